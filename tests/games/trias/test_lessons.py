"""The points that lessons of Trias speak of."""

from __future__ import annotations

from tests.lesson_figures import figures_of

FIGURES = {
    "first/card": [0, 0, 0],
    "first/drift": [0, 0, 0],
    "first/breed": [0, 0, 0],
    "first/move": [0, 0, 0],
    "first/swim": [0, 0, 0],
    "first/split": [7, 4, 4],
    "first/impact": [8, 7, 7],
    "first/final": 8,
    "drift/lift": [1, 2, 0],
    "drift/put": [1, 2, 0],
    "drift/stuck": [2, 0, 0],
    "cards/pick": [0, 0, 0],
    "cards/forced": [0, 0, 0],
    "cards/keep": [0, 0, 0],
    "swimming/rescue": [0, 0, 0],
    "swimming/land": [0, 0, 0],
    "swimming/crowd": [0, 0, 0],
    "herds/breed": [0, 0, 0],
    "herds/fresh": [0, 0, 0],
    "herds/wall": [0, 0, 0],
    "splits/score": [4, 0, 0],
    "splits/join": [0, 0, 4],
    "splits/share": [6, 6, 3, 0],
    "final/second": 6,
    "final/tied": 6,
    "final/seconds": 1,
    "meteorite/draw": [7, 8, 7],
    "meteorite/last": [8, 7, 7],
    "meteorite/turns": [8, 7, 7],
    "placing/begin": [0, 0, 0],
    "placing/again": [0, 0, 0],
    "placing/order": [0, 0, 0],
    "winner/reserve": [6, 6, 1],
    "variants/two": [4, 0],
    "variants/italian": [4, 2, 0],
}
"""By lesson and step: the number to count, or everybody's points afterwards, as if the game ended then."""


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("trias") == FIGURES
