"""What people made of the challenge of a day."""

from __future__ import annotations

from msgspec import Struct


class DailyResult(Struct, frozen=True):
    """A game that the service has checked: dealt for the day, every move legal, the bots' moves their own."""

    name: str
    """Who sent it first."""
    others: int
    """How many others sent exactly these moves: they share this place in the list."""
    points: int
    place: int
    """1 for the winner, and for all who won together."""
    replay: str | None
    """The id of its replay; None while results are accepted, unless the result is the asker's own."""
    at: str
    """When it was sent first, in ISO 8601."""
    yours: bool
    """Did the asker send it, alone or like others?"""


class DailyResults(Struct, frozen=True):
    """The best results of a day, the best first; one of each person, and one for each list of moves."""

    day: str
    results: list[DailyResult]
    count: int
    """How many there are, with those that are not listed."""
    opens: str
    """The day from which on anybody can see the replays: results are not accepted any more then."""
