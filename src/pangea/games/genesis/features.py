"""What a learner is shown of a game of Genesis, from one seat: whole numbers, each in its unit."""

from __future__ import annotations

from pangea.core.contract import Feature, Features
from pangea.core.kernel import rule
from pangea.core.record import Counts
from pangea.core.showing import clockwise, show_one, show_seats, show_set
from pangea.games.genesis.board import COLUMNS, ROWS, TERRAINS, every_terrain
from pangea.games.genesis.moves import FACES
from pangea.games.genesis.rules.turn import two_rows
from pangea.games.genesis.state import DICE, SEATS, State

THIRTEEN = 13
FEATURES = (
    Feature("free", (ROWS, COLUMNS), "free spaces"),
    Feature("land", (TERRAINS, ROWS, COLUMNS), "where tiles of each terrain lie"),
    Feature(
        "species",
        (SEATS, ROWS, COLUMNS),
        "where the species of each seat lives, mine first, then clockwise",
    ),
    Feature(
        "stock",
        (SEATS, TERRAINS),
        "tiles left of each seat, mine first, then clockwise, thirteen is 1",
        THIRTEEN,
    ),
    Feature("dice", (DICE, len(FACES)), "what each die shows: one of five"),
    Feature("second", (TERRAINS,), "terrains that a second tile may be"),
    Feature("seats", (SEATS,), "seats in play, mine first, then clockwise"),
    Feature("turn", (SEATS,), "whose turn it is, me first, then clockwise"),
)
EVERY_FACE = len(FACES)


@rule
def features(state: State, seat: int, out: Features) -> None:
    # Someone who only watches sees the table as seat 0 does.
    me, players = max(seat, 0), int(state.players)
    at = show_spaces(state.free, True, out, 0)
    for terrain in every_terrain():
        at = show_spaces(state.land[terrain], True, out, at)
    for step in range(SEATS):
        at = show_spaces(state.kin[clockwise(me, step, players)], step < players, out, at)
    for step in range(SEATS):
        for terrain in every_terrain():
            left = int(state.stock[clockwise(me, step, players), terrain]) if step < players else 0
            out[at + terrain] = left
        at += TERRAINS
    for die in range(DICE):
        at = show_one(int(state.dice[die]), EVERY_FACE, out, at)
    at = show_set(int(state.second), TERRAINS, out, at)
    show_seats(players, int(state.turn), me, out, at)


@rule
def show_spaces(rows: Counts, is_there: bool, out: Features, at: int) -> int:
    """A set of spaces, or none of them; where the next number goes."""
    for row in range(0, ROWS, 2):
        at = show_set(two_rows(rows, row) if is_there else 0, 2 * COLUMNS, out, at)
    return at
