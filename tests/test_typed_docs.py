"""The Python of the documentation is typed: mypy, strictly, reads every page of it as a file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.patience import LONG_PATIENCE
from tests.processes import run_process

from .guide import files_in
from .test_docs import PAGES, ROOT, blocks

WRONG = "A page.\n\n```python\n>>> import pangea\n>>> pangea.start(3, players=2)\n<Match>\n```\n"


def test_every_example_is_typed(tmp_path: Path) -> None:
    """An error names a file after its page, and the line of the page. A wrong page shows that it would."""
    wrong = tmp_path / "wrong.md"
    wrong.write_text(WRONG, encoding="utf-8")
    pages = [wrong, *PAGES]
    files = [written for number, page in enumerate(pages) if (written := as_module(page, number, tmp_path))]
    assert len(files) > 10
    found = [line for line in mypy_on(files).splitlines() if ": error: " in line]
    assert len(found) == 1, "\n".join(found)
    assert "wrong_0.py:5: error: Argument 1" in found[0]


def test_a_wrong_keyword_is_a_type_error(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong_keywords.py"
    wrong.write_text(
        "import pangea\n"
        'pangea.start("clans", playerz=3)\n'
        'pangea.batch("clans", 10, 3, seeed=4)\n'
        'pangea.play("clans", ["random"] * 3, sead=1)\n'
        'pangea.batch("clans", 10, 3, seed=4, threads=1)\n',
        encoding="utf-8",
    )
    found = [line for line in mypy_on([wrong]).splitlines() if ": error: " in line]
    assert [line.split(":")[1] for line in found] == ["2", "3", "4"], found
    assert all("Unexpected keyword argument" in line for line in found)


def as_module(page: Path, number: int, folder: Path) -> Path | None:
    """The blocks of a page as one file, each on its lines; None where there are none.

    Blocks that are whole files are left out: mypy reads them where test_add_a_game.py writes them.
    """
    lines = [""] * (page.read_text(encoding="utf-8").count("\n") + 1)
    whole_files = set(files_in(page).values())
    for first, block in blocks(page, "python"):
        if block not in whole_files:
            source = block.splitlines()
            lines[first : first + len(source)] = examples_in(source) if ">>>" in block else source
    if not any(lines):
        return None
    file = folder / f"{page.stem.replace('-', '_').lower()}_{number}.py"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def examples_in(lines: list[str]) -> list[str]:
    """What is typed at the prompt, without what is answered."""
    return [line[4:] if line.startswith((">>>", "...")) else "" for line in lines]


def mypy_on(files: list[Path]) -> str:
    """What mypy finds wrong with these files, as it does with our own."""
    program = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(ROOT / "pyproject.toml")]
    # The cache of `make check`, where there is one: most of the time goes into reading the library.
    found = run_process(
        [*program, "--cache-dir", ROOT / ".mypy_cache", *files],
        cwd=ROOT,
        environment={**os.environ, "MYPYPATH": str(ROOT / "src")},
        patience=LONG_PATIENCE,
    )
    assert found.returncode in (0, 1), found.stdout + found.stderr
    return found.stdout
