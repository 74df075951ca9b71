"""What is asked for at the door: by which name, in which form, with which numbers; what is noted."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute
from msgspec.structs import fields
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pangea.server.messages.events import Watch
from pangea.server.observing import LOGGER

from .serving import Client, Json, LiveService, refused, run, serving

HUGE = (2**31, 2**63, -(2**63) - 1, 2**70, 1e308)
DEEP = 30_000


async def told(service: LiveService, *lines: str) -> tuple[int, str]:
    """Ask in exactly these words: no client tidies them up. The status, and the body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    writer.write("\r\n".join([*lines, "Connection: close", "", ""]).encode())
    answer = (await reader.read()).decode()
    writer.close()
    head, _, body = answer.partition("\r\n\r\n")
    return int(head.split()[1]), body


# Names


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost:8137",
        "games.localhost",
        "LOCALHOST.",
        "[::1]:8137",
        "192.0.2.7",
        "games.example.org",
        "other.example.org:8443",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local",
    ],
)
def test_the_service_answers_to_its_names(tmp_path: Path, host: str) -> None:
    async def test() -> None:
        names = {"public": "https://games.example.org", "names": "other.example.org"}
        async with serving(tmp_path, **names) as service:
            status, _ = await told(service, "GET /api/games HTTP/1.1", f"Host: {host}")
            assert status == 200

    run(test())


def test_a_name_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    """A page of that name, which somebody made point here, would take us for its own service."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            for path in ("/", "/healthz", "/api/games", "/api/tables"):
                for host in (
                    "evil.example",
                    "127.0.0.1.evil.example:8137",
                    "localhost.evil.example",
                    "[evil]",
                ):
                    trouble = await ada.wrong(421, "GET", path, host=host)
                    assert trouble["code"] == "misdirected"
                    assert host in trouble["text"]
            status, _ = await told(
                service, "GET /api/games HTTP/1.1", "Host: 127.0.0.1", "Host: evil.example"
            )
            assert status == 421
            status, _ = await told(service, "GET /api/games HTTP/1.0")  # no browser says nothing
            assert status == 200
        async with serving(tmp_path, names="*") as service, service.client() as ada:
            assert (await ada.ask("GET", "/api/games", host="any.example")).status_code == 200

    run(test())


def test_an_origin_that_says_nothing_is_foreign(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            for origin in ("", "null", "http://", "http://evil.example"):
                trouble = await ada.wrong(403, "PUT", "/api/me", {"name": "Eve"}, origin=origin)
                assert trouble["code"] == "elsewhere"
                with pytest.raises(InvalidStatus) as caught:
                    async with ada.events(origin=origin):
                        pass
                assert caught.value.response.status_code == 403
            await ada.right("PUT", "/api/me", {"name": "Ada"})

    run(test())


# Forms


def test_a_path_is_written_in_one_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service:
            for path in ("/healthz", "/api/games", "/api/tables", "/metrics"):
                for odd in (f"{path}/", f"/{path}", f"{path}%2f", f"{path}%2F", f"/x/..{path}", f"/.{path}"):
                    status, body = await told(service, f"GET {odd} HTTP/1.1", "Host: 127.0.0.1")
                    assert (status, json.loads(body)["code"]) == (404, "not-found"), odd
            for path in ("/healthz", "/api/games"):
                status, _ = await told(service, f"GET {path}?x=//y/ HTTP/1.1", "Host: 127.0.0.1")
                assert status == 200

    run(test())


def test_every_route_says_what_it_takes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            routes = [route for route in service.app.routes if isinstance(route, HTTPRoute)]
            ours = [route for route in routes if not route.path.startswith("/api/none")]
            assert len(ours) > 20
            for route in ours:
                path = route.path_format.replace("{", "").replace("}", "")
                expected = ", ".join(sorted(route.methods))
                allowed = await ada.ask("OPTIONS", path)
                assert (allowed.status_code, allowed.headers["allow"]) == (204, expected), path
                other = await ada.ask("PATCH", path, {})
                assert (other.status_code, other.headers["allow"]) == (405, expected), path
            plain = await ada.ask("GET", "/api/events")
            assert refused(plain, 426)["code"] == "only-socket"
            assert plain.headers["upgrade"] == "websocket"

    run(test())


# Numbers


def test_numbers_that_nothing_can_hold_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        generous = {"requests_per_second": 10**6, "requests_per_address": 10**6}
        async with serving(tmp_path, **generous) as service, service.client() as ada:
            table = await ada.table()
            at = f"/api/tables/{table['id']}"
            act = {"seat": 0, "number": table["number"]}
            seats = [{"kind": "me"}, {"kind": "screen"}]
            bodies: dict[str, Json] = {
                f"{at}/moves": {**act, "move": table["scene"]["legal"][0]},
                f"{at}/moves?log_from=0&": {**act, "move": table["scene"]["legal"][0]},  # the long way
                f"{at}/undo": act,
                f"{at}/offers": {**act, "kind": "end"},
                f"{at}/answers": {**act, "agree": True},
                f"{at}/leave": act,
                f"{at}/return": act,
                f"{at}/hint": act,
                f"{at}/join": {"seat": 0},
                "/api/tables": {"game": "clans", "seats": seats, "clock": {"seconds": 60}},
                f"/api/replays/{table['id']}/analysis": {"iterations": 100},
            }
            for path, body in bodies.items():
                for name in numbers_in(body):
                    for huge in HUGE:
                        await is_malformed(ada, path, with_number(body, name, huge), name)
            assert (await ada.look(table))["number"] == table["number"]

    run(test())


def numbers_in(body: Json, before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Where a body has whole numbers."""
    found = []
    for name, value in body.items():
        if isinstance(value, dict):
            found += numbers_in(value, (*before, name))
        elif type(value) is int:
            found.append((*before, name))
    return found


def with_number(body: Json, name: tuple[str, ...], number: float) -> Json:
    first, *rest = name
    return {**body, first: with_number(body[first], tuple(rest), number) if rest else number}


async def is_malformed(somebody: Client, path: str, body: Json, name: tuple[str, ...]) -> None:
    trouble = await somebody.wrong(400, "POST", path, body)
    assert trouble["code"] == "malformed"
    assert name[-1] in trouble["text"]


def test_what_a_page_says_is_told_to_be_wrong_and_closes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            table = await ada.table()
            numbers = [field.name for field in fields(Watch) if field.name not in {"table", "invite"}]
            async with ada.events() as page:
                for field in numbers:
                    for huge in HUGE:
                        await page.send("watch", table=table["id"], **{field: huge})
                        trouble = (await page.next())["trouble"]
                        assert trouble["code"] == "malformed"
                        assert field in trouble["text"]
                for text in (
                    "[" * DEEP,
                    '{"type": "ping", "x": ' + "[" * DEEP,
                    '{"type": "ping", "x": {}' * 99,
                ):
                    await page.line.send(text)
                    assert (await page.next())["trouble"]["code"] == "malformed"
                await page.send("ping")
                await page.next("pong")

    run(test())


def test_a_socket_is_closed_with_a_code_that_the_reference_has(tmp_path: Path) -> None:
    reference = (Path(__file__).parents[3] / "docs" / "reference" / "service.md").read_text(encoding="utf-8")

    async def test() -> None:
        async with serving(tmp_path, message_bytes=2048) as service, service.client() as ada:
            for words, code in (("x" * 4096, 1009), (b"\xff", 1007)):
                async with ada.events() as page:
                    await page.line.send(words, text=True)
                    with pytest.raises(ConnectionClosed) as caught:
                        await page.next()
                    assert caught.value.rcvd is not None
                    assert caught.value.rcvd.code == code
                    assert re.search(rf"^\|[ \d,]*\b{code}\b", reference, re.MULTILINE)

    run(test())


# What the host learns


def test_figures_have_a_port_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, metrics="127.0.0.1:0") as service, service.client() as ada:
            await ada.right("GET", "/api/games")
            await ada.wrong(404, "GET", "/metrics")
            port = service.app.state.metrics_port
            shown = (await ada.http.get(f"http://127.0.0.1:{port}/metrics")).text
            assert 'pangea_requests_total{method="GET",route="/api/games",status="200"} 1.0' in shown
            assert "pangea_connections_closed_total" in shown

    run(test())


@pytest.mark.parametrize(
    ("how", "noted"), [("full", "192.0.2.77"), ("short", "192.0.2.0/24"), ("none", None)]
)
def test_the_log_has_addresses_as_the_host_wants_them(
    tmp_path: Path, how: str, noted: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path, log_addresses=how) as service, service.client() as ada:
            with caplog.at_level("INFO", LOGGER):
                await ada.ask("GET", "/api/games", x_forwarded_for="192.0.2.77")
        about = next(record.about for record in caplog.records if record.message == "asked")  # type: ignore[attr-defined]
        assert about.get("address") == noted
        assert "192.0.2.77" not in str(about) or how == "full"

    run(test())
