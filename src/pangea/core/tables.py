"""The tables of a board as data, so that one compilation of a game's rules serves every board.

The usual board's tables are constants of its compiled rules: that is quickest. Compiling takes a minute,
though, and boards are many. For all other boards there is one set of twins that are *handed* the tables: each
rule that reads one, or calls a rule that does, has one more parameter, and passes it on. Nobody writes that
parameter: it is added to the syntax tree of the rule, so the source still exists once.

What is handed over is a single address, of a row of numbers: for a table its own address and its lengths, for
a number that depends on the board the number itself.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from textwrap import dedent
from types import CodeType, FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.kernel import Binding, globals_of, spelled

PARAMETER = "tables"
"""The name of the parameter. No rule may have another use for it."""


@dataclass(frozen=True)
class TableKind:
    """What compiled code has to know of a table: from which word on it is described, and what it holds."""

    at: int
    dtype: np.dtype[Any]
    dimensions: int


class TableData:
    """The tables of one board where compiled rules can read them."""

    def __init__(self, tables: Mapping[str, object]) -> None:
        self._kept: list[NDArray[Any]] = []
        """Rules know their addresses: they live as long as this does."""
        self.kinds: dict[str, TableKind] = {}
        words: list[int] = []
        for name, table in sorted(tables.items()):
            if isinstance(table, np.ndarray):
                kept = np.ascontiguousarray(table)
                self._kept.append(kept)
                self.kinds[name] = TableKind(len(words), kept.dtype, kept.ndim)
                words += [kept.ctypes.data, *kept.shape]
            else:
                assert isinstance(table, int), f"{name} is neither a table nor a number"
                self.kinds[name] = TableKind(len(words), np.dtype(np.int64), 0)
                words.append(table)
        row = np.array(words or [0], np.int64)
        self.record: Any = row.view(np.dtype([("words", np.int64, row.shape)]))[0]


class Handed(partial[Any]):
    """A compiled function that is handed the tables of one board with each call."""

    data: TableData

    @classmethod
    def to(cls, function: Callable[..., Any], data: TableData) -> Handed:
        handed = cls(function, data.record)
        handed.data = data  # the record holds addresses alone
        return handed


class DataBinding(Binding):
    """Twins that are handed the tables, and are the same for every board."""

    def __init__(
        self,
        owner: str,
        tables: Mapping[str, object],
        verbs: Mapping[str, Callable[..., Any]],
        finish: Callable[[FunctionType, str], Any] | None = None,
    ) -> None:
        super().__init__(owner, tables, verbs, finish)
        self.data = TableData(tables)
        self._readers: dict[str, Any] = {}
        self._are_readers: dict[FunctionType, bool] = {}

    def reads_tables(self, function: Callable[..., Any]) -> bool:
        """Does this rule, or one that it calls, read a table? Then its twin takes the tables first."""
        meant = self.meant(function)
        if meant not in self._are_readers:
            used = globals_of(meant)
            self._are_readers[meant] = any(name in self.tables for name in used) or any(
                self.reads_tables(value) for value in used.values() if isinstance(value, FunctionType)
            )
        return self._are_readers[meant]

    def _table(self, name: str) -> Any:
        if name not in self._readers:
            self._readers[name] = reader(self.data.kinds[name])
        return self._readers[name]

    def _code(self, function: FunctionType) -> CodeType:
        if not self.reads_tables(function):
            return function.__code__
        used = globals_of(function)
        read = {name for name in used if name in self.tables}
        handed_on = {
            name
            for name, value in used.items()
            if name not in read and isinstance(value, FunctionType) and self.reads_tables(value)
        }
        return code_with_tables(function, read, handed_on)

    def _spelled(self, name: str, value: object) -> str:
        """What a board's table holds isn't part of the code."""
        return repr(self.data.kinds[name]) if name in self.tables else spelled(value)


def code_with_tables(function: FunctionType, read: set[str], handed_on: set[str]) -> CodeType:
    """The code of a rule that is handed the tables first: it reads some, and hands all on to other rules."""
    tree = ast.parse(dedent(inspect.getsource(function)))
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef)
    if PARAMETER in function.__code__.co_varnames:
        raise TypeError(f"{function.__qualname__} has a variable {PARAMETER}: that is what tables come in")
    definition.decorator_list.clear()
    definition.returns = None
    for argument in definition.args.args:
        argument.annotation = None
    # The defaults of the others are taken from the function itself.
    definition.args.defaults = []
    definition.args.args.insert(0, ast.arg(PARAMETER))
    _Handing(read, handed_on).visit(definition)
    ast.increment_lineno(ast.fix_missing_locations(tree), function.__code__.co_firstlineno - 1)
    module = compile(tree, function.__code__.co_filename, "exec")
    (code,) = (constant for constant in module.co_consts if isinstance(constant, CodeType))
    return code


class _Handing(ast.NodeTransformer):
    """`NEAR[here]` becomes `NEAR(tables)[here]`, and `is_free(state)` becomes `is_free(tables, state)`."""

    def __init__(self, read: set[str], handed_on: set[str]) -> None:
        self._read, self._handed_on = read, handed_on

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self._handed_on:
            raise TypeError(f"{node.id} reads tables: a rule may call it, but not hand it around")
        if node.id in self._read:
            return ast.Call(node, [ast.Name(PARAMETER, ast.Load())], [])
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.args = [self.visit(argument) for argument in node.args]
        node.keywords = [self.visit(keyword) for keyword in node.keywords]
        if isinstance(node.func, ast.Name) and node.func.id in self._handed_on:
            node.args.insert(0, ast.Name(PARAMETER, ast.Load()))
        else:
            node.func = self.visit(node.func)
        return node


def reader(kind: TableKind) -> Any:
    """What stands for a table in compiled code: takes the tables, and answers with the array, or the number.

    It is read in place: nothing is copied, and no reference is counted.
    """
    from numba import from_dtype, types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    held = from_dtype(kind.dtype)
    found = types.Array(held, kind.dimensions, "C") if kind.dimensions else held

    def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        word = context.get_value_type(types.int64)
        first = builder.bitcast(arguments[0], word.as_pointer())

        def load(number: int) -> Any:
            loaded = builder.load(builder.gep(first, [word(kind.at + number)]))
            # Nothing that a rule writes can change it, so it need not be read again.
            loaded.set_metadata("invariant.load", builder.module.add_metadata([]))
            return loaded

        if not kind.dimensions:
            return load(0)
        shape = [load(1 + axis) for axis in range(kind.dimensions)]
        strides = [word(kind.dtype.itemsize)]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        address = builder.inttoptr(load(0), context.get_data_type(types.CPointer(held)))
        array = make_array(found)(context, builder)
        populate_array(array, address, shape, strides, kind.dtype.itemsize, meminfo=None)
        return array._getvalue()

    @intrinsic  # type: ignore[untyped-decorator]
    def read(_: Any, tables: Any) -> Any:
        return found(tables), generate

    return read
