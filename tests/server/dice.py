"""Loaded dice: whatever a service draws by lot in a test, it draws the same each time the test is run.

What tables are called stays a matter of luck: their names must differ.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from unittest import mock


@contextmanager
def loaded_dice(seed: int = 1) -> Iterator[None]:
    """The seeds of games and of bots are drawn with these."""
    games = mock.patch("pangea.server.tables.fairness.secrets", Dice(seed))
    bots = mock.patch("pangea.server.compute.thinking.secrets", Dice(seed))
    with games, bots:
        yield


class Dice:
    """As much of the module `secrets` as is used there."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)
