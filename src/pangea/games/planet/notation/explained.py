"""P5  How the points came about: every habitat card, every animal."""

from __future__ import annotations

from typing import Any

from pangea.core.contract import ScoreLine
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.games.planet.board import CARDS, NONE, Board
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.notation.likings import (
    animal_name,
    animal_of,
    comparison,
    habitat_name,
    liking,
    measure,
)
from pangea.games.planet.rules.continents import column_of
from pangea.games.planet.rules.score import animal_points, portions_of
from pangea.games.planet.state import State


def explained(board: Board, state: State) -> list[ScoreLine]:
    """P5.1, P5.2, P6.1  First the habitat cards, then the decided animals, by the rounds they lay under."""
    lines = [_habitat_line(board, state, seat) for seat in range(state.dealt)]
    decided = [
        card for card in range(CARDS) if state.animal[card] != NONE and not (int(state.waiting) >> card) & 1
    ]
    return lines + [_animal_line(board, state, card) for card in decided]


def _for_seat(state: State, seat: int, points: int | None) -> tuple[int | None, ...]:
    return tuple(points if other == seat else 0 for other in range(state.players))


def _habitat_line(board: Board, state: State, seat: int) -> ScoreLine:
    """P5.1  A habitat card, as far as the reader may know it."""
    habitat = int(state.habitat[seat])
    if habitat == NONE:
        return ScoreLine(
            "P5.1",
            Phrase("planet-score-habitat-hidden", {"seat": SeatName(seat)}),
            _for_seat(state, seat, None),
        )
    portions = int(portions_of(state, seat, habitat))
    table: Any = board.tables["CARD_POINTS"]
    points = int(table[habitat, portions])
    about: dict[str, Spoken] = {
        "seat": SeatName(seat),
        "habitat": habitat_name(habitat),
        "portions": portions,
        "points": points,
    }
    return ScoreLine("P5.1", Phrase("planet-score-habitat", about), _for_seat(state, seat, points))


def _animal_line(board: Board, state: State, card: int) -> ScoreLine:
    """P4, P5.2  An animal: how it was won, and what it gives."""
    animal, owner = animal_of(board, state, card), int(state.owner[card])
    about: dict[str, Spoken] = {"animal": animal_name(animal.name), "liking": liking(animal)}
    if owner == NONE:
        return ScoreLine("P4.4", Phrase("planet-score-nobody", about), (0,) * int(state.players), (card,))
    points, worth = _worth(state, owner, HABITATS.index(animal.habitat))
    about = {**about, "seat": SeatName(owner), "worth": Phrase(worth)}
    rule, message = "P6.1" if state.beginners else "P5.2", "planet-score-animal-plain"
    given_in = int(state.given_in[card])
    if given_in:
        suits = [int(number) for number in state.suits[card][: state.players]]
        result = comparison(board, state, card, given_in, suits)
        message = ("planet-score-animal", "planet-score-animal-second", "planet-score-animal-third")[
            result.step - 1
        ]
        about = {**about, "round": str(given_in), "measure": measure(animal, result.tied)}
        about = {**about, "best": result.best, "next": result.next_best}
        came_from = int(column_of(state, card))
        if result.step > 1:
            rule = "P4.4"
        elif came_from < given_in:
            rule, message = "P4.3", "planet-score-animal-moved"
            about = {**about, "from": str(came_from)}
    return ScoreLine(rule, Phrase(message, about), _for_seat(state, owner, points), (card,))


def _worth(state: State, seat: int, habitat: int) -> tuple[int | None, str]:
    """P5.2, P6.1  What an animal gives its owner: not known as long as the habitat card is not."""
    if state.beginners:
        return 1, "planet-worth-beginners"
    if state.habitat[seat] == NONE:
        return None, "planet-worth-unknown"
    points = int(animal_points(state, seat, habitat))
    return points, "planet-worth-own" if points == 1 else "planet-worth-other"
