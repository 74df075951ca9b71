"""Results of the challenge of a day: checked, one of each person, listed; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from datetime import date, datetime, timedelta

import pytest

from pangea.server.store.tidying import CHALLENGE_DAYS
from pangea.server.store.usage import DAY
from pangea.server.tables import daily as dailies
from tests.arena.challenges import CLANS, record_of_clans
from tests.server.servers import Place

from .services import opened, people, refused

TODAY = CLANS.day.isoformat()


def test_a_result_is_checked_and_listed_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [CLANS.day]
    monkeypatch.setattr(dailies, "_today", lambda: now[0])
    record = record_of_clans()
    url = place("daily")

    async def test() -> None:
        async with opened(url) as service:
            ann, bob = await people(service, "Ann", "Bob")
            daily = service.dailies
            assert (await daily.results(TODAY, None)).count == 0
            await refused("bad-record", daily.send(TODAY, {**record, "seed": "7"}, ann, ""))
            cut = {**record, "moves": record["moves"][:-1]}
            await refused("bad-record", daily.send(TODAY, cut, ann, ""))
            await refused("bad-record", daily.send(TODAY, {}, ann, ""))
            assert (await daily.results(TODAY, ann)).count == 0
            # Of two at the same moment one is first.
            for sent in await asyncio.gather(*[daily.send(TODAY, record, ann, "") for _ in range(2)]):
                [mine] = sent.results
                assert (mine.name, mine.points, mine.yours) == ("Ann", record["points"][CLANS.seat], True)
            await refused("daily-sent", daily.send(TODAY, record, ann, ""))
            [hers] = (await daily.results(TODAY, bob)).results
            assert not hers.yours
            assert (await service.replays.replay(hers.replay)).points == record["points"]
            # On the next day still, and then no more.
            now[0] = CLANS.day + timedelta(1)
            both = await daily.send(TODAY, record, bob, "")
            assert [one.name for one in both.results] == ["Ann", "Bob"]
            now[0] = CLANS.day + timedelta(2)
            await refused("daily-closed", daily.send(TODAY, record, ann, ""))
            assert (await daily.results(TODAY, None)).count == 2

    asyncio.run(test())


def test_days_that_have_no_challenge_are_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dailies, "_today", lambda: date(2026, 11, 18))
    url = place("days")

    async def test() -> None:
        async with opened(url) as service:
            for day in ("2026-10-31", "2026-11-19", "2026-11-31", "20261118", "today"):
                await refused("no-such-day", service.dailies.results(day, None))

    asyncio.run(test())


def test_results_are_forgotten_after_a_year(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dailies, "_today", lambda: CLANS.day)
    url = place("forgotten")

    async def test() -> None:
        async with opened(url) as service:
            [ann] = await people(service, "Ann")
            sent = await service.dailies.send(TODAY, record_of_clans(), ann, "")
            at = datetime.fromisoformat(sent.results[0].at).timestamp()
            await service.store.tidying.forget(at + (CHALLENGE_DAYS - 1) * DAY)
            assert (await service.dailies.results(TODAY, None)).count == 1
            await service.store.tidying.forget(at + (CHALLENGE_DAYS + 1) * DAY)
            assert (await service.dailies.results(TODAY, None)).count == 0

    asyncio.run(test())
