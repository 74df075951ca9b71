"""The deals of the days that results are still accepted for: until then a replay is for its player alone."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any

from pangea.arena import daily
from pangea.server.refusals import FORBIDDEN, Refused

DAYS_OPEN = 2
"""Days on which a result is accepted: a game begun before midnight (UTC) may end on the next day."""


def today() -> date:
    return datetime.fromtimestamp(time.time(), UTC).date()


def is_open(day: date) -> bool:
    """Are results of this day accepted?"""
    return opens_on(day) > today() >= day


def opens_on(day: date) -> date:
    """The day from which on anybody can see the replays of a day's deal."""
    return day + timedelta(DAYS_OPEN)


def open_deal_of(record: Mapping[str, Any]) -> daily.Deal | None:
    """The deal that a record is a game of, if results for it are still accepted."""
    deals = (daily.deal_of(today() - timedelta(ago)) for ago in range(DAYS_OPEN))
    return next((deal for deal in deals if daily.is_of(record, deal)), None)


def not_open(day: date) -> Refused:
    """Why a replay of this day's deal is not shown yet."""
    about = {"date": day.isoformat(), "opens": opens_on(day).isoformat()}
    return Refused(FORBIDDEN, "replay-not-open", "daily-replay-not-open", **about)
