"""The clocks of tables: how long a seat has left, and when a bot takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pangea.server.tables.state import TableState

LEAST, MOST = 5, 30 * 24 * 3600
"""Seconds for a move that may be asked for: from a blitz to a month."""


def deadline(state: TableState, turn: int) -> float | None:
    """When the clock of the seat to move runs out; None if none runs: bots are never late."""
    if state.clock is None or state.is_ended or turn < 0:
        return None
    if not state.seats[turn].is_played_by_person:
        return None
    return state.turn_since + state.clock.seconds


def seconds_left(state: TableState, turn: int, seat: int, now: float) -> float | None:
    """What a page shows beside a seat; None where no clock runs."""
    end = deadline(state, turn)
    if end is None or seat != turn:
        return None
    return round(max(0.0, end - now), 1)
