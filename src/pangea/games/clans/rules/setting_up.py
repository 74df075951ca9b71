"""C2  The set-up: huts on every territory, a card for every seat."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.clans.board import BORDERS, TERRITORIES, Clan, Territory, bit, has, region_of
from pangea.games.clans.state import State


@rule
def is_set_up(state: State) -> bool:
    return state.dealt == TERRITORIES + state.players


@rule
def huts_are_laid(state: State) -> bool:
    return state.dealt >= TERRITORIES


@rule
def next_place(state: State) -> Territory:
    """The territory that the next hut is laid on."""
    return int(state.dealt)  # type: ignore[return-value]


@rule
def next_seat(state: State) -> int:
    """The seat that the next clan card goes to."""
    return int(state.dealt) - TERRITORIES


@rule
def may_be_laid(state: State, territory: Territory, clan: Clan) -> bool:
    """C2.1  Territory by territory; in a region every clan has one hut."""
    return territory == next_place(state) and not has(state.laid[region_of(territory)], clan)


@rule
def lay_hut(state: State, territory: Territory, clan: Clan) -> None:
    state.laid[region_of(territory)] |= 1 << clan
    state.huts[territory, clan] = 1
    state.group[territory] = 1
    state.dealt += 1
    if huts_are_laid(state):
        # Every territory has a hut now, so every border is one between huts. Each is listed both ways.
        state.settled = bit(TERRITORIES) - 1
        state.contacts = BORDERS // 2


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
