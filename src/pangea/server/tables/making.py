"""Setting a table up: what somebody wants, checked, and a rematch of a game that is over."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from types import MappingProxyType

from pangea.bots.levels import BY_NAME
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable
from pangea.core.shuffle import SHUFFLE
from pangea.server.messages.people import LONGEST_NAME
from pangea.server.messages.tables import ClockWanted, SeatWanted, TableWanted
from pangea.server.messages.waiting import WaitingBot
from pangea.server.store import Person
from pangea.server.tables import absence, clocks
from pangea.server.tables.fairness import new_seed
from pangea.server.tables.log import Made, Sitting
from pangea.server.tables.names import checked_name
from pangea.server.tables.state import TableState

LEVEL = "hunter"
"""The bot that is taken where none is named."""
NOBODY: Mapping[str, WaitingBot] = MappingProxyType({})
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""The letters of ids: none that is mistaken for another when read aloud."""


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def made_by(
    person: Person, wanted: TableWanted, source: str = "", invited: Mapping[str, WaitingBot] = NOBODY
) -> Made:
    """The table that somebody wants. Players, options and content are left to the game to check.

    `invited` has the bot accounts for which seats are kept, by their ids.
    """
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise BadTable("server-table-one-me")
    seats = [_sitting(person, seat, invited) for seat in wanted.seats]
    species = list(wanted.species)
    if wanted.shuffle:
        order = list(range(len(seats)))
        secrets.SystemRandom().shuffle(order)
        seats = [seats[place] for place in order]
        species = [species[place] for place in order] if len(species) == len(seats) else species
    return Made(
        game=wanted.game,
        version=game_named(wanted.game).version,
        seats=seats,
        options=wanted.options,
        content=wanted.content,
        private=wanted.private,
        joining=wanted.joining or ("link" if wanted.private else "anybody"),
        watching=wanted.watching or ("link" if wanted.private else "anybody"),
        host=person.id,
        clock=checked_clock(wanted.clock),
        absence_days=checked_absence(wanted.absence_days),
        seed=new_seed(),
        shuffle=SHUFFLE,
        invite=new_id(16),
        welcome=[seat.bot for seat in wanted.seats if seat.bot is not None],
        source=source,
        belief=wanted.belief,
        species=species,
    )


def rematch_of(state: TableState, person: Person, source: str = "") -> Made:
    """The same again, everybody one seat further. The others need no invitation: their seats are kept."""
    seats = [_awaited(sitting, person) for sitting in state.seats]
    return Made(
        game=state.game,
        version=game_named(state.game).version,
        seats=seats[1:] + seats[:1],
        options=state.options,
        content=None,
        board=state.board,
        private=state.watching != "anybody",
        joining=state.joining,
        watching=state.watching,
        host=person.id,
        clock=state.clock,
        absence_days=state.absence_days,
        seed=new_seed(),
        shuffle=SHUFFLE,
        invite=new_id(16),
        welcome=[other for other in state.people if other != person.id],
        source=source,
        belief=state.belief,
        species=state.species[1:] + state.species[:1],
    )


def rematch_id(table_id: str, state: TableState) -> str:
    """The same for all who ask for a rematch at the same moment: only one of their tables is made."""
    # The seed is public by now; the word of the invitation only its people know.
    digest = hashlib.sha256(f"rematch {table_id} {state.invite}".encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:12])


def known_level(level: str) -> str:
    if level not in BY_NAME:
        raise BadTable("core-unknown-bot", name=level, bots=", ".join(BY_NAME))
    return level


def _sitting(person: Person, wanted: SeatWanted, invited: Mapping[str, WaitingBot]) -> Sitting:
    match wanted.kind:
        case "me":
            return Sitting("person", person.name, person.id)
        case "screen":
            return Sitting("screen", _name(wanted.name), person.id)
        case "bot":
            level = known_level(wanted.level or LEVEL)
            return Sitting("bot", level, level=level)
        case "open" if wanted.bot is not None:
            return Sitting("open", invited[wanted.bot].name, awaits=wanted.bot)
        case "open":
            return Sitting("open", "")


def _awaited(sitting: Sitting, person: Person) -> Sitting:
    if sitting.kind == "bot":
        return Sitting("bot", sitting.name, level=sitting.level)
    if sitting.person == person.id:
        return Sitting(sitting.kind, sitting.name, person.id)
    # Whoever joins takes one seat: the others they had at their screen are for anybody.
    if sitting.kind != "person":
        return Sitting("open", "")
    return Sitting("open", sitting.name, awaits=sitting.person)


def _name(text: str | None) -> str:
    """Return the name of another player at the same screen: they may have none."""
    if text and len(text.strip()) > LONGEST_NAME:
        raise BadTable("server-table-long-name", most=LONGEST_NAME)
    return checked_name(text) if text and text.strip() else ""


def checked_clock(wanted: ClockWanted | None) -> ClockWanted | None:
    if wanted is None:
        return None
    if not clocks.LEAST <= wanted.seconds <= clocks.MOST:
        raise BadTable("server-table-clock", least=clocks.LEAST, most=clocks.MOST)
    known_level(wanted.level)
    return wanted


def checked_absence(days: int) -> int:
    """Refuse a number of days that is not offered."""
    if not absence.LEAST <= days <= absence.MOST:
        raise BadTable("server-table-absence", least=absence.LEAST, most=absence.MOST)
    return days
