"""A dataset, loaded: as tables of Arrow, as NumPy arrays, or batch by batch, for training and for testing."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import compute, parquet

from pangea.core.arguments import shown
from pangea.core.errors import BadTable
from pangea.datasets.folder import decision_files, head_of, shard_files, unreadable_is_said
from pangea.datasets.schema import GAMES

Split = Literal["train", "test"] | None
Arrays = dict[str, NDArray[Any]]
COLUMNS = (
    "game",
    "number",
    "seat",
    "move",
    "legal",
    "visits",
    "value",
    "observation",
    "points",
    "margin",
    "winners",
)
_PARTS = 1 << 32


def load(folder: str | os.PathLike[str], test: float = 0.1) -> Dataset:
    """The dataset of a folder. `test` is the share of the games that are kept for testing."""
    return Dataset(folder, test)


class Dataset:
    """Games and their decisions, as `pangea dataset` writes them. Nothing is read before it is asked for."""

    def __init__(self, folder: str | os.PathLike[str], test: float = 0.1) -> None:
        if not 0 <= test <= 1:
            raise BadTable("dataset-share", given=shown(test))
        self.folder, self.test = Path(folder), test
        self.about = head_of(self.folder)
        """What the games depend on: the game, the players, the options, the bots and the seed."""
        self._shards = shard_files(self.folder)

    def __len__(self) -> int:
        """How many games there are."""
        return int(self.games.num_rows)

    def __repr__(self) -> str:
        name, players = self.about.get("game", "?"), self.about.get("players", "?")
        return f"<Dataset: {len(self)} games of {name}, {players} players, in {self.folder}>"

    @property
    def has_decisions(self) -> bool:
        """Records may be kept without their decisions."""
        return "features" in self.about

    @cached_property
    def games(self) -> Any:
        """The table of the games, as Arrow."""
        tables = [read_file(file, None) for file in self._shards]
        return pa.concat_tables(tables) if tables else GAMES.empty_table()

    def decisions(self, columns: Sequence[str] | None = None, split: Split = None) -> Any:
        """The table of the decisions, as Arrow: all columns or these, of all games or those of a split."""
        wanted = _columns(columns)
        tables = [self._part(file, wanted, split) for file in self._decision_files]
        if not tables:
            raise BadTable("dataset-empty", folder=str(self.folder))
        return pa.concat_tables(tables)

    def arrays(self, columns: Sequence[str] | None = None, split: Split = None) -> Arrays:
        """The same as NumPy arrays, a row for each decision:

        `game`, `number`, `seat`, `move`, `margin` (rows,); `value` (rows,), NaN where nobody searched;
        `legal` (rows, codes), a mask; `visits` (rows, codes), 0 where nobody searched; `observation` (rows,
        features); `points` and `winners` (rows, players), a column for each seat.
        """
        return self._arrays(self.decisions(_columns_for(columns), split), columns)

    def batches(
        self,
        size: int,
        columns: Sequence[str] | None = None,
        split: Split = None,
        seed: int | None = None,
        pool: int = 8,
    ) -> Iterator[Arrays]:
        """All decisions once, `size` at a time, as `arrays` has them; the last batch may be smaller.

        With a `seed` they are shuffled: shards come in any order, and so do the decisions of each `pool` of
        shards, which is all that is in memory at a time. Without one they come as they were played.
        """
        if size < 1 or pool < 1:
            raise BadTable("dataset-batch", given=shown(size if size < 1 else pool))
        random = None if seed is None else np.random.default_rng(seed)
        files = self._decision_files
        if random is not None:
            files = [files[place] for place in random.permutation(len(files))]
        left: Any = None
        for first in range(0, len(files), pool):
            parts = [self._part(file, _columns_for(columns), split) for file in files[first : first + pool]]
            table = pa.concat_tables(parts)
            if random is not None:
                table = table.take(pa.array(random.permutation(table.num_rows)))
            table = table if left is None else pa.concat_tables([left, table])
            whole = table.num_rows // size * size
            for row in range(0, whole, size):
                yield self._arrays(table.slice(row, size), columns)
            left = table.slice(whole)
        if left is not None and left.num_rows:
            yield self._arrays(left, columns)

    def is_for_testing(self, game: int) -> bool:
        """Which split a game belongs to. It depends on its number alone, so more games change nothing."""
        digest = hashlib.sha256(f"pangea dataset {game}".encode()).digest()
        return int.from_bytes(digest[:4], "big") < self.test * _PARTS

    @property
    def _decision_files(self) -> list[Path]:
        if not self.has_decisions:
            raise BadTable("dataset-no-decisions", folder=str(self.folder))
        return decision_files(self.folder)

    def _part(self, file: Path, columns: Sequence[str], split: Split) -> Any:
        if split is None:
            return read_file(file, columns)
        if split not in ("train", "test"):
            raise BadTable("dataset-split", given=shown(split))
        table = read_file(file, [*columns, *({"game"} - set(columns))])
        numbers = compute.unique(table["game"]).to_pylist()
        chosen = [number for number in numbers if self.is_for_testing(number) == (split == "test")]
        return table.filter(compute.is_in(table["game"], pa.array(chosen, pa.int64()))).select(columns)

    def _arrays(self, table: Any, columns: Sequence[str] | None) -> Arrays:
        found = {name: _one(table[name]) for name in table.schema.names}
        return {name: self._array(name, found) for name in _columns(columns)}

    def _array(self, name: str, found: Mapping[str, Any]) -> NDArray[Any]:
        column = found[name]
        if name == "legal":
            return self._mask(column)
        if name == "visits":
            return self._visits(found["legal"], column)
        if pa.types.is_fixed_size_list(column.type):
            flat = column.flatten().to_numpy(zero_copy_only=False)
            return _writable(flat.reshape(len(column), column.type.list_size))
        return _writable(column.to_numpy(zero_copy_only=False))

    def _mask(self, legal: Any) -> NDArray[np.bool_]:
        """Which of all moves are legal."""
        grid = np.zeros((len(legal), self.about["codes"]), np.bool_)
        grid[_rows_of(legal), legal.flatten().to_numpy()] = True
        return grid

    def _visits(self, legal: Any, visits: Any) -> NDArray[np.int32]:
        """How often each of all moves was tried."""
        grid = np.zeros((len(legal), self.about["codes"]), np.int32)
        searched = visits.is_valid()
        rows = np.flatnonzero(searched.to_numpy(zero_copy_only=False))
        moves = legal.filter(searched)
        grid[rows[_rows_of(moves)], moves.flatten().to_numpy()] = visits.flatten().to_numpy()
        return grid


def _writable(array: Any) -> NDArray[Any]:
    """Arrow lends its memory to be read only: learners change arrays in place, and PyTorch warns of it."""
    return np.require(array, requirements="W")


def _rows_of(lists: Any) -> NDArray[np.int64]:
    """For each number in lists, the row of its list."""
    return np.repeat(np.arange(len(lists)), compute.list_value_length(lists).to_numpy())


def _one(column: Any) -> Any:
    """A column as one array."""
    return column.chunk(0) if column.num_chunks == 1 else pa.concat_arrays(column.chunks)


def read_file(file: Path, columns: Sequence[str] | None = None) -> Any:
    with unreadable_is_said(file):
        table = parquet.read_table(file, columns=None if columns is None else list(columns))
    return table.replace_schema_metadata(None)


def _columns_for(wanted: Sequence[str] | None) -> list[str]:
    """The columns that it takes: visits are those of the legal moves."""
    columns = _columns(wanted)
    return [*columns, "legal"] if "visits" in columns and "legal" not in columns else columns


def _columns(wanted: Sequence[str] | None) -> list[str]:
    if wanted is None:
        return list(COLUMNS)
    names = [wanted] if isinstance(wanted, str) else list(wanted)
    for name in names:
        if name not in COLUMNS:
            raise BadTable("dataset-column", given=shown(name), known=", ".join(COLUMNS))
    return names
