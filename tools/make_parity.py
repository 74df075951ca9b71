"""Write down what Python says of games, move by move, for a page's rulebook to be held to.

    python -m tools.make_parity FOLDER [--games N] [--positions N] [--game NAME]
    PANGEA_PARITY=FOLDER python tools/pages.py test

For every game a file FOLDER/<game>.jsonl, a line for each match: the record, and after each move whose turn
it is, every legal move, a sum of the state's bytes, and what every pair of eyes is shown; refusals here and
there. The last match is on a board of one's own, where the game has boards.

FOLDER/searches/<game>.jsonl has a line for each position: what searches thought of it.
FOLDER/bots/<game>.jsonl has a line for each game that bots played with each other.
FOLDER/positions/<game>.jsonl has a line for each match: its record, and every position of it in writing.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import pangea
from pangea import Game
from pangea.bots import bot
from pangea.bots.search import Player
from pangea.core.chance import below, random_from
from pangea.core.compiled import compiled_for, speaker_for
from pangea.core.contract import NATURE, OVER, WATCHER
from pangea.core.edition import Edition
from pangea.core.errors import BadMove
from pangea.core.match import Match, start
from pangea.core.record import fingerprint
from pangea.server.tables.books import board_tables
from pangea.server.tables.scenes import said, scene

REFUSED_EVERY = 7
"""At one move out of this many, codes that are no legal move are tried."""
TRIED = 12
SEARCHES = ("search:600", "search:3000", "search:3000,nodes=1000")
"""How positions are searched: the last in a tree that fills up."""
BOTS = ("hatchling", "gatherer", "hunter", "search:100,reuse", "search:60,threads=2,patience=3", "random")
"""Who plays with each other, in turn."""


def tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options, again and again."""
    names = [option.name for option in game.options]
    choices = list(itertools.product(*(option.values for option in game.options)))
    while True:
        for choice, players in itertools.product(choices, game.players):
            yield players, dict(zip(names, choice, strict=True))


def edition_of(game: Game, content: dict[str, Any] | None = None) -> Edition:
    """Compiled: what it says is the same, and it says it many times quicker."""
    edition = Edition(game, content)
    return compiled_for(edition).fast_edition.spoken_by(speaker_for(edition))


def own_content(game: Game) -> dict[str, Any] | None:
    """A board of one's own: the usual one with its first list turned round. None if a game has but one."""
    usual = Edition(game).board.content
    first = next(iter(usual), None)
    return None if first is None else {**usual, first: usual[first][::-1]}


def match_told(edition: Edition, number: int, players: int, options: dict[str, str]) -> dict[str, Any]:
    """One random match with all that is said of it."""
    match = Match(edition, players, options, seed=number)
    random = random_from(number)
    told = [position_told(match)]
    refused = []
    while match.turn != OVER:
        if match.turn == NATURE:
            match.follow(match.next_of_nature())
        else:
            if len(match.moves) % REFUSED_EVERY == 0:
                refused.append([len(match.moves), refusals(match, random)])
            legal = match.legal()
            match.follow(legal[int(below(random, len(legal)))])
        told.append(position_told(match))
    board = {} if edition.is_usual else {"board": board_tables(edition)}
    return {"seed": str(number), **board, "record": match.record(), "told": told, "refused": refused}


def position_told(match: Match) -> dict[str, Any]:
    edition, state = match.edition, match.state
    last = max(0, len(match.moves) - 1)
    return {
        "turn": match.turn,
        "legal": edition.legal(state) if match.turn >= 0 else [],
        "odds": list(edition.odds(state).items()) if match.turn == NATURE else [],
        "state": hashlib.sha256(fingerprint(state)).hexdigest()[:16],
        "scenes": [scene(match, eyes, last) for eyes in (*range(match.players), WATCHER)],
    }


def refusals(match: Match, random: Any) -> list[Any]:
    """Moves that can't be made now, as text, and why."""
    edition, state = match.edition, match.state
    found: list[Any] = []
    for _ in range(TRIED):
        try:
            text = edition.write(state, int(below(random, edition.sizes.codes)))
        except (IndexError, KeyError):
            continue  # no code of a move at all
        if (why := refused(edition, state, text)) is not None:
            found.append([text, getattr(why, "rule", None), said(why.phrase)])
    return found


def refused(edition: Edition, state: Any, text: str) -> BadMove | None:
    """Why a text is no move that can be made; None if it is."""
    try:
        move = edition.read(state, text)
    except BadMove as error:
        return error
    return None if edition.is_possible(state, move) else edition.refuse(state, move)


def searches_told(
    edition: Edition, number: int, players: int, options: dict[str, str], names: Sequence[str]
) -> dict[str, Any]:
    """A position of a random match, and what searches think of it."""
    random = random_from(number, 1)
    match = start(edition, players, options, seed=number)
    moves = below(random, random_length(edition, players, options))
    while len(match.moves) < moves or len(match.legal()) == 1:
        legal = match.legal()
        match.play(legal[int(below(random, len(legal)))])
        if match.is_over:
            match = start(edition, players, options, seed=number)
            moves //= 2
    view = match.view(match.turn)
    thought = []
    for name in names:
        player = bot(name, number)
        assert isinstance(player, Player)
        player.choose(view, view.legal())
        thought.append({"bot": name, "thoughts": player.thoughts})
    return {"seed": str(number), "record": match.record(), "seat": match.turn, "searches": thought}


def random_length(edition: Edition, players: int, options: dict[str, str]) -> int:
    """How many moves a random game has."""
    match, random = start(edition, players, options, seed=0), random_from(0)
    while not match.is_over:
        legal = match.legal()
        match.play(legal[int(below(random, len(legal)))])
    return len(match.moves)


def game_of_bots(
    edition: Edition, number: int, players: int, options: dict[str, str], names: Sequence[str]
) -> dict[str, Any]:
    """A game that bots play with each other: each is asked wherever it has a choice."""
    match = start(edition, players, options, seed=number)
    seated = [names[(number + seat) % len(names)] for seat in range(players)]
    bots = [bot(name, 100 * number + seat) for seat, name in enumerate(seated)]
    while not match.is_over:
        view = match.view(match.turn)
        legal = view.legal()
        match.play(legal[0] if len(legal) == 1 else bots[match.turn].choose(view, legal))
    # The page keeps the seed with the table, not with the match.
    record = {key: told for key, told in match.record().items() if key not in ("seed", "shuffle")}
    return {"seed": str(number), "bots": seated, "record": record}


def write(path: Path, lines: Iterator[dict[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        for line in lines:
            file.write(msgspec.json.encode(line) + b"\n")


def matches_told(game: Game, games: int) -> Iterator[dict[str, Any]]:
    edition = edition_of(game)
    for number, (players, options) in zip(range(games), tables(game), strict=False):
        yield match_told(edition, number, players, options)
    if content := own_content(game):
        yield match_told(edition_of(game, content), games, game.players[0], {})


def positions_written(edition: Edition, number: int, players: int, options: dict[str, str]) -> dict[str, Any]:
    """One random match, and all of its positions in writing."""
    match = start(edition, players, options, seed=number)
    random = random_from(number)
    while not match.is_over:
        codes = match.codes()
        match.play(codes[int(below(random, len(codes)))])
    write_position = edition.game.notation.write_position
    states = [match.position(moves) for moves in range(len(match.moves) + 1)]
    return {"record": match.record(), "positions": [write_position(edition.board, state) for state in states]}


def write_parity(
    folder: Path, game: Game, games: int, positions: int, searches: Sequence[str], bots: Sequence[str]
) -> None:
    """All that is said of a game, for its page's rulebook."""
    edition, file = edition_of(game), f"{game.name}.jsonl"
    some = list(zip(range(positions), tables(game), strict=False))
    write(folder / file, matches_told(game, games))
    write(
        folder / "searches" / file, (searches_told(edition, n, *table, names=searches) for n, table in some)
    )
    write(folder / "positions" / file, (positions_written(edition, n, *table) for n, table in some))
    write(folder / "bots" / file, (game_of_bots(edition, n, *table, names=bots) for n, table in some))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--game", action="append")
    asked = parser.parse_args()
    for game in pangea.every_game():
        if not asked.game or game.name in asked.game:
            write_parity(asked.folder, game, asked.games, asked.positions, SEARCHES, BOTS)


if __name__ == "__main__":
    main()
