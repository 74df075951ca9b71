"""`pangea rules GAME`: the game explained, section by section."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

import typer

from pangea.cli.language import checked_language, said
from pangea.cli.options import GameName, Language
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable
from pangea.core.words import has_words

RULING = "†"
"""The sign of a ruling, beside its rule and before its reason."""
_RULES = re.compile(r"\[([A-Z]\d+(?:\.v?\d+)*)\]")
_KEPT_TOGETHER = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}
"""Spaces that no line may break at, and letters without a meaning to stand for them."""


def command(
    name: GameName,
    section: Annotated[
        int | None, typer.Option("--section", "-s", metavar="N", help=said("cli-opt-section"))
    ] = None,
    lang: Language = None,
) -> None:
    show(explained(game_named(name).name, checked_language(lang), section))


def show(text: str) -> None:
    """Markdown on the screen. Rich breaks lines at no-break spaces, too; so it is handed letters for them."""
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.capture() as printed:
        console.print(Markdown(_replaced(text, _KEPT_TOGETHER)))
    print(_replaced(printed.get(), {sign: space for space, sign in _KEPT_TOGETHER.items()}), end="")


def explained(name: str, lang: str, section: int | None = None) -> str:
    """The rules as Markdown: all of them, or one section."""
    texts = {number: said(f"{name}-rules-{number}-text", lang) for number in _sections(name)}
    if section is not None and section not in texts:
        raise BadTable("cli-no-section", game=name, section=str(section), count=len(texts))
    parts = [] if section else list(_opening(name, lang))
    for number in [section] if section else texts:
        title = said(f"{name}-rules-{number}-title", lang)
        parts += [f"## {number}. {title}", *_blocks(name, lang, number, texts)]
    return "\n\n".join(parts)


def _opening(name: str, lang: str) -> Iterator[str]:
    yield f"# {said(f'{name}-title', lang)}"
    yield said(f"{name}-summary", lang)
    yield said("core-rulings", lang, sign=RULING)


def _blocks(name: str, lang: str, section: int, texts: Mapping[int, str]) -> Iterator[str]:
    """The paragraphs of a section, its rulings marked and each reason below the paragraph."""
    marked: set[str] = set()
    for block in texts[section].split("\n\n"):
        rulings = [
            rule
            for rule in _RULES.findall(block)
            if rule not in marked and _is_ruling(name, rule) and home_of(rule, texts) == section
        ]
        yield _marked(block, rulings)
        for rule in rulings:
            why = said(_reason(name, rule), lang)
            yield f"> {RULING} {said('core-ruling', lang, rule=rule, why=why)}"
        marked.update(rulings)


def _marked(block: str, rulings: Iterable[str]) -> str:
    for rule in rulings:
        block = block.replace(f"[{rule}]", f"[{rule}{RULING}]", 1)
    return block


def home_of(rule: str, texts: Mapping[int, str]) -> int | None:
    """The section that explains a rule: of those that name it, the one with the most rules of its chapter.

    Of two with as many, the one that names fewer others: introductions and tips name rules of many chapters.
    """
    chapter = rule.partition(".")[0]
    named = {number: set(_RULES.findall(text)) for number, text in texts.items()}
    kin = {
        number: sum(other.partition(".")[0] == chapter for other in rules)
        for number, rules in named.items()
        if rule in rules
    }
    return max(kin, key=lambda number: (kin[number], -len(named[number])), default=None)


def _is_ruling(name: str, rule: str) -> bool:
    return has_words(_reason(name, rule))


def _reason(name: str, rule: str) -> str:
    return f"{name}-ruling-{rule.replace('.', '-')}"


def _sections(name: str) -> Iterator[int]:
    return itertools.takewhile(lambda number: has_words(f"{name}-rules-{number}-title"), itertools.count(1))


def _replaced(text: str, signs: Mapping[str, str]) -> str:
    for sign, other in signs.items():
        text = text.replace(sign, other)
    return text
