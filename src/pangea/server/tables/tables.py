"""What acts at tables work with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pangea.server.compute.thinking import Thinking
from pangea.server.store import Store
from pangea.server.tables.presence import Presence
from pangea.server.tables.referee import Referee
from pangea.server.tables.waiting import WaitingBots


@dataclass(frozen=True)
class Tables:
    """One for each process; other processes may serve the same tables from the same database."""

    store: Store
    referee: Referee
    presence: Presence
    waiting: WaitingBots
    thinking: Thinking
    most_of_person: int
    """How many tables that are not over one person may have made."""
    most_with_bots_of_source: int
    """At how many tables of one source a bot may be to move at the same time."""
    talk: Literal["on", "phrases", "off"] = "on"
    """What people may say at tables: anything, set phrases alone, or nothing."""
    pace: float = 0.0
    """Seconds that a bot takes for a move, more or less."""
    advised: set[str] = field(default_factory=set)
    """The people for whom a hint is being thought about."""
