"""What a picture of Clans says in words: whose turn it is, epochs, clans, seats, territories."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pangea.core.contract import NATURE, OVER, PLAYING
from pangea.core.words import Phrase, SeatName, Spoken, listed, say
from pangea.games.clans.board import CLAN_NAMES, CLANS, TERRAINS, VILLAGES, Board, has
from pangea.games.clans.rules import ENDINGS
from pangea.games.clans.rules.moving import IMMOVABLE
from pangea.games.clans.rules.setting_up import huts_are_laid
from pangea.games.clans.rules.valuing import EPOCHS, epoch_now
from pangea.games.clans.rules.verbs import to_move
from pangea.games.clans.rules.villages import total_of
from pangea.games.clans.state import NO_CLAN, State


class Standing(Enum):
    """What has become of a territory, by the label that says it."""

    OPEN = ""
    VILLAGE = "clans-label-village"
    NEW = "clans-label-new-village"
    GONE = "clans-label-gone-village"


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


class Captions:
    """A position in the words of one language."""

    def __init__(self, board: Board, state: State, lang: str) -> None:
        self.board, self.state, self.lang = board, state, lang

    def say(self, message: str, **about: Spoken) -> str:
        return say(Phrase(message, about), self.lang)

    def seat(self, seat: int) -> str:
        return self.say("clans-label-seat", seat=SeatName(seat))

    def clan(self, clan: int) -> str:
        return self.say(f"clans-clan-{CLAN_NAMES[clan]}" if clan != NO_CLAN else "clans-label-secret")

    def terrain(self, terrain: int) -> str:
        return self.say(f"clans-terrain-{TERRAINS[terrain]}")

    def terrains(self, terrains: tuple[int, ...]) -> str:
        if len(terrains) == len(TERRAINS):
            return self.say("clans-label-all")
        return listed([self.terrain(one) for one in terrains], self.lang) or self.say("clans-label-none")

    # The position as a whole

    def what_happens(self) -> str:
        """Whose turn it is and for what, or how the game ended and who won."""
        state = self.state
        if to_move(state) == OVER:
            winners = [self.seat(seat) for seat, row in enumerate(self.seats()) if row.is_winner]
            won = self.say("clans-label-winners", seats=listed(winners, self.lang), count=len(winners))
            return f"{self.say(f'clans-ending-{ENDINGS[state.ending]}')} {won}"
        if to_move(state) == NATURE:
            return self.say("clans-label-dealing" if huts_are_laid(state) else "clans-label-laying")
        message = "clans-label-turn" if state.founding == 0 else "clans-label-turn-village"
        return self.say(message, seat=SeatName(int(state.turn)))

    def epochs(self) -> list[EpochRow]:
        rows = []
        left = VILLAGES - int(self.state.villages)
        later = VILLAGES
        for number, (tokens, good, bad, bonus) in enumerate(EPOCHS):
            later -= tokens
            rows.append(
                EpochRow(
                    title=self.say("clans-label-epoch", epoch=number + 1),
                    favourable=tuple(good),
                    hostile=tuple(bad),
                    bonus=bonus,
                    tokens=tokens,
                    left=min(max(left - later, 0), tokens),
                    is_now=self.state.ending == PLAYING and number == int(epoch_now(self.state)),
                )
            )
        return rows

    def seats(self) -> list[SeatRow]:
        state = self.state
        over = to_move(state) == OVER
        totals = [total_of(state, seat) for seat in range(state.players)]
        return [
            SeatRow(
                name=self.seat(seat),
                clan=int(state.clan[seat]),
                tokens=int(state.tokens[seat]),
                total=totals[seat] if over else None,
                is_to_move=to_move(state) == seat,
                is_winner=over and totals[seat] == max(totals),
            )
            for seat in range(state.players)
        ]

    # One territory

    def huts(self, territory: int) -> list[tuple[int, int]]:
        """The clans that have huts on a territory, each with how many."""
        row = self.state.huts[territory]
        return [(clan, int(row[clan])) for clan in range(CLANS) if row[clan] > 0]

    def standing(self, territory: int) -> Standing:
        state = self.state
        if has(int(state.founding), territory):
            return Standing.NEW
        if territory in state.village_place[: state.villages]:
            return Standing.VILLAGE if state.group[territory] else Standing.GONE
        return Standing.OPEN

    def is_heavy(self, territory: int) -> bool:
        """Too many huts to move (C3.2)."""
        return bool(self.state.group[territory] >= IMMOVABLE)

    def terrain_of(self, territory: int) -> int:
        return TERRAINS.index(self.board.terrain[territory])

    def territory(self, territory: int) -> str:
        """A territory in a line: its number, its terrain, its huts, what has become of it."""
        huts = [f"{self.clan(clan)} {count}" for clan, count in self.huts(territory)]
        said = f"{territory}, {self.terrain(self.terrain_of(territory))}: "
        said += ", ".join(huts) or self.say("clans-label-empty")
        standing = self.standing(territory)
        if standing is not Standing.OPEN:
            said += f" ({self.say(standing.value)})"
        elif self.is_heavy(territory):
            said += f" ({self.say('clans-label-heavy')})"
        return said
