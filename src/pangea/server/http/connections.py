"""Who holds a connection, and which one gives way when there are too many.

A connection costs an open file, and a process may have a limited number of them. One that waits for its
client (for the head of a request, for its body, for the next request) is held for a limited time, and is
closed sooner if somebody else needs its place: the longest quiet first. Whoever is being answered, and a
WebSocket, is never closed to make room.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum


class Stage(IntEnum):
    """What a connection is about. The first that has somebody in it gives way first."""

    IDLE = 0
    """Its last request was answered, and none has begun since."""
    HEAD = 1
    """The head of its request isn't complete, or hasn't begun."""
    BODY = 2
    """The body is not complete."""
    UNREAD = 3
    """The answer is not being read by its client."""
    BUSY = 4
    """A request is being answered."""
    SOCKET = 5


GIVE_WAY = (Stage.IDLE, Stage.HEAD, Stage.BODY, Stage.UNREAD)


class Why(StrEnum):
    """Why a connection was closed or refused, as the log and the figures say it."""

    SLOW_HEAD = "slow_head"
    SLOW_BODY = "slow_body"
    UNREAD = "unread"
    QUIET = "quiet"
    FULL = "full"
    """Its place was needed: there are as many connections as there may be."""
    ADDRESS = "address"
    """Its place was needed by another one from the same address."""
    REFUSED = "refused"
    """Nobody could give way, so the newcomer was turned away."""


_TOO_LONG = {
    Stage.IDLE: Why.QUIET,
    Stage.HEAD: Why.SLOW_HEAD,
    Stage.BODY: Why.SLOW_BODY,
    Stage.UNREAD: Why.UNREAD,
}


@dataclass(eq=False, slots=True)
class Connection:
    """One connection."""

    address: str
    is_proxy: bool
    """All of a proxy's clients come from its address: the limit for one address is not for it."""
    close: Callable[[Why], None] | None
    """How it is closed, with an answer where one can be given. None once it may not be closed any more."""
    stage: Stage = Stage.HEAD
    since: float = 0.0


@dataclass(frozen=True)
class ConnectionLimits:
    most: int = 10_000
    """Connections at once, WebSockets included."""
    most_of_address: int = 256
    """Connections of one address that aren't WebSockets: those have a limit of their own."""
    head_seconds: float = 10
    body_seconds: float = 60
    quiet_seconds: float = 75

    @property
    def most_sockets(self) -> int:
        """WebSockets at once: a quarter of the room is kept for requests, so that pages can be loaded."""
        return max(1, self.most * 3 // 4)

    def seconds(self, stage: Stage) -> float:
        return {Stage.IDLE: self.quiet_seconds, Stage.HEAD: self.head_seconds}.get(stage, self.body_seconds)


@dataclass
class Connections:
    """All connections of this process.

    >>> few = Connections(ConnectionLimits(most=2))
    >>> closed = []
    >>> ada, bob, eve = (
    ...     Connection(name, False, lambda why, name=name: closed.append((name, str(why))))
    ...     for name in ("ada", "bob", "eve")
    ... )
    >>> few.admit(ada), few.admit(bob), few.admit(eve), closed
    (True, True, True, [('ada', 'full')])
    """

    limits: ConnectionLimits
    clock: Callable[[], float] = time.monotonic
    closed: Counter[Why] = field(default_factory=Counter)
    """How many were closed or refused, by reason, since somebody last asked."""
    last_closed: str = ""
    """The address of the last one of them."""
    _stages: dict[Stage, OrderedDict[Connection, None]] = field(
        default_factory=lambda: {stage: OrderedDict() for stage in Stage}
    )
    _of_address: dict[str, set[Connection]] = field(default_factory=dict)

    def __len__(self) -> int:
        return sum(len(connections) for connections in self._stages.values())

    def admit(self, connection: Connection) -> bool:
        """One more, if there is room or somebody gives way."""
        its = self._of_address.get(connection.address, set())
        if len(its) >= self.limits.most_of_address and not connection.is_proxy:
            longest = min(its, key=lambda each: (each.stage, each.since))
            if longest.stage not in GIVE_WAY:
                return self._turned_away(connection)
            self._close(longest, Why.ADDRESS)
        if len(self) >= self.limits.most and not self._somebody_gives_way():
            return self._turned_away(connection)
        self._of_address.setdefault(connection.address, set()).add(connection)
        self._put(connection, connection.stage)
        return True

    def move(self, connection: Connection, stage: Stage) -> None:
        """It is about something else now. A WebSocket stays one."""
        if connection.stage is not stage and connection.stage is not Stage.SOCKET and self._take(connection):
            self._put(connection, stage)

    def becomes_socket(self, connection: Connection) -> bool:
        """From now on it is a WebSocket, if there is room for one more of them."""
        if len(self._stages[Stage.SOCKET]) >= self.limits.most_sockets:
            return self._turned_away(connection)
        if not self._take(connection):
            return False
        self._leave_address(connection)
        connection.close = None
        self._put(connection, Stage.SOCKET)
        return True

    def leave(self, connection: Connection) -> None:
        """It is closed; it does no harm to say so twice."""
        if self._take(connection) and connection.stage is not Stage.SOCKET:
            self._leave_address(connection)

    def sweep(self) -> None:
        """Close those that have kept the service waiting for too long."""
        now = self.clock()
        for stage, why in _TOO_LONG.items():
            connections, seconds = self._stages[stage], self.limits.seconds(stage)
            while connections and now - next(iter(connections)).since >= seconds:
                self._close(next(iter(connections)), why)

    def _put(self, connection: Connection, stage: Stage) -> None:
        connection.stage, connection.since = stage, self.clock()
        self._stages[stage][connection] = None

    def _take(self, connection: Connection) -> bool:
        """Was it there?"""
        return self._stages[connection.stage].pop(connection, connection) is None

    def _leave_address(self, connection: Connection) -> None:
        its = self._of_address[connection.address]
        its.discard(connection)
        if not its:
            del self._of_address[connection.address]

    def _somebody_gives_way(self) -> bool:
        for stage in GIVE_WAY:
            if self._stages[stage]:
                self._close(next(iter(self._stages[stage])), Why.FULL)
                return True
        return False

    def _turned_away(self, connection: Connection) -> bool:
        self._count(connection, Why.REFUSED)
        return False

    def _close(self, connection: Connection, why: Why) -> None:
        self.leave(connection)
        if why is not Why.QUIET:  # nothing is wrong with those
            self._count(connection, why)
        if connection.close is not None:
            connection.close(why)

    def _count(self, connection: Connection, why: Why) -> None:
        self.closed[why] += 1
        self.last_closed = connection.address
