"""The boards that people brought along, by their digests: fetched once, and kept for ever by whoever did."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar, cast
from weakref import WeakValueDictionary

from litestar import Response, get

from pangea.core.catalogue import game as game_named
from pangea.core.edition import Edition
from pangea.core.errors import PangeaError
from pangea.server.compute.checks import Checks, at_once
from pangea.server.compute.fair_queue import Share
from pangea.server.http.request import PLAIN, ApiRequest, Id
from pangea.server.http.routes.pages import FOR_EVER
from pangea.server.lru import Lru
from pangea.server.messages.games import BoardShown, BoardTables
from pangea.server.refusals import GONE, Refused
from pangea.server.store.boards import BoardKept, Boards
from pangea.server.tables.books import board_tables, names_on

Found = TypeVar("Found")

MOST_AT_HAND = 16
"""Boards that are kept in memory, packed: whoever comes to a table asks for the one that is played there."""
SECONDS_A_BOARD = 0.1
"""About what it takes to read a board."""
NO_DRAWING = "{}"
_DIGEST = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class EncodedBoard:
    """A board as it goes over the wire, as it is and packed."""

    plain: bytes
    packed: bytes


class RecentBoards:
    """The boards that were asked for last."""

    def __init__(self, boards: Boards, checks: Checks) -> None:
        self._boards, self._checks = boards, checks
        self._encoded: Lru[str, EncodedBoard] = Lru(MOST_AT_HAND)
        self._tables: Lru[str, BoardTables | None] = Lru(MOST_AT_HAND)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def find(self, digest: str, source: str) -> EncodedBoard | None:
        return await self._found(self._encoded, _encoded, digest, source)

    async def tables(self, digest: str, source: str) -> BoardTables | None:
        """A board as its rules read it; None if there is none, or today's rules don't take it."""
        return await self._found(self._tables, _tables, digest, source)

    async def _found(
        self, known: Lru[str, Found], work: Callable[[BoardKept], Found], digest: str, source: str
    ) -> Found | None:
        lock = self._locks.get(digest) or self._locks.setdefault(digest, asyncio.Lock())
        async with lock:  # many pages come to a table at the same time: they wait for one job
            if digest in known:
                return known.get(digest)
            kept = await self._boards.get(digest)
            if kept is None:
                return None
            with self._checks.job(Share(source, "", digest)) as job:
                return known.put(digest, await job.run(at_once(work, kept), SECONDS_A_BOARD))


def _tables(kept: BoardKept) -> BoardTables | None:
    try:
        return board_tables(Edition(game_named(kept.game), json.loads(kept.content)))
    except PangeaError:
        return None


def _encoded(kept: BoardKept) -> EncodedBoard:
    drawing, names = kept.drawing, {}
    scores_at_once: tuple[str, ...] = ()
    # A board that today's rules don't take is sent as it was brought.
    with suppress(PangeaError):
        game = game_named(kept.game)
        scores_at_once = game.scores_at_once
        board = game.board(json.loads(kept.content))
        names = names_on(board)
        if drawing == NO_DRAWING:
            drawing = json.dumps(game.sheet(board))
    declared = f'"names":{json.dumps(names)},"scores_at_once":{json.dumps(scores_at_once)}'
    plain = f'{{"content":{kept.content},"drawing":{drawing},{declared}}}'.encode()
    return EncodedBoard(plain, gzip.compress(plain, 4, mtime=0))


@get("/boards/{digest:str}", operation_id="boardByDigest", opt={"cost": 2, PLAIN: True})
async def board_by_digest(request: ApiRequest, digest: Id) -> Response[BoardShown]:
    """A board that somebody brought along. A digest stands for the same board for ever.

    Nobody finds a private table's board by trying: a digest has 256 bits, and to work it out takes the board.
    """
    at_hand: RecentBoards = request.app.state.boards
    found = None
    if _DIGEST.fullmatch(digest):
        found = await request.while_connected(at_hand.find(digest, request.source))
    if found is None:
        raise Refused(GONE, "no-such-board", "server-no-such-board")
    mark = f'"{digest}"'
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": FOR_EVER, "etag": mark, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == mark:
        return Response(cast(Any, b""), status_code=304, headers=headers)
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(cast(Any, found.packed if packs else found.plain), headers=headers)


@get("/boards/{digest:str}/tables", operation_id="boardTables", opt={"cost": 4})
async def tables_by_digest(request: ApiRequest, digest: Id) -> Response[BoardTables]:
    """The tables of a board that somebody brought along, for the rules in a page: to play on it there."""
    at_hand: RecentBoards = request.app.state.boards
    found = None
    if _DIGEST.fullmatch(digest):
        found = await request.while_connected(at_hand.tables(digest, request.source))
    if found is None:
        raise Refused(GONE, "no-such-board", "server-no-such-board")
    return Response(found, headers={"cache-control": FOR_EVER})
