"""Who asks."""

from __future__ import annotations

from msgspec import Struct

LONGEST_NAME = 40


class Me(Struct, frozen=True):
    """Who asks. `id` is public; what proves it is in the cookie or the token.

    Somebody who is nobody yet has no id and no name: their first act makes them a guest.
    """

    id: str | None
    name: str
    is_bot: bool = False


class MeWanted(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class BotAccount(Struct, frozen=True):
    """A bot account of whoever asks. Its token is not shown again."""

    id: str
    name: str
    made: str
    """When it was made, in ISO 8601."""
    used: str | None
    """When it last came with its token, to half a day; None if it has not, as far as is known."""
    is_bot: bool = True


class TokenMade(Struct, frozen=True):
    """A bot account. The token is shown once."""

    id: str
    name: str
    token: str


class Reach(Struct, frozen=True):
    """Where friends find the service."""

    public: str | None
    """The address that its host has named."""
    only_here: bool
    """Can nobody but this very machine open it?"""
    nearby: list[str]
    """Its addresses in the same network, for a client on its machine."""
    commands: list[str] = []
    """If only this machine can open it: what starts it for the network, for a client on its machine."""
