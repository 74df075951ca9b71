"""What learners are shown, worked out a second time by NumPy, number by number: the same to the last bit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pangea.core.compiled import compiled_for
from pangea.core.contract import WATCHER
from pangea.games.planet.board.tables import COLUMN, TILE_HABITAT
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
    animals = np.zeros((45, 2 + SEATS))
    for card, animal in enumerate(state.animal):
        if animal >= 0:
            is_due = int(state.waiting) >> card & 1
            soon = max(int(COLUMN[state.surprise, card]) - int(state.round_now), 0) / 12
            owned = [one is not None and one == state.owner[card] for one in others]
            animals[animal] = [is_due, soon * is_due, *owned]
    return [
        *(flag for world in cover for habitat in world for flag in one_of(habitat, 5)),
        *(flag for tile in habitats for habitat in tile for flag in one_of(habitat, 5)),
        *flags(state.new_tiles, 50),
        *animals.ravel(),
        *one_of(state.habitat[seat] if seat >= 0 else -1, 5),
        *one_of(state.round_now - 1, 12),
        *seats(state, me),
        state.beginners,
        state.surprise,
    ]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("worked_out", [clans, genesis, planet], ids=lambda function: function.__name__)
def test_learners_are_shown_what_the_state_says(
    worked_out: Callable[[Any, int], list[Any]], players: int
) -> None:
    options = {"animals": "surprise"} if worked_out is planet and players == 4 else {}
    games = GameBatch(worked_out.__name__, 6, players, 3, options, tells=("observations",), restarts=False)
    features = compiled_for(games.edition).rules.features
    out = np.full(games.edition.game.feature_count, 9, np.float32)
    while (games.turn >= 0).any():
        for place in range(games.games):
            state = games.state(place)
            if games.turn[place] >= 0:
                shown = worked_out(state, int(games.turn[place]))
                assert games.observations[place].tobytes() == np.array(shown, np.float32).tobytes()
        features(games.state(0), WATCHER, out)
        assert out.tobytes() == np.array(worked_out(games.state(0), WATCHER), np.float32).tobytes()
        games.step(games.random_actions())
