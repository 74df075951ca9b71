"""What a picture of Planet says in words: what happens, the seats, the animals and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from pangea.core.captions import Captions as AnyCaptions
from pangea.core.contract import NATURE
from pangea.core.messages import StoryReader, begin, written
from pangea.core.words import Phrase, SeatName, has_words, say
from pangea.games.planet.board.content import HABITATS, KINDS
from pangea.games.planet.board.tables import CARDS, LEFTOVERS, NEW_ROUNDS, AnimalCard, Habitat
from pangea.games.planet.facts import FACE_DOWN, LEADS, NOBODY, NONE, NOT_KNOWN, SETTLED, TIE
from pangea.games.planet.notation.words import WORDS, tell_liking
from pangea.games.planet.state import NO_HABITAT, NO_TILE, Phase

LABELS = {
    FACE_DOWN: "planet-label-face-down",
    NONE: "planet-label-none",
    TIE: "planet-label-tie",
    NOBODY: "planet-label-nobody",
}
"""What is said of an animal that nobody has and nobody is ahead for, by its standing."""


@dataclass(frozen=True)
class SeatRow:
    """`habitat` is NO_HABITAT where it is not known, `points` None as long as they are not."""

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
    """Who has it, or would get it now; NO_SEAT for a tie or nobody."""
    is_decided: bool
    standing: str
    """Who has the animal, or who is ahead, in words."""


@cache
def liking(animal: AnimalCard) -> Phrase:
    """What an animal likes, as it is told."""
    story = np.zeros(8, np.int32)
    own, other = HABITATS.index(animal.habitat), HABITATS.index(animal.other or animal.habitat)
    begin(story)
    tell_liking(Habitat(own), KINDS.index(animal.kind), Habitat(other), story)
    (phrase,) = StoryReader(WORDS, None).phrases(written(story))
    return phrase


class Captions(AnyCaptions):
    def habitat(self, habitat: int) -> str:
        is_known = habitat != NO_HABITAT
        return self.say(f"planet-habitat-{HABITATS[habitat]}" if is_known else "planet-label-secret")

    def what_is_next(self) -> str:
        state = self.state
        number = str(state.round_now)
        if self.turn != NATURE:
            return self.say("planet-label-turn", round=number, seat=SeatName(self.turn))
        if state.phase == Phase.LAYING:
            return self.say("planet-label-laying" if state.round_now == 1 else "planet-label-surprise")
        if state.phase == Phase.DEALING:
            return self.say("planet-label-dealing")
        return self.say("planet-label-turning", round=number)

    def points_label(self) -> str:
        """Return what the points are: cards and animals count only at the end."""
        return self.say("planet-label-points" if self.is_over else "planet-label-now")

    def seats(self) -> list[SeatRow]:
        state, facts = self.state, self.facts
        return [
            SeatRow(
                name=self.seat(seat),
                habitat=int(state.habitat[seat]),
                animals=int(facts.animals[seat]),
                points=int(facts.points[seat]) if facts.points[seat] != NOT_KNOWN else None,
                portions=tuple(facts.portions[seat].tolist()),
                is_to_move=self.turn == seat,
                is_first=int(state.first) == seat,
                is_winner=seat in self.shown.winners,
            )
            for seat in range(state.players)
        ]

    # Animals

    def cards(self) -> list[CardRow]:
        return [self._card(card) for card in range(CARDS)]

    def _card(self, card: int) -> CardRow:
        facts = self.facts
        standing = int(facts.standing[card])
        is_decided = standing in (SETTLED, NOBODY)
        animal = self.board.animals[self.state.animal[card]] if standing != FACE_DOWN else None
        sizes = tuple(facts.sizes[card].tolist()[: self.state.players])
        return CardRow(
            column=int(facts.column[card] if is_decided else facts.due_in[card]),
            animal=animal,
            name=self.animal(animal) if animal else self.say(LABELS[FACE_DOWN]),
            liking=say(liking(animal), self.lang) if animal else "",
            sizes=sizes if NOT_KNOWN not in sizes else (),
            leader=int(facts.leader[card]),
            is_decided=is_decided,
            standing=self._standing(standing, int(facts.leader[card])),
        )

    def animal(self, animal: AnimalCard) -> str:
        """The name in the reader's language; an animal of somebody's own content is called as there."""
        message = f"planet-animal-{animal.name}"
        return self.say(message) if has_words(message) else animal.name

    def _standing(self, standing: int, leader: int) -> str:
        if standing == LEADS:
            return f"{self.seat(leader)} {self.say('planet-label-leads')}"
        return self.seat(leader) if standing == SETTLED else self.say(LABELS[standing])

    # Tiles

    def tiles(self) -> list[tuple[int, str]]:
        """The open tiles with their letters."""
        return self._lettered(self.state.open_tiles.tolist())

    def piles(self) -> list[tuple[str, list[tuple[int, str]]]]:
        """The tiles left over for the rounds 11 and 12, where there are any."""
        rows = [self._lettered(self.state.leftover[pile].tolist()) for pile in range(LEFTOVERS)]
        return [
            (self.say("planet-label-left", round=str(NEW_ROUNDS + 1 + pile)), tiles)
            for pile, tiles in enumerate(rows)
            if tiles
        ]

    def _lettered(self, tiles: list[int]) -> list[tuple[int, str]]:
        return [(tile, self.board.tiles[tile]) for tile in tiles if tile != NO_TILE]
