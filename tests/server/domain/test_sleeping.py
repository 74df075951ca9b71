"""Tables that nobody looks at: they take no memory for long, and come back as they were."""

from __future__ import annotations

import msgspec

from pangea.server.lru import Lru
from pangea.server.messages.tables import Table
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.tables import acts, open_tables
from pangea.server.tables.open_tables import OpenTables

from .services import ME, SCREEN, in_a_service, moved, people, table_of


def open_tables_of(service: Service, room: int) -> OpenTables:
    """The open tables of a service, with room for this many moves of tables that nobody looks at."""
    found = service.tables.referee.open_tables
    found._asleep = Lru(room)
    return found


async def three_tables(service: Service, host: Person) -> list[Table]:
    tables = [await table_of(service, host, ME, SCREEN, game="genesis") for _ in range(3)]
    return [await moved(service, table, host) for table in tables]


@in_a_service()
async def test_of_tables_that_nobody_looks_at_the_last_are_kept(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    kept = open_tables_of(service, room=1)
    tables = await three_tables(service, ann)
    assert [table.id for table in kept._asleep] == [tables[-1].id]
    assert not list(kept._awake)
    for table in tables:
        assert table.scene is not None
        again = await acts.look(service.tables, table.id, ann, table.scene.eyes)
        assert msgspec.json.encode(again) == msgspec.json.encode(table)


@in_a_service()
async def test_a_table_that_somebody_looks_at_stays_until_nobody_does(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    kept = open_tables_of(service, room=1)
    first = await table_of(service, ann, ME, SCREEN, game="genesis")
    service.tables.presence.comes(first.id, ann.id)
    await acts.look(service.tables, first.id, ann)
    await three_tables(service, ann)
    assert [table.id for table in kept._awake] == [first.id]
    service.tables.presence.goes(first.id, ann.id)
    kept.tidy()
    assert not list(kept._awake)
    assert [table.id for table in kept._asleep] == [first.id]


@in_a_service()
async def test_the_largest_table_of_all_is_kept_while_it_is_in_use(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    kept = open_tables_of(service, room=open_tables.LEAST_WEIGHT)
    table = await table_of(service, ann, ME, SCREEN, game="genesis")
    assert [each.id for each in kept._asleep] == [table.id]
