"""The points that lessons of Planet speak of."""

from __future__ import annotations

from tests.lesson_figures import figures_of

FIGURES = {
    "first/tile": [0, 0],
    "first/grow": [0, 0],
    "first/beaver": [2, 1],
    "first/reindeer": [3, 1],
    "first/camel": [7, 1],
    "first/card": 24,
    "first/wins": [24, 20],
    "regions/size": 6,
    "regions/number": 4,
    "regions/join": [4, 5],
    "tiles/turn": [0, 0],
    "tiles/free": [0, 0],
    "animals/most": [2, 1],
    "animals/touching": [2, 2],
    "animals/apart": [2, 3],
    "ties/wait": [0, 2],
    "ties/second": [29, 26],
    "draft/begins": [0, 0, 0],
    "draft/take": [0, 0, 0],
    "draft/coming": [0, 0, 0],
    "habitat/worth": 8,
    "habitat/portions": [10, 9],
    "habitat/secret": [10, 9],
    "ending/animals": [24, 24],
    "ending/together": [22, 22],
    "variants/beginners": 9,
    "variants/surprise": [0, 0],
}
"""By lesson and step: the number to count, or everybody's points afterwards, as if the game ended then."""


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("planet") == FIGURES
