"""How long tests wait, and what they say when they have waited in vain."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PATIENCE = 120.0
"""Seconds to wait for a state. All of them come sooner, even on a machine that is busy."""
LONG_PATIENCE = 10 * PATIENCE
"""Seconds to wait for a program that compiles or builds for minutes on a machine that is busy."""


@asynccontextmanager
async def patience_until(what: str, seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Give up when the body takes longer than this, and say what it waited for."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError as late:
        if not limit.expired():
            raise
        raise AssertionError(f"waited {seconds:g} seconds in vain until {what}") from late
