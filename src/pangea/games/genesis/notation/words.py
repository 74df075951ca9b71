"""Genesis in words: what a move was, what came of it, what is asked, and why a move is refused."""

from __future__ import annotations

from pangea.core.contract import PLAYING
from pangea.core.kernel import rule
from pangea.core.messages import COUNTS, SEAT, Story, Vocabulary, named, one_of, some_of
from pangea.games.genesis.board import SPACE_NAMES, SPECIES_NAMES, TERRAIN_NAMES
from pangea.games.genesis.moves import (
    FACE_NAMES,
    ROLLED,
    places_tile,
    roll_in,
    space_in,
    stops,
    terrain_in,
)
from pangea.games.genesis.rules.refusals import REFUSALS
from pangea.games.genesis.rules.turn import has_placed, is_rolled, next_seat, terrains_left
from pangea.games.genesis.state import ENDINGS, State

WORDS = Vocabulary("genesis", has_secrets=False)
TERRAIN, TERRAINS = one_of("genesis-terrain", TERRAIN_NAMES), some_of("genesis-terrain", TERRAIN_NAMES)
SPECIES, FACE = one_of("genesis-species", SPECIES_NAMES), one_of("genesis-face", FACE_NAMES)
SPACE = named(SPACE_NAMES)

DICE_ROLLED = WORDS.message("genesis-move-roll", seat=SEAT, species=SPECIES, one=FACE, other=FACE)
TILE_PLACED = WORDS.message("genesis-move-tile", seat=SEAT, species=SPECIES, terrain=TERRAIN, space=SPACE)
STOPPED = WORDS.message("genesis-move-stop", seat=SEAT, species=SPECIES)
SINGLE_TILE = WORDS.message("genesis-single")
OUT_OF_TILES = WORDS.message("genesis-out-of-tiles", COUNTS, seat=SEAT)
SKIPPED = WORDS.message("genesis-skipped", seat=SEAT)
ENDED = WORDS.variants([f"genesis-ending-{ending}" for ending in ENDINGS[1:]], COUNTS)
ROLL_DICE = WORDS.message("genesis-prompt-roll")
PLACE_FIRST = WORDS.message("genesis-prompt-first", one=FACE, other=FACE)
PLACE_SECOND = WORDS.message("genesis-prompt-second", terrains=TERRAINS)
REFUSED = WORDS.refusals(REFUSALS, space=SPACE, terrain=TERRAIN, terrains=TERRAINS)


@rule
def told(before: State, move: int, after: State, story: Story) -> None:
    tell_move(before, move, story)
    if after.ending != PLAYING:
        ENDED(story, after.ending - 1)
        return
    if places_tile(move) and not has_placed(before) and not has_placed(after):
        if terrains_left(after, before.turn) == 0:
            OUT_OF_TILES(story, before.turn)
        else:
            SINGLE_TILE(story)
    if is_rolled(before) and not is_rolled(after):
        seat = next_seat(after, before.turn)
        while seat != after.turn:
            SKIPPED(story, seat)
            seat = next_seat(after, seat)


@rule
def tell_move(state: State, move: int, story: Story) -> None:
    if places_tile(move):
        TILE_PLACED(story, state.turn, state.species[state.turn], terrain_in(move), space_in(move))
    elif stops(move):
        STOPPED(story, state.turn, state.species[state.turn])
    else:
        roll = roll_in(move)
        DICE_ROLLED(story, state.turn, state.species[state.turn], ROLLED[roll, 0], ROLLED[roll, 1])


@rule
def prompt(state: State, story: Story) -> None:
    if has_placed(state):
        PLACE_SECOND(story, state.second)
    elif is_rolled(state):
        PLACE_FIRST(story, state.dice[0], state.dice[1])
    else:
        ROLL_DICE(story)


@rule
def refused(state: State, move: int, why: int, story: Story) -> None:
    if places_tile(move):
        REFUSED(story, why, space_in(move), terrain_in(move), state.second)
    else:
        REFUSED(story, why, 0, 0, 0)
