"""A bot account that waits for opponents at a Pangea service, and plays with whoever invites it.

    python examples/waiting_bot.py http://127.0.0.1:8137 TOKEN [GAMES]

It is listed where people set up a table. Invited, it takes its seat and plays until the game is over; one
WebSocket tells of all its tables. After so many GAMES it ends; without them, it goes on until it is stopped.
"""

from __future__ import annotations

import json
import sys
from urllib.error import HTTPError

from table_bot import STALE, Json, Service  # type: ignore[import-not-found]
from websockets.sync.client import ClientConnection, connect

WAIT = {"type": "wait", "games": [], "players": [], "tables": 4, "about": "I play at random, and quickly."}
"""What it waits for: no games means all of them, no players any number of them."""


class Waiter:
    def __init__(self, service: Service, socket: ClientConnection) -> None:
        self.service, self.socket = service, socket
        self.seats: dict[str, int] = {}
        self.played = 0

    def tell(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, event: Json) -> None:
        """Do what an event asks for."""
        if event["type"] == "waiting":
            print("waiting" if event["bot"] else "not waiting any more", flush=True)  # noqa: T201
        elif event["type"] == "invited":
            self.sit_down(event["table"])
        elif event["type"] == "table":
            self.look_at(event["table"])
        elif event["type"] == "trouble" and event["table"] is None:
            raise SystemExit(event["trouble"]["text"])

    def sit_down(self, table: str) -> None:
        """Take the seat that is kept for it, and be told of the table from then on."""
        if table in self.seats:
            return
        try:
            sits = self.service.ask("POST", f"/api/tables/{table}/join")
        except HTTPError as error:
            if error.code not in (404, STALE):  # the table is gone, or somebody else sits there
                raise
            return
        self.seats[table] = sits["yours"][0]
        self.tell({"type": "watch", "table": table, "eyes": self.seats[table]})

    def look_at(self, table: Json) -> None:
        seat = self.seats.get(table["id"])
        if seat is None:
            return
        if table["status"] == "over" or seat not in table["yours"]:
            # Over; or the settings were changed, and the seat has to be taken again.
            del self.seats[table["id"]]
            self.tell({"type": "unwatch", "table": table["id"]})
            if table["status"] == "over":
                self.played += 1
                print(f"over: {table['id']}", flush=True)  # noqa: T201
            else:
                self.sit_down(table["id"])
        else:
            self.service.move(table, seat)


def main(address: str, token: str, games: str | None = None) -> None:
    service = Service(address, token)
    events = service.address.replace("http", "ws", 1) + "/api/events"
    with connect(events, additional_headers=service.proof) as socket:
        waiter = Waiter(service, socket)
        waiter.tell(WAIT)
        for message in socket:
            waiter.hear(json.loads(message))
            if games is not None and waiter.played >= int(games):
                return
    raise SystemExit("The service has closed.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(f"usage: python {sys.argv[0]} ADDRESS TOKEN [GAMES]")
    main(*sys.argv[1:])
