"""What is shown of a position beyond what lies on the table: the same that the score and the state say."""

from __future__ import annotations

from typing import Any

import pytest

from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.edition import Edition
from pangea.games.genesis.board import COLUMNS, SPACES, TERRAIN_NAMES, USUAL
from pangea.games.genesis.facts import NONE
from pangea.games.genesis.state import State

from .positions import DINOSAURS, EDITION, FOREST, REPTILES, WIDE, after, legal, table, with_tiles


@pytest.mark.parametrize("players", [2, 3, 4])
def test_areas_are_those_of_the_score_in_its_order(players: int) -> None:
    state: Any = EDITION.lay_out(players, {})
    random = random_from(players)
    while EDITION.rules.to_move(state) != OVER:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        if state.second == 0:
            assert_areas_fit_the_score(state, players)


def assert_areas_fit_the_score(state: State, players: int) -> None:
    facts: Any = EDITION.facts(state)
    lines = [line for line in EDITION.explained(state) if line.rule != "G7.3"]
    assert len(lines) == facts.areas
    for number, line in enumerate(lines):
        spaces = [space for space in range(SPACES) if facts.area[space] == number]
        assert spaces == list(line.place)
        assert len({facts.terrain[space] for space in spaces}) == 1
        assert facts.area_points[number, :players].tolist() == list(line.points)
    assert facts.points[:players].tolist() == EDITION.points(state)
    assert all((facts.herd[space] == NONE) == (facts.area[space] == NONE) for space in range(SPACES))


def test_every_tile_is_shown_with_its_terrain_its_seat_and_its_herd() -> None:
    facts: Any = EDITION.facts(with_tiles("Fr a1 b1", "Fd c1", "Sd n10", players=3))
    tiles = [(space, facts.terrain[space], facts.seat[space]) for space in (0, 1, 2, SPACES - 1)]
    assert tiles == [
        (0, FOREST, REPTILES),
        (1, FOREST, REPTILES),
        (2, FOREST, DINOSAURS),
        (139, 1, DINOSAURS),
    ]
    assert (facts.terrain == NONE).sum() == (facts.seat == NONE).sum() == SPACES - 4
    assert facts.area[[0, 1, 2, 139]].tolist() == [0, 0, 0, NONE]
    assert facts.herd[[0, 1, 2, 139]].tolist() == [0, 0, 1, NONE]
    assert facts.area_factor[0] == 3


def test_with_two_players_only_the_columns_left_of_the_river_are_in_play() -> None:
    """G2.1: on any board."""
    wide = Edition(EDITION.game, WIDE)
    columns = [
        edition.facts(table(f"players {players}", edition)).columns  # type: ignore[attr-defined]
        for edition in (EDITION, wide)
        for players in (2, 3)
    ]
    assert columns == [USUAL.river, COLUMNS, WIDE["river"], COLUMNS]


def closing(state: State) -> set[str]:
    facts: Any = EDITION.facts(state)
    return {name for terrain, name in enumerate(TERRAIN_NAMES) if facts.closing >> terrain & 1}


def test_a_tile_that_would_end_the_turn_is_known_before_it_is_placed() -> None:
    """G3.3, G3.4: two forest dice and one forest left; after it the second die is free."""
    twelve = "Fr a1 b1 c1 a2 b2 c2 a3 b3 c3 d3 e3 f3"
    state = with_tiles(twelve, players=2, dice="forest forest")
    assert closing(state) == {"savanna", "mountain", "swamp"}
    assert after(state, "swamp k10").turn == 1
    assert after(state, "forest k10").turn == 0
    assert closing(after(state, "forest k10")) == set(), "the second tile ends the turn in any case"
    assert closing(with_tiles(twelve, players=2)) == set(), "the dice are not rolled yet"


@pytest.mark.parametrize("dice", ["forest forest", "forest swamp", "mountain wild", "savanna swamp"])
@pytest.mark.parametrize("forests", [0, 12, 13])
def test_the_tiles_that_end_the_turn_are_those_that_do(dice: str, forests: int) -> None:
    """G3.1, G3.3, G3.4"""
    spaces = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "d3", "e3", "f3", "a4"][:forests]
    state = with_tiles(f"Fr {' '.join(spaces)}", players=2, dice=dice)
    ends = {move.split()[0] for move in legal(state) if after(state, move).turn == 1}
    assert closing(state) == ends
