"""Games in writing: every one once, whatever breaks off, and nothing of anybody else's is touched."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from pangea import arena
from pangea.arena import Tournament
from pangea.arena.results import ResultsNotKept
from pangea.core import records
from pangea.core.edition import Edition
from pangea.core.errors import BadRecord, BadTable
from pangea.core.words import languages

from . import strange_bots


@pytest.fixture
def tournament() -> Tournament:
    return Tournament("clans", ["mute", "random"], games=6, make=strange_bots.make)


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    return tmp_path / "results.jsonl", tmp_path / "games.jsonl"


def kept(file: Path) -> list[dict[str, Any]]:
    return [records.read(line) for line in file.read_text().splitlines()]


def test_a_record_says_who_played_and_from_which_seed(
    tournament: Tournament, files: tuple[Path, Path]
) -> None:
    _, games = files
    results = list(arena.play(tournament, records=games))
    assert all(result.record is None for result in results), "what is written is not kept in memory as well"
    for result, record in zip(results, kept(games), strict=True):
        assert record["bots"] == list(result.fixture.seats)
        assert record["match"] == result.fixture.number
        assert record["content_hash"] == tournament.edition.content_hash
        assert record["seed"] == str(result.fixture.seed)
        assert record["software"].startswith("pangea ")
        assert tuple(record["points"]) == result.outcome.points
        assert len(record["moves"]) == result.outcome.moves
        match = records.replayed(record, lambda *_: tournament.edition)
        assert match.is_over
        assert records.redrawn(record, lambda *_: tournament.edition) == 62


@pytest.mark.parametrize("broken", ["", "half a line", "no result"])
def test_it_goes_on_where_it_stopped(tournament: Tournament, files: tuple[Path, Path], broken: str) -> None:
    results, games = files
    whole = games.with_name("whole.jsonl")
    list(arena.play(tournament, records=whole))
    playing = arena.play(tournament, results, records=games)
    list(islice(playing, 3))
    playing.close()
    if broken == "half a line":
        games.write_text(games.read_text() + whole.read_text().splitlines()[3][:500])
    if broken == "no result":
        results.write_text("".join(results.read_text().splitlines(keepends=True)[:-1]))
    list(arena.play(tournament, results, records=games))
    assert games.read_text() == whole.read_text()


def test_several_processes_write_the_same_games(files: tuple[Path, Path]) -> None:
    _, games = files
    tournament = Tournament("clans", ["greedy", "random"], games=4)
    list(arena.play(tournament, records=games, jobs=2))
    other = games.with_name("one.jsonl")
    list(arena.play(tournament, records=other))
    assert sorted(games.read_text().splitlines()) == sorted(other.read_text().splitlines())


def test_a_file_that_is_there_is_not_touched(tournament: Tournament, files: tuple[Path, Path]) -> None:
    results, games = files
    games.write_text("my diary\n")
    with pytest.raises(BadTable, match="is there already"):
        arena.play(tournament, records=games)
    with pytest.raises(BadTable, match="something other than the games of this tournament"):
        arena.play(tournament, results, records=games)
    other = Tournament("clans", ["mute", "random"], games=6, seed=2, make=strange_bots.make)
    mine = games.with_name("mine.jsonl")
    list(arena.play(other, records=mine))
    with pytest.raises(BadTable, match="something other"):
        arena.play(tournament, results, records=mine)
    assert games.read_text() == "my diary\n"
    assert len(kept(mine)) == 6


def test_games_and_results_of_another_content_are_not_touched(
    tournament: Tournament, files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    results, games = files
    list(arena.play(tournament, results, records=games))
    before = results.read_text(), games.read_text()
    monkeypatch.setattr(Edition, "content_hash", "0123456789abcdef")
    with pytest.raises(BadTable, match="“content_hash” is"):
        arena.play(tournament, results)
    assert results.read_text() == before[0]
    results.unlink()
    with pytest.raises(BadTable, match="something other"):
        arena.play(tournament, results, records=games)
    assert games.read_text() == before[1]


def test_results_without_their_games_are_told_of(tournament: Tournament, files: tuple[Path, Path]) -> None:
    results, games = files
    list(islice(arena.play(tournament, results), 4))
    with pytest.raises(BadTable, match=r"lacks \d games that have a result"):
        arena.play(tournament, results, records=games)
    assert not games.exists()


def test_a_full_disk_is_said(tournament: Tournament) -> None:
    with pytest.raises(ResultsNotKept, match="can’t be kept in /dev/full: No space left"):
        list(arena.play(tournament, records="/dev/full"))


@pytest.mark.parametrize("bots", [[1, 2], ["greedy", None]])
def test_bots_of_a_record_are_names(bots: list[Any]) -> None:
    text = json.dumps({"pangea": 1, "game": "clans", "players": 2, "moves": [], "bots": bots})
    for lang in languages():
        with pytest.raises(BadRecord) as refused:
            records.read(text)
        assert "bots" in refused.value.told(lang)
