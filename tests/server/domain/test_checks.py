"""Work that requests wait for: few jobs of each, in turn, charged first, ended with their requester."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from pangea.server.compute import checks as checking
from pangea.server.compute.checks import (
    OF_A_SOURCE,
    OF_ALL,
    PERSON_AT_ONCE,
    SOURCE_AT_ONCE,
    Checks,
    Steps,
    WorkBudget,
    at_once,
)
from pangea.server.compute.compiling import Closed
from pangea.server.compute.fair_queue import Share
from pangea.server.refusals import Later
from pangea.server.service import Service
from pangea.server.tables import acts, replays
from pangea.server.tables.replays import Asker
from tests.arena.challenges import record_of_clans
from tests.patience import PATIENCE

from .services import ME, SCREEN, in_a_service, people, refused, table_of
from .test_daily import written

ANN, BEN, EVE = Share("near", "Ann", "1"), Share("near", "Ben", "2"), Share("far", "Eve", "3")
DAN = Share("elsewhere", "Dan", "4")


@contextmanager
def opened(served: Mapping[Share, float] | None = None) -> Iterator[Checks]:
    """Checks whose sources had these seconds of work lately."""
    budget = WorkBudget()
    for share, seconds in (served or {}).items():
        budget.add_served(share, seconds)
    checks = Checks("check", budget)
    try:
        yield checks
    finally:
        checks.close()


def run(test: Callable[[Checks], Awaitable[None]], served: Mapping[Share, float] | None = None) -> None:
    async def within_patience() -> None:
        with opened(served) as checks:
            async with asyncio.timeout(PATIENCE):
                await test(checks)

    asyncio.run(within_patience())


def refusal(checks: Checks, share: Share) -> Later:
    with pytest.raises(Later) as why, checks.job(share):
        pass
    assert (why.value.status, why.value.seconds >= 1) == (429, True)
    return why.value


def test_a_person_has_one_job_an_address_three_and_all_have_a_number() -> None:
    with opened() as checks, ExitStack() as stack:
        stack.enter_context(checks.job(ANN))
        assert refusal(checks, ANN._replace(source="elsewhere")).code == "one-check"
        for number in range(OF_A_SOURCE - 1):
            stack.enter_context(checks.job(Share("near", f"guest {number}", "")))
        assert refusal(checks, BEN).code == "many-checks"
        for number in range(OF_ALL - OF_A_SOURCE):
            stack.enter_context(checks.job(Share(f"source {number}", f"somebody {number}", "")))
        assert refusal(checks, EVE).code == "many-checks"
        stack.close()
        with checks.job(ANN), checks.job(BEN), checks.job(EVE):
            pass


def test_a_club_behind_one_address_has_more_short_jobs_while_there_is_room() -> None:
    with opened() as long, ExitStack() as stack:
        short = Checks("short", WorkBudget(), are_short=True)
        stack.callback(short.close)
        for number in range(OF_ALL):
            stack.enter_context(short.job(Share("near", f"member {number}", "")))
        assert refusal(short, BEN).code == "many-checks"
        # Others have as much room as if the club were not there, and then the club has no more than they.
        for number in range(OF_A_SOURCE):
            stack.enter_context(short.job(Share("far", f"guest {number}", "")))
        assert refusal(short, EVE).code == "many-checks"
        for number in range(OF_A_SOURCE):
            stack.enter_context(long.job(Share("near", f"member {number}", "")))
        assert refusal(long, BEN).code == "many-checks"


def test_work_is_charged_to_the_person_and_to_the_address() -> None:
    budget = WorkBudget()
    budget.charge(ANN, PERSON_AT_ONCE)
    with pytest.raises(Later) as why:
        budget.charge(ANN, 1.0)
    assert why.value.code == "work-used-up"
    for number in range(int(SOURCE_AT_ONCE / PERSON_AT_ONCE) - 1):
        budget.charge(Share("near", f"guest {number}", ""), 100 * PERSON_AT_ONCE)
    with pytest.raises(Later):
        budget.charge(BEN, 1.0)
    budget.charge(EVE, 1.0)


def test_a_long_job_gives_way_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "SLICE", 1e-9)  # over at once, but more than any source had before
    served: list[str] = []

    def until_others_are_served() -> Steps[None]:
        while "Ann" not in served or "Ben" not in served:
            yield

    async def test(checks: Checks) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(checks.carry_out(EVE, until_others_are_served(), 0.0))
            for share in (ANN, BEN):
                group.create_task(checks.carry_out(share, at_once(served.append, share.person), 0.0))

    run(test)
    assert served == ["Ann", "Ben"]


def test_a_source_that_had_little_work_is_not_interrupted_by_one_that_had_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(checking, "SLICE", 0.0)
    steps: list[str] = []

    def work(who: str, number: int) -> Steps[None]:
        for _ in range(number):
            steps.append(who)
            yield

    def until_begun(who: str) -> Steps[None]:
        while who not in steps:
            steps.append("Eve")
            yield
        yield from work("Eve", 100)

    async def test(checks: Checks) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(checks.carry_out(EVE, until_begun("Ann"), 0.0))
            group.create_task(checks.carry_out(ANN, work("Ann", 100), 0.0))

    run(test, {EVE: SOURCE_AT_ONCE / 2})
    begun = steps.index("Ann")
    assert steps[begun : begun + 100] == ["Ann"] * 100
    assert steps[-100:] == ["Eve"] * 100


def test_a_source_that_had_much_work_gives_way_before_its_slice_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    still = SimpleNamespace(perf_counter=lambda: 0.0, monotonic=time.monotonic)  # no slice ever ends
    monkeypatch.setattr(checking, "time", still)
    served: list[str] = []

    def until_served(who: str) -> Steps[None]:
        while who not in served:
            yield

    async def test(checks: Checks) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(checks.carry_out(EVE, until_served("Ann"), 0.0))
            group.create_task(checks.carry_out(ANN, at_once(served.append, "Ann"), 0.0))

    run(test, {EVE: SOURCE_AT_ONCE / 2})
    assert served == ["Ann"]


def test_the_source_that_had_least_work_is_next() -> None:
    served: list[str] = []

    async def test(checks: Checks) -> None:
        endless = Endless()
        under_way = asyncio.create_task(checks.carry_out(BEN, endless.steps(), 0.0))
        await endless.begun.wait()
        async with asyncio.TaskGroup() as group:
            for share in (EVE, DAN):
                group.create_task(checks.carry_out(share, at_once(served.append, share.person), 0.0))
            await asyncio.sleep(0)  # both are in the line now
            under_way.cancel()
        await asyncio.gather(under_way, return_exceptions=True)

    run(test, {EVE: SOURCE_AT_ONCE / 2, DAN: SOURCE_AT_ONCE / 4})
    assert served == ["Dan", "Eve"]


class Endless:
    """Work that never ends by itself."""

    def __init__(self) -> None:
        self.begun, self._loop = asyncio.Event(), asyncio.get_running_loop()

    def steps(self) -> Steps[None]:
        self._loop.call_soon_threadsafe(self.begun.set)
        while True:
            yield


def test_a_job_that_is_cancelled_ends_and_makes_room() -> None:
    async def test(checks: Checks) -> None:
        endless = Endless()
        gone = asyncio.create_task(checks.carry_out(EVE, endless.steps(), 0.0))
        await endless.begun.wait()
        gone.cancel()  # no other job waits that it could give way to
        await asyncio.gather(gone, return_exceptions=True)
        assert gone.cancelled()
        assert await checks.carry_out(ANN, at_once(len, "four"), 0.0) == 4

    run(test)


def test_closing_ends_what_is_under_way() -> None:
    async def test(checks: Checks) -> None:
        endless = Endless()
        under_way = asyncio.create_task(checks.carry_out(EVE, endless.steps(), 0.0))
        await endless.begun.wait()
        checks.close()
        with pytest.raises(Closed):
            await under_way

    run(test)


@in_a_service()
async def test_a_record_is_charged_also_if_its_last_move_is_nonsense(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    who, record = Asker(ann, source="near"), record_of_clans()
    del record["seed"]
    record["moves"] = [*record["moves"][:-1], "nonsense"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replays, "SECONDS_A_MOVE", PERSON_AT_ONCE)
        await refused("bad-record", service.replays.open_record(written(record), who))
        await refused("work-used-up", service.replays.open_record(written(record), who))


@in_a_service()
async def test_the_replay_of_a_table_waits_for_nothing_that_was_sent(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN)
    await acts.end(service.tables, table.id, ann)
    endless = Endless()
    checks: Any = service.replays._checks
    sent = asyncio.create_task(checks.carry_out(EVE, endless.steps(), 0.0))
    await endless.begun.wait()
    assert (await service.replays.replay(table.id, Asker(ann))).id == table.id
    assert not sent.done()
    sent.cancel()
    await asyncio.gather(sent, return_exceptions=True)
