"""Words in the languages of the players, from the Fluent catalogues in `locales/`.

Code hands phrases around (a message's id and what it speaks of) and they become text at the very end, where
the reader's language is known.
"""

from __future__ import annotations

import os
import re
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
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

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*|[ \t]*)(?:\n|\Z))*", re.MULTILINE)
"""A message in a catalogue: its name, and all up to the next line that begins something else."""

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
    """A phrase in a language; where that lacks it in English, and where nothing has it by its name.

    >>> say(Phrase("core-seat", {"number": 2}))
    'Seat 2'
    """
    about = {key: _spoken(value, lang, names) for key, value in phrase.about.items()}
    for language in dict.fromkeys((lang, ENGLISH)):
        bundle = bundle_of(phrase.message, language)
        pattern = bundle.get_message(phrase.message).value if bundle.has_message(phrase.message) else None
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, about)
            if errors:
                _warn(phrase, f"{phrase.message} in {language} can't be said of {about}: {errors[0]}")
            return str(text) or readable(phrase.message, about)
    _warn(phrase, f"there is no message {phrase.message}")
    return readable(phrase.message, about)


class MissingWords(UserWarning):
    """A message that a game or a bot says is not in its catalogue. It is said all the same, by its name."""


def _warn(phrase: Phrase, trouble: str) -> None:
    """Once for each catalogue: where one message is missing, many are, and players would read of them all."""
    file = phrase.message.partition("-")[0]
    if file not in _told_of:
        warnings.warn(trouble, MissingWords, stacklevel=3)
        _told_of.add(file)


_told_of: set[str] = set()


def readable(message: str, about: Mapping[str, object]) -> str:
    """What is said for a message that has no text, not even in English.

    >>> readable("pebbles-move-take", {"seat": "Ada", "pebbles": 2}), readable("pebbles-title", {})
    ('Pebbles: move take (seat Ada, pebbles 2)', 'Pebbles')
    """
    file, _, rest = message.partition("-")
    said = file.capitalize() if rest in ("", "title") else f"{file.capitalize()}: {rest.replace('-', ' ')}"
    parts = ", ".join(f"{name} {value}" for name, value in about.items())
    return f"{said} ({parts})" if parts else said


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
    with suppress(OSError):  # without the file, messages are said in English or by their names
        bundle.add_resource(FluentResource(catalogue_of(file, lang).read_text("utf-8", errors="replace")))
    return bundle


def catalogue_of(file: str, lang: str) -> Path:
    """Where the messages of a game, or of a part of the program, stand."""
    found = [place / "locales" / lang / f"{file}.ftl" for place in places()]
    there = next((path for path in found if path.exists()), None)
    return there or next((path for path in _added_catalogues(file, lang) if path.exists()), found[0])


def _added_catalogues(file: str, lang: str) -> Iterator[Path]:
    """Where the messages of a game that a package adds may stand."""
    from pangea.core.installed import GAMES, additions, folders_of

    for added in additions(GAMES):
        if added.name == file:
            for folder in folders_of(added.module):
                yield folder / "locales" / lang / f"{file}.ftl"


def catalogue_text(file: str, lang: str) -> str:
    """The messages of a game in a language; those that it lacks there in English."""
    texts = []
    for language in dict.fromkeys((lang if lang in languages() else ENGLISH, ENGLISH)):
        path = catalogue_of(file, language)
        texts.append(path.read_text("utf-8", errors="replace") if path.exists() else "")
    if not texts[0]:
        return texts[-1]
    missing = [entry for name, entry in _messages(texts[-1]) if f"\n{name} =" not in f"\n{texts[0]}"]
    return "\n".join([texts[0], *missing]) if missing else texts[0]


def _messages(text: str) -> list[tuple[str, str]]:
    """The messages of a catalogue as they are written there, by their names."""
    return [(entry[1], entry[0].rstrip() + "\n") for entry in _MESSAGE.finditer(text)]


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
