"""A tournament: which bots meet, in which seats, and with which deals.

It is duplicate play. Every line-up plays each deal as many times as there are seats, so that each bot
takes each seat with the very same chance. A match depends on the tournament and its own number, and on
nothing else: matches can be played in any order, anywhere, and come out the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import Any

import pangea
from pangea import bots as our_bots
from pangea.arena.matches import Outcome, at_the_table, played
from pangea.arena.seeded import Maker, SeededPlay, drawn
from pangea.core import records
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable
from pangea.core.match import Match
from pangea.core.shuffle import SHUFFLE
from pangea.core.words import Phrase, Spoken

LineUp = tuple[str, ...]
"""Who meets at a table, before they take their seats. A bot may be there several times."""


@dataclass(frozen=True)
class Fixture:
    """One match of the schedule."""

    number: int
    deal: int
    line_up: int
    seats: tuple[str, ...]
    """The bot on each seat."""
    seed: int
    """What nature's moves are drawn from: the same for all matches with this deal."""


@dataclass(frozen=True)
class Result:
    """A match that was played."""

    fixture: Fixture
    outcome: Outcome
    record: str | None = field(default=None, compare=False, repr=False)
    """The game in writing, where the tournament keeps its games."""


class Tournament(SeededPlay):
    """A number of games between these bots, all from one seed.

    As many bots as seats make one table. If there are more, every choice of them meets. If there are fewer,
    each bot meets a table of copies of each other one. The number of games is rounded up to whole rounds.

    >>> tournament = Tournament("clans", ["greedy", "random"], players=2, games=5)
    >>> tournament.games, [tournament.fixture(number).seats for number in range(2)]
    (6, [('greedy', 'random'), ('random', 'greedy')])
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int | None = None,
        games: int = 100,
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        make: Maker = our_bots.bot,
    ) -> None:
        seats = _usual_players(game, len(bots)) if players is None else players
        super().__init__(game, bots, seats, seed, options, content, make)
        self.line_ups = line_ups(self.bots, self.players)
        self.games = -(-games // self.round) * self.round
        self.keeps_games = False
        """Should results bring the games along, in writing?"""

    @property
    def round(self) -> int:
        """The games with one deal: every line-up plays it, from every seat."""
        return len(self.line_ups) * self.players

    def title(self, games: int) -> Phrase:
        """What stands above the results of so many of its games."""
        about: dict[str, Spoken] = {"game": self.game, "players": self.players, "games": games}
        return Phrase("arena-title", {**about, "seed": str(self.seed)})

    def fixture(self, number: int) -> Fixture:
        """A match of the schedule, by its number from 0."""
        deal, rest = divmod(number, self.round)
        line_up, turn = divmod(rest, self.players)
        # Who sits left of whom changes from deal to deal; within a deal all move on by a seat.
        orders = circles(self.line_ups[line_up])
        order = orders[deal % len(orders)]
        seats = tuple(order[(seat - turn) % self.players] for seat in range(self.players))
        return Fixture(number, deal, line_up, seats, drawn(self.seed, "deal", deal))

    def play(self, number: int) -> Result:
        """Play a match of the schedule."""
        fixture = self.fixture(number)
        bots = [
            self.make(bot, drawn(self.seed, "bot", number, seat)) for seat, bot in enumerate(fixture.seats)
        ]
        with at_the_table(*bots):
            match, outcome = played(self.edition, bots, fixture.seed, self.options)
        return Result(fixture, outcome, self._written(fixture, match) if self.keeps_games else None)

    def about(self, fixture: Fixture) -> dict[str, Any]:
        """What the record of a match says beside the game: who played it, and from which seed."""
        return {
            "seed": str(fixture.seed),
            "shuffle": SHUFFLE,
            "bots": list(fixture.seats),
            "match": fixture.number,
            "software": f"pangea {pangea.__version__}",
        }

    def _written(self, fixture: Fixture, match: Match) -> str:
        return records.write({**match.record(), **self.about(fixture)})


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Who meets whom.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(set(bots)) < 2:
        raise BadTable("arena-too-few")
    if len(bots) == players:
        return [tuple(bots)]
    for bot in bots:
        if bots.count(bot) > 1:
            raise BadTable("arena-twice", bot=bot, players=players)
    if len(bots) > players:
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


@cache
def circles(line_up: LineUp) -> list[LineUp]:
    """The ways to sit around a table, wherever its head is.

    >>> circles(("a", "b", "c"))
    [('a', 'b', 'c'), ('a', 'c', 'b')]
    """
    first, *others = line_up
    return [(first, *order) for order in dict.fromkeys(permutations(others))]


def _usual_players(game: str, bots: int) -> int:
    players = game_named(game).players
    return min(max(bots, players[0]), players[-1])
