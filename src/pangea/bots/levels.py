"""Levels with names, from one that a child beats to the strongest: each is a setting of a bot.

Levels count iterations, not seconds, except the highest: so they are as strong on a slow machine as on a
fast one.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    name: str
    bot: str


LEVELS = (
    Level("hatchling", "novice"),
    Level("gatherer", "greedy"),
    Level("hunter", "search:600"),
    Level("elder", "search:3000"),
    Level("oracle", "search:2s,threads=2,reuse"),
)
BY_NAME = {level.name: level for level in LEVELS}
