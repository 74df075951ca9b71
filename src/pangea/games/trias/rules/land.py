"""T1  The land and the sea: which tiles lie side by side, which form a continent, which water is outer sea.

Hexes meet three by three, never at a point. So water can only be closed off by tiles that lie side by side,
which are of one continent; and the edge between a continent and a piece of water is one closed line, which
can be walked along.
"""

from __future__ import annotations

from collections.abc import Iterable

from pangea.core.bits import bit, has, without_lowest
from pangea.core.kernel import ids, lookup, rule
from pangea.core.messages import HEX_ROW
from pangea.games.trias.board import (
    AFTER_RUN,
    ALL_SIDES,
    CAPACITY,
    EDGE,
    MOST_TILES,
    NO_TILE,
    OUTWARD,
    POLE,
    RUN_AT,
    RUNS,
    SIDE_BY_GAP,
    SIDES,
    STEP,
    Hex,
    Side,
    Tile,
    distance_of,
    every_side,
    lowest_side,
    lowest_tile,
    nth_side,
    opposite,
    sector_of,
)
from pangea.games.trias.state import Phase, State

MORE_THAN_TILES = 64
"""A distance times this, and the number of a tile: one number to compare tiles by."""


@lookup
def every_tile(state: State) -> Iterable[Tile]:
    """By their numbers; the one that is lifted, too."""
    return ids(state.tiles)


@rule
def on_the_table(state: State) -> int:
    """All tiles but the one that is lifted."""
    tiles = bit(state.tiles) - 1
    return tiles & ~bit(state.lifted) if state.lifted != NO_TILE else tiles


@rule
def tile_at(state: State, place: Hex) -> Tile:
    """The tile on a hex, or NO_TILE if there is water."""
    for tile in every_tile(state):
        if state.place[tile] == place and tile != state.lifted:
            return tile
    return Tile(NO_TILE)


@rule
def side_towards(gap: int) -> Side:
    """The side that a neighbour lies at, told by the difference between the two hexes."""
    return Side(int(SIDE_BY_GAP[gap + HEX_ROW]))


@rule
def is_one_step(gap: int) -> bool:
    """Do two hexes with this difference lie side by side?"""
    width = abs(gap)
    in_a_row = width == 1
    return in_a_row or width == HEX_ROW or width == HEX_ROW - 1


@rule
def tiles_around(state: State, place: Hex) -> int:
    """The tiles that touch a hex; the one that is lifted too, if it left a hex beside this one."""
    around = 0
    # As many rounds in every game: so all of them are made at once.
    for tile in range(MOST_TILES):
        around |= bit(tile) if is_one_step(int(state.place[tile]) - place) else 0
    return around & (bit(state.tiles) - 1)


@rule
def hex_beside(state: State, tile: Tile, side: Side) -> Hex:
    """The hex at a side of a tile."""
    return int(state.place[tile]) + STEP[side]


@rule
def lay_on(state: State, tile: Tile, place: Hex) -> None:
    """The tile lies on this hex now; what is beside it is for `join_neighbours` to say."""
    state.place[tile] = place
    state.distance[tile] = distance_of(place)
    state.sector[tile] = sector_of(place)


@rule
def join_neighbours(state: State, tile: Tile, others: int) -> None:
    """Note which of the others lie beside a tile that has been put down, and it beside them."""
    place = Hex(int(state.place[tile]))
    near = tiles_around(state, place) & others
    wet = ALL_SIDES
    others = near
    while others != 0:
        other = lowest_tile(others)
        side = side_towards(int(state.place[other]) - place)
        across = opposite(side)
        wet &= ~(1 << side)
        state.beside[tile, side] = other
        state.beside[other, across] = tile
        state.near[other] |= bit(tile)
        state.wet[other] &= ~(1 << across)
        state.coast[other] &= ~(1 << across)
        others = without_lowest(others)
    state.near[tile] = near
    state.wet[tile] = wet


@rule
def leave_neighbours(state: State, tile: Tile) -> None:
    """Note that a tile is beside nobody any more, and that those who were beside it are on the outer sea."""
    sides = land_around(state, tile)
    while sides != 0:
        side = lowest_side(sides)
        other = Tile(int(state.beside[tile, side]))
        across = opposite(side)
        state.beside[tile, side] = NO_TILE
        state.beside[other, across] = NO_TILE
        state.near[other] &= ~bit(tile)
        state.wet[other] |= 1 << across
        state.coast[other] |= 1 << across
        sides = without_lowest(sides)
    state.near[tile] = 0
    state.wet[tile] = 0
    state.coast[tile] = 0


# Continents


@rule
def land_around(state: State, tile: Tile) -> int:
    """The sides of a tile with another tile beside them."""
    return ALL_SIDES & ~int(state.wet[tile])


@rule
def stretches_of_land(state: State, tile: Tile) -> int:
    """Into how many stretches the tiles around a tile fall.

    Those of one stretch lie side by side, one after another.
    """
    return RUNS[land_around(state, tile)]


@rule
def connected_to(state: State, tile: Tile, wanted: int) -> int:
    """T1.5  All tiles that can be reached from a tile, side by side; or some, and all that are wanted."""
    reached = bit(tile)
    waiting = reached
    while waiting != 0 and wanted & ~reached != 0:
        # Two at a time, if there are two: neither waits for what is beside the other.
        others = without_lowest(waiting)
        first, second = lowest_tile(waiting), lowest_tile(others if others != 0 else waiting)
        found = (state.near[first] | state.near[second]) & ~reached
        reached |= found
        waiting = without_lowest(others) | found
    return reached


@rule
def continent_of(state: State, tile: Tile) -> int:
    """T1.5  All tiles of the continent that a tile belongs to."""
    return state.land[state.continent[tile]]


@rule
def land_in_continents(state: State) -> int:
    """T1.5  All tiles on the table; none while they are laid, when no continents are worked out yet."""
    return on_the_table(state) if state.phase != Phase.LAYING else 0


@rule
def continents_with(state: State, tiles: int) -> int:
    """How many continents some tiles belong to."""
    count = 0
    while tiles != 0:
        tiles &= ~continent_of(state, lowest_tile(tiles))
        count += 1
    return count


@rule
def note_continent(state: State, continent: int) -> None:
    """These tiles are a continent; it goes by its lowest tile."""
    number = lowest_tile(continent)
    tiles = continent
    while tiles != 0:
        tile = lowest_tile(tiles)
        state.continent[tile] = number
        state.land[tile] = 0
        tiles = without_lowest(tiles)
    state.land[number] = continent


@rule
def note_continents(state: State, land: int) -> None:
    """T1.5  Work out anew the continents that some land consists of."""
    while land != 0:
        continent = connected_to(state, lowest_tile(land), land)
        note_continent(state, continent)
        land &= ~continent


@rule
def note_split(state: State, land: int, neighbours: int) -> None:
    """T3.6  If the neighbours of a tile that was taken away are not connected any more, there are parts."""
    part = connected_to(state, lowest_tile(neighbours), neighbours)
    if neighbours & ~part != 0:
        note_continent(state, part)
        note_continents(state, land & ~part)


@rule
def take_from_continent(state: State, tile: Tile) -> None:
    """A tile is of no continent any more; what is left of its own may be several."""
    left = continent_of(state, tile) & ~bit(tile)
    number = state.continent[tile]
    state.continent[tile] = tile
    if number != tile:
        state.land[number] = left
    else:
        state.land[tile] = 0
        note_continent(state, left)


@rule
def add_to_continents(state: State, tile: Tile) -> int:
    """T3.6  A tile belongs to every continent it touches, so these are one now. How many there were."""
    first = continent_of(state, lowest_tile(state.near[tile]))
    if state.near[tile] & ~first == 0 and lowest_tile(first) < tile:
        state.continent[tile] = lowest_tile(first)
        state.land[lowest_tile(first)] |= bit(tile)
        return 1
    land = bit(tile)
    tiles = state.near[tile]
    continents = 0
    while tiles != 0:
        continent = continent_of(state, lowest_tile(tiles))
        land |= continent
        tiles &= ~continent
        continents += 1
    note_continent(state, land)
    return continents


# The outer sea


@rule
def walk_along_coast(state: State, tile: Tile, side: Side) -> None:
    """T1.5  If this side lies on the outer sea, so does every side on the way round, until one is back.

    A step goes along all sides of a tile that follow each other on the water, and over to the next tile.
    """
    while not has(state.coast[tile], side):
        wet = int(state.wet[tile])
        state.coast[tile] |= RUN_AT[wet, side]
        if wet == ALL_SIDES:
            return
        land = AFTER_RUN[wet, side]
        tile = Tile(int(state.beside[tile, land]))
        side = Side((land + SIDES - 2) % SIDES)


@rule
def tiles_on_the_outer_sea(state: State, nearest: int) -> int:
    """T1.5  The tiles with a side on the outer sea, from a distance from the South Pole on."""
    tiles = 0
    # As many rounds in every game, and no look skipped: so a processor makes several at once.
    for tile in range(MOST_TILES):
        is_coastal = state.coast[tile] != 0
        tiles |= bit(tile) if is_coastal & (state.distance[tile] >= nearest) else 0
    return tiles


@rule
def farthest(state: State, land: int) -> Tile:
    """Of the tiles of some land that lie farthest from the South Pole, the lowest."""
    best = 0  # its distance, and then its number, the lower the better
    while land != 0:
        tile = lowest_tile(land)
        best = max(best, (int(state.distance[tile]) + 1) * MORE_THAN_TILES - tile)
        land = without_lowest(land)
    return Tile(-best % MORE_THAN_TILES)


@rule
def first_tile_beyond(state: State, tile: Tile, side: Side) -> Tile:
    """The first tile that one meets going straight on over an outward side of a tile, or NO_TILE.

    Straight on, every step leads one step farther from the South Pole.
    """
    nowhere = (EDGE + 1) * MORE_THAN_TILES
    found = nowhere  # how far it is, and then its number
    for other in range(MOST_TILES):
        way = int(state.distance[other]) - int(state.distance[tile])
        is_straight_on = int(state.place[other]) - int(state.place[tile]) == way * STEP[side]
        is_met = is_straight_on and way > 0 and other != state.lifted
        found = min(found, way * MORE_THAN_TILES + other if is_met else nowhere)
    return Tile(found % MORE_THAN_TILES) if found < nowhere else Tile(NO_TILE)


@rule
def is_closed_in(state: State, tile: Tile, side: Side) -> bool:
    """T1.5  Is the water at an outward side of the farthest tile of a continent inside another continent?

    Going straight on outward one leaves the table, or first meets a tile that is farther out. The water up to
    there is all one, so it is outer sea if that tile lies on the outer sea with the side that is met.
    """
    other = first_tile_beyond(state, tile, side)
    return other != NO_TILE and not has(state.coast[other], opposite(side))


@rule
def survey_sea(state: State) -> None:
    """T1.5  Find all sides that lie on the outer sea, continent by continent, those farthest out first."""
    for tile in every_tile(state):
        state.coast[tile] = 0
    land = on_the_table(state)
    while land != 0:
        tile = farthest(state, land)
        side = nth_side(OUTWARD[state.sector[tile]], 0)
        if not is_closed_in(state, tile, side):
            walk_along_coast(state, tile, side)
        land &= ~continent_of(state, tile)


@rule
def any_continent_is_shut_in(state: State) -> bool:
    """T1.5  Does a whole continent lie in an inner sea?"""
    on_the_outer_sea = tiles_on_the_outer_sea(state, 0)
    land = on_the_table(state)
    while land != 0:
        continent = continent_of(state, lowest_tile(land))
        if continent & on_the_outer_sea == 0:
            return True
        land &= ~continent
    return False


@rule
def open_lakes(state: State, place: Hex, neighbours: int) -> None:
    """T1.5  The tile that was lifted from a hex had a side on an inner sea, which is outer sea from now on.

    An inner sea is closed off by one continent. So going on along the water from the hex, past each tile
    beside it, one comes along all of it (the README says why), unless a continent lies in it.
    """
    if any_continent_is_shut_in(state):
        survey_sea(state)
        note_loose_tiles(state, on_the_table(state) & ~state.left)
        return
    while neighbours != 0:
        tile = lowest_tile(neighbours)
        side = side_towards(place - int(state.place[tile]))
        state.coast[tile] &= ~(1 << side)
        walk_along_coast(state, tile, side)
        neighbours = without_lowest(neighbours)


# What may be lifted


@rule
def note_loose_tiles(state: State, land: int) -> None:
    """T3.3  Work out anew which tiles of some continents may be lifted by whoever has a herd there.

    A tile can be put down farther out if, and only if, another tile of its continent lies at least as far out
    as the tile itself: at that other tile, or one farther out still (the README has the proof). So only the
    one farthest tile of a continent can't go.
    """
    on_the_outer_sea = tiles_on_the_outer_sea(state, 0)
    loose = state.loose & ~land
    while land != 0:
        continent = continent_of(state, lowest_tile(land))
        loose |= loose_tiles(state, continent & on_the_outer_sea)
        land &= ~continent
    state.loose = loose & ~bit(POLE)


@rule
def loose_tiles(state: State, coastal: int) -> int:
    """T1.6, T3.3  Of the tiles of a continent on the outer sea, all but the only farthest one.

    Those that lie farthest are all on the outer sea, if any tile of the continent is. At the edge of the
    table none may be lifted.
    """
    first, second = -1, -1  # the two farthest; each is its distance, and then its number
    tiles = coastal
    while tiles != 0:
        tile = lowest_tile(tiles)
        here = int(state.distance[tile]) * MORE_THAN_TILES + tile
        second = max(second, min(first, here))
        first = max(first, here)
        tiles = without_lowest(tiles)
    if first // MORE_THAN_TILES == EDGE:
        return tiles_inside_the_edge(state, coastal)
    is_only = second // MORE_THAN_TILES < first // MORE_THAN_TILES
    return coastal & ~bit(first % MORE_THAN_TILES) if is_only else coastal


@rule
def tiles_inside_the_edge(state: State, tiles: int) -> int:
    """T1.6  Those of some tiles that don't lie at the edge of the table."""
    inside = 0
    while tiles != 0:
        tile = lowest_tile(tiles)
        inside |= bit(tile) if state.distance[tile] < EDGE else 0
        tiles = without_lowest(tiles)
    return inside


# Room


@rule
def capacity_of(state: State, tile: Tile) -> int:
    """T1.4  How many herds a tile holds."""
    return CAPACITY[state.terrain[tile]]


@rule
def note_room(state: State, tile: Tile) -> None:
    """T4.6  A tile at or over its capacity has no room."""
    has_room = state.crowd[tile] < capacity_of(state, tile)
    state.roomy = (state.roomy & ~bit(tile)) | (bit(tile) if has_room else 0)


@rule
def gain_herds(state: State, tile: Tile, seat: int, count: int) -> None:
    state.herds[tile, seat] += count
    state.crowd[tile] += count
    state.settled[seat] |= bit(tile)
    note_room(state, tile)


@rule
def lose_herds(state: State, tile: Tile, seat: int, count: int) -> None:
    state.herds[tile, seat] -= count
    state.crowd[tile] -= count
    if state.herds[tile, seat] == 0:
        state.settled[seat] &= ~bit(tile)
    note_room(state, tile)


@rule
def survey(state: State) -> None:
    """Work out everything that follows from where the tiles lie."""
    for tile in every_tile(state):
        for side in every_side():
            state.beside[tile, side] = NO_TILE
        state.near[tile] = 0
        state.wet[tile] = 0
        state.coast[tile] = 0
        state.continent[tile] = tile
        state.land[tile] = 0
    for tile in every_tile(state):
        if tile != state.lifted:
            join_neighbours(state, tile, on_the_table(state) & (bit(tile) - 1))
    note_continents(state, on_the_table(state))
    survey_sea(state)
    note_loose_tiles(state, on_the_table(state) & ~state.left)
    for tile in every_tile(state):
        if tile != state.lifted:
            note_room(state, tile)
