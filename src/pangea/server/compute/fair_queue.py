"""Who thinks next: places to think in are few, and are shared out in turn.

First by where somebody comes from, then by person, then by table: however many tables one person has made,
they all wait in one line, and whoever has just been served stands behind the others again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from threading import Event
from typing import NamedTuple


class Share(NamedTuple):
    """For whom something is thought about: who made the table, and where they came from."""

    source: str
    person: str
    table: str

    @property
    def owner(self) -> tuple[str, str]:
        return self.source, self.person


class Thinker:
    """One turn of a bot, or one hint: what its search is told from outside."""

    def __init__(self) -> None:
        self.stopped = Event()
        """Nobody needs it any more: the search ends at once, with whatever it has found by then."""
        self.others_wait = Event()
        """Somebody else waits for the place: a search bounded by the clock takes less time."""

    def stop(self) -> None:
        self.stopped.set()


Place = asyncio.Future[None]


class FairQueue:
    """Those who wait, each told by a future that there is a place. In turn at each of three levels.

    >>> line = FairQueue()
    >>> for person, table in ("Ann", "1"), ("Ann", "2"), ("Ann", "1"), ("Ben", "3"):
    ...     line.add(Share("here", person, table), person + table)
    >>> [line.next() for _ in range(4)]
    ['Ann1', 'Ben3', 'Ann2', 'Ann1']
    """

    def __init__(self, served: Callable[[str], float] = lambda source: 0.0) -> None:
        """`served(source)` is how much a source had lately: the one with the least is next."""
        self._served = served
        self._sources: OrderedDict[str, OrderedDict[str, OrderedDict[str, deque[Place]]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, share: Share, place: Place) -> None:
        people = self._sources.setdefault(share.source, OrderedDict())
        tables = people.setdefault(share.person, OrderedDict())
        tables.setdefault(share.table, deque()).append(place)
        self._length += 1

    def next(self) -> Place:
        """Who is served now. Others of the same table, person and source stand at the end of their line."""
        source = min(self._sources, key=self._served)  # of equals the first in the line
        people = self._sources.pop(source)
        person, tables = people.popitem(last=False)
        table, places = tables.popitem(last=False)
        place = places.popleft()
        self._length -= 1
        if places:
            tables[table] = places
        if tables:
            people[person] = tables
        if people:
            self._sources[source] = people
        return place

    def remove(self, share: Share, place: Place) -> None:
        """Somebody waits no longer."""
        people = self._sources[share.source]
        tables = people[share.person]
        tables[share.table].remove(place)
        self._length -= 1
        if not tables[share.table]:
            del tables[share.table]
        if not tables:
            del people[share.person]
        if not people:
            del self._sources[share.source]

    def has_others_than(self, owner: tuple[str, str]) -> bool:
        """Does anybody wait besides this person?"""
        return any(each != owner for each in self._owners())

    def _owners(self) -> Iterator[tuple[str, str]]:
        return ((source, person) for source, people in self._sources.items() for person in people)


class Lane:
    """A number of places, and the line of those who wait for one."""

    def __init__(self, places: int, served: Callable[[str], float] = lambda source: 0.0) -> None:
        self._free = places
        self._line = FairQueue(served)
        self._at_work: dict[Thinker, Share] = {}

    @property
    def waiting(self) -> int:
        return len(self._line)

    @asynccontextmanager
    async def place(self, share: Share, thinker: Thinker) -> AsyncIterator[None]:
        """A place for as long as this is open, as soon as one's turn comes."""
        await self._wait(share)
        self._at_work[thinker] = share
        self._tell_who_waits()
        try:
            yield
        finally:
            del self._at_work[thinker]
            self._leave()

    async def _wait(self, share: Share) -> None:
        if self._free:
            self._free -= 1  # a place is free only while nobody waits
            return
        place: Place = asyncio.get_running_loop().create_future()
        self._line.add(share, place)
        self._tell_who_waits()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._line.remove(share, place)
                self._tell_who_waits()
            else:
                self._leave()  # it was given a place at the same moment
            raise

    def _leave(self) -> None:
        """Hand a place on to whoever is next."""
        if len(self._line):
            self._line.next().set_result(None)
        else:
            self._free += 1
        self._tell_who_waits()

    def _tell_who_waits(self) -> None:
        for thinker, share in self._at_work.items():
            if self._line.has_others_than(share.owner):
                thinker.others_wait.set()
            else:
                thinker.others_wait.clear()
