"""The challenge of the day: results that people send are checked by the rules, the seed and the bots."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec

from pangea.arena import daily
from pangea.core import records
from pangea.core.errors import PangeaError
from pangea.server.compute.rulebook import Rulebook
from pangea.server.messages.daily import DailyResult, DailyResults
from pangea.server.refusals import GONE, NOT_NOW, Refused, refused
from pangea.server.store import Person, Store
from pangea.server.store.challenges import ChallengeKept
from pangea.server.tables.names import names_apart
from pangea.server.tables.replays import Replays

MOST_LISTED = 100
DAYS_OPEN = 2
"""Whoever began before midnight (UTC) may send a result on the next day."""


class Dailies:
    def __init__(self, store: Store, replays: Replays, rulebook: Rulebook) -> None:
        self._store, self._replays, self._rulebook = store, replays, rulebook
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="daily")
        """Where games are checked: bots think again about each of their moves, a few seconds in all."""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def results(self, day: str, person: Person | None) -> DailyResults:
        """What people made of a day's challenge."""
        return await self._listed(_day_in(day), person)

    async def send(self, day: str, record: dict[str, Any], person: Person, source: str) -> DailyResults:
        """Check a game and list its result. Of each person the first one counts."""
        when = _day_in(day)
        if when <= _today() - timedelta(DAYS_OPEN):
            raise Refused(NOT_NOW, "daily-closed", "daily-closed", date=day)
        if await self._store.challenges.has(day, person.id):
            raise Refused(NOT_NOW, "daily-sent", "daily-sent-before", date=day)
        outcome = await self._checked(record, daily.deal_of(when))
        replay = await self._replays.open_record(msgspec.json.encode(record), source)
        made = ChallengeKept(person.id, time.time(), person.name, outcome.own, outcome.place, replay.id)
        await self._store.challenges.add(day, made)
        return await self._listed(when, person)

    async def _checked(self, record: dict[str, Any], deal: daily.Deal) -> daily.Attempt:
        # The compiler is waited for here: the thread is for everybody's games.
        await self._rulebook.compiled(deal.game, None, for_search=True)
        loop = asyncio.get_running_loop()
        try:
            sound = records.read(msgspec.json.encode(record).decode())
            return await loop.run_in_executor(self._thread, daily.checked, sound, deal)
        except PangeaError as error:
            raise refused(error) from error

    async def _listed(self, day: date, person: Person | None) -> DailyResults:
        found, count = await self._store.challenges.best(day.isoformat(), MOST_LISTED)
        names = names_apart([(made.name, made.person_id) for made in found])
        results = [
            DailyResult(
                name=name,
                points=made.points,
                place=made.place,
                replay=made.replay,
                at=datetime.fromtimestamp(made.at, UTC).isoformat(),
                yours=person is not None and made.person_id == person.id,
            )
            for made, name in zip(found, names, strict=True)
        ]
        return DailyResults(day.isoformat(), results, count)


def _day_in(text: str) -> date:
    first = daily.FIRST_DAY
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < first or day.isoformat() != text:
        raise Refused(GONE, "no-such-day", "daily-bad-date", text=text, first=first.isoformat())
    if day > _today():
        raise Refused(GONE, "no-such-day", "daily-not-yet", date=text)
    return day


def _today() -> date:
    return datetime.fromtimestamp(time.time(), UTC).date()
