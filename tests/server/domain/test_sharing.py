"""Places to think in are shared out in turn; tables that nobody is at take none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from pangea.server.compute.fair_queue import Lane, Share, Thinker
from pangea.server.compute.thinking import LEAST_SECONDS, Patience
from pangea.server.messages.tables import JoinWanted, LeaveWanted, SeatAct
from pangea.server.service import Service
from pangea.server.store.database import Store
from pangea.server.store.models import SummaryRow
from pangea.server.store.summaries import ASLEEP, MOST_SWEPT
from pangea.server.tables import acts
from tests.patience import patience_until

from .services import (
    BOT,
    ME,
    OPEN,
    in_a_service,
    opened,
    people,
    scene_of,
    table_of,
    until,
    watched,
)

ATTACKER = [Share("far", f"guest {number % 3}", f"table {number}") for number in range(50)]
ANN, BEN = Share("near", "Ann", "hers"), Share("near", "Ben", "his")


def test_a_place_goes_from_source_to_source_and_from_person_to_person() -> None:
    served: list[Share] = []

    async def think(lane: Lane, share: Share) -> None:
        async with lane.place(share, Thinker()):
            served.append(share)
            await asyncio.sleep(0)

    async def attack() -> None:
        lane = Lane(1)
        async with asyncio.TaskGroup() as group, lane.place(ANN, Thinker()):
            for share in (*ATTACKER, ANN, ANN, BEN):
                group.create_task(think(lane, share))
            await asyncio.sleep(0)
            assert lane.waiting == len(ATTACKER) + 3

    asyncio.run(attack())
    assert sorted(served) == sorted([*ATTACKER, ANN, ANN, BEN])
    assert served[1:6:2] == [ANN, BEN, ANN]
    assert {share.person for share in served[:6:2]} == {share.person for share in ATTACKER}


def test_who_waits_no_longer_takes_no_place() -> None:
    async def attack() -> None:
        lane, first = Lane(2), Thinker()
        async with lane.place(ANN, first), lane.place(BEN, Thinker()):
            tasks = [asyncio.create_task(_pass_through(lane, share)) for share in ATTACKER]
            await asyncio.sleep(0)
            assert (lane.waiting, first.others_wait.is_set()) == (len(ATTACKER), True)
            for task in tasks[1:]:
                task.cancel()
            await asyncio.gather(*tasks[1:], return_exceptions=True)
            assert lane.waiting == 1
            tasks[0].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert (lane.waiting, first.others_wait.is_set()) == (0, False)
        async with patience_until("both have a place"), lane.place(ANN, first), lane.place(BEN, Thinker()):
            assert lane.waiting == 0

    asyncio.run(attack())


def test_who_is_called_off_when_given_a_place_hands_it_on() -> None:
    async def attack() -> None:
        lane = Lane(1)
        async with lane.place(ANN, Thinker()):
            gone = asyncio.create_task(_pass_through(lane, BEN))
            waits = asyncio.create_task(_pass_through(lane, ANN))
            await asyncio.sleep(0)
        gone.cancel()
        async with patience_until("the other has its place"):
            await waits
        assert gone.cancelled() or (await asyncio.gather(gone, return_exceptions=True))

    asyncio.run(attack())


async def _pass_through(lane: Lane, share: Share) -> None:
    async with lane.place(share, Thinker()):
        pass


def test_a_search_by_the_clock_is_shorter_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("pangea.server.compute.thinking.time.perf_counter", lambda: now[0])
    thinker = Thinker()
    patience = Patience(thinker)
    now[0] = 100 * LEAST_SECONDS
    assert not patience.is_set(), "nobody waits"
    thinker.others_wait.set()
    assert patience.is_set()
    begun_just_now = Patience(thinker)
    assert not begun_just_now.is_set()
    thinker.stop()
    assert begun_just_now.is_set()


def test_only_other_people_make_a_search_shorter() -> None:
    async def attack() -> None:
        lane, at_work = Lane(1), Thinker()
        async with lane.place(ANN, at_work):
            own = asyncio.create_task(_pass_through(lane, ANN._replace(table="another")))
            await asyncio.sleep(0)
            assert not at_work.others_wait.is_set()
            other = asyncio.create_task(_pass_through(lane, BEN))
            await asyncio.sleep(0)
            assert at_work.others_wait.is_set()
        await asyncio.gather(own, other)

    asyncio.run(attack())


async def thinker_of(service: Service, table_id: str) -> str | None:
    async with service.store.engine.connect() as connection:
        return await connection.scalar(select(SummaryRow.thinker).where(SummaryRow.table_id == table_id))


async def until_asleep(service: Service, table_id: str) -> None:
    while await thinker_of(service, table_id) != ASLEEP:
        pass  # asked again: a round in the background finds it


@in_a_service()
async def test_bots_alone_sleep_while_nobody_watches(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, BOT, BOT)
    assert await thinker_of(service, table.id) == ASLEEP
    assert [each.id for each in (await acts.listed(service.tables, None)).running] == [table.id]
    with watched(service, table.id, None):
        moved_on = await until(service, table.id, None, lambda now: now.number > table.number)
    await until_asleep(service, table.id)
    asleep = await acts.look(service.tables, table.id, ann)
    mine = await table_of(service, ann, BOT, ME)
    await until(service, mine.id, ann, lambda now: scene_of(now).turn == 1)
    assert (await acts.look(service.tables, table.id, ann)).number == asleep.number >= moved_on.number
    with watched(service, table.id, ann):
        await until(service, table.id, ann, lambda now: now.status == "over")


@in_a_service()
async def test_a_table_that_everybody_has_left_sleeps_until_one_comes_back(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    table = await acts.leave(service.tables, table.id, ann, LeaveWanted(0, table.number, "hatchling"))
    table = await until(service, table.id, bob, lambda now: scene_of(now).turn == 1)
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    await until_asleep(service, table.id)
    table = await acts.look(service.tables, table.id, bob)
    table = await acts.come_back(service.tables, table.id, ann, SeatAct(0, table.number))
    await until(service, table.id, ann, lambda now: scene_of(now).turn == 0)


def test_after_a_restart_a_table_wakes_for_whoever_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with patience_until("the test ends"):
            async with opened(tmp_path) as service:
                (ann,) = await people(service, "Ann")
                table = await table_of(service, ann, BOT, BOT)
                with watched(service, table.id, ann):
                    await until(service, table.id, ann, lambda now: now.number > 2)
            async with opened(tmp_path) as service:
                await until_asleep(service, table.id)
                with watched(service, table.id, ann):
                    await until(service, table.id, ann, lambda now: now.status == "over")

    asyncio.run(play())


def test_of_tables_left_alone_some_of_every_source_are_taken_first(tmp_path: Path) -> None:
    async def take() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
            flood = [_head(f"flood {number}", "far") for number in range(2 * MOST_SWEPT)]
            async with store.engine.begin() as connection:
                await connection.execute(insert(SummaryRow), [*flood, _head("last of all", "near")])
            taken = await store.summaries.take_over("me", 10.0, 20.0, [("clans", 1)])
            assert len(taken) == MOST_SWEPT
            assert "last of all" in {head.table_id for head in taken}
            everything = [str(head["table_id"]) for head in flood]
            for _ in range(2):
                taken = [*taken, *await store.summaries.take_over("me", 10.0, 20.0, [("clans", 1)])]
            assert len(taken) == len(flood) + 1
            await store.summaries.still_thinking("me", everything, 40.0)
            assert len(await store.summaries.take_over("other", 30.0, 50.0, [("clans", 1)])) == 1

    asyncio.run(take())


def _head(table_id: str, source: str) -> dict[str, object]:
    return {
        "table_id": table_id,
        "source": source,
        "game": "clans",
        "version": 1,
        "status": "playing",
        "private": False,
        "host": source,
        "number": 1,
        "moves": 1,
        "turn": 0,
        "seats": "[]",
        "touched": 1.0,
        "thinker": "gone",
        "thinks_until": 0.0,
    }
