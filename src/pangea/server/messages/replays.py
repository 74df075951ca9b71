"""Records, replays and analyses."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from pangea.server.messages.scenes import LogLine, Scene
from pangea.server.messages.tables import Fairness
from pangea.server.messages.words import Number


class ReplayMade(Struct, frozen=True):
    id: str


class Replay(Struct, frozen=True):
    """A game that is over, or a record that was opened: everything about it is public."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    board: str | None
    """The digest of its board, as of a table."""
    names: list[str]
    played_by: list[str | None]
    """For each seat the level of the bot that made most decisions of its person; None for all seats of a
    record, which does not say it."""
    moves: int
    points: list[int] | None
    winners: list[int] | None
    fairness: Fairness | None
    record: dict[str, Any]
    lines: list[LogLine]
    book: str
    """The digest of the book by which they are read."""


class Scenes(Struct, frozen=True):
    """Positions of a game, from after move `start` on; their logs are empty."""

    start: int
    scenes: list[Scene]


class AnalysisWanted(Struct, frozen=True, forbid_unknown_fields=True):
    iterations: Number | None = None


class AnalysisProgress(Struct, frozen=True):
    """How far the analysis of a replay is, and in the end its report, as `pangea analyse --json` has it."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    report: dict[str, Any] | None = None
