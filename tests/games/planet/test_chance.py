"""Draws, random moves and imagined cards come with the right odds (chi-square, with fixed seeds)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

import pangea
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import WATCHER
from pangea.core.record import copied
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.moves import (
    animal_in,
    column_in,
    deals_habitat,
    habitat_in,
    lays_animal,
    reveals_tile,
    tile_in,
)
from pangea.simulate.cpu import Simulation

from .positions import EDITION, table

COMPILED = compiled_for(EDITION)
DRAWS = 30_000
LIKELY = 0.001


def test_tiles_are_turned_up_evenly() -> None:
    """P2.1: each tile as often in each round."""
    rounds: Counter[tuple[int, int]] = Counter()
    for moves in Simulation(COMPILED, 2, {}, seed=3).logs(2000):
        revealed = [tile_in(move) for move in moves if reveals_tile(move)]
        rounds.update((tile, number // 5) for number, tile in enumerate(revealed))
    assert len(rounds) == 500
    assert chisquare(list(rounds.values())).pvalue > LIKELY


@pytest.mark.parametrize("animals", ["open", "surprise"])
def test_animals_are_laid_out_evenly(animals: str) -> None:
    """P2.2, P6.2: each animal as often under each round, whether it was open at first or not."""
    places: Counter[tuple[int, int]] = Counter()
    order: list[int] = []
    for moves in Simulation(COMPILED, 2, {"animals": animals}, seed=4).logs(3000):
        laid = [(column_in(move), animal_in(move)) for move in moves if lays_animal(move)]
        order = [column for column, _ in laid]
        places.update((number, animal) for number, (_, animal) in enumerate(laid))
    assert len(order) == 20
    assert len(places) == 900
    assert chisquare(list(places.values())).pvalue > LIKELY


def test_habitat_cards_are_dealt_evenly() -> None:
    """P2.3"""
    cards: Counter[tuple[int, ...]] = Counter()
    for moves in Simulation(COMPILED, 2, {}, seed=5).logs(4000):
        cards[tuple(habitat_in(move) for move in moves if deals_habitat(move))] += 1
    assert len(cards) == 20
    assert chisquare(list(cards.values())).pvalue > LIKELY


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_imagined_cards_have_the_right_odds(seat: int) -> None:
    """P7.1: the others hold any of the remaining cards, each way as likely; one's own card stays."""
    state = pangea.start("planet", players=3, seed=8).state
    random, imagine = random_from(1), COMPILED.rules.imagine
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        imagined = copied(state)
        imagine(imagined, seat, random)
        counts[tuple(imagined.habitat[:3].tolist())] += 1  # type: ignore[attr-defined]
    own = state.habitat.tolist()  # type: ignore[attr-defined]
    possible = [
        deal for deal in permutations(range(len(HABITATS)), 3) if seat == WATCHER or deal[seat] == own[seat]
    ]
    assert set(counts) == set(possible)
    assert chisquare([counts[deal] for deal in possible]).pvalue > LIKELY


@pytest.mark.parametrize(
    "text", ["next habitats; habitats ocean - -", "rules beginners; table 1 2 3", "next animals"]
)
def test_there_is_only_so_much_to_imagine(text: str) -> None:
    """P7.1: cards not dealt stay undealt; beginners have none."""
    state = table(f"players 3; {text}")
    dealt = int(state.dealt)
    for seat in (WATCHER, 0, 1):
        imagined = copied(state)
        EDITION.rules.imagine(imagined, seat, random_from(4))
        assert imagined.habitat.tolist()[dealt:] == [-1] * (4 - dealt)
        imagined.habitat[:] = state.habitat
        assert imagined.tobytes() == state.tobytes()  # type: ignore[attr-defined]


def test_what_is_known_of_the_last_rounds_stays_known() -> None:
    """P3.2, P7.1: imagining changes no tile that all have seen, and deals none of them again."""
    state = table("players 3; round 9; table 1 2 3; left 30-34 / 35-39")
    imagined = copied(state)
    COMPILED.rules.imagine(imagined, 1, random_from(4))
    assert imagined.leftover.tolist() == state.leftover.tolist()
    assert imagined.new_tiles == state.new_tiles
