"""Random numbers, the same on every machine and in every mode: splitmix64, one word of state.

This is the only file with unsigned numbers: numba would turn a mix of signed and unsigned into floats.
Interpreted, the arithmetic is on Python's whole numbers and the mask makes it 64 bits; compiled, it is on
machine words and the mask costs nothing.
"""

from __future__ import annotations

import hashlib

import numpy as np
from numpy.typing import NDArray

from pangea.core.bits import bit, count_of, has, nth
from pangea.core.kernel import rule
from pangea.core.record import UNKNOWN, Counts

Random = NDArray[np.uint64]
"""The state of a random generator: an array of one word, so that a rule can move it on."""

_GOLDEN = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_WORD = 0xFFFFFFFFFFFFFFFF


def random_from(seed: int, stream: int = 0) -> Random:
    """A generator for this seed; every stream of a seed is a sequence of its own.

    >>> random = random_from(7)
    >>> [int(below(random, 6)) + 1 for _ in range(8)] == [int(below(random_from(8), 6)) + 1 for _ in range(8)]
    False
    """
    random = seed_word(seed)
    branch(random, seed_word(seed), stream)
    return random


def generators_from(seed: int, count: int) -> NDArray[np.uint64]:
    """A generator for each of so many games, a row of one word each: the streams 0 … of a seed.

    >>> generators_from(7, 3)[2].tolist() == random_from(7, 2).tolist()
    True
    """
    streams = np.arange(count, dtype=np.uint64)
    words = (seed_word(seed) ^ (streams * np.uint64(_MIX_2))) + np.uint64(_GOLDEN)
    return words.reshape(count, 1)


def seed_word(seed: int) -> Random:
    """A seed of any size, even a negative one, as the word that streams branch off from."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return np.frombuffer(digest[:8], np.uint64).copy()


@rule
def branch(random: Random, seed: Random, stream: int) -> None:
    """Make `random` the generator of one stream of a seed."""
    random[0] = int(seed[0]) ^ ((int(np.uint64(stream)) * _MIX_2) & _WORD)
    scatter(random)


@rule
def scatter(random: Random) -> int:
    """The next 64 random bits."""
    word = (int(random[0]) + _GOLDEN) & _WORD
    random[0] = word
    return scattered(word)


@rule
def scattered(word: int) -> int:
    """The random bits that a word of the generator stands for."""
    word = ((word ^ (word >> 30)) * _MIX_1) & _WORD
    word = ((word ^ (word >> 27)) * _MIX_2) & _WORD
    return word ^ (word >> 31)


@rule
def below(random: Random, limit: int) -> int:
    """A whole number from 0 to limit - 1, each equally likely (to within limit / 2**31)."""
    return (int(scatter(random) >> 33) * limit) >> 31


@rule
def below_later(random: Random, draws: int, limit: int) -> int:
    """What `below` will give after so many other draws. Nothing is drawn: `skip` does that afterwards.

    Whoever draws in a loop needs to write the generator only once, and no draw waits for the one before.
    """
    word = (int(random[0]) + _GOLDEN + int(np.uint64(draws)) * _GOLDEN) & _WORD
    return (int(scattered(word) >> 33) * limit) >> 31


@rule
def skip(random: Random, draws: int) -> None:
    """Go on as if this many numbers had been drawn."""
    random[0] = (int(random[0]) + int(np.uint64(draws)) * _GOLDEN) & _WORD


@rule
def any_of(members: int, random: Random) -> int:
    """One member of a set, each as likely as the others."""
    return nth(members, below(random, count_of(members)))


@rule
def deal_unseen(cards: Counts, dealt: int, kinds: int, seat: int, random: Random) -> None:
    """Deal the cards of all but this seat anew: each of another kind, and each deal as likely as the others.

    `cards[seat]` is a card of 0 … kinds - 1, or UNKNOWN; so far `dealt` seats have one.
    """
    taken = bit(cards[seat]) if seat >= 0 and cards[seat] != UNKNOWN else 0
    for other in range(dealt):
        if other != seat:
            card = below(random, kinds)
            while has(taken, card):
                card = below(random, kinds)
            cards[other] = card
            taken |= bit(card)
