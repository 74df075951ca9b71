"""Interpreted and compiled: one source, the same bytes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import random_from
from pangea.core.compiled import Compiled
from pangea.core.contract import OVER, Rules
from pangea.core.edition import Edition
from pangea.core.long_sets import bytes_for
from pangea.core.record import Record, copied, fingerprint

from .conftest import Table, edition_of

GAMES = 4


Reading = Callable[[Record], Any]


def as_it_is(state: Record) -> Record:
    return state


def as_an_object(state: Any) -> SimpleNamespace:
    """The same numbers of the same types: interpreted rules read them several times quicker."""
    return SimpleNamespace(**{name: state[name] for name in state.dtype.names})


def story(rules: Rules, table: Table, seed: int, read: Reading = as_it_is) -> list[bytes]:
    """A random game as bytes: every state, and at every state what each verb answers."""
    edition = table.edition
    state = edition.game.state.blank()
    rules.setup(state, table.players, edition.options(table.options))
    random = random_from(seed)
    pages = []
    while True:
        pages.append(fingerprint(state) + answers(rules, edition, state, table.players, seed, read))
        if rules.to_move(state) == OVER:
            return pages
        rules.apply(state, rules.pick(state, random))


def answers(rules: Rules, edition: Edition, state: Record, players: int, seed: int, read: Reading) -> bytes:
    seen = read(state)
    moves, outcomes = np.zeros(edition.sizes.legal, np.int32), np.zeros(edition.sizes.odds, np.int32)
    weights = np.zeros(edition.sizes.odds, np.int64)
    members = np.full(bytes_for(edition.sizes.codes), 0xFF, np.uint8)
    points, winners = np.zeros(players + 5, np.int32), np.zeros(players + 5, np.bool_)
    features = np.zeros(edition.game.feature_count, np.int8)
    counts = [rules.to_move(seen), rules.ending(seen)]
    counts.append(rules.legal_set(seen, moves, members))
    counts += [rules.legal(seen, moves), rules.odds(seen, outcomes, weights)]
    counts += [
        rules.refusal(seen, move) for move in range(0, edition.sizes.codes, 1 + edition.sizes.codes // 40)
    ]
    rules.points(seen, points)
    rules.winners(seen, winners)
    rules.features(seen, seed % players, features)
    imagined = copied(state)
    rules.imagine(imagined, seed % players, random_from(seed, 1))
    counts.append(round(1000 * rules.credence(imagined, seed % players, np.zeros(0))))
    counts += [rules.secret(imagined, seat) for seat in range(players)]
    if rules.to_move(seen) != OVER:
        counts.append(rules.hurry(seen, random_from(seed, 2)))
    numbers: list[NDArray[Any]] = [np.array(counts), moves, members, outcomes, weights, points, winners]
    numbers.append(features)
    return b"".join(array.tobytes() for array in numbers) + fingerprint(imagined)


def test_interpreted_and_compiled_give_the_same_bytes(table: Table) -> None:
    fast = table.compiled.rules
    for seed in range(GAMES):
        for page, (slow, quick) in enumerate(
            zip(story(table.edition.rules, table, seed, as_an_object), story(fast, table, seed), strict=True)
        ):
            assert slow == quick, f"seed {seed}, after {page} moves"


@cache
def checked_rules(name: str) -> Rules:
    """Not pasted into each other: it takes a third of the time to compile, and the tables are the same."""
    return Compiled(edition_of(name), check_bounds=True, inlined=False).rules


def test_compiled_rules_stay_inside_their_tables(table: Table) -> None:
    """Compiled code does not see the edge of the board: with bounds checked, it must not meet it."""
    checked = checked_rules(table.name)
    for seed in range(GAMES, 2 * GAMES):
        assert story(checked, table, seed)[-1] == story(table.compiled.rules, table, seed)[-1]
