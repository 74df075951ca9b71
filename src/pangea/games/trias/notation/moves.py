"""The moves of Trias in writing. A hex is written by its axial coordinates, the South Pole is `0,0`."""

from __future__ import annotations

from pangea.core.bits import bit
from pangea.core.contract import OPEN
from pangea.core.kernel import rule
from pangea.core.messages import PHRASE, Story, line, named
from pangea.core.moves import MoveTable, Row, hex_among, hex_within, number_below
from pangea.core.telling import NO_MOVE
from pangea.games.trias.board import (
    CARD_NAMES,
    EDGE,
    LAID_NAMES,
    LAYING_ORDER,
    METEORITE,
    NO_TILE,
    Hex,
    lowest_tile,
)
from pangea.games.trias.moves import (
    DRAW,
    END,
    HAND,
    breeding,
    breeds_herd,
    dealing,
    deals_card,
    kind_in,
    laying,
    lays_tile,
    lifting,
    lifts_tile,
    moves_herd,
    moves_spent_herd,
    moving,
    places_herds,
    placing,
    puts_tile,
    putting,
    rescues_herd,
    rescuing,
    seat_in,
)
from pangea.games.trias.notation.words import (
    SOURCE,
    TARGET,
    WORDS,
    first_hex,
    refuse_places,
    say_place,
    second_hex,
)
from pangea.games.trias.rules.land import every_tile, is_one_step, on_the_table, side_towards, tile_at
from pangea.games.trias.rules.refusals import NO_SUCH_TILE, NOTHING_LIFTED, OTHER_CONTINENT
from pangea.games.trias.state import SEATS, Phase, State

A_HEX = hex_within(EDGE + 1, "trias-unreadable-hex")  # just off the table: there T1.6 says why not
HEX_TO_LAY = hex_among(LAYING_ORDER.tolist(), "trias-unreadable-laying")
A_SEAT = number_below(SEATS, "trias-unreadable-seat")

MOVES = MoveTable("trias")
MOVE = MOVES.kind("move {hex}>{target}", hex=A_HEX, target=A_HEX)
MOVE_SPENT = MOVES.kind("move {hex}>{target} spent", hex=A_HEX, target=A_HEX)
RESCUE = MOVES.kind("rescue {hex}>{target}", hex=A_HEX, target=A_HEX)
PUT = MOVES.kind("put {hex}", hex=A_HEX)
LIFT = MOVES.kind("lift {hex}", hex=A_HEX)
BREED = MOVES.kind("breed {hex}", hex=A_HEX)
PLACE = MOVES.kind("place {hex}", hex=A_HEX)
PLAY_HAND = MOVES.kind("hand")
PLAY_TOP = MOVES.kind("draw")
END_TURN = MOVES.kind("end")
TILE = MOVES.kind("tile {hex} {terrain}", hex=HEX_TO_LAY, terrain=named(LAID_NAMES))
CARD = MOVES.kind("card {seat} {card}", seat=A_SEAT, card=named(CARD_NAMES))

T1_1, T3_5, T4_3, T4_4 = (WORDS.rule(each) for each in ("T1.1", "T3.5", "T4.3", "T4.4"))
NOT_ADJACENT = WORDS.message("trias-refusal-T4-3-adjacent", source=PHRASE, target=PHRASE)


@rule
def spelled(state: State, move: int, row: Row) -> None:
    row[0] = form_of(move)
    if deals_card(move):
        row[1], row[2] = seat_in(move), kind_in(move)
    elif lays_tile(move):
        row[1], row[2] = first_hex(state, move), kind_in(move)
    else:
        row[1], row[2] = first_hex(state, move), second_hex(state, move)


@rule
def form_of(move: int) -> int:
    """The kind of a move, as it is written."""
    if moves_herd(move):
        return MOVE_SPENT if moves_spent_herd(move) else MOVE
    if rescues_herd(move):
        return RESCUE
    if puts_tile(move):
        return PUT
    if lifts_tile(move):
        return LIFT
    if breeds_herd(move):
        return BREED
    if places_herds(move):
        return PLACE
    if lays_tile(move):
        return TILE
    if deals_card(move):
        return CARD
    return PLAY_HAND if move == HAND else PLAY_TOP if move == DRAW else END_TURN


@rule
def understood(state: State, row: Row, story: Story) -> int:
    form = row[0]
    if form == CARD:
        return dealing(row[1], row[2])
    if form == TILE:
        return laying(number_of_laying(row[1]), row[2])
    if form == PLAY_HAND:
        return HAND
    if form == PLAY_TOP:
        return DRAW
    if form == END_TURN:
        return END
    if form == PUT:
        return putting_on(state, Hex(row[1]), story)
    if form in (LIFT, BREED, PLACE):
        return on_tile(state, form, Hex(row[1]), story)
    return over_side(state, form, Hex(row[1]), Hex(row[2]), story)


@rule
def number_of_laying(place: int) -> int:
    """Where a hex stands in the order of laying."""
    for number in range(len(LAYING_ORDER)):
        if LAYING_ORDER[number] == place:
            return number
    return NO_MOVE


@rule
def on_tile(state: State, form: int, place: Hex, story: Story) -> int:
    """T1.1  A move that names the hex of a tile."""
    tile = tile_at(state, place)
    if tile == NO_TILE:
        line(story, T1_1)
        refuse_places(state, NO_SUCH_TILE, place, place, story)
        return NO_MOVE
    if form == LIFT:
        return lifting(tile)
    return breeding(tile) if form == BREED else placing(tile)


@rule
def over_side(state: State, form: int, source: Hex, target: Hex, story: Story) -> int:
    """T4.3, T4.4  A herd goes to a hex beside: from a tile, or onto one if it swims."""
    if not is_one_step(target - source):
        line(story, T4_4 if form == RESCUE else T4_3)
        NOT_ADJACENT(story, 1, 1)
        say_place(state, SOURCE, source, story)
        say_place(state, TARGET, target, story)
        return NO_MOVE
    here, there = (target, source) if form == RESCUE else (source, target)
    tile = tile_at(state, here)
    if tile == NO_TILE:
        line(story, T1_1)
        refuse_places(state, NO_SUCH_TILE, here, here, story)
        return NO_MOVE
    side = side_towards(there - here)
    return rescuing(tile, side) if form == RESCUE else moving(tile, side, form == MOVE_SPENT)


@rule
def putting_on(state: State, place: Hex, story: Story) -> int:
    """T3.5  A hex to put a tile on goes by the lowest tile it touches, of the land left behind if it can."""
    touching = tiles_around(state, place)
    if touching == 0:
        line(story, T3_5)
        why = OTHER_CONTINENT if state.phase == Phase.PUTTING else NOTHING_LIFTED
        refuse_places(state, why, place, place, story)
        return NO_MOVE
    left = touching & state.left
    tile = lowest_tile(left if left != 0 else touching)
    return putting(tile, side_towards(place - int(state.place[tile])))


@rule
def tiles_around(state: State, place: Hex) -> int:
    """The tiles on the table that touch a hex."""
    tiles = 0
    for tile in every_tile(state):
        if is_one_step(int(state.place[tile]) - place):
            tiles |= bit(tile)
    return tiles & on_the_table(state)


@rule
def kept_by(state: State, move: int) -> int:
    """T11.1  A card drawn into a hand is known to its owner alone. The meteorite is shown, and so is a card
    of T3.1."""
    if not deals_card(move) or state.phase == Phase.DRAWING or kind_in(move) == METEORITE:
        return OPEN
    return seat_in(move)
