"""Where a match stands: the points, who wins, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pangea.core.arguments import language_in, names_in
from pangea.core.messages import ScoreLine
from pangea.core.words import ENGLISH, Phrase, say

UNKNOWN_POINTS = "?"


@dataclass(frozen=True)
class Score:
    """Where the match stands: points by seat, who would win, and how it came about. Final when it is over.

    As text it is a table: a line for each reason, with the points that it gives to each seat.
    """

    points: list[int]
    """The points of each seat if the game ended now."""
    winners: list[int]
    lines: list[ScoreLine]
    scored: list[int | None]
    """The part of these points that was scored during the game; None where it is hidden."""

    def told(self, lang: str = ENGLISH, names: Sequence[str] = ()) -> list[str]:
        """The lines in words, each with its rule."""
        language_in(lang)
        spoken = names_in(names, len(self.points))
        return [f"{say(line.phrase, lang, spoken)} [{line.rule}]" for line in self.lines]

    def table(self, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
        """The points by seat as a table, line by line, with the sums at its end."""
        told, spoken = self.told(lang, names), names_in(names, len(self.points))
        unnamed = range(len(spoken), len(self.points))
        seats = [*spoken, *(say(Phrase("core-seat", {"number": seat}), lang) for seat in unnamed)]
        winners = ", ".join(seats[seat] for seat in self.winners)
        rows = [
            [UNKNOWN_POINTS if points is None else str(points) for points in line.points]
            for line in self.lines
        ]
        sums = [*map(str, self.points)]
        widths = [max(map(len, column)) for column in zip(seats, *rows, sums, strict=True)]
        texts = ["", *told, say(Phrase("core-score-sum", {"winners": winners}), lang)]
        return "\n".join(
            "  ".join([*map(str.rjust, cells, widths), text]).rstrip()
            for cells, text in zip([seats, *rows, sums], texts, strict=True)
        )

    def __str__(self) -> str:
        return self.table()
