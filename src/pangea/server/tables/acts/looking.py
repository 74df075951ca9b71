"""Looking at a table, at the list of tables, and at a game that is over."""

from __future__ import annotations

import base64
from typing import Any

from msgspec.structs import replace

from pangea.core.record import fingerprint
from pangea.server.messages.events import PresenceEvent
from pangea.server.messages.replays import Scenes
from pangea.server.messages.scenes import PositionSent
from pangea.server.messages.tables import Table, TablesListed
from pangea.server.refusals import NOT_NOW, Refused, not_over
from pangea.server.store import Person
from pangea.server.tables.absence import absent
from pangea.server.tables.acts.acting import let_in, seen
from pangea.server.tables.encoded import EncodedTable
from pangea.server.tables.listing import gathering
from pangea.server.tables.old_results import find_results
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.past import scenes_of
from pangea.server.tables.showing import chosen_eyes, present_at, shown_to_page, summarised
from pangea.server.tables.tables import Tables


async def look(
    tables: Tables,
    table_id: str,
    person: Person | None,
    eyes: int | None = None,
    log_from: int = 0,
    *,
    invite: str | None = None,
    at_least: int | None = None,
) -> Table:
    """The table through these eyes: by default those of the person's seat to move, or of the first one.

    `at_least` says that a number is known to have been reached: what is in memory will do if it is there.
    """
    async with tables.referee.holding(table_id, at_least) as held:
        let_in(tables, held.table, person, invite)
        tables.store.last_seen.note("table", table_id)
        return await seen(tables, held.table, person, eyes, log_from)


async def position(
    tables: Tables, table_id: str, person: Person | None, eyes: int | None, invite: str | None
) -> PositionSent:
    """The position as these eyes may know it, for a page that tries moves on it."""
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, invite)
        match = held.table.match
        if match is None:
            raise Refused(NOT_NOW, "not-begun", "server-table-not-begun")
        seen = match.view(chosen_eyes(held.table, person, eyes)).state
        return PositionSent(len(match.moves), base64.b64encode(fingerprint(seen)).decode())


async def past(
    tables: Tables,
    table_id: str,
    person: Person | None,
    eyes: int | None,
    start: int,
    count: int,
    invite: str | None,
) -> Scenes:
    """Earlier positions of a game that goes on, as these eyes saw them: what happened can be shown again.

    They are to be looked at: no moves are offered there, and nobody is suspected with what is known now.
    """
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, invite)
        if held.table.match is None:
            raise Refused(NOT_NOW, "not-begun", "server-table-not-begun")
        chosen = chosen_eyes(held.table, person, eyes)
        match = held.table.match.at(len(held.table.match.moves))
    found = await scenes_of(match, chosen, start, count)
    return Scenes(found.start, [replace(scene, legal=[], suspected=[]) for scene in found.scenes])


async def admit(tables: Tables, table_id: str, person: Person | None, invite: str | None) -> int:
    """Refuse whoever may not look at a table; the number that it is at."""
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, invite)
        tables.store.last_seen.note("table", table_id)
        return held.table.state.number


async def show(
    tables: Tables,
    table_id: str,
    person: Person | None,
    eyes: int,
    log_from: int,
    *,
    invite: str | None,
    at_least: int | None,
) -> EncodedTable:
    """The same as `look`, for a page: what many pages are shown is made once."""
    async with tables.referee.holding(table_id, at_least) as held:
        let_in(tables, held.table, person, invite)
        eyes = chosen_eyes(held.table, person, eyes)
        present = tables.presence.at(table_id)
        now, away = tables.store.clock(), await absent(tables.store, tables.presence, held.table)
        return shown_to_page(held.table, person, eyes, log_from, present, now, tables.pace, away)


async def listed(tables: Tables, person: Person | None) -> TablesListed:
    """The tables of a person, those first that wait for them; those with a seat to take; those to watch."""
    summaries, presence = tables.store.summaries, tables.presence
    mine = await summaries.of_person(person.id) if person else []
    if person and await find_results(tables, mine):
        mine = await summaries.of_person(person.id)
    open_ = await gathering(tables.store, presence.visited, person)
    running = await summaries.to_watch()
    shown_mine, shown_open, shown_running = (
        [summarised(summary, person, presence.at(summary.table_id)[0]) for summary in some]
        for some in (mine, open_, running)
    )
    return TablesListed(sorted(shown_mine, key=lambda table: not table.your_turn), shown_open, shown_running)


async def who_is_there(tables: Tables, table_id: str) -> PresenceEvent:
    """Whose pages show a table: in a few bytes, and the same for all who watch."""
    async with tables.referee.holding(table_id, at_least=0) as held:
        return present_at(held.table, tables.presence.at(table_id))


async def record(
    tables: Tables, table_id: str, person: Person | None, invite: str | None = None
) -> dict[str, Any]:
    """The record of a game that is over, with the seed that its shuffles can be checked with."""
    return record_of(await finished(tables, table_id, person, invite))


async def finished(tables: Tables, table_id: str, person: Person | None, invite: str | None) -> OpenTable:
    """A table whose game is over: nothing of it changes any more but its rematch."""
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, invite)
        if held.table.status != "over" or held.table.match is None:
            raise not_over()
        return held.table


def record_of(table: OpenTable) -> dict[str, Any]:
    """The record of a game that is over."""
    assert table.match is not None
    return {**table.match.record(), "seed": table.state.seed, "shuffle": table.match.shuffle}
