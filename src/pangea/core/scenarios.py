"""A task at a position: what counts as done, and what else may be done there.

The page judges the same way (web/src/learn/scenario.ts); lessons and puzzles are held to both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from pangea.core.errors import BadMove
from pangea.core.lessons import SEVERAL, LessonStep
from pangea.core.match import Match
from pangea.core.words import Phrase, Spoken

MOST_TRIED = 20_000
"""Moves that are tried for all ways to do a task."""


class Scenario:
    """One task of moving, from one position."""

    def __init__(self, step: LessonStep, match: Match) -> None:
        self.step, self.match = step, match

    @property
    def longest(self) -> int:
        """How many moves the task may take."""
        return max([self.step.within, *(len(moves.split(SEVERAL)) for moves in self.step.do)])

    def illegal(self, moves: str, called: str) -> Iterator[str]:
        """Why moves that are written one after the other can't be made by this seat."""
        after = self.match.copy()
        for move in moves.split(SEVERAL):
            if after.turn != self.step.seat:
                yield f"{called} has “{moves}”, and “{move}” is not up to seat {self.step.seat}"
                return
            try:
                after.follow(move)
            except BadMove as problem:
                yield f"{called} has “{moves}”: {problem}"
                return

    def is_done(self, moves: str) -> bool:
        """Do these moves, which must be legal, do the task?"""
        after = self.match.copy()
        for move in moves.split(SEVERAL):
            try:
                after.follow(move)
            except BadMove:
                return False
        return self._counts(after)

    def solutions(self) -> Iterator[tuple[str, Match]]:
        """Every way to do it, with the match as it then stands: those that are named first."""
        named = set(self.step.do)
        for moves in self.step.do:
            after = self.match.copy()
            for move in moves.split(SEVERAL):
                after.follow(move)
            yield moves, after
        if self.step.tells or self.step.gains is not None:
            for after in islice(self._reached(self.match, self.step.within), MOST_TRIED):
                moves = SEVERAL.join(self.made(after))
                if moves not in named and self._counts(after):
                    yield moves, after

    def made(self, after: Match) -> list[str]:
        return after.moves[len(self.match.played) :]

    def _reached(self, match: Match, most: int) -> Iterator[Match]:
        if most < 1 or match.turn != self.step.seat:
            return
        for move in match.legal():
            after = match.copy()
            after.follow(move)
            yield after
            if not self._counts(after) and SEVERAL.join(self.made(after)) not in self.step.answers:
                yield from self._reached(after, most - 1)

    def _counts(self, after: Match) -> bool:
        step, begun = self.step, len(self.match.played)
        if SEVERAL.join(self.made(after)) in step.do:
            return True
        if step.gains is not None:
            now = after.edition.points(after.state)[step.seat]
            if now - self.match.edition.points(self.match.state)[step.seat] >= step.gains:
                return True
        told = {
            name for number in range(begun, len(after.played)) for name in said_by(after, number, step.seat)
        }
        return not told.isdisjoint(step.tells)


def said_by(match: Match, number: int, eyes: int) -> Iterator[str]:
    """The names of all messages that tell of a move to a seat, those within others too."""
    before, after = match.position(number), match.position(number + 1)
    for phrase in match.edition.told(before, match.played[number], after, eyes):
        yield from _names(phrase)


def _names(spoken: Spoken) -> Iterator[str]:
    if isinstance(spoken, Phrase):
        yield spoken.message
        about: Mapping[str, Spoken] = spoken.about
        for part in about.values():
            yield from _names(part)
    elif isinstance(spoken, list | tuple):
        for part in spoken:
            yield from _names(part)
