"""Every example bot of the documentation and of examples/ plays whole games, and all its moves are legal."""

from __future__ import annotations
import __future__

import ast
import doctest
import inspect
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import pangea
from pangea import bots
from pangea.bots.asking import BotAnswer, BotTrouble, answer_of
from pangea.bots.program import Player as ProgramPlayer
from pangea.core.catalogue import of_this_package
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.match import start

from .guide import files_in
from .test_docs import NOTEBOOKS, PAGES, ROOT, blocks, cells_of

ANY_GAME = of_this_package()
PLAYED = {
    "docs/design/search.md:evaluate": ANY_GAME,
    "docs/for-bot-builders.md:Joiner": ("clans",),
    "docs/for-researchers.md:rule_of_thumb": ANY_GAME,
    "docs/how-to/arena.md:Hasty": ANY_GAME,
    "docs/how-to/write-a-bot.md:Settler": ANY_GAME,
    "docs/how-to/write-a-bot.md:Thinker": ANY_GAME,
    "docs/how-to/write-a-bot.md:Wanderer": ("clans",),
    "docs/how-to/write-a-bot.md:evaluate": ANY_GAME,
    "docs/how-to/write-a-bot.md:mybot.py": ANY_GAME,
    "docs/tutorial/first-bot.md:Player": ("clans",),
    "examples/joiner.pl": ANY_GAME,
    "examples/research.ipynb:Joiner": ("clans",),
    "examples/wanderer.py:Player": ANY_GAME,
}
"""The games that each example bot is for.

examples/train_a_net and the guests of a service, table_bot.py and waiting_bot.py, have tests of their own."""
WRONG_ON_PURPOSE = {"docs/how-to/arena.md:Hasty": "“whatever” is not a legal move"}
INTERPRETERS = {".pl": "perl"}
ROUNDS = {"searching": 1, "program": 1, "plain": 3}
"""How many games an example plays at each table; four times as many if it is for one game only."""


class Example(NamedTuple):
    """A bot as a page has it: the thing to make it from, or the command that starts it."""

    kind: str
    made_from: Any

    def make(self, seed: int, folder: Path) -> bots.Bot:
        if self.kind == "program":
            command = self.made_from
            if "\n" in command:  # the whole program
                file = folder / "program.py"
                file.write_text(command, encoding="utf-8")
                command = shlex.join([sys.executable, str(file)])
            return ProgramPlayer(seed, f"timeout=60 {command}")
        if inspect.isfunction(self.made_from):
            return pangea.GuidedPlayer(self.made_from, seed, iterations=10)
        settings = {"seed": seed, "iterations": 10}
        known = inspect.signature(self.made_from).parameters
        bot: bots.Bot = self.made_from(**{name: settings[name] for name in settings if name in known})
        return bot


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_example_bots_play_whole_games(name: str, tmp_path: Path) -> None:
    """With every number of players and every option, in all seats or beside bots that move at random."""
    example, kinds_of_moves = found_bots()[name], set[str]()
    rounds = ROUNDS[example.kind] * (4 if len(PLAYED[name]) == 1 else 1)
    for game in PLAYED[name]:
        edition = compiled_for(pangea.Edition(pangea.game(game))).edition
        for players, options in tables_of(edition.game):
            for number in range(rounds):
                match = start(edition, players, options, seed=number)
                for answer in answers_in(match, example, number, tmp_path):
                    kinds_of_moves.add(answer.move.partition(" ")[0])
                    where = f"{game}, {players} players, {options}, seed {number}"
                    assert may_happen(name, answer.trouble), f"{where}: {answer.trouble}"
    if PLAYED[name] == ("clans",):
        assert kinds_of_moves == {"move", "village"}


def test_no_example_bot_is_left_out() -> None:
    assert set(found_bots()) == set(PLAYED)


def may_happen(name: str, trouble: BotTrouble | None) -> bool:
    return trouble is None or (name in WRONG_ON_PURPOSE and WRONG_ON_PURPOSE[name] in str(trouble))


def answers_in(match: pangea.Match, example: Example, number: int, folder: Path) -> Iterator[BotAnswer]:
    """Play a match and yield the example's answers: of all seats, or in odd rounds of one seat."""
    random, players = random_from(number), match.players
    its_seats = range(players) if number % 2 == 0 else [number % players]
    seated: list[bots.Bot] = [bots.bot("random", seat) for seat in range(players)]
    with ExitStack() as open_programs:
        for seat in its_seats:
            seated[seat] = bot = example.make(seat, folder)
            if isinstance(bot, ProgramPlayer):
                open_programs.enter_context(bot)
        while not match.is_over:
            seat = match.turn
            view = match.view(seat)
            answer = answer_of(seated[seat], view, view.legal(), random)
            match.play(answer.move)
            if seat in its_seats:
                yield answer


def tables_of(game: pangea.Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with the usual options, and with each other value of an option."""
    choices = [{}, *({option.name: value} for option in game.options for value in option.values[1:])]
    return ((players, options) for players in game.players for options in choices)


@cache
def found_bots() -> dict[str, Example]:
    """Every example bot by its page or file and its name."""
    found: dict[str, Example] = {}
    for file, codes in sources():
        where = str(file.relative_to(ROOT))
        trees = [ast.parse(code) for code in codes]
        for name, example in bots_in(trees, where):
            found[f"{where}:{name}"] = example
    for file in ROOT.glob("examples/*"):
        if file.suffix in INTERPRETERS:
            command = shlex.join([INTERPRETERS[file.suffix], str(file)])
            found[str(file.relative_to(ROOT))] = Example("program", command)
    return found


def sources() -> Iterator[tuple[Path, list[str]]]:
    """The Python code of every page, notebook and file of examples/."""
    for page in PAGES:
        whole_files = set(files_in(page).values())
        codes = [code for _, code in blocks(page, "python") if code not in whole_files]
        yield page, [without_prompts(code) if ">>>" in code else code for code in codes]
    for notebook in NOTEBOOKS:
        yield (
            notebook,
            ["".join(cell["source"]) for cell in cells_of(notebook) if cell["cell_type"] == "code"],
        )
    for file in ROOT.glob("examples/*.py"):
        yield file, [file.read_text(encoding="utf-8")]


def without_prompts(session: str) -> str:
    return "".join(example.source for example in doctest.DocTestParser().get_examples(session))


def bots_in(trees: Sequence[ast.Module], where: str) -> Iterator[tuple[str, Example]]:
    """The bots that code defines: classes, evaluators of a guided search, and files that it writes."""
    nodes = [node for tree in trees for node in tree.body]
    definitions = [node for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    kinds = {node.name: kind for node in definitions if (kind := kind_of(node))}
    if kinds:
        names = defined_by(nodes, where)
        for name, kind in kinds.items():
            yield name, Example(kind, names[name])
    for file, text in written_files(trees):
        inner = ast.parse(text)
        yield from bots_in([inner], f"{where}, {file}")
        if "sys.stdin" in text:
            yield file, Example("program", text)


def kind_of(node: ast.stmt) -> str:
    """Which kind of bot a statement defines, if any."""
    if isinstance(node, ast.ClassDef):
        if any(isinstance(base, ast.Attribute) and base.attr == "GuidedPlayer" for base in node.bases):
            return "searching"
        has_choose = any(isinstance(part, ast.FunctionDef) and part.name == "choose" for part in node.body)
        return "plain" if has_choose else ""
    if isinstance(node, ast.FunctionDef):
        return "searching" if [part.arg for part in node.args.args] == ["observations", "mask"] else ""
    return ""


def defined_by(nodes: Sequence[ast.stmt], where: str) -> dict[str, Any]:
    """Run the imports and definitions alone; annotations stay unevaluated."""
    kept: list[ast.stmt] = [
        node
        for node in nodes
        if isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef)
    ]
    names: dict[str, Any] = {"__name__": where}
    flags = __future__.annotations.compiler_flag
    exec(compile(ast.Module(kept, []), where, "exec", flags, dont_inherit=True), names)
    return names


def written_files(trees: Sequence[ast.Module]) -> Iterator[tuple[str, str]]:
    """The Python files that code writes with `Path(NAME).write_text(TEXT)`."""
    for node in (node for tree in trees for node in ast.walk(tree)):
        match node:
            case ast.Call(
                func=ast.Attribute(value=ast.Call(args=[ast.Constant(value=str(name))]), attr="write_text"),
                args=[ast.Constant(value=str(text)), *_],
            ) if name.endswith(".py"):
                yield name, text
