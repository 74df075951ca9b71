"""What a game says: every message it declares is in the catalogues, with exactly what it speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast, visitor

from pangea import Game
from pangea.core.messages import Message, Part, StoryReader, Vocabulary, spoken_of
from pangea.core.words import catalogue_of, languages

SAID_BY_RULES = re.compile(r"^[a-z]+-(move|score|prompt|refusal|ending)-")
"""Messages that only a rule can say: none of them stands in the catalogues unused."""


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  as Fluent calls it
        self.found.add(node.id.name)


def variables(game: str, lang: str) -> dict[str, set[str]]:
    """Each message of a game's catalogue, with the variables in it."""
    text = catalogue_of(game, lang).read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


def families(messages: list[Message]) -> Iterator[tuple[list[str], set[str]]]:
    """Messages that are said of the same: together they must speak of exactly that."""
    declared: dict[int, tuple[list[str], set[str]]] = {}
    for message in messages:
        declared.setdefault(id(message.parts), ([], set(message.parts)))[0].append(message.name)
    yield from declared.values()


@pytest.mark.parametrize("lang", languages())
def test_every_message_speaks_of_exactly_its_parts(game: Game, lang: str) -> None:
    catalogue = variables(game.name, lang)
    vocabulary = game.vocabulary
    for together, parts in families(vocabulary.messages):
        missing = [name for name in together if name not in catalogue]
        assert not missing, f"{lang} lacks {missing}"
        assert set().union(*(catalogue[name] for name in together)) == parts, together


@pytest.mark.parametrize("lang", languages())
def test_every_game_says_what_is_asked_of_all(game: Game, lang: str) -> None:
    """What stands on the box, and the words that core says in a game's name."""
    asked = {"title", "tagline", "summary", "rules-1-title", "rules-1-text", "unreadable"}
    asked |= {"label-seat", "label-winners", *(f"ending-{ending}" for ending in game.endings[1:])}
    assert {f"{game.name}-{name}" for name in asked} <= variables(game.name, lang).keys()


def test_every_choice_has_words(game: Game) -> None:
    """Whatever a part may name: each of its messages is there, and speaks of nothing."""
    catalogue = variables(game.name, languages()[0])
    for message in game.vocabulary.messages:
        for name in spoken_of(message.parts):
            assert catalogue[name] == set(), f"{name}, which {message.name} may say"


def test_nothing_stands_in_the_catalogues_that_no_rule_says(game: Game) -> None:
    vocabulary = game.vocabulary
    said = {message.name for message in vocabulary.messages}
    said |= {name for message in vocabulary.messages for name in spoken_of(message.parts)}
    unused = [
        name
        for name in variables(game.name, languages()[0])
        if SAID_BY_RULES.search(name) and name not in said
    ]
    assert not unused


def test_lines_of_a_score_name_rules_of_the_game(game: Game) -> None:
    text = catalogue_of(game.name, languages()[0]).read_text(encoding="utf-8")
    for rule in game.vocabulary.rules:
        assert re.search(rf"\b{re.escape(rule)}\b", text), f"the rules of {game.name} have no {rule}"


def test_a_part_that_nobody_reads_is_an_error() -> None:
    words = Vocabulary("clans")
    words.message("clans-founded", seat=Part("colour"))
    with pytest.raises(TypeError, match="colour"):
        StoryReader(words, None).phrases([1, 0])
