"""The fast rules against the slow and obvious ones, move by move, and what holds in every game."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import numpy as np
import pytest

from pangea.core.chance import seed_word
from pangea.core.compiled import compiled_for
from pangea.core.contract import NATURE
from pangea.core.record import copied, unpacked
from pangea.core.signatures import Entry
from pangea.games.trias.state import Phase, State
from pangea.simulate.cpu import Simulation

from . import drawn
from .invariants import (
    BOOKS,
    CARDS,
    CROWD,
    HERDS,
    SPENT,
    TILES,
    WELL,
    WHAT,
    first_broken,
    play_checked,
)
from .positions import EDITION, herds_at, legal, points_of, reference_of, swimmers_at, table
from .reference import Table

COMPILED = compiled_for(EDITION)
SLOW_GAMES, GAMES_PER_TABLE = 5, 2000
TABLES = pytest.mark.parametrize(("players", "splits"), [(2, "any"), (3, "any"), (4, "pole"), (5, "any")])


@TABLES
def test_every_move_list_every_herd_and_every_point_agree(players: int, splits: str) -> None:
    fast = COMPILED.fast_edition
    for moves in Simulation(COMPILED, players, {"splits": splits}, seed=11).logs(SLOW_GAMES):
        state = cast(State, EDITION.lay_out(players, {"splits": splits}))
        slow = Table(players, splits)
        for move in moves:
            if fast.rules.to_move(state) != NATURE:
                assert {fast.write(state, code) for code in fast.legal(state)} == slow.legal()
                assert fast.rules.to_move(state) == slow.turn
            text = EDITION.write(state, move)
            slow.play(text)
            fast.rules.apply(state, move)
            compare(unpacked(state), slow)
            if state.phase >= Phase.PLACING and state.lifted < 0:
                assert fast.points(state) == slow.result()
        assert slow.stage == "over"
        assert fast.winners(state) == slow.winners()


def compare(state: State, slow: Table) -> None:
    seats = range(slow.players)
    for place in slow.tiles:
        assert herds_at(state, *place) == [slow.herds(place)[seat] for seat in seats]
    for place, swimmers in slow.swimmers.items():
        assert swimmers_at(state, *place) == [swimmers[seat] for seat in seats]
    assert state.swims == len(slow.swimmers)
    assert state.reserve[: slow.players].tolist() == slow.reserve
    assert state.points[: slow.players].tolist() == slow.points
    assert state.action_points == slow.ap


@pytest.mark.parametrize("splits", ["any", "pole"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_holds_in_every_game(players: int, splits: str) -> None:
    """T1.1, T1.3, T1.4, T3.3, T3.5, T6.1: after every move of thousands of games of each kind."""
    (play,) = COMPILED.entries(Entry(play_checked))
    states = State.batch(4)
    moves = np.zeros(EDITION.sizes.legal, np.int32)
    options = EDITION.options({"splits": splits})
    broken = play(states, seed_word(13), seed_word(13), players, options, GAMES_PER_TABLE, moves)
    assert WHAT[broken] == WHAT[0]


@pytest.mark.parametrize(
    ("field", "place", "value", "broken"),
    [
        ("reserve", 0, 3, HERDS),
        ("crowd", 1, 3, CROWD),
        ("place", 1, 127, TILES),
        ("back", 1, 0, CARDS),
        ("coast", 1, 0, BOOKS),
        ("spent", 0, 2, SPENT),
    ],
)
def test_what_is_broken_is_found(field: str, place: int, value: int, broken: int) -> None:
    """The checks themselves: a herd too few, a tile under a tile, a card in no hand …"""
    state: Any = table("hands steppe forest mountain; " + drawn.PENINSULA)
    moves = np.zeros(EDITION.sizes.legal, np.int32)
    assert first_broken(state, state, copied(state), moves) == WELL
    state[field][place] = value
    assert first_broken(state, state, copied(state), moves) == broken


def test_the_slow_rules_can_begin_anywhere() -> None:
    """What the drawn positions are compared with is the table that they show."""
    apply = COMPILED.rules.apply
    for moves in Simulation(COMPILED, 3, {}, seed=14).logs(3):
        state = cast(State, EDITION.lay_out(3, {}))
        for number, move in enumerate(moves):
            apply(state, move)
            if number % 9 == 0 and state.phase in (
                Phase.PLACING,
                Phase.CHOOSING,
                Phase.LIFTING,
                Phase.ACTING,
            ):
                slow = reference_of(state)
                assert slow.legal() == legal(state)
                assert slow.result() == points_of(state)


def test_random_games_come_to_every_phase() -> None:
    phases: Counter[int] = Counter()
    apply = COMPILED.rules.apply
    for moves in Simulation(COMPILED, 4, {}, seed=15).logs(3):
        state: Any = EDITION.lay_out(4, {})
        for move in moves:
            phases[int(state.phase)] += 1
            apply(state, move)
        phases[int(state.phase)] += 1
    assert set(phases) == set(Phase)
