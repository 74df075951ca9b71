"""One match between bots. Whoever does not answer with a legal move loses that turn to a random one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace

from pangea.bots import Bot
from pangea.bots.asking import BotAnswer, answer_of
from pangea.bots.program import Player
from pangea.core.chance import random_from
from pangea.core.edition import Edition
from pangea.core.match import Match, start
from pangea.core.words import Phrase

Watch = Callable[[Match, Bot, BotAnswer], None]
_LUCK = 1 << 32
"""The stream of the random moves: far beyond those that nature's moves are drawn from."""


@dataclass(frozen=True)
class Lapse:
    """The turns that a seat lost to random moves, and how it began."""

    seat: int
    turns: int
    move: int
    """The number of the first of them in the match, from 0, deals included."""
    reason: Phrase
    """What was wrong then: the bot crashed, kept silent, or gave an answer that isn't a legal move."""
    heard: str = ""
    """What it wrote to its error stream, if it is a program."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended, seat by seat."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    moves: int
    lapses: tuple[Lapse, ...] = ()

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 1, shared by those who are tied: winners first, then by points.

        >>> Outcome(points=(7, 9, 7, 9), winners=(3,), ending="stuck", moves=80).places
        [3, 2, 3, 1]
        """
        merits = [(seat in self.winners, points) for seat, points in enumerate(self.points)]
        return [1 + sum(other > own for other in merits) for own in merits]


def play(
    edition: Edition, bots: Sequence[Bot], seed: int, options: Mapping[str, str] | None = None
) -> Outcome:
    """Play a match, a bot for each seat, to its end."""
    return played(edition, bots, seed, options)[1]


def played(
    edition: Edition,
    bots: Sequence[Bot],
    seed: int,
    options: Mapping[str, str] | None = None,
    watch: Watch | None = None,
) -> tuple[Match, Outcome]:
    """The same, and the match itself. `watch` is told of every answer before it is played."""
    match = start(edition, len(bots), options, seed)
    for bot in bots:
        if isinstance(bot, Player):
            bot.options = options or {}
    luck = random_from(seed, _LUCK)
    lapses: dict[int, Lapse] = {}
    while not match.is_over:
        seat, view = match.turn, match.view(match.turn)
        answer = answer_of(bots[seat], view, view.legal(), luck)
        if answer.trouble is not None:
            first = Lapse(seat, 0, len(match.moves), answer.trouble.reason, answer.trouble.heard)
            lapse = lapses.get(seat, first)
            lapses[seat] = replace(lapse, turns=lapse.turns + 1)
        if watch is not None:
            watch(match, bots[seat], answer)
        match.play(answer.move)
    score = match.score()
    _tell_the_end(bots, score.points, score.winners)
    return match, Outcome(
        points=tuple(score.points),
        winners=tuple(score.winners),
        ending=match.ending,
        moves=len(match.moves),
        lapses=tuple(lapses[seat] for seat in sorted(lapses)),
    )


@contextmanager
def at_the_table(*bots: Bot) -> Iterator[None]:
    """A bot that holds something open, such as a running program, closes it when it leaves the table."""
    with ExitStack() as leaving:
        for bot in bots:
            if isinstance(bot, AbstractContextManager):
                leaving.enter_context(bot)
        yield


def _tell_the_end(bots: Sequence[Bot], points: Sequence[int], winners: Sequence[int]) -> None:
    for bot in bots:
        if hasattr(bot, "end"):
            with suppress(Exception):  # the match is over: what goes wrong in a bot now changes nothing
                bot.end(points, winners)
