"""What a seat may not know never reaches it: not by its view, drawings, log, scores or features."""

from __future__ import annotations

import json

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.chance import random_from
from pangea.core.contract import OVER, WATCHER
from pangea.core.record import ALL, copied, fingerprint, same
from pangea.core.views import View, veiled
from pangea.core.words import say

from .conftest import Table, few
from .playing import position, positions, seats

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_a_seat_cant_tell_an_imagined_state_from_the_real_one(
    table: Table, seed: int, part: float, luck: int
) -> None:
    """view(state) == view(imagine(state)), as a record, as JSON, as text and as a picture."""
    edition = table.edition
    state = position(table, seed, part)
    for seat in seats(edition, table.players):
        other = copied(state)
        edition.rules.imagine(other, seat, random_from(luck))
        real, imagined = View(edition, state, seat), View(edition, other, seat)
        assert real == imagined
        assert json.dumps(real.fields) == json.dumps(imagined.fields)
        assert real.legal() == imagined.legal()
        assert real.text("fr") == imagined.text("fr")
        assert real.svg("fr") == imagined.svg("fr")


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_imagine_looks_only_at_what_the_seat_sees(table: Table, seed: int, part: float, luck: int) -> None:
    edition = table.edition
    state = position(table, seed, part)
    for seat in seats(edition, table.players):
        from_all, from_view = copied(state), veiled(edition, state, seat)
        edition.rules.imagine(from_all, seat, random_from(luck))
        edition.rules.imagine(from_view, seat, random_from(luck))
        assert same(from_all, from_view)


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_an_imagined_game_can_be_played_to_its_end(table: Table, seed: int, part: float, luck: int) -> None:
    edition = table.edition
    state = position(table, seed, part)
    random = random_from(luck)
    edition.rules.imagine(state, 0, random)
    for _ in range(edition.sizes.moves):
        if edition.rules.to_move(state) == OVER:
            break
        move = edition.rules.pick(state, random)
        assert edition.is_possible(state, move)
        edition.rules.apply(state, move)
    assert edition.rules.to_move(state) == OVER


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_features_and_explained_scores_tell_nothing_hidden(
    table: Table, seed: int, part: float, luck: int
) -> None:
    edition = table.edition
    state = position(table, seed, part)
    for seat in range(table.players):
        other = copied(state)
        edition.rules.imagine(other, seat, random_from(luck))
        real, imagined = (np.zeros(edition.game.feature_count, np.float32) for _ in range(2))
        edition.rules.features(state, seat, real)
        edition.rules.features(other, seat, imagined)
        assert real.tolist() == imagined.tolist()
        assert np.isfinite(real).all()
        lines, guesses = (edition.explained(veiled(edition, one, seat)) for one in (state, other))
        assert [say(line.phrase) for line in lines] == [say(line.phrase) for line in guesses]
        assert [line.points for line in lines] == [line.points for line in guesses]


@few
@given(seed=seeds)
def test_a_hidden_number_is_told_to_its_keeper_alone(table: Table, seed: int) -> None:
    """A move whose last word one seat keeps reads '?' to all others, in writing and in words."""
    edition, board = table.edition, table.edition.board
    notation = edition.game.notation
    before = None
    random = random_from(seed)
    for state in positions(table, seed):
        before = copied(state)
        if edition.rules.to_move(state) == OVER:
            break
        move = edition.rules.pick(state, random)
        after = copied(state)
        edition.rules.apply(after, move)
        keeper = notation.kept_by(board, before, move)
        for seat in seats(edition, table.players):
            text = edition.write_for(before, move, seat)
            hidden = keeper is not None and keeper != seat
            assert text.endswith(" ?") == hidden
            if hidden:
                words = [say(phrase) for phrase in notation.told(board, before, move, after, seat)]
                full = [say(phrase) for phrase in notation.told(board, before, move, after, None)]
                assert words != full


@few
@given(seed=seeds, part=parts)
def test_a_view_shows_each_field_to_whom_it_is_declared_for(table: Table, seed: int, part: float) -> None:
    edition = table.edition
    state = position(table, seed, part)
    over = edition.rules.to_move(state) == OVER
    watched = View(edition, state, WATCHER)
    for name, field in edition.game.state.fields.items():
        if field.worked_out:
            assert name not in watched.fields
        elif field.seen_by is ALL or (field.open_at_end and over):
            assert name in watched.fields
        else:
            assert name not in watched.fields or all(row is None for row in watched.fields[name])
    assert fingerprint(watched.state) == fingerprint(View(edition, watched.state, WATCHER).state)
