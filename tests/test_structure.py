"""The house around the games: who may import whom, what lies where, which words there are."""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import pangea
from pangea.core.words import LOCALES, languages
from tests.processes import Outcome, run_process

from .fewer_packages import asked

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pangea"
GAMES = sorted(folder for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists())

LAYERS = (
    ("core",),
    ("games",),
    ("bots", "simulate"),
    ("",),
    ("research",),
    ("arena", "analysis"),
    ("datasets", "lab", "puzzles"),
    ("server",),
    ("cli",),
)
"""Who stands on whom: a part imports itself and what is in lower layers. The package itself is ''."""
TESTS = ROOT / "tests"
STARTS_PROCESSES = {"processes.py", "command_server.py", "server/nursery.py"}
"""The files among the tests that start processes for all others."""
WAYS_TO_START = {"subprocess", "pty", "fork", "forkpty", "system", "popen", "Popen", "Process"}
"""Modules and functions of Python's library that start processes."""
ROOMS = ("store", "compute", "tables", "http")
"""The rooms of the service, from the bottom up: each imports itself and those before it."""
NAMED_TWICE = {
    "Player",  # every kind of bot has its own, found by the name of its module
    "NotKept",
}
"""Classes outside the games that share a name with another one. No new ones."""
PARTS_OF_A_GAME = {
    "README.md",
    "__init__",
    "board",
    "drawing",
    "facts",
    "features",
    "moves",
    "notation",
    "rules",
    "state",
}
PARTS_OF_SOME_GAMES = {
    "art.json",  # shapes and colours that are drawn here and in the browser
    "belief",  # where moves tell something of what is hidden
    "counting",  # what can be asked about its score
    "puzzles.jsonl",  # those that come with it
}
PARTS_OF_RULES = {"setup", "turn", "scoring", "refusals", "chance", "verbs"}
"""Every game has these beside the chapters of its own."""
PARTS_OF_NOTATION = {"moves", "positions", "words", "scores", "telling"}
CHAPTERS_OF_A_README = ("Where things are", "Rulings", "What is hidden", "Options", "Versions")
"""In this order; what only one game has to tell comes before the versions."""
FOLDERS = (".ci", "benchmarks", "deploy", "docs", "examples", "requirements", "src", "tests", "tools", "web")
MADE = {"__pycache__", "node_modules", "webui"}
"""Folders with what tools put there."""
LONGEST = 500
"""Lines of a source file. A longer one is about more than one thing."""
GENERATED = {"web/src/wire/types.ts"}
"""Nobody reads these from the top to the end."""
SLOW_TO_IMPORT = {"numba", "fluent", "rich", "typer"}

# Where somebody's files are, and where packages come from, is no business of the project.
PLACES = re.compile(r"(?<![\w.~-])/(?:home|mnt|opt|root|tmp|Users|work)/\w")
HOSTS = re.compile(
    r"\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|--(?:extra-)?index-url|--find-links)\b"
)


# Imports


def test_imports_point_one_way() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{line} imports {name}"
        for file in sorted(SOURCE.rglob("*.py"))
        for line, name in imports_of(file)
        if not may_import(module_of(file), name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("importer", "imported", "may"),
    [
        ("pangea.core.match", "pangea.core.views", True),
        ("pangea.core.catalogue", "pangea.games.clans", False),
        ("pangea.core.match", "pangea", False),
        ("pangea", "pangea.core.match", True),
        ("pangea", "pangea.bots.whole_games", True),
        ("pangea.bots.greedy", "pangea", False),
        ("pangea.games.clans.rules", "pangea.games.clans.state", True),
        ("pangea.games.clans.rules", "pangea.games.trias.state", False),
        ("pangea.games.clans", "pangea.bots.greedy", False),
        ("pangea.bots.greedy", "pangea.games.clans", True),
        ("pangea.simulate.cpu", "pangea.bots.greedy", False),
        ("pangea.research.vector", "pangea.simulate.batch", True),
        ("pangea", "pangea.research", False),
        ("pangea.puzzles.judging", "pangea.analysis", True),
        ("pangea.analysis.judging", "pangea.puzzles", False),
        ("pangea.cli", "pangea.arena", True),
        ("pangea.cli", "pangea", True),
    ],
)
def test_the_direction_of_imports_is_understood(importer: str, imported: str, may: bool) -> None:
    assert may_import(importer, imported) is may


def test_rooms_of_the_service_stand_on_each_other() -> None:
    """The database knows nothing of tables, and tables know nothing of HTTP."""
    wrong = [
        f"{file.relative_to(ROOT)}:{line} imports {name}"
        for room in ROOMS
        for file in sorted((SOURCE / "server" / room).rglob("*.py"))
        for line, name in imports_of(file)
        if (other := (*name.split("."), "", "")[2]) in ROOMS and ROOMS.index(other) > ROOMS.index(room)
    ]
    assert not wrong, "\n".join(wrong)


def test_no_two_classes_have_one_name() -> None:
    """Games may use the same names as each other: whoever reads one reads no other."""
    files: dict[str, set[Path]] = {}
    for file in SOURCE.rglob("*.py"):
        if "games" not in file.relative_to(SOURCE).parts:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    files.setdefault(node.name, set()).add(file)
    assert {name for name, found in files.items() if len(found) > 1} <= NAMED_TWICE


def test_imports_are_read_from_the_syntax(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text(
        "'from pangea.cli import main'\nfrom pangea import core, start\nif 1:\n    import pangea.cli.app\n"
    )
    assert set(imports_of(file)) == {(2, "pangea.core"), (2, "pangea"), (4, "pangea.cli.app")}


def test_importing_pangea_is_quick() -> None:
    """The slow ones are imported when a game is compiled or a word is said."""
    program = "import sys, pangea; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = run_process([sys.executable, "-c", program], check=True).stdout
    assert "pangea" in loaded.split()
    assert not SLOW_TO_IMPORT & set(loaded.split())


def test_tests_start_processes_with_the_helper_that_ends_them() -> None:
    """Two servers of tests fork: whoever has started them ends them with all their forks."""
    found = {
        f"tests/{file.relative_to(TESTS)}, line {line}: {name}"
        for file in TESTS.rglob("*.py")
        if file.relative_to(TESTS).as_posix() not in STARTS_PROCESSES
        for line, name in starts_of_processes(file)
    }
    assert not found, "start it with tests/processes.py"


def test_starts_of_processes_are_read_from_the_syntax(tmp_path: Path) -> None:
    file = tmp_path / "sample.py"
    file.write_text(
        "from subprocess import run as go\nimport os as o, pty\n'os.fork()'\nos.fork()\n"
        "await asyncio.create_subprocess_exec()\nmultiprocessing.Process()\n"
    )
    assert set(starts_of_processes(file)) == {
        (1, "subprocess"),
        (2, "pty"),
        (4, "fork"),
        (5, "create_subprocess_exec"),
        (6, "Process"),
    }


def starts_of_processes(file: Path) -> Iterator[tuple[int, str]]:
    """What a file imports or calls that starts processes, with the line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        else:
            continue
        for name in names:
            if name in WAYS_TO_START or name.startswith(("create_subprocess_", "posix_spawn", "spawn")):
                yield node.lineno, name


def imports_of(file: Path) -> Iterator[tuple[int, str]]:
    """Each module of ours that a file imports, anywhere in it, with the line."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = absolute_name(file, node)
            # `from pangea import core` imports a part; `from pangea import start` the package itself.
            names = [
                f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base for alias in node.names
            ]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name.split(".")[0] == "pangea")


def absolute_name(file: Path, node: ast.ImportFrom) -> str:
    if node.level == 0:
        return node.module or ""
    package = list(file.relative_to(SOURCE.parent).with_suffix("").parts)
    return ".".join([*package[: len(package) - node.level], *([node.module] if node.module else [])])


def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def may_import(importer: str, imported: str) -> bool:
    one, other = part_of(importer), part_of(imported)
    if one == other == "games":
        # A game imports nothing of another game.
        return importer.split(".")[2:3] == imported.split(".")[2:3]
    return one == other or layer_of(other) < layer_of(one)


def part_of(module: str) -> str:
    name = (*module.split("."), "")[1]
    if name == "__main__":
        return "cli"
    return name if any(name in parts for parts in LAYERS) or (SOURCE / name / "__init__.py").exists() else ""


def layer_of(part: str) -> int:
    for number, parts in enumerate(LAYERS):
        if part in parts:
            return number
    pytest.fail(f"src/pangea/{part} stands in no layer: say in LAYERS who may import it")


# Files


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_have_the_same_parts(game: Path) -> None:
    """Whoever knows one game finds everything in the others. A part may be a file or a folder."""
    files = {path.stem if path.suffix == ".py" else path.name for path in game.iterdir() if path.is_file()}
    folders = {path.name for path in game.iterdir() if (path / "__init__.py").exists()}
    assert PARTS_OF_A_GAME <= files | folders <= PARTS_OF_A_GAME | PARTS_OF_SOME_GAMES
    assert modules_in(game / "rules") >= PARTS_OF_RULES
    assert modules_in(game / "notation") == PARTS_OF_NOTATION
    titles = re.findall(r"^## (.+)$", (game / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [title for title in titles if title in CHAPTERS_OF_A_README] == [*CHAPTERS_OF_A_README]
    assert titles[-1] == CHAPTERS_OF_A_README[-1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_packages_of_a_game_only_name_their_parts(game: Path) -> None:
    """What is in a folder is in a file with a name of its own: an `__init__` imports, and no more."""
    for file in game.rglob("*/__init__.py"):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        telling = [step for step in body if not isinstance(step, (ast.Expr, ast.Import, ast.ImportFrom))]
        named = [ast.unparse(step.targets[0]) for step in telling if isinstance(step, ast.Assign)]
        assert named == ["__all__"][: len(telling)], file


def modules_in(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")} - {"__init__"}


def test_no_file_is_too_long() -> None:
    sources = our_files((".py", ".sh", ".ts", ".svelte", ".c"))
    lengths = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8").count("\n") for file in sources}
    too_long = {file: length for file, length in lengths.items() if length > LONGEST}
    assert too_long.keys() <= GENERATED


def test_no_file_names_a_machine_or_a_registry() -> None:
    named = [
        f"{file.relative_to(ROOT)}:{number} {found[0]}"
        for file in our_files()
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="ignore").splitlines(), 1)
        if (found := PLACES.search(line) or HOSTS.search(line))
    ]
    assert not named, "\n".join(named)


def our_files(endings: tuple[str, ...] = ("",)) -> Iterator[Path]:
    """The files of the project, also where there is no git to ask. Most pictures are text here."""
    files = (path for path in sorted(ROOT.iterdir()) if path.is_file() and path.name != ".git")
    yield from (path for path in files if path.name.endswith(endings))
    for top in FOLDERS:
        for folder, folders, names in os.walk(ROOT / top):
            folders[:] = sorted(set(folders) - MADE)
            yield from (Path(folder, name) for name in sorted(names) if name.endswith(endings))


# Versions and what is shipped


def test_the_changelog_tells_of_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entry = re.search(
        rf"^## \[{re.escape(pangea.__version__)}\][^\n]*\n(.+?)(?=^## |\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    assert entry, f"CHANGELOG.md has no entry for {pangea.__version__}"
    assert re.search(r"^- \S", entry[1], re.MULTILINE), "and the entry says something"


def test_locked_versions_are_those_asked_for() -> None:
    """Whoever changes what pyproject.toml asks for renews requirements/ with `make lock`."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    to_build = [Requirement(line) for line in groups["build"]]
    to_work = [Requirement(line) for line in groups["dev"] if isinstance(line, str)]
    play, dev = locked("play"), locked("dev")
    to_play = [*asked(["club"]), *to_build]
    for wanted, versions in [(to_play, play), ([*to_play, *asked(["all"]), *to_work], dev)]:
        for requirement in wanted:
            found = versions.get(canonicalize_name(requirement.name), set())
            assert found, f"{requirement.name} is not locked"
            assert all(version in requirement.specifier for version in found), (
                f"{requirement}: locked are {found}"
            )
    assert play.items() <= dev.items()
    assert locked("uv").keys() == {"uv"}


def locked(name: str) -> dict[str, set[str]]:
    """The versions in a file of requirements: several where they depend on the Python."""
    versions: dict[str, set[str]] = {}
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    for package, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE):
        versions.setdefault(canonicalize_name(package), set()).add(version)
    return versions


# Words


def test_every_language_has_the_same_files() -> None:
    files = {lang: sorted(path.name for path in (LOCALES / lang).iterdir()) for lang in languages()}
    assert len(files) >= 4
    assert all(names == files["en"] for names in files.values()), files
    assert {f"{game.name}.ftl" for game in GAMES} <= set(files["en"])


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("file", sorted(path.name for path in (LOCALES / "en").iterdir()))
def test_every_language_has_every_message(lang: str, file: str) -> None:
    """The same messages, and each speaks of the same things."""
    english, other = messages_in(LOCALES / "en" / file), messages_in(LOCALES / lang / file)
    assert not english.keys() ^ other.keys()
    different = {name: (other[name], english[name]) for name in english if other[name] != english[name]}
    assert not different


def test_apostrophes_are_printed_as_books_print_them() -> None:
    """A typewriter's mark belongs into programs alone."""
    typed = [
        f"{path.relative_to(LOCALES)}:{number}: {line}"
        for path in sorted(LOCALES.glob("*/*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if "'" in line
    ]
    assert typed == []


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_refusal_and_every_ending_has_words(name: str) -> None:
    game = pangea.game(name)
    messages = messages_in(LOCALES / "en" / f"{game.name}.ftl")
    needed = {refusal.message for refusal in game.refusals[1:]}
    needed |= {f"{game.name}-ending-{ending}" for ending in game.endings[1:]}
    assert needed <= messages.keys()


class Mentions(Visitor):  # type: ignore[misc, unused-ignore]
    """The variables, messages and terms that a message mentions."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 (fluent's name)
        self.names.add(node.id.name)


def messages_in(file: Path) -> dict[str, set[str]]:
    """The messages of a file and what each mentions. Fails on what can't be read."""
    messages: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, (fluent.Message, fluent.Term)):
            assert entry.id.name not in messages, f"{file.name}: {entry.id.name} is there twice"
            mentions = Mentions()
            mentions.visit(entry)
            messages[entry.id.name] = mentions.names
    return messages


# Setting up


@pytest.fixture
def bare_place(tmp_path: Path) -> Path:
    """A copy of what sets up .venv, and a folder `bin` with nothing in it but what a shell needs."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "rm").symlink_to(shutil.which("rm") or "rm")
    shutil.copy(ROOT / "tools" / "set_up.sh", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def set_up(place: Path, python: str = "") -> Outcome:
    environment = {"PATH": str(place / "bin"), "PYTHON": python}
    shell = shutil.which("sh") or "sh"
    command = [shell, "set_up.sh", "uv"]
    return run_process(command, cwd=place, environment=environment)


def put_program(place: Path, name: str, script: str) -> None:
    program = place / "bin" / name
    program.write_text(f"#!{shutil.which('sh')}\n{script}\n")
    program.chmod(0o755)


def test_set_up_says_when_there_is_no_python(bare_place: Path) -> None:
    put_program(bare_place, "python3.13", "exit 127")  # like a shim that leads nowhere
    done = set_up(bare_place)
    assert done.returncode == 1
    assert done.stderr.startswith("Pangea needs Python 3.11, 3.12 or 3.13")
    assert not (bare_place / ".venv").exists()


def test_set_up_says_when_python_is_not_whole(bare_place: Path) -> None:
    put_program(bare_place, "python3", 'case "$2" in *ensurepip*) exit 1 ;; esac')
    done = set_up(bare_place)
    assert done.returncode == 1
    assert done.stderr.startswith("python3 can make no virtual environment")
    assert "python3-venv" in done.stderr


def test_set_up_takes_no_other_python_than_the_one_named(bare_place: Path) -> None:
    put_program(bare_place, "python3", "exit 0")
    done = set_up(bare_place, python="python3.9")
    assert done.returncode == 1
    assert done.stderr.startswith("PYTHON=python3.9 does not run")
