"""T3  The drift: which tile may be lifted, where it may be put down, and what becomes of the herds on it."""

from __future__ import annotations

from pangea.core.bits import bit, has
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    EDGE,
    FAR_ENOUGH,
    NO_TILE,
    OUTWARD,
    Hex,
    Side,
    Tile,
    lowest_tile,
)
from pangea.games.trias.rules.land import (
    add_to_continents,
    continent_of,
    gain_herds,
    hex_beside,
    join_neighbours,
    lay_on,
    leave_neighbours,
    note_loose_tiles,
    note_room,
    note_split,
    on_the_table,
    open_lakes,
    stretches_of_land,
    survey_sea,
    take_from_continent,
    tiles_around,
    tiles_on_the_outer_sea,
)
from pangea.games.trias.rules.scoring import part_to_score, score_part
from pangea.games.trias.state import NO_CARD, State

# Lifting


@rule
def continents_with_herds_of(state: State, seat: int) -> int:
    """T3.3  All tiles of the continents on which a seat has a herd."""
    land = 0
    tiles = state.settled[seat]
    while tiles != 0:
        continent = continent_of(state, lowest_tile(tiles))
        land |= continent
        tiles &= ~continent
    return land


@rule
def tiles_to_drift(state: State) -> int:
    """T3.3  The tiles that the seat whose turn it is may lift, of whatever terrain."""
    if state.loose == 0:
        return state.loose
    return state.loose & continents_with_herds_of(state, state.turn)


@rule
def tiles_of_the_card(state: State) -> int:
    """T3.2, T3.8  Those of the card's terrain; if there are none, those of the others."""
    tiles = tiles_to_drift(state)
    of_the_card = tiles & state.of_terrain[state.card]
    return of_the_card if of_the_card != 0 else tiles


@rule
def herds_swim(state: State, tile: Tile) -> None:
    """T3.4  The herds on a lifted tile stay in its hex, in the water. Hexes with swimmers are kept in order.

    Whether they have bred does not matter any more: after breeding and a drift no point is left to save them.
    """
    place = int(state.place[tile])
    number = int(state.swims)
    while number > 0 and state.swim_place[number - 1] > place:
        state.swim_place[number] = state.swim_place[number - 1]
        for seat in range(state.players):
            state.swimmers[number, seat] = state.swimmers[number - 1, seat]
        number -= 1
    state.swim_place[number] = place
    for seat in range(state.players):
        state.swimmers[number, seat] = state.herds[tile, seat]
        state.herds[tile, seat] = 0
        state.settled[seat] &= ~bit(tile)
    state.swims += 1
    state.crowd[tile] = 0
    state.spent[tile] = 0


@rule
def forget_swim(state: State, number: int) -> None:
    """No swimmers are left in a hex: the others move up."""
    state.swims -= 1
    for later in range(number, state.swims):
        state.swim_place[later] = state.swim_place[later + 1]
        for seat in range(state.players):
            state.swimmers[later, seat] = state.swimmers[later + 1, seat]
    state.swim_place[state.swims] = 0
    for seat in range(state.players):
        state.swimmers[state.swims, seat] = 0


@rule
def swim_at(state: State, place: Hex) -> int:
    """The number of the hex among those with swimmers, or -1."""
    for number in range(state.swims):
        if state.swim_place[number] == place:
            return number
    return -1


@rule
def lift(state: State, tile: Tile) -> None:
    """T3.3, T3.4  Take a tile up. Its hex is outer sea now, and so is every lake that it kept closed."""
    opens_lake = state.wet[tile] != state.coast[tile]
    may_split = stretches_of_land(state, tile) > 1
    neighbours = state.near[tile]
    state.lifted = tile
    state.left = continent_of(state, tile) & ~bit(tile)
    if state.crowd[tile] > 0:
        herds_swim(state, tile)
    state.roomy &= ~bit(tile)
    leave_neighbours(state, tile)
    take_from_continent(state, tile)
    if may_split:
        note_split(state, state.left, neighbours)
    state.loose &= ~(state.left | bit(tile))
    if opens_lake:
        open_lakes(state, Hex(int(state.place[tile])), neighbours)
    state.card = NO_CARD
    state.rescues = 0


# Putting down


@rule
def sides_far_enough(state: State, tile: Tile) -> int:
    """T3.5  The sides of a tile at which the lifted tile would lie farther from the South Pole than before.

    And still on the table (T1.6).
    """
    gain = int(state.distance[tile]) - int(state.distance[state.lifted])
    sides = int(FAR_ENOUGH[gain + EDGE, state.sector[tile]])
    if state.distance[tile] == EDGE:
        sides &= ~OUTWARD[state.sector[tile]]
    return sides


@rule
def tiles_to_put_at(state: State) -> int:
    """T3.5  The tiles of the land left behind, on the outer sea and far enough out."""
    return state.left & tiles_on_the_outer_sea(state, int(state.distance[state.lifted]))


@rule
def sides_to_put_at(state: State, tile: Tile) -> int:
    """T3.5  The sides of a tile of the land left behind at which the lifted tile may be put down."""
    return int(state.coast[tile]) & sides_far_enough(state, tile)


@rule
def tiles_touching(state: State, place: Hex) -> int:
    """The tiles of the land left behind that touch a hex."""
    return tiles_around(state, place) & state.left


@rule
def may_put(state: State, tile: Tile, side: Side) -> bool:
    """T3.5  At this side of this tile; every hex goes by the lowest tile that it touches."""
    return (
        has(state.left, tile)
        and has(sides_to_put_at(state, tile), side)
        and lowest_tile(tiles_touching(state, hex_beside(state, tile, side))) == tile
    )


@rule
def put(state: State, place: Hex) -> None:
    """T3.5 to T3.7, T3.10  Put the lifted tile down; it may come under swimmers, and join continents."""
    tile = Tile(int(state.lifted))
    lay_on(state, tile, place)
    join_neighbours(state, tile, on_the_table(state))
    part = part_to_score(state, tile)
    changed = state.left
    state.lifted = NO_TILE
    state.left = 0
    number = swim_at(state, place)
    if number >= 0:
        come_ashore(state, tile, number)
    note_room(state, tile)
    state.coast[tile] = state.wet[tile]
    if closes_lake(state, tile, add_to_continents(state, tile)):
        survey_sea(state)
        changed = on_the_table(state)
    if part != 0:
        score_part(state, tile, continent_of(state, tile))
    note_loose_tiles(state, changed | continent_of(state, tile))


@rule
def come_ashore(state: State, tile: Tile, number: int) -> None:
    """T3.7  Swimmers where a tile is put down stand on it from then on, even over its capacity."""
    for seat in range(state.players):
        if state.swimmers[number, seat] > 0:
            gain_herds(state, tile, seat, state.swimmers[number, seat])
    forget_swim(state, number)


@rule
def closes_lake(state: State, tile: Tile, continents: int) -> bool:
    """T1.5  Does a tile that touches this many continents cut off a piece of the outer sea?

    Stretches of land around it that are of different continents leave the water between them in one piece.
    Where two stretches belong to one continent already, the tile makes a ring of it.
    """
    return continents < stretches_of_land(state, tile)
