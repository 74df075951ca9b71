"""Moves and positions in writing: what is written can be read, and what can't be read is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pangea
from pangea.core.contract import Game
from pangea.core.edition import Edition, every_move
from pangea.core.record import Record, copied, fingerprint, same
from pangea.core.words import languages

from .conftest import Table, every_table, fast_edition_of, few
from .playing import position, positions
from .stories import counted

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)
CODES = 300
"""For at most this many codes of a position a text is asked for."""


@few
@given(seed=seeds)
def test_every_possible_move_reads_as_it_is_written(table: Table, seed: int) -> None:
    edition = table.fast
    for state in positions(table, seed):
        moves = list(every_move(edition, state))
        texts = edition.written(state, moves)
        assert len(set(texts)) == len(texts)
        # The last word of a move is what may be hidden (see kept_by): it has no spaces in it.
        assert all(text == " ".join(text.split()) for text in texts)
        for move, text in sample(list(zip(moves, texts, strict=True)), seed):
            assert edition.read(state, text) == move


def test_where_a_code_tells_the_text_the_text_tells_the_code(table: Table) -> None:
    """Speakers remember such moves both ways."""
    if not table.edition.game.moves.by_code:
        return
    state = next(iter(positions(table, 1)))
    texts = table.fast.written(state, range(table.edition.sizes.codes))
    assert len(set(texts)) == len(texts)


def sample(pairs: list[tuple[int, str]], seed: int) -> list[tuple[int, str]]:
    """At most 8 of them: there may be hundreds, at every one of hundreds of positions."""
    chosen = np.random.default_rng(seed).permutation(len(pairs))[:8]
    return [pairs[number] for number in chosen]


@few
@given(seed=seeds, part=parts)
def test_every_code_has_a_text(table: Table, seed: int, part: float) -> None:
    """Possible or not, it can be written; what is written is read as a move of that text, or not at all."""
    edition, state = table.fast, position(table, seed, part)
    codes = np.random.default_rng(seed).permutation(edition.sizes.codes)[:CODES]
    for code in codes.tolist():
        text = edition.write(state, code)
        assert text
        with suppress(pangea.BadMove):
            again = edition.read(state, text)
            assert edition.write(state, again) == text


def test_every_code_is_read_as_itself_somewhere(game: Game) -> None:
    """No two codes are the same move, and none is no move at all."""
    edition = fast_edition_of(game.name)
    unread = set(range(edition.sizes.codes))
    for seed in range(40):
        for state in some_states(game, seed):
            for code in list(unread):
                with suppress(pangea.BadMove):
                    text = edition.write(state, code)
                    if edition.read(state, text) == code:
                        unread.remove(code)
        if not unread:
            return
    raise AssertionError(f"never read: {sorted(unread)}")


def some_states(game: Game, seed: int = 1) -> Iterator[Record]:
    edition = fast_edition_of(game.name)
    for named in counted(game):
        yield game.notation.read_position(edition.board, named.position)
    for table in every_table():
        if table.name == game.name:
            yield from (position(table, seed, part) for part in (0, 0.3, 0.6, 0.9))


# Whatever somebody types


@cache
def words_of(game: Game) -> list[str]:
    """The words that moves are made of, and what separates them."""
    state = next(some_states(game))
    edition = fast_edition_of(game.name)
    texts = edition.written(state, range(edition.sizes.codes))
    return sorted({word for text in texts for word in re.split(r"([^\w?-]+)", text)})


@given(data=st.data())
def test_no_text_breaks_the_reader_of_moves(game: Game, data: st.DataObject) -> None:
    edition = fast_edition_of(game.name)
    state = next(some_states(game))
    made_up = st.lists(st.sampled_from(words_of(game)), max_size=8).map("".join)
    text = data.draw(st.text(max_size=80) | made_up)
    with suppress(pangea.BadMove):
        assert edition.write(state, edition.read(state, text)) == text


@cache
def clauses_of(game: Game) -> list[str]:
    """What positions are made of."""
    edition = fast_edition_of(game.name)
    written = [written_position(edition, state) for state in some_states(game)]
    return sorted({clause.strip() for text in written for clause in text.split(";")})


@given(data=st.data())
def test_no_text_breaks_the_reader_of_positions(game: Game, data: st.DataObject) -> None:
    """Any text, and any mixture of what real positions are made of, with a letter or a word changed."""
    edition = fast_edition_of(game.name)
    clauses = st.sampled_from(clauses_of(game)) | spoilt(game)
    text = data.draw(st.text(max_size=80) | st.lists(clauses, max_size=6).map("; ".join))
    with suppress(pangea.UnreadablePosition):
        state = game.notation.read_position(edition.board, text)
        again = game.notation.read_position(edition.board, written_position(edition, state))
        assert same(again, state)


@st.composite
def spoilt(draw: st.DrawFn, game: Game) -> str:
    """A clause of a position, with one of its words changed, left out or said twice."""
    words = draw(st.sampled_from(clauses_of(game))).split()
    at = draw(st.integers(0, len(words) - 1)) if words else 0
    another = draw(st.sampled_from(["", "?", "-", "0", "1", "-1", "99", "1 1", *words]))
    return " ".join([*words[:at], another, *words[at + 1 :]])


@pytest.mark.parametrize("wrong", ["nonsense", "-7", "9999999"])
def test_what_is_no_position_is_refused_in_every_language(game: Game, wrong: str) -> None:
    """A position in which one part says something else than it may, or with a part that no position has."""
    edition = fast_edition_of(game.name)
    for state in some_states(game):
        parts = written_position(edition, state).split("; ")
        spoilt = [
            [*parts[:at], f"{part.split()[0]} {wrong}", *parts[at + 1 :]] for at, part in enumerate(parts)
        ]
        for other in [*spoilt, [*parts, f"{wrong} {wrong}"]]:
            with pytest.raises(pangea.UnreadablePosition) as refused:
                game.notation.read_position(edition.board, "; ".join(other))
            assert len({refused.value.told(lang) for lang in languages()}) > 1


# Positions


@few
@given(seed=seeds)
def test_every_position_of_a_game_reads_as_it_was_written(table: Table, seed: int) -> None:
    """All that the rest of the game depends on, in the set-up too."""
    edition = table.fast
    for number, state in enumerate(positions(table, seed)):
        if number % 5 != seed % 5:
            continue
        text = written_position(edition, state)
        assert "\n" not in text
        again = edition.game.notation.read_position(edition.board, text)
        assert written_position(edition, again) == text
        assert edition.rules.to_move(again) == edition.rules.to_move(state)
        assert edition.legal(again) == edition.legal(state)
        assert edition.odds(again) == edition.odds(state)
        assert edition.points(again) == edition.points(state)


@few
@given(seed=seeds, part=parts)
def test_a_position_that_was_read_goes_on_as_the_real_one(table: Table, seed: int, part: float) -> None:
    edition = table.fast
    state = position(table, seed, part)
    again = edition.game.notation.read_position(edition.board, written_position(edition, state))
    for move in every_move(edition, state):
        real, other = copied(state), copied(again)
        edition.rules.apply(real, move)
        edition.rules.apply(other, move)
        assert written_position(edition, real) == written_position(edition, other)


def written_position(edition: Edition, state: Record) -> str:
    before = fingerprint(state)
    text = edition.game.notation.write_position(edition.board, state)
    assert fingerprint(state) == before
    return text
