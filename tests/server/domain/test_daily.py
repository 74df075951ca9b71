"""Results of the challenge of a day: checked, one of each person, listed; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from pangea.arena import daily as challenge
from pangea.server.messages.replays import AnalysisWanted
from pangea.server.refusals import Later
from pangea.server.store.tidying import CHALLENGE_DAYS
from pangea.server.store.usage import DAY
from pangea.server.tables import deals
from pangea.server.tables.replays import Asker
from tests.arena.challenges import CLANS, forged_record, record_of_clans
from tests.server.servers import Place

from .services import opened, people, refused

TODAY = CLANS.day.isoformat()


def test_a_result_is_checked_and_listed_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [CLANS.day]
    monkeypatch.setattr(deals, "today", lambda: now[0])
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
            # Of two at the same moment one is checked; the other may come again later.
            sent = await asyncio.gather(
                *[daily.send(TODAY, record, ann, "") for _ in range(2)], return_exceptions=True
            )
            [later] = [each for each in sent if isinstance(each, Later)]
            assert later.code == "one-check"
            [mine] = (await daily.results(TODAY, ann)).results
            assert (mine.name, mine.points, mine.yours) == ("Ann", record["points"][CLANS.seat], True)
            await refused("daily-sent", daily.send(TODAY, record, ann, ""))
            [hers] = (await daily.results(TODAY, bob)).results
            assert not hers.yours
            # On the next day still, and then no more.
            now[0] = CLANS.day + timedelta(1)
            both = await daily.send(TODAY, record_of_clans(1), bob, "")
            assert {one.name for one in both.results} == {"Ann", "Bob"}
            now[0] = CLANS.day + timedelta(2)
            await refused("daily-closed", daily.send(TODAY, record, ann, ""))
            assert (await daily.results(TODAY, None)).count == 2

    asyncio.run(test())


def test_days_that_have_no_challenge_are_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "today", lambda: date(2026, 11, 18))
    url = place("days")

    async def test() -> None:
        async with opened(url) as service:
            for day in ("2026-10-31", "2026-11-19", "2026-11-31", "20261118", "today"):
                await refused("no-such-day", service.dailies.results(day, None))

    asyncio.run(test())


def test_results_are_forgotten_after_a_year(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "today", lambda: CLANS.day)
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


def test_a_replay_is_for_its_player_alone_until_no_more_results_are_accepted(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [CLANS.day]
    monkeypatch.setattr(deals, "today", lambda: now[0])
    url = place("replays-of-a-day")
    record = record_of_clans()

    async def test() -> None:
        async with opened(url) as service:
            ann, bob = await people(service, "Ann", "Bob")
            [mine] = (await service.dailies.send(TODAY, record, ann, "")).results
            assert mine.replay is not None
            hers, his, theirs = Asker(ann), Asker(bob), Asker()
            for _ in range(2):  # also when it is not in memory any more
                for who in (his, theirs):
                    [listed] = (await service.dailies.results(TODAY, who.person)).results
                    assert listed.replay is None
                    await refused("replay-not-open", service.replays.replay(mine.replay, who))
                    await refused("replay-not-open", service.replays.scenes(mine.replay, -1, 0, 1, who))
                    await refused("replay-not-open", service.replays.analysis(mine.replay, who))
                    wanted = AnalysisWanted(1)
                    await refused(
                        "replay-not-open", service.replays.analyse(mine.replay, wanted, None, "", who)
                    )
                    await refused("replay-not-open", service.replays.open_record(written(record), who))
                assert (await service.replays.replay(mine.replay, hers)).points == record["points"]
                assert (await service.replays.open_record(written(record), hers)).id == mine.replay
                service.replays._known.clear()
            now[0] = deals.opens_on(CLANS.day)
            [listed] = (await service.dailies.results(TODAY, bob)).results
            assert listed.replay == mine.replay
            for who in (hers, his, theirs):
                assert (await service.replays.replay(mine.replay, who)).points == record["points"]

    asyncio.run(test())


def written(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()


def test_the_same_moves_share_a_place_and_are_checked_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "today", lambda: CLANS.day)
    url = place("copies")
    record = record_of_clans()
    thought: list[int] = []
    bot_move = challenge.bot_move

    def counted(*about: Any, **more: Any) -> str:
        thought.append(1)
        return bot_move(*about, **more)

    monkeypatch.setattr(challenge, "bot_move", counted)

    async def test() -> None:
        async with opened(url) as service:
            ann, bob, eve = await people(service, "Ann", "Bob", "Eve")
            await service.dailies.send(TODAY, record, ann, "")
            once = len(thought)
            assert once > 0
            service.dailies._answers.clear()
            await service.dailies.send(TODAY, {**record, "software": "something else"}, bob, "")
            assert len(thought) == once, "the bots thought about the same moves again"
            await service.dailies.send(TODAY, record_of_clans(1), eve, "")
            assert len(thought) > once
            listed = await service.dailies.results(TODAY, bob)
            assert listed.count == len(listed.results) == 2
            both, other = sorted(listed.results, key=lambda each: -each.others)
            assert (both.name, both.others, both.yours) == ("Ann", 1, True)
            assert (other.name, other.others, other.yours, other.replay) == ("Eve", 0, False, None)
            assert both.replay is not None
            assert (await service.replays.replay(both.replay, Asker(bob))).points == record["points"]

    asyncio.run(test())


def test_bots_do_not_think_again_after_the_same_moves(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "today", lambda: CLANS.day)
    url = place("repeated")
    forged, number = forged_record()
    thought: list[int] = []
    bot_move = challenge.bot_move

    def counted(deal: challenge.Deal, match: Any, *about: Any, **more: Any) -> str:
        thought.append(len(match.played))
        return bot_move(deal, match, *about, **more)

    monkeypatch.setattr(challenge, "bot_move", counted)

    async def test() -> None:
        async with opened(url) as service:
            ann, eve = await people(service, "Ann", "Eve")
            await refused("bad-record", service.dailies.send(TODAY, forged, eve, "far"))
            assert thought[-1] == number
            once = len(thought)
            await refused("bad-record", service.dailies.send(TODAY, forged, eve, "far"))
            assert len(thought) == once
            # The right game has the same moves up to there.
            assert (await service.dailies.send(TODAY, record_of_clans(), ann, "")).count == 1
            assert all(at > number for at in thought[once:])

    asyncio.run(test())
