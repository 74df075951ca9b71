"""What people made of the challenge of a day."""

from __future__ import annotations

from msgspec import Struct


class DailyResult(Struct, frozen=True):
    """A game that the service has checked: dealt for the day, every move legal, the bots' moves their own."""

    name: str
    points: int
    place: int
    """1 for the winner, and for all who won together."""
    replay: str
    """The id of its replay."""
    at: str
    """When it was sent, in ISO 8601."""
    yours: bool


class DailyResults(Struct, frozen=True):
    """The best results of a day, the best first; one of each person."""

    day: str
    results: list[DailyResult]
    count: int
    """How many there are, with those that are not listed."""
