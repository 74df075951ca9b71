"""Words in the languages of the players, from the Fluent catalogues in `locales/`.

Code hands phrases around (a message's id and what it speaks of) and they become text at the very end, where
the reader's language is known.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent.parent / "locales"
ENGLISH = "en"

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


def has_words(message: str) -> bool:
    """Is there such a message?"""
    return bundle_of(message, ENGLISH).has_message(message)


def listed(items: Sequence[str], lang: str) -> str:
    """Several things in a row, as the language strings them together: a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return say(Phrase("core-list", {"most": ", ".join(items[:-1]), "last": items[-1]}), lang)


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

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / lang / f"{file}.ftl").read_text(encoding="utf-8")))
    return bundle


def _spoken(value: Spoken, lang: str, names: Sequence[str]) -> str | int:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Phrase):
        return say(value, lang, names)
    if isinstance(value, SeatName):
        if value.seat < len(names):
            return names[value.seat]
        return say(Phrase("core-seat", {"number": value.seat}), lang)
    return listed([say(item, lang, names) for item in value], lang)
