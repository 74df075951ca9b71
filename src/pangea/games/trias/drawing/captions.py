"""What a picture of Trias says in words: whose turn it is, the seats, the deck, the land."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.core.contract import NATURE, OVER
from pangea.core.words import Phrase, SeatName, Spoken, listed, say
from pangea.games.trias.board import CAPACITY, CARD_NAMES, NO_TILE, SIDES, STEP, Board, axial, has
from pangea.games.trias.drawing.palette import GROUNDS
from pangea.games.trias.notation.positions import herds_text, swimmers_text
from pangea.games.trias.notation.scores import continents
from pangea.games.trias.notation.writing import hex_text
from pangea.games.trias.rules.cards import cards_left
from pangea.games.trias.rules.scoring import final_points, rank_of
from pangea.games.trias.rules.verbs import to_move
from pangea.games.trias.state import NO_CARD, Phase, State

Spot = tuple[int, int]


@dataclass(frozen=True)
class SeatRow:
    name: str
    points: int
    final: int
    reserve: int
    on_land: int
    swimming: int
    card: str
    card_kind: int
    is_to_move: bool
    is_winner: bool


class Captions:
    """A position in the words of one language."""

    def __init__(self, board: Board, state: State, lang: str) -> None:
        self.board, self.state, self.lang = board, state, lang
        self.is_over = to_move(state) == OVER

    def say(self, message: str, **about: Spoken) -> str:
        return say(Phrase(message, about), self.lang)

    def seat(self, seat: int) -> str:
        return self.say("trias-label-seat", seat=SeatName(seat))

    def terrain(self, terrain: int) -> str:
        return self.say(f"trias-terrain-{GROUNDS[terrain].name}")

    # The position as a whole

    def what_happens(self) -> str:
        """Whose turn it is and for what, or how the game ended and who won."""
        state = self.state
        if self.is_over:
            winners = [row.name for row in self.seats() if row.is_winner]
            won = self.say("trias-label-winners", seats=listed(winners, self.lang), count=len(winners))
            return f"{self.say('trias-ending-impact')} {won}"
        if state.phase == Phase.LAYING:
            return self.say("trias-label-laying")
        if state.phase == Phase.DEALING:
            return self.say("trias-label-dealing")
        seat = SeatName(int(state.turn))
        if to_move(state) == NATURE:
            return self.say("trias-label-drawing", seat=seat)
        if state.phase == Phase.PLACING:
            return self.say("trias-label-turn-place", seat=seat)
        if state.phase == Phase.CHOOSING:
            return self.say("trias-label-turn-choose", seat=seat)
        if state.phase == Phase.LIFTING:
            return self.say("trias-label-turn-lift", seat=seat, terrain=self.terrain(int(state.card)))
        if state.phase == Phase.PUTTING:
            return self.say("trias-label-turn-put", seat=seat)
        return self.say("trias-label-turn-act", seat=seat, points=int(state.action_points))

    def seats(self) -> list[SeatRow]:
        state = self.state
        seats = range(state.players)
        best = max(int(rank_of(state, seat)) for seat in seats)
        return [
            SeatRow(
                name=self.seat(seat),
                points=int(state.points[seat]),
                final=int(final_points(state, seat)),
                reserve=int(state.reserve[seat]),
                on_land=int(state.herds[:, seat].sum()),
                swimming=int(state.swimmers[:, seat].sum()),
                card=self._card(seat),
                card_kind=int(state.hand[seat]),
                is_to_move=bool(to_move(state) >= 0 and state.turn == seat),
                is_winner=self.is_over and int(rank_of(state, seat)) == best,
            )
            for seat in seats
        ]

    def _card(self, seat: int) -> str:
        if self.state.back[seat] == 0:
            return self.say("trias-label-no-card")
        if self.state.hand[seat] == NO_CARD:
            return self.say("trias-label-hidden", part=int(self.state.back[seat]))
        return self.say(f"trias-card-{CARD_NAMES[self.state.hand[seat]]}")

    def deck(self) -> list[str]:
        """How many cards of each part are left, and in the last round the turns that are."""
        lines = [
            self.say("trias-label-part", part=part + 1, cards=int(cards_left(self.state, part)))
            for part in range(2)
        ]
        if self.state.last_turns:
            lines.append(self.say("trias-label-last-round", turns=int(self.state.last_turns)))
        return lines

    # The land

    def tiles(self) -> list[tuple[int, Spot, str]]:
        """Each tile on the table: its number, its hex and its herds."""
        state = self.state
        return [
            (tile, axial(state.place[tile]), herds_text(state, tile))
            for tile in range(state.tiles)
            if tile != state.lifted
        ]

    def lifted(self) -> tuple[int, Spot] | None:
        """The lifted tile, and the hex that it left."""
        tile = int(self.state.lifted)
        return None if tile == NO_TILE else (tile, axial(self.state.place[tile]))

    def swims(self) -> list[tuple[Spot, str]]:
        state = self.state
        return [
            (axial(state.swim_place[number]), swimmers_text(state, number)) for number in range(state.swims)
        ]

    def lakes(self) -> set[Spot]:
        """The hexes of inner seas: from the sides of tiles on water that is not the outer sea."""
        state = self.state
        land = {spot for _, spot, _ in self.tiles()}
        waiting = [
            axial(int(state.place[tile]) + int(STEP[side]))
            for tile, _, _ in self.tiles()
            for side in range(SIDES)
            if has(int(state.wet[tile]) & ~int(state.coast[tile]), side)
        ]
        found: set[Spot] = set()
        while waiting and state.phase > Phase.LAYING:
            spot = waiting.pop()
            if spot not in found and spot not in land:
                found.add(spot)
                waiting += [(spot[0] + q, spot[1] + r) for q, r in (axial(int(step)) for step in STEP)]
        return found

    def description(self) -> str:
        """The position for those who hear it read: the seats, the deck, the continents with their herds."""
        lines = [f"{self.what_happens()}."]
        points, reserve, card = (self.say(f"trias-label-{name}") for name in ("points", "reserve", "card"))
        lines += [
            f"{row.name}: {points} {row.points}, {reserve} {row.reserve}, {card} {row.card}."
            for row in self.seats()
        ]
        lines.append(f"{self.say('trias-label-deck')}: {', '.join(self.deck())}.")
        for continent in continents(self.state):
            tiles = [self._tile(tile) for tile in range(self.state.tiles) if has(continent, tile)]
            lines.append(f"{', '.join(tiles)}.")
        swimming = self.say("trias-label-swimming")
        lines += [f"{swimming}: {q},{r} {herds}." for (q, r), herds in self.swims()]
        return "\n".join(lines)

    def _tile(self, tile: int) -> str:
        state = self.state
        told = f"{hex_text(state.place[tile])} {self.terrain(int(state.terrain[tile]))}"
        herds = herds_text(state, tile)
        return f"{told} {herds}" if herds else told

    def room(self, terrain: int) -> str:
        return self.say("trias-label-room", herds=int(CAPACITY[terrain]))
