"""Who is shut out, at hand for every request: read from the database again every few seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Self

from pangea.server.refusals import FORBIDDEN, Refused
from pangea.server.store import Person, Store
from pangea.server.store.bans import Ban

EVERY = 3.0
"""Seconds between two reads: a new ban is noticed after this long at the latest."""


class Banned(Refused):
    """Whoever asks has been shut out by the host, who may have said why."""

    def __init__(self, ban: Ban) -> None:
        message = "server-banned-why" if ban.why else "server-banned"
        super().__init__(FORBIDDEN, "banned", message, why=ban.why)


class CurrentBans:
    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self._store, self._clock = store, clock
        self._known: dict[tuple[str, str], Ban] = {}

    @classmethod
    @asynccontextmanager
    async def open(
        cls, store: Store, was_read: Callable[[], None], trouble: Callable[[BaseException], None]
    ) -> AsyncIterator[Self]:
        """Bans that are up to date. `was_read` is called whenever they were read anew and there are any."""
        bans = cls(store)
        await bans.read()
        is_closing = asyncio.Event()

        async def read_again() -> None:
            while not is_closing.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(is_closing.wait(), EVERY)
                try:
                    await bans.read()
                except Exception as error:  # noqa: BLE001
                    trouble(error)  # the database may be away for a moment: those that are known hold
                if bans.are_any:
                    was_read()

        reading = asyncio.create_task(read_again())
        try:
            yield bans
        finally:
            is_closing.set()
            await reading

    @property
    def are_any(self) -> bool:
        return bool(self._known)

    async def read(self) -> None:
        found = await self._store.bans.all(self._clock())
        self._known = {(ban.kind, ban.value): ban for ban in found}

    def of(self, person: Person | None, sources: Sequence[str]) -> Ban | None:
        """Return the ban of a person or of one of these sources; None if there is none."""
        asked = [("source", source) for source in sources]
        if person is not None:
            asked.append(("person", person.id))
        bans = (self._known.get(who) for who in asked)
        return next((ban for ban in bans if ban is not None and ban.holds(self._clock())), None)

    def check(self, person: Person | None, sources: Callable[[], Sequence[str]]) -> None:
        """Refuse a banned client. `sources` is called only if there are any bans."""
        if self._known and (ban := self.of(person, sources())) is not None:
            raise Banned(ban)
