"""The record: all that lies on the table of one game, declared once.

A field says its type, its shape, what it means and who may see it. From that follow the memory layout
(one NumPy record, the same for Python, compiled code and the GPU), copies, equality and hashes, and what
each seat may know.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, ClassVar, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.integer[Any]]
State = TypeVar("State", bound="Record")
Batch = MutableSequence[State]
"""Records side by side in memory. `batch[1] = batch[0]` copies one."""

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
    set_of: int
    one_of: tuple[str, ...]
    is_seat: bool
    maybe: bool


def field(
    kind: type[np.generic],
    *shape: int,
    means: str,
    seen_by: SeenBy = NOBODY,
    open_at_end: bool = False,
    worked_out: bool = False,
    set_of: int = 0,
    one_of: Sequence[str] = (),
    is_seat: bool = False,
    maybe: bool = False,
) -> Any:
    """One field of a record. Hidden from everybody unless it says otherwise.

    `open_at_end` lays a hidden field open once the game is over. `worked_out` says that the field follows
    from others and is kept because the rules need it often: whoever is shown the others is not shown it.

    What its numbers are: plain ones, unless it says `set_of` (each is a set of things from 0 to less than
    this, one bit for each member), `one_of` (each is a choice from these words) or `is_seat`. `maybe`: a
    number below 0 means that there is none, or that it isn't known. It decides how a number travels: a set
    as the list of its members, a choice as its word, what there isn't as null.
    """
    return Field(kind, shape, means, seen_by, open_at_end, worked_out, set_of, tuple(one_of), is_seat, maybe)


def fact(
    kind: type[np.generic],
    *shape: int,
    means: str,
    set_of: int = 0,
    one_of: Sequence[str] = (),
    is_seat: bool = False,
    maybe: bool = False,
) -> Any:
    """One field of a game's facts: worked out from what a seat sees, so the seat sees it."""
    return field(
        kind,
        *shape,
        means=means,
        seen_by=ALL,
        set_of=set_of,
        one_of=one_of,
        is_seat=is_seat,
        maybe=maybe,
    )


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
    scalar: ClassVar[type[np.void]]
    """NumPy's type of one record."""
    fields: ClassVar[dict[str, Field]]

    players: int
    """How many play. Every game declares this field."""

    def __init_subclass__(cls) -> None:
        cls.fields = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        for name in cls.fields:
            if hasattr(np.void, name):
                raise TypeError(
                    f"{cls.__name__}.{name}: NumPy's records have a {name} of their own; name it otherwise"
                )
        cls.scalar = _scalar_of(cls)
        cls.dtype = np.dtype((cls.scalar, _packed(cls.fields)))

    @classmethod
    def batch(cls, size: int) -> Batch[Self]:
        """`size` blank games, side by side in memory."""
        return cast(Batch[Self], np.zeros(size, cls.dtype))

    @classmethod
    def blank(cls) -> Self:
        return cast(Self, np.zeros(1, cls.dtype)[0])


def _scalar_of(cls: type[Record]) -> type[np.void]:
    """NumPy's type of one record, with an attribute for each field.

    NumPy has one of its own, np.record, which looks for every attribute in Python: ten times as slow.
    """
    attributes = {name: property(itemgetter(name), partial(_put, name)) for name in cls.fields}
    where = {"__module__": cls.__module__, "__qualname__": f"{cls.__qualname__}.scalar"}
    return type(cls.__name__, (np.void,), {"__slots__": (), **where, **attributes})


def _put(name: str, state: Any, value: Any) -> None:
    state[name] = value


def _packed(fields: dict[str, Field]) -> np.dtype[Any]:
    """The memory of a record: aligned, as the GPU wants it, and every byte belongs to a field.

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
    # NumPy's own copy of a record goes field by field: that takes ten times as long.
    return cast(State, np.frombuffer(bytearray(fingerprint(state)), state.dtype)[0])


def unfrozen(kind: type[State], packed: bytes) -> State:
    """The state that these bytes are of."""
    return cast(State, table_of(kind, packed)[0])


def table_of(kind: type[Record], packed: bytes) -> NDArray[Any]:
    """A row with a single state: that of these bytes."""
    return np.frombuffer(bytearray(packed), kind.dtype)


def overwrite(state: State, other: State) -> None:
    """Make `state` the same as `other`, in place: how an undo is done."""
    cast(Any, state).setfield(other, state.dtype)


class _Row(list[Any]):
    def __init__(self, batch: Any) -> None:
        super().__init__(batch)
        self._bytes = np.asarray(batch).view(np.dtype((np.void, batch.dtype.itemsize)))

    def __setitem__(self, number: Any, state: Any) -> None:
        self._bytes[number] = state.tobytes()


def row_of(batch: Batch[State]) -> Batch[State]:
    """A batch for interpreted rules, in the same memory: to reach a record and to copy one is quicker."""
    return cast(Batch[State], _Row(batch))


def unpacked(state: State) -> State:
    """The fields as attributes of a plain object: to be read often, quicker than those of a record."""
    values = cast(Any, state).item()
    return cast(State, SimpleNamespace(**dict(zip(state.dtype.names or (), values, strict=True))))


def loosened(state: State) -> State:
    """The same for rules to read, with every number of the type that the record has."""
    fields = cast(Any, state)
    return cast(State, SimpleNamespace(**{name: fields[name] for name in state.dtype.names or ()}))


def fingerprint(state: Record) -> bytes:
    """The bytes of a state: equal states have equal bytes, and the bytes can be hashed."""
    return cast(bytes, cast(Any, state).tobytes())


def same(one: Record, other: Record) -> bool:
    return fingerprint(one) == fingerprint(other)
