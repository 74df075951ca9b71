"""Shuffles that can be checked: a seed that nobody knows before the end, and a hash that fixes it.

The hash has words of its own in front of the seed, so it has nothing in common with what nature draws:
neither with today's keyed blocks, nor with the first way, which began with the hash of the bare seed.
"""

from __future__ import annotations

import hashlib
import secrets
from functools import lru_cache

from pangea.server.messages.tables import Fairness

SEED_BITS = 128


def new_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


@lru_cache(10_000)  # it is shown with every move
def hash_of(seed: str) -> str:
    """What is shown from the start: the SHA-256 of `pangea seed` and the seed's decimal digits."""
    return hashlib.sha256(f"pangea seed {seed}".encode()).hexdigest()


def fairness(seed: str, shuffle: str, *, is_over: bool) -> Fairness:
    return Fairness(hash_of(seed), seed if is_over else None, shuffle)
