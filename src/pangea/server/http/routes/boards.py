"""The boards that people brought along, by their digests: fetched once, and kept for ever by whoever did."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar, cast

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
        self._known: Lru[str, EncodedBoard] = Lru(MOST_AT_HAND)

    async def find(self, digest: str, source: str) -> EncodedBoard | None:
        known = self._known.get(digest)
        if known is not None:
            return known
        kept = await self._boards.get(digest)
        if kept is None:
            return None
        return self._known.put(digest, await self._done(_encoded, kept, source, digest))

    async def tables(self, digest: str, source: str) -> BoardTables | None:
        """A board as its rules read it; None if there is none, or today's rules don't take it."""
        kept = await self._boards.get(digest)
        return None if kept is None else await self._done(_tables, kept, source, digest)

    async def _done(
        self, work: Callable[[BoardKept], Found], kept: BoardKept, source: str, digest: str
    ) -> Found:
        # Not counted as a pending job: many pages of one address may come to a table at the same time.
        found: Found = await self._checks.carry_out(Share(source, "", digest), at_once(work, kept), 0.0)
        return found


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
    found = await at_hand.find(digest, request.source) if _DIGEST.fullmatch(digest) else None
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
    found = await at_hand.tables(digest, request.source) if _DIGEST.fullmatch(digest) else None
    if found is None:
        raise Refused(GONE, "no-such-board", "server-no-such-board")
    return Response(found, headers={"cache-control": FOR_EVER})
