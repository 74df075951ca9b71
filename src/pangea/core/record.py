"""The record: all that lies on the table of one game, declared once.

A field says its type, its shape, what it means and who may see it. From that follow the memory layout
(one NumPy record, the same for Python, compiled code and the GPU), copies, equality and hashes, and what
each seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from types import SimpleNamespace
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.integer[Any]]
State = TypeVar("State", bound="Record")

UNKNOWN = -1
"""What a seat reads in place of a number it may not know."""


class SeenBy(Enum):
    """Who may see a field."""

    ALL = "all"
    OWNER = "owner"  # the first axis is the seat; each seat sees its own row
    NOBODY = "nobody"


ALL, OWNER, NOBODY = SeenBy.ALL, SeenBy.OWNER, SeenBy.NOBODY


@dataclass(frozen=True)
class Field:
    kind: type[np.generic]
    shape: tuple[int, ...]
    means: str
    seen_by: SeenBy
    open_at_end: bool
    worked_out: bool

    @property
    def is_set(self) -> bool:
        """Are its numbers sets, one bit for each member? Those are the only numbers of 64 bits."""
        return self.kind is np.int64


def field(
    kind: type[np.generic],
    *shape: int,
    means: str,
    seen_by: SeenBy = NOBODY,
    open_at_end: bool = False,
    worked_out: bool = False,
) -> Any:
    """One field of a record. Hidden from everybody unless it says otherwise.

    `open_at_end` lays a hidden field open once the game is over. `worked_out` says that the field follows
    from others and is kept because the rules need it often: who is shown the others is not shown it.
    """
    return Field(kind, shape, means, seen_by, open_at_end, worked_out)


class Record:
    """The base of every game's state. Subclasses declare fields; instances are NumPy records, not objects.

    >>> class Table(Record):
    ...     players: int = field(np.int8, means="how many play", seen_by=ALL)
    ...     turn: int = field(np.int8, means="the seat to move", seen_by=ALL)
    ...     hand: Counts = field(np.int8, 4, means="hand[seat]", seen_by=OWNER)
    >>> table = Table.blank()
    >>> table.turn = 2
    >>> int(table.turn), Table.dtype.names
    (2, ('players', 'turn', 'hand'))
    """

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]

    players: int
    """How many play. Every game declares this field."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        for name in cls.fields:
            if hasattr(np.record, name):
                raise TypeError(
                    f"{cls.__name__}.{name}: NumPy's records have a {name} of their own; name it otherwise"
                )
        cls.dtype = _packed(cls.fields)

    @classmethod
    def batch(cls, size: int) -> Sequence[Self]:
        """`size` blank games, side by side in memory."""
        return cast(Sequence[Self], np.zeros(size, cls.dtype).view(np.recarray))

    @classmethod
    def blank(cls) -> Self:
        return cls.batch(1)[0]


def _packed(fields: dict[str, Field]) -> np.dtype[Any]:
    """The memory of a record: aligned, as the GPU wants it, and without a byte that is no field's.

    NumPy copies fields and forgets the bytes between them, so equal states would not have equal bytes. Wide
    fields come first, so that none lie between; those at the end are a field of their own.
    """
    in_memory = sorted(fields.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
    layout: list[Any] = [(name, f.kind, f.shape) for name, f in in_memory]
    used = sum(np.dtype((f.kind, f.shape)).itemsize for f in fields.values())
    rest = np.dtype(layout, align=True).itemsize - used
    if rest:
        layout.append(("_rest", np.int8, (rest,)))
    return np.dtype(layout, align=True)


def copied(state: State) -> State:
    return cast(State, cast(Any, state).copy())


def overwrite(state: State, other: State) -> None:
    """Make `state` the same as `other`, in place: how an undo is done."""
    cast(Any, state).setfield(other, cast(Any, state).dtype)


def unpacked(state: State) -> State:
    """The fields as attributes of a plain object: to be read, many times quicker than those of a record."""
    record = cast(Any, state)
    plain = dict(zip(record.dtype.names, record.item(), strict=True))
    return cast(State, SimpleNamespace(**plain))


def fingerprint(state: Record) -> bytes:
    """The bytes of a state: equal states have equal bytes, and the bytes can be hashed."""
    return cast(bytes, cast(Any, state).tobytes())


def same(one: Record, other: Record) -> bool:
    return fingerprint(one) == fingerprint(other)
