"""Every bot plays every game, by its view alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pangea import bots
from pangea.bots.levels import LEVELS
from pangea.core.chance import random_from
from pangea.core.errors import BadTable
from pangea.core.match import start
from pangea.core.record import copied
from pangea.core.views import View
from pangea.core.words import Phrase, languages, say

from .conftest import Table
from .playing import position


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "search:40", "search:40,reuse"])
def test_a_bot_plays_legal_moves_to_the_end(table: Table, name: str) -> None:
    match = start(table.compiled.fast_edition, table.players, table.options, seed=3)
    players = [bots.bot(name, seat) for seat in range(table.players)]
    while not match.is_over:
        view = match.view(match.turn)
        match.play(players[match.turn].choose(view, view.legal()))
    assert match.score().winners


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "search:40"])
@settings(max_examples=3)
@given(seed=st.integers(0, 10**6), luck=st.integers(0, 10**6), part=st.floats(0.6, 1))
def test_a_bots_choice_depends_on_nothing_hidden(
    table: Table, name: str, seed: int, luck: int, part: float
) -> None:
    edition = table.edition
    state = position(table, seed, part)
    seat = edition.rules.to_move(state)
    if seat < 0:
        return
    other = copied(state)
    edition.rules.imagine(other, seat, random_from(luck))
    one, two = View(edition, state, seat), View(edition, other, seat)
    assert bots.bot(name, 1).choose(one, one.legal()) == bots.bot(name, 1).choose(two, two.legal())


def test_no_bot_is_forgotten_here() -> None:
    assert {"random", "greedy", "novice", "search"} <= set(bots.names())


def test_every_level_is_a_bot_with_a_name_in_every_language() -> None:
    for level in LEVELS:
        assert hasattr(bots.bot(level.name, 1), "choose")
        assert len({say(Phrase(f"bots-level-{level.name}"), lang) for lang in languages()}) > 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadTable, match="There is no bot called “genius”"):
        bots.bot("genius", 1)
