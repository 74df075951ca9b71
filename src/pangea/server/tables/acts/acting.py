"""What the acts of a seat have in common: who may act, and for which number of the table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Protocol, TypeVar

from pangea.core.errors import PangeaError
from pangea.server.messages.tables import Table
from pangea.server.refusals import (
    FORBIDDEN,
    NOT_NOW,
    WRONG,
    Overtaken,
    Refused,
    Stale,
    no_such_table,
    refused,
)
from pangea.server.store import Person
from pangea.server.tables.absence import absent
from pangea.server.tables.log import LogEntry
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.referee import HeldTable
from pangea.server.tables.showing import chosen_eyes, may_look, shown
from pangea.server.tables.tables import Tables

TRIES = 8
"""An act that fits any position is tried this many times while other processes write at the same table."""

Answer = TypeVar("Answer")


class OfSeat(Protocol):
    """An act of a seat, made for the number that the table had."""

    @property
    def seat(self) -> int: ...

    @property
    def number(self) -> int: ...


@dataclass(frozen=True)
class Acting:
    """A seat that may act now, at a table that nobody else changes meanwhile."""

    tables: Tables
    held: HeldTable
    person: Person
    seat: int

    @property
    def table(self) -> OpenTable:
        return self.held.table

    async def write(self, entry: LogEntry, log_from: int) -> Table:
        """Write down what the act comes to; the answer is what the seat sees then."""
        await self.held.write(entry)
        own = self.table.state.seats_of(self.person.id)
        eyes = self.seat if self.seat in own else None
        return await seen(self.tables, self.table, self.person, eyes, log_from)


@asynccontextmanager
async def acting(tables: Tables, table_id: str, person: Person, act: OfSeat) -> AsyncIterator[Acting]:
    """Let a seat do what depends on the position: refuse it if the table has another number by now."""
    async with tables.referee.holding(table_id, at_least=act.number) as held:
        check_seat(tables, held.table, person, act)
        _check_goes_on(held.table, also_before=False)
        with said_by_the_service():
            yield Acting(tables, held, person, act.seat)


async def acting_any_time(
    tables: Tables,
    table_id: str,
    person: Person,
    act: OfSeat,
    work: Callable[[Acting], Awaitable[Answer]],
    *,
    also_before: bool = False,
) -> Answer:
    """Let a seat do what does not depend on the position, whatever has happened since `act.number`.

    `also_before`: may it before the game has begun?
    """

    async def work_as_seat(held: HeldTable) -> Answer:
        check_own_seat(tables, held.table, person, act)
        if held.table.state.number < act.number:
            raise Stale
        _check_goes_on(held.table, also_before=also_before)
        with said_by_the_service():
            return await work(Acting(tables, held, person, act.seat))

    return await retried(tables, table_id, work_as_seat, at_least=act.number)


async def retried(
    tables: Tables,
    table_id: str,
    work: Callable[[HeldTable], Awaitable[Answer]],
    at_least: int | None = None,
) -> Answer:
    """Work at a table, and once more on its new state whenever another process wrote there first."""
    for _ in range(TRIES):
        try:
            async with tables.referee.holding(table_id, at_least) as held:
                return await work(held)
        except Overtaken:
            at_least = None
    raise Stale


@contextmanager
def said_by_the_service() -> Iterator[None]:
    """Turn what a game refuses into a refusal of the service."""
    try:
        yield
    except Refused:
        raise
    except PangeaError as error:
        raise refused(error) from error


async def seen(
    tables: Tables, table: OpenTable, person: Person | None, eyes: int | None, log_from: int = 0
) -> Table:
    """A table as it is shown to somebody: by default through the eyes of their seat to move."""
    eyes = chosen_eyes(table, person, eyes)
    present, now = tables.presence.at(table.id), tables.store.clock()
    return shown(
        table,
        person,
        eyes,
        log_from,
        present,
        now,
        tables.pace,
        await absent(tables.store, tables.presence, table),
    )


def let_in(tables: Tables, table: OpenTable, person: Person | None, invite: str | None) -> None:
    """Refuse a person who may not look at a table; note that one who sits there is there."""
    if not may_look(table, person, invite):
        raise no_such_table()  # whether there is one is private too
    if person is not None and table.state.seats_of(person.id):
        tables.store.last_seen.note("sitter", (table.id, person.id))


def check_seat(tables: Tables, table: OpenTable, person: Person, act: OfSeat) -> None:
    """Refuse an act for a seat of another person, or for a number that the table no longer has."""
    check_own_seat(tables, table, person, act)
    if table.state.number != act.number:
        raise Stale


def check_own_seat(tables: Tables, table: OpenTable, person: Person, act: OfSeat) -> None:
    """Refuse an act for a seat of another person."""
    let_in(tables, table, person, None)
    if not 0 <= act.seat < table.state.players:
        raise Refused(WRONG, "no-such-seat", "server-table-no-such-seat", last=table.state.players - 1)
    if table.state.seats[act.seat].person != person.id:
        raise Refused(FORBIDDEN, "not-your-seat", "server-table-not-your-seat")


def _check_goes_on(table: OpenTable, *, also_before: bool) -> None:
    if not table.plays_on:
        version = table.state.version
        raise Refused(NOT_NOW, "other-rules", "server-table-other-rules", version=version)
    if table.status == "over":
        raise Refused(NOT_NOW, "over", "server-table-over")
    if table.status == "gathering" and not also_before:
        raise Refused(NOT_NOW, "not-begun", "server-table-not-begun")
