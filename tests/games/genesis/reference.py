"""Genesis once more, slowly and plainly: sets, dictionaries and the sentences of the rules.

Nothing is shared with the game. A table is moved on by moves as text; it knows what is legal, when it is over
and what everybody has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

TERRAINS = ("forest", "savanna", "mountain", "swamp")
FACES = (*TERRAINS, "wild")

Space = tuple[int, int]
"""Column and row, from 0."""


def beside(space: Space) -> set[Space]:
    column, row = space
    return {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}


def pieces(spaces: Iterable[Space]) -> list[set[Space]]:
    """What hangs together, side by side."""
    left, found = set(spaces), []
    while left:
        piece = {left.pop()}
        while True:
            more = {near for space in piece for near in beside(space)} & left
            if not more:
                break
            piece |= more
            left -= more
        found.append(piece)
    return found


class Table:
    def __init__(self, content: Mapping[str, Any], players: int) -> None:
        columns = content["river"] if players == 2 else 14  # G2.1
        self.free = {(c, r) for c in range(columns) for r in range(10) if content["rows"][r][c] == "."}
        self.tiles: dict[Space, tuple[str, int]] = {}
        self.left = [Counter(dict.fromkeys(TERRAINS, 13)) for _ in range(players)]  # G1.2
        self.players, self.turn = players, 0
        self.dice: tuple[str, str] | None = None
        self.for_dice: list[int] | None = None
        """The dice that the first tile can have been for; None before it."""

    # What is legal

    def is_over(self) -> bool:
        """G4.1, G4.2"""
        return all(len(piece) < 3 for piece in pieces(self.free)) or not any(
            self.has_tiles(s) for s in range(self.players)
        )

    def has_tiles(self, seat: int) -> bool:
        return any(self.left[seat].values())

    def suits(self, terrain: str, face: str) -> bool:
        """G3.3  May a tile of this terrain be placed now for this die?"""
        mine = self.left[self.turn]
        return mine[terrain] > 0 and (face in ("wild", terrain) or mine[face] == 0)

    def legal(self) -> set[str]:
        if self.is_over():
            return set()
        if self.dice is None:
            return {f"roll {one} {other}" for n, one in enumerate(FACES) for other in FACES[n:]}
        if self.for_dice is None:
            terrains = {terrain for terrain in TERRAINS if self.left[self.turn][terrain]}  # G3.4
            return self._on_free_spaces(terrains)
        others = [self.dice[1 - die] for die in self.for_dice]
        return self._on_free_spaces({t for t in TERRAINS if any(self.suits(t, face) for face in others)}) | {
            "stop"
        }

    def _on_free_spaces(self, terrains: set[str]) -> set[str]:
        return {f"{terrain} {'abcdefghijklmn'[c]}{r + 1}" for terrain in terrains for c, r in self.free}

    # What a move does

    def play(self, move: str) -> None:
        first, *rest = move.split()
        if first == "roll":
            self.dice = (rest[0], rest[1])
        elif first == "stop":
            self._end_turn()
        else:
            assert self.dice is not None
            for_dice = [die for die in (0, 1) if self.suits(first, self.dice[die])]
            space = "abcdefghijklmn".index(rest[0][0]), int(rest[0][1:]) - 1
            self.free.remove(space)
            self.tiles[space] = first, self.turn
            self.left[self.turn][first] -= 1
            if self.is_over():
                return
            if self.for_dice is None and for_dice and self.has_tiles(self.turn):
                self.for_dice = for_dice  # G3.5
            else:
                self._end_turn()

    def _end_turn(self) -> None:
        self.dice = self.for_dice = None
        self.turn = (self.turn + 1) % self.players
        while not self.has_tiles(self.turn):
            self.turn = (self.turn + 1) % self.players  # G3.6

    # What it is worth

    def areas(self) -> list[tuple[str, set[Space]]]:
        """G5.1"""
        found = []
        for terrain in TERRAINS:
            for piece in pieces(space for space, tile in self.tiles.items() if tile[0] == terrain):
                found += [(terrain, piece)] if len(piece) >= 3 else []
        return found

    def herds(self, area: set[Space]) -> list[tuple[int, int]]:
        """G5.2  Size and seat of each herd, the largest first."""
        by_seat = (
            (seat, {space for space in area if self.tiles[space][1] == seat}) for seat in range(self.players)
        )
        return sorted(((len(herd), seat) for seat, own in by_seat for herd in pieces(own)), reverse=True)

    def points(self) -> list[int]:
        total = [0] * self.players
        areas = self.areas()
        sizes = sorted((len(area) for _, area in areas), reverse=True)
        for terrain, area in areas:
            same = sorted((len(other) for land, other in areas if land == terrain), reverse=True)
            factor = 1
            if same.count(len(area)) == 1 and len(area) == same[0]:
                factor = 2  # G7.2, G7.3, G7.4
            if sizes.count(len(area)) == 1 and len(area) == sizes[0]:
                factor = 3  # G7.1, G7.3
            for seat, points in self.shares(self.herds(area), factor):
                total[seat] += points
        return total

    def shares(self, herds: list[tuple[int, int]], factor: int) -> list[tuple[int, int]]:
        """G6, G7.5  What each of those that get something gets, by seat."""
        ranks = sorted({size for size, _ in herds}, reverse=True)
        largest = [seat for size, seat in herds if size == ranks[0]]
        if len(herds) == 1 or len(largest) > 1:
            return self.divided(largest, 6 * factor)  # G6.2, G6.3
        second = [seat for size, seat in herds if size == ranks[1]]
        return [(largest[0], 4 * factor), *self.divided(second, 2 * factor)]  # G6.1, G6.4

    def divided(self, owners: list[int], place: int) -> list[tuple[int, int]]:
        """G6.5, G6.6  A place for these herds, given by their owners."""
        if len(set(owners)) == 1:
            return [(owners[0], place)]
        return [(seat, place // len(owners)) for seat in owners]
