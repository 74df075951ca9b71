"""The puzzles of every game for the pages: written to web/public/puzzles.

    python -m tools.make_puzzles [--check]

With --check nothing is written, and a file that is not as it would be made is an error.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pangea
from pangea import Game
from pangea.puzzles.page import page_of
from pangea.puzzles.puzzle import shipped
from tools.generated import ROOT, keep

FOLDER = ROOT / "web" / "public" / "puzzles"


def files(games: Iterable[Game]) -> Iterator[tuple[Path, str]]:
    """For each game with puzzles one file."""
    for game in games:
        puzzles = shipped(game)
        if puzzles:
            page = page_of(game, puzzles)
            text = json.dumps(page, ensure_ascii=False, separators=(",", ":"))
            yield FOLDER / f"{game.name}.json", f"{text}\n"


if __name__ == "__main__":
    keep("make_puzzles", files(pangea.every_game()))
