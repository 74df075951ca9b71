"""Planet once more, slow and obvious: plain sets, dicts and lists, straight from the numbered rules.

The fast rules are compared with this on random games. It shares nothing with them but the content file.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pangea.games.planet.board.tables import USUAL

Portion = tuple[int, int]
"""A face and the number of one of its edges."""

# The faces around each face, clockwise seen from outside, as the notation has them.
AROUND = [
    [int(face) for face in row.split()]
    for row in (
        "1 2 3 4 5", "0 5 10 6 2", "0 1 6 7 3", "0 2 7 8 4", "0 3 8 9 5", "0 4 9 10 1",
        "1 10 11 7 2", "2 6 11 8 3", "3 7 11 9 4", "4 8 11 10 5", "1 5 9 11 6", "6 10 9 8 7",
    )
]  # fmt: skip
NAMES = {"O": "ocean", "F": "forest", "D": "desert", "M": "mountain", "G": "glacier"}
OPEN = [3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12]
ANIMALS = {animal["name"]: animal for animal in USUAL.content["animals"]}


def neighbours(portion: Portion) -> set[Portion]:
    """P1.3"""
    face, edge = portion
    other = AROUND[face][edge]
    return {(face, (edge + 1) % 5), (face, (edge - 1) % 5), (other, AROUND[other].index(face))}


def regions(land: dict[Portion, str], habitat: str) -> list[set[Portion]]:
    """P1.4"""
    found: list[set[Portion]] = []
    left = {portion for portion, name in land.items() if name == habitat}
    while left:
        region, edge = set(), {left.pop()}
        while edge:
            region |= edge
            edge = {near for portion in edge for near in neighbours(portion)} & left
            left -= edge
        found.append(region)
    return found


def touches(land: dict[Portion, str], region: set[Portion], other: str) -> bool:
    """P1.4"""
    return any(land.get(near) == other for portion in region for near in neighbours(portion))


def sizes(land: dict[Portion, str], name: str) -> list[int]:
    """P4.1  What a planet offers an animal: the sizes of the regions it wants, or how many there are."""
    animal = ANIMALS[name]
    own = regions(land, animal["habitat"])
    if animal["kind"] == "most":
        return [len(own)] if own else []
    wanted = animal["kind"] == "touching"
    return sorted(
        (len(region) for region in own if touches(land, region, animal["other"]) == wanted), reverse=True
    )


def winner(offers: list[list[int]], is_last: bool, is_most: bool) -> int | None:
    """P4.1 to P4.4"""
    tied = [seat for seat, offer in enumerate(offers) if offer]
    steps = 3 if is_last and not is_most else 1
    for step in range(steps):
        tied = [seat for seat in tied if len(offers[seat]) > step]
        best = max((offers[seat][step] for seat in tied), default=0)
        tied = [seat for seat in tied if offers[seat][step] == best]
        if len(tied) < 2:
            break
    return tied[0] if len(tied) == 1 else None


@dataclass
class Table:
    players: int
    beginners: bool = False
    surprise: bool = False
    round: int = 1
    placed: int = 0
    open: list[int] = field(default_factory=list)
    piles: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    planets: list[dict[Portion, str]] = field(default_factory=list)
    waiting: list[tuple[int, str]] = field(default_factory=list)
    owned: dict[str, int | None] = field(default_factory=dict)
    habitat: list[str] = field(default_factory=list)
    is_over: bool = False

    def __post_init__(self) -> None:
        self.planets = [{} for _ in range(self.players)]

    @property
    def turn(self) -> int:
        return (self.round - 1 + self.placed) % self.players

    def legal(self) -> set[str]:
        """P3.1  Empty where nature moves."""
        if self.is_over or not self.is_placing:
            return set()
        planet = self.planets[self.turn]
        return {
            f"tile {tile} face {face} turn {turn}"
            for tile in self.open
            for face in range(12)
            if (face, 0) not in planet
            for turn in range(5)
        }

    is_placing: bool = False

    def play(self, text: str) -> None:
        word, *rest = text.split()
        if word == "animal":
            self.waiting.append((int(rest[0]), rest[1]))
            self.is_placing = self.round > 10
        elif word == "habitat":
            self.habitat.append(rest[1])
        elif word == "reveal":
            self.open.append(int(rest[0]))
            self.is_placing = len(self.open) == 5
        else:
            self.place(int(rest[0]), int(rest[2]), int(rest[4]))

    def place(self, tile: int, face: int, turn: int) -> None:
        self.open.remove(tile)
        for letter in range(5):
            self.planets[self.turn][face, (letter + turn) % 5] = NAMES[USUAL.tiles[tile][letter]]
        self.placed += 1
        if self.placed == self.players:
            self.end_round()

    def end_round(self) -> None:
        for tile in self.open:
            if self.round <= 10 and len(self.piles[0]) < 5:
                self.piles[0].append(tile)
            elif self.round <= 10 and len(self.piles[1]) < 5:
                self.piles[1].append(tile)
        if self.round >= 3:
            self.give_animals()
        self.placed = 0
        self.is_over = self.round == 12
        self.round += 1
        self.open = list(self.piles[self.round - 11]) if self.round in (11, 12) else []
        self.is_placing = self.round in (11, 12) and not (self.surprise and self.round == 11)

    def give_animals(self) -> None:
        still = []
        for column, name in self.waiting:
            if column > self.round:
                still.append((column, name))
                continue
            offers = [sizes(planet, name) for planet in self.planets]
            home = winner(offers, self.round == 12, ANIMALS[name]["kind"] == "most")
            if home is None and self.round < 12:
                still.append((column, name))
            else:
                self.owned[name] = home
        self.waiting = still

    def points(self) -> list[int]:
        """P5.1, P5.2, P6.1"""
        totals = [0] * self.players
        for name, seat in self.owned.items():
            if seat is not None:
                is_own = not self.beginners and ANIMALS[name]["habitat"] == self.habitat[seat]
                totals[seat] += 1 if self.beginners or is_own else 2
        for seat, habitat in enumerate(self.habitat):
            portions = Counter(self.planets[seat].values())[habitat]
            steps = USUAL.content["habitats"][habitat]
            totals[seat] += ([0] + [points for least, points in steps if portions >= least])[-1]
        return totals

    def winners(self) -> list[int]:
        """P5.3"""
        animals = Counter(self.owned.values())
        ranks = [(points, animals[seat]) for seat, points in enumerate(self.points())]
        return [seat for seat in range(self.players) if ranks[seat] == max(ranks)]
