"""What a compiler says of a wrong rule, as a sentence that names the rule, its file and its line."""

from __future__ import annotations

import dis
import re
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType

from pangea.core.errors import BadRule

_PLACES = re.compile(
    r'File "(?P<file>[^"]+)", line (?P<line>\d+)|at (?P<path>\S[^()\n]*?) \((?P<number>\d+)\)'
)
"""Where numba says that something is, the innermost first."""
_RECORD = re.compile(r"Record\(\[.*?\], \d+, (?:True|False)\)|Record\(\w+\[type=.*?\];\d+;(?:True|False)\)")
_NOT_THE_REASON = ("Failed in ", "During: ", "File ")


def rule_at_fault(error: Exception, rules: Iterable[FunctionType], asked: FunctionType) -> BadRule:
    """The error of one of these rules, which `asked` and those that it uses are."""
    rules = list(rules)
    if isinstance(error, KeyError) and (wrong := _unknown_field(str(error.args[0]), rules)):
        return wrong
    text = f"{error}\nat {getattr(error, 'loc', None)}"  # a place of numba's, such as “rules.py (12)”
    rule, line = asked, asked.__code__.co_firstlineno
    for place in _PLACES.finditer(text):
        file, number = place["file"] or place["path"], int(place["line"] or place["number"])
        if found := [rule for rule in rules if _has(rule, file, number)]:
            rule, line = found[0], number
            break
    return BadRule(
        "rule-not-compiled", **_told(rule, line), reason=_sentence(str(error)) or type(error).__name__
    )


def _unknown_field(name: str, rules: Iterable[FunctionType]) -> BadRule | None:
    """Numba names a field that there is not, but not where: it is looked for."""
    for rule in rules:
        for step in dis.get_instructions(rule.__code__):
            if step.opname in ("LOAD_ATTR", "STORE_ATTR") and step.argval == name and step.positions:
                return BadRule("rule-no-field", **_told(rule, step.positions.lineno or 0), field=name)
    return None


def _told(rule: FunctionType, line: int) -> dict[str, str]:
    return {"rule": rule.__qualname__, "file": rule.__code__.co_filename, "line": str(line)}


def _has(rule: FunctionType, file: str, line: int) -> bool:
    # Numba writes some paths from the current folder and some from the root.
    code = rule.__code__
    lines = [number for _, _, number in code.co_lines() if number is not None]
    return Path(code.co_filename).name == Path(file).name and code.co_firstlineno <= line <= max(lines)


def _sentence(text: str) -> str:
    """The first line that says what is wrong; if it ends with a colon, the next with it."""
    lines = [line.strip() for line in _RECORD.sub("the state", text).splitlines()]
    lines = [line for line in lines if line and not line.startswith(_NOT_THE_REASON)]
    said = lines[0] if lines else ""
    if said.endswith(":") and len(lines) > 1:
        said = f"{said} {lines[1].removeprefix('>>> ')}"
    return said
