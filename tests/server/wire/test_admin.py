"""What a host may do while the service runs: see who loads it, end and delete tables, shut people out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from pangea.server.http import bans
from pangea.server.tables import background
from tests.commands import run_command
from tests.processes import Outcome
from tests.server.servers import Postgres

from .serving import Client, Json, refused, run, serving

SECRET = "the secret of the tests"
OFTEN = {"requests_per_second": 1_000_000, "requests_per_address": 1_000_000}
"""Whoever waits for something asks again and again."""


@pytest.fixture(autouse=True)
def in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is noticed within seconds is noticed at once."""
    monkeypatch.setattr(bans, "EVERY", 0.01)
    monkeypatch.setattr(background, "SURE_AFTER", 0.0)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres.started() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


class Host:
    """Somebody at the command line of the machine that the service runs on."""

    def __init__(self, folder: Path, database: str) -> None:
        self._settings = folder / "pangea.toml"
        self._settings.write_text(f'database = "{database}"\nsecret = "{SECRET}"\n')

    async def says(self, *words: str) -> Outcome:
        return await asyncio.to_thread(run_command, "admin", *words, "--settings", str(self._settings))

    async def right(self, *words: str) -> str:
        done = await self.says(*words)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    async def wrong(self, *words: str) -> str:
        done = await self.says(*words)
        assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr
        return str(done.stderr)

    async def read(self, *words: str) -> Json:
        return json.loads(await self.right(*words, "--json"))


def test_who_loads_the_service(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with (
            serving(tmp_path, database=database, **OFTEN) as service,
            service.client() as ada,
            service.client() as eve,
        ):
            await ada.introduce("Ada [bold]")
            await eve.introduce("Eve")
            for _ in range(2):
                await eve.table()
            table = await ada.table()
            seen = await host.read("load")
            assert [(one["name"], one["tables"]) for one in seen["people"]] == [
                ("Eve", 2),
                ("Ada [bold]", 1),
            ]
            (source,) = seen["sources"]
            assert (source["people"], source["tables"], source["bytes"]) == (2, 3, 2 * 10_000 + 3 * 5_000)
            listed = await host.read("tables", "--person", ada.id)
            assert [(one["table"], one["status"]) for one in listed] == [(table["id"], "playing")]
            assert len(await host.read("tables", "--source", source["source"])) == 3
            shown = await host.right("load")
            assert ("Ada [bold]" in shown, source["source"] in shown, eve.id in shown) == (
                True,
                True,
                True,
            )
            assert table["id"] in await host.right("tables")

    run(test())


def test_a_table_is_ended_and_its_pages_see_it(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with serving(tmp_path, database=database, **OFTEN) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            async with ada.events() as events:
                await events.send("watch", table=table["id"])
                await events.next("table")
                assert table["id"] in await host.right("end", table["id"])
                over = await events.next("table", lambda event: event["table"]["status"] == "over")
                assert over["table"]["number"] == table["number"] + 1
            move = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
            path = f"/api/tables/{table['id']}"
            assert (await ada.wrong(409, "POST", f"{path}/moves", move))["code"] in {"stale", "over"}
            assert (await ada.look(table))["status"] == "over"
            assert "over" in await host.wrong("end", table["id"])
            assert "no such table" in await host.wrong("end", "nowhere")

    run(test())


def test_a_table_that_a_bot_thinks_about_is_ended(tmp_path: Path, database: str) -> None:
    """Nobody thinks about it any more, in whichever process; and the log can be read as any other."""

    async def test() -> None:
        host = Host(tmp_path, database)
        async with serving(tmp_path, database=database, pace=3600.0) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table("clans", {"kind": "bot", "level": "hatchling"}, "me")
            (line,) = await host.read("tables")
            assert line["thinking"]
            await host.right("end", table["id"])
            (line,) = await host.read("tables")
            assert (line["thinking"], line["status"]) == (False, "over")
            assert (await ada.look(table))["status"] == "over"
            assert (await ada.right("GET", f"/api/replays/{table['id']}"))["id"] == table["id"]

    run(test())


async def two_at_a_table(ada: Client, bob: Client) -> Json:
    """Ada moves first, then it is Bob's turn."""
    table = await ada.table("clans", "me", "open")
    await bob.right("POST", f"/api/tables/{table['id']}/join", {})
    return await ada.move(await ada.look(table))


def test_a_bot_takes_a_seat_over_at_once(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with (
            serving(tmp_path, database=database, **OFTEN) as service,
            service.client() as ada,
            service.client() as bob,
        ):
            await ada.introduce("Ada")
            await bob.introduce("Bob")
            table = await two_at_a_table(ada, bob)
            async with ada.events() as events:
                await events.send("watch", table=table["id"])
                await events.next("table")
                told = await host.right("stand-in", table["id"], "1", "--level", "hatchling")
                assert table["id"] in told
                # The bot plays: a process of the service thinks for it.
                now = await events.next("table", lambda event: event["table"]["scene"]["turn"] == 0)
            seat = now["table"]["seats"][1]
            assert (seat["stands_in"], seat["level"]) == (True, "hatchling")
            (happened,) = now["table"]["happened"]
            assert (happened["kind"], happened["seat"]) == ("stood in by host", 1)
            assert "not played by a person" in await host.wrong("stand-in", table["id"], "1")
            back = {"seat": 1, "number": now["table"]["number"]}
            table = await bob.right("POST", f"/api/tables/{table['id']}/return", back)
            assert not table["seats"][1]["stands_in"]
            assert "no such seat" in await host.wrong("stand-in", table["id"], "2")
            assert "no such table" in await host.wrong("stand-in", "nowhere", "0")
            assert "nobody" in await host.wrong("stand-in", table["id"], "1", "--level", "nobody")
            gathering = await ada.table("clans", "me", "open")
            assert "has not begun" in await host.wrong("stand-in", gathering["id"], "0")

    run(test())


def test_a_ban_frees_the_seats_of_a_player(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with (
            serving(tmp_path, database=database, **OFTEN) as service,
            service.client() as ada,
            service.client() as bob,
        ):
            await ada.introduce("Ada")
            await bob.introduce("Bob")
            running = await two_at_a_table(ada, bob)
            gathering = await ada.table("clans", "me", "open", "open")
            await bob.right("POST", f"/api/tables/{gathering['id']}/join", {})
            own = await bob.table("clans", "me", "open")
            assert "3 tables" in await host.right("ban", "person", bob.id)
            await until_refused(bob)
            now = await ada.look(running)
            assert (now["seats"][1]["stands_in"], now["status"], now["may_end"]) == (True, "playing", True)
            back = {"seat": 1, "number": now["number"]}
            await bob.wrong(403, "POST", f"/api/tables/{running['id']}/return", back)
            now = await ada.look(gathering)
            assert [seat["kind"] for seat in now["seats"]] == ["person", "open", "open"]
            assert (await ada.look(own))["status"] == "over", "nobody is left there"
            await host.right("unban", "person", bob.id)
            await until_let_in(bob)
            assert [one["id"] for one in (await bob.right("GET", "/api/tables"))["mine"]] != []

    run(test())


def test_a_ban_of_an_address_frees_no_seats(tmp_path: Path, database: str) -> None:
    """Others may be behind the same address, and a player may come from another one next time."""

    async def test() -> None:
        host = Host(tmp_path, database)
        async with (
            serving(tmp_path, database=database, **OFTEN) as service,
            service.client() as ada,
            service.client() as bob,
        ):
            await ada.introduce("Ada")
            await bob.introduce("Bob")
            running = await two_at_a_table(ada, bob)
            assert "table" not in await host.right("ban", "address", "127.0.0.1")
            await until_refused(bob)
            await host.right("unban", "address", "127.0.0.1")
            await until_let_in(bob)
            seats = (await bob.look(running))["seats"]
            assert [(seat["kind"], seat["stands_in"]) for seat in seats] == [("person", False)] * 2
            assert (await bob.look(running))["status"] == "playing"

    run(test())


def test_a_table_is_deleted_and_its_pages_hear_that_there_is_none(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with serving(tmp_path, database=database, **OFTEN) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            path = f"/api/tables/{table['id']}"
            async with ada.events() as events:
                await events.send("watch", table=table["id"])
                await events.next("table")
                await host.right("delete", table["id"])
                trouble = await events.next("trouble")
                assert (trouble["table"], trouble["trouble"]["code"]) == (table["id"], "no-such-table")
            move = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
            assert (await ada.wrong(404, "POST", f"{path}/moves", move))["code"] == "no-such-table"
            assert (await ada.wrong(404, "GET", path))["code"] == "no-such-table"
            assert (await ada.right("GET", "/api/tables"))["mine"] == []
            assert "There is no table" in await host.wrong("delete", table["id"])

    run(test())


async def until_refused(client: Client) -> Json:
    """What is said when a ban is noticed: the next time that it is read."""
    while (answer := await client.ask("GET", "/api/tables")).is_success:
        pass
    return refused(answer, 403)


async def until_let_in(client: Client) -> None:
    while not (await client.ask("GET", "/api/tables")).is_success:
        pass


def test_a_person_is_shut_out_and_let_in_again(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with (
            serving(tmp_path, database=database, **OFTEN) as service,
            service.client() as ada,
            service.client() as eve,
        ):
            await ada.introduce("Ada")
            await eve.introduce("Eve")
            eve.http.headers["accept-language"] = "fr"
            async with eve.events() as events, ada.events() as others:
                await host.right("ban", "person", eve.id, "--why", "Too many tables.", "--days", "7")
                with pytest.raises(ConnectionClosed) as closed:
                    await events.next("table")
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "banned")
                refusal = await until_refused(eve)
                assert (refusal["code"], "exclu" in refusal["text"]) == ("banned", True)
                assert refusal["text"].endswith("Too many tables.")
                await eve.wrong(403, "POST", "/api/tables", {"game": "clans", "seats": []})
                await others.send("ping")
                await others.next("pong")
            await ada.right("GET", "/api/tables")
            (ban,) = await host.read("bans")
            assert (ban["kind"], ban["value"], ban["until"] - ban["since"]) == (
                "person",
                eve.id,
                7 * 86400,
            )
            assert "Too many tables." in await host.right("bans")
            await host.right("unban", "person", eve.id)
            await until_let_in(eve)

    run(test())


def test_an_address_is_shut_out_whoever_comes_from_there(tmp_path: Path, database: str) -> None:
    async def test() -> None:
        host = Host(tmp_path, database)
        async with serving(tmp_path, database=database, **OFTEN) as service, service.client() as eve:
            await host.right("ban", "address", "192.0.2.7")
            await host.right("ban", "address", "127.0.0.1")
            refusal = await until_refused(eve)
            assert refusal["code"] == "banned"
            assert (await eve.ask("GET", "/")).status_code == 200, "the pages say why"
            await host.right("unban", "address", "127.0.0.1")
            await until_let_in(eve)
            (ban,) = await host.read("bans")
            await host.right("unban", "source", ban["value"])
            assert await host.read("bans") == []

    run(test())


def test_a_ban_of_an_address_outlives_a_change_of_the_secret(tmp_path: Path) -> None:
    async def test() -> None:
        database = str(tmp_path / "tables.sqlite")
        async with serving(tmp_path, **OFTEN) as service, service.client() as eve:
            await Host(tmp_path, database).right("ban", "address", "127.0.0.1")
            await until_refused(eve)
        changed = {"secret": "the secret of next year", "earlier_secrets": SECRET}
        async with serving(tmp_path, **changed, **OFTEN) as service, service.client() as eve:
            assert (await until_refused(eve))["code"] == "banned"
            lines = (f"{name} = {json.dumps(value)}\n" for name, value in changed.items())
            host = Host(tmp_path, database)
            (tmp_path / "pangea.toml").write_text(f'database = "{database}"\n' + "".join(lines))
            await host.right("unban", "address", "127.0.0.1")
            await until_let_in(eve)

    run(test())


def test_wrong_orders_are_said(tmp_path: Path) -> None:
    async def test() -> None:
        database = str(tmp_path / "tables.sqlite")
        host = Host(tmp_path, database)
        assert "There is no database" in await host.wrong("bans")
        async with serving(tmp_path):
            assert "There is no person nobody" in await host.wrong("ban", "person", "nobody")
            assert "“192.0.2” is not an address" in await host.wrong("ban", "address", "192.0.2")
            assert "person, address, source" in await host.wrong("ban", "planet", "x")
            assert "at least 1" in await host.wrong("ban", "source", "x", "--days", "0")
            assert "is not shut out" in await host.wrong("unban", "source", "x")
        (tmp_path / "pangea.toml").write_text(f'database = "{database}"\n')
        assert "secret" in await host.wrong("ban", "address", "192.0.2.7")
        assert not (tmp_path / "secret").exists(), "another would not do"

    run(test())
