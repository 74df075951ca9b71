"""Rules of one's own, compiled for a game: own playouts, own features, own searches.

    >>> import numpy as np
    >>> from pangea.core.contract import Points, points
    >>> from pangea.core.kernel import rule
    >>> from pangea.core.record import Batch, Record

What a kernel is made of is a rule like any other. It may call the words of the contract, and takes whatever
`pangea.core.signatures` lists; the last two numbers are the part of the work that it is to do:

    >>> from pangea.games.clans.state import State
    >>> @rule
    ... def tokens(states: Batch[State], found: Points, first: int, last: int) -> None:
    ...     for game in range(first, last):
    ...         found[game] = states[game].tokens[0]

A batch runs it over all of its games, on all threads; by itself it is called with a part of one's choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch, BadRule
from pangea.core.kernel import role_of
from pangea.core.signatures import Entry, Taken
from pangea.simulate.arrays import described
from pangea.simulate.gpu_code import GpuKernel, GpuPattern, cuda_here, device_array_of


class Kernel:
    """A rule of one's own as machine code, kept like the game's own rules.

    Called, it does what the rule does and answers what it answers; what it is handed is looked at first.
    """

    def __init__(
        self, game: str | Edition, function: Callable[..., Any], content: Mapping[str, Any] | None = None
    ) -> None:
        _must_be_a_rule(function)
        edition = game if isinstance(game, Edition) else Edition(game_named(game), content)
        self.compiled, self.rule = compiled_for(edition), function
        entry = Entry(function)
        self._taken = entry.takes(edition.game.state)
        self._names = function.__code__.co_varnames[: len(self._taken)]
        (self._run,) = self.compiled.entries(entry)

    @property
    def takes(self) -> dict[str, str]:
        """What its parameters take, in words."""
        return {name: _wanted(one) for name, one in zip(self._names, self._taken, strict=True)}

    def __call__(self, *arguments: Any) -> Any:
        self.check(*arguments)
        return self._run(*arguments)

    def check(self, *arguments: Any, on_gpu: bool = False) -> None:
        """Refuse what the rule can't take: compiled code would read past it, or not say what is wrong."""
        if len(arguments) != len(self._taken):
            raise BadBatch(
                "simulate-rule-count",
                rule=self.rule.__name__,
                wanted=len(self._taken),
                names=", ".join(self._names),
                given=len(arguments),
            )
        for name, one, given in zip(self._names, self._taken, arguments, strict=True):
            if not _fits(one, given, on_gpu):
                wanted, described = _wanted(one), _described(given)
                raise BadBatch(
                    "simulate-rule-takes", rule=self.rule.__name__, name=name, wanted=wanted, given=described
                )

    def on_gpu(self, count: int, *arguments: Any, stream: Any = 0) -> None:
        """The same on a GPU, a thread for each of `count` places. It is handed arrays that lie there, of
        whatever library, or arrays of this machine: what it wrote into these is in them afterwards.

        `arguments` are all but the last two, which every thread has of its own.
        """
        cuda = cuda_here()

        def seen(given: Any) -> Any:
            found = device_array_of(cuda, given)
            return given if found is None else found

        def there(given: Any) -> Any:
            return cuda.to_device(given, stream=stream) if isinstance(given, np.ndarray) else given

        found = _each(arguments, seen)
        self.check(*found, 0, count, on_gpu=True)
        found = tuple(_as_taken(one, given) for one, given in zip(self._taken, found, strict=False))
        moved = _each(found, there)
        self._gpu_kernel(stream, moved, count)
        for here, device in zip(_arrays(found), _arrays(moved), strict=True):
            if isinstance(here, np.ndarray):
                device.copy_to_host(here, stream=stream)
        if stream:
            stream.synchronize()

    @cached_property
    def _gpu_kernel(self) -> GpuKernel:
        return every_place_of(self.compiled, self.rule).kernel()


def every_place_of(compiled: Compiled, function: Callable[..., Any]) -> GpuPattern:
    """What every thread of a GPU does: the rule, for one place."""
    from pangea.simulate.gpu_threads import every_thread_one_place

    return GpuPattern(compiled, every_thread_one_place, function)


def numba_types(compiled: Compiled, function: Callable[..., Any]) -> tuple[Any, Any]:
    """What such a thread takes: all that the rule takes but its part, and how many places there are."""
    from numba import types

    taken = Entry(function).takes(compiled.edition.game.state)
    return types.Tuple([one.numba_type for one in taken[:-2]]), types.int64


def _wanted(one: Taken) -> str:
    if one.tuple_class is not None:
        parts = ", ".join(f"{name}: {_wanted(part)}" for name, part in one.parts)
        return f"{one.tuple_class.__name__}({parts})"
    assert one.dtype is not None
    what = "records" if one.dtype.names else one.dtype.name
    if not one.dimensions:
        return "a record" if one.dtype.names else what
    return f"{what}, {one.dimensions} {'dimension' if one.dimensions == 1 else 'dimensions'}"


def _fits(one: Taken, given: Any, on_gpu: bool) -> bool:
    if one.tuple_class is not None:
        is_one = isinstance(given, one.tuple_class)
        return is_one and all(_fits(part, getattr(given, name), on_gpu) for name, part in one.parts)
    assert one.dtype is not None
    if one.dimensions:
        is_there = on_gpu and getattr(given, "__cuda_ndarray__", False)
        if not isinstance(given, np.ndarray) and not is_there:
            return False
        if (given.ndim, given.dtype) != (one.dimensions, one.dtype):
            return False
        return bool(given.is_c_contiguous() if is_there else _is_writable_in_c_order(given))
    if one.dtype.names:
        return isinstance(given, np.void) and given.dtype == one.dtype
    kinds = {"i": (int, np.integer), "f": (int, float, np.number), "b": (bool, np.bool_)}
    return isinstance(given, kinds[one.dtype.kind])


def _as_taken(one: Taken, given: Any) -> Any:
    """Numbers as the rule takes them: a 1 for a 1.0 would be other code on a GPU, and other arithmetic."""
    if one.tuple_class is not None:
        return type(given)(*(_as_taken(part, getattr(given, name)) for name, part in one.parts))
    assert one.dtype is not None
    is_number = not one.dimensions and not one.dtype.names
    return one.dtype.type(given).item() if is_number else given


def _is_writable_in_c_order(array: NDArray[Any]) -> bool:
    return array.flags.c_contiguous and array.flags.writeable


def _described(given: Any) -> str:
    if hasattr(given, "dtype") and hasattr(given, "shape"):
        is_in_order = not isinstance(given, np.ndarray) or given.flags.c_contiguous
        return described(given) + ("" if is_in_order else ", not in C order")
    return type(given).__name__


def _each(given: Any, change: Callable[[Any], Any]) -> Any:
    """The same with each of its parts changed."""
    if hasattr(given, "_fields"):
        return type(given)(*(_each(part, change) for part in given))
    return tuple(_each(part, change) for part in given) if isinstance(given, tuple) else change(given)


def _arrays(given: Any) -> list[Any]:
    if isinstance(given, tuple):
        return [array for part in given for array in _arrays(part)]
    return [given] if getattr(given, "shape", ()) else []


def _must_be_a_rule(function: object) -> None:
    """Say what is missing where somebody hands over a plain function: nothing of it was looked at yet."""
    if not isinstance(function, FunctionType):
        raise BadRule("rule-no-function", what=type(function).__name__)
    if role_of(function) is None:
        code = function.__code__
        line = str(code.co_firstlineno)
        raise BadRule("rule-not-declared", name=function.__qualname__, file=code.co_filename, line=line)
