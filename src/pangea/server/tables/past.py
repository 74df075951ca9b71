"""Earlier positions of a match, one after the other, as a pair of eyes saw them."""

from __future__ import annotations

import asyncio

from pangea.server.messages.replays import Scenes
from pangea.server.refusals import WRONG, Refused
from pangea.server.tables.table_match import TableMatch

MOST_SCENES = 64


async def scenes_of(match: TableMatch, eyes: int, start: int, count: int) -> Scenes:
    """The positions from after move `start` on; `eyes` as the core knows them."""
    if not 0 <= start <= len(match.moves):
        raise Refused(WRONG, "no-such-move", "server-table-no-such-move", moves=len(match.moves))
    if not 1 <= count <= MOST_SCENES:
        raise Refused(WRONG, "too-many-scenes", "server-table-scenes", most=MOST_SCENES)
    seen = []
    for moves in range(start, min(start + count, len(match.moves) + 1)):
        seen.append(match.at(moves).scene(eyes, moves))
        await asyncio.sleep(0)  # others are served between two scenes
    return Scenes(start, seen)
