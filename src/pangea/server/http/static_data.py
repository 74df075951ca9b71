"""What the service says of its games, to everybody alike as long as it runs: the same answers, as files."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

import msgspec

import pangea
from pangea.bots.levels import LEVELS
from pangea.core.catalogue import every_game
from pangea.core.contract import Game
from pangea.core.record import OWNER
from pangea.core.words import catalogue_text, has_words, languages
from pangea.server.messages.games import (
    BoardShown,
    GameOffered,
    GameWords,
    HiddenOffered,
    LevelOffered,
    Offered,
    OptionOffered,
    PresetOffered,
)
from pangea.server.tables.books import board_shown, book_of


def static_data() -> Iterator[tuple[str, bytes]]:
    """Each file's path among the pages, and what is in it."""
    yield "data/games.json", msgspec.json.encode(offered())
    for game in every_game():
        folder = f"data/{game.name}"
        yield f"{folder}/board.json", msgspec.json.encode(usual_board(game))
        yield f"{folder}/book.json", msgspec.json.encode(book_of(game))
        for lang in languages():
            yield f"{folder}/words/{lang}.json", msgspec.json.encode(words_of(game, lang))


def offered() -> Offered:
    """The games, the levels of bots and the languages that there are here."""
    return Offered(
        [_offered(game) for game in every_game()],
        [LevelOffered(level.name) for level in LEVELS],
        list(languages()),
        pangea.__version__,
    )


@cache
def usual_board(game: Game) -> BoardShown:
    """The board that is played on if nobody brings another."""
    return board_shown(game, game.board(None))


def words_of(game: Game, lang: str) -> GameWords:
    """The messages of a game in a language; in English those that it lacks there."""
    return GameWords(catalogue_text(game.name, lang))


def _offered(game: Game) -> GameOffered:
    return GameOffered(
        name=game.name,
        version=game.version,
        designer=game.designer,
        year=game.year,
        minutes=game.minutes,
        age=game.age,
        players=list(game.players),
        options=[OptionOffered(option.name, list(option.values)) for option in game.options],
        presets=[PresetOffered(preset.name, dict(preset.options)) for preset in game.presets],
        sections=_sections(game.name),
        hides=game.hides,
        hidden=_hidden(game),
        guesses=game.guessing is not None,
        roles=list(game.roles),
        species=list(game.role_names),
        daily_from=game.daily_from,
    )


def _hidden(game: Game) -> list[HiddenOffered]:
    """What a seat keeps from the others, of which one can say what it may be."""
    own = [(name, field) for name, field in game.state.fields.items() if field.seen_by is OWNER]
    if game.guessing is not None and len(own) == 1:
        # Of all that the field may say, only this can be hidden in it.
        part = game.guessing.card
        return [HiddenOffered(own[0][0], [f"{part.prefix}-{name}" for name in part.names])]
    return [
        HiddenOffered(name, [f"{game.name}-{name}-{word}" for word in field.one_of])
        for name, field in own
        if field.one_of
    ]


def _sections(name: str) -> int:
    numbers = itertools.takewhile(
        lambda number: has_words(f"{name}-rules-{number}-title"), itertools.count(1)
    )
    return sum(1 for _ in numbers)
