"""A house for one test: the service without its wire, on a database of its own."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from pangea.server.house import House, HouseRules
from pangea.server.messages import MoveMade, Scene, SeatWanted, Table, TableWanted
from pangea.server.refusals import Refused
from pangea.server.store import Person
from pangea.server.store.models import EntryRow, HeadRow
from tests.server.dice import loaded_dice

PATIENCE = 600.0
"""Seconds after which a test gives up. Nothing takes nearly so long, also where everybody is busy."""

ME, SCREEN, OPEN = SeatWanted("me"), SeatWanted("screen", name="Guest"), SeatWanted("open")
BOT = SeatWanted("bot", level="hatchling")


@asynccontextmanager
async def opened(database: str | Path, **rules: Any) -> AsyncIterator[House]:
    """A house in which bots move at once."""
    url = database if isinstance(database, str) else f"sqlite:///{database / 'tables.sqlite'}"
    house_rules = HouseRules(url, **{"pace": 0.0, "lease": 0.4, **rules})
    with loaded_dice():
        async with House.open(house_rules) as house:
            yield house


def in_a_house(**rules: Any) -> Callable[[Callable[[House], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is played in a house."""

    def staged(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            async def play() -> None:
                async with asyncio.timeout(PATIENCE), opened(tmp_path, **rules) as house:
                    await test(house)

            asyncio.run(play())

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return staged


async def compiled(house: House, game: str) -> None:
    """Until the rules of a game are compiled: from then on pages also show what one must suspect."""
    rulebook = house.tables._referee.rulebook
    await asyncio.to_thread(rulebook.for_thread, game, None)
    assert rulebook.edition(game).is_compiled


async def people(house: House, *names: str) -> list[Person]:
    return [await house.store.people.add(name) for name in names]


async def table_of(
    house: House, host: Person, *seats: SeatWanted, game: str = "genesis", **wanted: Any
) -> Table:
    return await house.tables.create(host, TableWanted(game, list(seats), **wanted))


async def moved(house: House, table: Table, person: Person, choice: int = 0) -> Table:
    """One of the legal moves of whoever looks at the table is made."""
    assert table.scene is not None
    move = table.scene.legal[choice % len(table.scene.legal)]
    return await house.tables.move(table.id, person, MoveMade(table.scene.eyes, table.number, move))


async def played(house: House, table: Table, person: Person, moves: int | None = None) -> Table:
    """The table when all the person's seats have moved so often, or the game is over."""
    counter = itertools.count()
    while table.status == "playing" and (moves is None or next(counter) < moves):
        table = await turn_of(house, table, person)
        if table.status == "playing":
            table = await moved(house, table, person)
    return table


async def turn_of(house: House, table: Table, person: Person) -> Table:
    """The table when it is the person's turn, or over."""
    return await until(
        house, table.id, person, lambda now: now.status == "over" or bool(now.scene and now.scene.legal)
    )


async def until(house: House, table_id: str, person: Person | None, is_so: Callable[[Table], bool]) -> Table:
    """The table when something is so: asked again whenever something happened."""
    happened = asyncio.Event()
    stop = house.hub.subscribe(lambda _: happened.set())
    try:
        while True:
            happened.clear()
            table = await house.tables.look(table_id, person)
            if is_so(table):
                return table
            await happened.wait()
    finally:
        stop()


@contextmanager
def watched(house: House, table_id: str, person: Person | None) -> Iterator[None]:
    """While somebody has a page open that shows the table."""
    house.tables.person_is_here(table_id, person, True)
    try:
        yield
    finally:
        house.tables.person_is_here(table_id, person, False)


async def later(house: House, table_id: str, seconds: float) -> None:
    """So many seconds pass at a table: what happened there was that much earlier."""
    house.tables._referee.cabinet.forget(table_id)
    entries = update(EntryRow).where(EntryRow.table_id == table_id).values(at=EntryRow.at - seconds)
    heads = update(HeadRow).where(HeadRow.table_id == table_id)
    async with house.store.engine.begin() as connection:
        await connection.execute(entries)
        await connection.execute(
            heads.values(deadline=HeadRow.deadline - seconds, touched=HeadRow.touched - seconds)
        )


def scene_of(table: Table) -> Scene:
    assert table.scene is not None
    return table.scene


async def refused(code: str, act: Awaitable[object]) -> Refused:
    """An act that is refused with this code."""
    with pytest.raises(Refused) as caught:
        await act
    assert caught.value.code == code, f"{caught.value.code}: {caught.value}"
    return caught.value
