"""The challenge of the day: results that people send are checked by the rules, the seed and the bots."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from typing import Any

import msgspec

from pangea.arena import daily
from pangea.core import records
from pangea.core.errors import PangeaError
from pangea.server.compute.checks import Checks, Job, at_once
from pangea.server.compute.fair_queue import Share
from pangea.server.compute.rulebook import Rulebook
from pangea.server.lru import Lru
from pangea.server.messages.daily import DailyResult, DailyResults
from pangea.server.refusals import GONE, NOT_NOW, Refused, refused
from pangea.server.store import Person, Store
from pangea.server.store.challenges import ChallengeKept, ChallengeListed
from pangea.server.tables import deals
from pangea.server.tables.names import names_apart
from pangea.server.tables.replays import Replays, replay_id_of

MOST_LISTED = 100
SECONDS_A_MOVE, SECONDS_A_BOTS_MOVE = 0.0002, 0.01
"""About what it takes to replay a move, and to let a bot think about one again."""
MOST_ANSWERS = 20_000
"""Moves of bots that are kept in memory: those of about a hundred games. A result that was cut off and is
sent again, or a forged one that is repeated, costs only what is new in it."""


class Dailies:
    def __init__(self, store: Store, replays: Replays, rulebook: Rulebook, checks: Checks) -> None:
        self._store, self._replays, self._rulebook, self._checks = store, replays, rulebook, checks
        self._answers: Lru[bytes, str] = Lru(MOST_ANSWERS)

    async def results(self, day: str, person: Person | None) -> DailyResults:
        """What people made of a day's challenge."""
        return await self._listed(_day_in(day), person)

    async def send(self, day: str, record: dict[str, Any], person: Person, source: str) -> DailyResults:
        """Check a game and list its result. Of each person the first one counts."""
        when = _day_in(day)
        if not deals.is_open(when):
            raise Refused(NOT_NOW, "daily-closed", "daily-closed", date=day)
        if await self._store.challenges.has(day, person.id):
            raise Refused(NOT_NOW, "daily-sent", "daily-sent-before", date=day)
        with self._checks.job(Share(source, person.id, day)) as job:
            try:
                sound = records.read(msgspec.json.encode(record).decode())
                kept = await self._checked(sound, daily.deal_of(when), person, job)
            except PangeaError as error:
                raise refused(error) from error
        await self._store.challenges.add(day, kept)
        return await self._listed(when, person)

    async def _checked(
        self, record: dict[str, Any], deal: daily.Deal, person: Person, job: Job
    ) -> ChallengeKept:
        """Check what is cheap first. Bots think again only about moves that were not checked before."""
        # The compiler is waited for here: the thread is for everybody's games.
        await self._rulebook.compiled(deal.game, None, for_search=True)
        moves = len(record["moves"])
        match = await job.run(at_once(daily.replayed, record, deal), moves * SECONDS_A_MOVE)
        # The same moves make the same record, whatever else was written into the one that came.
        plain = dict(match.record())
        replay = replay_id_of(plain)
        if not await self._store.challenges.is_known(deal.day.isoformat(), replay):
            others = moves * (deal.players - 1) / deal.players
            await job.run(daily.bots_checked(match.moves, deal, self._answers), others * SECONDS_A_BOTS_MOVE)
            await self._replays.keep(plain, job)
        outcome = daily.outcome_of(deal, match)
        return ChallengeKept(person.id, time.time(), person.name, outcome.own, outcome.place, replay)

    async def _listed(self, day: date, person: Person | None) -> DailyResults:
        asker = None if person is None else person.id
        found, count = await self._store.challenges.best(day.isoformat(), MOST_LISTED, asker)
        names = names_apart([(made.name, made.person_id) for made in found])
        results = [
            _shown(made, name, is_open=deals.is_open(day)) for made, name in zip(found, names, strict=True)
        ]
        return DailyResults(day.isoformat(), results, count, deals.opens_on(day).isoformat())


def _shown(made: ChallengeListed, name: str, *, is_open: bool) -> DailyResult:
    return DailyResult(
        name=name,
        others=made.people - 1,
        points=made.points,
        place=made.place,
        replay=made.replay if made.is_the_askers or not is_open else None,
        at=datetime.fromtimestamp(made.at, UTC).isoformat(),
        yours=made.is_the_askers,
    )


def _day_in(text: str) -> date:
    first = daily.FIRST_DAY
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = date.min
    if day < first or day.isoformat() != text:
        raise Refused(GONE, "no-such-day", "daily-bad-date", text=text, first=first.isoformat())
    if day > deals.today():
        raise Refused(GONE, "no-such-day", "daily-not-yet", date=text)
    return day
