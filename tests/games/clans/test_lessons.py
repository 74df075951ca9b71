"""The points that lessons of Clans speak of."""

from __future__ import annotations

from tests.lesson_figures import figures_of

FIGURES = {
    "first/goal": [0, 0],
    "first/village": [6, 9],
    "first/hostile": [7, 9],
    "first/epoch": [13, 10],
    "first/strife": [23, 10],
    "first/hide": [31, 14],
    "first/last": [36, 30],
    "first/winner": [36, 30],
    "start/region": 1,
    "start/clan": 12,
    "moving/water": [0, 0, 0],
    "moving/must": [19, 14, 11],
    "seven/stays": [5, 5, 6],
    "seven/large": [21, 21, 24],
    "seven/equal": [21, 21, 24],
    "villages/untouched": [5, 0, 4],
    "villages/forgood": [5, 0, 4],
    "villages/token": [5, 1, 4],
    "several/two": [14, 13, 11],
    "several/order": [25, 16, 17],
    "several/onetoken": [40, 34, 27],
    "strife/drive": [11, 11, 6],
    "strife/avoid": [9, 9, 10],
    "strife/allgone": [23, 25, 19],
    "epochs/table": [31, 31, 25],
    "epochs/change": [23, 22, 21],
    "points/value": 8,
    "points/share": [12, 12, 6],
    "points/destroy": [15, 9, 11],
    "secrets/known": [10, 5, 13],
    "secrets/guess": [10, 9, 16],
    "secrets/nobody": [42, 38],
    "ending/twelfth": [40, 33, 28],
    "ending/stuck": [32, 28, 25],
    "winner/result": 36,
    "winner/tie": [37, 36, 37],
}
"""By lesson and step, as the words have it: the number to count, or the points of the seats afterwards."""


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("clans") == FIGURES
