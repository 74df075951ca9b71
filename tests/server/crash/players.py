"""Players who go on whatever happens to the service, and remember every move that was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.servers import Service

PAUSE = 0.05
"""Seconds between two questions to which there is no answer yet."""
LAST_MOVES = 4
"""So many moves, each answered by the bot, show that a table goes on after all that happened."""
Json = dict[str, Any]


class Player:
    """Somebody who plays game after game against a bot, at whichever process answers."""

    def __init__(self, name: str, services: Sequence[Service], acknowledged: Callable[[], None]) -> None:
        self._name, self._services, self._acknowledged = name, services, acknowledged
        self._http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        self._random = random.Random(name)
        self.games: dict[str, list[str]] = {}
        """The moves of each table that were acknowledged, in order."""

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Play games, each to its end, until it is enough."""
        async with self._http:
            await self._ask("PUT", "/api/me", {"name": self._name})
            while not is_enough():
                await self._play_one(is_enough)

    async def _play_one(self, is_enough: Callable[[], bool]) -> None:
        """A game to its end; when it is enough, a few moves more."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "hatchling"}]
        table = await self._ask("POST", "/api/tables", {"game": "genesis", "seats": seats, "shuffle": False})
        acknowledged = self.games.setdefault(table["id"], [])
        to_make = LAST_MOVES
        while table["status"] != "over":
            if table["scene"]["legal"] and not to_make:
                end = {"seat": 0, "number": table["number"], "kind": "end"}
                table = await self._ask("POST", f"/api/tables/{table['id']}/offers", end)
            elif table["scene"]["legal"]:
                to_make -= is_enough()
                move = self._random.choice(table["scene"]["legal"])
                made = {"seat": 0, "number": table["number"], "move": move}
                table = await self._ask("POST", f"/api/tables/{table['id']}/moves?log_from=100000", made)
                acknowledged.append(move)
                self._acknowledged()
            else:
                await asyncio.sleep(PAUSE)
                table = await self._ask("GET", f"/api/tables/{table['id']}?log_from=100000")
        replay = await self._ask("GET", f"/api/replays/{table['id']}")
        made_here = [line["move"] for line in replay["lines"] if line["seat"] == 0]
        # A move that was not answered was sent again until it was: so these are all.
        assert made_here == acknowledged, f"{table['id']}: {acknowledged} became {made_here}"

    async def _ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Ask until somebody answers: who was killed meanwhile can't, and another or the next one does."""
        while True:
            answer = await self._answer(method, path, body)
            if answer is not None and answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
                found: Json = answer.json()
                return found
            await asyncio.sleep(PAUSE)

    async def _answer(self, method: str, path: str, body: Json | None) -> httpx.Response | None:
        addresses = [service.address for service in self._services if service.address]
        if not addresses:
            return None
        try:
            return await self._http.request(method, self._random.choice(addresses) + path, json=body)
        except httpx.TransportError:
            return None
