"""The moves of Trias as text, and back.

A hex is written by its axial coordinates, the South Pole is `0,0`.
"""

from __future__ import annotations

import re

from pangea.core.errors import IllegalMove, UnreadableMove
from pangea.core.words import Phrase
from pangea.games.trias.board import (
    CARD_NAMES,
    EDGE,
    KINDS,
    LAID_NAMES,
    LAYING_ORDER,
    METEORITE,
    NO_TILE,
    SEATS,
    SIDES,
    STEP,
    Board,
    axial,
    has,
    hex_at,
    steps,
)
from pangea.games.trias.moves import (
    BREED,
    DEAL,
    DRAW,
    END,
    HAND,
    LAY,
    LIFT,
    MOVE_SPENT,
    OVER_A_SIDE,
    PLACE,
    PUT,
    RESCUE,
)
from pangea.games.trias.rules.land import tile_at
from pangea.games.trias.state import Phase, State

_INT = r"(?:0|-?[1-9][0-9]?)"
_HEX = f"({_INT},{_INT})"
_MOVE = re.compile(f"move {_HEX}>{_HEX}( spent)?")
_RESCUE = re.compile(f"rescue {_HEX}>{_HEX}")
_ON_A_HEX = re.compile(f"(lift|put|breed|place) {_HEX}")
_TILE = re.compile(f"tile {_HEX} ({'|'.join(LAID_NAMES)})")
_CARD = re.compile(f"card (0|[1-9][0-9]{{0,5}}) ({'|'.join(CARD_NAMES)})")
_WORDS = {"hand": HAND, "draw": DRAW, "end": END}
_FIRST = {"lift": LIFT, "breed": BREED, "place": PLACE}
_SIDE = {int(step): side for side, step in enumerate(STEP)}
_LAID = {int(place): number for number, place in enumerate(LAYING_ORDER)}


def hex_text(place: int) -> str:
    q, r = axial(place)
    return f"{q},{r}"


def write(board: Board, state: State, move: int) -> str:
    if move < LIFT:
        return _over_a_side(state, move)
    if move < HAND:
        kind, first = (
            ("lift", LIFT) if move < BREED else ("breed", BREED) if move < PLACE else ("place", PLACE)
        )
        return f"{kind} {hex_text(state.place[move - first])}"
    if move < LAY:
        return ("hand", "draw", "end")[move - HAND]
    if move < DEAL:
        number, kind_number = divmod(move - LAY, KINDS)
        return f"tile {hex_text(LAYING_ORDER[number])} {LAID_NAMES[kind_number]}"
    seat, kind_number = divmod(move - DEAL, KINDS)
    return f"card {seat} {CARD_NAMES[kind_number]}"


def _over_a_side(state: State, move: int) -> str:
    tile, side = divmod(move % OVER_A_SIDE, SIDES)
    here = int(state.place[tile])
    there = here + int(STEP[side])
    if move >= PUT:
        return f"put {hex_text(there)}"
    if move >= RESCUE:
        return f"rescue {hex_text(there)}>{hex_text(here)}"
    return f"move {hex_text(here)}>{hex_text(there)}" + (" spent" if move >= MOVE_SPENT else "")


def read(board: Board, state: State, text: str) -> int:
    if text in _WORDS:
        return _WORDS[text]
    if found := _MOVE.fullmatch(text):
        tile, side = _tile_and_side(state, text, "T4.3", (found[1], found[2]))
        return (MOVE_SPENT if found[3] else 0) + tile * SIDES + side
    if found := _RESCUE.fullmatch(text):
        tile, side = _tile_and_side(state, text, "T4.4", (found[2], found[1]))
        return RESCUE + tile * SIDES + side
    if found := _ON_A_HEX.fullmatch(text):
        place = _place(text, found[2])
        return _put(state, place) if found[1] == "put" else _FIRST[found[1]] + _tile(state, place)
    if found := _TILE.fullmatch(text):
        return LAY + _number_of_laying(text, found[1]) * KINDS + LAID_NAMES.index(found[2])
    if found := _CARD.fullmatch(text):
        if int(found[1]) >= SEATS:
            raise UnreadableMove("trias-unreadable-seat", text=text, seat=found[1])
        return DEAL + int(found[1]) * KINDS + CARD_NAMES.index(found[2])
    raise UnreadableMove("trias-unreadable", text=text[:60])


def _place(text: str, written: str) -> int:
    q, r = (int(number) for number in written.split(","))
    if steps(q, r) > EDGE + 1:
        raise UnreadableMove("trias-unreadable-hex", text=text, hex=written, edge=EDGE)
    return hex_at(q, r)


def _tile(state: State, place: int) -> int:
    tile = int(tile_at(state, place))  # type: ignore[arg-type]
    if tile == NO_TILE:
        raise IllegalMove("T1.1", Phrase("trias-refusal-T1-1", {"hex": hex_text(place)}))
    return tile


def _tile_and_side(state: State, text: str, rule: str, hexes: tuple[str, str]) -> tuple[int, int]:
    """The tile on one hex, and its side towards the other; the rule says that they lie side by side."""
    here, there = (_place(text, written) for written in hexes)
    if there - here not in _SIDE:
        one, other = sorted(hexes, key=text.index)
        raise IllegalMove(rule, Phrase("trias-refusal-T4-3-adjacent", {"hex": one, "target": other}))
    return _tile(state, here), _SIDE[there - here]


def _put(state: State, place: int) -> int:
    """A hex to put a tile on goes by the lowest tile it touches, of the land left behind if it can."""
    around = [(int(tile_at(state, place - step)), side) for step, side in _SIDE.items()]  # type: ignore[arg-type]
    beside = sorted((not has(state.left, tile), tile, side) for tile, side in around if tile != NO_TILE)
    if not beside:
        rule, message = ("T3.5", "trias-refusal-T3-5-touch")
        if state.phase != Phase.PUTTING:
            message = "trias-refusal-T3-5-nothing"
        raise IllegalMove(rule, Phrase(message, {"hex": hex_text(place)}))
    _, tile, side = beside[0]
    return PUT + tile * SIDES + side


def _number_of_laying(text: str, written: str) -> int:
    place = _place(text, written)
    if place not in _LAID:
        raise UnreadableMove("trias-unreadable-laying", text=text, hex=written)
    return _LAID[place]


def kept_by(board: Board, state: State, move: int) -> int | None:
    """T11.1  A card drawn into a hand is known to its owner alone.

    The meteorite is shown, and so is a card of T3.1.
    """
    if move < DEAL or state.phase == Phase.DRAWING or (move - DEAL) % KINDS == METEORITE:
        return None
    return (move - DEAL) // KINDS
