"""What is said while functions are compiled."""

from __future__ import annotations

import sys
from collections.abc import Callable

from pangea.core.words import Phrase, preferred_language, say

Progress = Callable[[int, int, str], None]
"""Told before each function: how many are compiled, of how many, and the name of the next."""


def progress_line(name: str) -> Progress:
    """One line on the terminal, rewritten with each function; nothing where nobody watches."""

    def show(done: int, of: int, function: str) -> None:
        if not sys.stderr.isatty():
            return
        if done == of:
            sys.stderr.write("\r\x1b[K")
        else:
            phrase = Phrase(
                "core-compiling", {"game": name, "done": done + 1, "of": of, "function": function}
            )
            sys.stderr.write(f"\r\x1b[K{say(phrase, preferred_language())}")
        sys.stderr.flush()

    return show
