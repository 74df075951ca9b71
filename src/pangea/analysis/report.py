"""What an analysis found: moves judged, strokes of luck, the curve of the odds, the sums of each seat."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any

from pangea.analysis.foresight import Depth, Outlook


class Verdict(Enum):
    """How bad a decision was, by the win odds it lost. The sign is the one that chess players use."""

    FINE = ("fine", 0.0, "")
    SLIP = ("slip", 0.04, "?!")
    MISTAKE = ("mistake", 0.1, "?")
    BLUNDER = ("blunder", 0.2, "??")

    def __init__(self, word: str, least: float, sign: str) -> None:
        self.word, self.least, self.sign = word, least, sign


@dataclass(frozen=True)
class Judgement:
    """One decision, with what the mover could know. `number` counts all moves of the record, from 1."""

    number: int
    seat: int
    move: str
    best: str
    """The best move that the search found: the one made, if none is better."""
    loss: float
    """The win odds that the decision lost; nought where the search can't tell the two moves apart."""
    with_best: Outlook
    with_move: Outlook
    choices: int

    @property
    def verdict(self) -> Verdict:
        return max((verdict for verdict in Verdict if self.loss >= verdict.least), key=lambda one: one.least)


@dataclass(frozen=True)
class Luck:
    """One or more moves of nature in a row: how they changed the win odds of each seat that was looked at."""

    number: int
    moves: tuple[str, ...]
    change: tuple[float | None, ...]


@dataclass(frozen=True)
class Station:
    """A point of the curve: after so many moves, the win odds of each seat by what it knows itself."""

    moves: int
    win_odds: tuple[float | None, ...]

    def odds_of(self, seat: int) -> float:
        """The win odds of a seat that was looked at."""
        odds = self.win_odds[seat]
        assert odds is not None
        return odds


@dataclass(frozen=True)
class TurningPoint:
    """A decision, with what nature did next, that changed the odds of a seat most."""

    number: int
    mover: int
    move: str
    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class Account:
    """The odds of a seat from start to end: what luck brought, what its decisions lost, and all the rest."""

    seat: int
    start: float
    luck: float
    lost: float
    others: float
    """The others' moves, and what lay hidden."""
    end: float
    decisions: int
    verdicts: dict[str, int]


@dataclass(frozen=True)
class Analysis:
    """All of it. Numbers of moves count from 1 and include nature's, as in `pangea show --move`."""

    game: str
    players: int
    is_over: bool
    depth: Depth
    seats: tuple[int, ...]
    judgements: tuple[Judgement, ...]
    luck: tuple[Luck, ...]
    curve: tuple[Station, ...]
    accounts: tuple[Account, ...]
    turning_points: tuple[TurningPoint, ...]

    def as_dict(self) -> dict[str, Any]:
        """Plain numbers, lists and texts, for JSON; rounded to what a search can tell."""
        found = _rounded(asdict(self))
        assert isinstance(found, dict)
        for judged, judgement in zip(found["judgements"], self.judgements, strict=True):
            judged["verdict"] = judgement.verdict.word
        if self.depth.seconds is not None:
            found["depth"]["iterations"] = None
        return found


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(inner) for inner in value]
    return value
