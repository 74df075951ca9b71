"""The points that lessons of Genesis speak of."""

from __future__ import annotations

import pangea
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.lesson_checks import beginning
from pangea.core.lessons import folder_of, lessons_in
from pangea.core.words import Phrase, languages, say
from tests.lesson_figures import figures_of

FIGURES = {
    "first/goal": [18, 0],
    "first/second": [18, 0],
    "first/area": 6,
    "first/herd": [10, 14],
    "first/largest": [16, 14],
    "first/single": [28, 14],
    "first/end": [48, 42],
    "first/winner": [48, 42],
    "second/wild": [18, 0],
    "second/rest": [24, 0],
    "second/either": [18, 0],
    "single/one": [12, 6],
    "single/enough": [24, 6],
    "stock/dice": [0, 0],
    "stock/last": [30, 6],
    "stock/free": [32, 4],
    "places/gap": [12, 6],
    "places/river": [12, 6, 0],
    "areas/area": 5,
    "areas/small": [9, 9, 0],
    "areas/join": [12, 6, 0],
    "worth/two": 2,
    "worth/alone": [8, 12, 10],
    "worth/both": 6,
    "sharing/first": 3,
    "sharing/second": 0,
    "sharing/own": 2,
    "multipliers/triple": [16, 8, 6],
    "multipliers/tie": [24, 12],
    "multipliers/multiply": 4,
    "ending/between": [46, 26],
    "ending/tie": [42, 42],
    "ending/skipped": [24, 52, 20],
}
"""By lesson and step, as the words have it: the number to count, or the points of the seats afterwards."""
STOPPING = {"en": "stop after one tile", "it": "fermarsi", "fr": "s’arrêter", "de": "hört"}


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("genesis") == FIGURES


def test_the_first_lesson_says_why_somebody_would_stop() -> None:
    """Where the next tile ends the game, whoever is behind stops: that keeps it going."""
    edition = compiled_for(Edition(pangea.game("genesis"))).fast_edition
    [first] = [lesson for lesson in lessons_in(folder_of("genesis"), "genesis") if lesson.name == "first"]
    [end] = [step for step in first.steps if step.name == "end"]
    match = beginning(end, edition)
    match.follow("stop")
    assert not match.is_over
    said = {lang: say(Phrase("learn_genesis-first-end-done"), lang) for lang in languages()}
    assert {lang for lang, text in said.items() if STOPPING[lang] in text} == set(languages())
