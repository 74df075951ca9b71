"""Asking the others to agree to something, and answering them."""

from __future__ import annotations

from pangea.server.messages.tables import OfferAnswered, OfferMade, Table
from pangea.server.refusals import NOT_NOW, Refused, Stale
from pangea.server.store import Person
from pangea.server.tables.absence import absent, seats_away
from pangea.server.tables.acts.acting import Acting, acting_any_time
from pangea.server.tables.acts.undoing import check_same_last_move, last_undone
from pangea.server.tables.log import Answered, LogEntry, Proposed
from pangea.server.tables.making import known_level
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.showing import undo_for
from pangea.server.tables.state import Proposal
from pangea.server.tables.tables import Tables


async def offer(tables: Tables, table_id: str, person: Person, made: OfferMade, log_from: int = 0) -> Table:
    """Ask the others to agree to something: done at once if no other player has to agree."""

    async def offered(seat: Acting) -> Table:
        entry = await _comes_to(tables, seat.table, made)
        open_, own = seat.table.state.proposal, seat.table.state.seats_of(person.id)
        # A player who waits for an absent one may ask again without them.
        is_asked_anew = isinstance(entry, Proposed) and entry.without and open_ and open_.by in own
        if open_ is not None and not is_asked_anew:
            raise Refused(NOT_NOW, "offer-open", "server-table-offer-open")
        return await seat.write(entry, log_from)

    return await acting_any_time(tables, table_id, person, made, offered)


async def _comes_to(tables: Tables, table: OpenTable, made: OfferMade) -> LogEntry:
    if made.kind == "undo":
        check_same_last_move(table, made)
        undone = last_undone(table, made.seat)
        is_free = undo_for(table, made.seat) == "now"
        return undone if is_free else Proposed(made.seat, "undo", undone.keep)
    away = await absent(tables.store, tables.presence, table)
    without = [] if away is None else await seats_away(tables.store, tables.presence, table)
    if made.kind == "end":
        return Proposed(made.seat, "end", without=without, away=None if away is None else away.seat)
    if table.state.seats[made.seat].stands_in:
        raise Refused(NOT_NOW, "stood-in", "server-table-stood-in")
    if away is None:
        raise _not_absent(table)
    level = known_level(made.level)
    return Proposed(made.seat, "stand-in", without=without, away=away.seat, level=level)


async def answer(
    tables: Tables, table_id: str, person: Person, given: OfferAnswered, log_from: int = 0
) -> Table:
    """Agree to an offer or not; the person who made it may withdraw it."""

    async def answered(seat: Acting) -> Table:
        proposal = seat.table.state.proposal
        if proposal is not None and given.number < proposal.number:
            raise Stale  # the answer was given to an earlier offer
        if proposal is None or not _may_answer(seat.table, proposal, given):
            raise Refused(NOT_NOW, "no-offer", "server-table-no-offer")
        if (
            given.agree
            and proposal.away is not None
            and await absent(tables.store, tables.presence, seat.table) is None
        ):
            raise _not_absent(seat.table)
        return await seat.write(Answered(given.seat, given.agree), log_from)

    return await acting_any_time(tables, table_id, person, given, answered)


def _may_answer(table: OpenTable, proposal: Proposal, given: OfferAnswered) -> bool:
    """Those who are asked may. The one who asked, and those who were away and are back, may say no."""
    is_concerned = given.seat == proposal.by or given.seat in proposal.without
    return given.seat in table.state.waiting() or (is_concerned and not given.agree)


def _not_absent(table: OpenTable) -> Refused:
    return Refused(NOT_NOW, "not-absent", "server-table-not-absent", days=table.state.absence_days)
