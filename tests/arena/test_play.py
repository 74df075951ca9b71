"""A tournament comes out the same on any number of processes, and after any interruption."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import pytest

from pangea import arena
from pangea.arena import Result, Tournament
from pangea.arena.ratings import standings
from pangea.arena.workers import Lost
from pangea.core.errors import BadRecord, BadTable, PangeaError

from . import strange_bots


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    return Tournament("clans", ["mute", "random", "babbling"], players=2, games=12, make=strange_bots.make)


@pytest.fixture(scope="module")
def results(tournament: Tournament) -> list[Result]:
    """What one process plays, without a file."""
    return list(arena.play(tournament))


def in_order(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.fixture.number)


def test_every_match_is_played_once(tournament: Tournament, results: list[Result]) -> None:
    assert [result.fixture for result in results] == [tournament.fixture(number) for number in range(12)]


def test_several_processes_give_the_same_results() -> None:
    tournament = Tournament("clans", ["greedy", "random", "search:20"], players=2, games=6)
    assert in_order(arena.play(tournament, jobs=2)) == list(arena.play(tournament))
    assert multiprocessing.active_children() == []


def test_a_tournament_goes_on_where_it_was_interrupted(
    tournament: Tournament, results: list[Result], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    playing = arena.play(tournament, file)
    first = list(islice(playing, 5))
    playing.close()
    assert len(file.read_text().splitlines()) == 1 + 5
    again = list(arena.play(tournament, file))
    assert again[:5] == first
    assert in_order(again) == results
    assert standings(again) == standings(results)
    assert len(file.read_text().splitlines()) == 1 + 12


def test_processes_that_are_interrupted_are_gone(tournament: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    playing = arena.play(tournament, file, jobs=2)
    next(playing)
    assert len(multiprocessing.active_children()) == 2
    playing.close()
    assert multiprocessing.active_children() == []
    assert len(file.read_text().splitlines()) >= 2


def test_who_is_interrupted_closes_the_door(tmp_path: Path) -> None:
    door = f"door:{tmp_path}"
    playing = arena.play(Tournament("clans", [door, "random"], games=1000, make=strange_bots.make), jobs=2)
    next(playing)
    while not any(tmp_path.iterdir()):
        next(playing)
    playing.close()
    assert list(tmp_path.iterdir()) == []


def test_what_is_on_file_is_not_played_again(
    tournament: Tournament, results: list[Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    list(arena.play(tournament, file))
    written = file.read_bytes()
    monkeypatch.delattr(Tournament, "play")
    assert in_order(arena.play(tournament, file)) == results
    assert file.read_bytes() == written


def test_a_line_that_broke_off_is_played_again(
    tournament: Tournament, results: list[Result], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    list(arena.play(tournament, file))
    whole = file.read_bytes()
    for length in (0, 10, whole.index(b"\n") + 1, len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:length])
        assert in_order(arena.play(tournament, file)) == results
        assert sorted(file.read_bytes().splitlines()) == sorted(whole.splitlines())


def test_more_games_are_added_and_fewer_are_taken_from_the_file(
    tournament: Tournament, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    small = Tournament("clans", tournament.bots, players=2, games=6, make=strange_bots.make)
    few = list(arena.play(small, file))
    assert list(arena.play(tournament, file))[:6] == few
    assert list(arena.play(small, file)) == few


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Tournament("clans", ["greedy", "random"], seed=2), "its “seed” is 1, not 2"),
        (Tournament("clans", ["random", "greedy"]), "its “bots” is"),
        (Tournament("clans", ["greedy", "random"], players=3), "its “players” is 2, not 3"),
    ],
)
def test_results_of_another_tournament_are_refused(other: Tournament, said: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(arena.play(Tournament("clans", ["greedy", "random"], games=2), file))
    written = file.read_bytes()
    with pytest.raises(BadTable, match=said):
        arena.play(other, file)
    assert file.read_bytes() == written


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", '{"pangea": 1}\n', "[1]\n", "\x00\xff"])
def test_somebody_elses_file_is_left_alone(tournament: Tournament, tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadTable, match="not a file of arena results"):
        arena.play(tournament, file)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["greedy", "greedy"]},
        {"match": -1},
        {"match": "first"},
        {"points": [1, 2, 3]},
        {"points": ["many", "few"]},
        {"winners": [2]},
        {"lapses": [{"seat": 0}]},
        {"applause": 1},
        {"seed": 1},
    ],
    ids="-".join,
)
def test_a_result_that_was_tampered_with_is_refused(
    tournament: Tournament, tmp_path: Path, change: dict[str, object]
) -> None:
    file = tmp_path / "results.jsonl"
    list(islice(arena.play(tournament, file), 2))
    head, first, *rest = file.read_text().splitlines()
    file.write_text("\n".join([head, json.dumps({**json.loads(first), **change}), *rest, ""]))
    with pytest.raises(BadRecord, match="record 2: this is not the result of a match of this tournament"):
        arena.play(tournament, file)


def test_a_place_without_room_for_results_is_named(tournament: Tournament, tmp_path: Path) -> None:
    with pytest.raises(PangeaError, match=r"can’t be kept in .*nowhere"):
        list(arena.play(tournament, tmp_path / "nowhere" / "results.jsonl"))
    with pytest.raises(PangeaError, match="can’t be kept in"):
        list(arena.play(tournament, tmp_path))


def test_lapses_are_kept_with_their_reasons(tmp_path: Path) -> None:
    strange = Tournament("clans", ["crashing", "mute"], games=2, make=strange_bots.make)
    played = list(arena.play(strange, tmp_path / "results.jsonl"))
    assert [len(result.outcome.lapses) for result in played] == [2, 2]
    assert list(arena.play(strange, tmp_path / "results.jsonl")) == played


def test_bots_of_ones_own_play_in_other_processes_too() -> None:
    strange = Tournament("clans", ["crashing", "mute"], games=2, make=strange_bots.make)
    assert in_order(arena.play(strange, jobs=2)) == in_order(arena.play(strange))


def test_a_process_that_is_lost_is_told(tmp_path: Path) -> None:
    strange = Tournament("clans", ["vanishing", "random"], games=2, make=strange_bots.make)
    with pytest.raises(Lost, match=r"in the middle of a match \(exit code 3\)"):
        list(arena.play(strange, jobs=2))
    assert multiprocessing.active_children() == []


def test_what_a_process_refuses_is_refused_here() -> None:
    strange = Tournament("clans", ["homebody", "random"], games=2, make=strange_bots.make)
    with pytest.raises(BadTable, match="There is no bot called “homebody”"):
        list(arena.play(strange, jobs=2))
