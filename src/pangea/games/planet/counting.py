"""What can be asked about a score of Planet: the points of a seat, and its regions around the edges."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.counting import Count, told_apart
from pangea.core.edition import Edition
from pangea.core.words import Phrase, SeatName
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.board.globe import EDGES, FACES, PORTIONS
from pangea.games.planet.board.tables import BORDER, CARDS
from pangea.games.planet.rules.scoring import habitat_points, portions_of
from pangea.games.planet.state import NO_HABITAT, State

_LEAST_REGION = 6


def counts(edition: Edition, state: State) -> Iterator[Count]:
    """P1, P5  The points of each seat whose card is known, and the largest region of each habitat."""
    for seat in range(int(state.players)):
        if state.habitat[seat] != NO_HABITAT:
            yield _points(edition, state, seat)
        for habitat in range(len(HABITATS)):
            yield _region(state, seat, habitat)


def _points(edition: Edition, state: State, seat: int) -> Count:
    """P5.1, P5.2  The card and the animals: 1 for one of its habitat, 2 for any other."""
    lines = [line for line in edition.explained(state) if line.points[seat]]
    animals = [int(state.animal[card]) for card in range(CARDS) if state.owner[card] == seat]
    own = sum(int(BORDER[animal]) == int(state.habitat[seat]) for animal in animals)
    card, answer = int(habitat_points(state, seat)), edition.points(state)[seat]
    mistakes = [
        (2 * len(animals) + card, Phrase("puzzles-planet-own-animals")),
        (len(animals) + own + card, Phrase("puzzles-planet-swapped")),
        (len(animals) + card, Phrase("puzzles-planet-other-animals")),
        (answer - card, Phrase("puzzles-planet-card")),
        (len(animals), Phrase("puzzles-planet-other-animals")),
    ]
    return Count(
        question=Phrase("puzzles-ask-count-planet", {"seat": SeatName(seat)}),
        answer=answer,
        mistakes=told_apart(answer, mistakes),
        why=tuple(line.phrase for line in lines),
        rule="P5.2",
        things=len(lines),
    )


def _region(state: State, seat: int, habitat: int) -> Count:
    """P1.4  A region goes on over the edges between faces."""
    sizes = sorted(
        (
            int(state.extent[seat, portion])
            for portion in range(PORTIONS)
            if state.cover[seat, portion] == habitat and state.head[seat, portion] == portion
        ),
        reverse=True,
    )
    answer = sizes[0] if sizes and sizes[0] >= _LEAST_REGION else 0
    faces = [
        sum(int(state.cover[seat, face * EDGES + edge]) == habitat for edge in range(EDGES))
        for face in range(FACES)
    ]
    mistakes = [
        (int(portions_of(state, seat, habitat)), Phrase("puzzles-planet-all-portions")),
        (max(faces), Phrase("puzzles-planet-one-face")),
        (sum(count > 0 for count in faces), Phrase("puzzles-planet-faces")),
        (len(sizes), Phrase("puzzles-planet-regions")),
    ]
    name = Phrase(f"planet-habitat-{HABITATS[habitat]}")
    return Count(
        question=Phrase("puzzles-ask-count-planet-region", {"seat": SeatName(seat), "habitat": name}),
        answer=answer,
        mistakes=told_apart(answer, mistakes) if answer else (),
        why=(Phrase("puzzles-planet-region", {"habitat": name, "portions": answer, "regions": len(sizes)}),),
        rule="P1.4",
        things=len(sizes) + answer // 4,
    )
