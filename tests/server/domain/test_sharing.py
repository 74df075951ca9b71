"""Places to think in are shared out in turn; tables that nobody is at take none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from pangea.server.house import House
from pangea.server.messages import JoinWanted, LeaveWanted, SeatAct
from pangea.server.sharing import Lane, Share, Thinker
from pangea.server.store.heads import ASLEEP, MOST_SWEPT
from pangea.server.store.models import HeadRow
from pangea.server.store.store import Store
from pangea.server.thinking import LEAST_SECONDS, Patience

from .houses import BOT, ME, OPEN, PATIENCE, in_a_house, opened, people, scene_of, table_of, until, watched

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
        async with asyncio.timeout(PATIENCE), lane.place(ANN, first), lane.place(BEN, Thinker()):
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
        async with asyncio.timeout(PATIENCE):
            await waits
        assert gone.cancelled() or (await asyncio.gather(gone, return_exceptions=True))

    asyncio.run(attack())


async def _pass_through(lane: Lane, share: Share) -> None:
    async with lane.place(share, Thinker()):
        pass


def test_a_search_by_the_clock_is_shorter_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("pangea.server.thinking.time.perf_counter", lambda: now[0])
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


async def thinker_of(house: House, table_id: str) -> str | None:
    async with house.store.engine.connect() as connection:
        return await connection.scalar(select(HeadRow.thinker).where(HeadRow.table_id == table_id))


async def until_asleep(house: House, table_id: str) -> None:
    while await thinker_of(house, table_id) != ASLEEP:
        pass  # asked again: a round of the house finds it


@in_a_house()
async def test_bots_alone_sleep_while_nobody_watches(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, BOT, BOT)
    assert await thinker_of(house, table.id) == ASLEEP
    assert [each.id for each in (await house.tables.listed(None)).running] == [table.id]
    with watched(house, table.id, None):
        moved_on = await until(house, table.id, None, lambda now: now.number > table.number)
    await until_asleep(house, table.id)
    asleep = await house.tables.look(table.id, ann)
    mine = await table_of(house, ann, BOT, ME)
    await until(house, mine.id, ann, lambda now: scene_of(now).turn == 1)
    assert (await house.tables.look(table.id, ann)).number == asleep.number >= moved_on.number
    with watched(house, table.id, ann):
        await until(house, table.id, ann, lambda now: now.status == "over")


@in_a_house()
async def test_a_table_that_everybody_has_left_sleeps_until_one_comes_back(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN)
    table = await house.tables.join(table.id, bob, JoinWanted())
    table = await house.tables.leave(table.id, ann, LeaveWanted(0, table.number, "hatchling"))
    table = await until(house, table.id, bob, lambda now: scene_of(now).turn == 1)
    table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    await until_asleep(house, table.id)
    table = await house.tables.look(table.id, bob)
    table = await house.tables.come_back(table.id, ann, SeatAct(0, table.number))
    await until(house, table.id, ann, lambda now: scene_of(now).turn == 0)


def test_after_a_restart_a_table_wakes_for_whoever_looks(tmp_path: Path) -> None:
    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            async with opened(tmp_path) as house:
                (ann,) = await people(house, "Ann")
                table = await table_of(house, ann, BOT, BOT)
                with watched(house, table.id, ann):
                    await until(house, table.id, ann, lambda now: now.number > 2)
            async with opened(tmp_path) as house:
                await until_asleep(house, table.id)
                with watched(house, table.id, ann):
                    await until(house, table.id, ann, lambda now: now.status == "over")

    asyncio.run(play())


def test_of_tables_left_alone_some_of_every_source_are_taken_first(tmp_path: Path) -> None:
    async def take() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
            flood = [_head(f"flood {number}", "far") for number in range(2 * MOST_SWEPT)]
            async with store.engine.begin() as connection:
                await connection.execute(insert(HeadRow), [*flood, _head("last of all", "near")])
            taken = await store.heads.take_over("me", 10.0, 20.0, [("clans", 1)])
            assert len(taken) == MOST_SWEPT
            assert "last of all" in {head.table_id for head in taken}
            everything = [str(head["table_id"]) for head in flood]
            for _ in range(2):
                taken = [*taken, *await store.heads.take_over("me", 10.0, 20.0, [("clans", 1)])]
            assert len(taken) == len(flood) + 1
            await store.heads.still_thinking("me", everything, 40.0)
            assert len(await store.heads.take_over("other", 30.0, 50.0, [("clans", 1)])) == 1

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
