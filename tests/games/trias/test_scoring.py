"""T7, T8, T9  Points on the way and at the end, and who wins. Each test names its rules and vectors."""

from __future__ import annotations

import pytest

import pangea
from pangea.core.words import say
from pangea.games.trias.state import State

from . import drawn
from .positions import EDITION, after, legal, points_of, table


def scored(position: str, *moves: str) -> list[int]:
    """The points on the way after these moves."""
    state = after(table(position), *moves)
    return [int(points) for points in state.points[: state.players]]


class TestT7OnTheWay:
    def test_the_first_example(self) -> None:
        """T7.v1, T7.1, T7.4"""
        assert scored(drawn.FIRST_VECTOR, "lift 2,0", "put 5,0") == [2, 2, 1, 0]

    def test_the_second_example(self) -> None:
        """T7.v2, T7.4"""
        assert scored(drawn.SECOND_VECTOR, "lift 2,0", "put 5,0") == [2, 1, 0, 0]

    def test_swimmers_who_stand_on_the_tile_now_count(self) -> None:
        """T7.1, T3.7"""
        with_swimmers = drawn.SECOND_VECTOR.rstrip() + "\n" + " " * 27 + "~bbc\n"
        state = table(with_swimmers)
        assert "put 4,1" in legal(after(state, "lift 2,0"))
        assert scored(with_swimmers, "lift 2,0", "put 4,1") == [1, 2, 0, 0]
        assert scored(with_swimmers, "lift 2,0", "put 5,0") == [2, 1, 0, 0], "in the water they don't count"

    def test_not_the_part_with_the_south_pole(self) -> None:
        """T7.2"""
        position = "players 4; tiles 0,0:Pa -1,0:S -2,0:S -3,0:F 1,0:S 2,0:M 3,0:Faa 4,0:Sb"
        assert scored(position, "lift 2,0", "put -4,0") == [0, 0, 0, 0]
        assert scored(position, "lift 2,0", "put 5,0") == [2, 1, 0, 0]

    def test_not_if_parts_or_continents_are_joined(self) -> None:
        """T7.2"""
        assert scored(drawn.HUB, "lift 2,0", "put 3,0") == [0, 0, 0], "two new parts, not the pole's"
        assert scored(drawn.HUB, "lift 2,0", "put 4,-1") == [0, 2, 0]
        assert scored(drawn.HUB, "lift 2,0", "put 2,2") == [0, 0, 2]
        assert scored(drawn.TWO_CONTINENTS, "lift 2,0", "put 3,0") == [0, 0, 0], "with the eastern continent"
        assert scored(drawn.TWO_CONTINENTS, "lift 2,0", "put 4,-2") == [0, 2, 2]

    def test_not_if_nothing_was_split(self) -> None:
        """T7.2"""
        position = "players 4; tiles 0,0:P 3,0:Faa 4,0:Sb 3,1:M"
        assert scored(position, "lift 3,0", "put 5,-1") == [0, 0, 0, 0]

    def test_parts_of_any_continent_or_only_of_the_poles(self) -> None:
        """T7.3"""
        assert scored(drawn.FAR_SPLIT, "lift 4,0", "put 7,0") == [0, 2, 2]
        assert scored("splits pole; " + drawn.FAR_SPLIT, "lift 4,0", "put 7,0") == [0, 0, 0]
        assert scored("splits pole; " + drawn.FIRST_VECTOR, "lift 2,0", "put 5,0") == [2, 2, 1, 0]
        match = pangea.start("trias", players=3, seed=1, options={"splits": "pole"})
        assert match.record()["options"] == {"splits": "pole"}

    @pytest.mark.parametrize(
        ("herds", "points"),
        [
            ("Faaa 4,0:Fbbcc", [2, 1, 1, 0]),
            ("Faa 4,0:Fbbcc", [2, 2, 2, 0]),
            ("Fb 4,0:F", [0, 2, 0, 0]),
            ("F 4,0:F", [0, 0, 0, 0]),
            ("Faabb 4,0:Fccd", [2, 2, 2, 1]),
        ],
    )
    def test_most_and_second_most(self, herds: str, points: list[int]) -> None:
        """T7.4: everybody with the most, everybody with the second most, nobody without a herd."""
        assert scored(f"players 4; tiles 0,0:Pa 1,0:S 2,0:M 3,0:{herds}", "lift 2,0", "put 5,0") == points

    def test_a_scoring_explains_itself(self) -> None:
        """T7.4"""
        state = after(table(drawn.FIRST_VECTOR), "lift 2,0", "put 5,0")
        line = EDITION.explained(state)[0]
        assert (line.rule, line.points) == ("T7.4", (2, 2, 1, 0))
        told = say(line.phrase)
        assert "in the east (5,0; 4 tiles)" in told
        assert "Seat 0 with 3 herds, Seat 1 with 3 herds, Seat 2 with 2 herds and Seat 3 with 1 herd" in told

    def test_a_scoring_shows_the_tile_that_lies_there_now(self) -> None:
        """T7.4: none while it is in the air again."""
        state = after(table(drawn.FIRST_VECTOR), "lift 2,0", "put 5,0")
        (tile,) = EDITION.explained(state)[0].place
        assert state.place[tile] == state.scored_place[0]
        state.lifted = tile
        assert EDITION.explained(state)[0].place == ()

    def test_points_from_before_a_position_have_a_line(self) -> None:
        """T7.4"""
        lines = EDITION.explained(table("points 3 1 0; " + drawn.PENINSULA))
        assert lines[0].points == (3, 1, 0)


def continent(row: int, tiles: int, herds: str) -> str:
    """A row of forests with the herds on its first ones, apart from every other row."""
    groups = [herds[first : first + 4] for first in range(0, len(herds), 4)]
    return " ".join(f"{q},{row}:F{groups[q] if q < len(groups) else ''}" for q in range(tiles))


# The rulebooks' example 3: name, tiles, herds; points of black (a), white (b), cross (c) and grey (d).
EXAMPLE: tuple[tuple[str, int, str, list[int]], ...] = (
    ("A", 3, "aac", [3, 0, 2, 0]),
    ("B", 3, "bcd", [0, 2, 2, 2]),
    ("C", 7, "aacc", [6, 0, 6, 0]),
    ("D", 6, "bbcc", [0, 5, 5, 0]),
    ("E", 1, "bd", [0, 1, 0, 1]),
    ("F", 5, "add", [3, 0, 0, 5]),
    ("G", 4, "ab", [3, 3, 0, 0]),
    ("H", 5, "aabb", [4, 4, 0, 0]),
)


class TestT8FinalScoring:
    @pytest.mark.parametrize(
        ("tiles", "herds", "points"), [row[1:] for row in EXAMPLE], ids=[row[0] for row in EXAMPLE]
    )
    def test_each_continent_of_the_example(self, tiles: int, herds: str, points: list[int]) -> None:
        """T8.v1, T8.2, T8.3, T8.5"""
        assert points_of(table(f"players 4; tiles 0,0:P {continent(2, tiles, herds)}")) == points

    def test_the_example_as_a_whole(self) -> None:
        """T8.v1"""
        state = example()
        assert state.tiles == 35
        assert points_of(state) == [19, 15, 15, 8]
        assert EDITION.winners(state) == [0]

    def test_the_continent_of_the_pole_does_not_score(self) -> None:
        """T8.1"""
        assert points_of(table("tiles 0,0:Paa 1,0:Fab 2,0:S")) == [0, 0, 0]

    def test_first_second_and_alone(self) -> None:
        """T8.2"""
        assert points_of(table(f"tiles 0,0:P {continent(2, 5, 'aab')}")) == [5, 3, 0]
        assert points_of(table(f"tiles 0,0:P {continent(2, 5, 'a')}")) == [5, 0, 0]
        assert points_of(table(f"tiles 0,0:P {continent(2, 5, 'aaabbc')}")) == [5, 3, 0]

    def test_tied_firsts_share_and_nobody_else_scores(self) -> None:
        """T8.3"""
        assert points_of(table(f"tiles 0,0:P {continent(2, 4, 'aabbc')}")) == [3, 3, 0]
        assert points_of(table(f"tiles 0,0:P {continent(2, 4, 'abc')}")) == [2, 2, 2]

    def test_tied_seconds_share_the_half(self) -> None:
        """T8.4"""
        assert points_of(table(f"tiles 0,0:P {continent(2, 6, 'aabc')}")) == [6, 2, 2]
        five = table(f"players 5; tiles 0,0:P {continent(2, 5, 'aabcd')}")
        assert points_of(five) == [5, 1, 1, 1, 0]

    @pytest.mark.parametrize("tiles", range(1, 12))
    def test_shares_are_rounded_up(self, tiles: int) -> None:
        """T8.5: and rounding the half first would make no difference."""
        half = -(-tiles // 2)
        assert points_of(table(f"tiles 0,0:P {continent(2, tiles, 'aab')}"))[1] == half
        for seats in (2, 3, 4) if tiles == 1 else (2, 3, 4, 5):  # a forest feeds four
            tied = points_of(table(f"players 5; tiles 0,0:P {continent(2, tiles, 'abcde'[:seats])}"))
            assert tied[:seats] == [-(-(tiles + half) // seats)] * seats
            assert tied[:seats] == [-(-(3 * tiles) // (2 * seats))] * seats

    def test_swimmers_are_on_no_continent(self) -> None:
        """T8.1, T1.5"""
        assert points_of(table("tiles 0,0:P 3,0:Sa; swim 4,0:bbb")) == [1, 0, 0]

    def test_the_lines_name_their_rules_and_add_up(self) -> None:
        """T8.1 to T8.4"""
        state = example()
        lines = EDITION.explained(state)
        assert [line.rule for line in lines] == [
            "T8.1",
            "T8.2",
            "T8.3",
            "T8.3",
            "T8.3",
            "T8.3",
            "T8.2",
            "T8.3",
            "T8.3",
        ]
        assert [sum(line.points[seat] or 0 for line in lines) for seat in range(4)] == [19, 15, 15, 8]
        assert EDITION.explained(table(f"tiles 0,0:P {continent(2, 6, 'aabc')}"))[1].rule == "T8.4"
        assert "Seat 0 with 2 herds and Seat 2 with 1 herd" in say(lines[1].phrase)


def example() -> State:
    rows = " ".join(continent(2 * n + 2, tiles, herds) for n, (_, tiles, herds, _) in enumerate(EXAMPLE))
    return table(f"players 4; phase over; ap 0; tiles 0,0:P {rows}")


class TestT9TheWinner:
    def test_most_points(self) -> None:
        """T9.1"""
        assert EDITION.winners(table("phase over; ap 0; points 3 5 4; tiles 0,0:Paab 1,0:S")) == [1]

    def test_then_most_herds_in_reserve(self) -> None:
        """T9.1"""
        assert EDITION.winners(table("phase over; ap 0; points 5 5 4; tiles 0,0:Paab 1,0:S")) == [1]

    def test_then_most_continents_and_the_poles_counts(self) -> None:
        """T9.1: both have 13 in reserve and 4 points; seat 1 is on two continents, one of them the pole's."""
        state = table("phase over; ap 0; points 4 3 0; tiles 0,0:Paab 1,0:S 4,0:Fb; swim 9,9:c")
        assert points_of(state) == [4, 4, 0]
        assert EDITION.winners(state) == [1]

    def test_then_all_of_them(self) -> None:
        """T9.1"""
        state = table("phase over; ap 0; points 4 4 0; tiles 0,0:Pab 1,0:Sab 5,0:Fc")
        assert EDITION.winners(state) == [0, 1]
