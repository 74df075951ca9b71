"""Bot accounts that wait for opponents: here, and in the other processes as they last said.

Nothing of it is kept. A bot waits for as long as the connection is there over which it said so.
"""

from __future__ import annotations

import time
from collections.abc import Hashable

from pangea.core.catalogue import every_game
from pangea.core.catalogue import game as game_named
from pangea.server.hub import BotsWaiting, Hub, Message
from pangea.server.messages.events import Wait
from pangea.server.messages.waiting import LONGEST_ABOUT, WaitingBot
from pangea.server.refusals import NOT_NOW, TOO_MUCH, WRONG, Refused
from pangea.server.store import Person
from pangea.server.tables.presence import FORGOTTEN, ONCE_IN, SAID_AGAIN
from pangea.server.tables.talking import as_one_line
from pangea.server.tables.throttle import Later, Throttle, on_the_loop

MOST_TABLES = 64
"""At this many tables at once a bot may offer to play."""
MOST_HERE, MOST_OF_SOURCE = 200, 10
"""This many bots may wait at a process, and of those from one source: nobody can fill the list alone."""


class WaitingBots:
    def __init__(self, hub: Hub, later: Later = on_the_loop) -> None:
        self._hub = hub
        self._here: dict[Hashable, tuple[WaitingBot, str]] = {}
        self._elsewhere: dict[str, tuple[float, list[WaitingBot]]] = {}
        self._repeated = 0.0
        self._changes = Throttle(ONCE_IN, lambda _: self._tell(), later)
        self._stop_hearing = hub.hear_all(self._hear)

    def stop(self) -> None:
        self._stop_hearing()
        self._changes.close()

    def waits(self, connection: Hashable, bot: WaitingBot, source: str) -> None:
        """A bot says over a connection that it waits, or that it waits for something else."""
        others = [came_from for other, (_, came_from) in self._here.items() if other != connection]
        if len(others) >= MOST_HERE or others.count(source) >= MOST_OF_SOURCE:
            raise Refused(TOO_MUCH, "too-many-waiting", "server-too-many-waiting", most=MOST_OF_SOURCE)
        self._here[connection] = bot, source
        self._changes.ask("")

    def stops(self, connection: Hashable) -> None:
        """It waits no longer, or its connection is gone."""
        if self._here.pop(connection, None) is not None:
            self._changes.ask("")

    def of(self, connection: Hashable) -> WaitingBot | None:
        """What a bot said over a connection; None if it does not wait there."""
        found = self._here.get(connection)
        return None if found is None else found[0]

    def all(self) -> list[WaitingBot]:
        """All who wait, each once: as it last said here, or else in another process."""
        now = time.monotonic()
        found: dict[str, WaitingBot] = {}
        for said, bots in self._elsewhere.values():
            if now - said < FORGOTTEN:
                found.update({bot.id: bot for bot in bots})
        found.update({bot.id: bot for bot, _ in self._here.values()})
        return sorted(found.values(), key=lambda bot: (bot.name, bot.id))

    def repeat(self) -> None:
        """Tell the others again, now and then; forget those who have not."""
        now = time.monotonic()
        if now - self._repeated < SAID_AGAIN:
            return
        self._repeated = now
        if self._here:
            self._tell()
        self._elsewhere = {
            process: (at, bots) for process, (at, bots) in self._elsewhere.items() if now - at < FORGOTTEN
        }

    def _tell(self) -> None:
        self._hub.tell(BotsWaiting(self._hub.process, [bot for bot, _ in self._here.values()]))

    def _hear(self, message: Message) -> None:
        if isinstance(message, BotsWaiting) and message.process != self._hub.process:
            self._elsewhere[message.process] = time.monotonic(), message.bots


def checked_wait(bot: Person, wanted: Wait) -> WaitingBot:
    """What a bot waits for, as others will read it. No game means all of them."""
    games = [game_named(name) for name in dict.fromkeys(wanted.games)] or every_game()
    possible = sorted({players for game in games for players in game.players})
    if not set(wanted.players) <= set(possible):
        raise Refused(WRONG, "bad-waiting", "server-waiting-players", players=", ".join(map(str, possible)))
    if not 1 <= wanted.tables <= MOST_TABLES:
        raise Refused(WRONG, "bad-waiting", "server-waiting-tables", most=MOST_TABLES)
    about = as_one_line(wanted.about)
    if len(about) > LONGEST_ABOUT:
        raise Refused(WRONG, "bad-waiting", "server-waiting-about", most=LONGEST_ABOUT, count=len(about))
    names, players = [game.name for game in games], sorted(set(wanted.players))
    return WaitingBot(bot.id, bot.name, names, players, wanted.tables, about)


def must_suit(bot: WaitingBot, game: str, players: int) -> None:
    """Refuse to invite a bot to a game that it does not wait for."""
    if game not in bot.games or (bot.players and players not in bot.players):
        raise Refused(NOT_NOW, "other-game", "server-waits-for-other", name=bot.name)


def not_waiting() -> Refused:
    return Refused(NOT_NOW, "not-waiting", "server-not-waiting")
