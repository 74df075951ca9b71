"""Before the game: whoever made the table gives open seats to bots, and changes how it will be played."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from pangea.server.messages.tables import FillWanted, SettingsWanted, Table
from pangea.server.refusals import FORBIDDEN, NOT_NOW, WRONG, Refused
from pangea.server.store import Person
from pangea.server.tables.acts.acting import let_in, retried, said_by_the_service, seen
from pangea.server.tables.acts.creating import check_bots
from pangea.server.tables.log import Filled, LogEntry, SettingsChanged
from pangea.server.tables.making import checked_absence, checked_clock, known_level
from pangea.server.tables.open_tables import OpenTable, new_match
from pangea.server.tables.referee import HeldTable
from pangea.server.tables.state import TableState
from pangea.server.tables.tables import Tables

Arrangement = Callable[[OpenTable], LogEntry | None]
"""What an arrangement comes to at a table; None if nothing would change."""


async def fill(tables: Tables, table_id: str, person: Person, wanted: FillWanted) -> Table:
    """Give an open seat to a bot; the game begins if it was the last."""

    def filled(table: OpenTable) -> Filled:
        return Filled(open_seat(table, wanted.seat), known_level(wanted.level))

    return await arrange(tables, table_id, person, filled, brings_a_bot=True)


async def change_settings(tables: Tables, table_id: str, person: Person, wanted: SettingsWanted) -> Table:
    """Change how it will be played. Whoever else sits there is asked to sit down again."""

    def changed(table: OpenTable) -> SettingsChanged | None:
        clock, days = checked_clock(wanted.clock), checked_absence(wanted.absence_days)
        if _settings(table.state) == (wanted.options, clock, days, wanted.joining, wanted.watching):
            return None
        edition = tables.referee.rulebook.edition(table.state.game, table.content)
        new_match(
            edition, replace(table.state, options=wanted.options)
        )  # refuses what the game does not have
        return SettingsChanged(wanted.options, clock, wanted.joining, wanted.watching, days)

    return await arrange(tables, table_id, person, changed)


def open_seat(table: OpenTable, seat: int) -> int:
    """A seat that must be there, and open."""
    if not 0 <= seat < table.state.players:
        last = table.state.players - 1
        raise Refused(WRONG, "no-such-seat", "server-table-no-such-seat", last=last)
    if table.state.seats[seat].kind != "open":
        raise Refused(NOT_NOW, "seat-taken", "server-table-seat-taken")
    return seat


def _settings(state: TableState) -> tuple[object, ...]:
    return state.options, state.clock, state.absence_days, state.joining, state.watching


async def arrange(
    tables: Tables, table_id: str, person: Person, arrangement: Arrangement, *, brings_a_bot: bool = False
) -> Table:
    """Let the person who made the table arrange something before the game."""

    async def arranged(held: HeldTable) -> Table:
        _check_may_arrange(tables, held.table, person)
        with said_by_the_service():
            entry = arrangement(held.table)
            if brings_a_bot:
                await check_bots(tables, held.table.state.source)
            if entry is not None:
                await held.write(entry)
        return await seen(tables, held.table, person, None)

    return await retried(tables, table_id, arranged)


def _check_may_arrange(tables: Tables, table: OpenTable, person: Person) -> None:
    let_in(tables, table, person, None)
    if person.id != table.state.host:
        raise Refused(FORBIDDEN, "not-your-table", "server-table-only-host")
    if table.status == "over":
        raise Refused(NOT_NOW, "over", "server-table-over")
    if table.status != "gathering":
        raise Refused(NOT_NOW, "begun", "server-table-begun")
