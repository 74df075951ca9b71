"""The two decorators a rule may wear, and how rules are bound to a board and compiled.

A `@rule` is an ordinary Python function and stays one: called from Python it is interpreted, so it can be
debugged, covered and doctested, and NumPy watches every number for overflow. A `Binding` makes twins of
rules with other tables (another board) or other verbs (a search, made for one game); `Compiled` has them
compiled by numba. The same twins are what a CUDA kernel calls. The source exists once.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import EnumMeta
from functools import cache, update_wrapper
from types import CodeType, FunctionType, ModuleType
from typing import Any, NewType, TypeVar

import numpy as np

from pangea.core.declaring import must_run_everywhere, refused
from pangea.core.words import Phrase

Function = TypeVar("Function", bound=Callable[..., Any])


def rule(function: Function) -> Function:
    """A rule: typed, without allocation, over a record, numbers and arrays it is handed.

    One that could never run on a GPU is refused here, with its line: it makes lists, catches errors, calls
    what is no rule (`core/declaring.py` has all of it).
    """
    must_run_everywhere(function)
    function.__role__ = "rule"  # type: ignore[attr-defined]
    return function


def lookup(function: Function) -> Function:
    """A look-up that hands back a row of a table or a range.

    Compiled, it is pasted into its caller, because a GPU function may not return an array it was not given.
    """
    must_run_everywhere(function)
    function.__role__ = "lookup"  # type: ignore[attr-defined]
    return function


def verb(function: Function) -> Function:
    """A word of the contract, for generic functions: a `Binding` puts a game's own rule in its place."""
    function.__role__ = "verb"  # type: ignore[attr-defined]
    return function


@rule
def the_same(number: int) -> int:
    """What stands for a NewType in compiled code: `Seat(2)` is a 2 there, too."""
    return number


@lookup
def ids(count: int) -> Iterable[Any]:
    """The first ids of a kind, by their numbers; of which kind is for the caller to say."""
    return range(count)


def role_of(value: object) -> str | None:
    return getattr(value, "__role__", None) if isinstance(value, FunctionType) else None


def calling(function: Callable[..., Any], **rules: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule with these rules under the names it calls: without a binding, too."""
    assert isinstance(function, FunctionType)
    other = FunctionType(function.__code__, {**function.__globals__, **rules}, function.__name__)
    return update_wrapper(other, function)


class Binding:
    """Twins of rules, made on demand: each sees the given tables, and calls the given verbs and other twins.

    `finish` turns a new twin into what is called: itself when interpreted, a dispatcher when compiled.
    """

    def __init__(
        self,
        owner: str,
        tables: Mapping[str, object],
        verbs: Mapping[str, Callable[..., Any]],
        finish: Callable[[FunctionType, str], Any] | None = None,
        ready: Mapping[Callable[..., Any], Any] | None = None,
    ) -> None:
        """`ready`: twins that are there already."""
        self.owner, self.tables, self.verbs = owner, tables, verbs
        self.finish = finish or (lambda twin, role: twin)
        self._twins: dict[Callable[..., Any], Any] = dict(ready or {})
        self._under_way: list[FunctionType] = []

    def twin(self, function: Callable[..., Any]) -> Any:
        """The twin of a rule, with the twins of all it calls."""
        meant = self.meant(function)
        if meant not in self._twins:
            self._twins[meant] = self._make(meant)
        return self._twins[meant]

    def meant(self, function: Callable[..., Any]) -> FunctionType:
        """The rule itself; for a verb, the game's own."""
        assert isinstance(function, FunctionType)
        return self._meaning(function) if role_of(function) == "verb" else function

    def _make(self, function: FunctionType) -> Any:
        role = role_of(function)
        if role is None:
            caller = self._under_way[-1] if self._under_way else function
            what = Phrase("rule-calls-other", {"name": function.__qualname__})
            raise refused(caller, caller.__code__.co_firstlineno, what)
        if function in self._under_way:
            raise refused(function, function.__code__.co_firstlineno, Phrase("rule-calls-itself"))
        self._under_way.append(function)
        names = dict(function.__globals__)
        for name, value in globals_of(function).items():
            if name in self.tables:
                if isinstance(self.tables[name], np.ndarray) != isinstance(value, np.ndarray):
                    raise TypeError(f"{function.__qualname__}: {name} is a table of the board, and not here")
                names[name] = self._table(name)
            elif isinstance(value, FunctionType):
                names[name] = self.twin(value)
            elif isinstance(value, NewType):
                names[name] = self.twin(the_same)
        self._under_way.pop()
        twin = FunctionType(self._code(function), names, function.__name__, function.__defaults__)
        twin.__module__, twin.__doc__ = function.__module__, function.__doc__
        # The owner's name is part of the twin's: numba files code under it, and games must not collide.
        twin.__qualname__ = f"{self.owner}.{function.__qualname__}"
        return self.finish(twin, role)

    def _table(self, name: str) -> object:
        """What stands for a table in a twin."""
        return self.tables[name]

    def _code(self, function: FunctionType) -> CodeType:
        return function.__code__

    def _spelled(self, name: str, value: object) -> str:
        """All that matters of a global name that isn't a rule."""
        return spelled(self.tables.get(name, value))

    def _meaning(self, placeholder: FunctionType) -> FunctionType:
        meaning = self.verbs.get(placeholder.__name__)
        if not isinstance(meaning, FunctionType):
            raise TypeError(f"{self.owner} has no verb {placeholder.__name__}")
        return meaning

    def digest(self, *functions: Callable[..., Any], besides: object = None) -> str:
        """A name for exactly this code with exactly these tables: equal code, equal name.

        `besides`: what else the compiled code depends on.
        """
        sums = hashlib.sha256(repr(besides).encode())
        for function in self.reach(*functions):
            sums.update(f"{function.__module__}.{function.__qualname__}".encode())
            _add_code(sums, function.__code__)
            for name, value in globals_of(function).items():
                if not isinstance(value, FunctionType):
                    sums.update(f"{name}={self._spelled(name, value)}".encode())
        return sums.hexdigest()[:20]

    def reach(self, *functions: Callable[..., Any]) -> Iterator[FunctionType]:
        """These rules and all that they use."""
        seen: set[FunctionType] = set()
        waiting = [function for function in functions if isinstance(function, FunctionType)]
        while waiting:
            function = self.meant(waiting.pop())
            if function in seen:
                continue
            seen.add(function)
            yield function
            waiting += [value for value in globals_of(function).values() if isinstance(value, FunctionType)]


def globals_of(function: FunctionType) -> dict[str, object]:
    """The global names a function uses, in a fixed order, with what they stand for."""
    names = _names_loaded(function.__code__)
    return {name: function.__globals__[name] for name in names if name in function.__globals__}


@cache
def _names_loaded(code: CodeType) -> list[str]:
    # Only what is loaded as a global: `state.ending` doesn't use a rule named `ending`.
    names = {step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL"}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names.update(_names_loaded(constant))
    return sorted(names)


def _add_code(sums: Any, code: CodeType) -> None:
    sums.update(code.co_code)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            _add_code(sums, constant)
        else:
            sums.update(repr(constant).encode())
    sums.update(" ".join(code.co_names + code.co_varnames).encode())


def spelled(value: object) -> str:
    """A value as part of a digest."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}{hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, ModuleType):
        return value.__name__
    if isinstance(value, EnumMeta):
        return repr(list(value))  # an enum's own text does not tell its members
    if isinstance(value, type):
        return f"{value!r}{getattr(value, '_fields', '')}"
    return repr(value)
