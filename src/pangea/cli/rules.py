"""`pangea rules GAME`: the game explained, section by section."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Annotated

import typer

from pangea.cli.language import checked_language, said
from pangea.cli.options import GameName, Language
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable
from pangea.core.words import has_words


def command(
    name: GameName,
    section: Annotated[
        int | None, typer.Option("--section", "-s", metavar="N", help=said("cli-opt-section"))
    ] = None,
    lang: Language = None,
) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    lang = checked_language(lang)
    Console().print(Markdown(explained(game_named(name).name, lang, section)))


def explained(name: str, lang: str, section: int | None = None) -> str:
    """The rules as Markdown: all of them, or one section."""
    numbers = list(_sections(name))
    if section is not None and section not in numbers:
        raise BadTable("cli-no-section", game=name, section=str(section), count=len(numbers))
    parts = [] if section else [f"# {said(f'{name}-title', lang)}", said(f"{name}-summary", lang)]
    for number in [section] if section else numbers:
        title = said(f"{name}-rules-{number}-title", lang)
        parts += [f"## {number}. {title}", said(f"{name}-rules-{number}-text", lang)]
    return "\n\n".join(parts)


def _sections(name: str) -> Iterator[int]:
    return itertools.takewhile(lambda number: has_words(f"{name}-rules-{number}-title"), itertools.count(1))
