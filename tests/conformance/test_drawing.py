"""Pictures and texts of every game: whole, in every language, and with no more than a reader may see."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.chance import random_from
from pangea.core.contract import Game
from pangea.core.record import ALL, copied
from pangea.core.views import shown
from pangea.core.words import languages

from .conftest import Table, every_table, fast_edition_of, few
from .looking import assert_colour_is_nothing_more, assert_whole
from .playing import position, positions
from .stories import counted

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)
LANGUAGES = pytest.mark.parametrize("lang", languages())


@few
@given(seed=seeds, part=parts)
def test_the_picture_stands_alone(table: Table, seed: int, part: float) -> None:
    assert_whole(table.fast, position(table, seed, part), languages()[seed % len(languages())])


def test_every_moment_of_a_game_can_be_drawn(game: Game) -> None:
    """The named positions, and a whole game, in which each kind of moment comes several times."""
    edition = fast_edition_of(game.name)
    for named in counted(game):
        assert_whole(edition, game.notation.read_position(edition.board, named.position), "en")
    table = [table for table in every_table() if table.name == game.name][-1]
    for number, state in enumerate(positions(table, 1)):
        if number % 4 == 0 or edition.rules.to_move(state) < 0:
            ET.fromstring(game.drawing.svg(shown(edition, state), "de"))
            assert_colour_is_nothing_more(edition, state, "de")


@LANGUAGES
@few
@given(seed=seeds, part=parts)
def test_colour_changes_nothing_but_the_colour(table: Table, seed: int, part: float, lang: str) -> None:
    assert_colour_is_nothing_more(table.fast, position(table, seed, part), lang)


@few
@given(seed=seeds, part=parts)
def test_languages_differ(table: Table, seed: int, part: float) -> None:
    drawing, seen = table.fast.game.drawing, shown(table.fast, position(table, seed, part))
    assert len({drawing.svg(seen, lang) for lang in languages()}) == len(languages())
    assert len({drawing.text(seen, lang, False) for lang in languages()}) == len(languages())


def test_what_is_hidden_is_drawn_for_whoever_may_see_it(game: Game) -> None:
    """So that it means something if imagined states look like the real one (test_secrecy.py)."""
    edition, drawing = fast_edition_of(game.name), game.drawing
    differ = set()
    for table in every_table():
        if table.name == game.name:
            state: Any = position(table, 1, 0.6)
            other = copied(state)
            edition.rules.imagine(other, 0, random_from(3))
            one, two = shown(edition, state), shown(edition, other)
            differ.add(drawing.svg(one, "en") != drawing.svg(two, "en"))
            differ.add(drawing.text(one, "en", False) != drawing.text(two, "en", False))
    fields = [field for field in game.state.fields.values() if not field.worked_out]
    assert (True in differ) == any(field.seen_by is not ALL for field in fields)
