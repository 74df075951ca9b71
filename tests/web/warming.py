"""Rules and bots are compiled when they are first used: here, before a page has to wait for them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
from websockets.sync.client import connect

import pangea
from pangea.server.compute.checks import OF_A_SOURCE
from tests.patience import LONG_PATIENCE

LONG = LONG_PATIENCE
"""Seconds. On a machine that has compiled nothing yet it takes minutes."""


def warm_up(address: str) -> None:
    """A hint, a game between bots, a look back at it and an analysis, of every game.

    Games are played side by side, since a service waits more than it works; it analyses one after the other.
    """
    with ExitStack() as stack:

        def somebody_who_plays(game: pangea.Game) -> tuple[httpx.Client, str]:
            # Somebody else at each game: a person gets one hint at a time.
            somebody = stack.enter_context(
                httpx.Client(base_url=f"{address}/api/", timeout=LONG, trust_env=False)
            )
            return somebody, play(somebody, game.name)

        # So many hints of one address are thought about at the same time.
        with ThreadPoolExecutor(OF_A_SOURCE) as pool:
            played = list(pool.map(somebody_who_plays, pangea.every_game()))
        for somebody, table in played:
            analyse(somebody, table)


def told(answer: httpx.Response) -> Any:
    return answer.raise_for_status().json()


def play(somebody: httpx.Client, game: str) -> str:
    """A table where a game is played to its end."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]
    table = str(told(somebody.post("tables", json={"game": game, "seats": seats, "shuffle": False}))["id"])

    def is_my_turn() -> bool:
        return bool(told(somebody.get(f"tables/{table}"))["scene"]["turn"] == 0)

    def is_over() -> bool:
        return bool(told(somebody.get(f"tables/{table}"))["status"] == "over")

    wait_long(is_my_turn, "it is my turn")
    now = told(somebody.get(f"tables/{table}"))["number"]
    told(somebody.post(f"tables/{table}/hint", json={"seat": 0, "number": now}))
    told(somebody.post(f"tables/{table}/leave", json={"seat": 0, "number": now, "level": "hatchling"}))
    with watched(somebody, table):
        wait_long(is_over, "the bots have ended the game")
    return table


def analyse(somebody: httpx.Client, table: str) -> None:
    def is_analysed() -> bool:
        return bool(told(somebody.get(f"replays/{table}/analysis"))["status"] == "done")

    told(somebody.get(f"replays/{table}"))
    told(somebody.post(f"replays/{table}/analysis", json={"iterations": 1}))
    wait_long(is_analysed, "the game is analysed")


@contextmanager
def watched(somebody: httpx.Client, table: str) -> Iterator[None]:
    """While a page shows a table: bots that are left to themselves move for nobody else."""
    address = str(somebody.base_url).replace("http://", "ws://") + "events"
    with connect(address, proxy=None, open_timeout=LONG, ping_interval=None, max_size=None) as page:
        page.send(json.dumps({"type": "watch", "table": table, "eyes": -1, "log": 0, "number": -1}))
        yield


def wait_long(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + LONG
    while not is_so():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.05)
