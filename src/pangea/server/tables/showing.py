"""A table as a person sees it, and as the lists show it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from pangea.core.contract import WATCHER
from pangea.server.clocks import seconds_left
from pangea.server.fairness import fairness
from pangea.server.messages import Offer, PresenceEvent, Scene, Seat, Table, TableListed
from pangea.server.refusals import FORBIDDEN, Refused
from pangea.server.store import Person
from pangea.server.tables.cabinet import OpenTable
from pangea.server.tables.course import may_end
from pangea.server.tables.entries import Sitting
from pangea.server.tables.shown import Shown

_SITTINGS = msgspec.json.Decoder(list[Sitting])

STALE_AFTER = 0.25
"""Seconds for which a table with a clock is told as it was shown to another page."""
MOST_SHOWN = 4
"""Ways in which a table is kept as it was shown: pages that follow it all know it equally far."""

Present = tuple[Collection[str], int]
"""The people with a page open, and how many pages nobody has a name for."""


def may_look(table: OpenTable, person: Person | None, invite: str | None) -> bool:
    """Everybody may look at a table, unless it is private: then its people, and whoever knows the word."""
    course = table.course
    if not course.private or invite == course.invite:
        return True
    return person is not None and person.id in (course.host, *course.people, *course.welcome)


def chosen_eyes(table: OpenTable, person: Person | None, wanted: int | None) -> int:
    """The eyes that somebody looks through, if he may."""
    own = [] if person is None else table.course.seats_of(person.id)
    if wanted is None:
        return table.turn if table.turn in own else own[0] if own else WATCHER
    is_seat = 0 <= wanted < table.course.players
    if wanted == WATCHER or wanted in own or (is_seat and table.status == "over"):
        return wanted
    raise Refused(FORBIDDEN, "not-your-eyes", "server-table-not-your-eyes", seat=wanted)


def undo_for(table: OpenTable, seat: int) -> Literal["now", "ask", "no"]:
    """May a seat take back its last move: at once, by consent, or not at all?"""
    course, match = table.course, table.match
    if match is None or table.status != "playing" or not table.plays_on or seat == WATCHER:
        return "no"
    last = match.last_of(seat) if course.seats[seat].is_played_by_person else None
    if last is None:
        return "no"
    is_the_last_move = last == len(match.moves) - 1
    return "now" if is_the_last_move or not course.must_agree_to_undo(last, [seat]) else "ask"


def shown(
    table: OpenTable,
    person: Person | None,
    eyes: int,
    log_from: int,
    present: Present,
    now: float,
) -> Table:
    """All that a person is told of a table, through these eyes."""
    course = table.course
    people, _ = present
    own = [] if person is None else course.seats_of(person.id)
    is_over = table.status == "over"
    return Table(
        id=table.id,
        game=course.game,
        version=course.version,
        status=table.status,
        number=course.number,
        players=course.players,
        options=course.options,
        board=course.board,
        private=course.private,
        seats=_seats(table, person, people, now),
        host=course.host,
        yours=own,
        may_end=not is_over and person is not None and course.may_be_ended_by(person.id),
        watchers=_watchers(table, present),
        clock=course.clock,
        invite=course.invite if own or _is_host(table, person) else None,
        offer=_offer(table),
        undo=undo_for(table, eyes if eyes in own else WATCHER),
        fairness=fairness(course.seed, course.shuffle, is_over=is_over),
        rematch=course.rematch,
        scene=_scene(table, eyes, log_from),
    )


def shown_to_page(
    table: OpenTable, person: Person | None, eyes: int, log_from: int, present: Present, now: float
) -> Shown:
    """The same for a page. All who only watch are shown the same: it is kept for the next who asks."""
    if eyes != WATCHER or _has_a_part(table, person):
        return Shown(shown(table, person, eyes, log_from, present, now))
    people, nameless = present
    # What a clock shows is old after a moment.
    moment = 0 if table.course.clock is None else int(now / STALE_AFTER)
    key = (table.course.number, log_from, frozenset(people), nameless, moment)
    found = table.shown_to_watchers.get(key)
    if found is None:
        if len(table.shown_to_watchers) >= MOST_SHOWN:
            table.shown_to_watchers.clear()
        found = Shown(shown(table, None, WATCHER, log_from, present, now))
        table.shown_to_watchers[key] = found
    return found


def _has_a_part(table: OpenTable, person: Person | None) -> bool:
    """Is somebody shown more than whoever just watches?"""
    return person is not None and (_is_host(table, person) or bool(table.course.seats_of(person.id)))


def present_at(table: OpenTable, present: Present) -> PresenceEvent:
    """Who is at a table, as its pages are told."""
    people, _ = present
    here = [number for number, sitting in enumerate(table.course.seats) if sitting.person in people]
    return PresenceEvent(table.id, here, _watchers(table, present))


def _watchers(table: OpenTable, present: Present) -> int:
    people, nameless = present
    return nameless + len(set(people) - set(table.course.people))


def _seats(table: OpenTable, person: Person | None, here: Collection[str], now: float) -> list[Seat]:
    """The seats, with the time that is left to whoever is to move."""
    seats, course = seats_shown(table.course.seats, person, here), table.course
    if course.clock is None:
        return seats
    return [replace(seat, seconds_left=seconds_left(course, table.turn, seat.seat, now)) for seat in seats]


def seats_shown(seats: list[Sitting], person: Person | None, here: Collection[str]) -> list[Seat]:
    return [
        Seat(
            seat=number,
            kind=sitting.kind,
            name=sitting.name,
            person=sitting.person,
            level=sitting.level,
            stands_in=sitting.stands_in,
            yours=person is not None and sitting.person == person.id,
            here=sitting.person in here,
        )
        for number, sitting in enumerate(seats)
    ]


def sittings_of(head: Any) -> list[Sitting]:
    return _SITTINGS.decode(head.seats)


def listed(head: Any, person: Person | None, here: Collection[str]) -> TableListed:
    """A row of the heads as a list shows it."""
    sittings = sittings_of(head)
    mover = sittings[head.turn] if 0 <= head.turn < len(sittings) else None
    return TableListed(
        id=head.table_id,
        game=head.game,
        status=head.status,
        seats=seats_shown(sittings, person, here),
        turn=head.turn,
        your_turn=bool(person and mover and mover.is_played_by_person and mover.person == person.id),
        moves=head.moves,
        touched=datetime.fromtimestamp(head.touched, UTC).isoformat(timespec="seconds"),
        private=head.private,
        may_end=head.status != "over" and person is not None and may_end(person.id, head.host, sittings),
    )


def _is_host(table: OpenTable, person: Person | None) -> bool:
    return person is not None and person.id == table.course.host


def _offer(table: OpenTable) -> Offer | None:
    asked = table.course.asked
    if asked is None or table.status == "over":
        return None
    return Offer(asked.what, asked.by, list(asked.agreed), table.course.waiting())


def _scene(table: OpenTable, eyes: int, log_from: int) -> Scene | None:
    if table.match is None:
        return None
    seen = table.match.scene(eyes, log_from)
    may_play = table.plays_on and not table.course.is_ended and _plays(table, eyes)
    return seen if may_play or not seen.legal else replace(seen, legal=[])


def _plays(table: OpenTable, eyes: int) -> bool:
    """A seat that a bot plays for its person has nothing to choose."""
    return eyes == WATCHER or table.course.seats[eyes].is_played_by_person
