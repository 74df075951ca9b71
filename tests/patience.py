"""How long a test waits for what must come."""

from __future__ import annotations

PATIENCE = 600.0
"""Seconds after which a test gives up. Nothing takes nearly this long, even on a machine that is busy."""
