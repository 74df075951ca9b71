"""What a learner is shown of a game of Genesis, from one seat: numbers of about the size of one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import Features
from pangea.core.kernel import rule
from pangea.core.record import Counts
from pangea.games.genesis.board import COLUMNS, ROWS, SPACES, TERRAINS, every_terrain
from pangea.games.genesis.moves import FACES
from pangea.games.genesis.state import DICE, SEATS, State

NAMES = (
    ("free spaces", SPACES),
    ("where tiles of each terrain lie, terrain by terrain", TERRAINS * SPACES),
    ("where the species of each seat lives, mine first, then clockwise", SEATS * SPACES),
    ("tiles left of each seat, mine first, then clockwise, by terrain, thirteen is 1", SEATS * TERRAINS),
    ("what each die shows: one of five", DICE * len(FACES)),
    ("terrains that a second tile may be", TERRAINS),
    ("seats in play, mine first, then clockwise", SEATS),
    ("whose turn it is, me first, then clockwise", SEATS),
)
THIRTEEN = 13.0
EVERY_FACE = len(FACES)


@rule
def features(state: State, seat: int, out: Features) -> None:
    me = max(seat, 0)  # someone who only watches sees the table as seat 0 does
    at = show_set(state.free, True, out, 0)
    for terrain in every_terrain():
        at = show_set(state.land[terrain], True, out, at)
    for step in range(SEATS):
        at = show_set(state.kin[(me + step) % state.players], step < state.players, out, at)
    for step in range(SEATS):
        for terrain in every_terrain():
            left = state.stock[(me + step) % state.players, terrain]
            out[at] = left / THIRTEEN if step < state.players else 0.0
            at += 1
    for die in range(DICE):
        for face in range(EVERY_FACE):
            out[at] = 1.0 if state.dice[die] == face else 0.0
            at += 1
    for terrain in every_terrain():
        out[at] = 1.0 if has(state.second, terrain) else 0.0
        at += 1
    for step in range(SEATS):
        out[at] = 1.0 if step < state.players else 0.0
        out[at + SEATS] = 1.0 if step < state.players and (me + step) % state.players == state.turn else 0.0
        at += 1


@rule
def show_set(rows: Counts, is_there: bool, out: Features, at: int) -> int:
    """A set of spaces, space by space, from this feature on; the feature after them."""
    for row in range(ROWS):
        members = int(rows[row]) if is_there else 0
        for column in range(COLUMNS):
            out[at + column] = members >> column & 1
        at += COLUMNS
    return at
