"""Self-play is written as it was played, the same whatever plays it, and goes on where it stopped."""

from __future__ import annotations

import errno
import os
import re
from functools import cache
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

import pangea
from pangea.bots import Bot
from pangea.bots import bot as bot_named
from pangea.bots.search.thoughts import Thought
from pangea.core.errors import BadTable
from pangea.core.views import View
from pangea.datasets import SelfPlay, load, write
from pangea.datasets.folder import DECISIONS_FOLDER, GAMES_FOLDER, DatasetNotKept
from pangea.datasets.rows import KeptGame

GAMES, SHARD = 6, 4


class Stubborn:
    """Never answers with a legal move."""

    def choose(self, view: View, legal: list[str]) -> str:
        return f"surrender {len(view.log)} {len(legal)}"


class Thoughtful:
    """Thinks of its first two moves, and tells."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []

    def choose(self, view: View, legal: list[str]) -> str:
        odds = [tuple(share if seat == view.seat else 0.0 for seat in range(2)) for share in (0.5, 0.1)]
        self.thoughts = [
            Thought(move, visits, visits / 40, each, (0.0, 0.0))
            for move, visits, each in zip(legal[:2], (30, 10), odds, strict=False)
        ]
        return legal[0]


def our_bots(name: str, seed: int) -> Bot:
    if name == "stubborn":
        return Stubborn()
    return Thoughtful() if name == "thoughtful" else bot_named(name, seed)


@cache
def searching() -> SelfPlay:
    return SelfPlay("clans", ["search:30", "random"], players=2, seed=3)


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written") / "data"
    assert len(list(write(searching(), folder, GAMES, SHARD))) == GAMES
    return folder


def test_every_decision_of_every_game_is_there(written: Path) -> None:
    """Played again from the moves alone, every row is as it was."""
    data = load(written)
    rows = data.decisions().to_pylist()
    assert data.games["number"].to_pylist() == list(range(GAMES))
    for game in data.games.to_pylist():
        match = pangea.start("clans", players=2, seed=int(game["seed"]))
        decisions = [row for row in rows if row["game"] == game["number"]]
        for row in decisions:
            assert (match.turn, len(match.played)) == (row["seat"], row["number"])
            assert match.codes() == row["legal"]
            assert match.view(match.turn).features().tolist() == row["observation"]
            match.play(row["move"])
        assert match.is_over
        score = match.score()
        assert match.played == game["moves"]
        assert score.points == game["points"] == decisions[0]["points"]
        assert score.winners == game["winners"]
        assert [seat in score.winners for seat in range(2)] == decisions[-1]["winners"]
        for row in decisions:
            assert row["margin"] == score.points[row["seat"]] - score.points[1 - row["seat"]]


def test_visits_are_those_of_the_search(written: Path) -> None:
    """As many as it had iterations, less those that only looked at the root, and the choice has the most."""
    data = load(written)
    bots = data.games["bots"].to_pylist()
    assert bots[0] == ["search:30", "random"]
    assert bots[1] == ["random", "search:30"]
    for row in data.decisions().to_pylist():
        if bots[row["game"]][row["seat"]] == "random":
            assert (row["visits"], row["value"]) == (None, None)
            continue
        assert len(row["visits"]) == len(row["legal"])
        assert 0 < sum(row["visits"]) <= 30
        assert row["visits"][row["legal"].index(row["move"])] == max(row["visits"])
        assert 0 <= row["value"] <= 1


def test_what_a_bot_of_ones_own_thought_is_kept_too() -> None:
    game = SelfPlay("clans", ["thoughtful"], players=2, make=our_bots).play(0)
    assert game.decisions is not None
    for legal, visits, value in zip(
        game.decisions.legal, game.decisions.visits, game.decisions.values, strict=True
    ):
        assert visits is not None
        assert visits.tolist()[:2] == [30, 10][: len(legal)]
        assert value == pytest.approx(0.4 if len(legal) > 1 else 0.5)


def test_turns_that_a_bot_lost_are_marked() -> None:
    game = SelfPlay("clans", ["stubborn", "random"], players=2, make=our_bots).play(0)
    assert game.decisions is not None
    lost = game.decisions.numbers[game.decisions.seats == 0]
    assert game.row["lapses"] == lost.tolist()
    assert game.trouble.message == "bots-illegal"


def test_the_files_are_the_same_on_two_processes(written: Path, tmp_path: Path) -> None:
    assert len(list(write(searching(), tmp_path / "two", GAMES, SHARD, jobs=2))) == GAMES
    assert files_of(tmp_path / "two") == files_of(written)


def test_it_goes_on_after_whatever_ended_it(written: Path, tmp_path: Path) -> None:
    """A shard that is not whole is played again; what a kill leaves half-written is cleared away."""
    folder = tmp_path / "data"
    playing = write(searching(), folder, GAMES, SHARD)
    for _ in range(SHARD + 1):
        next(playing)
    playing.close()
    assert load(folder).games["number"].to_pylist() == list(range(SHARD))
    (folder / DECISIONS_FOLDER / "train-000001.parquet").write_bytes(b"a shard without its games")
    (folder / GAMES_FOLDER / ".000001.parquet.0123.part").write_bytes(b"PAR1")
    assert load(folder).decisions(["game"])["game"].to_pylist()[-1] == SHARD - 1
    assert [game.number for game in write(searching(), folder, GAMES, SHARD)] == [4, 5]
    assert files_of(folder) == files_of(written)
    assert list(write(searching(), folder, GAMES, SHARD)) == []


def test_more_games_are_more_of_the_same(written: Path, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert [game.number for game in write(searching(), folder, 2, SHARD)] == [0, 1]
    assert [game.number for game in write(searching(), folder, GAMES, SHARD)] == list(range(GAMES))
    assert files_of(folder) == files_of(written)


def test_another_dataset_is_refused(written: Path) -> None:
    before = files_of(written)
    other = SelfPlay("clans", ["search:30", "random"], players=2, seed=4)
    with pytest.raises(BadTable, match="its “seed” is 3, not 4"):
        write(other, written, GAMES, SHARD)
    with pytest.raises(BadTable, match="its “shard” is 4, not 5"):
        write(searching(), written, GAMES, 5)
    assert files_of(written) == before


def test_a_folder_of_somebody_elses_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear …")
    with pytest.raises(BadTable, match="holds something other than a dataset"):
        write(searching(), tmp_path, GAMES, SHARD)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_a_full_disk_is_told_and_nothing_half_written_stays(
    written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    playing = write(searching(), folder, GAMES, SHARD)
    games: list[KeptGame] = [next(playing) for _ in range(SHARD - 1)]

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(DatasetNotKept, match="No space left on device"):
            next(playing)
    assert len(games) == SHARD - 1
    assert [file.name for file in folder.rglob("*") if file.is_file()] == ["dataset.json"]
    assert len(list(write(searching(), folder, GAMES, SHARD))) == GAMES
    assert files_of(folder) == files_of(written)


@pytest.mark.parametrize("bots", [[], ["random", "greedy"]])
def test_bots_fill_the_seats(bots: list[str]) -> None:
    with pytest.raises(BadTable, match="bot"):
        SelfPlay("clans", bots, players=3)


def test_each_file_tells_what_it_is(written: Path) -> None:
    metadata = parquet.read_schema(written / DECISIONS_FOLDER / "train-000000.parquet").metadata
    assert b'"game": "clans"' in metadata[b"pangea"]
    moves = np.concatenate(load(written).games["moves"].to_pylist())
    assert moves.max() < load(written).about["codes"]


SPLIT_WORDS = re.compile(
    r"(?<![a-z])(train|training|validation|valid|dev|val|test|testing|eval|evaluation)(?![a-z])"
)
"""The words by which Hugging Face's `datasets` finds the files of a split, in names of files and folders."""


def test_hugging_face_reads_the_decisions_of_a_folder(written: Path) -> None:
    """`load_dataset("parquet", data_dir=…)` reads the files named after a split as one table.

    Without such a word it reads every file that is not hidden: they would have to have the same columns."""
    files = [file for file in written.rglob("*") if file.is_file() and not file.name.startswith(".")]
    in_split = {file for file in files if SPLIT_WORDS.search(str(file.relative_to(written)))}
    assert in_split == set((written / DECISIONS_FOLDER).iterdir())
    assert {word for file in in_split for word in SPLIT_WORDS.findall(file.name)} == {"train"}
    for folder in (DECISIONS_FOLDER, GAMES_FOLDER):
        schemas = [parquet.read_schema(file) for file in (written / folder).iterdir()]
        assert len(schemas) > 1
        assert all(schema.equals(schemas[0], check_metadata=True) for schema in schemas)
    tables = [parquet.read_table(file) for file in sorted(in_split)]
    assert pa.concat_tables(tables).num_rows == load(written).decisions().num_rows
