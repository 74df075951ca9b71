"""Walkthroughs, counts and played games: the texts in tests/games/<game>/ that every game has.

Run as a program it writes a game's walkthrough anew; the difference then reads as a story of what changed:

    python -m tests.conformance.stories clans
"""

from __future__ import annotations

import sys
import textwrap
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import NATURE, WATCHER, Game
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.places import places
from pangea.core.record import Record
from pangea.core.views import veiled

HERE = Path(__file__).parents[2]
SHOWN_WHOLE = 40
"""Longer lists of legal moves are shown by both ends, their number and a checksum of the whole."""


def walkthrough(game: Game, seed: int = 1) -> str:
    """A whole random game, move by move: what was legal, what came of it, and what each seat got to know."""
    edition = Edition(game)
    players = min(3, game.players[-1])
    match = Match(edition, players, {}, seed)
    random = random_from(seed)
    pages = [
        f"A random game of {game.name} for {players} players, seed {seed}, as each seat gets to know it."
    ]
    seen = {seat: _seen(edition, match.state, seat) for seat in (WATCHER, *range(players))}
    pages += _news({seat: {} for seat in seen}, seen)
    while not match.is_over:
        mover, legal = match.turn, match.legal()
        match.follow(edition.write(match.state, edition.rules.pick(match.state, random)))
        pages.append(
            f"\n{len(match.moves)}. {'nature' if mover == NATURE else f'seat {mover}'}: {match.moves[-1]}"
        )
        if mover != NATURE:
            pages += _wrapped("legal", _listed(legal))
        pages += [f"    | {line}" for line in match.told(len(match.moves) - 1)]
        before, seen = seen, {seat: _seen(edition, match.state, seat) for seat in seen}
        pages += _news(before, seen)
    score = match.score()
    pages.append(f"\nended: {match.ending}; points {score.points}; winners {score.winners}")
    pages += [f"    | {line}" for line in score.told()]
    return "\n".join(pages) + "\n"


def _listed(legal: list[str]) -> str:
    if len(legal) <= SHOWN_WHOLE:
        return ", ".join(legal)
    checksum = zlib.crc32("\n".join(legal).encode())
    return f"{', '.join(legal[:3])}, … {', '.join(legal[-3:])} ({len(legal)}, checksum {checksum:08x})"


def _seen(edition: Edition, state: Record, seat: int) -> dict[str, int]:
    """Every number of a seat's view, by its place: huts[12,3]."""
    view: Any = veiled(edition, state, seat)
    numbers = {}
    for name in edition.game.state.fields:
        value = np.asarray(view[name])
        for place in np.ndindex(value.shape):
            index = f"[{','.join(map(str, place))}]" if place else ""
            numbers[name + index] = int(value[place])
    return numbers


def _news(before: dict[int, dict[str, int]], after: dict[int, dict[str, int]]) -> Iterator[str]:
    """What changed for all, and what changed for a seat beyond that."""
    for_all = _changes(before[WATCHER], after[WATCHER])
    if for_all:
        yield from _wrapped("all see", ", ".join(for_all))
    for seat in sorted(after):
        own = [change for change in _changes(before[seat], after[seat]) if change not in for_all]
        if seat != WATCHER and own:
            yield from _wrapped(f"seat {seat} sees", ", ".join(own))


def _changes(before: dict[str, int], after: dict[str, int]) -> list[str]:
    return [
        f"{place} {before[place]}>{now}" if place in before else f"{place} {now}"
        for place, now in after.items()
        if before.get(place, 0) != now
    ]


def _wrapped(title: str, text: str) -> list[str]:
    return textwrap.wrap(f"{title}: {text}", 110, initial_indent="    ", subsequent_indent="        ")


@dataclass
class Counted:
    """A named position and the number of ways to go on from it."""

    name: str
    position: str = ""
    ways: dict[int, int] = field(default_factory=dict)


def texts_of(game: str) -> Path:
    """Where these texts of a game are: beside the others, or with a game that PANGEA_GAMES brings along."""
    found = [place / "tests" / "games" / game for place in (HERE, *places()[1:])]
    return next((folder for folder in found if folder.is_dir()), found[0])


def counted(game: Game) -> list[Counted]:
    """The positions of a game's counts.txt: `position NAME`, `from …`, then lines `count DEPTH WAYS`."""
    positions: list[Counted] = []
    for line in (texts_of(game.name) / "counts.txt").read_text(encoding="utf-8").splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "position":
            positions.append(Counted(rest.strip()))
        elif word == "from":
            positions[-1].position = rest.strip()
        elif word == "count":
            depth, ways = rest.split()
            positions[-1].ways[int(depth)] = int(ways)
        elif word and not word.startswith("#"):
            raise ValueError(f"counts.txt of {game.name}: {line}")
    return positions


def played(game: Game) -> list[Path]:
    """The records of played games that a game keeps, one for each way to end and for what is rare."""
    return sorted((texts_of(game.name) / "played").glob("*.json"))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        (texts_of(name) / "walkthrough.txt").write_text(walkthrough(pangea.game(name)), encoding="utf-8")
