"""Who has a page open at which table: here, and in the other processes as they last said."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection

from pangea.server.hub import Hub, Message, Present
from pangea.server.tables.throttle import Later, Throttle, on_the_loop

ONCE_IN = 1.0
"""Pages here and other processes are told who is at a table at most once in this many seconds."""
SAID_AGAIN = 10.0
"""Seconds after which a process repeats who is with it."""
FORGOTTEN = 3 * SAID_AGAIN
"""Seconds after which what a process said is not true any more: it may have died."""

Somebody = str | None
Listener = Callable[[str], None]


class Presence:
    def __init__(self, hub: Hub, later: Later = on_the_loop) -> None:
        self._hub = hub
        self._here: dict[str, Counter[Somebody]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, Present]]] = {}
        self._told: dict[str, Present] = {}
        """What the other processes were last told of each table at which somebody is here."""
        self._repeated = 0.0
        self._arrivals: set[str] = set()
        self._listeners: list[Listener] = []
        self._changes = Throttle(ONCE_IN, self._tell, later)
        self._stop_hearing = hub.hear_all(self._hear)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call this with a table's id when people came or went there. Returns how to stop it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def stop(self) -> None:
        self._stop_hearing()
        self._changes.close()

    @property
    def watched(self) -> Collection[str]:
        """The tables that pages of this process show."""
        return self._here

    @property
    def visited(self) -> list[str]:
        """The tables at which anybody is, here or elsewhere."""
        now = time.monotonic()
        elsewhere = (table_id for table_id in self._elsewhere if self._is_visited_elsewhere(table_id, now))
        return list(dict.fromkeys((*self._here, *elsewhere)))

    def is_watched(self, table_id: str) -> bool:
        """Does a page of this process show the table?"""
        return table_id in self._here

    def is_visited(self, table_id: str) -> bool:
        """Does any page show the table, here or in another process?"""
        return self.is_watched(table_id) or self._is_visited_elsewhere(table_id, time.monotonic())

    def arrivals(self) -> list[str]:
        """The tables to which a page of this process has come since this was last asked."""
        arrived, self._arrivals = self._arrivals, set()
        return list(arrived)

    def look_again(self) -> None:
        """Count all pages as new: another process may not know of them, and let a table fall asleep."""
        self._arrivals.update(self._here)

    def comes(self, table_id: str, who: Somebody) -> None:
        pages = self._here.setdefault(table_id, Counter())
        pages[who] += 1
        self._arrivals.add(table_id)
        if who is None or pages[who] == 1:
            self._changes.ask(table_id)

    def goes(self, table_id: str, who: Somebody) -> None:
        pages = self._here.get(table_id)
        if pages is None or not pages[who]:
            return
        pages[who] -= 1
        if not pages[who]:
            del pages[who]
        if not pages:
            del self._here[table_id]
        if who is None or who not in pages:
            self._changes.ask(table_id)

    def at(self, table_id: str) -> tuple[set[str], int]:
        """The people with a page open, and how many pages nobody has a name for."""
        people = {who for who in self._here.get(table_id, ()) if who is not None}
        nameless = self._here.get(table_id, Counter())[None]
        for said, present in self._elsewhere.get(table_id, {}).values():
            if time.monotonic() - said < FORGOTTEN:
                people.update(present.people)
                nameless += present.watchers
        return people, nameless

    def repeat(self) -> None:
        """Tell the others again, now and then; forget those who have not."""
        now = time.monotonic()
        if now - self._repeated < SAID_AGAIN:
            return
        self._repeated = now
        for table_id in list(self._here):
            self._hub.tell(self._present(table_id))
        for table_id, said in list(self._elsewhere.items()):
            fresh = {process: (at, one) for process, (at, one) in said.items() if now - at < FORGOTTEN}
            if fresh:
                self._elsewhere[table_id] = fresh
            else:
                del self._elsewhere[table_id]
            if len(fresh) < len(said):
                self._changes.ask(table_id)

    def _is_visited_elsewhere(self, table_id: str, now: float) -> bool:
        said = self._elsewhere.get(table_id, {}).values()
        return any(now - at < FORGOTTEN and (one.people or one.watchers) for at, one in said)

    def _tell(self, table_id: str) -> None:
        """Tell the other processes who is here, if that has changed, and our own pages who is there."""
        now, nobody = self._present(table_id), Present(table_id, self._hub.process, [], 0)
        if now != self._told.get(table_id, nobody):
            self._hub.tell(now)
            self._told[table_id] = now
            if now == nobody:
                del self._told[table_id]
        for listener in list(self._listeners):
            listener(table_id)

    def _present(self, table_id: str) -> Present:
        pages = self._here.get(table_id, Counter())
        people = sorted(who for who in pages if who is not None)
        return Present(table_id, self._hub.process, people, pages[None])

    def _hear(self, message: Message) -> None:
        if not isinstance(message, Present) or message.process == self._hub.process:
            return
        said = self._elsewhere.setdefault(message.table, {})
        before = said.get(message.process)
        said[message.process] = (time.monotonic(), message)
        if before is None or before[1] != message:
            self._changes.ask(message.table)
