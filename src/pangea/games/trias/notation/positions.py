"""Positions of Trias as text: one line, or with the land drawn as a map.

    players 3; turn 1; phase act; ap 4; hands forest ? ?; tiles 0,0:P 1,0:Faa 1,-1:Mb 2,-1:SC; swim -1,0:ab

Tiles stand in the order of their numbers, the South Pole first: P pole, M mountain, S steppe, F forest. Herds
are letters, a for seat 0, b for seat 1 …; a capital is a spent herd of the seat to move. What is not said is
as usual: three players, seat 0 to act with all its points, nobody has scored, no card was played, the hands
are not known. With `map` in place of `tiles` the rest of the text is a drawing, six columns to a hex, each
row three columns further to the right than the one above it; ~ab are swimmers, dots are nothing:

    players 3; phase act; map
             M     Sab
          S     P     Fc
             ~b    F
"""

from __future__ import annotations

import re

import numpy as np

from pangea.core.bits import bit
from pangea.core.errors import UnreadablePosition
from pangea.core.messages import hex_number, hex_text
from pangea.core.positions import Clauses, choice_in
from pangea.games.trias.board import (
    ACTION_POINTS,
    CARD_NAMES,
    CARDS,
    EDGE,
    HERDS,
    HEXES_TO_LAY,
    KINDS,
    LAST_ACTION_POINTS,
    MOST_TILES,
    NO_TILE,
    PARTS,
    POLE,
    TERRAINS,
    TILES_OF_EACH,
    WATER,
    Board,
    Hex,
    Terrain,
    Tile,
    steps,
)
from pangea.games.trias.rules.cards import box_of
from pangea.games.trias.rules.drift import tiles_to_drift
from pangea.games.trias.rules.land import (
    continent_of,
    is_one_step,
    lay_on,
    note_loose_tiles,
    on_the_table,
    survey,
    tile_at,
)
from pangea.games.trias.rules.setup import open_the_box
from pangea.games.trias.state import MOST_SWIMS, NO_CARD, OPTIONS, SEATS, SPLITS_OPTION, Phase, State

TERRAIN_LETTERS = "MSFP"
SEAT_LETTERS = "abcde"
PHASE_WORDS = ("lay", "deal", "place", "choose", "draw", "lift", "put", "act", "refill", "over")
SPLITS = OPTIONS[SPLITS_OPTION].values
COLUMNS, SHIFT = 6, 3  # of a hex in a map, and of a row against the row above

_CLAUSES = (
    "players",
    "splits",
    "turn",
    "phase",
    "laid",
    "placed",
    "points",
    "ap",
    "rescues",
    "card",
    "hands",
    "backs",
    "played",
    "last",
    "lifted",
    "tiles",
    "map",
    "swim",
)
_TILE = re.compile(r"(-?\d{1,2}),(-?\d{1,2}):([MSFP])([a-eA-E]*)")
_SWIM = re.compile(r"(-?\d{1,2}),(-?\d{1,2}):([a-e]+)")
_DRAWN = re.compile(r"([MSFP])([a-eA-E]*)|~([a-e]+)")

Tiles = list[tuple[int, str, str]]
"""Hex, terrain letter, herds."""
Swims = list[tuple[int, str]]


# Writing


def write_position(board: Board, state: State) -> str:
    seats = range(state.players)
    clauses = {
        "players": f"{state.players}",
        "splits": SPLITS[state.splits],
        "turn": f"{state.turn}",
        "phase": PHASE_WORDS[state.phase],
        "laid": f"{state.laid}" if state.phase == Phase.LAYING else "",
        "placed": f"{state.placed}" if state.phase == Phase.PLACING else "",
        "points": " ".join(str(state.points[seat]) for seat in seats),
        "ap": f"{state.action_points}",
        "rescues": f"{state.rescues}" if state.rescues else "",
        "card": CARD_NAMES[state.card] if state.card != NO_CARD else "",
        "hands": " ".join(_hand_text(state, seat) for seat in seats),
        "backs": " ".join(str(state.back[seat]) for seat in seats),
        "played": " ".join(str(count) for part in state.played for count in part),
        "last": f"{state.last_turns}" if state.last_turns else "",
        "lifted": hex_text(state.place[state.lifted]) if state.lifted != NO_TILE else "",
        "tiles": " ".join(_tile_text(state, tile) for tile in range(state.tiles)),
        "swim": " ".join(_swim_text(state, number) for number in range(state.swims)),
    }
    return "; ".join(f"{name} {words}" for name, words in clauses.items() if words)


def _hand_text(state: State, seat: int) -> str:
    if state.hand[seat] != NO_CARD:
        return CARD_NAMES[state.hand[seat]]
    return "?" if state.back[seat] else "-"


def herds_text(state: State, tile: int) -> str:
    """The herds on a tile, a letter each; a capital for a spent one."""
    letters = ""
    for seat in range(state.players):
        spent = int(state.spent[tile]) if seat == state.turn else 0
        fresh = int(state.herds[tile, seat]) - spent
        letters += SEAT_LETTERS[seat] * fresh + SEAT_LETTERS[seat].upper() * spent
    return letters


def swimmers_text(state: State, number: int) -> str:
    return "".join(SEAT_LETTERS[seat] * int(state.swimmers[number, seat]) for seat in range(state.players))


def _tile_text(state: State, tile: int) -> str:
    return f"{hex_text(state.place[tile])}:{TERRAIN_LETTERS[state.terrain[tile]]}{herds_text(state, tile)}"


def _swim_text(state: State, number: int) -> str:
    return f"{hex_text(state.swim_place[number])}:{swimmers_text(state, number)}"


# Reading


def read_position(board: Board, text: str) -> State:
    clauses, drawing = _read_clauses(text)
    state = State.blank()
    players = clauses.number("players", 3, 2, SEATS)
    open_the_box(state, players, clauses.choice("splits", SPLITS[0], SPLITS))
    state.turn = clauses.number("turn", 0, 0, players - 1)
    state.phase = clauses.choice("phase", PHASE_WORDS[Phase.ACTING], PHASE_WORDS)
    tiles, swims = _drawn(drawing) if "map" in clauses else (_listed_tiles(clauses.words("tiles")), [])
    _check_tiles(tiles)
    _set_tiles(state, tiles)
    _set_swims(state, swims + _listed_swims(clauses.words("swim")))
    _set_cards(state, clauses)
    _set_turn(state, clauses)
    _set_lifted(state, clauses.words("lifted"))
    _set_reserves(state)
    if (state.phase == Phase.LIFTING and not tiles_to_drift(state)) or (
        state.phase == Phase.PUTTING and not state.left
    ):
        raise UnreadablePosition("trias-position-stuck")
    return state


def _read_clauses(text: str) -> tuple[Clauses, str]:
    """The clauses, and the drawing below them where the last one is a map."""
    found = re.search(r"(?:^|;|\n)\s*map[ \t]*\n", text)
    header, drawing = (f"{text[: found.start()]}; map", text[found.end() :]) if found else (text, "")
    return Clauses(header, _CLAUSES), drawing


# The land


def _listed_tiles(words: list[str]) -> Tiles:
    tiles: Tiles = []
    for word in words:
        found = _TILE.fullmatch(word)
        if not found:
            raise UnreadablePosition("trias-position-tile", text=word[:60])
        tiles.append((_hex_of(word, int(found[1]), int(found[2])), found[3], found[4]))
    return tiles or [(0, "P", "")]


def _listed_swims(words: list[str]) -> Swims:
    swims: Swims = []
    for word in words:
        found = _SWIM.fullmatch(word)
        if not found:
            raise UnreadablePosition("trias-position-swim", text=word[:60])
        swims.append((_hex_of(word, int(found[1]), int(found[2])), found[3]))
    return swims


def _drawn(drawing: str) -> tuple[Tiles, Swims]:
    """The tiles and swimmers of a map: the South Pole first, the others from the top, row by row."""
    tokens = [
        (line, found.start(), found[0])
        for line, row in enumerate(drawing.splitlines())
        for found in re.finditer(r"[^\s.]+", row)
    ]
    poles = [(line, column) for line, column, token in tokens if token.startswith("P")]
    if len(poles) != 1:
        raise UnreadablePosition("trias-position-pole", count=len(poles))
    tiles: Tiles = []
    swims: Swims = []
    for line, column, token in tokens:
        found = _DRAWN.fullmatch(token)
        r = line - poles[0][0]
        q, off = divmod(column - poles[0][1] - SHIFT * r, COLUMNS)
        if not found or off:
            message = "trias-position-drawn" if not found else "trias-position-column"
            raise UnreadablePosition(message, text=token[:60], line=line + 1, column=column + 1)
        place = _hex_of(token, q, r)
        if found[3]:
            swims.append((place, found[3]))
        elif found[1] == "P":
            tiles.insert(0, (place, "P", found[2]))
        else:
            tiles.append((place, found[1], found[2]))
    return tiles, swims


def _hex_of(text: str, q: int, r: int) -> int:
    if steps(q, r) > EDGE:
        raise UnreadablePosition("trias-position-edge", text=text[:60], edge=EDGE)
    return hex_number(q, r)


def _check_tiles(tiles: Tiles) -> None:
    """The first is the South Pole, in the middle; there are not too many, and no two on one hex."""
    poles = sum(letter == "P" for _, letter, _ in tiles)
    if tiles[0][:2] != (0, "P") or poles > 1:
        raise UnreadablePosition("trias-position-pole", count=poles)
    if len(tiles) > MOST_TILES:
        raise UnreadablePosition("trias-position-many", count=len(tiles), most=MOST_TILES)
    places = [place for place, _, _ in tiles]
    for place in places:
        if places.count(place) > 1:
            raise UnreadablePosition("trias-position-twice", hex=hex_text(place))


def _set_tiles(state: State, tiles: Tiles) -> None:
    """The tiles with their herds; what is not there is not laid."""
    state.tiles = len(tiles)
    state.laid = HEXES_TO_LAY[box_of(state)]
    for tile, (place, letter, herds) in enumerate(tiles):
        terrain = TERRAIN_LETTERS.index(letter)
        state.terrain[tile] = terrain
        lay_on(state, Tile(tile), Hex(place))
        if terrain != Terrain.POLE:
            state.of_terrain[terrain] |= bit(tile)
            state.unlaid[terrain] = max(0, int(state.unlaid[terrain]) - 1)
        _set_herds(state, tile, herds)
    state.unlaid[WATER] = 0


def _set_herds(state: State, tile: int, herds: str) -> None:
    for herd in herds:
        seat = _seat_of(state, herd.lower())
        state.herds[tile, seat] += 1
        state.crowd[tile] += 1
        state.settled[seat] |= bit(tile)
        if herd.isupper():
            if seat != state.turn:
                raise UnreadablePosition("trias-position-spent", text=herds)
            state.spent[tile] += 1


def _seat_of(state: State, letter: str) -> int:
    seat = SEAT_LETTERS.index(letter)
    if seat >= state.players:
        raise UnreadablePosition("trias-position-seat", text=letter, players=int(state.players))
    return seat


def _set_swims(state: State, swims: Swims) -> None:
    if len(swims) > MOST_SWIMS:
        raise UnreadablePosition("trias-position-swims", count=len(swims), most=MOST_SWIMS)
    for number, (place, letters) in enumerate(sorted(swims)):
        if number and state.swim_place[number - 1] == place:
            raise UnreadablePosition("trias-position-twice", hex=hex_text(place))
        state.swim_place[number] = place
        for letter in letters:
            state.swimmers[number, _seat_of(state, letter)] += 1
    state.swims = len(swims)


def _set_lifted(state: State, words: list[str]) -> None:
    """The lifted tile, and then all that follows from where the tiles lie."""
    if (state.phase == Phase.PUTTING) != bool(words):
        raise UnreadablePosition("trias-position-lifted")
    if words:
        found = re.fullmatch(r"(-?\d{1,2}),(-?\d{1,2})", words[0])
        tile = int(tile_at(state, Hex(hex_number(int(found[1]), int(found[2]))))) if found else NO_TILE
        if tile in (NO_TILE, POLE) or len(words) > 1 or state.crowd[tile]:
            raise UnreadablePosition("trias-position-lifted")
        state.lifted = tile
    survey(state)
    if words:
        for other in range(state.tiles):
            if is_one_step(int(state.place[other]) - int(state.place[state.lifted])):
                state.left |= continent_of(state, Tile(other))
        state.loose = 0
        note_loose_tiles(state, on_the_table(state) & ~state.left)
    for number in range(state.swims):
        if tile_at(state, state.swim_place[number]) != NO_TILE:
            raise UnreadablePosition("trias-position-twice", hex=hex_text(state.swim_place[number]))


# Cards, points and reserves


def _set_cards(state: State, clauses: Clauses) -> None:
    players = int(state.players)
    state.played[:] = np.reshape(clauses.numbers("played", [0] * PARTS * KINDS, 0, 40), (PARTS, KINDS))
    hands = clauses.words("hands", ["?"] * players)
    if len(hands) != players:
        raise UnreadablePosition("trias-position-hands", text=" ".join(hands), players=players)
    known = (*CARD_NAMES[:TERRAINS], "?", "-")
    for seat, word in enumerate(hands):
        number = choice_in("hands", word, known)
        state.hand[seat] = number if number < TERRAINS else NO_CARD
        state.back[seat] = 0 if word == "-" else 1
    state.back[:players] = clauses.numbers("backs", [int(back) for back in state.back[:players]], 0, PARTS)
    for part in range(PARTS):
        for kind in range(KINDS):
            held = sum(state.back[seat] == part + 1 and state.hand[seat] == kind for seat in range(players))
            if int(state.played[part, kind]) + held > CARDS[box_of(state), part, kind]:
                raise UnreadablePosition("trias-position-cards", part=part + 1, card=CARD_NAMES[kind])
    terrains = CARD_NAMES[:TERRAINS]
    state.card = clauses.choice("card", terrains[0], terrains) if "card" in clauses else NO_CARD
    if (state.phase == Phase.LIFTING) != (state.card != NO_CARD):
        raise UnreadablePosition("trias-position-card")


def _set_turn(state: State, clauses: Clauses) -> None:
    players = int(state.players)
    state.last_turns = clauses.number("last", 0, 0, players)
    usual = LAST_ACTION_POINTS if state.last_turns else int(ACTION_POINTS[box_of(state)])
    state.action_points = clauses.number("ap", usual, 0, usual)
    state.rescues = clauses.number("rescues", 0, 0, 2)
    usual_pairs = 0 if state.phase <= Phase.PLACING else 2 * players
    state.placed = clauses.number("placed", usual_pairs, 0, 2 * players)
    state.points[:players] = clauses.numbers("points", [0] * players, 0, 9999)
    if state.phase == Phase.LAYING:
        state.laid = clauses.number("laid", 0, 0, int(state.laid) - 1)
        water_laid = int(state.laid) - int(state.tiles) + 1
        state.unlaid[WATER] = int(TILES_OF_EACH[box_of(state), WATER]) - water_laid


def _set_reserves(state: State) -> None:
    most = int(HERDS[box_of(state)])
    for seat in range(state.players):
        out = int(state.herds[:, seat].sum()) + int(state.swimmers[:, seat].sum())
        if out > most:
            raise UnreadablePosition("trias-position-herds", text=SEAT_LETTERS[seat], most=most)
        state.reserve[seat] = most - out
