"""Who has a page open at which table: here, and in the other processes as they last said."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection

from pangea.server.events import Hub, Message, Present

SAID_AGAIN = 10.0
"""A process repeats who is with it every so many seconds."""
FORGOTTEN = 3 * SAID_AGAIN
"""What a process said so long ago is not true any more: it may have died."""

Somebody = str | None


class Presence:
    def __init__(self, hub: Hub, changed: Callable[[str], None]) -> None:
        self._hub, self._changed = hub, changed
        self._here: dict[str, Counter[Somebody]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, Present]]] = {}
        self._said = 0.0
        self.stop = hub.hear_all(self._hear)

    @property
    def watched(self) -> Collection[str]:
        """The tables that pages of this process show."""
        return self._here

    @property
    def visited(self) -> list[str]:
        """The tables at which anybody is, here or elsewhere."""
        now = time.monotonic()
        elsewhere = (
            table_id
            for table_id, said in self._elsewhere.items()
            if any(now - at < FORGOTTEN and (one.people or one.watchers) for at, one in said.values())
        )
        return list(dict.fromkeys((*self._here, *elsewhere)))

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._here

    def comes(self, table_id: str, who: Somebody) -> None:
        pages = self._here.setdefault(table_id, Counter())
        pages[who] += 1
        if who is None or pages[who] == 1:
            self._say(table_id)

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
            self._say(table_id)

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
        if now - self._said < SAID_AGAIN:
            return
        self._said = now
        for table_id in list(self._here):
            self._hub.tell(self._present(table_id))
        for table_id, said in list(self._elsewhere.items()):
            fresh = {process: (at, one) for process, (at, one) in said.items() if now - at < FORGOTTEN}
            if fresh:
                self._elsewhere[table_id] = fresh
            else:
                del self._elsewhere[table_id]
            if len(fresh) < len(said):
                self._changed(table_id)

    def _say(self, table_id: str) -> None:
        self._hub.tell(self._present(table_id))
        self._changed(table_id)

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
            self._changed(message.table)
