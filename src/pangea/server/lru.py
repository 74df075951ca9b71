"""What was asked for last is kept, and what has gone unasked for longest has to go."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Lru(Generic[Key, Value]):
    """Room for a number of things, or for things up to a total weight.

    >>> few = Lru(2)
    >>> for name in "ann", "bob":
    ...     _ = few.put(name, name.upper())
    >>> few.get("ann"), few.put("eve", "EVE"), few.get("bob"), list(few)
    ('ANN', 'EVE', None, ['ANN', 'EVE'])
    """

    def __init__(self, room: int) -> None:
        self._room, self._used = room, 0
        self._kept: OrderedDict[Key, tuple[int, Value]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[Value]:
        """What is kept; what goes first comes first."""
        return (value for _, value in self._kept.values())

    def get(self, key: Key) -> Value | None:
        """What was kept; from now on it was asked for last."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][1]

    def put(self, key: Key, value: Value, weight: int = 1) -> Value:
        """Keep this, which is asked for now. The last thing stays, however much it weighs."""
        self.pop(key)
        self._kept[key] = weight, value
        self._used += weight
        while self._used > self._room and len(self._kept) > 1:
            self.pop(next(iter(self._kept)))
        return value

    def pop(self, key: Key) -> Value | None:
        """Keep this no longer."""
        weight, value = self._kept.pop(key, (0, None))
        self._used -= weight
        return value

    def clear(self) -> None:
        self._kept.clear()
        self._used = 0
