"""The book of a game, made from what it declares: once, as nothing in it changes while the service runs."""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.record import NOBODY, Field, Record
from pangea.server.messages.books import Book, FieldShown, MoveForm, Words
from pangea.server.messages.games import BoardShown, BoardTables, SizesSent, TableSent

DIGITS = 16


@cache
def book_of(game: Game) -> Book:
    """What it takes to read what a game says and shows."""
    book = Book(
        digest="",
        words=msgspec.convert(game.vocabulary.described, Words),
        moves=[msgspec.convert(form, MoveForm) for form in game.moves.described()],
        printed=dict(game.printed),
        view=_fields(game.state),
        facts=_fields(game.facts),
    )
    return replace(book, digest=hashlib.sha256(msgspec.json.encode(book)).hexdigest()[:DIGITS])


def board_shown(game: Game, board: Any) -> BoardShown:
    """A board as it travels."""
    return BoardShown(
        content=dict(board.content),
        drawing=dict(game.sheet(board)),
        names=names_on(board),
        scores_at_once=list(game.scores_at_once),
    )


def board_tables(edition: Edition) -> BoardTables:
    """A board as its rules read it."""
    sizes = edition.sizes
    return BoardTables(
        content_hash=edition.content_hash,
        tables=[_table(table) for _, table in sorted(edition.board.tables.items())],
        sizes=SizesSent(sizes.codes, sizes.legal, sizes.odds, sizes.moves),
        names=names_on(edition.board),
    )


def _table(table: Any) -> int | TableSent:
    if not isinstance(table, np.ndarray):
        return int(table)
    # As bytes: a page's own numbers have no 64 bits.
    data = base64.b64encode(np.ascontiguousarray(table).tobytes()).decode()
    return TableSent(table.dtype.name, list(table.shape), data)


def names_on(board: Any) -> dict[str, list[str]]:
    """What messages and moves choose from on this board, where it lists something of the kind."""
    return {table: list(names) for table, names in getattr(board, "names", {}).items()}


def _fields(kind: type[Record]) -> dict[str, FieldShown]:
    return {name: _shown(field) for name, field in kind.fields.items() if _is_ever_shown(field)}


def _is_ever_shown(field: Field) -> bool:
    return not field.worked_out and (field.seen_by is not NOBODY or field.open_at_end)


def _shown(field: Field) -> FieldShown:
    return FieldShown(
        means=field.means,
        shape=list(field.shape),
        seen_by=field.seen_by.value,
        open_at_end=field.open_at_end,
        set_of=field.set_of,
        one_of=list(field.one_of),
        is_seat=field.is_seat,
        maybe=field.maybe,
    )
