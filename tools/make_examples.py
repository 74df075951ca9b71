"""The positions that the rules show, as the service would send them: tools/examples/*.toml to web/scenes.

    python tools/make_examples.py [--check]

An example is a position as text and the moves that follow it. Besides, it says which places are lit, which
move is pointed at, whether the last moves are told and the next ones offered, which part of the board is
shown (left, top, width and height, as shares of it), and which places bear a letter. Its caption is a message
of the catalogues, called <game>-example-<name>. With --check nothing is written, and a file that is not as it
would be made is an error.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import pangea
from pangea import Game
from pangea.core.contract import WATCHER
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.server.tables.scenes import scene

TOLD = Path(__file__).parent / "examples"
FOLDER = Path(__file__).parent.parent / "web" / "scenes"
NAMES = ["Ada", "Bruno", "Chloé", "Dana", "Emil"]
WHOLE = [0.0, 0.0, 1.0, 1.0]


def examples(game: Game) -> Iterator[tuple[str, bytes]]:
    """The files of one game, by name: rules-<game>-<section>-<name>.json."""
    file = TOLD / f"{game.name}.toml"
    for told in tomllib.loads(file.read_text(encoding="utf-8"))["example"] if file.exists() else []:
        shown = msgspec.json.encode(shown_as(game, told)) + b"\n"
        yield f"rules-{game.name}-{told['section']}-{told['name']}.json", shown


def shown_as(game: Game, told: dict[str, Any]) -> dict[str, Any]:
    match = reached(game, told["position"], told.get("moves", []))
    seen = scene(match, eyes_on(match, told))
    return {
        "names": NAMES[: match.players],
        "scene": seen,
        "lit": told.get("lit"),
        "pointed": told.get("pointed"),
        "news": seen.log.lines if told.get("tells") else [],
        "offers": bool(told.get("offers")),
        "crop": told.get("crop", WHOLE),
        **({"letters": told["letters"]} if "letters" in told else {}),
    }


def reached(game: Game, position: str, moves: list[str]) -> Match:
    """A match that stands at a position, these moves on."""
    # A position has no story, so there is nothing to conclude about hidden cards from how it came about.
    edition = Edition(replace(game, guessing=None))
    state = game.notation.read_position(edition.board, position.strip())
    match = Match(edition, int(state.players), names=NAMES[: state.players])
    match.state = state
    for move in moves:
        match.follow(move)
    return match


def eyes_on(match: Match, told: dict[str, Any]) -> int:
    """Who looks: the seat to move, unless the example says another."""
    return int(told.get("eyes", match.turn if match.turn >= 0 else WATCHER))


@cache
def every_example() -> dict[str, bytes]:
    return {name: content for game in pangea.every_game() for name, content in examples(game)}


def stale(folder: Path = FOLDER) -> dict[str, bytes]:
    """The files that are not as they would be made, and what would be in them: nothing for one too many."""
    made = every_example()
    there = {file.name: file.read_bytes() for file in folder.glob("rules-*.json")}
    return {
        name: made.get(name, b"") for name in sorted(made | there) if made.get(name, b"") != there.get(name)
    }


def main() -> int:
    changed = stale()
    if "--check" in sys.argv:
        if changed:
            print(f"not up to date, run tools/make_examples.py: {', '.join(changed)}", file=sys.stderr)
        return 1 if changed else 0
    for name, content in changed.items():
        if content:
            (FOLDER / name).write_bytes(content)
        else:
            (FOLDER / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
