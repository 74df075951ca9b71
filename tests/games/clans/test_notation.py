"""Moves and positions in writing: what can be read, and what is said of the rest."""

from __future__ import annotations

from contextlib import suppress
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.record import same
from pangea.games.clans.notation import read_position, write_position
from pangea.games.clans.state import State

from .positions import EDITION, table

EMPTY = table("huts 0:R")


@pytest.mark.parametrize(
    "text",
    ["move 12>13", "village 0", "hut 59 black", "clan 3 yellow", "move 0>1", "hut 0 red", "clan 0 red"],
)
def test_a_move_reads_as_it_is_written(text: str) -> None:
    if text == "move 12>13":
        assert (12, 13) in EDITION.board.border_number
    assert EDITION.write(EMPTY, EDITION.read(EMPTY, text)) == text


def test_every_code_has_its_own_text() -> None:
    texts = [EDITION.write(EMPTY, code) for code in range(EDITION.sizes.codes)]
    assert len(set(texts)) == len(texts) == 270 + 60 + 300 + 20
    assert [EDITION.read(EMPTY, text) for text in texts] == list(range(len(texts)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a move of Clans"),
        ("move", "is not a move of Clans"),
        ("move 12 > 13", "is not a move of Clans"),
        ("move 012>13", "is not a move of Clans"),
        ("Move 12>13", "is not a move of Clans"),
        ("move 12>13 ", "is not a move of Clans"),
        ("move \u0661>\u0662", "is not a move of Clans"),
        ("move 60>1", "there is no territory 60"),
        ("village 99", "there is no territory 99"),
        ("hut 12 purple", "is not a move of Clans"),
        ("hut 60 red", "there is no territory 60"),
        ("clan 4 red", "there is no seat 4"),
        ("clan 1 ?", "is not a move of Clans"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_one(text: str, words: str) -> None:
    with pytest.raises(pangea.UnreadableMove) as caught:
        EDITION.read(EMPTY, text)
    assert words in str(caught.value)


@given(st.text(max_size=80))
def test_no_text_breaks_the_reader_of_moves(text: str) -> None:
    with suppress(pangea.BadMove):
        assert EDITION.write(EMPTY, EDITION.read(EMPTY, text)) == text


_CLAUSE = r"(players|dealt|turn|villages|clans|huts|tokens|founding) [0-9:RBGYK ]{0,20}"


@given(st.text(max_size=80) | st.from_regex(_CLAUSE, fullmatch=True))
def test_no_text_breaks_the_reader_of_positions(text: str) -> None:
    with suppress(pangea.UnreadablePosition):
        state = read_position(EDITION.board, text)
        assert same(read_position(EDITION.board, write_position(EDITION.board, state)), state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_written_and_read(players: int) -> None:
    """In the set-up, too."""
    state = EDITION.lay_out(players, {})
    random = random_from(players)
    while EDITION.rules.to_move(state) != OVER:
        again = read_position(EDITION.board, write_position(EDITION.board, cast(State, state)))
        assert EDITION.rules.to_move(again) == EDITION.rules.to_move(state)
        assert EDITION.legal(again) == EDITION.legal(state)
        assert EDITION.odds(again) == EDITION.odds(state)
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("dealt 2; huts 0:R", "territory 1 must look different"),
        ("dealt 1; huts 0:R 1:B", "territory 1 must look different"),
        ("dealt 63", "number from 0 to 62"),
        ("hats 3", "is not part of a position"),
        ("players three", "one number is needed"),
        ("points 1 2", "5 numbers are needed"),
        ("clans purple", "There is no clan “purple”"),
        ("huts 12:RX", "is not a group of huts"),
        ("huts 60:R", "is not a group of huts"),
    ],
)
def test_what_is_no_position_is_refused(text: str, words: str) -> None:
    with pytest.raises(pangea.UnreadablePosition) as caught:
        table(text)
    assert words in str(caught.value)
