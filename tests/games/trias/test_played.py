"""The played games that are kept: each shows what its name says, and the slow rules come to the same end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from pangea.core import records
from pangea.core.bits import has
from pangea.core.match import Match
from pangea.games.trias.board import CAPACITY, EDGE
from pangea.games.trias.state import Phase, State

from .positions import refused_by
from .reference import Table

PLAYED = sorted((Path(__file__).parent / "played").glob("*.json"))


def kept(name: str) -> Match:
    return records.load(Path(__file__).parent / "played" / f"{name}.json")


def steps(match: Match) -> Iterator[tuple[State, str, State]]:
    """Each move with the state before and after it."""
    for number, move in enumerate(match.moves):
        yield cast(State, match.position(number)), move, cast(State, match.position(number + 1))


def any_step(name: str, *wanted: str) -> bool:
    """Is there a move whose story has a line with all these words?"""
    match = kept(name)
    stories = (match.told(number) for number in range(len(match.moves)))
    return any(all(word in line for word in wanted) for story in stories for line in story)


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_the_slow_rules_come_to_the_same_end(path: Path) -> None:
    record = records.read(path.read_text(encoding="utf-8"))
    slow = Table(record["players"], record["options"].get("splits", "any"))
    for move in record["moves"]:
        assert move.split()[0] not in ("lift", "put") or move in slow.legal()
        slow.play(move)
    assert slow.stage == "over"
    assert slow.result() == record["points"]
    assert slow.winners() == record["winners"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("continents_joined", ["are joined into one"]),
        ("nothing_can_drift", ["can’t drift any tile"]),
        ("three_parts", ["breaks into 3 parts"]),
    ],
)
def test_a_story_tells_of_it(name: str, words: list[str]) -> None:
    """T3.6, T3.9"""
    assert any_step(name, *words)


@pytest.mark.parametrize(("phase", "name"), [(Phase.DRAWING, "1"), (Phase.REFILLING, "4")])
def test_the_meteorite_comes_both_ways(phase: Phase, name: str) -> None:
    """T6.2, T6.3"""
    match = kept(f"meteorite_in_phase_{name}")
    (before,) = [state for state, move, _ in steps(match) if move.endswith("meteorite")]
    assert before.phase == phase


def test_lakes_open_and_close() -> None:
    """T1.5, T3.5"""

    def inner(state: State) -> int:
        return sum(bool(state.wet[tile] & ~state.coast[tile]) for tile in range(state.tiles))

    opened = [move for before, move, after in steps(kept("lake_opened")) if inner(after) < inner(before) - 1]
    closed = [move for before, move, after in steps(kept("lake_closed")) if inner(after) > inner(before)]
    assert any(move.startswith("lift") for move in opened)
    assert any(move.startswith("put") for move in closed)


def test_tiles_get_crowded() -> None:
    """T3.7, T5.2: by one player, and by several."""

    def crowds(name: str) -> list[int]:
        return [
            int((state.herds[tile] > 0).sum())
            for _, _, state in steps(kept(name))
            for tile in range(state.tiles)
            if state.crowd[tile] > CAPACITY[state.terrain[tile]]
        ]

    assert crowds("crowded_tile")
    assert max(crowds("crowd_of_several_players")) > 1


def test_rescues_of_three_and_without_points() -> None:
    """T4.4"""
    moves = " ".join(move.split()[0] for move in kept("three_swimmers_saved_at_once").moves)
    assert "rescue rescue rescue" in moves
    without = steps(kept("a_rescue_without_points_goes_on"))
    assert any(move.startswith("rescue") and before.action_points == 0 for before, move, _ in without)


def test_another_terrain_and_another_continent() -> None:
    """T3.8, T7.3"""
    drifts = steps(kept("another_terrain_than_the_cards"))
    assert any(
        before.phase == Phase.LIFTING and before.terrain[after.lifted] != before.card
        for before, _, after in drifts
    )
    scorings = steps(kept("part_of_another_continent_scores"))
    assert any(after.scorings > before.scorings and not has(before.left, 0) for before, _, after in scorings)


def test_the_edge_of_the_table_can_be_reached() -> None:
    """T1.6: players who push outward together get there, and two drifts are refused that lead beyond it."""
    match = kept("edge_of_the_table")
    number = match.moves.index("put -2,-29")
    lifted = cast(State, match.position(number))
    assert [refused_by(lifted, f"put {place}") for place in ("-3,-29", "-4,-28")] == ["T1.6", "T1.6"]
    acting = cast(State, match.position(number + 1))
    assert max(acting.distance) == EDGE
    assert [refused_by(acting, f"lift {place}") for place in ("-2,-29", "-3,-28")] == ["T3.5", "T3.5"]


@pytest.mark.parametrize("name", ["shared_win", "tie_by_reserve", "tie_by_continents"])
def test_ties_are_broken(name: str) -> None:
    """T9.1"""
    record = kept(name).record()
    first = [seat for seat, points in enumerate(record["points"]) if points == max(record["points"])]
    assert len(first) > 1
    assert (record["winners"] == first) == (name == "shared_win") or len(record["winners"]) > 1
