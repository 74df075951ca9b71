"""Games of bots that all come from one seed, each by its number: what the arena plays is made of these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache
from typing import Any

from pangea import bots as our_bots
from pangea.bots import Bot
from pangea.bots.asking import answer_of
from pangea.bots.program import Player
from pangea.core.catalogue import game as game_named
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.match import start

Maker = Callable[[str, int], Bot]
"""Makes a bot by its name and a seed. To travel to other processes it must be a function of a module."""


class SeededPlay:
    """A game with its players, options and content, the bots that play it, and the seed of all they play.

    It travels to other processes as what it was made from; compiled code is on disk there.
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        players: int,
        seed: int = 1,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        make: Maker = our_bots.bot,
    ) -> None:
        self.game, self.bots, self.seed, self.make = game, tuple(bots), seed, make
        self.options = dict(options or {})
        self._content = json.dumps(content)
        self.players = players
        self.rules_as_printed.lay_out(self.players, self.options)  # refuses what the game lacks
        for bot in self.bots:
            make(bot, 0)  # refuses a bot that doesn't exist

    @property
    def described(self) -> dict[str, Any]:
        """What the games depend on, for JSON. More games would only be more of the same."""
        content = json.loads(self._content)
        return {
            "game": self.game,
            "version": game_named(self.game).version,
            "players": self.players,
            "options": self.options if content is None else {**self.options, "content": content},
            "content_hash": self.rules_as_printed.content_hash,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    @property
    def rules_as_printed(self) -> Edition:
        """The game, interpreted: nothing is compiled for it."""
        return Edition(game_named(self.game), json.loads(self._content))

    @property
    def edition(self) -> Edition:
        """The game, compiled."""
        return _compiled(self.game, self._content)

    def look_for_programs(self) -> None:
        """Refuse programs that are not on this machine. On a cluster they lie where games are played."""
        for bot in [self.make(name, 0) for name in self.bots]:
            if isinstance(bot, Player):
                bot.must_be_there()

    def prepare(self) -> None:
        """Compile all that other processes will look for in the cache: a bot of each kind makes a move."""
        kinds = {bot.partition(":")[0]: bot for bot in reversed(self.bots)}
        match = start(self.edition, self.players, self.options, self.seed)
        view = match.view(match.turn)
        for bot in [self.make(name, 0) for name in kinds.values()]:
            # One that holds something open is a program, and has nothing compiled.
            if not isinstance(bot, AbstractContextManager):
                answer_of(bot, view, view.legal(), random_from(0))


@cache
def _compiled(game: str, content: str) -> Edition:
    return compiled_for(Edition(game_named(game), json.loads(content))).fast_edition


def drawn(*words: object) -> int:
    """A number that depends on these words and on nothing else."""
    digest = hashlib.sha256(repr(words).encode()).digest()
    return int.from_bytes(digest[:7], "big")
