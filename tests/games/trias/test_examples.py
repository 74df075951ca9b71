"""The examples 1 and 2 of the rules, from the positions that the pictures of the rules show."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pangea.core.bits import count_of
from pangea.games.trias.state import State

from .positions import after, legal, refused_by, swimmers_at, table

_TOLD = Path(__file__).parents[3] / "tools" / "examples" / "trias.toml"
EXAMPLES = {told["name"]: told for told in tomllib.loads(_TOLD.read_text(encoding="utf-8"))["example"]}


def places(name: str) -> dict[str, list[str]]:
    """The letters of a picture, each with its hexes."""
    letters: dict[str, list[str]] = EXAMPLES[name]["letters"]
    return letters


def continents(state: State) -> list[int]:
    tiles = {
        int(state.continent[tile]): int(state.land[state.continent[tile]]) for tile in range(state.tiles)
    }
    return sorted(count_of(land) for land in tiles.values())


def scored(state: State, place: str) -> tuple[list[int], int]:
    """The points for putting the lifted tile there, and the size of the continent that scores; 0 for none."""
    now = after(state, f"put {place}")
    return [int(points) for points in now.points[: now.players]], int(now.scored_size[0])


class TestExample1:
    """T3.3, T3.5: continents of 11, 2 and 3 tiles; black, seat 0, must drift a steppe."""

    state = table(EXAMPLES["lift"]["position"])

    def test_the_continents(self) -> None:
        assert continents(self.state) == [2, 3, 11]

    def test_what_may_be_lifted(self) -> None:
        """T3.2, T3.3: a steppe of the continents of 11 and of 2 tiles."""
        assert legal(self.state) == {"lift 2,-1", "lift -1,2", "lift -4,1"}

    def test_not_the_tile_that_borders_no_outer_sea(self) -> None:
        """T3.3"""
        (place,) = places("lift")["X"]
        assert refused_by(self.state, f"lift {place}") == "T3.3"

    def test_not_a_tile_of_the_continent_without_black(self) -> None:
        """T3.3"""
        assert refused_by(self.state, "lift 5,-3") == "T3.3"

    def test_it_goes_farther_out_and_stays_with_its_continent(self) -> None:
        """T3.5: of the continent of 2 tiles, to a hex beside the other one."""
        assert legal(after(self.state, "lift -4,1")) == {"put -5,2", "put -5,3"}


class TestExample2:
    """T7.1, T7.2, T7.4: black, seat 0, lifts a tile that holds three parts together."""

    state = after(table(EXAMPLES["three-parts"]["position"]), "lift 2,0")

    def test_its_herd_swims(self) -> None:
        """T3.4"""
        assert swimmers_at(self.state, 2, 0) == [0, 1, 0, 0]

    def test_it_may_go_to_the_lettered_hexes_and_nowhere_else(self) -> None:
        """T3.5"""
        lettered = [place for some in places("three-parts").values() for place in some]
        assert legal(self.state) == {f"put {place}" for place in lettered}
        assert refused_by(self.state, "put 2,-1") == "T3.5", "no farther from the South Pole"
        assert refused_by(self.state, "put 5,0") == "T3.5", "beside none of the parts"

    def test_the_part_with_the_south_pole_does_not_score(self) -> None:
        """T7.2"""
        assert [scored(self.state, place) for place in places("three-parts")["A"]] == [([0, 0, 0, 0], 0)] * 4

    def test_a_new_continent_of_4_tiles_scores(self) -> None:
        """T7.v1, T7.1, T7.4: cross and grey have three herds each, white two, black one."""
        assert [scored(self.state, place) for place in places("three-parts")["B"]] == [([0, 1, 2, 2], 4)] * 7

    def test_a_new_continent_of_3_tiles_scores(self) -> None:
        """T7.v2, T7.1, T7.4: black has two herds, white one."""
        assert [scored(self.state, place) for place in places("three-parts")["C"]] == [([2, 1, 0, 0], 3)] * 4

    def test_a_tile_that_joins_two_continents_scores_nothing(self) -> None:
        """T7.2: two new parts, or one of them with the South Pole's."""
        assert [scored(self.state, place) for place in places("three-parts")["D"]] == [([0, 0, 0, 0], 0)] * 2
