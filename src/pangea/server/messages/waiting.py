"""Bot accounts that wait for opponents."""

from __future__ import annotations

from msgspec import Struct

from pangea.server.messages.words import Number

LONGEST_ABOUT = 140
"""The most characters of what a bot says about itself."""


class WaitingBot(Struct, frozen=True):
    """A bot account that would take a seat, for as long as its connection lasts."""

    id: str
    name: str
    games: list[str]
    players: list[int]
    """With how many players it plays; empty for any number."""
    tables: int
    """At how many tables at once."""
    about: str


class InviteWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An open seat for a bot account that waits."""

    seat: Number
    bot: str
