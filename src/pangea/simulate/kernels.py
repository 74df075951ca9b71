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
from typing import Any

import numpy as np

from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.signatures import Entry, Taken
from pangea.simulate.gpu import THREADS_IN_A_BLOCK, NoGpu


class Kernel:
    """A rule of one's own as machine code, kept like the game's own rules.

    Called, it does what the rule does and answers what it answers; what it is handed is looked at first.
    """

    def __init__(
        self, game: str | Edition, function: Callable[..., Any], content: Mapping[str, Any] | None = None
    ) -> None:
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

    def check(self, *arguments: Any) -> None:
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
            if not _fits(one, given):
                wanted, described = _wanted(one), _described(given)
                raise BadBatch(
                    "simulate-rule-takes", rule=self.rule.__name__, name=name, wanted=wanted, given=described
                )

    def on_gpu(self, count: int, *arguments: Any) -> None:
        """The same on a GPU, a thread for each of `count` places: it is handed arrays of this machine, and
        what it wrote into them is there afterwards.

        `arguments` are all but the last two, which every thread has of its own.
        """
        self.check(*arguments, 0, count)
        try:
            from numba import cuda

            if not cuda.is_available():
                raise NoGpu("core-no-gpu")
        except ImportError:
            raise NoGpu("core-no-gpu") from None
        there = _moved(arguments, cuda.to_device)
        blocks = (count + THREADS_IN_A_BLOCK - 1) // THREADS_IN_A_BLOCK
        cuda.jit(every_place_of(self.compiled, self.rule))[blocks, THREADS_IN_A_BLOCK](there, count)
        for here, device in zip(_arrays(arguments), _arrays(there), strict=True):
            device.copy_to_host(here)


def every_place_of(compiled: Compiled, function: Callable[..., Any]) -> Any:
    """What every thread of a GPU does, for numba's CUDA compiler: the rule, for one place."""
    from numba import cuda

    twin = compiled.twin(function)

    def every_thread_one_place(arguments: Any, count: int) -> None:
        place = cuda.grid(1)
        if place < count:
            twin(*arguments, place, place + 1)

    return every_thread_one_place


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


def _fits(one: Taken, given: Any) -> bool:
    if one.tuple_class is not None:
        is_one = isinstance(given, one.tuple_class)
        return is_one and all(_fits(part, getattr(given, name)) for name, part in one.parts)
    assert one.dtype is not None
    if one.dimensions:
        if not isinstance(given, np.ndarray) or (given.ndim, given.dtype) != (one.dimensions, one.dtype):
            return False
        return bool(given.flags.c_contiguous and given.flags.writeable)
    if one.dtype.names:
        return isinstance(given, np.void) and given.dtype == one.dtype
    kinds = {"i": (int, np.integer), "f": (int, float, np.number), "b": (bool, np.bool_)}
    return isinstance(given, kinds[one.dtype.kind])


def _described(given: Any) -> str:
    if isinstance(given, np.ndarray):
        order = "" if given.flags.c_contiguous else ", not in C order"
        return f"{'records' if given.dtype.names else given.dtype.name}, {given.shape}{order}"
    return type(given).__name__


def _moved(given: Any, there: Callable[[Any], Any]) -> Any:
    if isinstance(given, np.ndarray):
        return there(given)
    if hasattr(given, "_fields"):
        return type(given)(*(_moved(part, there) for part in given))
    return tuple(_moved(part, there) for part in given) if isinstance(given, tuple) else given


def _arrays(given: Any) -> list[Any]:
    if isinstance(given, tuple):
        return [array for part in given for array in _arrays(part)]
    return [given] if getattr(given, "shape", ()) else []
