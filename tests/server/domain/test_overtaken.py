"""Acts that do not depend on the position are done although a move came first, here or elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pangea.server.messages.tables import (
    FillWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferAnswered,
    OfferMade,
    SeatAct,
    SettingsWanted,
    Table,
)
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.tables import acts
from pangea.server.tables.log import Moved
from tests.patience import patience_until

from .services import BOT, ME, OPEN, compiled, moved, opened, people, refused, scene_of, table_of


@dataclass
class Scene:
    """Ann, Bob and Cid play Clans in that order; `service` is the process that Ann and Bob use."""

    service: Service
    other: Service
    table: Table
    ann: Person
    bob: Person
    cid: Person

    async def look(self, person: Person) -> Table:
        self.table = await acts.look(self.service.tables, self.table.id, person)
        return self.table

    async def move(self, person: Person) -> None:
        """The person's move; `table` is what it was before."""
        await moved(self.service, await acts.look(self.service.tables, self.table.id, person), person)

    async def squeeze_in_a_move(self) -> None:
        """Make a move of the seat to move, in the other process."""
        async with self.other.tables.referee.holding(self.table.id) as held:
            match, turn = held.table.match, held.table.turn
            assert match is not None
            await held.write(Moved(turn, match.view(turn).legal()[0]))


Act = Callable[[Scene], Awaitable[Callable[[], Awaitable[Table]]]]
"""Brings a scene to where an act can be done, and returns the act as it is sent."""


async def leave(scene: Scene) -> Callable[[], Awaitable[Table]]:
    wanted = LeaveWanted(1, scene.table.number, "hatchling")
    return lambda: acts.leave(scene.service.tables, scene.table.id, scene.bob, wanted)


async def come_back(scene: Scene) -> Callable[[], Awaitable[Table]]:
    table = await (await leave(scene))()
    act = SeatAct(1, table.number)
    return lambda: acts.come_back(scene.service.tables, table.id, scene.bob, act)


async def offer_to_end(scene: Scene) -> Callable[[], Awaitable[Table]]:
    made = OfferMade(1, scene.table.number, "end")
    return lambda: acts.offer(scene.service.tables, scene.table.id, scene.bob, made)


async def offer_to_undo(scene: Scene) -> Callable[[], Awaitable[Table]]:
    await scene.move(scene.ann)
    await scene.move(scene.bob)
    made = OfferMade(0, (await scene.look(scene.ann)).number, "undo")
    return lambda: acts.offer(scene.service.tables, scene.table.id, scene.ann, made)


async def undo(scene: Scene) -> Callable[[], Awaitable[Table]]:
    """Bots play for the others, and one of them moves while Ann takes her move back."""
    for seat, person in ((1, scene.bob), (2, scene.cid)):
        wanted = LeaveWanted(seat, scene.table.number, "hatchling")
        await acts.leave(scene.service.tables, scene.table.id, person, wanted)
    await scene.move(scene.ann)
    act = SeatAct(0, (await scene.look(scene.ann)).number)
    return lambda: acts.undo(scene.service.tables, scene.table.id, scene.ann, act)


async def agree(scene: Scene) -> Callable[[], Awaitable[Table]]:
    table = await (await offer_to_end(scene))()
    given = OfferAnswered(2, table.number, True)
    return lambda: acts.answer(scene.service.tables, table.id, scene.cid, given)


async def withdraw(scene: Scene) -> Callable[[], Awaitable[Table]]:
    table = await (await offer_to_end(scene))()
    given = OfferAnswered(1, table.number, False)
    return lambda: acts.answer(scene.service.tables, table.id, scene.bob, given)


ACTS: list[tuple[Act, Callable[[Table], bool]]] = [
    (leave, lambda now: now.seats[1].stands_in),
    (come_back, lambda now: not now.seats[1].stands_in),
    (offer_to_end, lambda now: now.offer is not None and now.offer.kind == "end"),
    (offer_to_undo, lambda now: now.offer is not None and now.offer.kind == "undo"),
    (undo, lambda now: scene_of(now).turn == 0),
    (agree, lambda now: now.offer is not None and now.offer.waiting == [0]),
    (withdraw, lambda now: now.offer is None),
]


def in_two_processes(tmp_path: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        async with (
            patience_until("the test ends"),
            opened(tmp_path, pace=1000.0) as service,
            opened(tmp_path, pace=1000.0) as other,
        ):
            for each in (service, other):
                await compiled(each, "clans")
            ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
            table = await table_of(service, ann, ME, OPEN, OPEN, game="clans")
            for person in (bob, cid):
                await acts.join(service.tables, table.id, person, JoinWanted())
            table = await acts.look(service.tables, table.id, ann)
            await play(Scene(service, other, table, ann, bob, cid))

    asyncio.run(run())


@pytest.mark.parametrize("is_known", [True, False], ids=["here", "in another process"])
@pytest.mark.parametrize(("act", "is_done"), ACTS, ids=[act.__name__ for act, _ in ACTS])
def test_a_move_that_came_first_does_not_matter(
    act: Act, is_done: Callable[[Table], bool], is_known: bool, tmp_path: Path
) -> None:
    async def play(scene: Scene) -> None:
        sent = await act(scene)
        number = (await scene.look(scene.ann)).number
        await scene.squeeze_in_a_move()
        if is_known:
            await scene.look(scene.ann)
        done = await sent()
        assert done.number == number + 2
        assert is_done(done)
        assert is_done(await acts.look(scene.other.tables, done.id, scene.bob))

    in_two_processes(tmp_path, play)


def test_what_depends_on_the_position_comes_too_late(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        tables, table = scene.service.tables, scene.table
        late = MoveMade(0, table.number, scene_of(table).legal[-1])
        await scene.squeeze_in_a_move()
        await refused("stale", acts.move(tables, table.id, scene.ann, late))
        # Another move than the one that was the last is not taken back instead.
        await refused("stale", acts.undo(tables, table.id, scene.ann, SeatAct(0, table.number)))
        await refused("stale", acts.offer(tables, table.id, scene.ann, OfferMade(0, table.number, "undo")))
        ahead = LeaveWanted(0, table.number + 9, "hatchling")
        await refused("stale", acts.leave(tables, table.id, scene.ann, ahead))

    in_two_processes(tmp_path, play)


def test_an_answer_counts_for_the_offer_that_was_seen(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        tables = scene.service.tables
        first = await (await offer_to_end(scene))()
        again = await acts.answer(tables, first.id, scene.bob, OfferAnswered(1, first.number, False))
        await acts.offer(tables, first.id, scene.bob, OfferMade(1, again.number, "end"))
        late = OfferAnswered(2, first.number, True)
        await refused("stale", acts.answer(tables, first.id, scene.cid, late))

    in_two_processes(tmp_path, play)


def test_before_the_game_both_processes_change_a_table(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        here, there, ann = scene.service.tables, scene.other.tables, scene.ann
        table = await table_of(scene.service, ann, ME, OPEN, OPEN, OPEN, game="clans")
        settings = SettingsWanted(table.options, None, 3, "anybody", "players")
        await acts.fill(there, table.id, ann, FillWanted(3, "hatchling"))
        assert (await acts.change_settings(here, table.id, ann, settings)).watching == "players"
        await acts.fill(there, table.id, ann, FillWanted(2, "hatchling"))
        assert (await acts.join(here, table.id, scene.bob, JoinWanted())).status == "playing"
        bots = await table_of(scene.service, ann, BOT, BOT, BOT, game="clans")
        async with scene.other.tables.referee.holding(bots.id) as held:
            assert held.table.match is not None
            await held.write(Moved(0, held.table.match.view(0).legal()[0]))
        assert (await acts.end(here, bots.id, ann)).status == "over"

    in_two_processes(tmp_path, play)
