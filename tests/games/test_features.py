"""What learners are shown, worked out a second time, number by number: the same to the last bit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pangea.core.compiled import compiled_for
from pangea.core.contract import WATCHER
from pangea.games.planet.board.tables import COLUMN, TILE_HABITAT
from pangea.games.trias.board import MOST_TILES, axial
from pangea.simulate.batch import GameBatch

Numbers = NDArray[np.float64]
SEATS = 4


def flags(members: Any, size: int) -> list[int]:
    return [int(members) >> number & 1 for number in range(size)]


def one_of(one: Any, size: int) -> list[bool]:
    return [number == one for number in range(size)]


def round_the_table(state: Any, me: int) -> list[int | None]:
    """Seats, mine first, then clockwise; None for those that nobody sits in."""
    players = int(state.players)
    return [(me + step) % players if step < players else None for step in range(SEATS)]


def seats(state: Any, me: int) -> list[bool]:
    shown = round_the_table(state, me)
    return [seat is not None for seat in shown] + [seat == state.turn for seat in shown]


def clans(state: Any, seat: int) -> list[Any]:
    me = max(seat, 0)
    return [
        *(state.huts / 12).ravel(),
        *(state.group / 12),
        *flags(state.founding, 60),
        *one_of(state.villages, 12),
        *(state.points / 100),
        *one_of(state.clan[seat] if seat >= 0 else -1, 5),
        *(0 if other is None else state.tokens[other] / 12 for other in round_the_table(state, me)),
        *seats(state, me),
    ]


def genesis(state: Any, seat: int) -> list[Any]:
    me = max(seat, 0)
    nobody: Any = np.zeros(10, np.int64)
    others = round_the_table(state, me)
    sets = [state.free, *state.land, *(nobody if one is None else state.kin[one] for one in others)]
    return [
        *(flag for rows in sets for row in rows for flag in flags(row, 14)),
        *(left / 13 for one in others for left in (nobody[:4] if one is None else state.stock[one])),
        *one_of(state.dice[0], 5),
        *one_of(state.dice[1], 5),
        *flags(state.second, 4),
        *seats(state, me),
    ]


def planet(state: Any, seat: int) -> list[Any]:
    me = max(seat, 0)
    others = round_the_table(state, me)
    tiles = (*state.open_tiles, *state.leftover.ravel())
    habitats = [[-1] * 5 if tile < 0 else TILE_HABITAT[tile, 0] for tile in tiles]
    cover = [[-1] * 60 if one is None else state.cover[one] for one in others]
    due, soon, owners = np.zeros(45), np.zeros(45), np.zeros((45, SEATS))
    for card, animal in enumerate(state.animal):
        if animal >= 0:
            due[animal] = int(state.waiting) >> card & 1
            rounds = max(int(COLUMN[state.surprise, card]) - int(state.round_now), 0)
            soon[animal] = due[animal] * rounds / 12
            owners[animal] = [one is not None and one == state.owner[card] for one in others]
    return [
        *(portion == habitat for world in cover for habitat in range(5) for portion in world),
        *(flag for tile in habitats for habitat in tile for flag in one_of(habitat, 5)),
        *flags(state.new_tiles, 50),
        *due,
        *soon,
        *owners.ravel(),
        *one_of(state.habitat[seat] if seat >= 0 else -1, 5),
        *one_of(state.round_now - 1, 12),
        *seats(state, me),
        state.beginners,
        state.surprise,
    ]


def trias(state: Any, seat: int) -> list[Any]:
    me, players, tiles = max(seat, 0), int(state.players), range(MOST_TILES)
    others = [(me + step) % players if step < players else None for step in range(5)]
    there = [tile < state.tiles for tile in tiles]
    places = [[*axial(place)] for place in state.place]
    swims = [[*axial(place)] for place in state.swim_place]
    pole = [is_there and state.continent[tile] == state.continent[0] for tile, is_there in enumerate(there)]
    land = [0 if tile == state.lifted or not there[tile] else ~int(state.wet[tile]) for tile in tiles]
    nobody: Any = np.zeros(MOST_TILES)
    return [
        *(there[tile] and state.terrain[tile] == terrain for terrain in range(4) for tile in tiles),
        *(place[axis] / 10 for axis in range(2) for place in places),
        *one_of(state.lifted, MOST_TILES),
        *flags(state.loose, MOST_TILES),
        *flags(state.roomy, MOST_TILES),
        *(state.spent / 4),
        *pole,
        *(land[tile] >> side & 1 for side in range(6) for tile in tiles),
        *(int(state.coast[tile]) >> side & 1 for side in range(6) for tile in tiles),
        *(herds / 4 for one in others for herds in (nobody if one is None else state.herds[:, one])),
        *(place[axis] / 10 for axis in range(2) for place in swims),
        *(herds / 4 for one in others for herds in (nobody[:10] if one is None else state.swimmers[:, one])),
        *one_of(state.phase, 10),
        state.action_points / 4,
        state.rescues / 2,
        state.last_turns / 5,
        *one_of(state.card, 3),
        *one_of(state.hand[me] if seat >= 0 else -1, 3),
        *(state.played / 12).ravel(),
        *(one is not None and state.back[one] == back for one in others for back in range(3)),
        *(0 if one is None else state.reserve[one] / 15 for one in others),
        *(0 if one is None else state.points[one] / 10 for one in others),
        *(one is not None for one in others),
        *(one is not None and one == state.turn for one in others),
    ]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("worked_out", [clans, genesis, planet, trias], ids=lambda one: one.__name__)
def test_learners_are_shown_what_the_state_says(
    worked_out: Callable[[Any, int], list[Any]], players: int
) -> None:
    """In the first game at every step, and in the others by turns."""
    options = {"animals": "surprise"} if worked_out is planet and players == 4 else {}
    games = GameBatch(worked_out.__name__, 12, players, 3, options, tells=("observations",), restarts=False)
    fast = compiled_for(games.edition).fast_edition
    step = 0
    while (games.turn >= 0).any():
        for place in {0, step % games.games}:
            state, seat = games.state(place), int(games.turn[place])
            if seat >= 0:
                shown = worked_out(state, seat)
                assert games.observations[place].tobytes() == np.array(shown, np.float32).tobytes()
        state = games.state(step % games.games)
        watched = fast.observation(state, WATCHER)
        assert watched.tobytes() == np.array(worked_out(state, WATCHER), np.float32).tobytes()
        games.step(games.random_actions())
        step += 1
