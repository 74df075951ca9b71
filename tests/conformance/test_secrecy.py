"""What a seat may not know never reaches it: not by its view, drawings, log, scores or features."""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.chance import random_from
from pangea.core.contract import OVER, REFEREE, WATCHER, Game
from pangea.core.edition import Edition, every_move
from pangea.core.record import ALL, OWNER, Record, copied, fingerprint, same
from pangea.core.views import View, veiled
from pangea.core.words import Phrase, say

from .conftest import Table, every_table, few
from .playing import eyes, moves_of, position, positions

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_a_seat_cant_tell_an_imagined_state_from_the_real_one(
    table: Table, seed: int, part: float, luck: int
) -> None:
    """view(state) == view(imagine(state)), as a record, as JSON, as text and as a picture."""
    edition = table.fast
    state = position(table, seed, part)
    looking = eyes(table.players)
    for seat in looking:
        other = copied(state)
        edition.rules.imagine(other, seat, random_from(luck))
        real, imagined = View(edition, state, seat), View(edition, other, seat)
        assert real == imagined
        assert json.dumps(real.fields) == json.dumps(imagined.fields)
        assert real.legal() == imagined.legal()
        # Drawing takes long: each time for other eyes, and not where there is nothing else to imagine.
        if seat == looking[luck % len(looking)] and not same(state, other):
            assert real.text("fr") == imagined.text("fr")
            assert real.svg("fr") == imagined.svg("fr")


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_imagine_looks_only_at_what_the_seat_sees(table: Table, seed: int, part: float, luck: int) -> None:
    edition = table.fast
    state = position(table, seed, part)
    for seat in eyes(table.players):
        from_all, from_view = copied(state), veiled(edition, state, seat)
        edition.rules.imagine(from_all, seat, random_from(luck))
        edition.rules.imagine(from_view, seat, random_from(luck))
        assert same(from_all, from_view)


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_an_imagined_game_can_be_played_to_its_end(table: Table, seed: int, part: float, luck: int) -> None:
    edition = table.fast
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
    edition = table.fast
    state = position(table, seed, part)
    for seat in range(table.players):
        other = copied(state)
        edition.rules.imagine(other, seat, random_from(luck))
        real, imagined = (np.zeros(edition.game.feature_count, np.int8) for _ in range(2))
        edition.rules.features(state, seat, real)
        edition.rules.features(other, seat, imagined)
        assert real.tolist() == imagined.tolist()
        lines, guesses = (edition.explained(veiled(edition, one, seat)) for one in (state, other))
        assert [say(line.phrase) for line in lines] == [say(line.phrase) for line in guesses]
        assert [line.points for line in lines] == [line.points for line in guesses]


@few
@given(seed=seeds)
def test_a_hidden_word_is_written_for_its_keeper_alone(table: Table, seed: int) -> None:
    """A move whose last word one seat keeps reads '?' to all others."""
    edition = table.fast
    for before, move in steps(table, seed):
        keeper = edition.kept_by(before, move)
        for seat in eyes(table.players):
            hidden = keeper is not None and keeper != seat
            assert edition.write_for(before, move, seat).endswith(" ?") == hidden


@few
@given(seed=seeds, luck=seeds)
def test_a_move_is_told_by_what_the_seat_sees_alone(table: Table, seed: int, luck: int) -> None:
    """Whatever a seat can't tell from the real move, in a state that it can't tell from the real one, is told
    to it in the same words."""
    for before, move in steps(table, seed):
        for seat in eyes(table.players):
            words = told(table.fast, before, move, seat)
            for imagined, another in unlike_only_where_hidden(table.fast, before, move, seat, luck):
                assert told(table.fast, imagined, another, seat) == words


def test_moves_with_something_hidden_could_be_told_otherwise(game: Game) -> None:
    """So that the law above says something: imagined states differ in what a seat may not hear."""
    hidden = heard = 0
    for table in every_table():
        if table.name == game.name:
            for before, move in steps(table, 1):
                keeper = table.fast.kept_by(before, move)
                if keeper is not None:
                    seat = (keeper + 1) % table.players
                    others = list(unlike_only_where_hidden(table.fast, before, move, seat, 1))
                    truth = told(table.fast, before, move, REFEREE)
                    hidden += 1
                    heard += any(told(table.fast, *other, REFEREE) != truth for other in others)
    assert heard >= hidden / 2
    assert bool(hidden) == any(field.seen_by is OWNER for field in game.state.fields.values())


def steps(table: Table, seed: int) -> Iterator[tuple[Record, int]]:
    """Every move of a random game, with the state it was made in."""
    return zip(positions(table, seed), moves_of(table, seed), strict=False)


def told(edition: Edition, before: Record, move: int, eyes: int) -> list[Phrase]:
    """A move as these eyes hear it, in any language."""
    after = copied(before)
    edition.rules.apply(after, move)
    return edition.told(before, move, after, eyes)


def unlike_only_where_hidden(
    edition: Edition, before: Record, move: int, seat: int, luck: int
) -> Iterator[tuple[Record, int]]:
    """Other states, and moves in them, that look to a seat, before and after, as the real ones do."""
    imagined = copied(before)
    edition.rules.imagine(imagined, seat, random_from(luck))
    text = edition.write_for(before, move, seat)
    is_hidden = text.endswith(" ?")
    states = [before] if same(before, imagined) else [before, imagined]
    if not is_hidden and len(states) == 1:
        return  # whatever is not hidden is as it is
    seen = seen_after(edition, before, move, seat)
    for state in states:
        for another in {move, *(every_move(edition, state) if is_hidden else ())}:
            if (
                (state is imagined or another != move)
                and edition.is_possible(state, another)
                and edition.write_for(state, another, seat) == text
                and seen_after(edition, state, another, seat) == seen
            ):
                yield state, another


def seen_after(edition: Edition, before: Record, move: int, seat: int) -> bytes:
    after = copied(before)
    edition.rules.apply(after, move)
    return fingerprint(veiled(edition, after, seat))


@few
@given(seed=seeds, part=parts)
def test_a_view_shows_each_field_to_whom_it_is_declared_for(table: Table, seed: int, part: float) -> None:
    edition = table.fast
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
