"""Tables that nobody looks at: they take no memory for long, and come back as they were."""

from __future__ import annotations

import msgspec

from pangea.server.house import House
from pangea.server.messages import Table
from pangea.server.store import Person
from pangea.server.tables import cabinet
from pangea.server.tables.cabinet import Cabinet, Drawer

from .houses import ME, SCREEN, in_a_house, moved, people, table_of


def cabinet_of(house: House, room: int) -> Cabinet:
    """The cabinet of a house, with room for so many moves of tables that nobody looks at."""
    found = house.tables._referee.cabinet
    found._asleep = Drawer(room)
    return found


async def three_tables(house: House, host: Person) -> list[Table]:
    tables = [await table_of(house, host, ME, SCREEN, game="genesis") for _ in range(3)]
    return [await moved(house, table, host) for table in tables]


@in_a_house()
async def test_of_tables_that_nobody_looks_at_the_last_are_kept(house: House) -> None:
    (ann,) = await people(house, "Ann")
    kept = cabinet_of(house, room=1)
    tables = await three_tables(house, ann)
    assert [table.id for table in kept._asleep] == [tables[-1].id]
    assert not list(kept._awake)
    for table in tables:
        assert table.scene is not None
        again = await house.tables.look(table.id, ann, table.scene.eyes)
        assert msgspec.json.encode(again) == msgspec.json.encode(table)


@in_a_house()
async def test_a_table_that_somebody_looks_at_stays_until_nobody_does(house: House) -> None:
    (ann,) = await people(house, "Ann")
    kept = cabinet_of(house, room=1)
    first = await table_of(house, ann, ME, SCREEN, game="genesis")
    house.tables.person_is_here(first.id, ann, True)
    await house.tables.look(first.id, ann)
    await three_tables(house, ann)
    assert [table.id for table in kept._awake] == [first.id]
    house.tables.person_is_here(first.id, ann, False)
    kept.tidy()
    assert not list(kept._awake)
    assert [table.id for table in kept._asleep] == [first.id]


@in_a_house()
async def test_the_largest_table_of_all_is_kept_while_it_is_in_use(house: House) -> None:
    (ann,) = await people(house, "Ann")
    kept = cabinet_of(house, room=cabinet.LEAST_WEIGHT)
    table = await table_of(house, ann, ME, SCREEN, game="genesis")
    assert [each.id for each in kept._asleep] == [table.id]
