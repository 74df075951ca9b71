"""A puzzle as a page is handed it: with its position as bytes, as the seat may know it."""

from __future__ import annotations

import base64
from typing import Any

from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.record import Record, copied, fingerprint
from pangea.core.views import View, veiled
from pangea.puzzles.puzzle import Puzzle, as_dict


def page_of(game: Game, puzzles: list[Puzzle]) -> dict[str, Any]:
    """All puzzles of a game."""
    edition = Edition(game)
    return {
        "game": game.name,
        "version": game.version,
        "content_hash": edition.content_hash,
        "puzzles": [_for_page(edition, puzzle) for puzzle in puzzles],
    }


def _for_page(edition: Edition, puzzle: Puzzle) -> dict[str, Any]:
    """`state` is where the moves that are shown begin, `asked` where the question is asked; without moves
    they are the same, and there is only the first."""
    view = View(edition, edition.game.notation.read_position(edition.board, puzzle.position), puzzle.seat)
    asked = copied(view.state)
    for text in puzzle.moves:
        edition.rules.apply(asked, edition.read(asked, text))
    made = as_dict(puzzle) | {"options": {}, "state": _packed(view.state)}
    if puzzle.moves:
        made["asked"] = _packed(veiled(edition, asked, puzzle.seat))
    del made["game"], made["content_hash"], made["software"]
    return made


def _packed(state: Record) -> str:
    return base64.b64encode(fingerprint(state)).decode()
