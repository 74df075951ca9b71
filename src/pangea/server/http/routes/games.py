"""What there is to play. The pages read the same from files: see `static_data`."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from pangea.core.catalogue import game as game_named
from pangea.core.contract import Game
from pangea.core.errors import UnknownGame
from pangea.server.http.request import Id
from pangea.server.http.routes.pages import FOR_EVER
from pangea.server.http.static_data import offered, usual_board, words_of
from pangea.server.messages.books import Book
from pangea.server.messages.games import BoardShown, GameWords, Offered
from pangea.server.refusals import GONE, refused
from pangea.server.tables.books import book_of

AN_HOUR = "max-age=3600"
Digest = Annotated[str | None, QueryParameter(description="The book that is wanted, as a scene names it.")]


@get("/games", sync_to_thread=True, operation_id="games")
def games() -> Offered:
    """The games, the levels of bots and the languages that this service offers."""
    return offered()


@get("/games/{game:str}/board", sync_to_thread=True, operation_id="board")
def board(game: Id) -> Response[BoardShown]:
    """The printed board of a game: the content that its rules read, and its drawing if it has one."""
    return Response(usual_board(_named(game)), headers={"cache-control": AN_HOUR})


@get("/games/{game:str}/book", sync_to_thread=True, operation_id="book", opt={"cost": 2})
def book(game: Id, digest: Digest = None) -> Response[Book]:
    """What it takes to read the stories, the moves and the views of a game.

    With the digest that a scene names, the answer is the same for ever, if it is still that book.
    """
    found = book_of(_named(game))
    cache_control = FOR_EVER if digest == found.digest else AN_HOUR
    return Response(found, headers={"cache-control": cache_control})


@get("/games/{game:str}/words/{lang:str}", sync_to_thread=True, operation_id="words", opt={"cost": 2})
def words(game: Id, lang: Id) -> Response[GameWords]:
    """The messages of a game in a language, or in English: for pages that were built without this game."""
    return Response(words_of(_named(game), lang), headers={"cache-control": AN_HOUR})


def _named(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        why = refused(error)
        why.status = GONE
        raise why from error
