"""What the library is handed, looked at before it is used: each mistake is told in a sentence."""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable, Mapping
from typing import Any

from pangea.core.errors import BadContent, BadTable, UnknownGame
from pangea.core.words import languages

LONGEST_SHOWN = 60
LONGEST_SEED = 80
"""A record has no seed with as many digits."""


def shown(given: object) -> str:
    """What somebody handed over, as they may have written it."""
    try:
        text = repr(given)
    except Exception:  # noqa: BLE001  whatever a stranger's object does, it is told of
        text = type(given).__name__
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"


def whole(given: object) -> int | None:
    """A whole number, Python's or NumPy's; None if it is none. True is not a number here, and 3.0 is none."""
    if isinstance(given, bool):
        return None
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        return None


def players_in(given: object) -> int:
    players = whole(given)
    if players is None:
        raise BadTable("core-players-whole", given=shown(given))
    return players


def seed_in(given: object) -> int:
    seed = whole(given)
    if seed is None:
        raise BadTable("core-seed-whole", given=shown(given))
    return seed


def seat_in(given: object, players: int) -> int:
    """A number that may be a seat's: whether there is such a seat, the match knows."""
    seat = whole(given)
    if seat is None:
        raise BadTable("core-seat-whole", given=shown(given), last=players - 1)
    return seat


def move_number_in(given: object, moves: int) -> int:
    """The number of a move that was made, from 0; negative ones count from the end."""
    number = whole(given)
    if number is None or not -moves <= number < moves:
        raise BadTable("core-no-such-move", given=shown(given), moves=moves, last=moves - 1)
    return number % moves


def count_in(given: object) -> int:
    """How many moves, from 0."""
    count = whole(given)
    if count is None or count < 0:
        raise BadTable("core-count-whole", given=shown(given))
    return count


def names_in(given: object, players: int) -> tuple[str, ...]:
    """Names for the seats, at most one for each."""
    if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
        raise BadTable("core-names-list", given=shown(given))
    names = tuple(given)
    for name in names:
        if not isinstance(name, str):
            raise BadTable("core-names-list", given=shown(name))
    if len(names) > players:
        raise BadTable("core-names-many", names=len(names), players=players)
    return names


def roles_in(given: object) -> tuple[str, ...]:
    """The roles that players chose, a name for each seat."""
    if isinstance(given, str | bytes | Mapping) or not isinstance(given, Iterable):
        raise BadTable("core-roles-list", given=shown(given))
    roles = tuple(given)
    for role in roles:
        if not isinstance(role, str):
            raise BadTable("core-roles-list", given=shown(role))
    return roles


def options_in(given: object) -> dict[str, str]:
    """Options by name."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise BadTable("core-options-mapping", given=shown(given))
    for name in given:
        if not isinstance(name, str):
            raise BadTable("core-options-mapping", given=shown(given))
    return dict(given)


def content_in(given: Any) -> Mapping[str, Any] | None:
    if given is not None and not isinstance(given, Mapping):
        raise BadContent("core-content-mapping", given=shown(given))
    return given


def game_name_in(given: object) -> str:
    if not isinstance(given, str):
        raise UnknownGame("core-game-text", given=shown(given))
    return given


def language_in(given: object) -> str:
    if not isinstance(given, str) or given not in languages():
        raise BadTable("core-unknown-language", given=shown(given), languages=", ".join(languages()))
    return given


def fast_in(given: object) -> bool | None:
    if given is not None and not isinstance(given, bool):
        raise BadTable("core-fast", given=shown(given))
    return given


def path_in(given: object) -> str | os.PathLike[str]:
    if not isinstance(given, str | os.PathLike):
        raise BadTable("core-path", given=shown(given))
    return given
