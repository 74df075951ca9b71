"""Positions of every game, as the service would send them: what the gallery of the web pages shows.

    python -m tools.make_scenes [--check] [game ...]

For each game the beginning, the middle, a late moment and the end of one game between greedy bots, through
the eyes of the seat to move. They are written to web/scenes; with --check nothing is, and a file that is not
as it would be made is an error.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

import pangea
from pangea import Game
from pangea.bots import bot
from pangea.core.compiled import Compiled
from pangea.core.contract import WATCHER
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.shuffle import SPLITMIX
from pangea.server.tables.books import board_shown, book_of
from pangea.server.tables.scenes import scene
from tools.generated import ROOT, keep

FOLDER = ROOT / "web" / "scenes"
SEED = 7
NAMES = ["Ada", "Bruno", "Chloé"]
DEALT = SPLITMIX
"""These games were dealt in the first way, and stay the games that they are: tests and pictures know them."""
LOG_LINES = 6
PARTS = {"start": 0.0, "middle": 0.5, "late": 0.9, "end": 1.0}


@cache
def played(game: Game) -> Match:
    """One game of three greedy bots."""
    match = Match(Compiled(Edition(game)).fast_edition, len(NAMES), seed=SEED, shuffle=DEALT)
    match.let_nature_move()
    bots = [bot("greedy", seed=seat) for seat in range(len(NAMES))]
    while not match.is_over:
        view = match.view(match.turn)
        match.play(bots[match.turn].choose(view, view.legal()))
    return match


def decisions(match: Match) -> list[int]:
    """The numbers of the moves that players made."""
    turns = (int(match.edition.rules.to_move(match.position(number))) for number in range(len(match.moves)))
    return [number for number, turn in enumerate(turns) if turn >= 0]


def at(match: Match, moves: int) -> Match:
    """The same game, this many moves after its beginning."""
    earlier = Match(match.edition, match.players, match.options)
    for text in match.moves[:moves]:
        earlier.follow(text)
    return earlier


def scenes(game: Game) -> Iterator[tuple[Path, bytes]]:
    """The files of one game."""
    match = played(game)
    by_players = decisions(match)
    for part, share in PARTS.items():
        moves = len(match.moves) if share == 1 else by_players[int(share * len(by_players))]
        moment = at(match, moves)
        eyes = moment.turn if moment.turn >= 0 else WATCHER
        shown = {
            "game": game.name,
            "names": NAMES,
            "scene": scene(moment, eyes, max(0, moves - LOG_LINES)),
        }
        yield FOLDER / f"{game.name}-{part}.json", msgspec.json.encode(shown) + b"\n"
    yield (
        FOLDER / f"{game.name}-board.json",
        msgspec.json.encode(board_shown(game, match.edition.board)) + b"\n",
    )
    yield FOLDER / f"{game.name}-book.json", msgspec.json.encode(book_of(game)) + b"\n"


def wanted() -> list[Game]:
    """The games that were named, or all."""
    named = [word for word in sys.argv[1:] if not word.startswith("-")]
    return [game for game in pangea.every_game() if not named or game.name in named]


def files(games: Iterable[Game]) -> Iterator[tuple[Path, bytes]]:
    for game in games:
        yield from scenes(game)


if __name__ == "__main__":
    keep("make_scenes", files(wanted()))
