"""`pick` is fair: a player's legal moves are equally likely, and nature's have their odds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pangea.core.chance import below
from pangea.core.contract import NATURE, Game
from pangea.core.edition import Edition
from pangea.core.record import Record, copied

from .conftest import Table, fast_edition_of
from .fairness import Pick, assert_fair, weights_of
from .playing import positions
from .stories import counted


def test_every_phase_of_a_game_is_picked_from_fairly(table: Table) -> None:
    for state in phases(table):
        assert_fair(table.fast, state)


def test_named_positions_are_picked_from_fairly(game: Game) -> None:
    """What random games hardly ever come to: the positions of counts.txt."""
    edition = fast_edition_of(game.name)
    for position in counted(game):
        state = game.notation.read_position(edition.board, position.position)
        assert_fair(edition, state)


def test_a_pick_that_is_not_fair_is_found(game: Game) -> None:
    """The usual slips: one move too many or too few to draw from, a move chosen by its verb first."""
    edition = fast_edition_of(game.name)
    found = 0
    for position in counted(game):
        state = game.notation.read_position(edition.board, position.position)
        if edition.rules.to_move(state) < 0 or len(edition.legal(state)) < 2:
            continue
        for slip in slips(edition, edition.legal(state)):
            found += 1
            with pytest.raises(AssertionError):
                assert_fair(edition, state, slip)
    assert found >= 5


def slips(edition: Edition, legal: list[int]) -> Iterator[Pick]:
    count = len(legal)
    yield lambda _, random: legal[below(random, count - 1)]
    yield lambda _, random: legal[below(random, count + 1) % count]
    yield lambda _, random: legal[min(below(random, count), below(random, count))]


def phases(table: Table) -> Iterator[Record]:
    """Of each kind of position in two games, the one with the most moves to pick from and the one with the
    fewest. Of one kind are those where the same verbs can be played, or are nature's."""
    most: dict[object, tuple[int, Record]] = {}
    fewest: dict[object, tuple[int, Record]] = {}
    for seed in range(2):
        for state in positions(table, seed):
            ways = weights_of(table.fast, state)
            texts = table.fast.written(state, list(ways))
            kind = table.fast.rules.to_move(state) == NATURE, frozenset(text.split()[0] for text in texts)
            if len(ways) > most.get(kind, (1, state))[0]:
                most[kind] = len(ways), copied(state)
            if 1 < len(ways) < fewest.get(kind, (1 << 30, state))[0]:
                fewest[kind] = len(ways), copied(state)
    for found, (count, state) in most.items():
        yield state
        if fewest[found][0] < count:
            yield fewest[found][1]
