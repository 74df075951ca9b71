"""Whole games of a day's challenge: right ones, and one in which a bot's last choice is another."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any

from pangea.arena import daily
from pangea.core.match import Match

CLANS = daily.deal_of(date(2026, 11, 19))


@cache
def _played(choice: int) -> Match:
    match = _dealt()
    while not match.is_over:
        own = match.turn == CLANS.seat
        match.play(_choice(match, choice) if own else daily.bot_move(CLANS, match))
    return match


def record_of_clans(choice: int = 0) -> dict[str, Any]:
    """The game of somebody who always makes the move of this number in the list of legal ones."""
    return dict(_played(choice).record())


@cache
def _forged() -> tuple[Match, int]:
    right, match = _played(0), _dealt()
    last = max(number for number in _decisions(right.moves))
    while not match.is_over:
        at = len(match.moves)
        others = [move for move in match.legal() if at != last or move != right.moves[at]]
        match.play(right.moves[at] if at < last else others[0])
    return match, last


def forged_record() -> tuple[dict[str, Any], int]:
    """A legal game with the right points, and the number of its one wrong move: a bot's last choice."""
    match, last = _forged()
    return dict(match.record()), last


def _decisions(moves: list[str]) -> list[int]:
    """The numbers of the moves at which a bot had a choice."""
    match, found = _dealt(), []
    while not match.is_over:
        if match.turn != CLANS.seat and len(match.legal()) > 1:
            found.append(len(match.moves))
        match.play(moves[len(match.moves)])
    return found


def _choice(match: Match, number: int) -> str:
    legal = match.legal()
    return legal[number % len(legal)]


def _dealt() -> Match:
    match = daily._begun(CLANS)
    match.let_nature_move()
    return match
