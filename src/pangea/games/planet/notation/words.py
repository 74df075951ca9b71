"""Planet in words: what a move was, what came of it, what is asked, and why a move is refused."""

from __future__ import annotations

from pangea.core.bits import bit, count_of, has
from pangea.core.contract import PLAYING
from pangea.core.kernel import rule
from pangea.core.messages import (
    COUNTS,
    LABEL,
    LABELS,
    NUMBER,
    PHRASE,
    PHRASES,
    SEAT,
    Story,
    Vocabulary,
    item,
    one_of,
    one_of_board,
)
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.board.globe import EDGES
from pangea.games.planet.board.tables import (
    CARDS,
    KIND,
    LEFTOVERS,
    LIKES,
    MOST,
    NEW_ROUNDS,
    OTHER,
    ROUNDS,
    SLOTS,
    TILE_HABITAT,
    TOUCHING,
    Habitat,
)
from pangea.games.planet.moves import (
    animal_in,
    column_in,
    deals_habitat,
    face_in,
    habitat_in,
    lays_animal,
    places_tile,
    seat_in,
    slot_in,
    tile_in,
    turn_in,
)
from pangea.games.planet.rules.comparing import compared
from pangea.games.planet.rules.continents import lies_open
from pangea.games.planet.rules.life import is_due
from pangea.games.planet.rules.refusals import REFUSALS
from pangea.games.planet.state import NO_SEAT, NO_TILE, State

WORDS = Vocabulary("planet")
ANIMAL = one_of_board("planet-animal", "animals", "planet-unreadable-animal")
HABITAT = one_of("planet-habitat", HABITATS)

HABITAT_SHOWN = WORDS.variants([f"planet-habitat-{name}" for name in HABITATS])
LARGEST = one_of("planet-largest", HABITATS)
LIKES_MOST = WORDS.message("planet-liking-most", most=one_of("planet-most", HABITATS))
LIKES_TOUCHING = WORDS.message(
    "planet-liking-touching", largest=LARGEST, other=one_of("planet-some", HABITATS)
)
LIKES_APART = WORDS.message("planet-liking-apart", largest=LARGEST, other=one_of("planet-no", HABITATS))
MEASURE = WORDS.variants(["planet-portions", "planet-regions"], count=NUMBER)

TILE_PLACED = WORDS.message(
    "planet-move-tile", seat=SEAT, tile=LABEL, habitats=PHRASES, face=LABEL, turn=NUMBER
)
ANIMAL_LAID = WORDS.variants(
    ["planet-move-animal", "planet-move-surprise"], animal=ANIMAL, round=LABEL, liking=PHRASE
)
HABITAT_DEALT = WORDS.message("planet-move-habitat", seat=SEAT, habitat=HABITAT)
TILE_REVEALED = WORDS.message("planet-move-reveal", tile=LABEL, habitats=PHRASES)
PUT_ASIDE = WORDS.message("planet-put-aside", tiles=LABELS, count=NUMBER, round=LABEL)
LEFT_OUT = WORDS.message("planet-leave", tiles=LABELS, count=NUMBER)
GIVEN = WORDS.variants(
    ["planet-given", "planet-given-second", "planet-given-third"],
    COUNTS,
    animal=ANIMAL,
    liking=PHRASE,
    measure=PHRASE,
    seat=SEAT,
    best=NUMBER,
    next=NUMBER,
)
MOVED_ON = WORDS.variants(
    ["planet-moved-on-none", "planet-moved-on-tie"],
    COUNTS,
    animal=ANIMAL,
    liking=PHRASE,
    measure=PHRASE,
    round=LABEL,
)
TO_NOBODY = WORDS.variants(
    ["planet-nobody-none", "planet-nobody-tie"], COUNTS, animal=ANIMAL, liking=PHRASE, measure=PHRASE
)
ROUND_BEGINS = WORDS.message("planet-round", round=LABEL, seat=SEAT)
ENDED = WORDS.message("planet-ending-twelve", COUNTS)
PLACE_A_TILE = WORDS.message("planet-prompt-place", round=LABEL)
REFUSED = WORDS.refusals(
    REFUSALS,
    tile=LABEL,
    tiles=LABELS,
    face=LABEL,
    animal=ANIMAL,
    round=LABEL,
    seat=SEAT,
    habitat=HABITAT,
)


@rule
def told(before: State, move: int, after: State, story: Story) -> None:
    tell_move(before, move, story)
    if after.round_now == before.round_now and after.ending == before.ending:
        return
    for pile in range(LEFTOVERS + 1):
        tell_pile(before, move, after, pile, story)
    for card in range(CARDS):
        if is_due(before, card):
            tell_life(after, card, int(before.round_now), story)
    if after.ending != PLAYING:
        ENDED(story)
    else:
        ROUND_BEGINS(story, after.round_now, after.first)


@rule
def tell_move(before: State, move: int, story: Story) -> None:
    if places_tile(move):
        tile = tile_placed(before, move)
        TILE_PLACED(story, before.turn, tile, habitats_on(tile), face_in(move), turn_in(move))
        tell_habitats(tile, story)
    elif lays_animal(move):
        ANIMAL_LAID(story, 0 if before.round_now == 1 else 1, animal_in(move), column_in(move), 1)
        tell_liking_of(animal_in(move), story)
    elif deals_habitat(move):
        HABITAT_DEALT(story, seat_in(move), habitat_in(move))
    else:
        TILE_REVEALED(story, tile_in(move), habitats_on(tile_in(move)))
        tell_habitats(tile_in(move), story)


# Tiles


@rule
def tile_placed(state: State, move: int) -> int:
    """The tile that a move places, or NO_TILE."""
    return int(state.open_tiles[slot_in(move)]) if lies_open(state, slot_in(move)) else NO_TILE


@rule
def habitats_on(tile: int) -> int:
    """How many habitats a tile shows."""
    shown = 0
    for edge in range(EDGES):
        shown |= bit(TILE_HABITAT[tile, 0, edge])
    return count_of(shown)


@rule
def tell_habitats(tile: int, story: Story) -> None:
    """What a tile shows, each habitat once, clockwise: letters are for those who write records."""
    told_of = 0
    for edge in range(EDGES):
        habitat = TILE_HABITAT[tile, 0, edge]
        if not has(told_of, habitat):
            HABITAT_SHOWN(story, habitat)
        told_of |= bit(habitat)


@rule
def lies_in(state: State, pile: int, tile: int) -> bool:
    """Is the tile left over for the round of this pile?"""
    for slot in range(SLOTS):
        if state.leftover[pile, slot] == tile:
            return True
    return False


@rule
def goes_to(before: State, move: int, after: State, slot: int) -> int:
    """P3.2  The pile that an open tile went to; LEFTOVERS if it left the game, -1 if the move took it."""
    if slot == slot_in(move):
        return -1
    tile = before.open_tiles[slot]
    for pile in range(LEFTOVERS):
        if lies_in(after, pile, tile) and not lies_in(before, pile, tile):
            return pile
    return LEFTOVERS


@rule
def tell_pile(before: State, move: int, after: State, pile: int, story: Story) -> None:
    """P3.2  The tiles that nobody took, as far as they went to this pile."""
    count = 0
    for slot in range(before.on_table):
        if goes_to(before, move, after, slot) == pile:
            count += 1
    if count == 0:
        return
    if pile < LEFTOVERS:
        PUT_ASIDE(story, count, count, NEW_ROUNDS + 1 + pile)
    else:
        LEFT_OUT(story, count, count)
    for slot in range(before.on_table):
        if goes_to(before, move, after, slot) == pile:
            item(story, before.open_tiles[slot])


# Animals


@rule
def tell_liking_of(animal: int, story: Story) -> None:
    tell_liking(LIKES[animal], KIND[animal], OTHER[animal], story)


@rule
def tell_liking(habitat: Habitat, kind: int, other: Habitat, story: Story) -> None:
    """What an animal likes, as one could say it aloud: the largest forest that touches a glacier."""
    if kind == MOST:
        LIKES_MOST(story, habitat)
    elif kind == TOUCHING:
        LIKES_TOUCHING(story, habitat, other)
    else:
        LIKES_APART(story, habitat, other)


@rule
def tell_measure(animal: int, count: int, story: Story) -> None:
    """A number of regions, or of portions."""
    MEASURE(story, 1 if KIND[animal] == MOST else 0, count)


@rule
def tell_life(after: State, card: int, number: int, story: Story) -> None:
    """P4  Who got an animal in the round of this number and why, or where its card went."""
    animal = after.animal[card]
    result = compared(after, card, number)
    how = 1 if result.tied > 0 else 0
    if result.home != NO_SEAT:
        GIVEN(story, result.step - 1, animal, 1, 1, result.home, result.best, result.next_best)
    elif number == ROUNDS:
        TO_NOBODY(story, how, animal, 1, 1)
    else:
        MOVED_ON(story, how, animal, 1, 1, number + 1)
    tell_liking_of(animal, story)
    tell_measure(animal, result.tied, story)


# What to decide, and what can't be done


@rule
def prompt(state: State, story: Story) -> None:
    PLACE_A_TILE(story, state.round_now)


@rule
def refused(state: State, move: int, why: int, story: Story) -> None:
    if places_tile(move):
        refuse_tile(state, why, tile_placed(state, move), face_in(move), story)
    elif lays_animal(move):
        REFUSED(story, why, 0, 0, 0, animal_in(move), column_in(move), 0, 0)
    elif deals_habitat(move):
        REFUSED(story, why, 0, 0, 0, 0, 0, seat_in(move), habitat_in(move))
    else:
        REFUSED(story, why, tile_in(move), 0, 0, 0, 0, 0, 0)


@rule
def refuse_tile(state: State, why: int, tile: int, face: int, story: Story) -> None:
    """Why a tile can't be placed, with those that could be."""
    REFUSED(story, why, tile, state.on_table, face, 0, 0, 0, 0)
    for slot in range(state.on_table):
        item(story, state.open_tiles[slot])
