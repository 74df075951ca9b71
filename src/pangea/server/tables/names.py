"""Names of people: which are allowed, and the marks that distinguish people of the same name."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache

from pangea.core.words import Phrase, languages, say
from pangea.server.messages.people import LONGEST_NAME
from pangea.server.refusals import WRONG, Refused
from pangea.server.tables.talking import as_one_line, is_seen

_ALIKE = frozenset({"ARMENIAN", "CHEROKEE", "COPTIC", "CYRILLIC", "GREEK", "LATIN"})
"""Scripts with letters that look like those of another. Japanese or Korean beside Latin is no disguise."""
_JOINERS = str.maketrans("", "", "\u200c\u200d")
_MARKED = re.compile(r"\([0-9a-f]{4}\)$")

Named = tuple[str, str | None]
"""A name, and the id of the person who has it; None for a bot or an open seat."""


def checked_name(text: str, present: str = "") -> str:
    """Return a name as others read it, cleaned like a line of talk. `present` is the person's name until now.

    >>> (
    ...     checked_name("  Ada \\t Lovelace\\u202e"),
    ...     checked_name("Z\\u0351" + 30 * "\\u0351") == "Z" + 4 * "\\u0351",
    ... )
    ('Ada Lovelace', True)
    """
    name = " ".join(as_one_line(text).translate(_JOINERS).split())
    if len(name) > LONGEST_NAME or not any(map(is_seen, name)) or not name.isprintable():
        raise Refused(WRONG, "bad-name", "server-bad-name", most=LONGEST_NAME)
    if len(_scripts(name) & _ALIKE) > 1:
        raise Refused(WRONG, "bad-name", "server-mixed-name")
    if name != present and any(guest.fullmatch(_folded(name)) for guest in _guests()):
        raise Refused(WRONG, "bad-name", "server-guest-name", name=name)
    return name


def names_apart(people: Sequence[Named]) -> list[str]:
    """Return the names, with a mark where several people have the same one. The mark is the person's own.

    >>> names_apart([("Ada", "4f2a77"), ("Eve", "0c11d8"), ("ada", "b1c2e9"), ("hunter", None)])
    ['Ada (4f2a)', 'Eve', 'ada (b1c2)', 'hunter']
    """
    who = defaultdict(set)
    for name, person in people:
        who[_folded(name)].add(person)
    return [
        marked(name, person) if name and (len(who[_folded(name)]) > 1 or _MARKED.search(name)) else name
        for name, person in people
    ]


def name_among(name: str, person: str, others: Iterable[tuple[str, str]]) -> str:
    """Return a person's name, marked if one of the others has the same one."""
    plain = [(other.removesuffix(f" ({_mark(who)})"), who) for other, who in others if who != person]
    return names_apart([(name, person), *plain])[0]


def marked(name: str, person: str | None) -> str:
    """Return a name with the mark of its person: the same at every table, in lists and in talk."""
    return name if person is None else f"{name} ({_mark(person)})"


def _mark(person: str) -> str:
    return person[:4]


def _folded(name: str) -> str:
    """Return what names have in common that read the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def _scripts(name: str) -> set[str]:
    return {unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha()}


@cache
def _guests() -> list[re.Pattern[str]]:
    """Return patterns of the names that new guests are given, in all languages."""
    names = (say(Phrase("server-guest", {"number": "7"}), lang) for lang in languages())
    return [
        re.compile(re.escape(_folded(name)).replace("7", r"\d+").replace(r"\ ", r"\s*")) for name in names
    ]
