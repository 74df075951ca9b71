"""What a rule may not do, said when it is declared: it has to run on a GPU too, where there is no Python.

Only the names in its bytecode are looked at, which takes microseconds. Where one looks wrong the rule is read
instruction by instruction, to be sure and to name the line. What only types can tell, the compiler says.
"""

from __future__ import annotations

import builtins
import dis
import inspect
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType

import numpy as np

from pangea.core.errors import BadRule
from pangea.core.words import Phrase

_WRONG_STEPS = {
    "rule-allocates": ("BUILD_LIST", "BUILD_SET", "BUILD_MAP", "BUILD_CONST_KEY_MAP"),
    "rule-uses-text": ("BUILD_STRING", "FORMAT_VALUE", "FORMAT_SIMPLE", "FORMAT_WITH_SPEC", "CONVERT_VALUE"),
    "rule-tries": ("PUSH_EXC_INFO", "BEFORE_WITH"),
    "rule-raises": ("RAISE_VARARGS",),
    "rule-makes-function": ("MAKE_FUNCTION", "LOAD_DEREF", "LOAD_CLASSDEREF", "LOAD_BUILD_CLASS"),
    "rule-imports": ("IMPORT_NAME",),
    "rule-sets-global": ("STORE_GLOBAL", "DELETE_GLOBAL", "STORE_DEREF"),
    "rule-takes-stars": ("CALL_FUNCTION_EX",),
    "rule-deletes": ("DELETE_FAST", "DELETE_ATTR", "DELETE_SUBSCR"),
}
"""By message: instructions that stand for it, of all versions of Python."""
_WRONG_CODES = {
    dis.opmap[step]: message for message, steps in _WRONG_STEPS.items() for step in steps if step in dis.opmap
}
_GENERATORS = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
_STARS = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS
_BUILTINS = {"abs", "bool", "divmod", "float", "int", "len", "max", "min", "pow", "print", "range", "round"}
"""Those of Python's own names that all ways to run a rule know."""
_ALLOCATING = (
    "append",
    "argsort",
    "astype",
    "copy",
    "extend",
    "flatten",
    "insert",
    "ravel",
    "repeat",
    "tolist",
)
_WRITING = ("encode", "format", "join", "lower", "split", "strip", "upper")
_WRONG_METHODS = {"rule-allocates": frozenset(_ALLOCATING), "rule-uses-text": frozenset(_WRITING)}
_ALL_WRONG_METHODS = frozenset().union(*_WRONG_METHODS.values())


def must_run_everywhere(function: object) -> None:
    """Refuse a rule that could never run on a GPU, with what is wrong, where, and what to do instead."""
    if not isinstance(function, FunctionType):
        raise BadRule("rule-no-function", what=type(function).__name__)
    if _looks_wrong(function):
        wrongs = list(_wrongs(function))
        if wrongs:
            raise refused(function, *min(wrongs, key=lambda wrong: (wrong[0], _rank(wrong[1]))))


def _rank(what: Phrase) -> int:
    """In one line: that an error is raised tells more than its text, and Python's names least."""
    return {"rule-raises": 0, "rule-calls-python": 2}.get(what.message, 1)


def refused(function: FunctionType, line: int, what: Phrase) -> BadRule:
    file = function.__code__.co_filename
    return BadRule("rule-refused", rule=function.__qualname__, file=file, line=str(line), what=what)


def _looks_wrong(function: FunctionType) -> bool:
    """Whether something might be wrong: every name is taken for a global one, as if it were no attribute."""
    code, known = function.__code__, function.__globals__
    if code.co_freevars or code.co_flags & (_GENERATORS | _STARS):
        return True
    if not _WRONG_CODES.keys().isdisjoint(code.co_code[::2]) or _texts(function):
        return True
    for name in code.co_names:
        value = known.get(name)
        if name == function.__name__ or name in _ALL_WRONG_METHODS:
            return True
        if isinstance(value, FunctionType | ModuleType) and not hasattr(value, "__role__"):
            return True
        if value is None and name not in _BUILTINS and name not in known and hasattr(builtins, name):
            return True
    return False


def _wrongs(function: FunctionType) -> Iterator[tuple[int, Phrase]]:
    """All that is wrong, each with its line."""
    code = function.__code__
    if code.co_flags & _GENERATORS:
        yield code.co_firstlineno, Phrase("rule-generates")
    if code.co_flags & _STARS:
        yield code.co_firstlineno, Phrase("rule-takes-stars")
    texts = _texts(function)
    steps = list(dis.get_instructions(code))
    before: dis.Instruction | None = None
    for number, step in enumerate(steps):
        # Where an error arrives belongs to no line: it is told of the next one, which catches it.
        lines = (each.positions.lineno for each in steps[number:] if each.positions)
        line = next(filter(None, lines), code.co_firstlineno)
        if step.opcode in _WRONG_CODES:
            yield line, _said_of(_WRONG_CODES[step.opcode], code)
        elif step.opname == "LOAD_CONST" and isinstance(step.argval, str) and step.argval in texts:
            yield line, Phrase("rule-uses-text")
        elif wrong := _wrong_name(function, step) or _wrong_part(function, before, step):
            yield line, wrong
        before = step


def _said_of(message: str, code: CodeType) -> Phrase:
    """A function within a rule is mostly the generator of an `any` or `all`."""
    inside = [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    names = {part.co_name for part in inside}
    if message == "rule-makes-function" and "<genexpr>" in names:
        return Phrase("rule-generates")
    if message == "rule-makes-function" and names & {"<listcomp>", "<setcomp>", "<dictcomp>"}:
        return Phrase("rule-allocates")
    return Phrase(message)


def _wrong_name(function: FunctionType, step: dis.Instruction) -> Phrase | None:
    """What is wrong with a global name. One that isn't there yet, a rule further down, is left to later."""
    if step.opname != "LOAD_GLOBAL":
        return None
    name: str = step.argval
    if name == function.__name__ == function.__qualname__:
        return Phrase("rule-calls-itself")
    if name not in function.__globals__:
        is_foreign = name not in _BUILTINS and hasattr(builtins, name)
        return Phrase("rule-calls-python", {"name": name}) if is_foreign else None
    value = function.__globals__[name]
    if isinstance(value, FunctionType) and not hasattr(value, "__role__"):
        return Phrase("rule-calls-other", {"name": value.__qualname__})
    return None


def _wrong_part(
    function: FunctionType, before: dis.Instruction | None, step: dis.Instruction
) -> Phrase | None:
    """What is wrong with an attribute: of NumPy all but what is for numbers, and methods that allocate."""
    if step.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
        return None
    owner = None
    if before is not None and before.opname == "LOAD_GLOBAL":
        owner = function.__globals__.get(before.argval)
    if isinstance(owner, ModuleType):
        part = getattr(owner, step.argval, None)
        name = f"{before.argval if before else ''}.{step.argval}"
        if owner.__name__.partition(".")[0] == "numpy" and not _is_for_numbers(part):
            return Phrase("rule-calls-numpy", {"name": name})
        if isinstance(part, FunctionType) and not hasattr(part, "__role__"):
            return Phrase("rule-calls-other", {"name": name})
        return None
    # Called at once: since Python 3.12 there is one instruction for fields and methods.
    if step.opname == "LOAD_METHOD" or ("LOAD_METHOD" not in dis.opmap and (step.arg or 0) & 1):
        for message, methods in _WRONG_METHODS.items():
            if step.argval in methods:
                return Phrase(message)
    return None


def _is_for_numbers(part: object) -> bool:
    if isinstance(part, type):
        return issubclass(part, np.number | np.bool_)
    return isinstance(part, int | float | np.ufunc)  # such as sqrt, of one number


def _texts(function: FunctionType) -> list[str]:
    """The texts in it, but for its docstring."""
    return [
        constant
        for constant in function.__code__.co_consts
        if isinstance(constant, str) and constant != function.__doc__
    ]
