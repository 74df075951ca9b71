"""A table as a person sees it, and as the lists show it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from pangea.core.catalogue import game as game_named
from pangea.core.contract import WATCHER
from pangea.core.errors import UnknownGame
from pangea.server.messages.events import PresenceEvent
from pangea.server.messages.scenes import Scene
from pangea.server.messages.tables import Absent, GameResult, Offer, Seat, Table, TableListed
from pangea.server.refusals import FORBIDDEN, Refused
from pangea.server.store import Person
from pangea.server.tables.clocks import seconds_left
from pangea.server.tables.encoded import EncodedTable
from pangea.server.tables.fairness import fairness
from pangea.server.tables.log import Sitting
from pangea.server.tables.names import names_apart
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.scenes import WATCHING, eyes_asked_for
from pangea.server.tables.state import TableState, may_end

_SITTINGS = msgspec.json.Decoder(list[Sitting])
_RESULT = msgspec.json.Decoder(GameResult)

STALE_AFTER = 0.25
"""For this many seconds a table with a clock is shown as another page was shown it."""
MOST_SHOWN = 4
"""At most this many ways to show a table are kept: the pages that follow it all know it equally far."""

Present = tuple[Collection[str], int]
"""The people with a page open, and how many pages nobody has a name for."""


def may_look(table: OpenTable, person: Person | None, invite: str | None) -> bool:
    """Its people may look at a table, and those for whom it is open: anybody, or whoever knows the word."""
    state = table.state
    if person is not None and person.id in (state.host, *state.people, *state.welcome):
        return True
    return state.open_for == "anybody" or (state.open_for == "link" and invite == state.invite)


def chosen_eyes(table: OpenTable, person: Person | None, wanted: int | None) -> int:
    """The eyes that somebody looks through, if they may."""
    own = [] if person is None else table.state.seats_of(person.id)
    if wanted is None:
        return table.turn if table.turn in own else own[0] if own else WATCHER
    is_seat = 0 <= wanted < table.state.players
    if wanted == WATCHING or wanted in own or (is_seat and table.status == "over"):
        return eyes_asked_for(wanted)
    if is_seat and not table.state.is_begun:
        return WATCHER  # somebody's seat may be freed; before the game all eyes see the same
    raise Refused(FORBIDDEN, "not-your-eyes", "server-table-not-your-eyes", seat=wanted)


def undo_for(table: OpenTable, seat: int) -> Literal["now", "ask", "no"]:
    """May a seat take back its last move: at once, by consent, or not at all?"""
    state, match = table.state, table.match
    if match is None or table.status != "playing" or not table.plays_on or seat == WATCHER:
        return "no"
    last = match.last_of(seat) if state.seats[seat].is_played_by_person else None
    if last is None:
        return "no"
    is_the_last_move = last == len(match.moves) - 1
    return "now" if is_the_last_move or not state.must_agree_to_undo(last, [seat]) else "ask"


def last_mover(table: OpenTable, own: Collection[int]) -> int:
    """Which of somebody's seats moved last; WATCHER if none has.

    Between two turns at one screen nobody's eyes look at the table: then this is the seat that may take back.
    """
    if table.match is None:
        return WATCHER
    last = {seat: number for seat in own if (number := table.match.last_of(seat)) is not None}
    return max(last, key=lambda seat: last[seat], default=WATCHER)


def shown(
    table: OpenTable,
    person: Person | None,
    eyes: int,
    log_from: int,
    present: Present,
    now: float,
    pace: float = 0.0,
    absent: Absent | None = None,
) -> Table:
    """All that a person is told of a table, through these eyes."""
    state = table.state
    people, _ = present
    own = [] if person is None else state.seats_of(person.id)
    is_over = table.status == "over"
    return Table(
        id=table.id,
        game=state.game,
        version=state.version,
        status=table.status,
        number=state.number,
        players=state.players,
        options=state.options,
        roles=_roles(state),
        board=state.board,
        private=state.open_for != "anybody",
        joining=state.joining,
        watching=state.watching,
        seats=_seats(table, person, people, now),
        host=state.host,
        yours=own,
        may_end=not is_over and person is not None and state.may_be_ended_by(person.id),
        watchers=_watchers(table, present),
        clock=state.clock,
        absence_days=state.absence_days,
        absent=absent if own else None,
        pace=pace,
        belief=state.tells_belief,
        invite=state.invite if own or _is_host(table, person) else None,
        offer=_offer(table),
        undo=undo_for(table, eyes if eyes in own else last_mover(table, own)),
        fairness=fairness(state.seed, state.shuffle, is_over=is_over),
        rematch=state.rematch,
        scene=_scene(table, eyes, log_from),
        happened=state.happened,
    )


def shown_to_page(
    table: OpenTable,
    person: Person | None,
    eyes: int,
    log_from: int,
    present: Present,
    now: float,
    pace: float = 0.0,
    absent: Absent | None = None,
) -> EncodedTable:
    """The same for a page. All who only watch are shown the same: it is kept for the next who asks."""
    if eyes != WATCHER or _has_a_part(table, person):
        return EncodedTable(shown(table, person, eyes, log_from, present, now, pace, absent))
    people, nameless = present
    # What a clock shows is old after a moment.
    moment = 0 if table.state.clock is None else int(now / STALE_AFTER)
    key = (table.state.number, log_from, frozenset(people), nameless, moment)
    found = table.shown_to_watchers.get(key)
    if found is None:
        if len(table.shown_to_watchers) >= MOST_SHOWN:
            table.shown_to_watchers.clear()
        found = EncodedTable(shown(table, None, WATCHER, log_from, present, now, pace))
        table.shown_to_watchers[key] = found
    return found


def _has_a_part(table: OpenTable, person: Person | None) -> bool:
    """Is somebody shown more than whoever just watches?"""
    if person is None:
        return False
    state = table.state
    return person.id == state.host or person.id in state.awaited or bool(state.seats_of(person.id))


def present_at(table: OpenTable, present: Present) -> PresenceEvent:
    """Who is at a table, as its pages are told."""
    people, _ = present
    here = [number for number, sitting in enumerate(table.state.seats) if sitting.person in people]
    return PresenceEvent(table.id, here, _watchers(table, present))


def _watchers(table: OpenTable, present: Present) -> int:
    people, nameless = present
    return nameless + len(set(people) - set(table.state.people))


def _roles(state: TableState) -> list[str]:
    """What each seat plays, as messages: what players chose, or else as the game has it."""
    try:
        game = game_named(state.game)
    except UnknownGame:
        return []
    prefix = f"{game.name}-{game.roles_field}-"
    return [prefix + name for name in state.species] or list(game.roles[: state.players])


def _seats(table: OpenTable, person: Person | None, here: Collection[str], now: float) -> list[Seat]:
    """The seats, with the time that is left to whoever is to move."""
    seats, state = seats_shown(table.sittings, person, here), table.state
    if state.clock is None:
        return seats
    return [replace(seat, seconds_left=seconds_left(state, table.turn, seat.seat, now)) for seat in seats]


def seats_shown(seats: list[Sitting], person: Person | None, here: Collection[str]) -> list[Seat]:
    names = names_apart([(sitting.name, sitting.person) for sitting in seats])
    sitters = {sitting.person for sitting in seats}
    return [
        Seat(
            seat=number,
            kind=sitting.kind,
            name=names[number],
            person=sitting.person,
            level=sitting.level,
            stands_in=sitting.stands_in,
            yours=person is not None and sitting.person == person.id,
            here=sitting.person in here,
            kept=_kept(sitting, person, sitters),
            played_by=sitting.played_by,
        )
        for number, sitting in enumerate(seats)
    ]


def _kept(
    sitting: Sitting, person: Person | None, sitters: Collection[str | None]
) -> Literal["you", "other"] | None:
    """For whom an open seat is kept. A person who sits already needs no other."""
    if sitting.awaits is None or sitting.awaits in sitters:
        return None
    return "you" if person is not None and sitting.awaits == person.id else "other"


def sittings_of(summary: Any) -> list[Sitting]:
    return _SITTINGS.decode(summary.seats)


def summarised(summary: Any, person: Person | None, here: Collection[str]) -> TableListed:
    """A table as a list shows it."""
    sittings = sittings_of(summary)
    mover = sittings[summary.turn] if 0 <= summary.turn < len(sittings) else None
    return TableListed(
        id=summary.table_id,
        game=summary.game,
        status=summary.status,
        seats=seats_shown(sittings, person, here),
        turn=summary.turn,
        your_turn=bool(person and mover and mover.is_played_by_person and mover.person == person.id),
        moves=summary.moves,
        touched=datetime.fromtimestamp(summary.touched, UTC).isoformat(timespec="seconds"),
        private=summary.private,
        may_end=summary.status != "over"
        and person is not None
        and may_end(person.id, summary.host, sittings, is_begun=summary.status != "gathering"),
        result=None if summary.result is None else _RESULT.decode(summary.result),
    )


def _is_host(table: OpenTable, person: Person | None) -> bool:
    return person is not None and person.id == table.state.host


def _offer(table: OpenTable) -> Offer | None:
    proposal = table.state.proposal
    if proposal is None or table.status == "over":
        return None
    return Offer(
        kind=proposal.what,
        by=proposal.by,
        agreed=list(proposal.agreed),
        waiting=table.state.waiting(),
        without=list(proposal.without),
        away=proposal.away,
        level=proposal.level,
    )


def _scene(table: OpenTable, eyes: int, log_from: int) -> Scene | None:
    if table.match is None:
        return None
    seen = table.match.scene(eyes, log_from)
    may_play = table.plays_on and not table.state.is_ended and _plays(table, eyes)
    return seen if may_play or not seen.legal else replace(seen, legal=[])


def _plays(table: OpenTable, eyes: int) -> bool:
    """A seat that a bot plays for its person has nothing to choose."""
    return eyes == WATCHER or table.state.seats[eyes].is_played_by_person
