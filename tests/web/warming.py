"""Rules and bots are compiled when they are first used; before any page waits for them, that is."""

from __future__ import annotations

import httpx

import pangea
from tests.server.servers import wait_until

LONG = 900.0
"""Seconds. On a machine that has compiled nothing yet it takes minutes."""


def warm_up(address: str) -> None:
    """A hint, a whole game between bots and a look back, of every game."""
    with httpx.Client(base_url=f"{address}/api/", timeout=LONG, trust_env=False) as somebody:
        for game in pangea.every_game():
            seats = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]
            wanted = {"game": game.name, "seats": seats}
            table = somebody.post("tables", json=wanted).raise_for_status().json()
