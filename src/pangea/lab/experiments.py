"""An experiment: the same bots play a game as it is and with something changed, and every game has a number.

Games come in rounds. In each round, on either side, a bot plays against itself as often as there are seats
twice over, and neighbouring levels play one deal against each other from every seat. So however soon it ends,
whole rounds are fair to all sides, and the first so many rounds are always the same games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from pangea import bots as our_bots
from pangea.arena.matches import at_the_table, played
from pangea.arena.seeded import Maker, SeededPlay, drawn
from pangea.arena.tournaments import Result, Tournament
from pangea.core import records
from pangea.core.match import Match
from pangea.core.words import Phrase

LADDER = ("hatchling", "gatherer", "hunter")
"""The levels that play against each other: how much skill pays shows between neighbours."""
BOT = "hunter"
STANDARD, CHANGED = "standard", "changed"


@dataclass(frozen=True)
class Side:
    """The game as it is, or with something changed."""

    name: str
    options: Mapping[str, str]
    content: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class Source:
    """What the lines of the explained score that name one rule gave to all seats together, in one game."""

    rule: str
    points: int
    example: Phrase
    """One of these lines."""


@dataclass(frozen=True)
class Mirror:
    """A game of a bot against itself."""

    moves: list[int]
    sources: list[Source]
    record: str


@dataclass(frozen=True)
class Trial:
    """One numbered game that was played: of a bot against itself, or of two levels."""

    number: int
    side: int
    pair: int | None
    """Which neighbours of the ladder played; None if a bot played against itself."""
    mirror: Mirror | None = None
    result: Result | None = None


class Experiment:
    """All that an experiment depends on. It travels to other processes, and is a schedule of trials."""

    def __init__(
        self,
        game: str,
        sides: Sequence[Side],
        players: int,
        seed: int = 1,
        bot: str = BOT,
        ladder: Sequence[str] = LADDER,
        make: Maker = our_bots.bot,
    ) -> None:
        self.game, self.sides, self.players, self.seed = game, tuple(sides), players, seed
        self.bot, self.ladder, self.make = bot, tuple(ladder), make
        about: dict[str, Any] = {"players": players, "seed": seed, "make": make}
        self.mirrors = [
            SeededPlay(game, [bot], options=side.options, content=side.content, **about) for side in sides
        ]
        self.duels = [
            [
                Tournament(game, pair, options=side.options, content=side.content, games=1, **about)
                for pair in pairwise(self.ladder)
            ]
            for side in sides
        ]

    @property
    def mirrors_a_round(self) -> int:
        """How many games the bot plays against itself in a round, on each side."""
        return 2 * self.players

    @cached_property
    def round(self) -> list[tuple[int, int | None, int]]:
        """The games of a round: the side, the pair (None: a bot against itself), the number among its kind.

        Sides take turns, so that whatever slows the machine down meets them alike.
        """
        kinds: list[tuple[int | None, int]] = [(None, number) for number in range(self.mirrors_a_round)]
        for pair, duel in enumerate(self.duels[0]):
            kinds += [(pair, number) for number in range(duel.round)]
        return [(side, pair, number) for pair, number in kinds for side in range(len(self.sides))]

    def play(self, number: int) -> Trial:
        """Play a game, by its number."""
        turn, place = divmod(number, len(self.round))
        side, pair, offset = self.round[place]
        if pair is None:
            mirror = self._mirror(self.mirrors[side], turn * self.mirrors_a_round + offset)
            return Trial(number, side, None, mirror=mirror)
        duel = self.duels[side][pair]
        duel.make = self.make  # whoever plays elsewhere remembers the bots it makes
        return Trial(number, side, pair, result=duel.play(turn * duel.round + offset))

    def prepare(self) -> None:
        """Compile all that other processes will look for in the cache."""
        for play in (*self.mirrors, *(duel for duels in self.duels for duel in duels)):
            play.look_for_programs()
            play.prepare()

    def _mirror(self, play: SeededPlay, number: int) -> Mirror:
        seed = drawn(self.seed, "lab", number)
        bots = [self.make(self.bot, drawn(self.seed, "lab", number, seat)) for seat in range(self.players)]
        with at_the_table(*bots):
            match, _ = played(play.edition, bots, seed, play.options)
        about = {"bots": [self.bot] * self.players, "match": number}
        return Mirror(match.played, sources_of(match), records.write({**match.record(), **about}))


def sources_of(match: Match) -> list[Source]:
    """What the points of a game came from, by the rules that its score names."""
    found: dict[str, Source] = {}
    for line in match.score().lines:
        given = sum(points for points in line.points if points is not None)
        if given:
            before = found.get(line.rule, Source(line.rule, 0, line.phrase))
            found[line.rule] = Source(line.rule, before.points + given, before.example)
    return list(found.values())
