"""Asking a strong bot for advice."""

from __future__ import annotations

from pangea.server.compute.fair_queue import Share
from pangea.server.compute.thinking import position_of
from pangea.server.messages.tables import Considered, Hint, HintWanted
from pangea.server.refusals import FORBIDDEN, NOT_NOW, Refused
from pangea.server.store import Person
from pangea.server.tables.acts.acting import check_seat
from pangea.server.tables.scenes import said
from pangea.server.tables.tables import Tables


async def hint(tables: Tables, table_id: str, person: Person, wanted: HintWanted) -> Hint:
    """What a strong bot would do. Not where it would be unfair to others."""
    if person.id in tables.advised:
        raise Refused(NOT_NOW, "hint-running", "server-table-hint-running")
    tables.advised.add(person.id)
    try:
        return await _hint(tables, table_id, person, wanted)
    finally:
        tables.advised.discard(person.id)


async def _hint(tables: Tables, table_id: str, person: Person, wanted: HintWanted) -> Hint:
    async with tables.referee.holding(table_id, wanted.number) as held:
        table = held.table
        check_seat(tables, table, person, wanted)
        if table.turn != wanted.seat or table.match is None:
            raise Refused(NOT_NOW, "not-your-turn", "server-table-not-your-turn")
        # Whoever is away may come back: it would be unfair to them too.
        if table.state.people != [person.id]:
            raise Refused(FORBIDDEN, "not-alone", "server-table-hint-not-alone")
        position = position_of(table.match, table.content, wanted.seat)
        share = Share(table.state.source, person.id, table_id)
    advice = await tables.thinking.advise(position, share)
    best = advice.thoughts[0]
    return Hint(
        move=best.move,
        words=[said(phrase) for phrase in advice.words],
        considered=[
            Considered(thought.move, thought.visits, thought.win_odds[wanted.seat], list(thought.points))
            for thought in advice.thoughts
        ],
        line=list(best.line),
        why=[said(phrase) for phrase in advice.why],
    )
