"""The tables of the database. A change here needs a migration beside it: a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Double, Index, LargeBinary, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Moment = Mapped[float]
"""Seconds since 1970, as `time.time` counts them: the same in every database."""


Source = Mapped[str]
"""Where something came from: an address, as `http.sources` writes it; empty if that is not known."""


class Base(DeclarativeBase):
    type_annotation_map = {str: Text, float: Double, bytes: LargeBinary}  # noqa: RUF012  (SQLAlchemy's name)


class PersonRow(Base):
    """Somebody who plays. Of a bot account's token only the hash is kept."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    is_bot: Mapped[bool]
    token_hash: Mapped[str | None] = mapped_column(unique=True)
    owner: Mapped[str | None] = mapped_column(index=True)
    since: Moment
    source: Source = mapped_column(server_default="")
    seen: Moment = mapped_column(server_default="0")
    """When it was last used. What nobody uses for long is removed."""

    __table_args__ = (Index("people_by_seen", "seen"),)


class EntryRow(Base):
    """Something that happened at a table. The log is the truth: rows are added, and never changed."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Moment
    kind: Mapped[str]
    body: Mapped[str]


class SnapshotRow(Base):
    """What a log comes to, up to a number, so that a long game opens at once. May be lost."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int]
    packed: Mapped[bytes]


class SummaryRow(Base):
    """What the lists show of a table, and what waits for somebody: follows from its log."""

    __tablename__ = "heads"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    version: Mapped[int]
    status: Mapped[str]
    private: Mapped[bool]
    host: Mapped[str]
    number: Mapped[int]
    moves: Mapped[int]
    turn: Mapped[int]
    seats: Mapped[str]
    touched: Moment
    deadline: Mapped[float | None] = mapped_column(index=True)
    """When the clock of the seat to move runs out."""
    thinker: Mapped[str | None]
    """The process that thinks for the bot to move; ASLEEP if nobody is there to see it; None if no bot is."""
    thinks_until: Mapped[float | None] = mapped_column(index=True)
    """When another process may take over; None if no bot is to move, or nobody is there to see it."""
    source: Source = mapped_column(server_default="")
    seen: Moment = mapped_column(server_default="0")
    """When it was last used. What nobody uses for long is removed."""

    board: Mapped[str | None]
    """The digest of its board; None for the usual one."""
    result: Mapped[str | None]
    """How its game came out, as JSON; None while it goes on, and for tables from before it was kept."""

    __table_args__ = (
        Index("heads_by_board", "board"),
        Index("heads_by_status", "status", "private", "touched"),
        Index("heads_by_host", "host", "status"),
        Index("heads_by_source", "source", "status"),
        Index("heads_by_seen", "seen"),
    )


class SitterRow(Base):
    """Who sits at which table."""

    __tablename__ = "sitters"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(primary_key=True, index=True)
    seen: Moment = mapped_column(server_default="0")
    """When the person was last at this table, to the hour."""


class UnlistedRow(Base):
    """A table that is over and that somebody took off their list."""

    __tablename__ = "unlisted"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    person_id: Mapped[str] = mapped_column(primary_key=True, index=True)


class TalkRow(Base):
    """Something that was said at a table. It is no part of the table's log, and in no record."""

    __tablename__ = "talk"

    table_id: Mapped[str] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Moment
    kind: Mapped[str]
    """`text`, `phrase`, or `on` and `off` where the table's host switched talk."""
    text: Mapped[str]
    channel: Mapped[str]
    """`players` or `watchers`."""
    person_id: Mapped[str]
    name: Mapped[str]
    seat: Mapped[int | None]


class RecordRow(Base):
    """A record that somebody opened."""

    __tablename__ = "records"

    id: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    at: Moment
    source: Source = mapped_column(server_default="")
    seen: Moment = mapped_column(server_default="0")
    """When it was last used. What nobody uses for long is removed."""

    board: Mapped[str | None]
    """The digest of its board; None for the usual one."""

    __table_args__ = (Index("records_by_seen", "seen"), Index("records_by_board", "board"))


class ChallengeRow(Base):
    """What somebody made of the challenge of a day: the first result that they sent."""

    __tablename__ = "challenges"

    day: Mapped[str] = mapped_column(primary_key=True)
    """As it is written: 2026-11-18."""
    person_id: Mapped[str] = mapped_column(primary_key=True)
    at: Moment
    name: Mapped[str]
    """What they were called then."""
    points: Mapped[int]
    place: Mapped[int]
    replay: Mapped[str]
    """The id of the record, which is kept like any other."""

    __table_args__ = (Index("challenges_by_at", "at"),)


class BoardRow(Base):
    """A board that somebody brought along, by the digest of all of it. It never changes."""

    __tablename__ = "boards"

    digest: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    content: Mapped[str]
    """What the rules read, as JSON."""
    drawing: Mapped[str]
    """How it looks, as JSON."""
    seen: Moment = mapped_column(server_default="0")
    """When somebody last brought it, or began a game on it."""


class AnalysisRow(Base):
    """The analysis of a replay, or how far it is."""

    __tablename__ = "analyses"

    replay_id: Mapped[str] = mapped_column(primary_key=True)
    iterations: Mapped[int]
    status: Mapped[str]
    done: Mapped[int]
    total: Mapped[int]
    alive_until: Moment
    """A process that works on it says so again and again."""
    report: Mapped[str | None]
    seen: Moment = mapped_column(server_default="0")
    """When it was last used. What nobody uses for long is removed."""

    __table_args__ = (Index("analyses_by_seen", "seen"),)


class UsageRow(Base):
    """How many bytes were kept for a source on a day, counted from 1970."""

    __tablename__ = "usage"

    source: Mapped[str] = mapped_column(primary_key=True)
    day: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    bytes: Mapped[int] = mapped_column(BigInteger)


class JobRow(Base):
    """Work that one process does for all, now and then: when it was last begun."""

    __tablename__ = "jobs"

    name: Mapped[str] = mapped_column(primary_key=True)
    begun: Moment


class BanRow(Base):
    """A person or a source that the host has shut out, until a moment or for good."""

    __tablename__ = "bans"

    kind: Mapped[str] = mapped_column(primary_key=True)
    """`person` or `source`."""
    value: Mapped[str] = mapped_column(primary_key=True)
    since: Moment
    until: Mapped[float | None]
    why: Mapped[str]


class SecretRow(Base):
    """The fingerprint of the secret that cookies are signed with: one row."""

    __tablename__ = "secret"

    fingerprint: Mapped[str] = mapped_column(primary_key=True)


class ContentRow(Base):
    """The default content that the games here are played with: their moves mean nothing with another."""

    __tablename__ = "contents"

    game: Mapped[str] = mapped_column(primary_key=True)
    content_hash: Mapped[str]
