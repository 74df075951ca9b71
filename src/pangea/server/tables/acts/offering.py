"""Asking the others to agree to something, and answering them."""

from __future__ import annotations

from pangea.server.messages.tables import OfferAnswered, OfferMade, Table
from pangea.server.refusals import NOT_NOW, Refused, Stale
from pangea.server.store import Person
from pangea.server.tables.acts.acting import Acting, acting_any_time
from pangea.server.tables.acts.undoing import check_same_last_move, last_undone
from pangea.server.tables.log import Answered, LogEntry, Proposed
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.showing import undo_for
from pangea.server.tables.tables import Tables


async def offer(tables: Tables, table_id: str, person: Person, made: OfferMade, log_from: int = 0) -> Table:
    """Ask the others to take moves back or to end the game: done at once if nobody else is there."""

    async def offered(seat: Acting) -> Table:
        if seat.table.state.proposal is not None:
            raise Refused(NOT_NOW, "offer-open", "server-table-offer-open")
        return await seat.write(_comes_to(seat.table, made), log_from)

    return await acting_any_time(tables, table_id, person, made, offered)


def _comes_to(table: OpenTable, made: OfferMade) -> LogEntry:
    if made.kind == "end":
        return Proposed(made.seat, "end")
    check_same_last_move(table, made)
    undone = last_undone(table, made.seat)
    is_free = undo_for(table, made.seat) == "now"
    return undone if is_free else Proposed(made.seat, "undo", undone.keep)


async def answer(
    tables: Tables, table_id: str, person: Person, given: OfferAnswered, log_from: int = 0
) -> Table:
    """Agree to an offer or not; the person who made it may withdraw it."""

    async def answered(seat: Acting) -> Table:
        proposal = seat.table.state.proposal
        if proposal is not None and given.number < proposal.number:
            raise Stale  # the answer was given to an earlier offer
        withdraws = proposal is not None and proposal.by == given.seat and not given.agree
        if proposal is None or not (withdraws or given.seat in seat.table.state.waiting()):
            raise Refused(NOT_NOW, "no-offer", "server-table-no-offer")
        return await seat.write(Answered(given.seat, given.agree), log_from)

    return await acting_any_time(tables, table_id, person, given, answered)
