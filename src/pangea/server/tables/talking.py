"""What a line of talk may hold."""

from __future__ import annotations

import unicodedata

from pangea.server.messages.talk import LONGEST
from pangea.server.refusals import WRONG, Refused

_JOINERS = frozenset("\u200c\u200d")
"""Formatting signs that are part of words and of emoji. All others, such as bidi overrides, are dropped."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are printed as nothing."""
MOST_MARKS = 4
"""Marks upon one letter. No language needs more; more of them are painted over the lines above and below."""


def cleaned(text: str) -> str:
    """A line as it is kept: one line, without signs that would change what stands around it.

    >>> cleaned("  well\\n\\tplayed \\u202e!")
    'well played !'
    """
    line = as_one_line(text)
    if not any(is_seen(sign) for sign in line):
        raise Refused(WRONG, "talk-empty", "talk-empty")
    if len(line) > LONGEST:
        raise Refused(WRONG, "talk-long", "talk-long", most=LONGEST, count=len(line))
    return line


def as_one_line(text: str) -> str:
    """A text without line breaks, and without signs that would change what stands around it."""
    normal = unicodedata.normalize("NFC", text)
    kept = (" " if sign.isspace() else sign for sign in normal if sign.isspace() or _is_kept(sign))
    return " ".join(_without_piles("".join(kept)).split())


def is_seen(sign: str) -> bool:
    """Return whether a sign can be seen: blanks and fillers can’t."""
    return sign not in _BLANK and unicodedata.category(sign)[0] in "LNPS"


def _is_kept(sign: str) -> bool:
    """Not control or formatting signs, nor what isn't a character, or is one of somebody's own."""
    return sign in _JOINERS or unicodedata.category(sign)[0] != "C"


def _without_piles(text: str) -> str:
    kept, marks = [], 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
