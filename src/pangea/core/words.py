"""Words in the languages of the players, from the Fluent catalogues in `locales/`.

Code hands phrases around (a message's id and what it speaks of) and they become text at the very end, where
the reader's language is known.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union

from pangea.core.places import HOME, places

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = HOME / "locales"
ENGLISH = "en"

LONGEST_PART = 2400
"""The library takes at most this many letters for one part of a message; given more, it says nothing."""
LONGEST_QUOTE = 500
"""At most this many letters of a text that was wrong are quoted: enough to find it."""
LARGEST_NUMBER = 10**15
"""Larger numbers are told digit by digit, as texts: libraries here and in browsers can't count that far."""

_ORDERS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Control characters, which a terminal would obey: to clear the screen, to write elsewhere."""

Spoken = Union[str, int, "Phrase", "SeatName", Sequence["Phrase"]]


@dataclass(frozen=True)
class Phrase:
    """A message to be said: its id in the catalogues and what it speaks of."""

    message: str
    about: Mapping[str, Spoken] = field(default_factory=dict)


@dataclass(frozen=True)
class SeatName:
    """Whoever sits there, by name where the names are known."""

    seat: int


def say(phrase: Phrase, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A phrase in a language.

    >>> say(Phrase("core-seat", {"number": 2}))
    'Seat 2'
    """
    bundle = bundle_of(phrase.message, lang)
    pattern = bundle.get_message(phrase.message).value
    if pattern is None:
        raise LookupError(f"the message {phrase.message} has no text")
    about = {key: _spoken(value, lang, names) for key, value in phrase.about.items()}
    text, errors = bundle.format_pattern(pattern, about)
    if errors:
        raise LookupError(f"the message {phrase.message} in {lang} can't be said of {about}: {errors[0]}")
    return str(text)


def brief(phrase: Phrase, longest: int = LONGEST_QUOTE) -> Phrase:
    """The same, with long texts in it cut: for what quotes whatever somebody sent.

    >>> brief(Phrase("core-record-missing", {"key": "abcdef"}), longest=4).about["key"]
    'abc…'
    """
    return Phrase(phrase.message, {name: _brief(value, longest) for name, value in phrase.about.items()})


def _brief(value: Spoken, longest: int) -> Spoken:
    if isinstance(value, str):
        return _cut(value, longest)
    if isinstance(value, int):
        return value if abs(value) < LARGEST_NUMBER else _cut(str(value), longest)
    if isinstance(value, Phrase):
        return brief(value, longest)
    if isinstance(value, SeatName):
        return value
    return [brief(item, longest) for item in value]


def _cut(text: str, longest: int) -> str:
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    # JSON can hold halves of letters, which can be neither printed nor sent, and control characters.
    return _ORDERS.sub("\N{REPLACEMENT CHARACTER}", short.encode(errors="replace").decode())


def has_words(message: str) -> bool:
    """Is there such a message?"""
    return bundle_of(message, ENGLISH).has_message(message)


def listed(items: Sequence[str], lang: str, message: str = "core-list") -> str:
    """Several things in a row, as the language strings them together: a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return say(Phrase(message, {"most": ", ".join(items[:-1]), "last": items[-1]}), lang)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, English first."""
    found = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
    return (ENGLISH, *(lang for lang in found if lang != ENGLISH))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language by the environment: PANGEA_LANG, or what the system says; else English.

    >>> preferred_language({"LANG": "fr_CA.UTF-8"})
    'fr'
    """
    for variable in ("PANGEA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        lang = environment.get(variable, "")[:2].lower()
        if lang in languages():
            return lang
        if environment.get(variable):
            return ENGLISH
    return ENGLISH


@cache
def bundle_of(message: str, lang: str) -> FluentBundle:
    """The messages of the file that a message is in: the first word of its name is the file's."""
    return _bundle(message.partition("-")[0], lang)


@cache
def _bundle(file: str, lang: str) -> FluentBundle:
    # Loaded when the first word of a file is said: a simulation never needs any, and a command few.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], functions={"OR": _either}, use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_of(file, lang).read_text(encoding="utf-8")))
    return bundle


def catalogue_of(file: str, lang: str) -> Path:
    """Where the messages of a game, or of a part of the program, stand."""
    found = [place / "locales" / lang / f"{file}.ftl" for place in places()]
    return next((path for path in found if path.exists()), found[0])


class _List(str):
    """Several things in a row: a, b and c. Where they are choices a message says OR($these): a, b or c.

    Whether it is the one or the other, the sentence knows, and no rule has to say so.
    """

    __slots__ = ("either",)

    either: str

    @classmethod
    def of(cls, items: Sequence[str], lang: str) -> _List:
        row = cls(_cut(listed(items, lang), LONGEST_PART))
        row.either = _cut(listed(items, lang, "core-list-or"), LONGEST_PART)
        return row


def _either(row: Any) -> Any:  # the library takes texts from functions, but its types don't say so
    return row.either if isinstance(row, _List) else row


def _spoken(value: Spoken, lang: str, names: Sequence[str]) -> str | int:
    if isinstance(value, int):
        return value if abs(value) < LARGEST_NUMBER else _cut(str(value), LONGEST_PART)
    if isinstance(value, str | Phrase | SeatName):
        return _cut(_in_words(value, lang, names), LONGEST_PART)
    return _List.of([say(item, lang, names) for item in value], lang)


def _in_words(value: str | Phrase | SeatName, lang: str, names: Sequence[str]) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, Phrase):
        return say(value, lang, names)
    if value.seat < len(names):
        return names[value.seat]
    return say(Phrase("core-seat", {"number": value.seat}), lang)
