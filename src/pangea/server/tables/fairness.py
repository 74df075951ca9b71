"""Shuffles that can be checked: a seed that nobody knows before the end, and a hash that fixes it."""

from __future__ import annotations

import secrets

from pangea.core.shuffle import hash_of
from pangea.server.messages.tables import Fairness

SEED_BITS = 128


def new_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


def fairness(seed: str, shuffle: str, *, is_over: bool) -> Fairness:
    return Fairness(hash_of(seed), seed if is_over else None, shuffle)
