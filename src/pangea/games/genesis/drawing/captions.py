"""What a picture of Genesis says in words: whose turn it is, the dice, the seats, the spaces."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pangea.core.contract import NATURE, OVER
from pangea.core.words import Phrase, SeatName, Spoken, say
from pangea.games.genesis.board import COLUMN_NAMES, COLUMNS, ROWS, Board, Ground, name_of
from pangea.games.genesis.notation.position import tile_on
from pangea.games.genesis.notation.words import face_phrase, species_phrase, terrain_phrase, terrain_phrases
from pangea.games.genesis.rules.turn import ENDINGS, has_placed, is_rolled
from pangea.games.genesis.rules.verbs import points, to_move, winners
from pangea.games.genesis.state import SEATS, State


@dataclass(frozen=True)
class SeatRow:
    """A seat: `points` are those it would have if the game ended now."""

    name: str
    stock: tuple[int, ...]
    points: int
    is_to_move: bool
    is_winner: bool


class Captions:
    """A position in the words of one language."""

    def __init__(self, board: Board, state: State, lang: str) -> None:
        self.board, self.state, self.lang = board, state, lang

    def say(self, message: str, **about: Spoken) -> str:
        return say(Phrase(message, about), self.lang)

    def seat(self, seat: int) -> str:
        """A seat with its species."""
        return self.say("genesis-label-seat", seat=SeatName(seat), species=species_phrase(seat))

    # The position as a whole

    def what_happens(self) -> str:
        """Whose turn it is and for what, or how the game ended and who won."""
        return " ".join(self.happenings())

    def happenings(self) -> list[str]:
        """The same, sentence by sentence."""
        state = self.state
        if to_move(state) == OVER:
            won = [species_phrase(seat) for seat, row in enumerate(self.seats()) if row.is_winner]
            return [
                self.say(f"genesis-ending-{ENDINGS[state.ending]}"),
                self.say("genesis-label-winners", winners=won),
            ]
        kind = "roll" if to_move(state) == NATURE else "second" if has_placed(state) else "first"
        turn = int(state.turn)
        return [self.say(f"genesis-label-turn-{kind}", seat=SeatName(turn), species=species_phrase(turn))]

    def dice(self) -> str:
        """What the dice show, and what a second tile may be."""
        if not is_rolled(self.state):
            return self.say("genesis-label-not-rolled")
        return ", ".join(say(face_phrase(int(die)), self.lang) for die in self.state.dice)

    def second(self) -> str:
        """The terrains that a second tile may be; empty where there is no question of one."""
        return ", ".join(say(terrain, self.lang) for terrain in terrain_phrases(int(self.state.second)))

    def terrain(self, terrain: int) -> str:
        return say(terrain_phrase(terrain), self.lang)

    def seats(self) -> list[SeatRow]:
        state = self.state
        now, won = np.zeros(SEATS, np.int32), np.zeros(SEATS, np.bool_)
        points(state, now)
        winners(state, won)
        over = to_move(state) == OVER
        return [
            SeatRow(
                name=self.seat(seat),
                stock=tuple(int(tiles) for tiles in state.stock[seat]),
                points=int(now[seat]),
                is_to_move=not over and seat == state.turn,
                is_winner=bool(over and won[seat]),
            )
            for seat in range(state.players)
        ]

    # One space

    def is_used(self, space: int) -> bool:
        """G2.1  With two players only what is left of the river is."""
        return self.state.players > 2 or space % COLUMNS < self.board.river

    def space(self, space: int) -> str:
        """What is on a space; empty where it is free."""
        tile = tile_on(self.state, space)
        if tile is not None:
            terrain, species = terrain_phrase(tile[0]), species_phrase(tile[1])
            return self.say("genesis-label-tile", terrain=terrain, species=species)
        ground = self.board.ground[space]
        if ground != Ground.FREE:
            return self.say("genesis-label-volcano" if ground == Ground.VOLCANO else "genesis-label-tar-pit")
        return "" if self.is_used(space) else self.say("genesis-label-unused")

    def rows(self) -> list[str]:
        """Row by row, the spaces that are not free; or all of a row in a word where it is."""
        lines = []
        for row in range(ROWS):
            spaces = range(row * COLUMNS, (row + 1) * COLUMNS)
            taken = [f"{name_of(space)} {what}" for space in spaces if (what := self.space(space))]
            title = self.say("genesis-label-row", row=str(row + 1))
            lines.append(f"{title}: {'; '.join(taken) or self.say('genesis-label-free')}.")
        return lines

    def description(self) -> str:
        """The position for those who hear it read."""
        lines = [self.what_happens() + ("" if to_move(self.state) == OVER else ".")]
        lines.append(f"{self.say('genesis-label-dice')}: {self.dice()}.")
        if self.second():
            lines.append(f"{self.say('genesis-label-second')}: {self.second()}.")
        stock, scored = self.say("genesis-label-stock"), self.say("genesis-label-points")
        for row in self.seats():
            tiles = ", ".join(f"{self.terrain(terrain)} {left}" for terrain, left in enumerate(row.stock))
            lines.append(f"{row.name}. {stock}: {tiles}. {scored}: {row.points}.")
        banks = " | ".join(COLUMN_NAMES[self.board.river - 1 : self.board.river + 1])
        lines.append(f"{self.say('genesis-label-river')}: {banks}.")
        return "\n".join(lines + self.rows())
