"""Bot accounts: tokens where no header can be set, and bots that wait for opponents."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Subprotocol

from tests.patience import PATIENCE
from tests.processes import PIPE, finish, patient_with, started

from .serving import Client, Events, Json, LiveService, run, serving

EXAMPLE = Path(__file__).parents[3] / "examples" / "waiting_bot.py"
ELSEWHERE = "https://elsewhere.example"


@asynccontextmanager
async def opened_by(service: LiveService, *protocols: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """A WebSocket as a browser opens it: it chooses protocols, and no headers."""
    address = f"ws://127.0.0.1:{service.port}/api/events"
    patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "proxy": None}
    offered = [Subprotocol(protocol) for protocol in protocols]
    async with connect(address, subprotocols=offered, additional_headers=headers, **patient) as line:
        yield line


async def status_of(service: LiveService, *protocols: str, **headers: str) -> tuple[int, str]:
    """Why a WebSocket is refused."""
    with pytest.raises(InvalidStatus) as caught:
        async with opened_by(service, *protocols, **headers):
            pass
    answer = caught.value.response
    assert "bearer" not in str(answer.headers)
    return answer.status_code, json.loads(answer.body)["code"]


async def make_bot(owner: Client, name: str = "Robot") -> Json:
    return await owner.right("POST", "/api/me/tokens", {"name": name})


def as_bot(made: Json, bot: Client) -> None:
    bot.http.headers["authorization"] = f"Bearer {made['token']}"


def test_a_token_comes_as_a_protocol_where_no_header_can_be_set(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            made = await make_bot(ada)
            cookie, bearer = f"pangea={ada.http.cookies['pangea']}", f"bearer.{made['token']}"
            # A page of any site may open it by a token; the cookie that the browser adds counts for nothing.
            async with opened_by(service, "pangea", bearer, origin=ELSEWHERE, cookie=cookie) as line:
                assert line.subprotocol == "pangea"
                assert line.response is not None
                assert made["token"] not in str(line.response.headers)
                events = Events(line)
                await events.send("wait")
                assert (await events.next("waiting"))["bot"]["id"] == made["id"]
                await ada.right("DELETE", f"/api/me/tokens/{made['id']}")
                with pytest.raises(ConnectionClosed) as caught:
                    await events.next()
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.reason == "unknown-token"
            # Nor does the cookie help a token that opens nothing, or a page of another site without one.
            assert await status_of(service, "pangea", bearer, cookie=cookie) == (401, "unknown-token")
            assert await status_of(service, "pangea", cookie=cookie, origin=ELSEWHERE) == (403, "elsewhere")

    run(test())


def test_a_token_alone_among_the_protocols_is_told_what_is_missing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            bearer = f"bearer.{(await make_bot(ada))['token']}"
            assert await status_of(service, bearer) == (400, "no-protocol")

    run(test())


def test_a_token_has_one_limit_however_it_comes(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            serving(tmp_path, requests_per_second=1, requests_per_address=1000) as service,
            service.client() as ada,
            service.client() as robot,
        ):
            made = await make_bot(ada)
            as_bot(made, robot)
            while (await robot.ask("GET", "/api/me")).is_success:
                pass
            bearer = f"bearer.{made['token']}"
            assert await status_of(service, "pangea", bearer) == (429, "too-much")
            await ada.right("GET", "/api/me")

    run(test())


def test_bot_accounts_are_listed_with_when_they_were_made_and_used(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            made = await make_bot(ada)
            [new] = await ada.right("GET", "/api/me/tokens")
            assert (new["id"], new["name"], new["used"]) == (made["id"], "Robot", None)
            as_bot(made, robot)
            await robot.right("GET", "/api/me")
            [used] = await ada.right("GET", "/api/me/tokens")
            assert used["made"] == new["made"] <= used["used"]
            await service.inside.store.last_seen.write()
            [kept] = await service.inside.store.people.accounts_of((await ada.right("GET", "/api/me"))["id"])
            assert kept.used is not None, "another process, and one that is started anew, know it too"

    run(test())


def test_a_table_tells_the_pace_of_its_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, pace=2.5) as service, service.client() as ada:
            table = await ada.table()
            assert table["pace"] == 2.5
            async with ada.events() as page:
                await page.send("watch", table=table["id"])
                assert (await page.next("table"))["table"]["pace"] == 2.5

    run(test())


def test_a_bot_waits_is_invited_and_is_gone_with_its_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            await ada.introduce("Ada")
            made = await make_bot(ada)
            as_bot(made, robot)
            async with robot.events() as line:
                wanted = {"games": ["clans"], "players": [2], "about": " quick\nand\u202e wild "}
                await line.send("wait", **wanted)
                told = (await line.next("waiting"))["bot"]
                assert await ada.right("GET", "/api/waiting") == [told]
                assert told["about"] == "quick and wild"
                assert (told["name"], told["games"], told["players"]) == ("Robot", ["clans"], [2])

                # Invited into a seat of a table that gathers already, for nobody else to take.
                table = await ada.table("clans", "me", "open", private=True)
                asked = {"seat": 1, "bot": made["id"]}
                invited = await ada.right("POST", f"/api/tables/{table['id']}/invitations", asked)
                assert (invited["seats"][1]["kept"], invited["seats"][1]["name"]) == ("other", "Robot")
                assert (await line.next("invited"))["table"] == table["id"]
                # It has one table at most, and is not in the list any more.
                assert await ada.right("GET", "/api/waiting") == []
                sits = await robot.right("POST", f"/api/tables/{table['id']}/join", {})
                assert (sits["status"], sits["yours"]) == ("playing", [1])
            assert service.inside.tables.waiting.all() == []

    run(test())


def test_an_invitation_waits_for_a_bot_that_was_away_and_the_host_may_choose_otherwise(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            made = await make_bot(ada)
            as_bot(made, robot)
            async with robot.events() as line:
                await line.send("wait", tables=2)
                await line.next("waiting")
                asked = {"kind": "open", "bot": made["id"]}
                table = await ada.table("clans", "me", asked, joining="link")
                assert (table["status"], table["seats"][1]["kept"]) == ("gathering", "other")
            async with robot.events() as line:
                await line.send("wait", tables=2)
                assert (await line.next("invited"))["table"] == table["id"]
                await line.send("unwait")
                assert (await line.next("waiting", lambda event: event["bot"] is None))["bot"] is None
            filled = {"seat": 1, "level": "hatchling"}
            begun = await ada.right("POST", f"/api/tables/{table['id']}/fill", filled)
            assert begun["status"] != "gathering"
            late = await robot.wrong(409, "POST", f"/api/tables/{table['id']}/join", {})
            assert late["code"] == "no-open-seat"

    run(test())


def test_a_rematch_is_an_invitation_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            await ada.introduce("Ada")
            made = await make_bot(ada)
            as_bot(made, robot)
            async with robot.events() as line:
                await line.send("wait", tables=2)
                await line.next("waiting")
                table = await ada.table("clans", "me", {"kind": "open", "bot": made["id"]})
                await line.next("invited")
                sits = await robot.right("POST", f"/api/tables/{table['id']}/join", {})
                act = {"seat": 1, "number": sits["number"], "level": "hatchling"}
                await robot.right("POST", f"/api/tables/{table['id']}/leave", act)
                await ada.right("POST", f"/api/tables/{table['id']}/end")
                again = await ada.right("POST", f"/api/tables/{table['id']}/rematch")
                assert (await line.next("invited"))["table"] == again["id"]

    run(test())


@pytest.mark.parametrize(
    ("wait", "code"),
    [
        ({"games": ["chess"]}, "unknown-game"),
        ({"players": [99]}, "bad-waiting"),
        ({"tables": 0}, "bad-waiting"),
        ({"tables": 65}, "bad-waiting"),
        ({"about": "x" * 141}, "bad-waiting"),
        ({"level": "hunter"}, "malformed"),
    ],
)
def test_what_no_bot_can_wait_for_is_refused(wait: Json, code: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            as_bot(await make_bot(ada), robot)
            async with robot.events() as line:
                await line.send("wait", **wait)
                assert (await line.next("trouble"))["trouble"]["code"] == code
                assert await ada.right("GET", "/api/waiting") == []

    run(test())


def test_only_bots_wait_and_only_those_who_wait_are_invited(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as robot:
            await ada.introduce("Ada")
            made = await make_bot(ada)
            as_bot(made, robot)
            async with ada.events() as page:
                await page.send("wait")
                assert (await page.next("trouble"))["trouble"]["code"] == "only-bots"
            table = await ada.table("clans", "me", "open", "open")
            invitations = f"/api/tables/{table['id']}/invitations"
            asked = {"seat": 1, "bot": made["id"]}
            assert (await ada.wrong(409, "POST", invitations, asked))["code"] == "not-waiting"
            new = {"game": "clans", "seats": [{"kind": "me"}, {"kind": "open", "bot": made["id"]}]}
            assert (await ada.wrong(409, "POST", "/api/tables", new))["code"] == "not-waiting"
            async with robot.events() as line:
                await line.send("wait", games=["trias"], tables=9)
                await line.next("waiting")
                assert (await ada.wrong(409, "POST", invitations, asked))["code"] == "other-game"
                assert (await ada.wrong(409, "POST", "/api/tables", new))["code"] == "other-game"
                await line.send("wait", tables=9)
                await line.next("waiting")
                assert (await robot.wrong(403, "POST", invitations, asked))["code"] == "not-your-table"
                await ada.right("POST", invitations, asked)
                twice = await ada.wrong(409, "POST", invitations, {**asked, "seat": 2})
                assert twice["code"] == "invited-already"
                taken = await ada.wrong(409, "POST", invitations, {**asked, "seat": 0})
                assert taken["code"] == "seat-taken"
                for seats in (
                    [{"kind": "me"}, {"kind": "bot", "bot": made["id"]}],
                    [{"kind": "me"}, *[{"kind": "open", "bot": made["id"]}] * 2],
                ):
                    body = {"game": "clans", "seats": seats}
                    assert (await ada.wrong(422, "POST", "/api/tables", body))["code"] == "bad-table"

    run(test())


def test_the_example_waits_and_plays_a_whole_game(tmp_path: Path) -> None:
    """As a program of its own, against a bot of the house that sits in for whoever invited it."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            made = await make_bot(ada, "Patience")
            command = [sys.executable, EXAMPLE, service.address, made["token"], "1"]
            with started(command, stdout=PIPE, stderr=PIPE) as program:
                assert program.stdout is not None
                with patient_with(program, "waits"):
                    assert await asyncio.to_thread(program.stdout.readline) == "waiting\n"
                seats = [{"kind": "bot", "level": "hatchling"}, {"kind": "open", "bot": made["id"]}]
                table = await ada.table("clans", *seats)
                done = await asyncio.to_thread(finish, program)
            assert done.returncode == 0, done.stderr
            assert done.stdout.split() == ["over:", table["id"]]
            over = await ada.look(table)
            assert (over["status"], over["seats"][1]["name"]) == ("over", "Patience")

    run(test())
