"""C5, C6, C7.3  Strife in a new village, what it is worth in its epoch, and whom its points belong to."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import bit, has
from pangea.core.contract import Flags, Points
from pangea.core.kernel import rule
from pangea.core.scoring import compare_seat
from pangea.games.clans.board import CLANS, VILLAGES, Terrain, Territory, every_clan, terrain_of
from pangea.games.clans.state import NO_CLAN, State

EVERY, NONE = range(len(Terrain)), ()
EPOCHS = (  # C6.1, C6.2: villages, favourable terrain, hostile terrain, bonus
    (4, (Terrain.FOREST,), (Terrain.MOUNTAIN,), 1),
    (3, (Terrain.MOUNTAIN,), (Terrain.PLAIN,), 2),
    (2, (Terrain.STEPPE,), (Terrain.FOREST,), 3),
    (2, (Terrain.PLAIN,), (Terrain.STEPPE,), 4),
    (1, EVERY, NONE, 5),
)
TOKENS_IN = np.array([villages for villages, _, _, _ in EPOCHS], np.int64)
LAST_EPOCH = len(EPOCHS) - 1
EVERY_CLAN = (1 << CLANS) - 1
EPOCH_OF = np.repeat(np.arange(len(EPOCHS)), [villages for villages, _, _, _ in EPOCHS])
BONUS = np.array([[bonus * (land in good) for land in Terrain] for _, good, _, bonus in EPOCHS], np.int64)
HOSTILE = np.array([[land in bad for land in Terrain] for _, _, bad, _ in EPOCHS], np.bool_)


@rule
def clans_in(state: State, territory: Territory) -> int:
    """The clans that have huts there."""
    clans = 0
    for clan in every_clan():
        if state.huts[territory, clan] > 0:
            clans |= 1 << clan
    return clans


@rule
def settle_strife(state: State, village: Territory) -> None:
    """C5.1  Where all five clans meet, every clan with a single hut loses it."""
    if clans_in(state, village) == EVERY_CLAN:
        for clan in every_clan():
            if state.huts[village, clan] == 1:
                state.huts[village, clan] = 0
                state.group[village] -= 1
                state.village_lost[state.villages] |= 1 << clan
        if state.group[village] == 0:
            state.settled &= ~bit(village)  # C5.2: five single huts, and nobody is left


@rule
def epoch_now(state: State) -> int:
    """C6.1  The epoch of the next village: an epoch ends when its tokens are taken."""
    return EPOCH_OF[min(int(state.villages), VILLAGES - 1)]


@rule
def is_hostile(state: State, territory: Territory) -> bool:
    return HOSTILE[epoch_now(state), terrain_of(territory)]


@rule
def value_of(state: State, village: Territory) -> int:
    """C6.3  Its huts, and the epoch's bonus on favourable terrain; nothing on hostile terrain."""
    if is_hostile(state, village) or state.group[village] == 0:
        return 0
    return int(state.group[village]) + BONUS[epoch_now(state), terrain_of(village)]


@rule
def score_village(state: State, village: Territory) -> None:
    """C6.4  Every clan in the village gets its whole value, however many huts it has there."""
    number = int(state.villages)
    value = value_of(state, village)
    clans = clans_in(state, village)
    state.village_huts[number] = state.group[village]
    state.village_value[number] = value
    state.village_clans[number] = clans
    for clan in every_clan():
        state.points[clan] += value if has(clans, clan) else 0
    if is_hostile(state, village):
        destroy(state, village)


@rule
def destroy(state: State, village: Territory) -> None:
    """C6.3  On hostile terrain all huts are taken off the board."""
    for clan in every_clan():
        state.huts[village, clan] = 0
    state.group[village] = 0
    state.settled &= ~bit(village)


@rule
def total_of(state: State, seat: int) -> int:
    """C7.3  The points of one's own clan, and one for each token."""
    if state.clan[seat] == NO_CLAN:
        return int(state.tokens[seat])
    return int(state.points[state.clan[seat]]) + int(state.tokens[seat])


@rule
def points(state: State, out: Points) -> None:
    for seat in range(state.players):
        out[seat] = total_of(state, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """C7.3, C7.4  Most points; tied seats all win."""
    best = 0
    for seat in range(state.players):
        best = compare_seat(seat, total_of(state, seat), best, out)
