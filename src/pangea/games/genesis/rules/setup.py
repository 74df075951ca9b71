"""G2  The set-up: the part of the board in play, and tiles for everybody."""

from __future__ import annotations

from pangea.core.contract import Options
from pangea.core.kernel import rule
from pangea.games.genesis.board import IN_PLAY, every_row, every_terrain
from pangea.games.genesis.rules.turn import clear_dice, look_for_room
from pangea.games.genesis.state import SEATS, State

EACH_TERRAIN = 13  # G1.2: tiles


@rule
def setup(state: State, players: int, options: Options) -> None:
    state.players = players
    clear_dice(state)
    hand_out_species(state)
    lay_out_board(state)
    hand_out_tiles(state)


@rule
def hand_out_species(state: State) -> None:
    """G1.2  In their order; players who choose others have them put in after the set-up."""
    for seat in range(SEATS):
        state.species[seat] = seat


@rule
def river_matters(state: State) -> bool:
    """G2.1  With two players the spaces right of the river are not used."""
    return state.players == 2


@rule
def extent(state: State) -> int:
    """Which part of the board is in play: 0 left of the river, 1 all of it."""
    return 0 if river_matters(state) else 1


@rule
def lay_out_board(state: State) -> None:
    for row in every_row():
        state.free[row] = IN_PLAY[extent(state), row]
    state.room = 0
    look_for_room(state)


@rule
def hand_out_tiles(state: State) -> None:
    """G1.2, G2.2  Thirteen tiles of each terrain for every player."""
    for seat in range(state.players):
        for terrain in every_terrain():
            state.stock[seat, terrain] = EACH_TERRAIN
