"""Trias in words: what a move was, what came of it, what is asked, and why a move is refused."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.core.messages import (
    COUNTS,
    HEX,
    NUMBER,
    PHRASE,
    PHRASES,
    SEAT,
    Story,
    Vocabulary,
    named,
    one_of,
)
from pangea.games.trias.board import (
    CARD_NAMES,
    EDGE,
    LAID_NAMES,
    LAYING_ORDER,
    METEORITE,
    NO_TILE,
    TERRAIN_NAMES,
    WATER,
    WINDS,
    Hex,
    distance_of,
    wind_of,
)
from pangea.games.trias.moves import (
    DRAW,
    HAND,
    breeds_herd,
    deals_card,
    kind_in,
    lays_tile,
    lifts_tile,
    moves_herd,
    moves_spent_herd,
    names_tile,
    number_in,
    places_herds,
    puts_tile,
    rescues_herd,
    seat_in,
    side_in,
    tile_in,
)
from pangea.games.trias.rules.drift import swim_at, tiles_to_drift
from pangea.games.trias.rules.land import continents_with, hex_beside, tile_at
from pangea.games.trias.rules.refusals import REFUSALS
from pangea.games.trias.rules.scoring import MORE_THAN_ANY, most_scored
from pangea.games.trias.rules.turn import next_seat
from pangea.games.trias.state import Phase, State

WORDS = Vocabulary("trias")
TERRAIN, CARD = one_of("trias-terrain", TERRAIN_NAMES), one_of("trias-card", CARD_NAMES)

# A place as people at the table say it, by its land and by where that lies: "the forest in the north-east".
# Its numbers follow in brackets. Languages bend it to its part in the sentence, so each part has a message.
WIND = one_of("trias-wind", WINDS)
OPEN_WATER = len(TERRAIN_NAMES)
PLACE = WORDS.variants(
    ["trias-place-tile", "trias-place-where", "trias-place-source", "trias-place-target"],
    land=named((*TERRAIN_NAMES, "water")),
    wind=WIND,
    hex=HEX,
)
TILE, WHERE, SOURCE, TARGET = range(4)

LAID = WORDS.message("trias-move-tile", wind=WIND, hex=HEX, terrain=one_of("trias-terrain", LAID_NAMES))
LAID_WATER = WORDS.message("trias-move-tile-water", wind=WIND, hex=HEX)
DEALT = WORDS.message("trias-move-card", seat=SEAT, card=CARD)
DRAWN = WORDS.message("trias-move-card-open", seat=SEAT, card=CARD)
METEORITE_DRAWN = WORDS.message("trias-move-meteorite", COUNTS, seat=SEAT)
FROM_HAND = WORDS.message("trias-move-hand", seat=SEAT, card=CARD)
FROM_DECK = WORDS.message("trias-move-draw", seat=SEAT)
TURN_ENDED = WORDS.message("trias-move-end", seat=SEAT)
HERD_CAME = WORDS.variants(["trias-move-place", "trias-move-breed"], seat=SEAT, where=PHRASE)
PLACED, BRED = range(2)
TILE_DRIFTED = WORDS.variants(["trias-move-lift", "trias-move-put"], seat=SEAT, tile=PHRASE)
LIFTED, PUT_DOWN = range(2)
OVER_A_SIDE = WORDS.variants(
    ["trias-move-move", "trias-move-move-spent", "trias-move-rescue"], seat=SEAT, source=PHRASE, target=PHRASE
)
MOVED, MOVED_SPENT, SAVED = range(3)

SWIM = WORDS.message("trias-swim", herds=NUMBER, wind=WIND, hex=HEX)
ASHORE = WORDS.message("trias-ashore", herds=NUMBER, where=PHRASE)
BROKEN = WORDS.message("trias-parts", COUNTS, parts=NUMBER)
JOINED = WORDS.message("trias-joined", continents=NUMBER)
NOTHING_DRIFTS = WORDS.message("trias-nothing-drifts", seat=SEAT)
LAST_ROUND = WORDS.message("trias-last-round", COUNTS, seat=SEAT)
TAKEN_BACK = WORDS.message("trias-taken-back", COUNTS, seat=SEAT, herds=NUMBER)
ENDED = WORDS.message("trias-ending-impact", COUNTS)
SPLIT = WORDS.message("trias-score-split", COUNTS, wind=WIND, hex=HEX, tiles=NUMBER, herds=PHRASES)
SPLIT_NOBODY = WORDS.message("trias-score-split-nobody", COUNTS, wind=WIND, hex=HEX, tiles=NUMBER)
HERDS_OF = WORDS.message("trias-score-herds", seat=SEAT, herds=NUMBER)

CHOOSE_TILE = WORDS.message("trias-prompt-place")
CHOOSE_CARD = WORDS.message("trias-prompt-choose")
CHOOSE_LIFT = WORDS.message("trias-prompt-lift", terrain=TERRAIN)
CHOOSE_ANOTHER = WORDS.message("trias-prompt-lift-other", terrain=TERRAIN)
CHOOSE_PLACE = WORDS.message("trias-prompt-put")
CHOOSE_RESCUE = WORDS.message("trias-prompt-rescue", rescues=NUMBER, points=NUMBER)
CHOOSE_ACTION = WORDS.message("trias-prompt-act", points=NUMBER)
REFUSED = WORDS.refusals(
    REFUSALS,
    hex=HEX,
    wind=WIND,
    tile=PHRASE,
    where=PHRASE,
    target=PHRASE,
    steps=NUMBER,
    before=NUMBER,
    terrain=TERRAIN,
    points=NUMBER,
    edge=NUMBER,
)


@rule
def told(before: State, move: int, after: State, story: Story) -> None:
    tell_move(before, move, story)
    if lifts_tile(move):
        tell_lift(before, after, story)
    elif puts_tile(move):
        tell_put(before, after, story)
    if after.played[1, METEORITE] > before.played[1, METEORITE]:
        LAST_ROUND(story, before.turn if before.phase == Phase.DRAWING else next_seat(before))
    elif (move == HAND or before.phase == Phase.DRAWING) and after.phase != Phase.LIFTING:
        NOTHING_DRIFTS(story, before.turn)
    if before.phase > Phase.PLACING:
        tell_taken_back(before, move, after, story)
    if after.phase == Phase.FINISHED:
        ENDED(story)


@rule
def tell_move(before: State, move: int, story: Story) -> None:
    if deals_card(move):
        tell_card(before, move, story)
    elif lays_tile(move):
        if kind_in(move) == WATER:
            LAID_WATER(story, wind_of(first_hex(before, move)), first_hex(before, move))
        else:
            LAID(story, wind_of(first_hex(before, move)), first_hex(before, move), kind_in(move))
    elif move == HAND:
        FROM_HAND(story, before.turn, before.hand[before.turn])
    elif move == DRAW:
        FROM_DECK(story, before.turn)
    elif moves_herd(move) or rescues_herd(move):
        how = SAVED if rescues_herd(move) else MOVED_SPENT if moves_spent_herd(move) else MOVED
        OVER_A_SIDE(story, how, before.turn, 1, 1)
        say_place(before, SOURCE, first_hex(before, move), story)
        say_place(before, TARGET, second_hex(before, move), story)
    elif names_tile(move):
        tell_on_tile(before, move, story)
    else:
        TURN_ENDED(story, before.turn)


@rule
def tell_card(before: State, move: int, story: Story) -> None:
    """T2.3, T3.1, T6.1"""
    if kind_in(move) == METEORITE:
        METEORITE_DRAWN(story, seat_in(move))
    elif before.phase == Phase.DRAWING:
        DRAWN(story, seat_in(move), kind_in(move))
    else:
        DEALT(story, seat_in(move), kind_in(move))


@rule
def tell_on_tile(before: State, move: int, story: Story) -> None:
    """T2.4, T3.3, T3.5, T4.5"""
    place = first_hex(before, move)
    if places_herds(move) or breeds_herd(move):
        HERD_CAME(story, BRED if breeds_herd(move) else PLACED, before.turn, 1)
        say_place(before, WHERE, place, story)
    elif lifts_tile(move):
        TILE_DRIFTED(story, LIFTED, before.turn, 1)
        say_place(before, TILE, place, story)
    else:
        TILE_DRIFTED(story, PUT_DOWN, before.turn, 1)
        PLACE(story, TILE, before.terrain[before.lifted], wind_of(place), place)


@rule
def say_place(state: State, role: int, place: Hex, story: Story) -> None:
    """A hex by the land there, or the water, and by the wind it lies in."""
    tile = tile_at(state, place)
    land = int(state.terrain[tile]) if tile != NO_TILE else OPEN_WATER
    PLACE(story, role, land, wind_of(place), place)


@rule
def tell_lift(before: State, after: State, story: Story) -> None:
    """T3.4, T7.1  Who swims now, and whether the land broke apart."""
    tile = after.lifted
    if before.crowd[tile] > 0:
        SWIM(story, before.crowd[tile], wind_of(before.place[tile]), before.place[tile])
    parts = continents_with(after, after.left)
    if parts > 1:
        BROKEN(story, parts)


@rule
def tell_put(before: State, after: State, story: Story) -> None:
    """T3.6, T3.7, T7.4  Who came ashore, which continents are one now, and what scored."""
    tile = before.lifted
    swim = swim_at(before, after.place[tile])
    if swim >= 0:
        herds = 0
        for seat in range(before.players):
            herds += int(before.swimmers[swim, seat])
        ASHORE(story, herds, 1)
        say_place(after, WHERE, after.place[tile], story)
    joined = continents_with(before, after.near[tile])
    if joined > 1:
        JOINED(story, joined)
    if after.scorings > before.scorings:
        tell_scoring(after, before.scorings, story)


@rule
def tell_scoring(state: State, number: int, story: Story) -> None:
    """T7.4  A scoring on the way: where, and who had herds there."""
    place, tiles = state.scored_place[number], state.scored_size[number]
    if most_scored(state, number, MORE_THAN_ANY) == 0:
        SPLIT_NOBODY(story, wind_of(place), place, tiles)
        return
    there = 0
    for seat in range(state.players):
        if state.scored_herds[number, seat] > 0:
            there += 1
    SPLIT(story, wind_of(place), place, tiles, there)
    for seat in range(state.players):
        if state.scored_herds[number, seat] > 0:
            HERDS_OF(story, seat, state.scored_herds[number, seat])


@rule
def tell_taken_back(before: State, move: int, after: State, story: Story) -> None:
    """T5  Herds that went back to a reserve when a turn ended."""
    for seat in range(before.players):
        herds = int(after.reserve[seat]) - int(before.reserve[seat])
        if breeds_herd(move) and seat == before.turn:
            herds += 1
        if herds > 0:
            TAKEN_BACK(story, seat, herds)


@rule
def prompt(state: State, story: Story) -> None:
    if state.phase == Phase.PLACING:
        CHOOSE_TILE(story)
    elif state.phase == Phase.CHOOSING:
        CHOOSE_CARD(story)
    elif state.phase == Phase.LIFTING:
        if tiles_to_drift(state) & state.of_terrain[state.card] != 0:
            CHOOSE_LIFT(story, state.card)
        else:
            CHOOSE_ANOTHER(story, state.card)
    elif state.phase == Phase.PUTTING:
        CHOOSE_PLACE(story)
    elif state.rescues > 0:
        CHOOSE_RESCUE(story, state.rescues, state.action_points)
    else:
        CHOOSE_ACTION(story, state.action_points)


@rule
def refused(state: State, move: int, why: int, story: Story) -> None:
    refuse_places(state, why, first_hex(state, move), second_hex(state, move), story)


@rule
def refuse_places(state: State, why: int, place: Hex, target: Hex, story: Story) -> None:
    """A refusal that speaks of one hex or two."""
    before = state.distance[state.lifted] if state.lifted != NO_TILE else 0
    terrain = max(int(state.card), 0)
    steps = distance_of(place)
    REFUSED(story, why, place, wind_of(place), 1, 1, 1, steps, before, terrain, state.action_points, EDGE)
    say_place(state, TILE, place, story)
    say_place(state, WHERE, place, story)
    say_place(state, TARGET, target, story)


@rule
def first_hex(state: State, move: int) -> Hex:
    """The hex that a move names first, or its only one; the South Pole's where it names none."""
    if lays_tile(move):
        return Hex(LAYING_ORDER[number_in(move)])
    if not names_tile(move):
        return Hex(0)
    if puts_tile(move) or rescues_herd(move):
        return hex_beside(state, tile_in(move), side_in(move))
    return Hex(int(state.place[tile_in(move)]))


@rule
def second_hex(state: State, move: int) -> Hex:
    """The hex that a herd goes to; the South Pole's where none does."""
    if rescues_herd(move):
        return Hex(int(state.place[tile_in(move)]))
    if moves_herd(move):
        return hex_beside(state, tile_in(move), side_in(move))
    return Hex(0)
