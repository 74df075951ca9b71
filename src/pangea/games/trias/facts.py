"""What is shown of a position of Trias beyond what lies on its table."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import bit, has
from pangea.core.kernel import rule
from pangea.core.record import Counts, Record, fact
from pangea.games.trias.board import (
    ACTION_POINTS,
    CARDS,
    KINDS,
    LAST_ACTION_POINTS,
    METEORITE,
    MOST_TILES,
    NO_TILE,
    PARTS,
    STEP,
    Hex,
    every_kind,
    every_side,
    lowest_tile,
)
from pangea.games.trias.rules.cards import box_of, cards_left, copies_in_deck, part_on_top
from pangea.games.trias.rules.land import (
    capacity_of,
    continent_of,
    every_tile,
    hex_beside,
    land_in_continents,
    tile_at,
)
from pangea.games.trias.rules.scoring import final_points, herds_on, most_herds
from pangea.games.trias.state import SEATS, State

MOST_LAKES = MOST_TILES**2 // 12
"""Hexes of inner seas at most: six sides of k tiles enclose less than 3 k² hexes, and no ring does more."""
NEVER = -1


class Facts(Record):
    continents: int = fact(np.int8, means="how many continents there are")
    continent_tiles: Counts = fact(
        np.int64,
        MOST_TILES,
        means="continent_tiles[continent]: its tiles; the South Pole's first, the others by lowest tile",
        set_of=MOST_TILES,
    )
    continent_herds: Counts = fact(
        np.int8, MOST_TILES, SEATS, means="continent_herds[continent, seat]: the herds of each seat on it"
    )
    continent_leaders: Counts = fact(
        np.int8, MOST_TILES, means="continent_leaders[continent]: the seats with the most", set_of=SEATS
    )
    final: Counts = fact(np.int16, SEATS, means="final[seat]: what all continents give if the game ends now")
    on_land: Counts = fact(np.int8, SEATS, means="on_land[seat]: its herds on tiles")
    swimming: Counts = fact(np.int8, SEATS, means="swimming[seat]: its herds in the water")
    capacity: Counts = fact(np.int8, MOST_TILES, means="capacity[tile]: how many herds it feeds (T1.4)")
    lakes: int = fact(np.int16, means="hexes of inner seas, where nothing can be put down")
    lake_place: Counts = fact(np.int16, MOST_LAKES, means="these hexes")
    turn_points: int = fact(np.int8, means="the action points that a turn begins with (T4.1, T6.4)")
    cards: Counts = fact(np.int8, KINDS, means="cards[kind]: how many there are in the game")
    unseen: Counts = fact(
        np.int8,
        KINDS,
        means="unseen[kind]: those that the reader has not seen, in the deck or in other hands",
    )
    deck: Counts = fact(np.int8, PARTS, means="deck[part]: how many cards of it lie in the deck")
    top_back: int = fact(np.int8, means="the number on the back of the card on top, or 0")
    safe_cards: int = fact(
        np.int8, means="cards before the meteorite can come; none once it has come", maybe=True
    )
    meteorite_among: int = fact(
        np.int8, means="of how many cards one is the meteorite; none if it can't be the next", maybe=True
    )


@rule
def show(state: State, facts: Facts) -> None:
    show_continents(state, facts)
    show_herds(state, facts)
    show_lakes(state, facts)
    show_deck(state, facts)
    facts.turn_points = LAST_ACTION_POINTS if state.last_turns > 0 else ACTION_POINTS[box_of(state)]


@rule
def show_continents(state: State, facts: Facts) -> None:
    """T1.5  While the tiles are laid there are none."""
    land = land_in_continents(state)
    while land != 0:
        continent = continent_of(state, lowest_tile(land))
        number = facts.continents
        facts.continent_tiles[number] = continent
        most = most_herds(state, continent)
        for seat in range(state.players):
            herds = herds_on(state, continent, seat)
            facts.continent_herds[number, seat] = herds
            if herds > 0 and herds == most:
                facts.continent_leaders[number] |= 1 << seat
        facts.continents += 1
        land &= ~continent


@rule
def show_herds(state: State, facts: Facts) -> None:
    """T1.4, T8  On land and in the water, and what they would bring."""
    for tile in every_tile(state):
        facts.capacity[tile] = capacity_of(state, tile)
    for seat in range(state.players):
        facts.final[seat] = final_points(state, seat)
        facts.on_land[seat] = herds_on(state, bit(state.tiles) - 1, seat)
        for number in range(state.swims):
            facts.swimming[seat] += state.swimmers[number, seat]


# T1.5  Inner seas


@rule
def show_lakes(state: State, facts: Facts) -> None:
    """From the sides of tiles on water that is not the outer sea, on and on to the water beside it."""
    if land_in_continents(state) == 0:
        return
    for tile in every_tile(state):
        for side in every_side():
            if has(state.wet[tile] & ~state.coast[tile], side):
                show_lake_at(state, facts, hex_beside(state, tile, side))
    reached = 0
    while reached < facts.lakes:
        for side in every_side():
            show_lake_at(state, facts, int(facts.lake_place[reached]) + STEP[side])
        reached += 1


@rule
def show_lake_at(state: State, facts: Facts, place: Hex) -> None:
    """Water beside an inner sea is of the same sea."""
    if tile_at(state, place) != NO_TILE:
        return
    for number in range(facts.lakes):
        if facts.lake_place[number] == place:
            return
    facts.lake_place[facts.lakes] = place
    facts.lakes += 1


# T11.1  The deck


@rule
def show_deck(state: State, facts: Facts) -> None:
    for part in range(PARTS):
        facts.deck[part] = cards_left(state, part)
        for kind in every_kind():
            facts.cards[kind] += CARDS[box_of(state), part, kind]
            facts.unseen[kind] += copies_in_deck(state, part, kind)
    if facts.deck[0] + facts.deck[1] > 0:
        facts.top_back = part_on_top(state) + 1
    facts.safe_cards = NEVER
    facts.meteorite_among = NEVER
    if facts.unseen[METEORITE] > 0:
        facts.safe_cards = facts.deck[0]
        if facts.top_back == PARTS:
            facts.meteorite_among = facts.deck[1]
