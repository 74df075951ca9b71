"""The table of one game of Planet."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from pangea.core.contract import Option
from pangea.core.record import ALL, OWNER, Counts, Record, field
from pangea.games.planet.board.content import ANIMALS, HABITATS, TILES
from pangea.games.planet.board.globe import FACES, PORTIONS
from pangea.games.planet.board.tables import CARDS, HABITAT_COUNT, LEFTOVERS, SLOTS

SEATS = 4
OPTIONS = (Option("rules", ("full", "beginners")), Option("animals", ("open", "surprise")))
RULES_OPTION, ANIMALS_OPTION = range(2)
ENDINGS = ("playing", "twelve")
TWELVE_ROUNDS = 1
NO_TILE = -1
"""Nothing lies there."""
NO_ANIMAL = -1
"""No animal lies there, or it is face down."""
NO_HABITAT = -1
"""No card was dealt, it is not known which, or no tile covers the portion."""
NO_SEAT = -1
"""Nobody got the animal."""


class Phase(IntEnum):
    """What comes next."""

    LAYING = 0  # an animal is shown
    DEALING = 1  # a habitat card is dealt
    TURNING_UP = 2  # a tile is turned up
    PLACING = 3  # a seat places


PHASES = ("animals", "habitats", "reveal", "place")
"""What comes next, in a word each."""


class State(Record):
    """All that lies on the table, and nothing else.

    Sets are bits of one number: of portions (17 is portion 2 of face 3), faces, tiles, animals or cards. A
    *card* is one of the twenty places for animals, in the order of the rounds. What is face down, tiles and
    animals, has no order yet: nature draws it when it is turned up, so that no field could betray it.
    """

    players: int = field(np.int8, means="how many play", seen_by=ALL)
    beginners: int = field(np.int8, means="1 if played without habitat cards", seen_by=ALL)
    surprise: int = field(np.int8, means="1 if half of the animals begin face down", seen_by=ALL)
    phase: int = field(
        np.int8,
        means="what comes next: an animal, a habitat card, a new tile, or a seat places",
        seen_by=ALL,
        one_of=PHASES,
    )
    ending: int = field(np.int8, means="is it over: after the last round", seen_by=ALL, one_of=ENDINGS)
    round_now: int = field(np.int8, means="the round, 1 to 12", seen_by=ALL)
    first: int = field(np.int8, means="the seat with the first-player marker", seen_by=ALL, is_seat=True)
    turn: int = field(np.int8, means="the seat that places the next tile", seen_by=ALL, is_seat=True)
    habitat: Counts = field(
        np.int8,
        SEATS,
        means="habitat[seat]: the habitat card",
        seen_by=OWNER,
        open_at_end=True,
        one_of=HABITATS,
        maybe=True,
    )
    dealt: int = field(np.int8, means="habitat cards dealt so far", seen_by=ALL)
    # Tiles
    new_tiles: int = field(np.int64, means="the tiles that nobody has seen yet", seen_by=ALL, set_of=TILES)
    on_table: int = field(np.int8, means="how many tiles lie open", seen_by=ALL)
    open_tiles: Counts = field(
        np.int8,
        SLOTS,
        means="the tiles that lie open, in the order they were turned up",
        seen_by=ALL,
        maybe=True,
    )
    put_aside: int = field(np.int8, means="tiles put aside for the rounds 11 and 12", seen_by=ALL)
    leftover: Counts = field(
        np.int8,
        LEFTOVERS,
        SLOTS,
        means="leftover[pile]: the tiles of rounds 11 and 12",
        seen_by=ALL,
        maybe=True,
    )
    # Planets. A region is known by its head, the portion of it with the smallest number.
    cover: Counts = field(
        np.int8,
        SEATS,
        PORTIONS,
        means="cover[seat, portion]: its habitat",
        seen_by=ALL,
        one_of=HABITATS,
        maybe=True,
    )
    bare: Counts = field(
        np.int16, SEATS, means="bare[seat]: the faces with no tile", seen_by=ALL, set_of=FACES
    )
    head: Counts = field(
        np.int8, SEATS, PORTIONS, means="head[seat, portion]: the head of its region", seen_by=ALL
    )
    heads: Counts = field(
        np.int64,
        SEATS,
        HABITAT_COUNT,
        means="heads[seat, habitat]: of its regions",
        seen_by=ALL,
        worked_out=True,
        set_of=PORTIONS,
    )
    extent: Counts = field(
        np.int8, SEATS, PORTIONS, means="extent[seat, head]: the region's portions", seen_by=ALL
    )
    touching: Counts = field(
        np.int64,
        SEATS,
        HABITAT_COUNT,
        means="touching[seat, habitat]: heads that touch it",
        seen_by=ALL,
        worked_out=True,
        set_of=PORTIONS,
    )
    # Animals
    shown: int = field(np.int8, means="animals that lie open or did so", seen_by=ALL)
    new_animals: int = field(
        np.int64, means="the animals that nobody has seen yet", seen_by=ALL, set_of=ANIMALS
    )
    animal: Counts = field(np.int8, CARDS, means="animal[card]", seen_by=ALL, maybe=True)
    waiting: int = field(np.int32, means="the open cards that are not decided yet", seen_by=ALL, set_of=CARDS)
    owner: Counts = field(
        np.int8,
        CARDS,
        means="owner[card]: the seat that got the animal",
        seen_by=ALL,
        is_seat=True,
        maybe=True,
    )
    # The story of each card: what an explained score is made of.
    given_in: Counts = field(np.int8, CARDS, means="given_in[card]: the round it was decided in", seen_by=ALL)
    suits: Counts = field(
        np.int32,
        CARDS,
        SEATS,
        means="suits[card, seat]: how each planet suited it then, its three best regions in one number",
        seen_by=ALL,
    )
