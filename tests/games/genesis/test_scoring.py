"""The points of Genesis: areas, herds, places, ties, shares, and what counts more than once (G5 to G7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from pangea.core.words import languages, say
from pangea.games.genesis.board import COLUMNS, ROWS, name_of
from pangea.games.genesis.rules.areas import spaces_of
from pangea.games.genesis.rules.scoring import entry, ranked, shares
from pangea.games.genesis.state import State

from .positions import (
    DINOSAURS,
    EDITION,
    FOREST,
    HUMANS,
    MAMMALS,
    MOUNTAIN,
    REPTILES,
    SAVANNA,
    SWAMP,
    table,
    with_tiles,
)

VECTORS = table(
    """
    players 4; board
     Fm Fm Fm  o  .  .  .  .  .  . Sr  . Mr Mr
     Fd Fd Fh  o  .  .  .  .  .  . Sm  ^  . Mr
      .  .  .  .  .  .  ^  ^  .  .  .  .  .  .
      .  o  .  .  ^  .  .  .  .  ^  .  .  .  o
      .  . Sd Sd Sd Sm Sd  .  .  ^  .  .  .  .
      .  .  .  .  ^  .  .  o  .  .  .  .  .  .
      .  o  .  .  ^  ^  .  .  .  .  .  o  o  .
     Wh Wh Wd Wd Wh Wh Wr Wr  ^  .  .  .  .  .
      .  o  o  .  .  .  o  .  .  .  .  .  o  .
      .  .  .  .  .  .  .  .  .  .  .  .  .  .
    """
)


CROSS = "Fd c4 c3 b5 a5 c6 c7"
"""Three herds of two around c5."""
OWN_HERDS: list[tuple[list[str], list[int]]] = [
    ([f"{CROSS} d5 e5 f5 g5 h5", "Fr c5"], [0, 6, 0, 0]),
    ([f"{CROSS} d5 e5", "Fm c5"], [0, 6, 0, 0]),
    (["Fr c5 d5 e5 f5 g5", CROSS], [4, 2, 0, 0]),
    (["Fd c5 d5 e5 f5 g5", "Fm c4 c3 b5 a5", "Fr c6 c7"], [0, 4, 0, 0]),
]
"""G6.v5: herds and points by seat."""


@dataclass(frozen=True)
class Area:
    terrain: int
    spaces: tuple[int, ...]
    herds: tuple[tuple[int, int], ...]
    """The seat and the tiles of each herd."""
    factor: int


def areas_of(state: State) -> list[Area]:
    """The areas that count, as the facts have them."""
    facts: Any = EDITION.facts(state)
    areas = []
    for number in range(facts.areas):
        spaces = np.flatnonzero(facts.area == number)
        herds = Counter(facts.herd[spaces].tolist())
        sizes = [
            (int(facts.seat[np.flatnonzero(facts.herd == herd)[0]]), herds[herd]) for herd in sorted(herds)
        ]
        terrain, factor = int(facts.terrain[spaces[0]]), int(facts.area_factor[number])
        areas.append(Area(terrain, tuple(spaces.tolist()), tuple(sizes), factor))
    return areas


def area_of(state: State, terrain: int) -> Area:
    (area,) = (area for area in areas_of(state) if area.terrain == terrain)
    return area


def once(state: State, terrain: int) -> list[int]:
    """What the only area of a terrain gives each seat, counted once."""
    rows = np.zeros(ROWS, np.int16)
    for space in area_of(state, terrain).spaces:
        rows[space // COLUMNS] |= 1 << space % COLUMNS
    tally = shares(ranked(state, spaces_of(rows)), 1)
    return [int(entry(tally, seat)) for seat in range(4)]


def factors(state: State) -> dict[str, int]:
    """How many times each area counts, by its first space."""
    return {name_of(area.spaces[0]): area.factor for area in areas_of(state)}


class TestG5AreasAndHerds:
    def test_an_area_is_one_terrain_of_any_players_connected_side_by_side(self) -> None:
        """G5.1"""
        state = with_tiles("Fr a1", "Fd b1", "Fm b2", "Fh c3", "Sr a2")
        assert area_of(state, FOREST).spaces == (0, 1, 15), "c3 touches only at a corner"
        assert [area.terrain for area in areas_of(state)] == [FOREST]

    @pytest.mark.parametrize(
        ("tiles", "counts"), [("a1", 0), ("a1 b1", 0), ("a1 b1 c1", 1), ("a1 b1 b2 a2", 1)]
    )
    def test_only_areas_of_at_least_three_tiles_count(self, tiles: str, counts: int) -> None:
        """G5.1"""
        state = with_tiles(f"Fr {tiles}")
        assert len(areas_of(state)) == counts
        assert EDITION.points(state) == [18 * counts, 0, 0, 0]

    def test_areas_reach_from_row_to_row_over_the_whole_board(self) -> None:
        """G5.1: also from the 4th row to the 5th and from the 8th to the 9th; not from n to the next a."""
        state = with_tiles("Wr c3 c4 c5 c6 c7 c8 d8 d9 d10", "Sd m2 n2 a3")
        assert len(area_of(state, SWAMP).spaces) == 9
        assert [area.terrain for area in areas_of(state)] == [SWAMP]

    def test_a_herd_is_one_species_connected_within_an_area(self) -> None:
        """G5.2: a player may have several in an area, each for itself."""
        state = with_tiles("Fm a5 b5 d5 e5 f5", "Fr c5 g5")
        assert area_of(state, FOREST).herds == ((MAMMALS, 3), (MAMMALS, 2), (REPTILES, 1), (REPTILES, 1))
        assert EDITION.points(state) == [0, 0, 18, 0]

    def test_a_herd_does_not_reach_over_other_terrain(self) -> None:
        """G5.2: tiles of one species in different terrain are no herd."""
        state = with_tiles("Fr a1 b1", "Sr c1", "Fd a2 b2", "Fr c2")
        assert area_of(state, FOREST).herds == ((REPTILES, 2), (DINOSAURS, 2), (REPTILES, 1))


class TestG6Area:
    def test_vector_v1_first_and_second_place(self) -> None:
        """G6.v1, G6.1"""
        assert area_of(VECTORS, FOREST).herds == ((MAMMALS, 3), (DINOSAURS, 2), (HUMANS, 1))
        assert once(VECTORS, FOREST) == [0, 2, 4, 0]

    def test_vector_v2_tied_for_second(self) -> None:
        """G6.v2, G6.4"""
        assert area_of(VECTORS, SAVANNA).herds == ((DINOSAURS, 3), (DINOSAURS, 1), (MAMMALS, 1))
        assert once(VECTORS, SAVANNA) == [0, 5, 1, 0]

    def test_vector_v3_four_herds_tied_for_largest(self) -> None:
        """G6.v3, G6.3, G6.5: 6 for four herds is 1 each, and the humans have two of them."""
        assert area_of(VECTORS, SWAMP).herds == ((REPTILES, 2), (DINOSAURS, 2), (HUMANS, 2), (HUMANS, 2))
        assert once(VECTORS, SWAMP) == [1, 1, 0, 2]

    def test_vector_v4_a_herd_alone_and_a_savanna_of_two(self) -> None:
        """G6.v4, G6.2"""
        assert area_of(VECTORS, MOUNTAIN).herds == ((REPTILES, 3),)
        assert once(VECTORS, MOUNTAIN) == [6, 0, 0, 0]
        assert len([area for area in areas_of(VECTORS) if area.terrain == SAVANNA]) == 1

    def test_one_player_may_take_both_places(self) -> None:
        """G6.1"""
        state = with_tiles("Fr a5 b5 c5 e5 f5", "Fd d5")
        assert once(state, FOREST) == [6, 0, 0, 0]

    def test_tied_for_largest_nobody_else_scores(self) -> None:
        """G6.3"""
        state = with_tiles("Fh a5 b5 c5", "Fd d5 e5 f5", "Fr g5 h5")
        assert once(state, FOREST) == [0, 3, 0, 3]

    @pytest.mark.parametrize(
        ("herds", "points"),
        [
            (["Fr a5 b5", "Fd c5 d5"], [3, 3, 0, 0]),
            (["Fr a5", "Fd b5", "Fm c5"], [2, 2, 2, 0]),
            (["Fr a5", "Fd b5", "Fm c5", "Fh d5"], [1, 1, 1, 1]),
            (["Fr a5 c5 e5", "Fd b5 d5"], [3, 2, 0, 0]),
            (["Fr a5 c5 e5 g5", "Fd b5 d5 f5"], [0, 0, 0, 0]),
            (["Fr a5 b5", "Fd c5", "Fm d5", "Fh e5"], [4, 0, 0, 0]),
            (["Fr a5 b5 d5", "Fd c5"], [5, 1, 0, 0]),
        ],
    )
    def test_shares_go_to_each_herd_and_are_rounded_down(self, herds: list[str], points: list[int]) -> None:
        """G6.3, G6.4, G6.5"""
        assert once(with_tiles(*herds), FOREST) == points

    @pytest.mark.parametrize(("herds", "points"), OWN_HERDS)
    def test_vector_v5_who_ties_with_nobody_else_divides_nothing(
        self, herds: list[str], points: list[int]
    ) -> None:
        """G6.v5, G6.6"""
        assert once(with_tiles(*herds), FOREST) == points

    def test_the_whole_place_is_multiplied_too(self) -> None:
        """G6.6, G7.1: three times 4 and 2, or three times 6."""
        assert EDITION.points(with_tiles(*OWN_HERDS[0][0])) == [0, 18, 0, 0]
        assert EDITION.points(with_tiles(*OWN_HERDS[2][0])) == [12, 6, 0, 0]


class TestG7BiggestAreas:
    def test_vector_v1_a_whole_board(self) -> None:
        """G7.v1: humans 8, dinosaurs 18, mammals 10, reptiles 16."""
        assert factors(VECTORS) == {"a8": 3, "a1": 2, "c5": 2, "m1": 2}
        points = EDITION.points(VECTORS)
        assert points[HUMANS] == 8
        assert points[DINOSAURS] == 18
        assert points[MAMMALS] == 10
        assert points[REPTILES] == 16
        assert EDITION.winners(VECTORS) == [DINOSAURS]

    def test_the_largest_area_of_all_counts_three_times(self) -> None:
        """G7.1: 12 and 6, alone 18."""
        assert EDITION.points(with_tiles("Fr a5 b5 c5", "Fd d5")) == [12, 6, 0, 0]
        assert EDITION.points(with_tiles("Fr a5 b5 c5")) == [18, 0, 0, 0]

    def test_the_largest_of_each_other_terrain_counts_twice(self) -> None:
        """G7.2: 8 and 4, alone 12."""
        state = with_tiles("Fr a5 b5 c5 d5 e5", "Sd a10 b10 c10", "Sm d10", "Wh k1 k2 k3")
        assert factors(state) == {"a5": 3, "a10": 2, "k1": 2}
        assert EDITION.points(state) == [18, 8, 4, 12]

    def test_all_others_count_once_those_of_the_tripled_terrain_too(self) -> None:
        """G7.2"""
        state = with_tiles("Fr a5 b5 c5 d5 e5", "Fd a1 b1 c1 c2", "Sm a10 b10 c10 d10", "Sh k1 k2 k3")
        assert factors(state) == {"a5": 3, "a1": 1, "a10": 2, "k1": 1}
        assert EDITION.points(state) == [18, 6, 12, 6]

    def test_a_tie_for_the_largest_of_all_triples_none(self) -> None:
        """G7.3, G7.4: every terrain is one of the others then, and its single largest counts twice."""
        state = with_tiles("Fr a5 b5 c5 d5", "Sd a10 b10 c10 d10", "Wh k1 k2 k3")
        assert factors(state) == {"a5": 2, "a10": 2, "k1": 2}
        assert EDITION.points(state) == [12, 12, 0, 12]

    def test_a_tie_within_a_terrain_doubles_none_of_it(self) -> None:
        """G7.3"""
        state = with_tiles("Wr a5 b5 c5 d5", "Fd a10 b10 c10", "Fh k1 k2 k3")
        assert factors(state) == {"a5": 3, "a10": 1, "k1": 1}
        assert EDITION.points(state) == [18, 6, 0, 6]

    def test_a_tie_for_the_largest_of_all_within_one_terrain(self) -> None:
        """G7.3, G7.4: neither of the two counts more than once; the other terrains double all the same."""
        state = with_tiles("Fr a5 b5 c5 d5", "Fm a10 b10 c10 d10", "Sd k1 k2 k3")
        assert factors(state) == {"a5": 1, "a10": 1, "k1": 2}
        assert EDITION.points(state) == [6, 12, 6, 0]

    def test_places_are_multiplied_before_they_are_shared(self) -> None:
        """G7.5: four herds share 18, 4 each; doubled, three tied for second share 4, 1 each."""
        assert EDITION.points(with_tiles("Fr a5", "Fd b5", "Fm c5", "Fh d5")) == [4, 4, 4, 4]
        state = with_tiles("Wr a8 b8 c8 d8 e8 f8 g8", "Fr a5 b5", "Fd c5", "Fm d5", "Fh e5")
        assert factors(state) == {"a8": 3, "a5": 2}
        assert EDITION.points(state) == [18 + 8, 1, 1, 1]


class TestExplained:
    def test_every_area_has_its_line(self) -> None:
        """Area, size, herds, places, factor and shares; the terrain of the largest area first."""
        lines = EDITION.explained(VECTORS)
        assert [(line.rule, line.points) for line in lines] == [
            ("G7.1", (4, 4, 0, 8)),
            ("G7.2", (0, 4, 8, 0)),
            ("G7.2", (0, 10, 2, 0)),
            ("G7.2", (12, 0, 0, 0)),
        ]
        assert say(lines[0].phrase) == (
            "Area at a8 (swamp, 8 tiles, largest of all, counts three times). Herds: reptiles 2, "
            "dinosaurs 2, humans 2 and humans 2. The 4 largest share 18, which is 4 for each. "
            "Points: reptiles 4, dinosaurs 4 and humans 8."
        )
        assert lines[0].place == tuple(range(98, 106))

    def test_areas_that_count_once_name_the_rule_of_their_places(self) -> None:
        state = with_tiles(
            "Fr a5 b5 c5 d5 e5 f5",
            "Fd a1 b1 c1",
            "Fm a8 b8",
            "Fh c8",
            "Fm e10 f10",
            "Fr g10",
            "Fd h10",
            "Fh k1 k2",
            "Fd j1 j2",
        )
        assert {line.rule for line in EDITION.explained(state)} == {"G7.1", "G6.1", "G6.2", "G6.3", "G6.4"}

    def test_a_place_that_is_not_divided_is_told(self) -> None:
        """G6.6"""
        wide = "Fh d10 e10 f10 g10 h10 i10 j10 k10 l10 m10 n10 n9 n8"
        told = {}
        for herds, _ in OWN_HERDS[1:3]:
            state = with_tiles(*herds, wide)
            lines = [line for line in EDITION.explained(state) if line.rule == "G6.6"]
            told.update({say(line.phrase): line.points for line in lines})
        assert told == {
            "Area at c3 (forest, 9 tiles, counts once). Herds: dinosaurs 2, dinosaurs 2, dinosaurs 2, "
            "dinosaurs 2 and mammals 1. The 4 largest all belong to one player (dinosaurs), so nothing is "
            "divided: that player takes all 6. Points: dinosaurs 6.": (0, 6, 0, 0),
            "Area at c3 (forest, 11 tiles, counts once). Herds: reptiles 5, dinosaurs 2, dinosaurs 2 and "
            "dinosaurs 2. The largest gets 4; the 3 tied for second all belong to one player (dinosaurs), "
            "so nothing is divided: that player takes the whole 2. Points: reptiles 4 and dinosaurs 2.": (
                4,
                2,
                0,
                0,
            ),
        }

    def test_ties_that_cost_a_triple_or_a_double_are_told(self) -> None:
        """G7.3"""
        state = with_tiles("Fr a5 b5 c5 d5", "Fm a10 b10 c10 d10", "Sd k1 k2 k3")
        told = [say(line.phrase) for line in EDITION.explained(state) if line.rule == "G7.3"]
        assert told == [
            "2 areas tie for the largest of all, with 4 tiles each: none of them counts three times.",
            "2 areas tie for the largest (forest), with 4 tiles each: none of them counts twice.",
        ]

    @pytest.mark.parametrize("lang", languages())
    def test_the_lines_are_told_in_every_language(self, lang: str) -> None:
        nobody = with_tiles("Fr a5 c5 e5 g5", "Fd b5 d5 f5", "Fm a10 b10 c10 d10 e10 f10 g10 h10")
        for state in (VECTORS, nobody):
            assert all(say(line.phrase, lang) for line in EDITION.explained(state))
        assert say(EDITION.explained(nobody)[1].phrase).endswith("Points: nobody.")
