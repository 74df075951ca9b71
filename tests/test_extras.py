"""The library is light: it works with what it asks for, and says which extra brings what is missing."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
from collections.abc import Iterator
from importlib.metadata import files as files_of
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from pangea.arena import plots
from pangea.core.extras import BRINGS, Missing, needed
from pangea.core.words import Phrase, languages, say
from pangea.server.hub import redis_client
from pangea.server.store.database import engine_of

from .fewer_packages import (
    DISTRIBUTION,
    ROOT,
    asked,
    brought_by,
    distributions,
    modules_of,
    owners_of_modules,
    project,
    run_with,
)

SOURCE = ROOT / "src" / "pangea"
LIBRARY = ("analysis", "arena", "bots", "core", "games", "lab", "simulate")
"""The parts of the package that need no extra."""
OF_PARTS = {"cli": "cli", "datasets": "research", "research": "research", "server": "serve"}
"""What all of a part needs."""
ON_DEMAND = {
    "arena/cluster.py": "ray",
    "arena/comparisons.py": "cli",
    "arena/plots.py": "plots",
    "arena/tables.py": "cli",
    "lab/plots.py": "plots",
    "lab/tables.py": "cli",
    "server/http/shared_limits.py": "club",
    "server/hub.py": "club",
}
"""Files that import what an extra brings, after they have asked whether it is there."""
OPTIONAL = {"simulate/gpu.py": "gpu"}

EVERY_MODULE = """
import importlib, pkgutil
import pangea

for part in PARTS:
    package = importlib.import_module(f"pangea.{part}")
    for module in pkgutil.walk_packages(package.__path__, f"pangea.{part}."):
        importlib.import_module(module.name)
"""
WHOLE_GAME = """
import json, pathlib, tempfile
import pangea
from pangea import arena, bots
from pangea.arena import tables
from pangea.arena.ratings import standings

match, bot = pangea.start("clans", players=2, seed=7), bots.bot("novice", seed=1)
while match.turn != pangea.OVER:
    match.play(bot.choose(match.view(match.turn), match.legal()))
file = pathlib.Path(tempfile.mkdtemp(), "game.json")
file.write_text(json.dumps(match.record()))
assert pangea.load(file).moves == match.moves
tournament = arena.Tournament("clans", ["random", "novice"], 2, 2, 1, {}, None)
results = list(arena.play(tournament, None, 1, None))
assert len(standings(results)) == 2
try:
    tables.tables(tournament, results, "en")
except pangea.PangeaError as error:
    print(error)
"""
ENVIRONMENT = """
import pangea

try:
    import pangea.research.MODULE
except ImportError as error:
    print(error)
"""
COMMANDS = """
import contextlib, io, json
from pangea.cli import main

said = []
for words in WORDS:
    sys.argv = ["pangea", *words]
    with contextlib.redirect_stderr(io.StringIO()) as errors, contextlib.redirect_stdout(io.StringIO()):
        try:
            main()
        except SystemExit as end:
            said.append([end.code, errors.getvalue()])
print(json.dumps(said))
"""


def outcomes(extras: tuple[str, ...], lang: str, *commands: str) -> list[tuple[int, str]]:
    """What each command line ends with and complains of, where no more than these extras is installed."""
    words = repr([command.split() for command in commands])
    done = run_with(extras, COMMANDS.replace("WORDS", words), lang=lang)
    assert done.returncode == 0, done.stderr
    return [(code, errors) for code, errors in json.loads(done.stdout)]


def told(package: str, extra: str, lang: str = "en") -> str:
    return say(Phrase("core-missing", {"package": package, "extra": extra}), lang)


# What is asked for


def test_extras_bring_what_is_said_of_them() -> None:
    """The table in core/extras.py has what each extra of pyproject.toml asks for itself."""
    for extra, modules in BRINGS.items():
        owners = set().union(*(owners_of_modules()[module] for module in modules))
        lines = project()["optional-dependencies"][extra]
        assert owners == {canonicalize_name(Requirement(line).name) for line in lines} - {DISTRIBUTION}, extra
    assert BRINGS.keys() | {"gpu", "all"} == project()["optional-dependencies"].keys()


def test_all_is_everything() -> None:
    others = project()["optional-dependencies"].keys() - {"all"}
    assert {str(each) for extra in others for each in brought_by(extra)} == {
        str(each) for each in brought_by("all")
    }


SIZES = re.compile(r"\| `pangea-games(?:\[(\w+)\])?` \| (\d+) \| (\d+) \|")


def test_the_page_says_how_much_each_extra_takes() -> None:
    """The packages of docs/how-to/install.md, and what they add to the library in MB.

    Files here are counted without their bytecode, which takes up to as much again.
    """
    page = (ROOT / "docs" / "how-to" / "install.md").read_text(encoding="utf-8")
    told = {extra: (int(packages), int(megabytes)) for extra, packages, megabytes in SIZES.findall(page)}
    assert set(told) == {"", *project()["optional-dependencies"]}
    library = distributions(asked(()))
    for extra, (packages, megabytes) in told.items():
        found = distributions(asked([extra] if extra else ()))
        assert packages == pytest.approx(len(found | {DISTRIBUTION}), abs=3), extra
        added = sum(map(bytes_without_bytecode, found - library)) / 2**20
        assert added <= megabytes - told[""][1] <= 2 * added, extra


def bytes_without_bytecode(package: str) -> int:
    files = (str(file.locate()) for file in files_of(package) or () if file.suffix != ".pyc")
    return sum(os.path.getsize(file) for file in files if os.path.exists(file))


def test_nothing_is_imported_that_is_not_asked_for() -> None:
    """Also where it is imported late: a part imports what it asks for itself, and no package by accident."""
    wrong = [
        f"{file.relative_to(SOURCE)}:{line} imports {name}"
        for file in sorted(SOURCE.rglob("*.py"))
        for line, name in imports_of(file)
        if name not in known_to(file)
    ]
    assert not wrong, "\n".join(wrong)


def test_everything_that_is_asked_for_is_imported() -> None:
    imported = {name for file in SOURCE.rglob("*.py") for _, name in imports_of(file)}
    owners = set().union(*(owners_of_modules().get(name, set()) for name in imported))
    # SQLAlchemy, numba and `library(…)` load these by name.
    late = {"aiosqlite", "asyncpg", "matplotlib", "ray", "numba-cuda", "nvidia-cuda-nvrtc"}
    wanted = {canonicalize_name(each.name) for each in asked(["all"])}
    assert wanted <= owners | late


def known_to(file: Path) -> set[str]:
    """The modules of others that a file may import: of what was asked for, and not of what that brings."""
    path = file.relative_to(SOURCE).as_posix()
    part = path.partition("/")[0]
    wanted: list[Requirement] = asked([])
    for extra in (OF_PARTS.get(part), ON_DEMAND.get(path), OPTIONAL.get(path)):
        wanted += brought_by(extra) if extra else ()
    return set(modules_of({canonicalize_name(each.name) for each in wanted}))


def imports_of(file: Path) -> Iterator[tuple[int, str]]:
    """What a file imports of others when it runs: what is there for types alone does not count."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in for_types:
            continue
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        tops = {name.partition(".")[0] for name in names}
        yield from ((node.lineno, name) for name in tops - sys.stdlib_module_names - {"pangea"})  # type: ignore[attr-defined]


# The library alone


def test_the_library_needs_few_packages() -> None:
    alone = distributions(asked([]))
    assert {"numpy", "numba", "fluent-runtime"} <= alone
    assert not alone & {"typer", "rich", "litestar", "msgspec", "sqlalchemy", "matplotlib", "pydantic"}
    assert len(alone) <= 12, sorted(alone)


def test_the_library_is_imported_without_extras() -> None:
    done = run_with([], EVERY_MODULE.replace("PARTS", repr(LIBRARY)))
    assert done.returncode == 0, done.stderr


def test_games_are_played_recorded_and_rated_without_extras() -> None:
    """Only the arena's tables for a terminal need the command line, and say so."""
    done = run_with([], WHOLE_GAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == told("typer", "cli")


@pytest.mark.parametrize("lang", languages())
def test_the_command_says_what_to_install(lang: str) -> None:
    for code, errors in outcomes((), lang, "games", "--help", "serve"):
        assert (code, errors) == (2, f"pangea: {told('typer', 'cli', lang)}\n")
        assert 'pip install "pangea-games[cli]"' in errors


# The command line without the service


def test_commands_work_without_the_service(tmp_path: Path) -> None:
    game, board = tmp_path / "game.json", tmp_path / "board.svg"
    done = outcomes(
        ("cli",),
        "en",
        "games",
        "rules clans",
        f"simulate clans --games 1 --players 2 --seed 1 --records {game}",
        f"check {game}",
        f"show {game} --svg {board}",
        f"verify {game}",
        "content clans",
        "serve --help",
    )
    assert [code for code, _ in done] == [0, 0, 0, 0, 0, 1, 0, 0], done
    assert board.exists()


@pytest.mark.parametrize("lang", languages())
def test_the_service_says_what_to_install(lang: str, tmp_path: Path) -> None:
    commands = ("serve", f"site {tmp_path}", f"backup {tmp_path}/all.gz", "tidy --days 30", "admin tables")
    for command, (code, errors) in zip(commands, outcomes(("cli",), lang, *commands), strict=True):
        assert (code, errors) == (2, f"pangea: {told('litestar', 'serve', lang)}\n"), command
    assert list(tmp_path.iterdir()) == []


# What more there is


def test_what_a_club_needs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Missing, match=r'redis is not installed: pip install "pangea-games\[club\]"'):
        redis_client("redis://cache:6379/0")
    with pytest.raises(Missing, match=r'asyncpg is not installed: pip install "pangea-games\[club\]"'):
        engine_of("postgresql://db/pangea")


def test_a_plot_says_what_to_install() -> None:
    [outcome] = outcomes(("cli",), "en", "arena clans random novice --plot results.svg")
    assert outcome == (2, f"pangea: {told('matplotlib', plots.EXTRA)}\n")


def test_environments_say_what_to_install() -> None:
    """All of them, and the library knows nothing of them until somebody asks."""
    for module in ("gymnasium", "pettingzoo", "vector"):
        done = run_with([], ENVIRONMENT.replace("MODULE", module))
        assert done.stdout.strip() == told("gymnasium", "research"), done.stderr


def test_what_is_missing_is_an_import_error_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tries an import and goes on without it is not surprised by ours."""
    monkeypatch.setitem(sys.modules, "rich", None)
    with pytest.raises(ImportError) as caught:
        needed("cli")
    assert isinstance(caught.value, Missing)
    assert caught.value.extra == "cli"
