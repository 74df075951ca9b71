"""Random games in great number: counted rightly, told as they go on, and the same where they are kept."""

from __future__ import annotations

import pytest

import pangea
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.simulate.cpu import Simulation
from tests.bots.crowd import CROWD, LAST_ENDING, SEATS

GENESIS = Compiled(Edition(pangea.game("genesis")))


def test_games_that_are_kept_come_to_the_same() -> None:
    kept: list[list[int]] = []
    simulation = Simulation(GENESIS, 3, {}, seed=5)
    statistics = simulation.play(40, keep=kept.append)
    assert statistics == simulation.play(40, threads=2) == simulation.play(40, threads=1)
    assert kept == list(simulation.logs(40))
    assert sum(map(len, kept)) == statistics.moves


@pytest.mark.parametrize("threads", [1, 3])
def test_every_game_is_told(threads: int) -> None:
    told: list[int] = []
    Simulation(GENESIS, 2, {}, seed=5).play(50, threads, told.append)
    assert sum(told) == 50
    assert len(told) > 1


def test_there_is_room_for_every_seat_and_every_ending() -> None:
    statistics = Simulation(Compiled(Edition(CROWD)), SEATS, {}, seed=1).play(100)
    assert statistics.endings[f"ending-{LAST_ENDING}"] == 100
    assert sum(statistics.endings.values()) == 100
    assert len(statistics.wins) == SEATS
    assert all(1 <= points <= 2 for points in statistics.mean_points)
    assert statistics.decisions == SEATS * 100
