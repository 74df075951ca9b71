"""How the numbers of a record are read for JSON: a set as the list of its members, a choice as its word, what
there isn't as null. How a field is read is worked out once; what has not changed is not read again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from pangea.core.bits import member_tuple
from pangea.core.record import Field, Record, fingerprint

Known = dict[str, tuple[bytes, Any]]
"""Fields by name as they were last read: their bytes, and the same for JSON."""


class FieldReader(NamedTuple):
    name: str
    part: slice
    """Where the field is in the bytes of its record"""
    read: Callable[[bytes], Any]
    """Its bytes for JSON"""


@cache
def readers_of(kind: Any) -> dict[str, FieldReader]:
    """For each field of a kind of record, by name."""
    readers = {}
    for name, field in kind.fields.items():
        dtype, start = kind.dtype.fields[name]
        words = dict(enumerate(field.one_of))
        readers[name] = FieldReader(
            name, slice(start, start + dtype.itemsize), partial(_plain, field, words.get)
        )
    return readers


def fields_of(record: Record, kind: Any) -> dict[str, Any]:
    """All fields of a record for JSON."""
    return read_all(fingerprint(record), readers_of(kind).values(), {})


def read_all(packed: bytes, readers: Iterable[FieldReader], known: Known) -> dict[str, Any]:
    """These fields of a record for JSON. Whoever reads a position after another has most of it already."""
    fields = {}
    for name, part, read in readers:
        piece = packed[part]
        found = known.get(name)
        if found is None or found[0] != piece:
            found = known[name] = piece, read(piece)
        fields[name] = found[1]
    return fields


def _plain(field: Field, word: Callable[[int], str | None], piece: bytes) -> Any:
    """The bytes of a field for JSON."""
    values: list[Any] = np.frombuffer(piece, field.kind).tolist()
    if field.set_of:
        values = [*map(list, map(member_tuple, values))]
    elif field.one_of:
        values = [*map(word, values)]
    elif field.maybe and min(values) < 0:
        values = [number if number >= 0 else None for number in values]
    if len(field.shape) == 1:
        return values
    return _nested(values, field.shape) if field.shape else values[0]


def _nested(values: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """A list as lists of lists: the last axis of the shape is the innermost."""
    for length in reversed(shape[1:]):
        values = [values[start : start + length] for start in range(0, len(values), length)]
    return values
