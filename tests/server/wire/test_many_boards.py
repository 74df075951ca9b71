"""Boards that somebody brings along, however many: they keep nobody else from playing."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import msgspec
import pytest

import pangea
from pangea.core.compiled import Compiled
from pangea.core.signatures import Entry
from pangea.server.compute.compiling import job_of

from .serving import Client, Json, run, serving

MANY = 40
NO_LIMIT = 1_000_000
FEW = 6
"""Orders that a game takes: its rules, what is next, the search, and what moves tell."""
HUNTER, HATCHLING = ({"kind": "bot", "level": level} for level in ("hunter", "hatchling"))


def board(number: int) -> Json:
    """A board of Clans that no other number has: the terrains have moved on."""
    content = dict(pangea.game("clans").board(None).content)
    content["terrain"] = content["terrain"][number:] + content["terrain"][:number]
    return content


class Workshop:
    """Takes orders to compile, and notes them. Those for other boards it begins when it may."""

    def __init__(self) -> None:
        self.orders: list[bytes] = []
        self.may_begin = Event()

    def compile(self, compiled: Compiled, entries: Sequence[Entry]) -> None:
        self.orders.append(msgspec.json.encode(job_of(compiled, entries)))
        if not compiled.edition.is_usual:
            self.may_begin.wait()


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    workshop = Workshop()
    # A service that has ended lets its compiler finish what it is at: that is no order of this test's.
    for thread in threading.enumerate():
        if thread.name.startswith("compiler"):
            thread.join()
    monkeypatch.setattr(Compiled, "elsewhere", workshop.compile)
    monkeypatch.setattr(Compiled, "keeps", lambda *_: False)  # so that all is ordered, kept or not
    return workshop


async def has_moved(client: Client, table: Json) -> None:
    """The bot in the first seat made its move."""
    async with client.events() as page:
        await page.send("watch", table=table["id"], eyes=1)
        await page.next("table", lambda event: event["table"]["scene"]["turn"] == 1)


def test_many_boards_of_one_guest_keep_nobody_waiting(tmp_path: Path, workshop: Workshop) -> None:
    """The guest needs not even slow down for the limit on requests."""

    async def attack(guest: Client) -> list[Json]:
        boards = [board(number) for number in range(1, MANY + 1)]
        return [await guest.table("clans", HUNTER, "me", content=content) for content in boards]

    async def test() -> None:
        limits = {"requests_per_second": NO_LIMIT, "requests_per_address": NO_LIMIT}
        async with (
            serving(tmp_path, **limits) as service,
            service.client() as guest,
            service.client() as ada,
        ):
            await guest.introduce("Guest")
            await ada.introduce("Ada")
            try:
                tables = await attack(guest)
                # The compiler has not even begun with boards: usual games and simple bots need not know.
                await has_moved(ada, await ada.table("clans", HUNTER, "me"))
                await has_moved(ada, await ada.table("clans", HATCHLING, "me", content=board(50)))
                own = await ada.table("clans", HUNTER, "me", content=board(51))
                assert (await ada.look(own))["scene"]["turn"] == 0
            finally:
                workshop.may_begin.set()
            await has_moved(ada, own)
            for table in tables:
                await has_moved(guest, table)

    run(test())
    assert len(set(workshop.orders)) == len(workshop.orders), "nothing is compiled twice"
    orders = [msgspec.json.decode(order) for order in workshop.orders]
    of_boards = [order for order in orders if not order["is_usual"]]
    assert 0 < len(of_boards) <= FEW, "all boards together take no more than one"
