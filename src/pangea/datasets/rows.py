"""What is kept of a game: a row of the table of games, and a row for each decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from pangea.core.contract import NATURE
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.datasets.schema import GAMES, Shape, decisions_schema

Numbers = NDArray[np.int32]


@dataclass(frozen=True)
class SearchCounts:
    """What a search thought of a decision: how often it tried each move, and the mover's odds to win."""

    visits: Mapping[int, int]
    value: float


@dataclass(frozen=True)
class Decisions:
    """The decisions of one game, in their order."""

    numbers: Numbers
    """Which moves of the game they are."""
    seats: NDArray[np.int8]
    moves: Numbers
    legal: list[Numbers]
    visits: list[Numbers | None]
    """For each legal move of that decision; None where nobody searched."""
    values: list[float | None]
    observations: NDArray[np.float32]


@dataclass(frozen=True)
class KeptGame:
    """A game as it travels from where it was played to where it is written down."""

    row: dict[str, Any]
    """By the columns of the games; what is missing is null."""
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: Decisions | None = None
    trouble: Any = field(default=None, compare=False)
    """What was wrong when a bot first lost a turn, as a phrase."""

    @property
    def number(self) -> int:
        return int(self.row["number"])


def shape_of(edition: Edition, players: int) -> Shape:
    return Shape(players, edition.sizes.codes, edition.game.feature_count)


def decisions_of(match: Match, thoughts: Mapping[int, SearchCounts] | None = None) -> Decisions:
    """The decisions of a match; `thoughts` by the number of the move."""
    rules, thoughts = match.edition.rules, thoughts or {}
    deciding: list[tuple[int, int]] = []
    legal: list[Numbers] = []
    observations = np.zeros((len(match.played), match.game.feature_count), np.float32)
    for number in range(len(match.played)):
        state = match.position(number)
        seat = int(rules.to_move(state))
        if seat == NATURE:
            continue
        observations[len(deciding)] = match.edition.observation(state, seat)
        legal.append(np.array(match.edition.legal(state), np.int32))
        deciding.append((number, seat))
    numbers = np.array([number for number, _ in deciding], np.int32)
    return Decisions(
        numbers=numbers,
        seats=np.array([seat for _, seat in deciding], np.int8),
        moves=np.array(match.played, np.int32)[numbers],
        legal=legal,
        visits=[
            _visits(thoughts.get(number), moves)
            for number, moves in zip(numbers.tolist(), legal, strict=True)
        ],
        values=[thoughts[number].value if number in thoughts else None for number in numbers.tolist()],
        observations=observations[: len(deciding)].copy(),
    )


def _visits(thinking: SearchCounts | None, legal: Numbers) -> Numbers | None:
    if thinking is None:
        return None
    return np.array([thinking.visits.get(move, 0) for move in legal.tolist()], np.int32)


def games_table(games: Sequence[KeptGame]) -> Any:
    columns = {
        name: pa.array([game.row.get(name) for game in games], kind)
        for name, kind in zip(GAMES.names, GAMES.types, strict=True)
    }
    return pa.table(columns, schema=GAMES)


def decisions_table(games: Sequence[KeptGame], shape: Shape) -> Any:
    """The decisions of several games, one after the other."""
    found = [(game, game.decisions) for game in games if game.decisions is not None]
    lengths = [len(decisions.numbers) for _, decisions in found]
    margins = [margin_of(game.points, seat) for game, each in found for seat in each.seats.tolist()]
    points = np.repeat(np.array([game.points for game, _ in found], np.int32), lengths, axis=0)
    winning = np.array(
        [[seat in game.winners for seat in range(shape.players)] for game, _ in found], np.bool_
    )
    columns = {
        "game": np.repeat(np.array([game.number for game, _ in found], np.int64), lengths),
        "number": _joined([each.numbers for _, each in found]),
        "seat": _joined([each.seats for _, each in found]),
        "move": _joined([each.moves for _, each in found]),
        "legal": pa.array([moves for _, each in found for moves in each.legal], pa.list_(pa.int32())),
        "visits": pa.array([visits for _, each in found for visits in each.visits], pa.list_(pa.int32())),
        "value": pa.array([value for _, each in found for value in each.values], pa.float32()),
        "observation": _rows(_joined([each.observations for _, each in found]), shape.features),
        "points": _rows(points, shape.players),
        "margin": pa.array(margins, pa.int32()),
        "winners": _rows(np.repeat(winning, lengths, axis=0), shape.players),
    }
    return pa.table(columns, schema=decisions_schema(shape))


def margin_of(points: Sequence[int], seat: int) -> int:
    """How many points a seat is ahead of the best of the others, or behind it.

    >>> margin_of((41, 38, 40), 0), margin_of((41, 38, 40), 1)
    (1, -3)
    """
    return points[seat] - max(other for place, other in enumerate(points) if place != seat)


def _joined(parts: Sequence[NDArray[Any]]) -> NDArray[Any]:
    return np.concatenate(parts)


def _rows(grid: NDArray[Any], width: int) -> Any:
    return pa.FixedSizeListArray.from_arrays(pa.array(grid.reshape(-1)), width)
