"""What a function takes, read off its annotations: numba has to know before it compiles.

A parameter of a function that Python calls compiled may be

- `int`, `float`, `bool`, or a `NewType` of one of them;
- an array: `NDArray[np.int32]`, or an alias of it such as `Moves`, has one dimension, `Grid[np.int32]` two;
- a record: `State`, or `Record` for the state of whatever game it is compiled for;
- records side by side: `Batch[State]`, `Batch[Record]` (or `Sequence[…]`, where none is exchanged);
- a `NamedTuple` of these.

So a new kind of array is an alias where it is declared, and nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, NewType, TypeVar, get_args, get_origin

import numpy as np

from pangea.core.record import Record

Scalar = TypeVar("Scalar", bound=np.generic)
Grid = np.ndarray[tuple[int, int], np.dtype[Scalar]]
"""An array of two dimensions."""

_NUMBERS = {int: np.int64, float: np.float64, bool: np.bool_}


@dataclass(frozen=True)
class Taken:
    """What one parameter takes: a number or a record, an array of them, or a tuple of parts."""

    dtype: np.dtype[Any] | None = None
    dimensions: int = 0
    tuple_class: type | None = None
    parts: tuple[tuple[str, Taken], ...] = ()

    @property
    def numba_type(self) -> Any:
        from numba import from_dtype, types

        if self.tuple_class is not None:
            return types.NamedTuple([part.numba_type for _, part in self.parts], self.tuple_class)
        one = from_dtype(self.dtype)
        return types.Array(one, self.dimensions, "C") if self.dimensions else one


@dataclass(frozen=True)
class Entry:
    """A function to be called from Python, compiled."""

    function: Callable[..., Any]

    def takes(self, state: type[Record]) -> tuple[Taken, ...]:
        """What its parameters take, in the game with this state."""
        function, code = self.function, self.function.__code__
        owner = f"{function.__module__}.{function.__qualname__}"
        parameters = code.co_varnames[: code.co_argcount]
        missing = [name for name in parameters if name not in function.__annotations__]
        if missing:
            raise TypeError(f"{owner}: no annotation says what {', '.join(missing)} takes")
        said = {name: function.__annotations__[name] for name in parameters}
        return tuple(taken for _, taken in _all_taken(said, function.__globals__, state, owner))


def _all_taken(
    said: Mapping[str, Any], names: dict[str, Any], state: type[Record], owner: str
) -> Iterator[tuple[str, Taken]]:
    for name, annotation in said.items():
        yield name, _taken(_meant(annotation, names, f"{owner}: {name}"), state, f"{owner}: {name}")


def _meant(annotation: Any, names: dict[str, Any], owner: str) -> Any:
    """What an annotation, usually text, stands for."""
    text = getattr(annotation, "__forward_arg__", annotation)
    try:
        return eval(text, names) if isinstance(text, str) else text  # noqa: S307  our own sources
    except NameError as error:
        advice = "import it at run time, not for type checkers alone"
        raise TypeError(f"{owner}: {text} can't be looked up ({error}): {advice}") from None


def _taken(said: Any, state: type[Record], owner: str) -> Taken:
    while isinstance(said, NewType):
        said = said.__supertype__
    origin, arguments = get_origin(said), get_args(said)
    if hasattr(origin, "__value__"):
        # Since NumPy 2.5 NDArray is an alias of the language's own kind, which has to be looked through.
        return _taken(origin.__value__[arguments], state, owner)
    if origin is np.ndarray:
        shape, dtype = arguments
        lengths = get_args(getattr(shape, "__value__", shape))
        dimensions = 1 if Ellipsis in lengths else len(lengths)
        return Taken(np.dtype(get_args(dtype)[0]), dimensions)
    if origin in (Sequence, MutableSequence):
        return Taken(_record(arguments[0], state, owner), 1)
    if said in _NUMBERS:
        return Taken(np.dtype(_NUMBERS[said]))
    if isinstance(said, type) and issubclass(said, tuple) and hasattr(said, "_fields"):
        names = vars(sys.modules[said.__module__])
        return Taken(tuple_class=said, parts=tuple(_all_taken(said.__annotations__, names, state, owner)))
    return Taken(_record(said, state, owner))


def _record(said: Any, state: type[Record], owner: str) -> np.dtype[Any]:
    if not (isinstance(said, type) and issubclass(said, Record)):
        raise TypeError(f"{owner}: {said} is nothing that compiled code is handed: see {__name__}")
    return state.dtype if said is Record else said.dtype
