"""Games of bots for a dataset: each depends on the seed and its own number, and on nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pangea
from pangea import bots as our_bots
from pangea.arena.matches import at_the_table, played
from pangea.arena.seeded import Maker, SeededPlay, drawn
from pangea.bots import Bot
from pangea.bots.asking import BotAnswer
from pangea.bots.search.thoughts import Thought
from pangea.core.catalogue import game as game_named
from pangea.core.edition import Edition
from pangea.core.errors import BadTable
from pangea.core.match import Match
from pangea.core.quick import quick_edition
from pangea.datasets.rows import KeptGame, SearchCounts, decisions_of, shape_of
from pangea.datasets.schema import Shape

USUAL_PLAYERS = 3


class SelfPlay(SeededPlay):
    """One bot plays all seats, or as many bots as there are seats move on by a seat with every game.

    >>> play = SelfPlay("clans", ["random", "greedy"], players=2)
    >>> play.seats(0), play.seats(1)
    (('random', 'greedy'), ('greedy', 'random'))
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int | None = None,
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        make: Maker = our_bots.bot,
    ) -> None:
        if not bots:
            raise BadTable("dataset-no-bot")
        seats = _usual_players(game, len(bots)) if players is None else players
        if len(bots) not in (1, seats):
            raise BadTable("dataset-bots", bots=len(bots), players=seats)
        super().__init__(game, bots, seats, seed, options, content, make)

    @property
    def edition(self) -> Edition:
        """The game with all of it compiled, its writing too: quick bots wait for nothing else."""
        return _quick(self.game, self._content)

    @property
    def shape(self) -> Shape:
        """How wide the columns of its decisions are."""
        return shape_of(self.rules_as_printed, self.players)

    def seats(self, number: int) -> tuple[str, ...]:
        """The bot on each seat of a game."""
        return tuple(self.bots[(seat - number) % len(self.bots)] for seat in range(self.players))

    def play(self, number: int) -> KeptGame:
        """Play a game, and look back at every decision."""
        seats, seed = self.seats(number), drawn(self.seed, "dataset", number)
        bots = [self.make(bot, drawn(self.seed, "bot", number, seat)) for seat, bot in enumerate(seats)]
        thoughts: dict[int, SearchCounts] = {}
        lapses: list[int] = []

        def watch(match: Match, bot: Bot, answer: BotAnswer) -> None:
            if answer.trouble is not None:
                lapses.append(len(match.played))
            elif (thinking := thinking_of(bot, match)) is not None:
                thoughts[len(match.played)] = thinking

        with at_the_table(*bots):
            match, outcome = played(self.edition, bots, seed, self.options, watch)
        about = {"number": number, "bots": list(seats), "match": number, "lapses": lapses}
        return KeptGame(
            row={**row_of(match), **about, "software": f"pangea {pangea.__version__}"},
            points=outcome.points,
            winners=outcome.winners,
            decisions=decisions_of(match, thoughts),
            trouble=outcome.lapses[0].reason if outcome.lapses else None,
        )


def row_of(match: Match) -> dict[str, Any]:
    """A match as a row of the games, its moves as numbers."""
    record = match.record()
    options = json.dumps(record["options"], ensure_ascii=False)
    row = {**record, "options": options, "moves": list(match.played)}
    return {**row, "ending": match.ending} if match.is_over else row


def thinking_of(bot: Bot, match: Match) -> SearchCounts | None:
    """What a bot that searches has just thought of its choice; None of one that doesn't tell."""
    thoughts = getattr(bot, "thoughts", None)
    if not isinstance(thoughts, list) or not all(isinstance(each, Thought) for each in thoughts):
        return None
    codes = dict(zip(match.legal(), match.codes(), strict=True))
    total = sum(each.visits for each in thoughts)
    if total == 0 or not all(each.move in codes for each in thoughts):
        return None
    fared = sum(each.visits * each.win_odds[match.turn] for each in thoughts)
    return SearchCounts({codes[each.move]: each.visits for each in thoughts}, fared / total)


@cache
def _quick(game: str, content: str) -> Edition:
    return quick_edition(Edition(game_named(game), json.loads(content)))


def _usual_players(game: str, bots: int) -> int:
    possible = game_named(game).players
    wanted = bots if bots > 1 else USUAL_PLAYERS
    return min(max(wanted, possible[0]), possible[-1])
