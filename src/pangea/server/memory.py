"""The memory of the process: what stays for good is not looked through again and again."""

from __future__ import annotations

import gc

OFTEN, SELDOM, RARELY = 20_000, 20, 20
"""Python looks for what nobody needs after so many new things; further after so many looks, and so on."""


def settle() -> None:
    """What is there now, modules above all, stays for as long as the service runs.

    To look through half a million such things takes a quarter of a second, in which nobody is answered.
    """
    gc.freeze()
    gc.set_threshold(OFTEN, SELDOM, RARELY)


def more_stays() -> None:
    """Something large was made that stays too. Nothing happens in a process that never settled."""
    if gc.get_freeze_count():
        gc.collect()
        gc.freeze()
