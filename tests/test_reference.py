"""The reference is whole and true: every move, clause, option, field and board of every game stands in it.

The games are those of the catalogue. What is compared with the pages happened in games: those that each game
keeps because something rare comes about in them, and random ones at every kind of table.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

import pytest
from tools import generated, make_api_reference, make_field_tables

import pangea
from pangea import analysis, arena, bots
from pangea.bots.levels import LEVELS
from pangea.bots.search.settings import LIMITS, SearchSettings, settings_from
from pangea.core import records
from pangea.core.chance import Random, random_from
from pangea.core.contract import NATURE, OVER, VERBS, WATCHER, Game
from pangea.core.edition import Edition
from pangea.core.reading import fields_of
from pangea.core.record import Record, copied, unpacked
from pangea.core.words import Phrase, say

from .conformance.stories import played

DOCS = Path(__file__).parents[1] / "docs"
NOTATION = (DOCS / "reference" / "notation.md").read_text(encoding="utf-8")
VIEWS = (DOCS / "reference" / "state-and-views.md").read_text(encoding="utf-8")
API = (DOCS / "reference" / "api.md").read_text(encoding="utf-8")
BOTS = (DOCS / "reference" / "bots.md").read_text(encoding="utf-8")
BOARDS = (DOCS / "how-to" / "own-board.md").read_text(encoding="utf-8")
SOURCE = Path(pangea.__file__).parent / "games"

CODE = re.compile(r"`([^`]+)`")
CAPITALS = re.compile(r"[A-Z]+")
each_game = pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: game.name)


# Moves


@dataclass(frozen=True)
class MoveRow:
    """A row of a table of moves: the form of the move, an example, who makes it, what it means."""

    form: str
    example: str
    by: str
    means: str

    def fits(self, text: str) -> bool:
        """Is this a move of the row's form? Words in capitals stand for anything without a blank."""
        return re.fullmatch(CAPITALS.sub(r"\\S+", self.form), text) is not None


@each_game
def test_every_move_that_is_made_has_one_row(game: Game) -> None:
    rows = move_rows(game)
    for made in moves_made(game.name):
        fitting = [row for row in rows if row.fits(made.text)]
        assert len(fitting) == 1, f"{made.text}: {fitting}"
        assert (fitting[0].by == "nature") is made.by_nature, made.text


@each_game
def test_every_example_of_a_move_is_read(game: Game) -> None:
    """Somewhere such a move is made, and there the example is read, and written back as it stands."""
    for row in move_rows(game):
        assert row.fits(row.example)
        alike = (made for made in moves_made(game.name) if row.fits(made.text))
        assert any(reads_back(made.edition, made.state, row.example) for made in alike), row.example


@each_game
def test_what_others_read_of_a_move_is_said(game: Game) -> None:
    for row in move_rows(game):
        is_ever_hidden = any(made.is_hidden for made in moves_made(game.name) if row.fits(made.text))
        hidden = {row.example.rpartition(" ")[0] + " ?"} if is_ever_hidden else set()
        assert {code for code in CODE.findall(row.means) if code.endswith(" ?")} == hidden, row.form


def move_rows(game: Game) -> list[MoveRow]:
    rows = table(NOTATION, f"### Moves of {title(game)}")
    assert rows
    return [MoveRow(CODE.findall(row[0])[0], CODE.findall(row[1])[0], row[2], row[3]) for row in rows]


def reads_back(edition: Edition, state: Record, text: str) -> bool:
    try:
        return edition.write(state, edition.read(state, text)) == text
    except pangea.BadMove:
        return False


# Positions and options


@each_game
def test_every_clause_of_a_position_is_in_its_table(game: Game) -> None:
    told = {CODE.findall(row[0])[0] for row in table(NOTATION, f"### Positions of {title(game)}")}
    written = {
        clause.split()[0]
        for made in moves_made(game.name)
        for clause in game.notation.write_position(made.edition.board, unpacked(made.state)).split(";")
    }
    assert written <= told
    assert not [clause for clause in told if not is_clause(game, clause)]


def is_clause(game: Game, name: str) -> bool:
    """Does a game know a clause of this name, whatever it thinks of what the clause says?"""
    try:
        game.notation.read_position(game.board(None), f"{name} !")
    except pangea.UnreadablePosition as error:
        return error.phrase.message != "core-position-clause"
    return True


@each_game
def test_every_option_is_told_with_its_values(game: Game) -> None:
    section = section_of(NOTATION, f"### Options of {title(game)}")
    told = [(CODE.findall(row[0])[0], tuple(CODE.findall(row[1]))) for row in table_in(section)]
    assert told == [(option.name, option.values) for option in game.options]
    assert told or section.strip() == "None."


# Fields


@each_game
def test_every_field_is_in_its_table(game: Game) -> None:
    """Whoever changes a state makes the tables anew: python -m tools.make_field_tables."""
    section = section_of(VIEWS, f"## The fields of {title(game)}")
    assert [CODE.findall(row[0])[0] for row in table_in(section)] == list(game.state.fields)
    assert make_field_tables.table(game.name) in section


def test_tables_of_fields_are_those_that_would_be_made() -> None:
    assert make_field_tables.renewed(VIEWS) == VIEWS


@each_game
def test_what_is_hidden_is_said(game: Game) -> None:
    """A field that not everybody sees is named where the page says what is hidden; if none is, it says so."""
    section = section_of(VIEWS, f"## The fields of {title(game)}")
    match = pangea.start(game.name, players=game.players[-1], seed=1)
    whole, seen = fields_of(match.state, game.state), match.view(WATCHER).fields
    hidden = [name for name in seen if seen[name] != whole[name]]
    said = re.search(r"^Hidden is (.*?) alone", section, re.MULTILINE)
    assert (CODE.findall(said[1]) if said else []) == hidden
    assert hidden or "Nothing is hidden" in section


# The library


def test_the_library_is_told_as_it_is_declared() -> None:
    """Whoever changes a signature or a docstring makes the page anew: python -m tools.make_api_reference."""
    assert not generated.stale(make_api_reference.files())


def test_everything_public_is_told() -> None:
    told = re.findall(r"^### (\w+)$", API, re.MULTILINE)
    assert {*pangea.__all__, *arena.__all__, *analysis.__all__, *VERBS} <= set(told)
    methods = {name for name in vars(pangea.Match) if not name.startswith("_")}
    section = section_of(API, "### Match")
    assert [
        name for name in methods if not re.search(rf"`Match\.{name}\(|^\| `{name}` ", section, re.MULTILINE)
    ] == []


# Bots


def test_every_level_is_told_with_its_bot() -> None:
    told = [(CODE.findall(row[0])[0], CODE.findall(row[1])[0]) for row in table(BOTS, "## Levels")]
    assert told == [(level.name, level.bot) for level in LEVELS]


def test_every_bot_is_told() -> None:
    told = {CODE.findall(row[0])[0] for row in table(BOTS, "## Bots by their own names")}
    assert told == set(bots.names())


def test_every_setting_of_a_search_is_told_with_its_limits() -> None:
    rows = table(BOTS, "## How a search thinks")
    usual = settings_from("")
    for row in rows:
        name, told = CODE.findall(row[0])[0], row[1]
        value = getattr(usual, name)
        assert told == ("none" if value is None else f"{value:g}" if isinstance(value, float) else str(value))
        assert [float(limit) for limit in row[2].split(",")] == list(LIMITS[name][1:])
    flags = {"reuse"}  # told in words: it has no value
    assert {CODE.findall(row[0])[0] for row in rows} == {
        field.name for field in fields(SearchSettings)
    } - flags


# Boards


@each_game
def test_every_key_of_a_content_and_every_board_is_told(game: Game) -> None:
    section = section_of(BOARDS, f"## {title(game)}")
    told = {CODE.findall(row[0])[0] for row in table_in(section)}
    assert set(game.board(None).content) <= told
    assert not [key for key in told if not is_key(game, key)]
    boards = sorted(path.name for path in (SOURCE / game.name / "boards").glob("*.json"))
    assert [name for name in boards if f"`{name}`" not in section] == []


def is_key(game: Game, key: str) -> bool:
    """May a content have this key, whatever it says there?"""
    try:
        game.board({**game.board(None).content, key: None})
    except pangea.BadContent as error:
        return error.phrase.message != f"{game.name}-content-unknown-key"
    return True


# Reading pages


def title(game: Game) -> str:
    return say(Phrase(f"{game.name}-title"))


def section_of(page: str, heading: str) -> str:
    """What stands below a heading, up to the next one of its rank or above."""
    rank = len(heading.partition(" ")[0])
    found = re.search(rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{rank}}} |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, f"no heading {heading!r}"
    return found[1]


def table(page: str, heading: str) -> list[list[str]]:
    return table_in(section_of(page, heading))


def table_in(section: str) -> list[list[str]]:
    """The rows of the first table of a section, without its header, cell by cell."""
    found = re.search(r"(?:^\|.*\|\n)+", section, re.MULTILINE)
    lines = found[0].splitlines()[2:] if found else []
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


# Games to look at


@dataclass(frozen=True)
class Made:
    """A move that was made: the position before it, and the move as text."""

    edition: Edition
    state: Record
    text: str
    by_nature: bool
    is_hidden: bool


@cache
def moves_made(name: str) -> list[Made]:
    """Every move of the games that are kept, and of a random one for each kind of table."""
    game, random = pangea.game(name), random_from(1)
    made: list[Made] = []
    for file in played(game):
        record = records.read(file.read_text(encoding="utf-8"))
        chosen = dict(record["options"])
        edition = Edition(game, chosen.pop("content", None))
        made += made_in(edition, record["players"], chosen, iter(record["moves"]), random)
    edition = Edition(game)
    choices = [[(option.name, value) for value in option.values] for option in game.options]
    for players, values in itertools.product(game.players, itertools.product(*choices)):
        made += made_in(edition, players, dict(values), iter(()), random)
    return made


def made_in(
    edition: Edition, players: int, chosen: dict[str, str], texts: Iterator[str], random: Random
) -> Iterator[Made]:
    """These moves, and then random ones. That kept games are sound is tested elsewhere."""
    state = edition.lay_out(players, chosen)
    while (turn := edition.rules.to_move(state)) != OVER:
        text = next(texts, None)
        move = edition.read(state, text) if text else int(edition.rules.pick(state, random))
        written = edition.write(state, move)
        is_hidden = edition.write_for(state, move, WATCHER) != written
        yield Made(edition, copied(state), written, turn == NATURE, is_hidden)
        edition.rules.apply(state, move)
