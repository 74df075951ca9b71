"""The table of one game of Trias."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from pangea.core.contract import Option
from pangea.core.record import ALL, OWNER, Counts, Record, field
from pangea.games.trias.board import (
    CARD_NAMES,
    KINDS,
    MOST_DRIFTS,
    MOST_TILES,
    PARTS,
    SIDES,
    TERRAIN_NAMES,
    TERRAINS,
)

SEATS = 5
MOST_SWIMS = 2 * SEATS  # swimmers are gone within a round (T5.1), and a turn has two drifts
OPTIONS = (Option("splits", ("any", "pole")),)  # T7.3
SPLITS_OPTION = 0
ENDINGS = ("playing", "impact")
IMPACT = 1
NO_CARD = -1
"""The hand of a seat that holds no card, or one that is not known; and the card in play when there is none.
"""


class Phase(IntEnum):
    """What the next move is about."""

    LAYING = 0  # nature lays the tiles
    DEALING = 1  # nature deals the hands
    PLACING = 2  # two herds on an empty tile
    CHOOSING = 3  # the card in hand, or one from the deck
    DRAWING = 4  # nature draws the card that must be played
    LIFTING = 5  # the drift one must make: which tile
    PUTTING = 6  # where to put the tile down
    ACTING = 7  # action points
    REFILLING = 8  # nature draws a new card for the hand
    FINISHED = 9


PHASES = tuple(phase.name.lower() for phase in Phase)


class State(Record):
    """All that lies on the table.

    Sets of tiles are bits of one number, sets of sides too. What can be worked out from the places of the
    tiles (who is beside whom, continents, the sea) is kept up to date by every drift, because almost every
    move needs it.
    """

    players: int = field(np.int8, means="how many play", seen_by=ALL)
    splits: int = field(
        np.int8,
        means="the option of T7.3: parts of any continent score, or only of the pole's",
        seen_by=ALL,
        one_of=OPTIONS[SPLITS_OPTION].values,
    )
    phase: int = field(np.uint8, means="what the next move is about", seen_by=ALL, one_of=PHASES)
    turn: int = field(np.uint8, means="the seat whose turn it is", seen_by=ALL, is_seat=True)
    laid: int = field(np.int8, means="hexes laid out so far in the set-up", seen_by=ALL)
    unlaid: Counts = field(np.int8, KINDS, means="tiles of each kind not laid out", seen_by=ALL)
    placed: int = field(np.int8, means="pairs of herds placed so far", seen_by=ALL)

    tiles: int = field(np.int8, means="how many tiles there are; number 0 is the South Pole", seen_by=ALL)
    terrain: Counts = field(np.uint8, MOST_TILES, means="terrain[tile]", seen_by=ALL, one_of=TERRAIN_NAMES)
    of_terrain: Counts = field(
        np.int64, TERRAINS, means="the tiles of each terrain", seen_by=ALL, worked_out=True, set_of=MOST_TILES
    )
    place: Counts = field(
        np.int16, MOST_TILES, means="place[tile]: its hex; of a lifted tile, the one it left", seen_by=ALL
    )
    distance: Counts = field(
        np.int8, MOST_TILES, means="distance[tile]: steps from the South Pole", seen_by=ALL, worked_out=True
    )
    sector: Counts = field(
        np.uint8,
        MOST_TILES,
        means="sector[tile]: on which side of the South Pole",
        seen_by=ALL,
        worked_out=True,
    )
    beside: Counts = field(
        np.int8, MOST_TILES, SIDES, means="beside[tile, side]: the tile there", seen_by=ALL, maybe=True
    )
    near: Counts = field(
        np.int64,
        MOST_TILES,
        means="near[tile]: the tiles beside it",
        seen_by=ALL,
        worked_out=True,
        set_of=MOST_TILES,
    )
    wet: Counts = field(
        np.int8,
        MOST_TILES,
        means="wet[tile]: its sides on water",
        seen_by=ALL,
        worked_out=True,
        set_of=SIDES,
    )
    coast: Counts = field(
        np.int8, MOST_TILES, means="coast[tile]: its sides on the outer sea", seen_by=ALL, set_of=SIDES
    )
    continent: Counts = field(
        np.uint8, MOST_TILES, means="continent[tile]: its continent's lowest tile", seen_by=ALL
    )
    land: Counts = field(
        np.int64,
        MOST_TILES,
        means="land[tile]: the continent with this lowest tile",
        seen_by=ALL,
        worked_out=True,
        set_of=MOST_TILES,
    )
    loose: int = field(
        np.int64,
        means="tiles that may be lifted with herds on their continents",
        seen_by=ALL,
        worked_out=True,
        set_of=MOST_TILES,
    )
    lifted: int = field(np.int8, means="the tile in somebody's fingers", seen_by=ALL, maybe=True)
    left: int = field(
        np.int64, means="the other tiles of the continent it was lifted from", seen_by=ALL, set_of=MOST_TILES
    )

    herds: Counts = field(np.int8, MOST_TILES, SEATS, means="herds[tile, seat]", seen_by=ALL)
    crowd: Counts = field(np.int8, MOST_TILES, means="crowd[tile]: its herds, of all seats", seen_by=ALL)
    spent: Counts = field(
        np.int8, MOST_TILES, means="spent[tile]: herds of the seat to move that can't breed", seen_by=ALL
    )
    settled: Counts = field(
        np.int64, SEATS, means="settled[seat]: the tiles with its herds", seen_by=ALL, set_of=MOST_TILES
    )
    roomy: int = field(
        np.int64, means="the tiles with room for a herd", seen_by=ALL, worked_out=True, set_of=MOST_TILES
    )
    swims: int = field(np.int8, means="hexes with swimmers", seen_by=ALL)
    swim_place: Counts = field(np.int16, MOST_SWIMS, means="these hexes, ascending", seen_by=ALL)
    swimmers: Counts = field(
        np.int8, MOST_SWIMS, SEATS, means="swimmers[number of the hex, seat]", seen_by=ALL
    )
    reserve: Counts = field(np.int8, SEATS, means="reserve[seat]: herds off the board", seen_by=ALL)

    action_points: int = field(np.int8, means="action points left in this turn", seen_by=ALL)
    rescues: int = field(np.int8, means="swimmers that the rescue under way can still fetch", seen_by=ALL)
    card: int = field(
        np.int8, means="the terrain that must drift", seen_by=ALL, one_of=TERRAIN_NAMES[:TERRAINS], maybe=True
    )
    hand: Counts = field(
        np.int8, SEATS, means="hand[seat]: its card", seen_by=OWNER, one_of=CARD_NAMES, maybe=True
    )
    back: Counts = field(
        np.int8, SEATS, means="back[seat]: the number on the back of its card, or 0", seen_by=ALL
    )
    played: Counts = field(
        np.int8, PARTS, KINDS, means="played[part, kind]: cards out of the game", seen_by=ALL
    )
    last_turns: int = field(np.int8, means="turns left once the meteorite has come", seen_by=ALL)

    points: Counts = field(np.int16, SEATS, means="points[seat]: from scorings on the way", seen_by=ALL)
    # The story of the scorings on the way: what an explained score is made of.
    scorings: int = field(np.int8, means="scorings on the way so far", seen_by=ALL)
    scored_place: Counts = field(
        np.int16, MOST_DRIFTS, means="the hex where the tile was put down", seen_by=ALL
    )
    scored_size: Counts = field(
        np.int8, MOST_DRIFTS, means="the tiles of the continent that scored", seen_by=ALL
    )
    scored_herds: Counts = field(
        np.int8, MOST_DRIFTS, SEATS, means="the herds of each seat on it", seen_by=ALL
    )
