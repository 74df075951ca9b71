"""A bot account that plays at a table of a Pangea service, through its API alone.

    python examples/table_bot.py http://127.0.0.1:8137 TOKEN TABLE [INVITE]

It takes an open seat, is told over the WebSocket what happens, and plays whenever it is its turn, until the
game is over. Its moves are drawn at random: put your own idea into `choose`.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

Json = dict[str, Any]
STALE = 409


def choose(scene: Json) -> str:
    """One of the legal moves. `scene["view"]` is all that this seat may see."""
    legal: list[str] = scene["legal"]
    return random.choice(legal)  # noqa: S311  a game needs no better dice


class Service:
    """A Pangea service, as a bot account talks to it."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self.proof = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """Ask for something, or do something; the answer, or an HTTPError that says why not."""
        headers = {**self.proof, "Content-Type": "application/json"}
        data = json.dumps(body or {}).encode() if method != "GET" else None
        request = Request(self.address + path, data, headers, method=method)  # noqa: S310  the address you gave
        with urlopen(request) as answer:  # noqa: S310
            told: Json = json.load(answer)
        return told

    def play(self, table: str, invite: str | None = None) -> Json:
        """Sit down at a table and play until the game is over. The table as it is then."""
        seat = self.ask("POST", f"/api/tables/{table}/join", {"invite": invite})["yours"][0]
        events = self.address.replace("http", "ws", 1) + "/api/events"
        with connect(events, additional_headers=self.proof) as socket:
            socket.send(json.dumps({"type": "watch", "table": table, "eyes": seat}))
            for message in socket:
                event = json.loads(message)
                if event["type"] == "trouble":
                    raise SystemExit(event["trouble"]["text"])
                if event["type"] != "table":
                    continue
                if event["table"]["status"] == "over":
                    return dict(event["table"])
                self.move(event["table"], seat)
        raise SystemExit("The service has closed.")

    def move(self, table: Json, seat: int) -> None:
        """Make a move, if it is this seat's turn."""
        scene = table["scene"]
        if not scene or not scene["legal"]:
            return
        made = {"seat": seat, "number": table["number"], "move": choose(scene)}
        try:
            self.ask("POST", f"/api/tables/{table['id']}/moves", made)
        except HTTPError as error:
            if error.code != STALE:  # somebody was quicker: the next event says what happened
                raise


def main(address: str, token: str, table: str, invite: str | None = None) -> None:
    over = Service(address, token).play(table, invite)
    print(f"points {over['scene']['points']}, winners {over['scene']['winners']}")  # noqa: T201


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5):
        sys.exit(f"usage: python {sys.argv[0]} ADDRESS TOKEN TABLE [INVITE]")
    main(*sys.argv[1:])
