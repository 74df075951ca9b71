"""A service for one test, without its HTTP side, on a database of its own."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import update

from pangea.server.messages.scenes import Scene
from pangea.server.messages.tables import MoveMade, SeatWanted, Table, TableWanted
from pangea.server.refusals import Refused
from pangea.server.service import Service, ServiceConfig
from pangea.server.store import Person
from pangea.server.store.models import EntryRow, SummaryRow
from pangea.server.tables import acts
from tests.patience import patience_until
from tests.server.dice import loaded_dice

ME, SCREEN, OPEN = SeatWanted("me"), SeatWanted("screen", name="Guest"), SeatWanted("open")
BOT = SeatWanted("bot", level="hatchling")


class Clock:
    """A clock that a test turns on."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += days * 24 * 3600


@asynccontextmanager
async def opened(
    database: str | Path, clock: Callable[[], float] = time.time, **rules: Any
) -> AsyncIterator[Service]:
    """A service in which bots move at once."""
    url = database if isinstance(database, str) else f"sqlite:///{database / 'tables.sqlite'}"
    service_config = ServiceConfig(url, **{"pace": 0.0, "lease": 0.4, **rules})
    with loaded_dice():
        async with Service.open(service_config, clock) as service:
            yield service


def in_a_service(**rules: Any) -> Callable[[Callable[[Service], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is played in a service."""

    def staged(test: Callable[[Service], Awaitable[None]]) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            async def play() -> None:
                async with patience_until("the test ends"), opened(tmp_path, **rules) as service:
                    await test(service)

            asyncio.run(play())

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return staged


async def compiled(service: Service, game: str) -> None:
    """Until the rules of a game are compiled: from then on pages also show what one must suspect."""
    rulebook = service.tables.referee.rulebook
    await asyncio.to_thread(rulebook.for_thread, game, None)
    assert rulebook.edition(game).is_compiled


async def people(service: Service, *names: str) -> list[Person]:
    return [await service.store.people.add(name) for name in names]


async def table_of(
    service: Service, host: Person, *seats: SeatWanted, game: str = "genesis", **wanted: Any
) -> Table:
    """A new table, its seats in the order in which they are listed unless lots are asked for."""
    wanted = {"shuffle": False, **wanted}
    return await acts.create(service.tables, host, TableWanted(game, list(seats), **wanted))


async def moved(service: Service, table: Table, person: Person, choice: int = 0) -> Table:
    """One of the legal moves of whoever looks at the table is made."""
    assert table.scene is not None
    move = table.scene.legal[choice % len(table.scene.legal)]
    return await acts.move(service.tables, table.id, person, MoveMade(table.scene.eyes, table.number, move))


async def played(service: Service, table: Table, person: Person, moves: int | None = None) -> Table:
    """The table when all the person's seats have moved so often, or the game is over."""
    counter = itertools.count()
    while table.status == "playing" and (moves is None or next(counter) < moves):
        table = await turn_of(service, table, person)
        if table.status == "playing":
            table = await moved(service, table, person)
    return table


async def turn_of(service: Service, table: Table, person: Person) -> Table:
    """The table when it is the person's turn, or over."""
    return await until(
        service, table.id, person, lambda now: now.status == "over" or bool(now.scene and now.scene.legal)
    )


async def until(
    service: Service, table_id: str, person: Person | None, is_so: Callable[[Table], bool]
) -> Table:
    """The table when something is so: asked again whenever something happened."""
    happened = asyncio.Event()
    stop = service.hub.subscribe(lambda _: happened.set())
    try:
        while True:
            happened.clear()
            table = await acts.look(service.tables, table_id, person)
            if is_so(table):
                return table
            await happened.wait()
    finally:
        stop()


@contextmanager
def watched(service: Service, table_id: str, person: Person | None) -> Iterator[None]:
    """While somebody has a page open that shows the table."""
    who = None if person is None else person.id
    service.tables.presence.comes(table_id, who)
    try:
        yield
    finally:
        service.tables.presence.goes(table_id, who)


async def later(service: Service, table_id: str, seconds: float) -> None:
    """So many seconds pass at a table: what happened there was that much earlier."""
    service.tables.referee.open_tables.forget(table_id)
    entries = update(EntryRow).where(EntryRow.table_id == table_id).values(at=EntryRow.at - seconds)
    summaries = update(SummaryRow).where(SummaryRow.table_id == table_id)
    async with service.store.engine.begin() as connection:
        await connection.execute(entries)
        await connection.execute(
            summaries.values(deadline=SummaryRow.deadline - seconds, touched=SummaryRow.touched - seconds)
        )


async def clocks_looked_at(service: Service) -> None:
    """Wait until the service has looked for clocks that ran out."""
    looked = asyncio.Event()
    summaries = service.store.summaries
    run_out = summaries.run_out

    async def noted(now: float) -> list[str]:
        found = await run_out(now)
        asyncio.get_running_loop().call_soon(looked.set)
        return found

    with mock.patch.object(summaries, "run_out", noted):
        await looked.wait()


def scene_of(table: Table) -> Scene:
    assert table.scene is not None
    return table.scene


async def refused(code: str, act: Awaitable[object]) -> Refused:
    """An act that is refused with this code."""
    with pytest.raises(Refused) as caught:
        await act
    assert caught.value.code == code, f"{caught.value.code}: {caught.value}"
    return caught.value
