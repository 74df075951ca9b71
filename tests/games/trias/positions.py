"""Positions of Trias, drawn as text, and moves made on them."""

from __future__ import annotations

from collections import Counter

import pangea
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.games.trias.board import CARD_NAMES, axial
from pangea.games.trias.notation import read_position
from pangea.games.trias.rules.scoring import herds_on
from pangea.games.trias.state import Phase, State

from .reference import Table

EDITION = Edition(pangea.game("trias"))
STAGES = dict(
    zip(
        Phase,
        ("tiles", "deal", "place", "choose", "draw", "lift", "put", "act", "refill", "over"),
        strict=True,
    )
)


def table(text: str) -> State:
    return read_position(EDITION.board, text)


def after(state: State, *moves: str) -> State:
    """The position after these moves, each of which must be legal."""
    now = copied(state)
    for move in moves:
        code = EDITION.read(now, move)
        assert EDITION.is_possible(now, code), f"{move} is not legal, but {sorted(legal(now))}"
        EDITION.rules.apply(now, code)
    return now


def legal(state: State, word: str = "") -> set[str]:
    """The legal moves as text; only those that begin with a word, if one is given."""
    moves = {EDITION.write(state, move) for move in EDITION.legal(state)}
    return {move for move in moves if move.startswith(word)}


def refused_by(state: State, text: str) -> str:
    """The rule that forbids a move; empty if none does."""
    try:
        code = EDITION.read(state, text)
    except pangea.IllegalMove as error:
        return error.rule
    return EDITION.game.refusals[EDITION.rules.refusal(state, code)].rule


def points_of(state: State) -> list[int]:
    return EDITION.points(state)


def herds_at(state: State, q: int, r: int) -> list[int]:
    """The herds of each seat on the tile of a hex; an empty list if there is no tile."""
    for tile in range(state.tiles):
        if axial(state.place[tile]) == (q, r) and tile != state.lifted:
            return [int(state.herds[tile, seat]) for seat in range(state.players)]
    return []


def swimmers_at(state: State, q: int, r: int) -> list[int]:
    for number in range(state.swims):
        if axial(state.swim_place[number]) == (q, r):
            return [int(state.swimmers[number, seat]) for seat in range(state.players)]
    return []


def reference_of(state: State) -> Table:
    """The same table for the slow rules."""
    slow = Table(int(state.players), ("any", "pole")[state.splits])
    slow.turn, slow.ap, slow.rescue = int(state.turn), int(state.action_points), int(state.rescues)
    slow.stage, slow.last, slow.placed = (
        STAGES[Phase(int(state.phase))],
        int(state.last_turns),
        int(state.placed),
    )
    slow.tiles = {
        axial(state.place[tile]): ("mountain", "steppe", "forest", "pole")[state.terrain[tile]]
        for tile in range(state.tiles)
        if tile != state.lifted
    }
    for tile in range(state.tiles):
        herds = Counter({seat: int(state.herds[tile, seat]) for seat in slow.seats})
        herds[slow.turn] -= int(state.spent[tile])
        if herds.total() or state.spent[tile]:
            slow.fresh[axial(state.place[tile])] = herds
        if state.spent[tile]:
            slow.spent[axial(state.place[tile])] = int(state.spent[tile])
    for number in range(state.swims):
        swimming = Counter({seat: int(state.swimmers[number, seat]) for seat in slow.seats})
        slow.swimmers[axial(state.swim_place[number])] = swimming
    slow.hands = {seat: CARD_NAMES[state.hand[seat]] for seat in slow.seats if state.back[seat]}
    slow.card = CARD_NAMES[state.card] if state.card >= 0 else ""
    slow.reserve = [int(count) for count in state.reserve[: state.players]]
    slow.points = [int(count) for count in state.points[: state.players]]
    return slow


def herds_on_land(state: State, seat: int) -> int:
    return herds_on(state, (1 << int(state.tiles)) - 1, seat)
