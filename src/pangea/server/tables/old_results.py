"""How games came out that were over before their results were kept: found out when somebody lists them."""

from __future__ import annotations

from collections.abc import Sequence

from pangea.server.refusals import Refused
from pangea.server.store.summaries import Summary
from pangea.server.tables.tables import Tables

MOST_AT_ONCE = 5
"""At most this many games are replayed for one list: whoever has more sees the rest the next time."""


async def find_results(tables: Tables, summaries: Sequence[Summary]) -> bool:
    """Keep what is missing of these; whether anything was."""
    wanted = [summary for summary in summaries if _is_missing(tables, summary)][:MOST_AT_ONCE]
    for summary in wanted:
        try:
            async with tables.referee.holding(summary.table_id) as held:
                result = held.table.result()
        except Refused:
            continue  # it was removed meanwhile
        if result is not None:
            await tables.store.summaries.note_result(summary.table_id, result)
    return bool(wanted)


def _is_missing(tables: Tables, summary: Summary) -> bool:
    # Nobody waits for interpreted rules to see a list.
    is_quick = summary.board is None and tables.referee.rulebook.is_ready(summary.game)
    return summary.status == "over" and summary.result is None and is_quick
