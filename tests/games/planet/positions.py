"""Positions of Planet, drawn as text, and moves made on them."""

from __future__ import annotations

import pangea
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.notation import read_position
from pangea.games.planet.rules.life import FIRST, SECOND, best_home, suitability, weigh
from pangea.games.planet.state import State

EDITION = Edition(pangea.game("planet"))
OCEAN, FOREST, DESERT, MOUNTAIN, GLACIER = range(5)
NOBODY = -1


def table(text: str) -> State:
    return read_position(EDITION.board, " ".join(text.split()))


def after(state: State, *moves: str) -> State:
    """The position after these moves, each of which must be possible."""
    now = copied(state)
    for move in moves:
        code = EDITION.read(now, move)
        assert EDITION.is_possible(now, code), f"{move} is not possible"
        EDITION.rules.apply(now, code)
    return now


def legal(state: State) -> set[str]:
    return {EDITION.write(state, move) for move in EDITION.legal(state)}


def refused_by(state: State, text: str) -> str:
    """The rule that forbids a move; empty if none does."""
    try:
        code = EDITION.read(state, text)
    except pangea.IllegalMove as error:
        return error.rule
    return EDITION.game.refusals[EDITION.rules.refusal(state, code)].rule


def planet(text: str) -> State:
    """One planet, that of seat 0."""
    return table(f"next over; round 12; planets {text}")


def three_best(state: State, seat: int, liking: str) -> tuple[int, int, int]:
    """The sizes of the three best regions for a liking, such as `forest touching glacier`."""
    habitat, kind, *rest = liking.split()
    other = rest[0] if rest else habitat
    kinds = ("most", "touching", "apart")
    own, near = HABITATS.index(habitat), HABITATS.index(other)
    number = int(suitability(state, seat, own, kinds.index(kind), near))  # type: ignore[arg-type]
    return number // FIRST, number // SECOND % 64, number % 64


def home_of(state: State, card: int = 0) -> int:
    """Who would get the animal of a card now."""
    compared = copied(state)
    weigh(compared, card)
    return int(best_home(compared, card))
