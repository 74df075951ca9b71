"""What a picture of Planet says in words: what happens, the seats, the animals and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.core.contract import NATURE, OVER
from pangea.core.words import Phrase, SeatName, Spoken, listed, say
from pangea.games.planet.board import CARDS, HABITAT_COUNT, LEFTOVERS, NEW_ROUNDS, NONE, AnimalCard, Board
from pangea.games.planet.notation.explained import explained
from pangea.games.planet.notation.likings import (
    animal_name,
    animal_of,
    comparison,
    habitat_name,
    liking,
    suits,
)
from pangea.games.planet.notation.told import is_waiting, lies_under
from pangea.games.planet.notation.written import open_tiles
from pangea.games.planet.rules import ENDINGS, to_move
from pangea.games.planet.rules.continents import column_of
from pangea.games.planet.rules.life import FIRST
from pangea.games.planet.rules.score import portions_of
from pangea.games.planet.state import DEALING, LAYING, State


@dataclass(frozen=True)
class SeatRow:
    """`habitat` is NONE where it is not known, `points` None as long as they are not."""

    name: str
    habitat: int
    animals: int
    points: int | None
    portions: tuple[int, ...]
    is_to_move: bool
    is_first: bool
    is_winner: bool


@dataclass(frozen=True)
class CardRow:
    """One of the twenty cards. `animal` is None where it is face down."""

    column: int
    animal: AnimalCard | None
    name: str
    liking: str
    sizes: tuple[int, ...]
    """What each seat has: now, or when the card was decided; empty where that is not known."""
    leader: int
    """Who has it, or would get it now; NONE for a tie or nobody."""
    is_decided: bool


class Captions:
    """A position in the words of one language."""

    def __init__(self, board: Board, state: State, lang: str) -> None:
        self.board, self.state, self.lang = board, state, lang

    def say(self, message: str, **about: Spoken) -> str:
        return say(Phrase(message, about), self.lang)

    def seat(self, seat: int) -> str:
        return self.say("planet-label-seat", seat=SeatName(seat))

    def habitat(self, habitat: int) -> str:
        return say(habitat_name(habitat), self.lang) if habitat != NONE else self.say("planet-label-secret")

    @property
    def is_over(self) -> bool:
        return to_move(self.state) == OVER

    def what_happens(self) -> str:
        """Whose turn it is, or what nature does, or how the game ended and who won."""
        state = self.state
        number = str(state.round_now)
        if self.is_over:
            winners = [row.name for row in self.seats() if row.is_winner]
            won = self.say("planet-label-winners", seats=listed(winners, self.lang), count=len(winners))
            return f"{self.say(f'planet-ending-{ENDINGS[state.ending]}')} {won}"
        if to_move(state) != NATURE:
            return self.say("planet-label-turn", round=number, seat=SeatName(int(state.turn)))
        if state.phase == LAYING:
            return self.say("planet-label-laying" if state.round_now == 1 else "planet-label-surprise")
        if state.phase == DEALING:
            return self.say("planet-label-dealing")
        return self.say("planet-label-turning", round=number)

    def seats(self) -> list[SeatRow]:
        state = self.state
        seats = range(state.players)
        points = [self._points(seat) for seat in seats]
        animals = [sum(int(owner) == seat for owner in state.owner) for seat in seats]
        ranks = [(number or 0, count) for number, count in zip(points, animals, strict=True)]
        return [
            SeatRow(
                name=self.seat(seat),
                habitat=int(state.habitat[seat]),
                animals=animals[seat],
                points=points[seat],
                portions=tuple(int(portions_of(state, seat, habitat)) for habitat in range(HABITAT_COUNT)),
                is_to_move=to_move(state) == seat,
                is_first=int(state.first) == seat,
                is_winner=self.is_over and ranks[seat] == max(ranks),
            )
            for seat in seats
        ]

    def _points(self, seat: int) -> int | None:
        """What the explained lines add up to; None where one of them is not known."""
        lines = [line.points[seat] for line in explained(self.board, self.state)]
        known = [points for points in lines if points is not None]
        return sum(known) if len(known) == len(lines) else None

    def cards(self) -> list[CardRow]:
        return [self._card(card) for card in range(CARDS)]

    def _card(self, card: int) -> CardRow:
        state = self.state
        if state.animal[card] == NONE:
            face_down = self.say("planet-label-face-down")
            return CardRow(int(column_of(state, card)), None, face_down, "", (), NONE, False)
        animal = animal_of(self.board, state, card)
        decided = not is_waiting(state, card)
        if decided:
            numbers = [int(number) for number in state.suits[card][: state.players]]
            leader, column = int(state.owner[card]), int(column_of(state, card))
            known = bool(state.given_in[card])
        else:
            numbers = suits(self.board, state, card)
            column = lies_under(state, card)
            leader, known = comparison(self.board, state, card, column, numbers).home, True
        return CardRow(
            column=column,
            animal=animal,
            name=self.spoken(animal_name(animal.name)),
            liking=say(liking(animal), self.lang),
            sizes=tuple(number // FIRST for number in numbers) if known else (),
            leader=leader,
            is_decided=decided,
        )

    def spoken(self, name: Spoken) -> str:
        return say(name, self.lang) if isinstance(name, Phrase) else str(name)

    def standing(self, row: CardRow) -> str:
        """Who has an animal, or who is ahead."""
        if row.leader != NONE:
            return (
                self.seat(row.leader)
                if row.is_decided
                else f"{self.seat(row.leader)} {self.say('planet-label-leads')}"
            )
        if row.is_decided:
            return self.say("planet-label-nobody")
        return self.say("planet-label-tie" if any(row.sizes) else "planet-label-none")

    def tiles(self) -> list[tuple[int, str]]:
        """The open tiles with their letters."""
        return [(tile, self.board.tiles[tile]) for tile in open_tiles(self.state)]

    def piles(self) -> list[tuple[str, list[tuple[int, str]]]]:
        """The tiles left over for the rounds 11 and 12, where there are any."""
        piles = []
        for pile in range(LEFTOVERS):
            tiles = [int(tile) for tile in self.state.leftover[pile] if tile != NONE]
            if tiles:
                title = self.say("planet-label-left", round=str(NEW_ROUNDS + 1 + pile))
                piles.append((title, [(tile, self.board.tiles[tile]) for tile in tiles]))
        return piles
