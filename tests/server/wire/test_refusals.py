"""What is wrong is refused with a clear 4xx; nothing has changed, and nothing of the inside is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from unittest import mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pangea.server.buckets import TokenBuckets
from pangea.server.http import socket
from pangea.server.http.middleware import limits as rate_limits
from pangea.server.http.middleware.refused_sockets import FAULT
from pangea.server.tables import acts

from .serving import Client, Events, Json, refused, run, serving, unwritable


async def unchanged(somebody: Client, table: Json) -> None:
    now = await somebody.look(table, 0)
    assert now["number"] == table["number"]
    assert now["scene"]["moves"] == table["scene"]["moves"]


async def said_until_cut_off(page: Events, kind: str, **about: Json) -> None:
    """Say it again and again, and listen, until the service has had enough."""
    for _ in range(300):
        await page.send(kind, **about)
    await page.next("table")


def test_moves_that_are_not_to_be_made(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await eve.introduce("Eve")
            table = await ada.table()
            path, legal = f"/api/tables/{table['id']}/moves", table["scene"]["legal"]
            good = {"seat": 0, "number": table["number"], "move": legal[0]}

            assert (await eve.wrong(403, "POST", path, good))["code"] == "not-your-seat"
            out_of_turn = await ada.wrong(409, "POST", path, {**good, "seat": 1})
            assert out_of_turn["code"] == "not-your-turn"
            stale = await ada.wrong(409, "POST", path, {**good, "number": table["number"] - 1})
            assert stale["code"] == "stale"
            assert (await ada.wrong(409, "POST", path, {**good, "number": 10**9}))["code"] == "stale"
            assert (await ada.wrong(422, "POST", path, {**good, "move": "castle"}))["code"] == "unreadable"
            illegal = await ada.wrong(422, "POST", path, {**good, "move": "move 1>1"})
            assert illegal["code"] in {"illegal", "unreadable"}
            await ada.wrong(404, "POST", "/api/tables/nowhere/moves", good)
            for seat in (-1, 2, 99, 2**70):
                await ada.wrong_any("POST", path, {**good, "seat": seat})
            await unchanged(ada, table)

            first = await ada.right("POST", path, good)
            again = await ada.right("POST", path, good)  # sent twice, it counts once
            assert again["number"] == first["number"] == table["number"] + 1
            assert again["scene"]["moves"] == first["scene"]["moves"]

    run(test())


def test_a_refusal_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            texts = set()
            for lang in ("en", "it", "fr", "de"):
                told = await ada.wrong(404, "GET", "/api/tables/nowhere", accept_language=f"xx, {lang}")
                assert told["words"]["say"].startswith("server-")
                texts.add(told["text"])
            assert len(texts) == 4

    run(test())


def test_a_body_that_is_not_what_it_should_be(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            for body in (
                b"",
                b"{",
                b"null",
                b"[]",
                b'{"name": 3}',
                b'{"name": "Ada", "is_bot": true}',
                b'{"name": "\xff"}',
                b"[" * 100_000,
            ):
                answer = await ada.ask("PUT", "/api/me", body, content_type="application/json")
                assert refused(answer, 400)["code"] == "malformed"
            for name in ("", " \n ", "\0", "x" * 41, "\u3164", "\u2800", "\u0301"):
                assert (await ada.wrong(422, "PUT", "/api/me", {"name": name}))["code"] == "bad-name"

    run(test())


def test_who_can_not_prove_it_is_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await ada.introduce("Ada")
            table = await ada.table()
            true = ada.http.cookies["pangea"]
            good = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
            path = f"/api/tables/{table['id']}/moves"
            assert (await eve.wrong(401, "POST", path, good))["code"] == "nobody"
            stranger = true.replace(true.partition(".")[0], "0123456789abcdef")
            for forged in (ada.id, f"{ada.id}.", f"{ada.id}.AAAA", true[:-2] + "AA", stranger, "."):
                trouble = await eve.wrong(401, "POST", path, good, cookie=f"pangea={forged}")
                assert trouble["code"] == "stray-cookie"
            await eve.wrong(401, "POST", path, good, authorization="Bearer pangea_guess")
            await eve.wrong(401, "POST", path, good, authorization="Basic YWRhOmFkYQ==")
            await unchanged(ada, table)

    run(test())


def test_what_comes_from_another_site_is_not_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            name = {"name": "Eve"}
            for headers in (
                {"origin": "https://evil.example"},
                {"origin": "null"},
                {"origin": service.address.replace("http", "https")},
                {"sec_fetch_site": "cross-site"},
                {"sec_fetch_site": "same-site"},
            ):
                assert (await ada.wrong(403, "PUT", "/api/me", name, **headers))["code"] == "elsewhere"
            form = b"name=Eve"
            await ada.wrong(415, "PUT", "/api/me", form, content_type="application/x-www-form-urlencoded")
            await ada.wrong(415, "PUT", "/api/me", b'{"name": "Eve"}', content_type="text/plain")
            assert (await ada.right("GET", "/api/me"))["name"] == "Ada"
            own = await ada.ask("PUT", "/api/me", name, origin=service.address, sec_fetch_site="same-origin")
            assert own.json()["name"] == "Eve"

    run(test())


def test_a_websocket_from_another_site_is_not_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            for headers, status in (
                ({"origin": "https://evil.example"}, 403),
                ({"authorization": "Bearer guess"}, 401),
            ):
                with pytest.raises(InvalidStatus) as caught:
                    async with ada.events(**headers):
                        pass
                assert caught.value.response.status_code == status
            async with ada.events(origin=service.address) as page:
                await page.send("ping")
                await page.next("pong")

    run(test())


def test_what_is_said_wrong_over_a_websocket(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, message_bytes=2048) as service, service.client() as eve:
            async with service.client() as ada:
                table = await ada.table()
            async with eve.events() as page:
                for text in (
                    "",
                    "{",
                    "[]",
                    '{"type": "hack"}',
                    '{"type": "watch"}',
                    '{"type": "watch", "table": 3}',
                ):
                    await page.line.send(text)
                    assert (await page.next("trouble"))["trouble"]["code"] == "malformed"
                await page.send("watch", table="nowhere")
                assert (await page.next("trouble"))["trouble"]["code"] == "no-such-table"
                await page.send("watch", table=table["id"], eyes=1)
                assert (await page.next("trouble"))["trouble"]["code"] == "not-your-eyes"
                for number in range(100):
                    await page.send("watch", table=f"nowhere{number}")
                await page.next("trouble", lambda event: event["trouble"]["code"] == "too-many-tables")
                with pytest.raises(ConnectionClosed):
                    await said_until_cut_off(page, "watch", table="x" * 10_000)

    run(test())


def test_floods_are_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for where in (rate_limits, socket):  # time stands still: however slow this machine is, it is a flood
        monkeypatch.setattr(where, "TokenBuckets", partial(TokenBuckets, clock=lambda: 0.0))

    async def test() -> None:
        limits = {"requests_per_second": 1, "sockets_per_address": 2}
        async with serving(tmp_path, **limits) as service, service.client() as eve, service.client() as ada:
            await ada.introduce("Ada")
            await eve.introduce("Eve")
            answers = [await eve.ask("GET", "/api/tables") for _ in range(12)]
            late = next(answer for answer in answers if answer.status_code == 429)
            assert refused(late, 429)["code"] == "too-much"
            assert int(late.headers["retry-after"]) >= 1
            await ada.right("GET", "/api/tables")  # what one does is not the other's fault
            async with ada.events() as page, ada.events():
                with pytest.raises(InvalidStatus) as caught:
                    async with ada.events():
                        pass
                assert caught.value.response.status_code == 429
                with pytest.raises(ConnectionClosed):
                    await said_until_cut_off(page, "ping")

    run(test())


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as eve:
            large = b'{"name": "' + b"x" * 10_000_000 + b'"}'

            async def in_pieces() -> AsyncIterator[bytes]:
                for start in range(0, len(large), 65_536):
                    yield large[start : start + 65_536]

            for path, method in (("/api/me", "PUT"), ("/api/records", "POST"), ("/api/tables", "POST")):
                for content in (large, in_pieces()):
                    try:
                        answer = await eve.http.request(
                            method, path, content=content, headers={"content-type": "application/json"}
                        )
                    except httpx.TransportError:
                        continue  # the line was cut while the rest was still being sent
                    assert refused(answer, 413)["code"] == "too-large"

    run(test())


def test_records_and_contents_that_are_broken(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            sound: Json = {"pangea": 1, "game": "clans", "players": 2, "moves": []}
            changes: list[Json] = [
                {"pangea": 2},
                {"game": "chess"},
                {"players": 99},
                {"players": "two"},
                {"moves": ["castle"]},
                {"moves": [7]},
                {"moves": ["move 1>2"] * 20_000},
                {"moves": ["x" * 5000]},
                {"players": 10**30},
                {"game": "x" * 5000},
                {"options": {"content": {}}},
                {"options": {"speed": "high"}},
                {"winner": 0},
                {"seed": "x"},
            ]
            for change in changes:
                await ada.wrong(422, "POST", "/api/records", {**sound, **change})
            await ada.wrong(400, "POST", "/api/records", b'{"pangea": 1,', content_type="application/json")

            nested: Json = []
            for _ in range(200):
                nested = [nested]
            for bomb in ({}, {"areas": nested}, {"a" * 1000: 1}, {"areas": [[0] * 1000] * 100}):
                seats = [{"kind": "me"}, {"kind": "screen"}]
                wanted = {"game": "clans", "seats": seats, "content": bomb}
                assert (await ada.wrong(422, "POST", "/api/tables", wanted))["code"] == "bad-content"
            assert (await ada.right("GET", "/api/tables"))["mine"] == []

    run(test())


def test_tables_that_can_not_be(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, tables_per_person=2) as service, service.client() as ada:
            me, bot = {"kind": "me"}, {"kind": "bot", "level": "hatchling"}
            for wanted in (
                {"game": "chess", "seats": [me, bot]},
                {"game": "clans", "seats": []},
                {"game": "clans", "seats": [me] * 12},
                {"game": "clans", "seats": [me, me]},
                {"game": "clans", "seats": [me, {"kind": "bot", "level": "god"}]},
                {"game": "clans", "seats": [me, bot], "options": {"speed": "high"}},
                {"game": "clans", "seats": [me, bot], "clock": {"seconds": -5}},
                {"game": "clans", "seats": [me, bot], "clock": {"seconds": 60, "level": "god"}},
            ):
                await ada.wrong(422, "POST", "/api/tables", wanted)
            for _ in range(2):
                await ada.table()
            too_many = {"game": "clans", "seats": [me, bot]}
            assert (await ada.wrong(429, "POST", "/api/tables", too_many))["code"] == "too-many-tables"
            assert len((await ada.right("GET", "/api/tables"))["mine"]) == 2

    run(test())


def test_a_fault_of_ours_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:

            async def fail(*_: object, **__: object) -> None:
                raise RuntimeError("the secret of sqlite in tables.py")

            monkeypatch.setattr(acts, "listed", fail)
            assert (await ada.wrong(500, "GET", "/api/tables"))["code"] == "fault"

    run(test())


def test_routes_that_are_not_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.wrong(404, "GET", "/api/nothing")
            await ada.wrong(404, "GET", "/nothing.js")
            await ada.wrong(405, "PATCH", "/api/me", {"name": "x"})
            await ada.wrong(404, "GET", f"/api/tables/{'x' * 60}")
            for query in (
                "eyes=one",
                "eyes=-2",
                "log_from=-1",
                "log_from=99999999999999999999",
            ):
                assert (await ada.wrong(400, "GET", f"/api/tables/x?{query}"))["code"] == "malformed"

    run(test())


ODD_IDS = ["%00abc", "%00", "a%00b", "x" * 65, "caf%C3%A9", "a%20b", "%F0%9F%8C%8B"]


@pytest.mark.parametrize("odd", ODD_IDS)
def test_what_can_be_no_id_is_not_looked_for(
    tmp_path: Path, odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")

            def nobody_asks(*_: object) -> None:
                raise AssertionError("the database was asked")

            for part in (
                service.inside.store.summaries,
                service.inside.store.ledger,
                service.inside.store.replays,
            ):
                monkeypatch.setattr(part, "_engine", mock.Mock(connect=nobody_asks, begin=nobody_asks))
            good = {"seat": 0, "number": 1, "move": "move 1>2"}
            for method, path, body, code in (
                ("GET", f"/api/tables/{odd}", None, "no-such-table"),
                ("GET", f"/api/tables/{odd}/record", None, "no-such-table"),
                ("POST", f"/api/tables/{odd}/moves", good, "no-such-table"),
                ("POST", f"/api/tables/{odd}/join", {}, "no-such-table"),
                ("GET", f"/api/replays/{odd}", None, "no-such-replay"),
                ("GET", f"/api/replays/{odd}/scenes", None, "no-such-replay"),
                ("GET", f"/api/replays/{odd}/analysis", None, "no-such-replay"),
                ("POST", f"/api/replays/{odd}/analysis", {}, "no-such-replay"),
                ("DELETE", f"/api/me/tokens/{odd}", None, "no-such-bot"),
            ):
                assert (await ada.wrong(404, method, path, body))["code"] == code
            async with ada.events() as page:
                for table in ("\0abc", "x" * 65):
                    await page.send("watch", table=table)
                    told = await page.next("trouble")
                    assert (told["table"], told["trouble"]["code"]) == (table, "no-such-table")
                await page.send("ping")
                await page.next("pong")

    run(test())


def test_a_page_that_can_not_be_told_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shall not wait for ever for what nobody tells any more: it may come again."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            table = await ada.table()

            async def fail(*_: object, **__: object) -> None:
                raise RuntimeError("nobody foresaw this")

            async with ada.events() as page:
                monkeypatch.setattr(acts, "show", fail)
                await page.send("watch", table=table["id"])
                with pytest.raises(ConnectionClosed) as caught:
                    await page.next()
                assert caught.value.rcvd is not None
                assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (FAULT, "fault")

    run(test())


async def make_bot(owner: Client, bot: Client) -> str:
    """A bot account for this client; its id."""
    made: Json = await owner.right("POST", "/api/me/tokens", {"name": "Robot"})
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    return str(made["id"])


def test_a_token_that_is_removed_closes_what_it_has_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            bot_id = await make_bot(ada, robot)
            table = await robot.table()
            async with robot.events() as page, ada.events() as other:
                await page.send("watch", table=table["id"])
                await page.next("table")
                await page.next("presence")
                await ada.right("DELETE", f"/api/me/tokens/{bot_id}")
                with pytest.raises(ConnectionClosed) as caught:
                    await page.next()
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.reason == "unknown-token"
                await other.send("ping")
                await other.next("pong")

    run(test())


def test_a_token_that_is_removed_elsewhere_is_told_nothing_once_that_is_known(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            await ada.introduce("Ada")
            bot_id = await make_bot(ada, robot)
            table = await robot.table()
            async with robot.events() as page:
                await page.send("watch", table=table["id"])
                await page.next("table")
                await page.next("presence")
                # Another process removes it; here its face is forgotten after a while.
                assert await service.inside.store.people.remove_token(ada.id, bot_id)
                service.app.state.accounts._recent.forget()
                await page.send("watch", table=table["id"])
                with pytest.raises(ConnectionClosed):
                    await page.next()

    run(test())


def test_what_can_not_be_kept_is_not_done(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            table = await ada.move(await ada.table())
            seat = table["scene"]["turn"]
            seen = await ada.look(table, seat)
            made = {"seat": seat, "number": table["number"], "move": seen["scene"]["legal"][0]}
            path, told = f"/api/tables/{table['id']}/moves", ("moves", "view", "legal", "log")
            assert (await ada.ask("GET", "/healthz")).status_code == 200
            with unwritable(service, pragma="query_only=ON", back="query_only=OFF"):
                assert (await ada.wrong(503, "POST", path, made))["code"] == "not-kept"
                assert (await ada.ask("GET", "/healthz")).status_code == 503
                now = await ada.look(table, seat)
                assert now["number"] == seen["number"]
                assert [now["scene"][part] for part in told] == [seen["scene"][part] for part in told]
                wanted = {"game": "clans", "seats": [{"kind": "me"}, {"kind": "screen"}]}
                assert (await ada.wrong(503, "POST", "/api/tables", wanted))["code"] == "not-kept"
                assert len((await ada.right("GET", "/api/tables"))["mine"]) == 1
            assert (await ada.ask("GET", "/healthz")).status_code == 200
            after = await ada.right("POST", path, made)
            assert after["number"] == table["number"] + 1

    run(test())
