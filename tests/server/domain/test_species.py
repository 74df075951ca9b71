"""Species at a table of Genesis: chosen as it is made, shown, kept in a rematch, and in the record."""

from __future__ import annotations

import pytest

import pangea
from pangea.core import records
from pangea.server.refusals import Refused
from pangea.server.service import Service
from pangea.server.tables import acts

from .services import ME, SCREEN, in_a_service, people, scene_of, table_of

CHOSEN = ["humans", "mammals"]
MESSAGES = [f"genesis-species-{name}" for name in CHOSEN]


@in_a_service()
async def test_a_table_is_played_with_the_species_that_were_chosen(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, species=CHOSEN)
    assert table.roles == MESSAGES
    assert scene_of(table).view["species"][:2] == CHOSEN
    service.tables.referee.open_tables.forget(table.id)
    again = await acts.look(service.tables, table.id, ann)
    assert (again.roles, scene_of(again).view) == (MESSAGES, scene_of(table).view)


@in_a_service()
async def test_the_record_and_its_replay_have_the_species(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, species=CHOSEN)
    await acts.end(service.tables, table.id, ann)
    record = await acts.record(service.tables, table.id, ann)
    assert record["species"] == CHOSEN
    whole = pangea.play("genesis", ["random"] * 2, seed=1).record()
    made = await service.replays.open_record(records.write({**whole, "species": CHOSEN}).encode())
    scenes = await service.replays.scenes(made.id, 0, 1, 1)
    assert scenes.scenes[0].view["species"][:2] == CHOSEN


@in_a_service()
async def test_players_keep_their_species_in_a_rematch(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, species=CHOSEN)
    await acts.end(service.tables, table.id, ann)
    again = await acts.rematch(service.tables, table.id, ann)
    assert again.roles == MESSAGES[::-1]


@in_a_service()
async def test_a_shuffle_moves_species_with_their_seats(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    for _ in range(8):
        table = await table_of(service, ann, ME, SCREEN, species=CHOSEN, shuffle=True)
        names = [seat.name for seat in table.seats]
        assert table.roles[names.index("Ann")] == MESSAGES[0]


@in_a_service()
async def test_species_that_are_not_one_for_each_seat_make_no_table(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    for wrong in (["humans"], ["humans", "humans"], ["humans", "ants"]):
        with pytest.raises(Refused, match="a different name for each of the 2 seats"):
            await table_of(service, ann, ME, SCREEN, species=wrong)
    with pytest.raises(Refused, match="don’t choose a species"):
        await table_of(service, ann, ME, SCREEN, game="clans", species=CHOSEN)


@in_a_service()
async def test_without_a_choice_seats_have_the_species_in_their_order(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN)
    assert table.roles == ["genesis-species-reptiles", "genesis-species-dinosaurs"]
    clans = await table_of(service, ann, ME, SCREEN, game="clans")
    assert clans.roles == []
