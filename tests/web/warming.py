"""Rules and bots are compiled when they are first used: here, before a page has to wait for them."""

from __future__ import annotations

from typing import Any

import httpx

import pangea
from tests.server.servers import wait_until

LONG = 900.0
"""Seconds. On a machine that has compiled nothing yet it takes minutes."""


def warm_up(address: str) -> None:
    """A hint, a game between bots and a look back at it, of every game."""
    with httpx.Client(base_url=f"{address}/api/", timeout=LONG, trust_env=False) as somebody:
        for game in pangea.every_game():
            use_everything(somebody, game.name)


def use_everything(somebody: httpx.Client, game: str) -> None:
    def told(answer: httpx.Response) -> Any:
        return answer.raise_for_status().json()

    seats = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]
    table = told(somebody.post("tables", json={"game": game, "seats": seats}))["id"]

    def is_my_turn() -> bool:
        return bool(told(somebody.get(f"tables/{table}"))["scene"]["turn"] == 0)

    def is_over() -> bool:
        return bool(told(somebody.get(f"tables/{table}"))["status"] == "over")

    wait_until(is_my_turn, "it is my turn")
    now = told(somebody.get(f"tables/{table}"))["number"]
    told(somebody.post(f"tables/{table}/hint", json={"seat": 0, "number": now}))
    told(somebody.post(f"tables/{table}/leave", json={"seat": 0, "number": now, "level": "hatchling"}))
    wait_until(is_over, "the bots have ended the game")
    told(somebody.get(f"replays/{table}"))
