"""What a picture of Genesis says in words: whose turn it is, the dice, the seats, the spaces."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.core.bits import members_of
from pangea.core.captions import Captions as AnyCaptions
from pangea.core.contract import NATURE
from pangea.core.words import SeatName, listed
from pangea.games.genesis.board import (
    COLUMN_NAMES,
    COLUMNS,
    ROWS,
    SPECIES_NAMES,
    TERRAIN_NAMES,
    Ground,
    name_of,
)
from pangea.games.genesis.facts import NONE
from pangea.games.genesis.moves import FACE_NAMES
from pangea.games.genesis.rules.turn import has_placed, is_rolled


@dataclass(frozen=True)
class SeatRow:
    """A seat: `points` are those it would have if the game ended now."""

    name: str
    stock: tuple[int, ...]
    points: int
    is_to_move: bool
    is_winner: bool


class Captions(AnyCaptions):
    def seat(self, seat: int) -> str:
        """A seat with its species."""
        return self.say("genesis-label-seat", seat=SeatName(seat), species=self.species(seat))

    def species(self, seat: int) -> str:
        return self.say(f"genesis-species-{SPECIES_NAMES[self.state.species[seat]]}")

    def terrain(self, terrain: int) -> str:
        return self.say(f"genesis-terrain-{TERRAIN_NAMES[terrain]}")

    # The position as a whole

    def what_happens(self) -> str:
        """Whose turn it is and for what, or how the game ended and who won."""
        return " ".join(self.happenings())

    def happenings(self) -> list[str]:
        """The same, sentence by sentence."""
        if self.is_over:
            won = listed([self.species(seat) for seat in self.shown.winners], self.lang)
            return [
                self.say(f"genesis-ending-{self.shown.ending}"),
                self.say("genesis-label-winners", winners=won),
            ]
        kind = "roll" if self.turn == NATURE else "second" if has_placed(self.state) else "first"
        turn = int(self.state.turn)
        return [self.say(f"genesis-label-turn-{kind}", seat=SeatName(turn), species=self.species(turn))]

    def dice(self) -> str:
        """What the dice show, and what a second tile may be."""
        if not is_rolled(self.state):
            return self.say("genesis-label-not-rolled")
        return ", ".join(self.say(f"genesis-face-{FACE_NAMES[die]}") for die in self.state.dice)

    def second(self) -> str:
        """The terrains that a second tile may be; empty where none is possible."""
        return ", ".join(map(self.terrain, members_of(self.state.second)))

    def seats(self) -> list[SeatRow]:
        return [
            SeatRow(
                name=self.seat(seat),
                stock=tuple(int(tiles) for tiles in self.state.stock[seat]),
                points=int(self.facts.points[seat]),
                is_to_move=bool(not self.is_over and seat == self.state.turn),
                is_winner=seat in self.shown.winners,
            )
            for seat in range(self.state.players)
        ]

    # One space

    def is_used(self, space: int) -> bool:
        """G2.1  Is a space in play? With two players only those left of the river are."""
        return bool(space % COLUMNS < self.facts.columns)

    def tile(self, space: int) -> tuple[int, int] | None:
        """The terrain and the seat of the tile on a space, if there is one."""
        terrain, seat = int(self.facts.terrain[space]), int(self.facts.seat[space])
        return None if terrain == NONE else (terrain, seat)

    def space(self, space: int) -> str:
        """What is on a space; empty where it is free."""
        if tile := self.tile(space):
            return self.say(
                "genesis-label-tile", terrain=self.terrain(tile[0]), species=self.species(tile[1])
            )
        ground = self.board.ground[space]
        if ground != Ground.FREE:
            return self.say("genesis-label-volcano" if ground == Ground.VOLCANO else "genesis-label-tar-pit")
        return "" if self.is_used(space) else self.say("genesis-label-unused")

    def rows(self) -> list[str]:
        """Row by row, the spaces that are not free; or a word for the whole row where all are."""
        lines = []
        for row in range(ROWS):
            spaces = range(row * COLUMNS, (row + 1) * COLUMNS)
            taken = [f"{name_of(space)} {what}" for space in spaces if (what := self.space(space))]
            title = self.say("genesis-label-row", row=str(row + 1))
            lines.append(f"{title}: {'; '.join(taken) or self.say('genesis-label-free')}.")
        return lines

    def points_label(self) -> str:
        """Return what the points are: areas score only at the end."""
        return self.say("genesis-label-points" if self.is_over else "genesis-label-now")

    def description(self) -> str:
        """The position for those who hear it read."""
        lines = [self.what_happens() + ("" if self.is_over else ".")]
        lines.append(f"{self.say('genesis-label-dice')}: {self.dice()}.")
        if self.second():
            lines.append(f"{self.say('genesis-label-second')}: {self.second()}.")
        stock, scored = self.say("genesis-label-stock"), self.points_label()
        for row in self.seats():
            tiles = ", ".join(f"{self.terrain(terrain)} {left}" for terrain, left in enumerate(row.stock))
            lines.append(f"{row.name}. {stock}: {tiles}. {scored}: {row.points}.")
        banks = " | ".join(COLUMN_NAMES[self.board.river - 1 : self.board.river + 1])
        lines.append(f"{self.say('genesis-label-river')}: {banks}.")
        return "\n".join(lines + self.rows())
