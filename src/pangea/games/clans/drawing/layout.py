"""A map for a board without a drawing: a circle for each territory, neighbours near each other."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pangea.games.clans.board import TERRITORIES, Board

Numbers = NDArray[np.float64]

_WIDTH, _HEIGHT, _MARGIN = 1000.0, 820.0, 52.0
_STEPS = 300
_CORNERS = 28


def laid_out(board: Board) -> tuple[Numbers, float]:
    """A place for each territory, and the height of the sheet.

    Springs between all territories want to be as long as the way from one to the other; let go, they settle.
    """
    ways = _ways(board)
    places = _first_guess(ways)
    pull = 1.0 / np.maximum(ways, 1.0) ** 2
    np.fill_diagonal(pull, 0.0)
    for _ in range(_STEPS):
        gaps = places[:, None, :] - places[None, :, :]
        lengths = np.maximum(np.hypot(gaps[..., 0], gaps[..., 1]), 1e-9)
        wanted = (pull * ways / lengths)[..., None] * gaps + pull[..., None] * places[None, :, :]
        places = wanted.sum(axis=1) / pull.sum(axis=1)[:, None]
    places = _filling(places)
    for _ in range(_STEPS):
        places = _pushed_apart(places)
    return _filling(places), _HEIGHT


def circles(places: Numbers) -> tuple[Numbers, ...]:
    """The outlines of a laid-out map: equal circles that do not touch."""
    gaps = np.hypot(*(places[:, None, :] - places[None, :, :]).transpose(2, 0, 1))
    np.fill_diagonal(gaps, np.inf)
    radius = min(46.0, 0.47 * float(gaps.min()))
    turns = np.linspace(0, 2 * np.pi, _CORNERS, endpoint=False)
    ring = radius * np.stack([np.cos(turns), np.sin(turns)], axis=1)
    return tuple(place + ring for place in places)


def _ways(board: Board) -> Numbers:
    """How many borders lie between any two territories, at least."""
    touching = np.zeros((TERRITORIES, TERRITORIES), np.bool_)
    for here, others in enumerate(board.neighbours):
        touching[here, list(others)] = True
    ways = np.full((TERRITORIES, TERRITORIES), np.inf)
    reached = np.eye(TERRITORIES, dtype=np.bool_)
    borders = 0
    while np.isinf(ways).any():
        ways[reached & np.isinf(ways)] = borders
        reached = reached | ((reached.astype(np.int64) @ touching) > 0)
        borders += 1
    return ways


def _first_guess(ways: Numbers) -> Numbers:
    """The plane in which the ways are longest: it has no folds, which the springs could not undo."""
    squares = ways**2
    middle = squares - squares.mean(axis=0) - squares.mean(axis=1)[:, None] + squares.mean()
    values, axes = np.linalg.eigh(-middle / 2)
    best = axes[:, -1:-3:-1] * np.sqrt(np.maximum(values[-1:-3:-1], 1e-9))
    # An axis may come out either way round: territory 0 is always at the upper left.
    guess: Numbers = best * np.where(best[0] > 0, -1.0, 1.0)
    return guess


def _filling(places: Numbers) -> Numbers:
    """Stretched to fill the sheet."""
    low, high = places.min(axis=0), places.max(axis=0)
    room = np.array([_WIDTH, _HEIGHT]) - 2 * _MARGIN
    filled: Numbers = _MARGIN + (places - low) / np.maximum(high - low, 1e-9) * room
    return filled


def _pushed_apart(places: Numbers) -> Numbers:
    """One small step away from whatever is too near."""
    gaps = places[:, None, :] - places[None, :, :]
    lengths = np.hypot(gaps[..., 0], gaps[..., 1])
    np.fill_diagonal(lengths, np.inf)
    too_near = np.maximum(0.0, 96.0 - lengths) / np.maximum(lengths, 1e-9)
    pushed: Numbers = places + 0.1 * (gaps * too_near[..., None]).sum(axis=1)
    return np.clip(pushed, _MARGIN, [_WIDTH - _MARGIN, _HEIGHT - _MARGIN])
