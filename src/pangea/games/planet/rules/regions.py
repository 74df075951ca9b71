"""P1.3 and P1.4: regions, and how they grow together as tiles are placed."""

from __future__ import annotations

from pangea.core.bits import bit
from pangea.core.kernel import rule
from pangea.games.planet.board.globe import EDGES, PORTIONS, Face
from pangea.games.planet.board.tables import (
    TILE_EXTENT,
    TILE_HABITAT,
    TILE_HEAD,
    TILE_HEADS,
    TILE_TOUCHING,
    Tile,
    every_habitat,
)
from pangea.games.planet.state import State


@rule
def lay_regions(state: State, seat: int, tile: Tile, face: Face, turn: int) -> None:
    """P1.3, P1.4  The regions inside one tile, as if nothing lay around it."""
    corner = face * EDGES
    for edge in range(EDGES):
        state.cover[seat, corner + edge] = TILE_HABITAT[tile, turn, edge]
        state.head[seat, corner + edge] = corner + TILE_HEAD[tile, turn, edge]
        state.extent[seat, corner + edge] = TILE_EXTENT[tile, turn, edge]
    for habitat in every_habitat():
        state.heads[seat, habitat] |= TILE_HEADS[tile, turn, habitat] << corner
        state.touching[seat, habitat] |= TILE_TOUCHING[tile, turn, habitat] << corner


@rule
def meet(state: State, seat: int, here: int, there: int) -> None:
    """P1.4  Two portions lie side by side: regions of one habitat become one, others touch."""
    one, other = int(state.head[seat, here]), int(state.head[seat, there])
    if state.cover[seat, here] != state.cover[seat, there]:
        state.touching[seat, state.cover[seat, there]] |= bit(one)
        state.touching[seat, state.cover[seat, here]] |= bit(other)
    elif one != other:
        join(state, seat, min(one, other), max(one, other))


@rule
def join(state: State, seat: int, head: int, gone: int) -> None:
    """P1.4  Two regions become one, with the smaller head; the other is a head no more."""
    for portion in range(PORTIONS):
        if state.head[seat, portion] == gone:
            state.head[seat, portion] = head
    state.heads[seat, state.cover[seat, head]] &= ~bit(gone)
    state.extent[seat, head] += state.extent[seat, gone]
    state.extent[seat, gone] = 0
    for habitat in every_habitat():
        touches = (state.touching[seat, habitat] >> gone) & 1
        state.touching[seat, habitat] &= ~bit(gone)
        state.touching[seat, habitat] |= touches << head
