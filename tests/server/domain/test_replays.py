"""Games that are over, and records that were opened; and whether their shuffles were fair."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from pangea.bots.search.searcher import Searcher
from pangea.core import records
from pangea.core.errors import BadRecord
from pangea.core.shuffle import hash_of
from pangea.server.compute.analysis_queue import MOST_OF_A_SOURCE, AnalysisQueue, AnalysisRequests
from pangea.server.compute.checks import OF_ALL
from pangea.server.compute.compiling import Closed
from pangea.server.messages.replays import AnalysisWanted
from pangea.server.messages.tables import JoinWanted, OfferAnswered, OfferMade
from pangea.server.refusals import Later
from pangea.server.service import Service
from pangea.server.tables import acts
from pangea.server.tables.replays import Asker
from pangea.server.tables.table_match import TableMatch
from tests.commands import run_command
from tests.patience import PATIENCE, patience_until
from tests.processes import Outcome

from .services import (
    ME,
    OPEN,
    SCREEN,
    in_a_service,
    opened,
    people,
    played,
    refused,
    scene_of,
    table_of,
    until,
)


async def finished(service: Service, game: str = "clans") -> tuple[str, dict[str, Any]]:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game=game)
    await refused("not-over", service.replays.replay(table.id))
    assert table.fairness.seed is None
    await played(service, table, ann)
    over = await until(service, table.id, ann, lambda now: now.status == "over")
    assert over.fairness.seed is not None
    assert over.fairness.hash == hash_of(over.fairness.seed) == table.fairness.hash
    return table.id, await acts.record(service.tables, table.id, None)


@in_a_service()
async def test_a_finished_game_is_its_own_replay(service: Service) -> None:
    table_id, record = await finished(service)
    replay = await service.replays.replay(table_id)
    assert (replay.moves, replay.winners) == (len(record["moves"]), record["winners"])
    assert replay.names == ["Ann", "Guest"]
    assert [line.move for line in replay.lines] == record["moves"], "nothing is hidden any more"
    scenes = await service.replays.scenes(table_id, 0, replay.moves - 2, 64)
    assert [scene.moves for scene in scenes.scenes] == [replay.moves - 2, replay.moves - 1, replay.moves]
    table = await acts.look(service.tables, table_id, None, 0)
    assert scenes.scenes[-1].view == scene_of(table).view


@in_a_service()
async def test_the_game_of_a_private_table_is_for_its_people_and_their_guests(service: Service) -> None:
    ann, bob, eve = await people(service, "Ann", "Bob", "Eve")
    table = await table_of(service, ann, ME, OPEN, game="clans", private=True)
    joined = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    replays = service.replays
    for who in (Asker(), Asker(eve), Asker(eve, "a guess")):
        await refused("no-such-replay", replays.replay(table.id, who))
    for who in (Asker(ann), Asker(bob), Asker(None, table.invite)):
        await refused("not-over", replays.replay(table.id, who))
    offered = await acts.offer(service.tables, table.id, ann, OfferMade(0, joined.number, "end"))
    over = await acts.answer(service.tables, table.id, bob, OfferAnswered(1, offered.number, agree=True))
    assert over.status == "over"

    async def is_open_to(who: Asker) -> None:
        assert (await replays.replay(table.id, who)).id == table.id
        assert (await replays.scenes(table.id, 0, 0, 1, who)).scenes
        assert (await replays.analysis(table.id, who)).status == "none"

    async def is_closed_to(who: Asker) -> None:
        await refused("no-such-replay", replays.replay(table.id, who))
        await refused("no-such-replay", replays.scenes(table.id, 0, 0, 1, who))
        await refused("no-such-replay", replays.analyse(table.id, AnalysisWanted(1), who=who))
        await refused("no-such-replay", replays.analysis(table.id, who))

    for _ in ("not in memory yet", "in memory"):
        for who in (Asker(), Asker(eve), Asker(eve, "a guess")):
            await is_closed_to(who)
        for who in (Asker(ann), Asker(bob), Asker(eve, table.invite), Asker(None, table.invite)):
            await is_open_to(who)
    await service.store.replays.begin_analysis(table.id, 1, 0.0)
    await service.store.replays.note_analysis(table.id, status="done", report="{}")
    assert (await replays.analysis(table.id, Asker(bob))).report == {}
    await is_closed_to(Asker(eve))


@in_a_service()
async def test_a_record_is_opened_and_checked(service: Service) -> None:
    table_id, record = await finished(service)
    opened = await service.replays.open_record(records.write(record).encode())
    assert opened == await service.replays.open_record(records.write(record).encode())
    replay = await service.replays.replay(opened.id)
    assert replay.record == record
    assert replay.fairness is None, "a record's seed is a claim that the service has not checked"
    assert (await service.replays.replay(table_id)).fairness is not None
    service.replays._known.clear()
    assert (await service.replays.replay(opened.id)).lines == replay.lines
    broken = {**record, "moves": [*record["moves"][:-1], "move 1>1"]}
    told = await refused("bad-record", service.replays.open_record(json.dumps(broken).encode()))
    assert f"{len(record['moves'])}" in str(told)
    for text in (b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"pangea": 1}'):
        await refused("bad-record", service.replays.open_record(text))
    await refused("too-long", service.replays.open_record(b" " * 1_000_001))


@in_a_service()
async def test_a_record_of_another_content_is_refused_and_one_that_names_none_is_kept_with_its_hash(
    service: Service,
) -> None:
    _, record = await finished(service)
    other = {**record, "content_hash": "0123456789abcdef"}
    told = await refused("bad-record", service.replays.open_record(json.dumps(other).encode()))
    assert "another board, other tiles or other cards" in str(told)
    unnamed = {key: value for key, value in record.items() if key != "content_hash"}
    opened = await service.replays.open_record(json.dumps(unnamed).encode())
    assert (await service.replays.replay(opened.id)).record == record
    # A link to a record that was kept with another content.
    await service.store.replays.put_record("rother", records.write(other))
    with pytest.raises(BadRecord, match="another board, other tiles or other cards"):
        await service.replays.replay("rother")
    assert await service.store.replays.record("rother") == records.write(other)


@in_a_service()
async def test_what_no_replay_has(service: Service) -> None:
    await refused("no-such-replay", service.replays.replay("nowhere"))
    table_id, record = await finished(service)
    await refused("no-such-seat", service.replays.scenes(table_id, 2, 0, 1))
    await refused("no-such-move", service.replays.scenes(table_id, 0, len(record["moves"]) + 1, 1))
    await refused("too-many-scenes", service.replays.scenes(table_id, 0, 0, 65))
    await refused("bad-iterations", service.replays.analyse(table_id, AnalysisWanted(10**9)))


@in_a_service()
async def test_a_game_is_analysed_once(service: Service) -> None:
    table_id, _ = await finished(service)
    assert (await service.replays.analysis(table_id)).status == "none"
    now = await service.replays.analyse(table_id, AnalysisWanted(2))
    while now.status in {"waiting", "running"}:
        await asyncio.sleep(0.05)
        now = await service.replays.analysis(table_id)
    assert now.status == "done"
    assert now.report is not None
    assert now.report["game"] == "clans"
    assert now.done == now.total > 0
    assert await service.replays.analyse(table_id, AnalysisWanted(2)) == now


@in_a_service()
async def test_a_report_is_there_until_a_deeper_one_is(service: Service) -> None:
    table_id, _ = await finished(service)
    replays = service.store.replays
    await service.replays.analyse(table_id, AnalysisWanted(3))
    await asyncio.gather(*service.replays._analyses._jobs)
    first = await service.replays.analysis(table_id)
    assert first.report is not None
    assert await service.replays.analyse(table_id, AnalysisWanted(1)) == first

    begun = asyncio.Event()
    goes_on = threading.Event()
    loop = asyncio.get_running_loop()

    def waits(match: TableMatch, iterations: int, _: object) -> dict[str, Any]:
        loop.call_soon_threadsafe(begun.set)
        assert goes_on.wait(PATIENCE)
        return {"depth": {"iterations": iterations}}

    with mock.patch("pangea.server.compute.analyses._analysed", waits):
        asked = await service.replays.analyse(table_id, AnalysisWanted(5))
        await begun.wait()
        kept = await replays.analysis(table_id)
        assert kept is not None
        assert kept.status != "done"
        assert (asked.status, asked.report) == ("done", first.report)
        assert (await service.replays.analysis(table_id)).report == first.report
        assert not await replays.begin_analysis(table_id, 7, 0.0), "one is under way"
        goes_on.set()
        await asyncio.gather(*service.replays._analyses._jobs)
    deeper = await service.replays.analysis(table_id)
    assert (deeper.status, deeper.report) == ("done", {"depth": {"iterations": 5}})
    assert await service.replays.analyse(table_id, AnalysisWanted(5)) == deeper


@in_a_service()
async def test_a_report_outlives_a_deeper_analysis_that_fails(service: Service) -> None:
    table_id, _ = await finished(service)
    await service.replays.analyse(table_id, AnalysisWanted(1))
    await asyncio.gather(*service.replays._analyses._jobs)
    first = await service.replays.analysis(table_id)
    with mock.patch("pangea.server.compute.analyses._analysed", side_effect=MemoryError):
        await service.replays.analyse(table_id, AnalysisWanted(5))
        await asyncio.gather(*service.replays._analyses._jobs, return_exceptions=True)
    now = await service.replays.analysis(table_id)
    assert (now.status, now.report) == ("done", first.report)
    assert await service.store.replays.begin_analysis(table_id, 2, 0.0), "it may be tried again"


@in_a_service()
async def test_everybody_has_one_analysis_under_way(service: Service) -> None:
    table_id, record = await finished(service)
    other = (await service.replays.open_record(records.write(record).encode())).id
    goes_on = threading.Event()

    def waits(*_: object) -> dict[str, Any]:
        assert goes_on.wait(PATIENCE)
        return {}

    with mock.patch("pangea.server.compute.analyses._analysed", waits):
        await service.replays.analyse(table_id, AnalysisWanted(1), "ann")
        await service.replays.analyse(table_id, AnalysisWanted(1), "ann")
        await refused("one-analysis", service.replays.analyse(other, AnalysisWanted(1), "ann"))
        await service.replays.analyse(other, AnalysisWanted(1), "bob")
        goes_on.set()
        await asyncio.gather(*service.replays._analyses._jobs)
    assert (await service.replays.analyse(other, AnalysisWanted(1), "ann")).status == "done"


def test_analyses_have_a_number_in_all_however_many_people_and_sources_ask() -> None:
    requests = AnalysisRequests()
    with ExitStack() as stack:
        for number in range(OF_ALL):
            stack.enter_context(requests.asking(f"guest {number}", f"source {number}", "a game"))
        with pytest.raises(Later) as why, requests.asking("ann", "near", "a game"):
            pass
        assert (why.value.status, why.value.code) == (429, "many-checks")
        with requests.asking("guest 0", "source 0", "a game"):
            pass  # the same again
    with requests.asking("ann", "near", "a game"):
        pass


@in_a_service()
async def test_an_analysis_goes_on_when_its_client_leaves(service: Service) -> None:
    table_id, _ = await finished(service)
    begin, has_begun, goes_on = service.store.replays.begin_analysis, asyncio.Event(), asyncio.Event()

    async def slowly(*about: Any) -> bool:
        has_begun.set()
        await goes_on.wait()
        return await begin(*about)

    with mock.patch.object(service.store.replays, "begin_analysis", slowly):
        asked = asyncio.create_task(service.replays.analyse(table_id, AnalysisWanted(1), "ann"))
        await has_begun.wait()
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        goes_on.set()
        while (await service.replays.analysis(table_id)).status != "done":
            await asyncio.gather(*service.replays._analyses._jobs)


@in_a_service()
async def test_a_source_has_a_few_analyses_under_way_however_many_people_ask(service: Service) -> None:
    table_id, record = await finished(service)
    others = [await opened_again(service, record, number) for number in range(MOST_OF_A_SOURCE)]
    goes_on = threading.Event()

    def waits(*_: object) -> dict[str, Any]:
        assert goes_on.wait(PATIENCE)
        return {}

    with mock.patch("pangea.server.compute.analyses._analysed", waits):
        for number, replay_id in enumerate(others):
            await service.replays.analyse(replay_id, AnalysisWanted(1), f"guest {number}", "far")
        last = service.replays.analyse(table_id, AnalysisWanted(1), "another guest", "far")
        await refused("many-analyses", last)
        await service.replays.analyse(others[0], AnalysisWanted(1), "guest 0", "far")
        await refused("one-analysis", service.replays.analyse(table_id, AnalysisWanted(1), "guest 0", "far"))
        await service.replays.analyse(table_id, AnalysisWanted(1), "ann", "near")
        goes_on.set()
        await asyncio.gather(*service.replays._analyses._jobs)
    assert (
        await service.replays.analyse(table_id, AnalysisWanted(1), "another guest", "far")
    ).status == "done"


async def opened_again(service: Service, record: dict[str, Any], number: int) -> str:
    """The same record, as another one."""
    other = {**record, "seed": str(number)}
    return (await service.replays.open_record(records.write(other).encode())).id


@in_a_service()
async def test_the_shortest_analysis_comes_first(service: Service) -> None:
    table_id, record = await finished(service)
    others = [await opened_again(service, record, number) for number in range(3)]
    goes_on, order = threading.Event(), []

    def waits(_: object, iterations: int, __: object) -> dict[str, Any]:
        assert goes_on.wait(PATIENCE)
        order.append(iterations)
        return {}

    with mock.patch("pangea.server.compute.analyses._analysed", waits):
        for replay_id, iterations in zip([table_id, *others], (1, 20_000, 5_000, 10_000), strict=True):
            await service.replays.analyse(replay_id, AnalysisWanted(iterations))
        goes_on.set()
        await asyncio.gather(*service.replays._analyses._jobs)
    assert order == [1, 5_000, 10_000, 20_000]


def test_a_long_analysis_does_not_wait_for_ever() -> None:
    order: list[str] = []

    async def wait() -> None:
        queue = AnalysisQueue()

        async def study(name: str, came: float, seconds: float) -> None:
            async with queue.place(came + seconds):
                order.append(name)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as group:
            for about in (("first", 0, 1), ("long", 0, 60), ("short", 50, 5), ("too late", 70, 5)):
                group.create_task(study(*about))
            gone = group.create_task(study("gone", 0, 2))
            await asyncio.sleep(0)
            gone.cancel()

    asyncio.run(wait())
    assert order == ["first", "short", "long", "too late"]


def test_a_service_that_closes_stops_an_analysis_in_the_middle_of_a_search(tmp_path: Path) -> None:
    """A step of this one would take days."""
    begun = threading.Event()
    grow = Searcher.grow

    def notes(searcher: Searcher, iterations: int) -> None:
        begun.set()
        grow(searcher, iterations)

    async def play() -> None:
        async with patience_until("the test ends"):
            async with opened(tmp_path) as service:
                table_id, _ = await finished(service, "genesis")
                with mock.patch("pangea.server.compute.analyses.MOST_ITERATIONS", 10**12):
                    await service.replays.analyse(table_id, AnalysisWanted(10**11))
                await asyncio.to_thread(begun.wait)
            async with opened(tmp_path) as service:
                assert (await service.replays.analysis(table_id)).status == "none", "it may be begun again"

    with mock.patch.object(Searcher, "grow", notes), mock.patch("pangea.analysis.foresight.MOST_NODES", 1000):
        asyncio.run(play())


@pytest.mark.parametrize(("error", "status"), [(Closed, "none"), (MemoryError, "failed")])
def test_an_analysis_that_the_service_left_may_be_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception], status: str
) -> None:
    def interrupted(*_: object) -> None:
        raise error

    monkeypatch.setattr("pangea.server.compute.analyses._analysed", interrupted)

    @in_a_service()
    async def analyse(service: Service) -> None:
        table_id, _ = await finished(service, "genesis")
        await service.replays.analyse(table_id, AnalysisWanted(2))
        await asyncio.gather(*service.replays._analyses._jobs, return_exceptions=True)
        assert (await service.replays.analysis(table_id)).status == status

    analyse(tmp_path)


# Fair shuffles


def verify(file: Path, *flags: str) -> Outcome:
    return run_command("verify", str(file), *flags)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    found: dict[str, Any] = {}

    @in_a_service()
    async def play(service: Service) -> None:
        found.update((await finished(service, "genesis"))[1])

    play(tmp_path_factory.mktemp("service"))
    return found


def test_fair_shuffles_are_verified(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(records.write(record))
    done = verify(file)
    assert done.returncode == 0, done.stdout + done.stderr
    assert hash_of(record["seed"]) in done.stdout
    assert run_command("check", str(file)).returncode == 0


def test_an_unfair_roll_is_found(record: dict[str, Any], tmp_path: Path) -> None:
    other = {**record, "seed": str(int(record["seed"]) + 1)}
    file = tmp_path / "games.jsonl"
    file.write_text(records.write(record) + "\n" + records.write(other) + "\n")
    done = verify(file)
    assert done.returncode == 1
    assert "record 2, move 1:" in done.stdout.casefold()
    found = json.loads(verify(file, "--json").stdout)["records"]
    assert [one["fair"] for one in found] == [True, False]
    assert found[1]["move"] == 1


def test_a_record_without_a_seed_says_so(record: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(records.write({key: value for key, value in record.items() if key != "seed"}))
    done = verify(file)
    assert (done.returncode, "no seed" in done.stdout) == (1, True)


@pytest.mark.parametrize("seed", ["", "x", "007", "1.5", "\u0661", "9" * 200])
def test_a_seed_is_a_whole_number(record: dict[str, Any], seed: str) -> None:
    with pytest.raises(BadRecord, match="seed"):
        records.read(records.write({**record, "seed": seed}))


def test_the_hash_gives_nothing_away() -> None:
    """The random numbers of a game begin with the plain hash of its seed: what is shown is another."""
    from hashlib import sha256

    from pangea.core.chance import seed_word

    seed = "12345678901234567890"
    word = seed_word(int(seed)).tobytes().hex()
    assert sha256(seed.encode()).hexdigest().startswith(word)
    assert word not in hash_of(seed)
