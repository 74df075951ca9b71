"""The clocks of tables: how long a seat has left, and when a bot takes over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pangea.server.tables.course import Course

LEAST, MOST = 5, 30 * 24 * 3600
"""Seconds for a move that may be asked for: from a blitz to a month."""


def deadline(course: Course, turn: int) -> float | None:
    """When the clock of the seat to move runs out; None if none runs: bots are never late."""
    if course.clock is None or course.is_ended or turn < 0:
        return None
    if not course.seats[turn].is_played_by_person:
        return None
    return course.turn_since + course.clock.seconds


def seconds_left(course: Course, turn: int, seat: int, now: float) -> float | None:
    """What a page shows beside a seat; None where no clock runs."""
    end = deadline(course, turn)
    if end is None or seat != turn:
        return None
    return round(max(0.0, end - now), 1)
