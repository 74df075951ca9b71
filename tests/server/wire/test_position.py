"""Positions for the rules in a page: what a pair of eyes may know, and nothing more."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import numpy as np

import pangea
from pangea.core.contract import WATCHER
from pangea.core.edition import Edition
from pangea.core.record import fingerprint
from pangea.core.views import veiled

from .serving import Client, run, serving
from .test_boards import largest

HIDING = "clans"


async def state_of(client: Client, table: str, eyes: int) -> Any:
    """A position as it arrives: a state in which something is unknown."""
    found = await client.right("GET", f"/api/tables/{table}/position?eyes={eyes}")
    bytes_of = base64.b64decode(found["state"])
    return np.frombuffer(bytes_of, pangea.game(HIDING).state.dtype)[0]


def test_each_pair_of_eyes_gets_what_it_may_know(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as stranger:
            table = await ann.table(HIDING, {"kind": "me"}, {"kind": "bot", "level": "hatchling"})
            async with service.inside.tables.referee.holding(table["id"]) as held:
                assert held.table.match is not None
                state, moves = held.table.match.state, len(held.table.match.moves)
            edition = Edition(pangea.game(HIDING))
            mine = table["yours"][0]
            for who, eyes, seat in ((ann, mine, mine), (ann, -1, WATCHER), (stranger, -1, WATCHER)):
                found = await state_of(who, table["id"], eyes)
                assert fingerprint(found) == fingerprint(veiled(edition, state, seat))
            assert fingerprint(await state_of(ann, table["id"], mine)) != fingerprint(state)
            told = await ann.right("GET", f"/api/tables/{table['id']}/position?eyes={mine}")
            assert told["moves"] == moves

    run(ask())


def test_nobody_looks_through_the_eyes_of_another(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as stranger:
            table = await ann.table(HIDING, {"kind": "me"}, {"kind": "bot", "level": "hatchling"})
            mine = table["yours"][0]
            for who, eyes in ((stranger, mine), (ann, 1 - mine)):
                trouble = await who.wrong(403, "GET", f"/api/tables/{table['id']}/position?eyes={eyes}")
                assert trouble["code"] == "not-your-eyes"
            private = await ann.table(HIDING, {"kind": "me"}, {"kind": "screen"}, private=True)
            await stranger.wrong(404, "GET", f"/api/tables/{private['id']}/position")

    run(ask())


def test_a_game_that_has_not_begun_has_no_position(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await ann.table(HIDING, {"kind": "me"}, {"kind": "open"})
            trouble = await ann.wrong(409, "GET", f"/api/tables/{table['id']}/position")
            assert trouble["code"] == "not-begun"

    run(ask())


def test_the_tables_of_a_board_that_somebody_brought_are_those_of_its_edition(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            content = largest()
            digest = (await ann.table(content=content))["board"]
            answer = await ann.ask("GET", f"/api/boards/{digest}/tables")
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            edition = Edition(pangea.game("clans"), content)
            for found, (_, table) in zip(
                answer.json()["tables"], sorted(edition.board.tables.items()), strict=True
            ):
                if isinstance(found, int):
                    assert found == table
                else:
                    bytes_of = base64.b64decode(found["base64"])
                    assert np.array_equal(np.frombuffer(bytes_of, found["of"]).reshape(found["shape"]), table)
            assert answer.json()["sizes"]["codes"] == edition.sizes.codes
            await ann.wrong(404, "GET", f"/api/boards/{'0' * 64}/tables")

    run(ask())
