"""The fast rules against the slow and obvious ones, move by move; and what never changes in any game."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from pangea.core.compiled import compiled_for
from pangea.core.match import Match
from pangea.games.planet.board.content import HABITATS
from pangea.simulate.cpu import Simulation

from .positions import EDITION
from .reference import NAMES, Portion, Table, regions, touches

COMPILED = compiled_for(EDITION)
GAMES = 5
MANY = 2000
TABLES = list(product((2, 3, 4), ("full", "beginners"), ("open", "surprise")))
EVERY_TABLE = pytest.mark.parametrize(("players", "rules", "animals"), TABLES)


def options_of(rules: str, animals: str) -> dict[str, str]:
    return {"rules": rules, "animals": animals}


@EVERY_TABLE
def test_every_list_every_animal_and_every_point_agree(players: int, rules: str, animals: str) -> None:
    """P3.1 to P3.3, P4.1 to P4.5, P5.1 to P5.3, P6.1, P6.2"""
    edition, options = COMPILED.fast_edition, options_of(rules, animals)
    for moves in Simulation(COMPILED, players, options, seed=21).logs(GAMES):
        match = Match(edition, players, options, 0)
        slow = Table(players, rules == "beginners", animals == "surprise")
        for move in moves:
            assert slow.legal() == set(match.legal())
            text, mover = edition.write(match.state, move), match.turn
            match.follow(text)
            slow.play(text)
            compare(match, slow)
            if mover >= 0:
                compare_regions(match.state, mover, slow.planets[mover])
        assert slow.is_over
        assert match.is_over
        assert slow.points() == match.record()["points"]
        assert slow.winners() == match.record()["winners"]


def compare(match: Match, slow: Table) -> None:
    state: Any = match.state
    if not slow.is_over:
        assert state.round_now == slow.round
        if slow.is_placing:
            assert state.open_tiles[: state.on_table].tolist() == slow.open
            assert match.turn == slow.turn
    if slow.round <= 10:
        piles = [[tile for tile in pile if tile >= 0] for pile in state.leftover.tolist()]
        assert piles == [slow.piles[0], slow.piles[1]]
    owned = {
        EDITION.board.animals[animal].name: None if owner < 0 else owner
        for card, (animal, owner) in enumerate(zip(state.animal.tolist(), state.owner.tolist(), strict=True))
        if animal >= 0 and not int(state.waiting) >> card & 1
    }
    assert owned == slow.owned


def compare_regions(state: Any, seat: int, land: dict[Portion, str]) -> None:
    """P1.3, P1.4: habitats, heads, extents and what is touched, against a flood fill over sets."""
    cover = state.cover[seat].tolist()
    assert {divmod(portion, 5): HABITATS[h] for portion, h in enumerate(cover) if h >= 0} == land
    extent, touching = [0] * 60, dict.fromkeys(NAMES.values(), 0)
    for habitat, name in enumerate(NAMES.values()):
        heads = 0
        for region in regions(land, name):
            numbers = sorted(face * 5 + edge for face, edge in region)
            assert {int(state.head[seat, number]) for number in numbers} == {numbers[0]}
            heads |= 1 << numbers[0]
            extent[numbers[0]] = len(region)
            for other in NAMES.values():
                if other != name and touches(land, region, other):
                    touching[other] |= 1 << numbers[0]
        assert int(state.heads[seat, habitat]) == heads
    assert state.extent[seat].tolist() == extent
    assert state.touching[seat].tolist() == list(touching.values())


@EVERY_TABLE
def test_what_holds_in_every_game(players: int, rules: str, animals: str) -> None:
    """P1.2, P2.1, P2.2, P3.2, P5.1: fifty tiles, twenty animals, full planets, nothing twice."""
    edition = COMPILED.fast_edition
    options = options_of(rules, animals)
    last: Any = None
    for moves in Simulation(COMPILED, players, options, seed=22).logs(MANY):
        last = edition.lay_out(players, options)
        for move in moves:
            edition.rules.apply(last, move)
        decisions = sum(move < 300 for move in moves)
        assert decisions == 12 * players
        assert len(moves) == decisions + 50 + 20 + (0 if rules == "beginners" else players)
        assert last.new_tiles == 0
        assert last.waiting == 0
        assert last.bare.tolist() == [0] * 4
        assert (last.cover[:players] >= 0).all()
        assert int(last.extent.sum()) == 60 * players
        shown = last.animal.tolist()
        assert len(set(shown)) == 20
        assert int(last.new_animals).bit_count() == 25
        assert set(last.owner.tolist()) <= set(range(-1, players))
        assert (last.given_in >= 3).all()


def test_a_batch_of_games_has_its_statistics() -> None:
    played = Simulation(COMPILED, 3, {}, seed=1).play(500, threads=1)
    assert played.games == 500
    assert played.decisions == 500 * 36
    assert played.endings == {"twelve": 500}
