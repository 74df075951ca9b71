"""Legal moves and what they do: the promises of the contract that every game keeps."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.chance import random_from
from pangea.core.contract import LEGAL, NATURE, OVER, PLAYING
from pangea.core.edition import every_move
from pangea.core.errors import NothingToUndo
from pangea.core.match import Match
from pangea.core.record import copied, fingerprint, overwrite, same

from .conftest import Table, few
from .playing import legal_set, played, position, positions

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)


@few
@given(seed=seeds)
def test_a_game_goes_on_by_legal_moves_until_it_is_over(table: Table, seed: int) -> None:
    edition = table.fast
    for state in positions(table, seed):
        mover = edition.rules.to_move(state)
        assert (mover == OVER) == (edition.rules.ending(state) != PLAYING)
        assert mover in (NATURE, OVER) or 0 <= mover < table.players
        legal, odds = edition.legal(state), edition.odds(state)
        assert bool(legal) == (mover >= 0)
        assert bool(odds) == (mover == NATURE)
        assert len(set(legal)) == len(legal) <= edition.sizes.legal
        assert len(odds) <= edition.sizes.odds
        assert all(weight > 0 for weight in odds.values())


@few
@given(seed=seeds)
def test_the_set_of_legal_moves_is_that_of_the_list(table: Table, seed: int) -> None:
    edition = table.fast
    for state in positions(table, seed):
        assert legal_set(edition, state) == sorted(edition.legal(state))


@few
@given(seed=seeds)
def test_a_game_is_no_longer_than_it_says(table: Table, seed: int) -> None:
    assert len(played(table, seed).moves) <= table.fast.sizes.moves


@few
@given(seed=seeds, part=parts)
def test_every_possible_move_can_be_made_and_leads_on(table: Table, seed: int, part: float) -> None:
    edition = table.fast
    state = position(table, seed, part)
    for move in every_move(edition, state):
        after = copied(state)
        edition.rules.apply(after, move)
        assert not same(after, state)
        assert edition.rules.to_move(after) == OVER or any(True for _ in every_move(edition, after))


@few
@given(seed=seeds, part=parts)
def test_a_move_is_refused_exactly_when_it_is_not_possible(table: Table, seed: int, part: float) -> None:
    edition = table.fast
    state = position(table, seed, part)
    possible = set(every_move(edition, state))
    codes = range(edition.sizes.codes)
    rng = np.random.default_rng(seed)
    asked = possible | {int(code) for code in rng.choice(codes, min(len(codes), 700), replace=False)}
    for move in asked:
        number = edition.rules.refusal(state, move)
        assert (number == LEGAL) == (move in possible)
        assert 0 <= number < len(edition.game.refusals)


@few
@given(seed=seeds, part=parts)
def test_whoever_is_in_a_hurry_still_keeps_to_the_rules(table: Table, seed: int, part: float) -> None:
    edition = table.fast
    state = position(table, seed, part)
    possible, random = set(every_move(edition, state)), random_from(seed)
    if edition.rules.to_move(state) != OVER:
        assert {edition.rules.hurry(state, random) for _ in range(20)} <= possible


@few
@given(seed=seeds, part=parts)
def test_nothing_but_apply_changes_a_state(table: Table, seed: int, part: float) -> None:
    edition = table.fast
    state = position(table, seed, part)
    before = fingerprint(state)
    edition.legal(state)
    edition.odds(state)
    edition.points(state)
    edition.winners(state)
    edition.explained(state)
    edition.rules.features(state, 0, np.zeros(edition.game.feature_count, np.int8))
    if edition.rules.to_move(state) != OVER:
        edition.rules.pick(state, random_from(seed))
    assert fingerprint(state) == before


@few
@given(seed=seeds)
def test_every_verb_answers_at_every_moment(table: Table, seed: int) -> None:
    """In the set-up too, and when the game is over."""
    edition = table.fast
    for state in positions(table, seed):
        assert len(edition.points(state)) == table.players
        assert edition.winners(state)
        edition.explained(state)
        for seat in range(table.players):
            edition.rules.features(state, seat, np.zeros(edition.game.feature_count, np.int8))


@few
@given(seed=seeds)
def test_a_copy_is_independent_and_exact(table: Table, seed: int) -> None:
    edition = table.fast
    earlier: list[tuple[Any, bytes]] = []
    for state in positions(table, seed):
        assert all(fingerprint(copy) == bytes_then for copy, bytes_then in earlier)
        copy = copied(state)
        assert same(copy, state)
        if len(earlier) < 8:
            earlier.append((copy, fingerprint(copy)))
    assert edition.rules.to_move(state) == OVER
    overwrite(state, earlier[0][0])
    assert same(state, earlier[0][0])


@few
@given(seed=seeds)
def test_undo_takes_back_to_the_very_first_decision(table: Table, seed: int) -> None:
    match = Match(table.fast, table.players, table.options, seed)
    match.let_nature_move()
    start, dealt = fingerprint(match.state), list(match.moves)
    random = random_from(seed)
    while not match.is_over:
        before = fingerprint(match.state)
        move = match.edition.write(match.state, match.edition.rules.pick(match.state, random))
        match.play(move)
        after = fingerprint(match.state)
        assert match.undo() == move
        assert fingerprint(match.state) == before
        match.play(move)
        assert fingerprint(match.state) == after, "after an undo nature repeats itself"
    try:
        while True:
            match.undo()
    except NothingToUndo:
        assert fingerprint(match.state) == start
        assert match.moves == dealt


@few
@given(seed=seeds)
def test_explained_lines_add_up_to_the_points(table: Table, seed: int) -> None:
    match = played(table, seed)
    score = match.score()
    for seat in range(table.players):
        assert sum(line.points[seat] or 0 for line in score.lines) == score.points[seat]
    assert score.winners
    assert all(line.rule for line in score.lines)


@few
@given(seed=seeds)
def test_what_is_scored_at_once_stays(table: Table, seed: int) -> None:
    """The rules that a game declares are those of score lines, and what they gave never changes again."""
    match = played(table, seed)
    at_once = match.game.scores_at_once
    assert set(at_once) <= set(match.game.vocabulary.rules)
    before: list[int | None] = [0] * table.players
    for number in range(len(match.moves) + 1):
        now = table.fast.scored(table.fast.explained(match.position(number)), table.players)
        assert all((one or 0) <= (other or 0) for one, other in zip(before, now, strict=True))
        before = now
    assert before == match.score().scored
    assert at_once or before == [0] * table.players


@few
@given(seed=seeds, part=parts)
def test_explained_lines_add_up_on_the_way_too(table: Table, seed: int, part: float) -> None:
    state = position(table, seed, part)
    points = table.fast.points(state)
    lines = table.fast.explained(state)
    if lines and all(value is not None for line in lines for value in line.points):
        assert [sum(line.points[seat] or 0 for line in lines) for seat in range(table.players)] == points
