"""How nature's moves are drawn at a table: from the whole seed, and nothing shorter in between.

At a table somebody may want to know what is hidden. So a draw is a keyed function of the seed, of however
many bits, and of the number of the move; what was dealt openly tells nothing about what was dealt face down.
Simulations and searches, where nobody is to be kept from guessing, have their quick generator in `chance`.

A record names the way that its moves were drawn, so that they can be drawn again when there is a newer one.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator
from functools import lru_cache

from pangea.core.chance import random_from
from pangea.core.dealing import LABEL
from pangea.core.edition import Edition
from pangea.core.record import Record

SPLITMIX = "splitmix64"
"""The first way, kept for games that began with it: it went through 64 bits, which can be searched.
A record that names no way was drawn by it."""
HMAC = "hmac-sha256"
SHUFFLE = HMAC
"""The way of every new game."""

_BITS = 256
_SEAT = "pangea seat"


@lru_cache(10_000)  # it is shown with every move
def hash_of(seed: str) -> str:
    """What a service shows from the start: the SHA-256 of `pangea seed` and the seed's decimal digits.

    With words of its own in front of the seed, it has nothing in common with what nature draws: neither with
    today's keyed blocks, nor with the first way, which began with the hash of the bare seed.
    """
    return hashlib.sha256(f"pangea seed {seed}".encode()).hexdigest()


def drawn(shuffle: str, edition: Edition, state: Record, seed: int, number: int) -> int:
    """Nature's move in a state, if it is move `number` (from 0) of a game with this seed."""
    return WAYS[shuffle](edition, state, seed, number)


def _by_hmac(edition: Edition, state: Record, seed: int, number: int) -> int:
    """One outcome by its weight. They are lined up by their texts: codes are nobody else's affair."""
    odds = edition.odds(state)
    texts = edition.written(state, list(odds))
    ordered = sorted(zip(texts, odds.items(), strict=True))
    place = below(blocks(seed, number), sum(odds.values()))
    for _, (move, weight) in ordered:
        place -= weight
        if place < 0:
            return move
    raise AssertionError("a place below the sum of all weights")


def _by_splitmix(edition: Edition, state: Record, seed: int, number: int) -> int:
    return int(edition.rules.pick(state, random_from(seed, number)))


WAYS: dict[str, Callable[[Edition, Record, int, int], int]] = {SPLITMIX: _by_splitmix, HMAC: _by_hmac}


def seats_by_lot(seed: int, players: int, people: int = 1) -> list[int]:
    """Draw a seat for each of the people, in their order: chance picks who begins too, by the same seed."""
    free = list(range(players))
    return [free.pop(below(blocks(seed, number, _SEAT), len(free))) for number in range(people)]


def blocks(seed: int, number: int, label: str = LABEL) -> Iterator[int]:
    """The random numbers of one move, 256 bits each: HMAC-SHA-256 under the seed, block by block."""
    key, block = key_of(seed), 0
    while True:
        yield int.from_bytes(hmac.digest(key, f"{label} {number} {block}".encode(), "sha256"))
        block += 1


def key_of(seed: int) -> bytes:
    """The seed as the key of all that is drawn from it."""
    return str(seed).encode()


def below(numbers: Iterator[int], limit: int) -> int:
    """A whole number from 0 to limit - 1, each exactly as likely: numbers that favour some are skipped."""
    fair = (1 << _BITS) // limit * limit
    return next(number for number in numbers if number < fair) % limit
