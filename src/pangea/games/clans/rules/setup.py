"""C2  The set-up: huts on every territory, a card for every seat."""

from __future__ import annotations

from pangea.core.bits import bit, has
from pangea.core.contract import Options
from pangea.core.kernel import rule
from pangea.games.clans.board import (
    EVERY_PAIR,
    PAIR_SETS,
    TERRITORIES,
    Clan,
    Territory,
    region_of,
)
from pangea.games.clans.moves import laying
from pangea.games.clans.state import NO_CLAN, SEATS, State


@rule
def setup(state: State, players: int, options: Options) -> None:
    state.players = players
    for seat in range(SEATS):
        state.clan[seat] = NO_CLAN


@rule
def is_set_up(state: State) -> bool:
    return state.dealt == TERRITORIES + state.players


@rule
def huts_are_laid(state: State) -> bool:
    return state.dealt >= TERRITORIES


@rule
def next_place(state: State) -> Territory:
    """The territory that the next hut is laid on."""
    return Territory(int(state.dealt))


@rule
def next_seat(state: State) -> int:
    """The seat that the next clan card goes to."""
    return int(state.dealt) - TERRITORIES


@rule
def may_be_laid(state: State, territory: Territory, clan: Clan) -> bool:
    """C2.1  Territory by territory; in a region every clan has one hut."""
    return territory == next_place(state) and not has(state.laid[region_of(territory)], clan)


@rule
def hut_in(state: State, move: int) -> Clan:
    """The clan of the hut that a move lays on the next territory."""
    return Clan(move - laying(next_place(state), Clan(0)))


@rule
def lay_hut(state: State, territory: Territory, clan: Clan) -> None:
    state.laid[region_of(territory)] |= 1 << clan
    state.huts[territory, clan] = 1
    state.group[territory] = 1
    state.dealt += 1
    if huts_are_laid(state):
        state.settled = bit(TERRITORIES) - 1
        for part in range(PAIR_SETS):
            state.contacts[part] = EVERY_PAIR[part]


@rule
def may_be_dealt(state: State, seat: int, clan: Clan) -> bool:
    """C2.2  Seat by seat, one of the cards that are left."""
    if not huts_are_laid(state) or is_set_up(state) or seat != next_seat(state):
        return False
    for other in range(seat):
        if state.clan[other] == clan:
            return False
    return True


@rule
def deal_clan(state: State, seat: int, clan: Clan) -> None:
    state.clan[seat] = clan
    state.dealt += 1
