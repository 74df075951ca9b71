"""The reader's language: that of the system, unless a command was told another."""

from __future__ import annotations

import sys

from pangea.core.errors import BadTable
from pangea.core.words import Phrase, Spoken, languages, preferred_language, say


def reader_language() -> str:
    """What `--lang` says anywhere on the command line, or else the system's: help texts need it first."""
    words = sys.argv[1:]
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(words[number + 1 : number + 2])
            if asked in languages():
                return asked
    return preferred_language()


def checked_language(asked: str | None) -> str:
    """The language that a command shall speak."""
    if asked is None:
        return reader_language()
    if asked not in languages():
        raise BadTable("cli-unknown-language", lang=asked, languages=", ".join(languages()))
    return asked


def said(message: str, lang: str | None = None, **about: Spoken) -> str:
    """A message in the reader's language."""
    return say(Phrase(message, about), lang or reader_language())
