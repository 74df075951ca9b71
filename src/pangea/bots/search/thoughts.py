"""What a search thought: the moves it considered, how each seat fared after them, and the line it expects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from pangea.bots import Bot


@dataclass(frozen=True)
class Thought:
    """One move that was considered. Odds and points are by seat."""

    move: str
    visits: int
    share: float
    win_odds: tuple[float, ...]
    points: tuple[float, ...]
    line: tuple[str, ...] = ()
    """What it expects to follow, most tried first."""


class ThinkingBot(Bot, Protocol):
    """A bot that tells what it thought of its last choice: the best move first."""

    thoughts: list[Thought]
