"""Animals in words: their names, what they like, and how well a planet suits them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pangea.core.words import Phrase, Spoken, has_words
from pangea.games.planet.board import MOST, NONE, ROUNDS, AnimalCard, Board
from pangea.games.planet.board.content import HABITATS, KINDS
from pangea.games.planet.rules.life import DIGIT, FIRST, SECOND, suitability
from pangea.games.planet.state import State


@lru_cache(1000)
def habitat_name(habitat: int) -> Phrase:
    return Phrase(f"planet-habitat-{HABITATS[habitat]}")


@lru_cache(1000)
def animal_name(name: str) -> Spoken:
    """The name in the reader's language; an animal of somebody's own content is called as there."""
    message = f"planet-animal-{name}"
    return Phrase(message) if has_words(message) else name


@lru_cache(1000)
def liking(animal: AnimalCard) -> Phrase:
    """What an animal likes, as one could say it aloud: the largest forest that touches a glacier."""
    if animal.kind == "most":
        return Phrase("planet-liking-most", {"most": Phrase(f"planet-most-{animal.habitat}")})
    form = "some" if animal.kind == "touching" else "no"
    about: dict[str, Spoken] = {
        "largest": Phrase(f"planet-largest-{animal.habitat}"),
        "other": Phrase(f"planet-{form}-{animal.other}"),
    }
    return Phrase(f"planet-liking-{animal.kind}", about)


def animal_of(board: Board, state: State, card: int) -> AnimalCard:
    return board.animals[int(state.animal[card])]


def suits(board: Board, state: State, card: int) -> list[int]:
    """How well each planet suits the animal of a card as the planets are now."""
    animal = animal_of(board, state, card)
    habitat, kind = HABITATS.index(animal.habitat), KINDS.index(animal.kind)
    other = HABITATS.index(animal.other or animal.habitat)
    seats = range(state.players)
    return [int(suitability(state, seat, habitat, kind, other)) for seat in seats]  # type: ignore[arg-type]


@dataclass(frozen=True)
class Comparison:
    """P4.1 to P4.4  How the planets compare for one animal: who is best, by which region, and by how much."""

    home: int
    """The seat that gets the animal, or NONE."""
    step: int
    """Which region decided: 1 the largest, 2 the second, 3 the third; for a tie the last one looked at."""
    sizes: tuple[int, ...]
    """What each seat has at that step; 0 for those who had dropped out."""
    tied: int
    """The largest region of those who are or were tied, or the winner's."""

    @property
    def best(self) -> int:
        return max(self.sizes)

    @property
    def next_best(self) -> int:
        """The best of the others; of equals, one of them."""
        return sorted(self.sizes)[-2]


def compared(suits: Sequence[int], is_last: bool, is_most: bool) -> Comparison:
    """Step by step, as people do it: whoever is behind, or has none, drops out.

    >>> compared([9 * 4096 + 5 * 64, 9 * 4096], is_last=True, is_most=False).home
    0
    """
    sizes: tuple[int, ...] = ()
    step, home, left = 0, NONE, set(range(len(suits)))
    for weight in (FIRST, SECOND, 1)[: 3 if is_last and not is_most else 1]:
        step += 1
        sizes = tuple(number // weight % DIGIT if seat in left else 0 for seat, number in enumerate(suits))
        left = {seat for seat in left if sizes[seat] == max(sizes) > 0}
        if len(left) < 2:
            break
    if len(left) == 1:
        (home,) = left
    return Comparison(home, step, sizes, max(suits) // FIRST)


def comparison(
    board: Board, state: State, card: int, round_number: int, numbers: Sequence[int]
) -> Comparison:
    is_most = KINDS.index(animal_of(board, state, card).kind) == MOST
    return compared(numbers, round_number == ROUNDS, is_most)


def measure(animal: AnimalCard, number: int) -> Phrase:
    """So many regions, or so many portions."""
    return Phrase("planet-regions" if animal.kind == "most" else "planet-portions", {"count": number})
