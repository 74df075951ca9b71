"""One address does not fill the disk: what is kept for it on a day has a limit, and a clear word for it."""

from __future__ import annotations

import json
from pathlib import Path

import pangea
from pangea.core import records
from pangea.core.edition import Edition
from pangea.core.match import Match, start
from pangea.server.store.models import PersonRow, RecordRow
from pangea.server.store.usage import PERSON, TABLE

from .serving import Client, refused, run, serving
from .test_playing import kept


def record_of(seed: int) -> str:
    """A game of Clans that somebody kept."""
    match: Match = start(Edition(pangea.game("clans")), 2, seed=seed)
    while not match.is_over:
        match.play(match.legal()[0])
    return records.write(match.record())


async def is_used_up(client: Client, method: str, path: str, body: object) -> None:
    answer = await client.ask(method, path, body)
    trouble = refused(answer, 429)
    assert trouble["code"] == "day-used-up"
    assert 0 < int(answer.headers["retry-after"]) <= 86_401
    assert "MB" in trouble["text"]


def test_records(tmp_path: Path) -> None:
    """Also after a restart, and whoever they say they are."""
    first, second, third = (record_of(seed) for seed in (1, 2, 3))
    limit = len(first.encode()) + len(second.encode())

    async def test() -> None:
        async with serving(tmp_path, bytes_per_day=limit) as service, service.client() as eve:
            for _ in range(3):
                await eve.right("POST", "/api/records", json.loads(first))
            await eve.right("POST", "/api/records", json.loads(second))
        async with serving(tmp_path, bytes_per_day=limit) as service, service.client() as other:
            await is_used_up(other, "POST", "/api/records", json.loads(third))
            await other.right("POST", "/api/records", json.loads(first))  # is kept already
            assert await kept(service, RecordRow.__tablename__) == 2

    run(test())


def test_people(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bytes_per_day=3 * PERSON) as service:
            for number in range(3):
                async with service.client() as guest:
                    await guest.introduce(f"Visitor {number}")
            async with service.client() as eve:
                await is_used_up(eve, "PUT", "/api/me", {"name": "Eve"})
                await is_used_up(eve, "POST", "/api/me/tokens", {"name": "Robot"})
                assert (await eve.right("GET", "/api/me"))["id"] is None
            assert await kept(service, PersonRow.__tablename__) == 3

    run(test())


def test_tables_and_their_boards(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bytes_per_day=PERSON + 2 * TABLE) as service, service.client() as eve:
            await eve.introduce("Eve")
            table = await eve.table()
            board = (await eve.right("GET", "/api/games/clans/board"))["content"]
            wanted = {"game": "clans", "seats": [{"kind": "me"}, {"kind": "screen"}]}
            await is_used_up(eve, "POST", "/api/tables", {**wanted, "content": board})
            await eve.right("POST", "/api/tables", wanted)
            await is_used_up(eve, "POST", "/api/tables", wanted)
            assert (await eve.move(table))["number"] == table["number"] + 1, "what goes on goes on"
            assert await kept(service, "heads") == 2

    run(test())


def test_where_no_limit_is_set_there_is_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bytes_per_day=0) as service, service.client() as ada:
            await ada.introduce("Ada")
            await ada.table()
            assert await kept(service, "usage") == 1, "it is counted all the same, for its host to see"

    run(test())
