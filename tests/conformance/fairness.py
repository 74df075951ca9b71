"""Is `pick` fair? Seen by drawing many moves from one position.

The seeds are fixed, so what passes today passes tomorrow. The bounds are so wide that no fair `pick` comes
near them, yet one that takes a single move twice as often as it should is far outside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from scipy.stats import chisquare

from pangea.core.chance import Random, random_from
from pangea.core.contract import OVER
from pangea.core.edition import Edition
from pangea.core.record import Record

Pick = Callable[[Record, Random], int]

DRAWS = 3000
"""For each position, at least; and for each move at least:"""
DRAWS_OF_EACH = 150
UNLIKELY = 1e-7
"""So rarely does a fair `pick` look less fair, over all moves."""
FAR = 6.0
"""How many standard deviations a fair `pick` keeps within, at each move."""


def weights_of(edition: Edition, state: Record) -> dict[int, int]:
    """Every move that can come next, by how likely it should be."""
    return edition.odds(state) or dict.fromkeys(edition.legal(state), 1)


def assert_fair(edition: Edition, state: Record, pick: Pick | None = None) -> None:
    pick = pick or edition.rules.pick
    weights = weights_of(edition, state)
    if edition.rules.to_move(state) == OVER:
        return
    draws = max(DRAWS, DRAWS_OF_EACH * len(weights))
    random = random_from(5)
    counts = Counter(int(pick(state, random)) for _ in range(draws))
    where = edition.game.notation.write_position(edition.board, state)
    assert set(counts) <= set(weights), where
    assert_as_likely(counts, weights, where)


def assert_as_likely(counts: Counter[int], weights: Mapping[int, int], where: str) -> None:
    if len(weights) < 2:
        return
    draws, total = counts.total(), sum(weights.values())
    expected = [draws * weight / total for weight in weights.values()]
    seen = [counts[move] for move in weights]
    assert chisquare(seen, expected).pvalue > UNLIKELY, where
    for move, count, likely in zip(weights, seen, expected, strict=True):
        deviation = (likely * (1 - likely / draws)) ** 0.5
        assert abs(count - likely) < FAR * deviation, (where, move, count, likely)
