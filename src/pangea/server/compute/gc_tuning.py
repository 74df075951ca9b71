"""Tuning Python's garbage collector: what stays for good is not looked through again and again."""

from __future__ import annotations

import gc

OFTEN, SELDOM, RARELY = 20_000, 20, 20
"""The thresholds of the collector's three generations."""


def freeze() -> None:
    """What is there now, modules above all, stays for as long as the service runs.

    Looking through half a million such things takes a quarter of a second, in which nobody is answered.
    """
    gc.freeze()
    gc.set_threshold(OFTEN, SELDOM, RARELY)


def freeze_more() -> None:
    """Something large was made that stays too. Does nothing in a process that froze nothing before."""
    if gc.get_freeze_count():
        gc.collect()
        gc.freeze()
