"""The rules as WebAssembly are part of the project: they are what the rules of today make."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tools.make_rulebooks import FOLDER
from tools.wasm import section_of, with_section

import pangea
from tests.patience import LONG_PATIENCE
from tests.processes import run_process

GAMES = [game.name for game in pangea.every_game()]
ROOT = Path(__file__).parent.parent


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_is_made_anew_and_is_the_same(game: str) -> None:
    """Whoever changes rules makes them anew: python -m tools.make_rulebooks."""
    command = [sys.executable, "-m", "tools.make_rulebooks", "--check", game]
    done = run_process(command, cwd=ROOT, patience=LONG_PATIENCE)
    assert done.returncode == 0, done.stderr


def test_there_is_a_rulebook_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(GAMES)


def test_what_a_module_is_given_besides_is_found_again() -> None:
    module = (FOLDER / "clans.wasm").read_bytes()
    longer = with_section(with_section(module, "first", b"one"), "second", b"x" * 300)
    assert section_of(longer, "first") == b"one"
    assert section_of(longer, "second") == b"x" * 300
    assert section_of(longer, "pangea") == section_of(module, "pangea")
    with pytest.raises(KeyError):
        section_of(module, "second")
