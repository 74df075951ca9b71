"""What is shown of a position beyond the table: continents, inner seas, herds, the deck and the meteorite."""

from __future__ import annotations

from typing import Any, cast

import pytest

from pangea.core.bits import members_of
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.views import View, veiled
from pangea.games.trias.board import DIRECTIONS, axial
from pangea.games.trias.state import Phase, State

from . import drawn
from .positions import EDITION, after, table

PART_1_IS_GONE = "played 7 13 10 0 0 0 0 0; backs 2 2 2; hands steppe ? ?; tiles 0,0:Pabc 1,0:S"


def facts_of(state: State) -> Any:
    return EDITION.facts(state)


def flooded(state: State) -> set[tuple[int, int]]:
    """Water that a flood from beyond all land does not reach, found the slow way."""
    land = {axial(state.place[tile]) for tile in range(state.tiles) if tile != state.lifted}
    reach = 1 + max(max(abs(q), abs(r)) for q, r in land)
    span = range(-reach, reach + 1)
    dry = {(q, r) for q in span for r in span} - land
    waiting = [(reach, reach)]
    while waiting:
        q, r = waiting.pop()
        if (q, r) in dry:
            dry.remove((q, r))
            waiting += [(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return dry


def lakes_of(state: State) -> set[tuple[int, int]]:
    facts = facts_of(state)
    lakes = {axial(place) for place in facts.lake_place[: facts.lakes]}
    assert len(lakes) == facts.lakes
    return lakes


@pytest.mark.parametrize("name", drawn.ALL)
def test_an_inner_sea_is_what_no_flood_reaches(name: str) -> None:
    """T1.5, with every tile that can be lifted in somebody's fingers, too."""
    state = table(drawn.ALL[name])
    assert lakes_of(state) == flooded(state)
    lifts = [text for text in EDITION.written(state, EDITION.legal(state)) if text.startswith("lift")]
    for lift in lifts:
        lifted = after(state, lift)
        assert lakes_of(lifted) == flooded(lifted), lift


def test_a_lake_and_an_island_in_one() -> None:
    assert lakes_of(table(drawn.LAKE)) == {(2, 0)}
    assert lakes_of(table(drawn.BAY)) == set()
    assert len(lakes_of(table(drawn.ISLAND))) == 15


def test_facts_of_a_whole_game() -> None:
    """Every tile on the table is of one continent; herds and cards are as many as ever."""
    state = cast(State, EDITION.lay_out(3, {}))
    random = random_from(2)
    while EDITION.rules.to_move(state) != OVER:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        if state.phase < Phase.PLACING:
            continue
        facts = facts_of(veiled(EDITION, state, 1))
        tiles = [tile for land in facts.continent_tiles[: facts.continents] for tile in members_of(land)]
        assert sorted(tiles) == [tile for tile in range(state.tiles) if tile != state.lifted]
        assert facts.continent_herds.sum(axis=0).tolist() == facts.on_land.tolist()
        herds = facts.on_land + facts.swimming + state.reserve
        assert herds.tolist() == [15, 15, 15, 0, 0]
        others = sum(state.back[seat] > 0 for seat in (0, 2))
        assert facts.unseen.sum() == facts.deck.sum() + others
        totals = [int(state.points[seat] + facts.final[seat]) for seat in range(3)]
        assert totals == EDITION.points(state)


def test_while_tiles_are_laid_there_are_no_continents() -> None:
    """T2.1"""
    facts = facts_of(table("phase lay; laid 6; tiles 0,0:P " + drawn_ring()))
    assert (facts.continents, facts.lakes) == (0, 0)


def drawn_ring() -> str:
    return " ".join(f"{2 + q},{r}:S" for q, r in DIRECTIONS)


def test_who_leads_a_continent() -> None:
    """T8.2, T8.3"""
    facts = facts_of(table("tiles 0,0:Pab 1,0:Saab 3,0:Sab 3,1:F 5,0:M"))
    assert facts.continents == 3
    assert [members_of(seats) for seats in facts.continent_leaders[:3]] == [[0], [0, 1], []]
    assert facts.continent_herds[:3, :3].tolist() == [[3, 2, 0], [1, 1, 0], [0, 0, 0]]
    assert facts.capacity[:5].tolist() == [3, 3, 3, 4, 2]


@pytest.mark.parametrize(
    ("text", "top", "safe", "among"),
    [
        ("played 7 13 6 0 0 0 0 0; tiles 0,0:Pabc", 1, 1, -1),
        (PART_1_IS_GONE, 2, 0, 6),
        (PART_1_IS_GONE.replace("0 0 0 0 0;", "0 0 0 0 1;"), 2, -1, -1),
    ],
)
def test_when_the_meteorite_can_come(text: str, top: int, safe: int, among: int) -> None:
    """T2.2, T6.2, T6.3  Not while part 1 lasts; then it is one of the cards left; and it comes once."""
    facts = facts_of(table(text))
    assert (facts.top_back, facts.safe_cards, facts.meteorite_among) == (top, safe, among)


def test_the_action_points_that_a_turn_begins_with() -> None:
    """T4.1, T6.4, T10.3"""
    assert facts_of(table("players 3; tiles 0,0:Pa 1,0:S")).turn_points == 4
    assert facts_of(table("players 2; tiles 0,0:Pa 1,0:S")).turn_points == 3
    assert facts_of(table("players 3; last 2; tiles 0,0:Pa 1,0:S")).turn_points == 2


def test_facts_travel_in_words() -> None:
    facts = View(EDITION, table(PART_1_IS_GONE.replace("0 0 0 0 0;", "0 0 0 0 1;")), 0).facts
    assert facts["safe_cards"] is None
    assert facts["continent_tiles"][0] == [0, 1]
    assert facts["unseen"] == [2, 2, 3, 0]
    assert facts["cards"] == [9, 16, 13, 1]
