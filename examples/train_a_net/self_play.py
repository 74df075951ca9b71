"""Games that a guided search plays against itself, and what can be learned from them."""

from __future__ import annotations

import numpy as np
from nets import Net
from numpy.typing import NDArray
from small_net import Floats, Lessons

import pangea
from pangea.bots.guided import PLAYOUTS_ALONE, GuidedSearch, GuidedSettings

PLAYED_OUT = GuidedSettings(leaves=32, curiosity=2.0, impulse=0.5, patience=8, sparing=True)
"""How a net guides: it says priors where a tree branches out, and playouts say what leaves are worth."""
SHARPER = 2.0
"""What is to be learned is clearer than what was tried: a search that knows nothing yet tries much."""
MARGIN = 0.5
"""How much of a result is for the margin, as in the search."""


def lessons_from(
    net: Net | None, game: str, players: int, games: int, iterations: int, seed: int, tries: int = 10
) -> Lessons:
    """So many games side by side. In the first `tries` moves of each, moves are drawn as often as the search
    tried them; then the most tried one is made."""
    batch = pangea.batch(game, games=games, players=players, seed=seed, restarts=False)
    settings = PLAYOUTS_ALONE if net is None else PLAYED_OUT
    search = GuidedSearch(game, net, games, seed, settings)
    draw = np.random.default_rng(seed)
    won = np.zeros_like(batch.rewards)
    kept: list[tuple[NDArray[np.int64], NDArray[np.int32], Lessons]] = []
    while (awake := np.flatnonzero(batch.turn >= 0)).size:
        search.look_at(batch.states, batch.turn)
        if net is not None:
            search.stir()
        # A root branches out after as many iterations as its patience; the next one tries a move.
        search.grow(max(iterations, settings.patience + 1))
        tried = search.visits[awake].astype(np.float32)
        policy = tried**SHARPER
        policy /= policy.sum(axis=1, keepdims=True)
        turns = batch.turn[awake].copy()
        outlook = _mine_first(search.outlook[awake, :players], turns)
        kept.append((awake, turns, Lessons(batch.observations[awake], batch.mask[awake], policy, outlook)))
        actions = search.best()
        if len(kept) <= tries:
            actions[awake] = [draw.choice(len(row), p=row / row.sum()) for row in policy.astype(np.float64)]
        batch.step(np.where(batch.turn >= 0, actions, 0))
        won += batch.rewards
    results = _results(batch.points[:, :players], won[:, :players], players)
    return Lessons.together([_with_results(*part, results) for part in kept])


def _mine_first(by_seat: Floats, turns: NDArray[np.int32]) -> Floats:
    seats = by_seat.shape[1]
    order = (turns[:, None] + np.arange(seats)) % seats
    return np.take_along_axis(by_seat, order, axis=1)


def _results(points: NDArray[np.int32], rewards: Floats, players: int) -> Floats:
    """What a game came to for each seat, between 0 and 1: half for the win, half for the margin."""
    wins = (rewards * (players - 1) + 1) / players
    others = np.where(np.eye(players, dtype=bool), np.iinfo(np.int32).min, points[:, None, :])
    lead = (points - others.max(axis=2)).astype(np.float32)
    return np.asarray((1 - MARGIN) * wins + MARGIN * (0.5 + 0.5 * lead / (np.abs(lead) + 10)), np.float32)


def _with_results(
    places: NDArray[np.int64], turns: NDArray[np.int32], lessons: Lessons, results: Floats
) -> Lessons:
    """A value to learn is half what came of the game, and half what the search thought of the position."""
    values = 0.5 * lessons.values + 0.5 * _mine_first(results[places], turns)
    return Lessons(lessons.seen, lessons.mask, lessons.policy, values.astype(np.float32))
