"""The documentation is true: its Python runs, its shell commands exist, its links lead somewhere."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pangea.simulate.batch import GameBatch
from tests.patience import LONG_PATIENCE
from tests.processes import run_process

from .guide import files_in

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("**/*.md"), *ROOT.glob("src/pangea/games/*/README.md")])
each_page = pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])

NOTEBOOKS = sorted(ROOT.glob("examples/*.ipynb"))
each_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=[each.name for each in NOTEBOOKS])

HEADER = re.compile(r"^\|(.*)\|\n\|(?: *:?-+:? *\|)+$", re.MULTILINE)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INSTALL = re.compile(r"\b(?:pip|pipx|uv)\b[^\n`]*\binstall\b[^\n`]*")
STRANGER = re.compile(r"""(?<![\w./-])pangea(?![\w./-])""")
EXTRAS = re.compile(r"(?:pangea-games|\.|\.whl)\[([\w,]+)\]")
LINK = re.compile(r"\]\(([^)\s]+)\)")


@each_page
def test_python_blocks_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other, in one namespace and in an empty folder.

    Blocks that are whole files, each under its path, are no such blocks: test_add_a_game.py runs them.
    """
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    files = set(files_in(page).values())
    for line, block in blocks(page, "python"):
        if block in files:
            continue
        if ">>>" in block:
            run_examples(page, line, block, names)
        else:
            # Empty lines before it, so that an error names the line of the page.
            exec(compile("\n" * line + block, page, "exec"), names)
    # A compiled kernel lasts, and with it all the names of its page: nothing else closes these.
    for batch in [value for value in names.values() if isinstance(value, GameBatch)]:
        batch.close()


@each_notebook
def test_notebooks_run(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cells one after the other, as whoever opens it runs them. The file keeps nothing of a run."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells_of(notebook)):
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None)
            exec(compile("".join(cell["source"]), f"{notebook.name}, cell {number}", "exec"), names)
    assert "statistics" in names


@each_notebook
def test_notebooks_are_as_notebooks_must_be(notebook: Path) -> None:
    """What nbformat 4.5 asks for: it would refuse to open anything else."""
    whole = json.loads(notebook.read_text(encoding="utf-8"))
    assert (whole["nbformat"], whole["nbformat_minor"]) == (4, 5)
    assert whole.keys() == {"cells", "metadata", "nbformat", "nbformat_minor"}
    common = {"cell_type", "id", "metadata", "source"}
    for cell in cells_of(notebook):
        more = {"code": {"outputs", "execution_count"}, "markdown": set()}[cell["cell_type"]]
        assert cell.keys() == common | more
        assert re.fullmatch(r"[a-zA-Z0-9_-]{1,64}", cell["id"])
        assert all(isinstance(line, str) for line in cell["source"])
    assert len({cell["id"] for cell in cells_of(notebook)}) == len(cells_of(notebook))


@each_page
def test_tables_say_what_stands_in_them(page: Path) -> None:
    """Every column has a heading; only the corner above the names of rows may be empty."""
    for header in HEADER.findall(page.read_text(encoding="utf-8")):
        _, *others = (cell.strip() for cell in header.split("|"))
        assert all(others), header


@each_page
def test_shell_blocks_name_what_exists(page: Path) -> None:
    """Every line is a target of make, or a command of pangea with options that it has."""
    for _, block in blocks(page, "sh"):
        for line in block.splitlines():
            program, *words = shlex.split(line, comments=True) or [""]
            if program == "make":
                assert {word for word in words if "=" not in word} <= make_targets(), line
            elif program == "pangea":
                options = {word for word in words if word.startswith("--")}
                assert options <= set(re.findall(r"--[a-z-]+", help_of(words[0]))), line
            else:
                assert not program, f"{line}: neither make nor pangea"


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert not [link for link in links if not (page.parent / link.partition("#")[0]).exists()]


def test_the_contents_list_every_page() -> None:
    listed = re.findall(r"- (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.relative_to(DOCS).as_posix() for page in DOCS.glob("**/*.md"))


def test_nobody_is_told_to_install_a_package_of_another_project() -> None:
    """On the public index `pangea` is a stranger's package; ours is called pangea-games."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name = project["name"]
    assert name == "pangea-games"
    told = [*PAGES, *ROOT.glob("src/pangea/locales/*/*.ftl"), *ROOT.glob("src/pangea/**/*.py")]
    told += [
        *ROOT.glob("deploy/*"),
        *ROOT.glob("examples/*.*"),
        *ROOT.glob("examples/*/*.*"),
        *ROOT.glob("web/src/**/*.svelte"),
    ]
    installs = [line for file in told for line in INSTALL.findall(file.read_text(encoding="utf-8"))]
    assert any(name in line for line in installs)
    assert [line for line in installs if STRANGER.search(line)] == []
    named = {extra for line in installs for list_ in EXTRAS.findall(line) for extra in list_.split(",")}
    assert {"cli", "serve"} <= named <= project["optional-dependencies"].keys()


def test_make_says_what_there_is() -> None:
    targets = {"help", "setup", "play", "terminal", "test", "test-fast", "browsers", "check", "bench", "docs"}
    assert make_targets() == targets | {"dist", "lock", "clean"}


def test_the_site_shows_the_icon_of_the_pages() -> None:
    assert (DOCS / "images" / "icon.svg").read_bytes() == (ROOT / "web" / "public" / "icon.svg").read_bytes()
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert re.findall(r"^  (?:logo|favicon): (.+)$", settings, re.MULTILINE) == ["images/icon.svg"] * 2


def cells_of(notebook: Path) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return cells


def blocks(page: Path, language: str) -> Iterator[tuple[int, str]]:
    """The blocks of a language with the line before each."""
    text = page.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        if block[1] == language:
            yield text.count("\n", 0, block.start(2)), block[2]


def run_examples(page: Path, line: int, block: str, names: dict[str, Any]) -> None:
    examples = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), line)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed = runner.run(examples, out=said.append, clear_globs=False).failed
    assert not failed, "".join(said)
    names.update(examples.globs)


@cache
def make_targets() -> set[str]:
    """The targets that `make help` tells of."""
    return set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@cache
def help_of(command: str) -> str:
    """What `pangea COMMAND --help` says, without colours or borders that would cut words."""
    program = [sys.executable, "-c", "from pangea.cli import main; main()", command, "--help"]
    environment = os.environ | {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "240", "LANG": "C"}
    done = run_process(program, environment=environment, patience=LONG_PATIENCE)
    assert done.returncode == 0, f"pangea {command} does not exist: {done.stderr[-500:]}"
    return done.stdout
