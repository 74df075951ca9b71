"""What there is to play."""

from __future__ import annotations

import itertools
from functools import cache

from litestar import Response, get

import pangea
from pangea.bots.levels import LEVELS
from pangea.core.catalogue import every_game
from pangea.core.catalogue import game as game_named
from pangea.core.contract import Game
from pangea.core.errors import UnknownGame
from pangea.core.words import has_words, languages
from pangea.server.messages import (
    BoardShown,
    GameOffered,
    LevelOffered,
    Offered,
    OptionOffered,
    PresetOffered,
)
from pangea.server.refusals import GONE, refused
from pangea.server.wire.asking import Id

AN_HOUR = "max-age=3600"


@get("/games", sync_to_thread=True, operation_id="games")
def games() -> Offered:
    """The games, the levels of bots and the languages that this service offers."""
    return Offered(
        [_offered(game) for game in every_game()],
        [LevelOffered(level.name) for level in LEVELS],
        list(languages()),
        pangea.__version__,
    )


@get("/games/{game:str}/board", sync_to_thread=True, operation_id="board")
def board(game: Id) -> Response[BoardShown]:
    """The printed board of a game: the content that its rules read, and its drawing if it has one."""
    try:
        shown = _board(game_named(game).name)
    except UnknownGame as error:
        why = refused(error)
        why.status = GONE
        raise why from error
    return Response(shown, headers={"cache-control": AN_HOUR})


def _offered(game: Game) -> GameOffered:
    return GameOffered(
        name=game.name,
        version=game.version,
        designer=game.designer,
        year=game.year,
        minutes=game.minutes,
        players=list(game.players),
        options=[OptionOffered(option.name, list(option.values)) for option in game.options],
        presets=[PresetOffered(preset.name, dict(preset.options)) for preset in game.presets],
        sections=_sections(game.name),
    )


def _sections(name: str) -> int:
    numbers = itertools.takewhile(
        lambda number: has_words(f"{name}-rules-{number}-title"), itertools.count(1)
    )
    return sum(1 for _ in numbers)


@cache
def _board(name: str) -> BoardShown:
    printed = game_named(name).board(None)
    return BoardShown(dict(printed.content), dict(getattr(printed, "drawing", None) or {}))
