"""The boards that people brought along, by their digests: fetched once, and kept for ever by whoever did."""

from __future__ import annotations

import gzip
import re
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, cast

from litestar import Response, get

from pangea.server.messages import BoardShown
from pangea.server.refusals import GONE, Refused
from pangea.server.store.boards import Boards
from pangea.server.wire.asking import PLAIN, Asked, Id
from pangea.server.wire.pages import FOR_EVER

MOST_AT_HAND = 16
"""Boards that are kept in memory, packed: whoever comes to a table asks for the one that is played there."""
_DIGEST = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class Answer:
    """A board as it goes over the wire, as it is and packed."""

    plain: bytes
    packed: bytes


class BoardsAtHand:
    """The boards that were asked for last."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards
        self._known: OrderedDict[str, Answer] = OrderedDict()

    async def find(self, digest: str) -> Answer | None:
        if digest in self._known:
            self._known.move_to_end(digest)
            return self._known[digest]
        kept = await self._boards.get(digest)
        if kept is None:
            return None
        plain = f'{{"content":{kept.content},"drawing":{kept.drawing}}}'.encode()
        answer = self._known[digest] = Answer(plain, gzip.compress(plain, 4, mtime=0))
        while len(self._known) > MOST_AT_HAND:
            self._known.popitem(last=False)
        return answer


@get("/boards/{digest:str}", operation_id="boardByDigest", opt={"cost": 2, PLAIN: True})
async def board_by_digest(request: Asked, digest: Id) -> Response[BoardShown]:
    """A board that somebody brought along. A digest stands for the same board for ever.

    Nobody finds a private table's board by trying: a digest has 256 bits, and to work it out takes the board.
    """
    at_hand: BoardsAtHand = request.app.state.boards
    found = await at_hand.find(digest) if _DIGEST.fullmatch(digest) else None
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
