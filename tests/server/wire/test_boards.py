"""Boards that people bring along, over the wire: by digest, for ever, and in nothing else that is sent."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from pangea.core.catalogue import game
from pangea.core.content import MOST_BYTES, digest_of, without_drawing
from pangea.games.clans.board import USUAL, board_from
from pangea.games.clans.drawing import sheet
from pangea.server.compute.checks import OF_A_SOURCE, OF_ALL
from pangea.server.compute.fair_queue import Share, Thinker
from pangea.server.http.routes import boards
from pangea.server.store.boards import BoardKept

from .serving import Client, run, serving


def largest() -> dict[str, Any]:
    """As large a board of Clans as there may be: much the most of it is drawing."""
    content = json.loads(json.dumps({**USUAL.content, "drawing": USUAL.drawing}))
    content["neighbours"][2] += [5]
    content["neighbours"][5] += [2]
    room = MOST_BYTES - len(json.dumps(content, separators=(",", ":")))
    content["drawing"]["coast"] += [[123.4, 567.8]] * (room // len("[123.4,567.8],"))
    return dict(content)


def test_a_board_is_fetched_by_its_digest_and_kept_for_ever(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as stranger:
            content = largest()
            table = await ann.table(content=content, private=True)
            digest = table["board"]
            assert digest == digest_of("clans", content)
            assert "content" not in table
            plain = await stranger.ask("GET", f"/api/boards/{digest}", accept_encoding="identity")
            drawing = content["drawing"]
            assert plain.json() == {
                "content": without_drawing(content),
                "drawing": drawing,
                "names": {},
                "scores_at_once": list(game("clans").scores_at_once),
            }
            assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert plain.headers["etag"] == f'"{digest}"'
            assert plain.headers["content-type"] == "application/json"
            assert "set-cookie" not in plain.headers
            packed = await raw_of(stranger, digest)
            assert gzip.decompress(packed) == plain.content
            assert len(packed) < len(plain.content) / 2
            again = await stranger.ask("GET", f"/api/boards/{digest}", if_none_match=f'"{digest}"')
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["cache-control"] == plain.headers["cache-control"]

    run(fetch())


def test_a_board_that_nobody_drew_comes_with_circles(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            bare = {key: value for key, value in largest().items() if key != "drawing"}
            table = await ann.table(content=bare)
            board = (await ann.ask("GET", f"/api/boards/{table['board']}")).json()
            assert board["content"] == bare
            assert board["drawing"] == sheet(board_from(bare))
            assert board["drawing"]["circles"]
            assert len(board["drawing"]["outlines"]) == len(board["drawing"]["places"]) == 60

    run(fetch())


async def raw_of(client: Client, digest: str) -> bytes:
    """A board as it travels, packed."""
    async with client.http.stream(
        "GET", f"/api/boards/{digest}", headers={"accept-encoding": "gzip"}
    ) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        return b"".join([part async for part in answer.aiter_raw()])


def test_there_is_no_board_of_another_digest(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            digest = (await ann.table(content=largest()))["board"]
            for none in ("0" * 64, digest[:-1], digest.upper(), "x", f"{digest}0", "%00"):
                trouble = await ann.wrong(404, "GET", f"/api/boards/{none}")
                assert trouble["code"] == "no-such-board"
            told = {
                (await ann.wrong(404, "GET", "/api/boards/x", accept_language=lang))["text"]
                for lang in ("en", "it", "fr", "de")
            }
            assert len(told) == 4

    run(ask())


def test_a_drawing_too_large_is_refused_and_says_how_large_it_may_be(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            content = largest()
            content["drawing"]["coast"] += [[123.4, 567.8]] * 20_000
            wanted = {"game": "clans", "seats": [{"kind": "me"}, {"kind": "screen"}], "content": content}
            told = []
            for lang in ("en", "it", "fr", "de"):
                trouble = await ann.wrong(422, "POST", "/api/tables", wanted, accept_language=lang)
                assert trouble["code"] == "bad-content"
                told.append(trouble["text"])
            assert len(set(told)) == 4
            assert all("536" in words and "256" in words for words in told), told

    run(ask())


def test_replays_have_the_board_by_digest_and_it_is_nowhere_twice(tmp_path: Path) -> None:
    async def replay() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            content = largest()
            table = await ann.table(content=content)
            while table["status"] == "playing":
                table = await ann.move(table)
            answer = await ann.ask("GET", f"/api/replays/{table['id']}")
            assert answer.json()["board"] == table["board"]
            assert b"drawing" not in answer.content
            assert "content" not in answer.json()
            record = {**answer.json()["record"], "options": {"content": content}}
            made = await ann.right("POST", "/api/records", record)
            opened = await ann.right("GET", f"/api/replays/{made['id']}")
            assert opened["board"] == table["board"]
            scenes = await ann.ask("GET", f"/api/replays/{made['id']}/scenes")
            assert len(scenes.content) < MOST_BYTES
            assert b"drawing" not in scenes.content

    run(replay())


def test_pages_that_come_at_the_same_time_wait_for_one_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counted(name: str) -> None:
        work = getattr(boards, name)

        def once(kept: BoardKept) -> Any:
            read.append(name)
            return work(kept)

        monkeypatch.setattr(boards, name, once)

    counted("_encoded")
    counted("_tables")

    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            path = f"/api/boards/{(await ann.table(content=largest()))['board']}"
            for asked in (path, f"{path}/tables"):
                await asyncio.gather(*(ann.right("GET", asked) for _ in range(2 * OF_A_SOURCE)))
            assert read == ["_encoded", "_tables"]

    run(fetch())


def test_reading_a_board_is_bounded_and_ends_with_its_client(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            path = f"/api/boards/{(await ann.table(content=largest()))['board']}"
            checks = service.inside.boards
            with ExitStack() as stack:
                for number in range(OF_ALL):
                    stack.enter_context(checks.job(Share(f"source {number}", "", "")))
                answer = await ann.ask("GET", path)
                assert (answer.status_code, answer.json()["code"]) == (429, "many-checks")
                assert int(answer.headers["retry-after"]) >= 1
            async with checks._lane.place(Share("far", "Eve", ""), Thinker()):
                async with service.client() as bob:
                    asked = asyncio.create_task(bob.ask("GET", path))
                    await until(lambda: checks._lane.waiting == 1)
                    asked.cancel()
                    await asyncio.gather(asked, return_exceptions=True)
                await until(lambda: checks._lane.waiting == 0)
            assert (await ann.right("GET", path))["content"]

    async def until(holds: Callable[[], bool]) -> None:
        while not holds():
            await asyncio.to_thread(lambda: None)  # the service shares this loop

    run(fetch())
