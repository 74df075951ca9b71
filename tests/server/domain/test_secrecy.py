"""What is sent to a seat, or to somebody who watches, tells nothing of what is hidden from them.

Everything that a pair of eyes gets of a random game is made again from states that differ only in what these
eyes can't see: the bytes are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import pangea
from pangea.core.chance import below, random_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import NATURE, OVER, WATCHER
from pangea.core.edition import Edition, every_move
from pangea.core.record import ALL, Record, copied, same
from pangea.core.views import veiled
from pangea.server.messages.tables import SeatWanted, Table, TableWanted
from pangea.server.store import Person
from pangea.server.tables.making import made_by
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.scenes import log_lines
from pangea.server.tables.showing import shown
from pangea.server.tables.state import new_state
from pangea.server.tables.table_match import TableMatch

NOBODY: tuple[set[str], int] = (set(), 0)
POSITIONS = 8
"""Of each game, from the first to the last, so many are looked at as tables; its log is, line by line."""


def every_kind_of_table() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every game with as few and as many players as it allows, and with each value of each option."""
    for game in pangea.every_game():
        choices: list[dict[str, str]] = [{}]
        choices += [{option.name: value} for option in game.options for value in option.values[1:]]
        for players in sorted({game.players[0], game.players[-1]}):
            for options in choices:
                yield game.name, players, options


@cache
def edition_of(name: str) -> Edition:
    return compiled_for(Edition(pangea.game(name))).fast_edition


class Played:
    """A random game at a table whose seats have a person each."""

    def __init__(self, name: str, players: int, options: dict[str, str]) -> None:
        self.edition, self.random = edition_of(name), random_from(players)
        people = [Person(f"person {seat}", f"Player {seat}") for seat in range(players)]
        seats = [SeatWanted("screen", name=person.name) for person in people]
        made = made_by(people[0], TableWanted(name, seats, options, shuffle=False))
        named = [
            msgspec.structs.replace(sitting, person=person.id)
            for sitting, person in zip(made.seats, people, strict=True)
        ]
        self.state = new_state(msgspec.structs.replace(made, seats=named), 0.0)
        self.people = [*people, None]
        self.match = TableMatch(self.edition, players, options, seed=players)
        while self.match.turn != OVER:
            move = self.edition.rules.pick(self.match.state, self.random)
            self.match.follow(self.edition.write(self.match.state, move))

    def imagined(self, state: Record, eyes: int) -> Record:
        """Another state that these eyes can't tell from this one."""
        other = copied(state)
        self.edition.rules.imagine(other, eyes, self.random)
        return other

    def table(self, match: TableMatch, eyes: int) -> Table:
        """What the person with these eyes is sent."""
        table = OpenTable("table", self.state, match, plays_on=True)
        return shown(table, self.people[max(eyes, 0)], eyes, 0, NOBODY, now=0.0)


@pytest.fixture(
    scope="module", params=list(every_kind_of_table()), ids=lambda kind: f"{kind[0]}-{kind[1]}-{kind[2]}"
)
def played(request: pytest.FixtureRequest) -> Played:
    return Played(*request.param)


def in_bytes(told: Any) -> bytes:
    return msgspec.json.encode(told)


def test_tables_tell_nothing_hidden(played: Played) -> None:
    moves, players = len(played.match.moves), played.match.players
    differed = False
    for part in range(POSITIONS):
        match = played.match.at(moves * part // (POSITIONS - 1))
        for eyes in (WATCHER, *range(players)):
            other = match.at(len(match.moves))
            other.state = played.imagined(match.state, eyes)
            differed |= not same(other.state, match.state)
            assert in_bytes(played.table(other, eyes)) == in_bytes(played.table(match, eyes))
    fields = played.match.game.state.fields.values()
    hides = any(field.seen_by is not ALL for field in fields)
    # By some options nothing is hidden; by the usual ones something is, in a game that has anything to hide.
    assert differed or not hides or played.match.options, "the imagined states were the real ones"


def test_logs_tell_nothing_hidden(played: Played) -> None:
    """Each move is made again in an imagined state; a deal that these eyes don't see deals something else."""
    edition, compared = played.edition, 0
    for number in range(len(played.match.moves)):
        for eyes in (WATCHER, *range(played.match.players)):
            other = played.match.at(number)
            other.state = played.imagined(other.state, eyes)
            move = _another(played, other, number, eyes)
            if move is None:
                continue
            other.restore([move], [edition.write(other.state, move)])
            seen, real = (
                veiled(edition, state, eyes) for state in (other.state, played.match.position(number + 1))
            )
            if not same(seen, real):
                continue  # what came of the move shows that the world was another
            lines, real_lines = log_lines(other, eyes, number), [played.match.lines(eyes)[number]]
            assert in_bytes(lines) == in_bytes(real_lines)
            compared += 1
    assert compared > len(played.match.moves)


def _another(played: Played, match: TableMatch, number: int, eyes: int) -> int | None:
    """A move that looks the same to these eyes: the same one, or another deal that they don't see."""
    edition, move = played.edition, played.match.played[number]
    real = played.match.position(number)
    keeper = edition.kept_by(real, move)
    if keeper is None or keeper == eyes:
        return move if edition.is_possible(match.state, move) else None
    if match.turn != NATURE:
        return None
    deals = list(every_move(edition, match.state))
    return deals[below(played.random, len(deals))]
