"""Talking at a table: saying something, reading what was said, and switching it off."""

from __future__ import annotations

from datetime import UTC, datetime

from pangea.server.hub import Talked
from pangea.server.messages.talk import LONGEST, PHRASES, Channel, Talk, TalkLine, TalkMode, TalkWanted
from pangea.server.refusals import FORBIDDEN, NOT_NOW, WRONG, Refused, no_such_table
from pangea.server.store import Person
from pangea.server.store.talk import Line, LineKept
from pangea.server.tables.acts.acting import let_in
from pangea.server.tables.names import name_among
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.tables import Tables
from pangea.server.tables.talking import cleaned


async def talk(
    tables: Tables, table_id: str, person: Person | None, after: int = 0, invite: str | None = None
) -> Talk:
    """What was said after a line, as somebody may read it: exactly whoever may look at the table."""
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, invite)
        channels, own = _read_by(held.table, person), _channel_of(held.table, person)
        is_host = person is not None and person.id == held.table.state.host
    mode = await _mode(tables, table_id)
    found = [] if mode == "closed" else await tables.store.talk.after(table_id, after, channels)
    return Talk(
        mode=mode,
        channel=own,
        may_switch=is_host and mode != "closed",
        longest=LONGEST,
        phrases=list(PHRASES),
        lines=[_shown(line) for line in found],
    )


async def talk_says(
    tables: Tables, table_id: str, person: Person, wanted: TalkWanted, invite: str | None = None
) -> TalkLine:
    """Say a line, or one of the set phrases."""
    if (wanted.text is None) == (wanted.phrase is None):
        raise Refused(WRONG, "talk-one", "talk-one")
    text = wanted.phrase or cleaned(wanted.text or "")
    if wanted.phrase is None and tables.talk == "phrases":
        raise Refused(FORBIDDEN, "talk-phrases-only", "talk-phrases-only")
    kind = "text" if wanted.phrase is None else "phrase"
    return await _add(tables, table_id, person, kind, text, invite)


async def talk_switches(tables: Tables, table_id: str, person: Person, *, on: bool) -> Talk:
    """Let people talk at one's table, or not. What was said before can still be read."""
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, None)
        if person.id != held.table.state.host:
            raise Refused(FORBIDDEN, "talk-not-host", "talk-not-host")
    if (await _mode(tables, table_id) == "off") == on:
        await _add(tables, table_id, person, "on" if on else "off", "", None)
    return await talk(tables, table_id, person)


async def _add(
    tables: Tables, table_id: str, person: Person, kind: str, text: str, invite: str | None
) -> TalkLine:
    if tables.talk == "off":
        raise Refused(NOT_NOW, "talk-closed", "talk-closed")
    async with tables.referee.holding(table_id) as held:
        let_in(tables, held.table, person, invite)
        own = held.table.state.seats_of(person.id)
        # Whether talk is on concerns everybody, whoever the host is.
        channel: Channel = "players" if kind in ("on", "off") else _channel_of(held.table, person)
        seated = [(one.name, one.person) for one in held.table.state.seats if one.person is not None]
    name = name_among(person.name, person.id, [*seated, *await tables.store.talk.speakers(table_id)])
    line = Line(tables.store.clock(), kind, text, channel, person.id, name, own[0] if own else None)
    number = await tables.store.talk.add(table_id, line)
    if number is None:
        is_off = await tables.store.talk.is_off(table_id)
        raise Refused(NOT_NOW, "talk-off", "talk-off") if is_off else no_such_table()
    tables.store.last_seen.note("table", table_id)
    tables.referee.hub.tell(Talked(table_id, number))
    return _shown(LineKept(**vars(line), number=number))


async def _mode(tables: Tables, table_id: str) -> TalkMode:
    if tables.talk == "off":
        return "closed"
    return "off" if await tables.store.talk.is_off(table_id) else tables.talk


def _channel_of(table: OpenTable, person: Person | None) -> Channel:
    """Return where a person's lines go: before and after the game players may read what spectators say."""
    return "watchers" if table.status == "playing" and not _has_a_seat(table, person) else "players"


def _read_by(table: OpenTable, person: Person | None) -> list[Channel]:
    """Return what a person may read. Spectators may speak of what they see, so the players read it later."""
    plays = table.status == "playing" and _has_a_seat(table, person)
    return ["players"] if plays else ["players", "watchers"]


def _has_a_seat(table: OpenTable, person: Person | None) -> bool:
    return person is not None and bool(table.state.seats_of(person.id))


def _shown(line: LineKept) -> TalkLine:
    return TalkLine(
        number=line.number,
        at=datetime.fromtimestamp(line.at, UTC).isoformat(timespec="seconds"),
        kind=line.kind,  # type: ignore[arg-type]  # as it was written
        text=line.text,
        channel=line.channel,  # type: ignore[arg-type]
        person=line.person_id,
        name=line.name,
        seat=line.seat,
    )
