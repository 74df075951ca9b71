"""Talk at tables, over the real wire: who reads what, what is refused, and what is kept."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from pangea.server.buckets import TokenBuckets
from pangea.server.http import talk_limits
from pangea.server.hub import Message, RedisHub, Talked
from pangea.server.messages.talk import LONGEST, PHRASES
from pangea.server.store.bans import Ban
from pangea.server.tables import background
from tests.server.domain.test_events import hears
from tests.server.servers import Redis

from .serving import Client, Events, Json, LiveService, run, serving


@asynccontextmanager
async def at_a_table(
    folder: Path, **settings: Json
) -> AsyncIterator[tuple[LiveService, Client, Client, Client, Json]]:
    """Ann and Bob play, Cy watches."""
    async with serving(folder, **settings) as service, contextlib.AsyncExitStack() as stack:
        ann, bob, cy = [
            await (await stack.enter_async_context(service.client())).introduce(name)
            for name in ("Ann", "Bob", "Cy")
        ]
        table = await ann.table("genesis", "me", "open")
        table = await bob.right("POST", f"/api/tables/{table['id']}/join", {})
        yield service, ann, bob, cy, table


def of(table: Json, query: str = "") -> str:
    return f"/api/tables/{table['id']}/talk{query}"


async def says(who: Client, table: Json, text: str) -> Json:
    return await who.right("POST", of(table), {"text": text})


async def texts(who: Client, table: Json) -> list[str]:
    return [line["text"] for line in (await who.right("GET", of(table)))["lines"]]


async def watches(events: Events, table: Json, talk: int = 0) -> Json:
    await events.send("watch", table=table["id"], eyes=-1, talk=talk)
    return (await events.next("talk"))["talk"]


def test_a_line_reaches_the_others_at_once_and_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path) as (_, ann, bob, cy, table), bob.events() as bobs:
            assert (await watches(bobs, table))["lines"] == []
            said = await says(ann, table, "<b>hi</b> https://example.org")
            heard = (await bobs.next("talk"))["talk"]
            assert heard["lines"] == [said]
            assert (said["text"], said["name"], said["seat"], said["person"], said["channel"]) == (
                "<b>hi</b> https://example.org",
                "Ann",
                0,
                ann.id,
                "players",
            )
            phrase = await bob.right("POST", of(table), {"phrase": "well-played"})
            assert (phrase["kind"], phrase["text"]) == ("phrase", "well-played")
            # A page that comes back says how far it knows, and is told the rest.
            async with ann.events() as anns:
                assert (await watches(anns, table, said["number"]))["lines"] == [phrase]
            assert await texts(cy, table) == [said["text"], "well-played"]
            everything = await cy.right("GET", of(table))
            assert everything["phrases"] == list(PHRASES)
            assert (everything["mode"], everything["may_switch"]) == ("on", False)

    run(test())


def test_a_page_that_shows_no_talk_is_told_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path) as (_, ann, bob, _, table), bob.events() as events:
            await events.send("watch", table=table["id"], eyes=1)
            await events.next("table")
            await says(ann, table, "hello")
            await events.send("ping")
            while (event := await events.next())["type"] != "pong":
                assert event["type"] != "talk"

    run(test())


def test_players_read_what_watchers_say_when_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path) as (service, ann, bob, cy, table), service.client() as dora:
            await dora.introduce("Dora")
            async with ann.events() as anns, dora.events() as doras:
                await watches(anns, table)
                await watches(doras, table)
                whispered = await says(cy, table, "she could win here")
                assert (whispered["channel"], whispered["seat"]) == ("watchers", None)
                assert (await doras.next("talk"))["talk"]["lines"] == [whispered]
                aloud = await says(bob, table, "your turn")
                lines: list[Json] = []
                while not lines:
                    lines = (await anns.next("talk"))["talk"]["lines"]
                assert lines == [aloud]
            assert await texts(ann, table) == ["your turn"]
            assert await texts(dora, table) == ["she could win here", "your turn"]
            await end_by_consent(ann, bob, table)
            assert await texts(ann, table) == ["she could win here", "your turn"]
            # Nothing of it is part of the game.
            record = await ann.ask("GET", f"/api/tables/{table['id']}/record")
            replay = await ann.ask("GET", f"/api/replays/{table['id']}")
            assert record.is_success
            assert replay.is_success
            for answer in (record, replay):
                assert "she could win" not in answer.text
                assert "your turn" not in answer.text

    run(test())


def test_what_a_spectator_says_before_the_game_stays_with_the_players(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(tmp_path) as service,
            service.client() as ann,
            service.client() as bob,
            service.client() as cy,
        ):
            await ann.introduce("Ann")
            table = await ann.table("clans", "me", "open")
            assert (await cy.right("GET", of(table)))["channel"] == "players"
            said = await says(cy, table, "have fun")
            assert (said["channel"], said["seat"]) == ("players", None)
            await bob.right("POST", f"/api/tables/{table['id']}/join", {})
            assert (await cy.right("GET", of(table)))["channel"] == "watchers"
            await says(cy, table, "she could win here")
            assert await texts(ann, table) == ["have fun"]

    run(test())


async def end_by_consent(ann: Client, bob: Client, table: Json) -> None:
    now = await ann.look(table)
    offer = {"seat": 0, "number": now["number"], "kind": "end"}
    now = await ann.right("POST", f"/api/tables/{table['id']}/offers", offer)
    agreed = {"seat": 1, "number": now["number"], "agree": True}
    now = await bob.right("POST", f"/api/tables/{table['id']}/answers", agreed)
    assert now["status"] == "over"


def test_a_private_table_is_read_by_its_people_and_by_invitation(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as eve:
            await ann.introduce("Ann")
            await eve.introduce("Eve")
            table = await ann.table("genesis", "me", "open", private=True)
            await says(ann, table, "for friends")
            await eve.wrong(404, "GET", of(table))
            await eve.wrong(404, "POST", of(table), {"text": "knock"})
            invited = of(table, f"?invite={table['invite']}")
            assert (await eve.right("GET", invited))["lines"][0]["text"] == "for friends"
            await eve.right("POST", invited, {"phrase": "hello"})
            # Before the game begins nobody could help anybody: whoever hesitates to sit down is heard.
            assert await texts(ann, table) == ["for friends", "hello"]
            async with eve.events() as events:
                await events.send("watch", table=table["id"], eyes=-1, talk=0)
                assert (await events.next())["type"] == "trouble"
                await says(ann, table, "more")
                await events.send("ping")
                assert (await events.next())["type"] == "pong"
            await eve.wrong(404, "PUT", of(table), {"on": False})
            await ann.wrong(404, "GET", "/api/tables/nosuchtable/talk")

    run(test())


def test_somebody_who_is_nobody_yet_becomes_a_guest(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path) as (service, _, _, _, table), service.client() as stranger:
            said = await says(stranger, table, "hello")
            assert said["name"].startswith("Guest")
            assert said["channel"] == "watchers"
            assert (await stranger.right("GET", "/api/me"))["id"] == said["person"]

    run(test())


BAD: tuple[tuple[Json, str], ...] = (
    ({"text": ""}, "talk-empty"),
    ({"text": " \n\t "}, "talk-empty"),
    ({"text": "\u202e\u200b\u2066\u200d"}, "talk-empty"),
    ({"text": "\u3164\u2800"}, "talk-empty"),
    ({"text": "a" * (LONGEST + 1)}, "talk-long"),
    ({}, "talk-one"),
    ({"text": "hi", "phrase": "hello"}, "talk-one"),
    ({"phrase": "insult"}, "malformed"),
    ({"text": 3}, "malformed"),
    ({"text": "hi", "to": "bob"}, "malformed"),
)


def test_what_cant_be_said_is_refused_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_limits, "LINES_AT_ONCE", 100)

    async def test() -> None:
        async with at_a_table(tmp_path) as (_, ann, _, _, table):
            for body, code in BAD:
                trouble = await ann.wrong_any("POST", of(table), body)
                assert trouble["code"] == code, body
            in_italian = await ann.wrong(422, "POST", of(table), {"text": "b" * 300}, accept_language="it")
            assert "280" in in_italian["text"]
            assert "300" in in_italian["text"]
            assert "al massimo" in in_italian["text"]
            assert await texts(ann, table) == []
            whole = await says(ann, table, "é" * LONGEST)
            assert len(whole["text"]) == LONGEST
            cleaned = await says(
                ann, table, "well\r\nplayed\x07 \u202eevil\u202c Z\u0335\u0336\u0337\u0338\u0334\u0322a"
            )
            assert cleaned["text"] == "well played evil Z\u0335\u0336\u0337\u0338a"
            family = "👨\u200d👩\u200d👧 שלום"  # joiners are part of emoji, and other scripts are welcome
            assert (await says(ann, table, family))["text"] == family

    run(test())


def test_a_flood_is_refused_and_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def buckets(a_second: float, burst: float) -> TokenBuckets:
        return TokenBuckets(a_second, burst, clock=lambda: now[0])

    monkeypatch.setattr(talk_limits, "TokenBuckets", buckets)

    async def test() -> None:
        async with at_a_table(tmp_path) as (_, ann, bob, _, table):
            for number in range(talk_limits.LINES_AT_ONCE):
                await says(ann, table, f"line {number}")
            answer = await ann.ask("POST", of(table), {"text": "more"})
            assert (answer.status_code, answer.json()["code"]) == (429, "talk-too-fast")
            assert int(answer.headers["retry-after"]) >= 2
            await says(bob, table, "calm down")
            now[0] += 1 / talk_limits.LINES_A_SECOND
            await says(ann, table, "sorry")
            await ann.wrong(429, "POST", of(table), {"text": "again"})

    run(test())


def test_the_host_of_a_table_switches_it_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path) as (_, ann, bob, cy, table), bob.events() as bobs:
            await watches(bobs, table)
            await bob.wrong(403, "PUT", of(table), {"on": False})
            off = await ann.right("PUT", of(table), {"on": False})
            assert (off["mode"], off["may_switch"], off["lines"][-1]["kind"]) == ("off", True, "off")
            heard = (await bobs.next("talk"))["talk"]
            assert (heard["mode"], heard["lines"][0]["name"]) == ("off", "Ann")
            for who in (ann, bob, cy):
                trouble = await who.wrong(409, "POST", of(table), {"phrase": "hello"})
                assert trouble["code"] == "talk-off"
            again = await ann.right("PUT", of(table), {"on": False})
            assert again["lines"] == off["lines"]  # it was off already
            on = await ann.right("PUT", of(table), {"on": True})
            assert (on["mode"], [line["kind"] for line in on["lines"]]) == ("on", ["off", "on"])
            await says(cy, table, "at last")

    run(test())


@pytest.mark.parametrize("setting", ["off", "phrases"])
def test_the_host_of_the_service_allows_phrases_alone_or_nothing(tmp_path: Path, setting: str) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path, talk=setting) as (_, ann, _, _, table):
            if setting == "off":
                await ann.wrong(409, "POST", of(table), {"phrase": "hello"})
                await ann.wrong(409, "PUT", of(table), {"on": False})
                shown = await ann.right("GET", of(table))
                assert (shown["mode"], shown["may_switch"], shown["lines"]) == ("closed", False, [])
            else:
                trouble = await ann.wrong(403, "POST", of(table), {"text": "hello"})
                assert trouble["code"] == "talk-phrases-only"
                await ann.right("POST", of(table), {"phrase": "hello"})
                assert (await ann.right("GET", of(table)))["mode"] == "phrases"

    run(test())


def test_somebody_who_was_shut_out_says_nothing_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with at_a_table(tmp_path) as (service, ann, bob, _, table):
            await says(bob, table, "rude words")
            await service.inside.store.bans.put(Ban("person", bob.id, time.time(), None, "rude"))
            await service.app.state.bans.read()
            trouble = await bob.wrong(403, "POST", of(table), {"text": "more of them"})
            assert trouble["code"] == "banned"
            assert await texts(ann, table) == ["rude words"]

    run(test())


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis.started() as server:
        yield server


@asynccontextmanager
async def at_two_processes(folder: Path, redis: Redis) -> AsyncIterator[tuple[Client, Client, Json]]:
    """Ann and Bob play with each other, each at a process of their own."""
    async with (
        serving(folder, redis=redis.url) as here,
        serving(folder, redis=redis.url) as there,
        here.client() as ann,
        there.client() as bob,
    ):
        await hears(here.inside.hub, True)
        await hears(there.inside.hub, True)
        await ann.introduce("Ann")
        await bob.introduce("Bob")
        table = await ann.table("genesis", "me", "open")
        await bob.right("POST", f"/api/tables/{table['id']}/join", {})
        yield ann, bob, table


def test_two_processes_tell_each_other(tmp_path: Path, redis: Redis) -> None:
    async def test() -> None:
        async with (
            at_two_processes(tmp_path, redis) as (ann, bob, table),
            ann.events() as anns,
            bob.events() as bobs,
        ):
            await watches(anns, table)
            await watches(bobs, table)
            first = await says(ann, table, "from here")
            second = await says(bob, table, "from there")
            assert (first["number"], second["number"], second["channel"]) == (1, 2, "players")
            for events in (anns, bobs):
                heard: list[Json] = []
                while len(heard) < 2:
                    heard += (await events.next("talk"))["talk"]["lines"]
                assert heard == [first, second]

    run(test())


def test_a_line_that_was_lost_between_two_processes_is_asked_for(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "SURE_AFTER", 0.0)
    sent = RedisHub.tell

    def loses_talk(hub: RedisHub, message: Message) -> None:
        if isinstance(message, Talked):
            hub.tell_here(message)
        else:
            sent(hub, message)

    monkeypatch.setattr(RedisHub, "tell", loses_talk)

    async def test() -> None:
        async with at_two_processes(tmp_path, redis) as (ann, bob, table), bob.events() as bobs:
            await watches(bobs, table)
            for text in ("is anybody there?", "and now?"):
                said = await says(ann, table, text)
                lines: list[Json] = []
                while not lines:
                    lines = (await bobs.next("talk"))["talk"]["lines"]
                assert lines == [said]

    run(test())
