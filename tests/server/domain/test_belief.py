"""What moves suggest of what is hidden is no secret adviser between people."""

from __future__ import annotations

from pangea.server.messages.tables import JoinWanted, SeatWanted
from pangea.server.service import Service
from pangea.server.tables import acts

from .services import BOT, ME, OPEN, SCREEN, compiled, in_a_service, people, scene_of, table_of

TABLES: tuple[tuple[tuple[SeatWanted, ...], bool | None, bool], ...] = (
    ((ME, BOT), None, True),
    ((ME, BOT), False, False),
    ((ME, SCREEN), None, False),
    ((ME, SCREEN), True, True),
    ((ME, OPEN), None, False),
    ((ME, OPEN), True, True),
)


@in_a_service()
async def test_between_people_belief_is_told_only_where_the_table_allows_it(service: Service) -> None:
    await compiled(service, "clans")
    ann, bob = await people(service, "Ann", "Bob")
    for seats, belief, is_told in TABLES:
        table = await table_of(service, ann, *seats, game="clans", belief=belief)
        if OPEN in seats:
            await acts.join(service.tables, table.id, bob, JoinWanted())
        # Also as the table is read from its log.
        for _ in range(2):
            seen = await acts.look(service.tables, table.id, ann, 0)
            assert (seen.belief, bool(scene_of(seen).suspected)) == (is_told, is_told), (seats, belief)
            assert scene_of(await acts.look(service.tables, table.id, None)).suspected == []
            service.tables.referee.open_tables.forget(table.id)
