"""Write docs/reference/api.md: everything public, from the signatures and docstrings in the sources.

    python -m tools.make_api_reference            writes it
    python -m tools.make_api_reference --check    says whether it is up to date, and writes nothing

Sources are read, not run: a signature stands on the page as it was written. What is public is what `__all__`
names or, where there is none, whatever has no underscore in front and is named below.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.generated import ROOT, keep

SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "reference" / "api.md"
WIDEST = 90
"""Letters of the arguments that stand in one line."""
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign

HEAD = """# API reference

<!-- made by tools/make_api_reference.py -->

Everything public, as it is declared. [For bot builders](../for-bot-builders.md) and [for
researchers](../for-researchers.md) show the quick ways first; [the contract](contract.md), [the state and its
views](state-and-views.md) and [errors](errors.md) tell more of some of it. A name in a signature that is
not Python's own stands in [the last table](#types-in-signatures), in plain words.
"""


@dataclass(frozen=True)
class Section:
    """A part of the page: what a module offers."""

    title: str
    module: str
    about: str
    names: tuple[str, ...] = ()
    """What is told of it; nothing stands for its `__all__`."""
    role: str = ""
    """The decorator of all that is told, if that is what they have in common."""


SECTIONS = (
    Section("pangea", "pangea", "What most programs need, and all that some need."),
    Section("Verbs of a game", "pangea.core.contract", "`game.rules` has them interpreted, `Compiled.rules` "
            "compiled. They work on numbers: a move is a code, and `moves`, `weights` and `out` are arrays "
            "that are written into.", role="verb"),
    Section("States", "pangea.core.record", "A state is a record: one block of memory, with fields.",
            ("copied", "overwrite", "unpacked", "same", "fingerprint")),
    Section("Chance", "pangea.core.chance", "The quick generator of simulations and searches.",
            ("random_from", "generators_from", "below")),
    Section("Compiled rules", "pangea.core.compiled", "The same rules as machine code.",
            ("compiled_for", "Compiled")),
    Section("Records", "pangea.core.records", "Games in writing, read and checked.",
            ("read", "write", "replayed", "opened", "redrawn", "lines_of", "load")),
    Section("Bots", "pangea.bots", "Those of the house, and what one of your own must have.",
            ("Bot", "bot", "names")),
    Section("Asking bots", "pangea.bots.asking", "For a loop that outlives a bot's mistakes.",
            ("answer_of", "BotAnswer", "BotTrouble")),
    Section("Guided search", "pangea.bots.guided", "A tree search that asks a function for priors and "
            "values: see [the design](../design/search.md#a-search-one-can-plug-into).",
            ("GuidedBranch", "GuidedThought", "softmax")),
    Section("Simulations", "pangea.simulate.cpu", "Random games in great number, on all cores.",
            ("Simulation", "Statistics")),
    Section("Batches", "pangea.simulate.batch", "Many games that are stepped together: see `pangea.batch`.",
            ("BatchSnapshot", "Playouts")),
    Section("One learner, by Gymnasium", "pangea.research.gymnasium", "With the extra `research`; "
            "`gymnasium.make` makes it by name.", ("LearnerEnv",)),
    Section("Many learners, by Gymnasium", "pangea.research.vector", "With the extra `research`; "
            "`gymnasium.make_vec` makes them by name.", ("LearnerVectorEnv",)),
    Section("Tables, by PettingZoo", "pangea.research.pettingzoo", "With the extra `research`.",
            ("env", "TableEnv")),
    Section("Simulations on a GPU", "pangea.simulate.gpu", "The same games, with the extra `gpu`.",
            ("GpuSimulation", "NoGpu")),
    Section("Counts", "pangea.simulate.counts", "In how many ways a game goes on: to compare rules by.",
            ("ways", "ways_by_first_move")),
    Section("Arena", "pangea.arena", "Bots against bots."),
    Section("Ratings", "pangea.arena.ratings", "What results say about the bots.",
            ("standings", "by_line_up", "ratings", "BotStanding")),
    Section("Estimates", "pangea.arena.estimates", "A figure, and how far it can be trusted.",
            ("wilson", "mean", "Estimate")),
    Section("Datasets", "pangea.datasets", "Games as tables for learners, with the extra `research`."),
    Section("Lab", "pangea.lab", "What an option or a board does to a game."),
    Section("Analysis", "pangea.analysis", "Every move of a game judged."),
    Section("Extras", "pangea.core.extras", "What an installation lacks is said in a sentence.",
            ("Missing", "needed")),
)  # fmt: skip
WORDS = {
    "Batch": "several records in one block of memory; `batch[i]` is one of them",
    "Belief": "an array of 64-bit floats",
    "Counts": "an array of whole numbers, of the width that the field declares",
    "Features": "an array of 8-bit whole numbers that is written into, as long as the game's features",
    "InUnits": "an array of 32-bit floats, as long as the game's features",
    "Flags": "an array of truth values, one for each seat, that is written into",
    "Moves": "an array of 32-bit whole numbers, each the code of a move",
    "Observation": "a dictionary of two arrays, `observation` and `action_mask`",
    "Options": "an array of 64-bit whole numbers: the chosen value of each option, by its place",
    "Points": "an array of 32-bit whole numbers, one for each seat, that is written into",
    "Random": "the state of a generator: an array of one unsigned 64-bit number, which every draw changes",
    "Record": "a state: a NumPy record with the fields that the game declares",
    "Seat": "a whole number: a place at the table from 0 on, or `WATCHER`",
    "State": "the same kind of record that went in",
    "Stepped": "observations, rewards, terminations, truncations and infos, a row of each for every game",
    "Sums": "a table of 64-bit whole numbers: what games add up to, before it is divided",
    "Weights": "an array of 64-bit whole numbers: how likely each move is, beside the others",
}
"""What arrays and numbers are, for which a name stands that compiled code and types share."""
KNOWN = {
    "Any",
    "Callable",
    "Collection",
    "Generator",
    "Iterable",
    "Iterator",
    "Literal",
    "Mapping",
    "None",
} | {
    "Path",
    "Self",
    "Sequence",
}
"""Names in signatures that need no telling."""


@cache
def tree(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def definitions(module: str) -> dict[str, tuple[Definition, str]]:
    """What a module defines at its top, by name, with the docstring: that of a constant comes after it."""
    return dict(_defined(tree(module).body))


def _defined(body: list[ast.stmt]) -> Iterator[tuple[str, tuple[Definition, str]]]:
    for step, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(step, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield step.name, (step, ast.get_docstring(step) or "")
        elif isinstance(step, ast.Assign | ast.AnnAssign):
            target = step.targets[0] if isinstance(step, ast.Assign) else step.target
            if isinstance(target, ast.Name):
                yield target.id, (step, _text_of(after))


def _text_of(step: ast.stmt) -> str:
    if (
        isinstance(step, ast.Expr)
        and isinstance(step.value, ast.Constant)
        and isinstance(step.value.value, str)
    ):
        return step.value.value
    return ""


def home_of(module: str, name: str) -> str:
    """Where a name is defined that a module hands on."""
    while name not in definitions(module):
        module = next(
            step.module or ""
            for step in ast.walk(tree(module))
            if isinstance(step, ast.ImportFrom) and any(alias.name == name for alias in step.names)
        )
    return module


def public(section: Section) -> list[str]:
    if section.names:
        return list(section.names)
    found = definitions(section.module)
    if section.role:
        return [name for name, (node, _) in found.items() if section.role in _decorators(node)]
    listed, _ = found["__all__"]
    assert isinstance(listed, ast.Assign)
    names: list[str] = ast.literal_eval(listed.value)
    return sorted(names, key=lambda name: (_rank(section.module, name), name.lower()))


def _rank(module: str, name: str) -> int:
    """Functions first, then classes, then errors, then constants."""
    node, _ = definitions(home_of(module, name))[name]
    if isinstance(node, ast.ClassDef):
        return 2 if _is_error(home_of(module, name), name) else 1
    return 0 if isinstance(node, ast.FunctionDef) else 3


def _is_error(module: str, name: str) -> bool:
    node, _ = definitions(module).get(name, (None, ""))
    bases = [ast.unparse(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
    return "Exception" in bases or any(_is_error(module, base) for base in bases)


def _decorators(node: ast.AST) -> set[str]:
    return {ast.unparse(decorator) for decorator in getattr(node, "decorator_list", ())}


# Writing


def page() -> str:
    parts = [HEAD]
    for section in SECTIONS:
        parts.append(f"\n## {section.title}\n\n`{section.module}`: {section.about}\n")
        for name in public(section):
            module = home_of(section.module, name)
            node, text = definitions(module)[name]
            text = text or in_the_tree(module, name)
            parts += [f"\n### {name}\n", *told(name, node, text)]
    text = "".join(parts)
    return text + types_table(text)


def in_the_tree(module: str, name: str) -> str:
    """What the drawing at the top of a module says of a name: errors stand in one, with a few words each."""
    found = re.search(rf"^.*\b{name}  +(\S.*)$", ast.get_docstring(tree(module)) or "", re.MULTILINE)
    return f"{found[1][0].upper()}{found[1][1:]}." if found else ""


def told(name: str, node: Definition, text: str) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        yield from class_told(node, text)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield block(signature(node))
        yield prose(text)
    else:
        value = f" = {ast.unparse(node.value)}" if node.value else ""
        yield block(f"{name}{value}")
        yield prose(text)


def class_told(node: ast.ClassDef, text: str) -> Iterator[str]:
    members = list(_defined(node.body))
    made = next((inner for name, (inner, _) in members if name == "__init__"), None)
    bases = [ast.unparse(base) for base in node.bases]
    if isinstance(made, ast.FunctionDef):
        yield block(f"{node.name}{arguments(made, bound=True)}")
    else:
        yield block(f"class {node.name}" + (f"({', '.join(bases)})" if bases else ""))
    yield prose(text)
    rows = [(name, inner, told) for name, (inner, told) in members if not name.startswith("_")]
    values = [row for row in rows if is_value(row[1])]
    if values:
        yield "\n| attribute | type | means |\n| --- | --- | --- |\n"
    for name, inner, told_ in values:
        yield f"| `{name}` | {cell(kind_of(inner))} | {in_a_row(told_)} |\n"
    for _, inner, told_ in rows:
        if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and not is_value(inner):
            yield f"\n**`{node.name}.{signature(inner, bound='staticmethod' not in _decorators(inner))}`**\n"
            yield prose(told_)


def is_value(node: Definition) -> bool:
    """Is it read like an attribute, however it is worked out?"""
    return isinstance(node, ast.Assign | ast.AnnAssign) or bool(
        _decorators(node) & {"property", "cached_property"}
    )


def kind_of(node: Definition) -> str:
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.annotation)
    if isinstance(node, ast.FunctionDef) and node.returns:
        return ast.unparse(node.returns)
    return ""


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, bound: bool = False) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}{arguments(node, bound)}{returns}"


def arguments(node: ast.FunctionDef | ast.AsyncFunctionDef, bound: bool = False) -> str:
    """What it takes, between brackets; a long list is one to a line. `bound`: without the object itself."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    usual = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
    listed = [argument(one, default) for one, default in zip(plain, usual, strict=True)][int(bound) :]
    if given.vararg:
        listed.append(f"*{argument(given.vararg)}")
    elif given.kwonlyargs:
        listed.append("*")
    listed += [argument(*one) for one in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    if given.kwarg:
        listed.append(f"**{argument(given.kwarg)}")
    row = f"({', '.join(listed)})"
    return row if len(row) <= WIDEST or bound else "(\n    " + ",\n    ".join(listed) + ",\n)"


def argument(given: ast.arg, default: ast.expr | None = None) -> str:
    kind = f": {ast.unparse(given.annotation)}" if given.annotation else ""
    usual = f" = {ast.unparse(default)}" if default else ""
    return f"{given.arg}{kind}{usual if kind else usual.replace(' ', '')}"


def block(text: str) -> str:
    return f"\n```py\n{text}\n```\n"


def prose(text: str) -> str:
    """A docstring as Markdown: its examples are code."""
    parts = [part for part in re.split(r"\n\n+", text.strip()) if part]
    written = (block(part) if part.startswith(">>>") else f"\n{part}\n" for part in parts)
    return "".join(written)


def cell(code: str) -> str:
    escaped = code.replace("|", "\\|")
    return f"`{escaped}`" if code else ""


def in_a_row(text: str) -> str:
    first = text.strip().partition("\n\n")[0]
    return " ".join(first.split()).replace("|", "\\|")


# Types


def types_table(text: str) -> str:
    """What the names in signatures stand for that are neither Python's nor told of above."""
    headings = set(re.findall(r"^### (\w+)$", text, re.MULTILINE))
    code = re.findall(
        r"```py\n(?!>>>)(.*?)```|\*\*`(.*?)`\*\*|^\| `\w+` \| `(.*?)` \|", text, re.DOTALL | re.MULTILINE
    )
    words = {word for parts in code for part in parts for word in re.findall(r"\b[A-Z]\w*[a-z]\w*", part)}
    named = sorted(words - headings - KNOWN)
    rows = "".join(f"| `{name}` | {means} |\n" for name in named if (means := meaning_of(name)))
    return (
        "\n## Types in signatures\n\nNumbers and arrays are NumPy's. In compiled code they are what numba "
        "makes of them: the same widths, without Python around them.\n\n"
        f"| name | is |\n| --- | --- |\n{rows}"
    )


def meaning_of(name: str) -> str:
    if name in WORDS:
        return WORDS[name]
    found = everything().get(name)
    return in_a_row(found) if found else ""


@cache
def everything() -> dict[str, str]:
    """The first words of every class of the library outside the games, which may name theirs alike."""
    return dict(_every_class(sorted((SOURCE / "pangea").rglob("*.py"))))


def _every_class(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for file in files:
        if not {"games", "server", "cli"} & set(file.relative_to(SOURCE / "pangea").parts):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    yield node.name, ast.get_docstring(node) or ""


def files() -> Iterator[tuple[Path, str]]:
    yield PAGE, page()


if __name__ == "__main__":
    keep("make_api_reference", files())
