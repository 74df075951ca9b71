"""The reader's language: that of the system, unless a command was told another."""

from __future__ import annotations

import os
import sys

from pangea.core.errors import BadTable
from pangea.core.words import Phrase, Spoken, languages, preferred_language, say


def reader_language() -> str:
    """What `--lang` says anywhere on the command line, or else the system's: help texts need it first."""
    return _asked_in_words() or preferred_language()


def _asked_in_words() -> str:
    words = sys.argv[1:]
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(words[number + 1 : number + 2])
            if asked in languages():
                return asked
    return ""


def checked_language(asked: str | None) -> str:
    """The language that a command should speak."""
    if asked is None:
        return reader_language()
    if asked not in languages():
        raise BadTable("cli-unknown-language", lang=asked, languages=", ".join(languages()))
    return asked


def tell_of_unknown_language() -> None:
    """PANGEA_LANG may name a language there isn't. Set once for all commands, it stops none of them."""
    asked = os.environ.get("PANGEA_LANG", "")
    if asked and asked[:2].lower() not in languages() and not _asked_in_words():
        told = said("cli-variable-language", name=asked, languages=", ".join(languages()))
        print(f"pangea: {told}", file=sys.stderr)


def said(message: str, lang: str | None = None, **about: Spoken) -> str:
    """A message in the reader's language."""
    return say(Phrase(message, about), lang or reader_language())
