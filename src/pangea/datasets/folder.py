"""A dataset on disk: `dataset.json` says what it is, and every shard is a file of games and one of decisions.

A shard is there whole or not at all, its games last: whoever finds the games of a shard finds its decisions.
So whatever ends the writing, what is lost is the shards that were being filled.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
from pyarrow import parquet

from pangea.core.errors import BadTable, PangeaError
from pangea.datasets.rows import KeptGame, decisions_table, games_table
from pangea.datasets.schema import Shape, write_table

HEAD = "dataset.json"
GAMES_FOLDER, DECISIONS_FOLDER = "games", "decisions"
DECISIONS_PREFIX = "train-"
"""Hugging Face's `datasets` loads the files with `train` in their names, if a folder has any, and no others.
So it reads the decisions and leaves out the games, whose columns are different, and `dataset.json`."""
VERSION = 1
_UNFINISHED = ".part"


class DatasetNotKept(PangeaError):
    """A dataset can't be read or written."""


class MissingDataset(BadTable, FileNotFoundError):
    """A folder holds no dataset."""


class DatasetFolder:
    """The shards of a dataset. `about` says what the games depend on: a folder takes no others."""

    def __init__(
        self,
        path: str | os.PathLike[str],
        about: Mapping[str, Any],
        shard: int,
        shape: Shape | None,
    ) -> None:
        self.path, self.shard, self._shape = Path(path), shard, shape
        wide = {} if shape is None else {"codes": shape.codes, "features": shape.features}
        self.head: dict[str, Any] = {"dataset": VERSION, **about, "shard": shard, **wide}
        self._waiting: dict[int, dict[int, KeptGame]] = {}
        """The games of shards that are not full yet, by shard and number."""
        self._has_begun = False
        self._look()

    def sizes(self) -> dict[int, int]:
        """How many games each shard has that is there."""
        return {int(file.stem): games_in(file) for file in shard_files(self.path)}

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are not kept yet, if there are to be so many."""
        there = self.sizes()
        return [
            number
            for shard in range(-(-games // self.shard))
            if there.get(shard, 0) < self._size(shard, games)
            for number in range(shard * self.shard, shard * self.shard + self._size(shard, games))
        ]

    def add(self, game: KeptGame, games: int) -> None:
        """Take one of so many games. With the last one of its shard the shard is written."""
        shard = game.number // self.shard
        waiting = self._waiting.setdefault(shard, {})
        waiting[game.number] = game
        if len(waiting) == self._size(shard, games):
            del self._waiting[shard]
            self.write(shard, [waiting[number] for number in sorted(waiting)])

    def write(self, shard: int, games: Sequence[KeptGame]) -> None:
        if not self._has_begun:
            self.begin()
        name, head = f"{shard:06}.parquet", {"pangea": json.dumps(self.head, ensure_ascii=False)}
        if self._shape is not None:
            decisions = decisions_table(games, self._shape)
            place = self.path / DECISIONS_FOLDER / f"{DECISIONS_PREFIX}{name}"
            self._put(place, lambda file: write_table(decisions, file, head))
        rows = games_table(games)
        self._put(self.path / GAMES_FOLDER / name, lambda file: write_table(rows, file, head))

    def _size(self, shard: int, games: int) -> int:
        return min(self.shard, games - shard * self.shard)

    def _look(self) -> None:
        with not_kept_is_said(self.path):
            if (self.path / HEAD).is_file():
                self._check_head()
            elif self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
                raise BadTable("dataset-not-empty", folder=str(self.path))

    def begin(self) -> None:
        """Make the folder, if it isn't there, and clear away what was being written when something ended it.

        It is there with its head or not at all: whoever finds one without takes it for somebody else's.
        """
        with not_kept_is_said(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
        if not (self.path / HEAD).is_file():
            text = json.dumps(self.head, ensure_ascii=False, indent=1) + "\n"
            self._put(self.path / HEAD, lambda file: file.write(text.encode()))
        with not_kept_is_said(self.path):
            for folder in (GAMES_FOLDER, DECISIONS_FOLDER)[: 1 if self._shape is None else 2]:
                (self.path / folder).mkdir(parents=True, exist_ok=True)
                for left in (self.path / folder).glob(f".*{_UNFINISHED}"):
                    left.unlink()
        self._has_begun = True

    def _check_head(self) -> None:
        there = head_of(self.path)
        for key, here in self.head.items():
            if there.get(key) != here:
                about = {"there": _spelled(there.get(key)), "here": _spelled(here)}
                raise BadTable("dataset-other", folder=str(self.path), key=key, **about)

    def _put(self, place: Path, write: Callable[[IO[bytes]], object]) -> None:
        """Write a file beside its place and move it there when it is whole and on the disk."""
        made = place.with_name(f".{place.name}.{secrets.token_hex(8)}{_UNFINISHED}")
        with not_kept_is_said(self.path):
            try:
                with open(made, "xb") as file:
                    write(file)
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(made, place)
            except BaseException:
                with suppress(OSError):
                    made.unlink(missing_ok=True)
                raise


def head_of(path: Path) -> dict[str, Any]:
    """What a folder says it holds."""
    try:
        head = json.loads((path / HEAD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise MissingDataset("dataset-none", folder=str(path)) from None
    except OSError as error:
        raise DatasetNotKept("dataset-unreadable", file=str(path / HEAD), reason=_reason(error)) from None
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or "dataset" not in head:
        raise BadTable("dataset-none", folder=str(path))
    if head["dataset"] != VERSION:
        raise BadTable("dataset-version", folder=str(path), version=str(head["dataset"]), known=str(VERSION))
    return head


def shard_files(path: Path) -> list[Path]:
    """Return the files of games of the shards that are whole."""
    return sorted(file for file in (path / GAMES_FOLDER).glob("*.parquet") if file.stem.isdecimal())


def decision_files(path: Path) -> list[Path]:
    """Return the files of decisions of the shards that are whole."""
    beside = (path / DECISIONS_FOLDER / f"{DECISIONS_PREFIX}{file.name}" for file in shard_files(path))
    return [file for file in beside if file.is_file()]


def games_in(file: Path) -> int:
    with unreadable_is_said(file):
        return int(parquet.read_metadata(file).num_rows)


@contextmanager
def unreadable_is_said(file: Path) -> Iterator[None]:
    """A file that was cut, or is no Parquet at all."""
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        raise DatasetNotKept("dataset-unreadable", file=str(file), reason=_reason(error)) from None


@contextmanager
def not_kept_is_said(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        raise DatasetNotKept("dataset-not-kept", folder=str(path), reason=_reason(error)) from None


def _reason(error: BaseException) -> str:
    return getattr(error, "strerror", None) or str(error).partition("\n")[0]


def _spelled(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:80]}…"
