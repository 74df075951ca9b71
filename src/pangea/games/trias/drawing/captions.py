"""What a picture of Trias says in words: whose turn it is, the seats, the deck, the land."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.core.bits import members_of
from pangea.core.captions import Captions as AnyCaptions
from pangea.core.contract import NATURE
from pangea.core.messages import hex_number, hex_text
from pangea.core.words import Phrase, SeatName
from pangea.games.trias.board import (
    CAPACITY,
    CARD_NAMES,
    NO_TILE,
    PARTS,
    TERRAIN_NAMES,
    WINDS,
    Hex,
    axial,
    wind_of,
)
from pangea.games.trias.notation.positions import herds_text, swimmers_text
from pangea.games.trias.state import NO_CARD, Phase

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
    is_to_move: bool
    is_winner: bool


class Captions(AnyCaptions):
    def terrain(self, terrain: int) -> str:
        return self.say(f"trias-terrain-{TERRAIN_NAMES[terrain]}")

    # The position as a whole

    def what_is_next(self) -> str:
        state = self.state
        seat = SeatName(int(state.turn))
        if state.phase == Phase.LAYING:
            return self.say("trias-label-laying")
        if state.phase == Phase.DEALING:
            return self.say("trias-label-dealing")
        if self.turn == NATURE:
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
        return [
            SeatRow(
                name=self.seat(seat),
                points=int(self.state.points[seat]),
                final=int(self.facts.final[seat]),
                reserve=int(self.state.reserve[seat]),
                on_land=int(self.facts.on_land[seat]),
                swimming=int(self.facts.swimming[seat]),
                card=self._card(seat),
                is_to_move=self.turn == seat,
                is_winner=seat in self.shown.winners,
            )
            for seat in range(self.state.players)
        ]

    def _card(self, seat: int) -> str:
        if self.state.back[seat] == 0:
            return self.say("trias-label-no-card")
        if self.state.hand[seat] == NO_CARD:
            return self.say("trias-label-hidden", part=int(self.state.back[seat]))
        return self.say(f"trias-card-{CARD_NAMES[self.state.hand[seat]]}")

    def deck(self) -> list[str]:
        """How many cards of each part are left, and in the last round how many turns are."""
        lines = [
            self.say("trias-label-part", part=part + 1, cards=int(self.facts.deck[part]))
            for part in range(PARTS)
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
        """The hexes of inner seas."""
        return {axial(place) for place in self.facts.lake_place[: self.facts.lakes]}

    def description(self) -> str:
        """The position for those who hear it read: the seats, the deck, the continents with their herds."""
        lines = [f"{self.what_happens()}."]
        points, reserve, card = (self.say(f"trias-label-{name}") for name in ("points", "reserve", "card"))
        lines += [
            f"{row.name}: {points} {row.points}, {reserve} {row.reserve}, {card} {row.card}."
            for row in self.seats()
        ]
        lines.append(f"{self.say('trias-label-deck')}: {', '.join(self.deck())}.")
        for tiles in self.facts.continent_tiles[: self.facts.continents]:
            lines.append(f"{', '.join(self._tile(tile) for tile in members_of(tiles))}.")
        swimming = self.say("trias-label-swimming")
        lines += [f"{swimming}: {self._place(hex_number(*spot))} {herds}." for spot, herds in self.swims()]
        return "\n".join(lines)

    def _tile(self, tile: int) -> str:
        state = self.state
        told = self._place(int(state.place[tile]), TERRAIN_NAMES[state.terrain[tile]])
        herds = herds_text(state, tile)
        return f"{told} {herds}" if herds else told

    def _place(self, place: int, land: str = "water") -> str:
        wind = Phrase(f"trias-wind-{WINDS[wind_of(Hex(place))]}")
        return self.say("trias-place-name", land=land, wind=wind, hex=hex_text(place))

    def room(self, terrain: int) -> str:
        return self.say("trias-label-room", herds=int(CAPACITY[terrain]))
