"""What an analysis found: moves judged, strokes of luck, the curve of the odds, the sums of each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Any

from pangea.analysis.foresight import Depth, Outlook
from pangea.core.words import Phrase, SeatName

VERSION = 2
"""Of the form that `as_dict` has. The first had no yardstick: its `others` were all that was left over."""
_STRICTNESS = 4
"""A move that keeps nine tenths of the standing is 66% accurate, one that keeps half of it 6%."""
_CLEAR_LEAD = 10
"""A lead of this many points is half way from being level to all that points can count."""
_STRONG = 0.1
"""A move that no better one was found for is strong if the yardstick would have lost this much there."""


class Verdict(Enum):
    """How bad a decision was, by the win odds it lost. The sign is the one that chess players use."""

    GOOD = ("good", 0.0, "!")
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
    """The win odds that the decision lost; 0 where the search can't tell the two moves apart."""
    with_best: Outlook
    with_move: Outlook
    usual: tuple[float, ...]
    """The win odds of each seat after the move that the yardstick would have played here."""
    choices: int
    accuracy: float
    """From 0 to 100: how much of the standing was kept that the best move would have kept."""
    better: tuple[Phrase, ...] = ()
    """What would have been told of the better move, and of what only it brings about at once."""
    answer: tuple[Phrase, ...] = ()
    """What the move made brings about at once, or lets the next player do, and the better one would not."""
    why: tuple[Phrase, ...] = ()
    """What the better move would have brought, in figures."""

    @property
    def gain(self) -> float:
        """The win odds that the decision brought its seat beside the yardstick: what is good is above 0."""
        return self.brings(self.seat)

    def brings(self, seat: int) -> float:
        """What the decision did to the odds of a seat beside the yardstick, as its mover saw it."""
        return self.with_move.win_odds[seat] - self.usual[seat]

    @property
    def verdict(self) -> Verdict:
        if self.loss == 0 and self.gain >= _STRONG:
            return Verdict.GOOD
        bad = [
            verdict
            for verdict in (Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER)
            if self.loss >= verdict.least
        ]
        return bad[-1] if bad else Verdict.FINE


@dataclass(frozen=True)
class Luck:
    """One or more moves of nature in a row: how they changed the win odds of each seat that was looked at."""

    number: int
    moves: tuple[str, ...]
    change: tuple[float | None, ...]


@dataclass(frozen=True)
class Station:
    """A point of the curve: after a number of moves, the win odds of each seat by what it knows itself."""

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
    """The odds of a seat from start to end: start + luck + own + others + rest = end."""

    seat: int
    start: float
    luck: float
    """What nature did."""
    own: float
    """The seat's decisions, each against the yardstick."""
    others: float | None
    """What the decisions of the others did to this seat, each against the yardstick; None if not all were
    looked at."""
    rest: float
    """What nobody decided: what lay hidden and came to light, and what the searches estimate better later."""
    end: float
    lost: float
    """What the decisions lost beside the best moves."""
    accuracy: float | None
    """From 0 to 100; None if the seat never had a choice."""
    decisions: int
    verdicts: dict[str, int]


def accuracy_of(seat: int, best: Outlook, played: Outlook) -> float:
    """From 0 to 100: how much of a seat's standing a move kept, of what the best one would have kept.

    Differences within the noise count as well: over many decisions they are what tells players apart.
    """
    most = standing(seat, best)
    return 100 * min(1.0, standing(seat, played) / most) ** _STRICTNESS if most else 100.0


def standing(seat: int, outlook: Outlook) -> float:
    """From 0 to 1: half of it is the chance to win, half the lead in points to be expected.

    The search weighs them so, too. There is something to lose even where the winner is certain.
    """
    lead = outlook.points[seat] - max(outlook.points[:seat] + outlook.points[seat + 1 :])
    return 0.5 * outlook.win_odds[seat] + 0.25 * (1 + lead / (abs(lead) + _CLEAR_LEAD))


def mean_accuracy(judgements: Iterable[Judgement]) -> float | None:
    """Of all decisions that had a choice; None if there was none."""
    decided = [judgement.accuracy for judgement in judgements if judgement.choices > 1]
    return sum(decided) / len(decided) if decided else None


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
        found = _plain(self)
        assert isinstance(found, dict)
        found["version"] = VERSION
        for judged, judgement in zip(found["judgements"], self.judgements, strict=True):
            judged["verdict"] = judgement.verdict.word
            judged["gain"] = _plain(judgement.gain)
        for account in found["accounts"]:
            # What is read adds up as well, to the last digit.
            parts = (account[part] or 0.0 for part in ("start", "luck", "own", "others"))
            account["rest"] = _plain(account["end"] - sum(parts))
        if self.depth.seconds is not None:
            found["depth"]["iterations"] = None
        return found


def _plain(value: object) -> object:
    """As JSON has it. Phrases are written as the service sends them."""
    match value:
        case float():
            return round(value, 4)
        case Phrase():
            return {"say": value.message, "about": _plain(value.about)}
        case SeatName():
            return {"seat": value.seat}
        case Mapping():
            return {key: _plain(inner) for key, inner in value.items()}
        case list() | tuple():
            return [_plain(inner) for inner in value]
        case _ if is_dataclass(value):
            return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
