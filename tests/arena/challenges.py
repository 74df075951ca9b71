"""A whole game of a day's challenge, by somebody who always makes the first move of the list."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any

from pangea.arena import daily
from pangea.core.match import Match

CLANS = daily.deal_of(date(2026, 11, 19))


@cache
def _played() -> Match:
    match = daily._begun(CLANS)
    match.let_nature_move()
    while not match.is_over:
        own = match.turn == CLANS.seat
        match.play(match.legal()[0] if own else daily.bot_move(CLANS, match))
    return match


def record_of_clans() -> dict[str, Any]:
    return dict(_played().record())
