"""What a picture of Clans says in words: whose turn it is, epochs, clans, seats, territories."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.core.bits import has
from pangea.core.captions import Captions as AnyCaptions
from pangea.core.contract import NATURE
from pangea.core.words import SeatName, listed
from pangea.games.clans.board import CLAN_NAMES, CLANS, TERRAINS, VILLAGES
from pangea.games.clans.facts import GONE, NEW, NOW, OPEN, VILLAGE
from pangea.games.clans.rules.scoring import EPOCHS
from pangea.games.clans.rules.setup import huts_are_laid
from pangea.games.clans.state import NO_CLAN

LABELS = {VILLAGE: "clans-label-village", NEW: "clans-label-new-village", GONE: "clans-label-gone-village"}
"""What is said of a territory by its standing."""


@dataclass(frozen=True)
class EpochRow:
    title: str
    favourable: tuple[int, ...]
    hostile: tuple[int, ...]
    bonus: int
    tokens: int
    left: int
    is_now: bool


@dataclass(frozen=True)
class SeatRow:
    """`clan` is NO_CLAN where it is not known, `total` None as long as the game goes on."""

    name: str
    clan: int
    tokens: int
    total: int | None
    is_to_move: bool
    is_winner: bool


class Captions(AnyCaptions):
    def clan(self, clan: int) -> str:
        return self.say(f"clans-clan-{CLAN_NAMES[clan]}" if clan != NO_CLAN else "clans-label-secret")

    def terrain(self, terrain: int) -> str:
        return self.say(f"clans-terrain-{TERRAINS[terrain]}")

    def terrains(self, terrains: tuple[int, ...]) -> str:
        if len(terrains) == len(TERRAINS):
            return self.say("clans-label-all")
        return listed([self.terrain(one) for one in terrains], self.lang) or self.say("clans-label-none")

    # The position as a whole

    def what_is_next(self) -> str:
        if self.turn == NATURE:
            return self.say("clans-label-dealing" if huts_are_laid(self.state) else "clans-label-laying")
        return self.say(f"clans-label-{self.choice()}", seat=SeatName(self.turn))

    def choice(self) -> str:
        """What the player to move chooses: C3.1, C4.4, C4.5."""
        if self.state.founding == 0:
            return "turn"
        return "turn-twelfth" if self.state.villages == VILLAGES - 1 else "turn-village"

    def epochs(self) -> list[EpochRow]:
        return [
            EpochRow(
                title=self.say("clans-label-epoch", epoch=number + 1),
                favourable=tuple(good),
                hostile=tuple(bad),
                bonus=bonus,
                tokens=tokens,
                left=int(self.facts.epoch_left[number]),
                is_now=bool(self.facts.epoch_time[number] == NOW),
            )
            for number, (tokens, good, bad, bonus) in enumerate(EPOCHS)
        ]

    def seats(self) -> list[SeatRow]:
        return [
            SeatRow(
                name=self.seat(seat),
                clan=int(self.state.clan[seat]),
                tokens=int(self.state.tokens[seat]),
                total=self.shown.points[seat] if self.is_over else None,
                is_to_move=self.turn == seat,
                is_winner=seat in self.shown.winners,
            )
            for seat in range(self.state.players)
        ]

    # One territory

    def huts(self, territory: int) -> list[tuple[int, int]]:
        """The clans that have huts on a territory, each with how many."""
        row = self.state.huts[territory]
        return [(clan, int(row[clan])) for clan in range(CLANS) if row[clan] > 0]

    def standing(self, territory: int) -> int:
        return int(self.facts.standing[territory])

    def is_heavy(self, territory: int) -> bool:
        """Too many huts to move (C3.2)."""
        return has(self.facts.heavy, territory)

    def terrain_of(self, territory: int) -> int:
        return TERRAINS.index(self.board.terrain[territory])

    def territory(self, territory: int) -> str:
        """A territory in a line: its number, its terrain, its huts, what has become of it."""
        huts = [f"{self.clan(clan)} {count}" for clan, count in self.huts(territory)]
        said = f"{territory}, {self.terrain(self.terrain_of(territory))}: "
        said += ", ".join(huts) or self.say("clans-label-empty")
        if self.standing(territory) != OPEN:
            said += f" ({self.say(LABELS[self.standing(territory)])})"
        elif self.is_heavy(territory):
            said += f" ({self.say('clans-label-heavy')})"
        return said
