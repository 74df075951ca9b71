"""The curve of the win odds: as a row of small bars for a terminal, and as a page of an old atlas in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pangea.analysis.figures import percent
from pangea.analysis.pen import Page
from pangea.analysis.report import Analysis, Judgement, Verdict
from pangea.analysis.telling import account_told, depth_told, turning_point_told
from pangea.core.atlas import CREAM, GOLD, SEA, SOFT_INK
from pangea.core.match import Match
from pangea.core.words import Phrase, SeatName, say

# Ink, dashes and the mark at a line's end: each alone tells the seats apart.
_SEATS = (
    ("#9c2f1f", "", "●"),
    ("#1d5d86", "14 5", "■"),
    ("#46752f", "3 5", "▲"),
    ("#b06f00", "14 5 3 5", "◆"),
    ("#5d3f80", "7 4", "✚"),
)
_ROMAN = ("I", "II", "III")
_BARS = "▁▂▃▄▅▆▇█"
_WIDTH, _LEFT, _RIGHT = 1000.0, 84.0, 830.0
_TOP, _BOTTOM = 136.0, 556.0
_ROW, _GAP = 27.0, 14.0
_MERIDIANS = 8


def sparkline(odds: Sequence[float], width: int = 60) -> str:
    """A row of bars, each for a part of the game: low is lost, high is won.

    >>> sparkline([0.0, 0.2, 0.5, 0.8, 1.0])
    '▁▂▅▇█'
    """
    columns = min(width, len(odds))
    starts = [number * len(odds) // columns for number in range(columns + 1)]
    means = [sum(odds[one:next_one]) / (next_one - one) for one, next_one in pairwise(starts)]
    return "".join(_BARS[min(len(_BARS) - 1, int(mean * len(_BARS)))] for mean in means)


def svg(analysis: Analysis, match: Match, lang: str) -> str:
    """The page: the curve of each seat, its mistakes and the turning points on it, and the story below."""
    return _Chart(analysis, match, lang).drawn()


class _Chart:
    def __init__(self, analysis: Analysis, match: Match, lang: str) -> None:
        self._analysis, self._lang, self._names = analysis, lang, match.names
        self._title = self._say(Phrase("analysis-plot-title", {"game": Phrase(f"{analysis.game}-title")}))
        self._place = {station.moves: number for number, station in enumerate(analysis.curve)}
        told = (self._say(turning_point_told(point, match)) for point in analysis.turning_points)
        self._swings = [f"{numeral} · {swing}" for numeral, swing in zip(_ROMAN, told, strict=False)]
        self._sums = [self._say(account_told(account)) for account in analysis.accounts]
        rows = len(self._swings) + len(self._sums)
        height = _BOTTOM + 94 + rows * _ROW + (_GAP if self._swings else 0)
        self._page = Page(_WIDTH, height, lang, self._title, "\n".join([*self._swings, *self._sums]))

    def drawn(self) -> str:
        self._headline()
        self._graticule()
        self._turning_points()
        for seat in self._analysis.seats:
            self._curve(seat)
        for judgement in self._analysis.judgements:
            self._sign(judgement)
        self._labels()
        self._captions()
        return self._page.written()

    def _x(self, moves: int) -> float:
        return _LEFT + (_RIGHT - _LEFT) * self._place[moves] / max(1, len(self._place) - 1)

    def _y(self, odds: float) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * odds

    def _headline(self) -> None:
        self._page.words(self._title, _LEFT, 54, 32, font_weight="bold")
        depth = self._say(depth_told(self._analysis.depth))
        self._page.words(depth, _WIDTH - 40, 54, 17, SOFT_INK, text_anchor="end", font_style="italic")

    def _graticule(self) -> None:
        """The parallels are the odds, the meridians the moves; the lower half is the sea."""
        page = self._page
        page.box(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP, fill=CREAM, stroke=SOFT_INK)
        page.box(_LEFT, self._y(0.5), _RIGHT - _LEFT, (_BOTTOM - _TOP) / 2, fill=SEA, fill_opacity=".5")
        for quarter in range(5):
            y = self._y(quarter / 4)
            page.line([(_LEFT, y), (_RIGHT, y)], SOFT_INK, 0.6, "2 4")
            page.words(self._say(percent(quarter / 4)), _LEFT - 10, y, 16, SOFT_INK, text_anchor="end")
        for moves in self._meridians():
            x = self._x(moves)
            page.line([(x, _TOP), (x, _BOTTOM)], SOFT_INK, 0.6, "2 4")
            page.words(str(moves), x, _BOTTOM + 17, 16, SOFT_INK, text_anchor="middle")
        legend = self._say(Phrase("analysis-plot-moves"))
        page.words(legend, _RIGHT, _BOTTOM + 40, 16, SOFT_INK, text_anchor="end", font_style="italic")

    def _meridians(self) -> list[int]:
        """Some of the stations, evenly apart."""
        moves = list(self._place)
        last = len(moves) - 1
        return sorted({moves[number * last // _MERIDIANS] for number in range(_MERIDIANS + 1)})

    def _turning_points(self) -> None:
        beside, height = -_WIDTH, 0.0
        for turning_point, numeral in zip(self._analysis.turning_points, _ROMAN, strict=False):
            x = self._x(turning_point.number - 1)
            # Numerals of neighbours stand one above the other.
            height = height + 17 if x - beside < 30 else 14
            beside = x
            self._page.line([(x, _TOP - height + 8), (x, _BOTTOM)], GOLD, 1.6, "6 4")
            self._page.words(numeral, x, _TOP - height, 16, text_anchor="middle", font_weight="bold")

    def _curve(self, seat: int) -> None:
        colour, dashes, _ = _SEATS[seat % len(_SEATS)]
        points = [
            (self._x(station.moves), self._y(station.odds_of(seat))) for station in self._analysis.curve
        ]
        self._page.line(points, CREAM, 6)
        self._page.line(points, colour, 3, dashes, data_seat=str(seat))

    def _sign(self, judgement: Judgement) -> None:
        """A mistake, where its maker's line stood when it was made."""
        if judgement.verdict not in (Verdict.MISTAKE, Verdict.BLUNDER):
            return
        station = self._analysis.curve[self._place[judgement.number - 1]]
        x, y = self._x(station.moves), self._y(station.odds_of(judgement.seat))
        colour = _SEATS[judgement.seat % len(_SEATS)][0]
        self._page.dot(x, y, 11, colour)
        self._page.words(judgement.verdict.sign, x, y, 14, colour, text_anchor="middle", font_weight="bold")

    def _labels(self) -> None:
        """The seats beside the ends of their lines, pushed apart where they would lie on each other."""
        last = self._analysis.curve[-1]
        seats = sorted(self._analysis.seats, key=lambda seat: -last.odds_of(seat))
        lowest = _BOTTOM - 24 * (len(seats) - 1)
        y = -_BOTTOM
        for number, seat in enumerate(seats):
            y = min(max(self._y(last.odds_of(seat)), y + 24), lowest + 24 * number)
            colour, _, mark = _SEATS[seat % len(_SEATS)]
            name = self._say(Phrase("analysis-label", {"mark": mark, "seat": SeatName(seat)}))
            self._page.words(
                name, _RIGHT + 14, y, min(19.0, 210 / max(1, len(name))), colour, font_weight="bold"
            )

    def _captions(self) -> None:
        y = _BOTTOM + 74
        for rows in (self._swings, self._sums):
            for row in rows:
                # A long sentence must stay on the page.
                self._page.words(row, _LEFT - 40, y, min(18.0, 1500 / len(row)))
                y += _ROW
            y += _GAP if rows else 0

    def _say(self, phrase: Phrase) -> str:
        return say(phrase, self._lang, self._names)
