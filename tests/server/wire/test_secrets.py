"""What a seat may not know never reaches it: every byte of a game is the same if what is hidden is another.

A random game of every game is played over the real wire by two people, with somebody watching. At several
moments every byte that each of them can be sent is kept, and asked for again while the table is in a state
that these eyes can't tell from the true one: the bytes must be equal.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import WATCHER
from pangea.core.record import copied, same
from pangea.server.tables.matches import TableMatch

from .serving import Client, Events, Json, Service, run, serving

PEOPLE = 2
MOMENTS = (0, 3, 9, 24)
"""After so many moves of people what is hidden is imagined."""
NO_MOVES = ("castle", "0 1 2")


class Eyes:
    """Somebody with a page that shows the table, and the seat they look from."""

    def __init__(self, seat: int, client: Client, page: Events) -> None:
        self.seat, self.client, self.page = seat, client, page

    async def watched(self, table: Json, log: int) -> bytes:
        """What the page is told when it says that it knows the log so far."""
        await self.page.send("watch", table=table["id"], eyes=self.seat, log=log)
        while True:
            told = await self.page.raw()
            event = json.loads(told)
            if event["type"] == "table" and event["table"]["scene"]["log"]["start"] == log:
                return told

    async def all_that_is_told(self, table: Json) -> list[bytes]:
        """Whatever can be asked for: over HTTP and the WebSocket, with all that is refused."""
        path, moves = f"/api/tables/{table['id']}", table["scene"]["moves"]
        tries = [{"seat": max(0, self.seat), "number": table["number"], "move": move} for move in NO_MOVES]
        asked = [
            *[("GET", f"{path}?eyes={seat}", None) for seat in (self.seat, (self.seat + 1) % PEOPLE)],
            *[("POST", f"{path}/moves", made) for made in tries],
            ("GET", "/api/tables", None),
            ("GET", f"{path}/record", None),
            ("GET", f"/api/replays/{table['id']}", None),
        ]
        answers = [await self.client.ask(method, where, body) for method, where, body in asked]
        return [
            *[answer.content for answer in answers],
            await self.watched(table, 0),
            await self.watched(table, moves - 1),
        ]


@contextmanager
def imagining(match: TableMatch, seat: int, luck: int) -> Iterator[bool]:
    """The match in another state that this seat can't tell from the true one; and whether it is another."""
    true, lines = match.state, match._lines
    match.state, match._lines = copied(true), {}
    match.edition.rules.imagine(match.state, seat, random_from(luck))
    try:
        yield not same(match.state, true)
    finally:
        match.state, match._lines = true, lines


@pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
def test_every_byte_is_the_same_if_what_is_hidden_is_another(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            service = await stack.enter_async_context(serving(tmp_path, requests_per_second=1000))
            everybody = [await somebody(service, stack, seat) for seat in (*range(PEOPLE), WATCHER)]
            host = everybody[0].client
            table = await host.table(game, "me", "open")
            for eyes in everybody[1:PEOPLE]:
                table = await eyes.client.right(
                    "POST", f"/api/tables/{table['id']}/join", {"seat": eyes.seat}
                )
            for eyes in everybody:  # twice: the first time tells the others that somebody came
                await eyes.watched(table, 0)
            for eyes in everybody:
                await eyes.watched(table, 1)
            differed = await play(service, table, everybody)
            hides = any(field.seen_by is None for field in pangea.game(game).state.fields.values())
            assert differed or not hides, "nothing was hidden: the test would show nothing"

    run(test())


async def somebody(service: Service, stack: AsyncExitStack, seat: int) -> Eyes:
    client = await stack.enter_async_context(service.client())
    await client.introduce(f"Somebody {seat}")
    return Eyes(seat, client, await stack.enter_async_context(client.events()))


async def play(service: Service, table: Json, everybody: list[Eyes]) -> int:
    """Play, imagining on the way. How often what was hidden was another."""
    dice, differed = random.Random(11), 0
    for moves in range(MOMENTS[-1] + 1):
        if moves in MOMENTS:
            for eyes in everybody:
                differed += await looks_the_same(service, table, eyes, luck=moves)
        if table["status"] == "over":
            break
        mover = everybody[table["scene"]["turn"]]
        seen = await mover.client.look(table, mover.seat)
        table = await mover.client.move(seen, dice.choice(seen["scene"]["legal"]))
    return differed


async def looks_the_same(service: Service, table: Json, eyes: Eyes, luck: int) -> bool:
    open_table = await service.house.tables._referee.cabinet.table(table["id"], at_least=0)
    assert open_table is not None
    match = open_table.match
    assert match is not None
    true = await eyes.all_that_is_told(table)
    with imagining(match, eyes.seat, luck) as is_another:
        assert await eyes.all_that_is_told(table) == true
    return is_another
