"""C2  The set-up: huts on every territory, a card for every seat."""

from __future__ import annotations

import numpy as np

from pangea.core.chance import Random, below
from pangea.core.kernel import rule
from pangea.games.clans.board import (
    CLANS,
    EVERY_PAIR,
    PAIR_SETS,
    TERRITORIES,
    Clan,
    Territory,
    bare_of_region,
    bit,
    has,
    region_of,
)
from pangea.games.clans.moves import laying
from pangea.games.clans.state import State

MISSING = np.array(  # MISSING[clans, n]: the n-th of the clans that are not in the set
    [([clan for clan in range(CLANS) if not clans >> clan & 1] + [0] * 8)[:8] for clans in range(1 << CLANS)],
    np.int64,
)


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
def any_hut(state: State, random: Random) -> Clan:
    """C2.1  A hut for the next territory, of one of the clans that have none in its region."""
    territory = next_place(state)
    clans = int(state.laid[region_of(territory)]) & 31
    return MISSING[clans, below(random, bare_of_region(territory)) & 7]


@rule
def hut_in(state: State, move: int) -> Clan:
    """The clan of the hut that a move lays on the next territory."""
    return move - laying(next_place(state), 0)  # type: ignore[arg-type,return-value]


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
