"""Positions of every game, as the service would send them: what the gallery of the web pages shows.

    python tools/make_scenes.py [--check]

For each game the beginning, the middle, a late moment and the end of one game between greedy bots, through
the eyes of the seat to move. They are written to web/scenes; with --check nothing is, and a file that is not
as it would be made is an error.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
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
from pangea.server.messages import BoardShown
from pangea.server.sight import scene

FOLDER = Path(__file__).parent.parent / "web" / "scenes"
SEED = 7
NAMES = ["Ada", "Bruno", "Chloé"]
DEALT = SPLITMIX
"""These games were dealt in the first way, and stay the games that they are: tests and pictures know them."""
LOG_LINES = 6
PARTS = {"start": 0.0, "middle": 0.5, "late": 0.9, "end": 1.0}


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
    """The same game, so many moves after its beginning."""
    earlier = Match(match.edition, match.players, match.options)
    for text in match.moves[:moves]:
        earlier.follow(text)
    return earlier


def scenes(game: Game) -> Iterator[tuple[str, bytes]]:
    """The files of one game, by name."""
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
        yield f"{game.name}-{part}.json", msgspec.json.encode(shown) + b"\n"
    board = match.edition.board
    drawn = BoardShown(dict(board.content), dict(getattr(board, "drawing", None) or {}))
    yield f"{game.name}-board.json", msgspec.json.encode(drawn) + b"\n"


def stale() -> dict[str, bytes]:
    """The files that are not as they would be made, and what would be in them."""
    made = dict(file for game in pangea.every_game() for file in scenes(game))
    return {name: content for name, content in made.items() if _kept(name) != content}


def _kept(name: str) -> bytes | None:
    file = FOLDER / name
    return file.read_bytes() if file.exists() else None


def main() -> int:
    found = stale()
    if "--check" in sys.argv:
        if found:
            print(f"not up to date, run tools/make_scenes.py: {', '.join(found)}", file=sys.stderr)
        return bool(found)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in found.items():
        (FOLDER / name).write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
