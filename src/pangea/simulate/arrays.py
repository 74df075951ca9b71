"""What a batch tells of its games: the arrays by their names, and whether those that somebody brings fit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.long_sets import words_for

WANTED = ("moves", "mask", "sets", "observations", "counts")
"""What is told of each game only where it is wanted; the rest costs next to nothing."""
NO_ACTION = -1


@dataclass(frozen=True)
class BatchSnapshot:
    """All that the games of a batch depend on, at one moment."""

    states: NDArray[np.void]
    randoms: NDArray[np.uint64]
    stream: NDArray[np.int64]

    def on_processor(self) -> BatchSnapshot:
        """The same as arrays of NumPy."""
        return self


@dataclass(frozen=True)
class Playouts:
    """What games that were played to their end came to, on average: a row for each game, a column a seat."""

    rewards: NDArray[np.float32]
    points: NDArray[np.float32]


@dataclass(frozen=True)
class ArrayRoom:
    """The name of an array, and what it must be."""

    name: str
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    is_told: bool

    @property
    def wanted(self) -> str:
        return f"{self.dtype.name}, {self.shape}"


def rooms_of(edition: Edition, games: int, tells: Collection[str]) -> list[ArrayRoom]:
    """All arrays of a batch of so many games."""
    seats, sizes = edition.game.players[-1], edition.sizes
    columns: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
        "turn": ((), np.int32),
        "is_over": ((), np.bool_),
        "ending": ((), np.int32),
        "points": ((seats,), np.int32),
        "rewards": ((seats,), np.float32),
        "choices": ((), np.int32),
        "moves": ((sizes.legal,), np.int32),
        "mask": ((sizes.codes,), np.bool_),
        "sets": ((words_for(sizes.codes),), np.uint32),
        "observations": ((edition.game.feature_count,), np.float32),
        "counts": ((edition.game.feature_count,), np.int8),
    }
    return [
        ArrayRoom(name, (games, *shape), np.dtype(kind), name not in WANTED or name in tells)
        for name, (shape, kind) in columns.items()
    ]


def filled_rooms(
    rooms: Sequence[ArrayRoom],
    into: Mapping[str, Any],
    blank: Callable[[ArrayRoom], Any],
    fitting: Callable[[ArrayRoom, Any], Any],
) -> dict[str, Any]:
    """An array for each: one that somebody brought, if it fits, or a blank one."""
    known = [room.name for room in rooms if room.is_told]
    for name in into:
        if name not in known:
            raise BadBatch("simulate-no-array", name=str(name), known=", ".join(known))
    return {room.name: fitting(room, into[room.name]) if room.name in into else blank(room) for room in rooms}


def known_tells(tells: Sequence[str]) -> frozenset[str]:
    names = (tells,) if isinstance(tells, str) else tuple(tells)
    for name in names:
        if name not in WANTED:
            raise BadBatch("simulate-tells", name=str(name), known=", ".join(WANTED))
    return frozenset(names)


def narrow_actions(given: NDArray[Any]) -> NDArray[np.int32]:
    """Whole numbers of any type as 32-bit ones. One that does not fit becomes no action at all, rather than
    another one."""
    if not np.can_cast(given.dtype, np.int32):
        given = np.where((given < 0) | (given > np.iinfo(np.int32).max), NO_ACTION, given.astype(np.int64))
    return np.ascontiguousarray(given, np.int32)


def described(given: Any) -> str:
    """An array, or whatever else was given, in a word or two."""
    if not (hasattr(given, "dtype") and hasattr(given, "shape")):
        try:
            given = np.asarray(given)
        except (TypeError, ValueError):
            return type(given).__name__
    name = getattr(given.dtype, "name", str(given.dtype))
    return f"{'records' if getattr(given.dtype, 'names', None) else name}, {tuple(given.shape)}"
