"""The rulebook in the page plays, shows, says and thinks what Python does: a small part of what
tools/make_parity.py compares, for every game, every number of players, and a board of one's own."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest
from tools.make_parity import edition_of, match_told, write_parity
from tools.pages import WEB, node_command, run_node

import pangea
from pangea import Game
from tests.patience import LONG_PATIENCE
from tests.processes import run_process
from tests.web.people import People

BOTS = ("hatchling", "gatherer", "search:20,reuse", "search:20,threads=2")
SEARCHES = ("search:200",)
POSITIONS = 2


@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: str(game.name))
def test_the_page_plays_and_thinks_as_python_does(game: Game, tmp_path: Path) -> None:
    """Every state, legal move, scene, refusal and thought is equal."""
    write_parity(tmp_path, game, games=len(game.players), positions=POSITIONS, searches=SEARCHES, bots=BOTS)
    done = run_process(
        [*node_command(), "node_modules/vitest/vitest.mjs", "run", "--no-isolate", "--maxWorkers=1"],
        cwd=WEB,
        environment={**os.environ, "PANGEA_PARITY": str(tmp_path)},
        patience=LONG_PATIENCE,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


TOLD_THERE = """async ([rulebook, line]) => {
  const module = await WebAssembly.compile(await (await fetch(rulebook)).arrayBuffer());
  return JSON.stringify(parity.toldHere(module, JSON.parse(line)));
}"""


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What asks the rules of a match that was written down, as a browser's script."""
    script = tmp_path_factory.mktemp("parity") / "parity.js"
    how = ["--platform", "browser", "--format", "iife", "--name", "parity", "--file", str(script)]
    run_node(["node_modules/rolldown/bin/cli.mjs", "src/rulebook/compared.ts", *how])
    return script


@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: str(game.name))
def test_chromium_says_of_a_game_what_python_says(game: Game, bundle: Path, alone: People) -> None:
    written = msgspec.json.encode(match_told(edition_of(game), 1, game.players[-1], {})).decode()
    page = alone.come().go("/")
    page.add_script_tag(path=bundle)
    told = page.evaluate(TOLD_THERE, [f"rulebooks/{game.name}.wasm", written])
    assert json.loads(told) == json.loads(written)
