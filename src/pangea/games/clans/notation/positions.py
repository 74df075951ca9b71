"""Positions of Clans as a line of text."""

from __future__ import annotations

import re

import numpy as np

from pangea.core.bits import SIXTY, bit, has
from pangea.core.errors import UnreadablePosition
from pangea.core.positions import Clauses, choice_in, number_in
from pangea.games.clans.board import CLAN_NAMES, CLANS, TERRITORIES, VILLAGES, Board, Territory, region_of
from pangea.games.clans.rules.moving import any_move_is_possible
from pangea.games.clans.rules.setup import huts_are_laid, is_set_up, setup
from pangea.games.clans.state import NO_CLAN, NOWHERE, SEATS, STUCK, TWELFTH, State

# A position: `players 3; turn 1; villages 5; clans red ? green; tokens 2 1 2; points 9 4 0 7 3; huts 12:RRB`.
# Points are in the order of the clans; `founding 13 15` is there when the mover has villages to put in order.
_LETTERS = "RBGYK"
_NUMBER = r"(0|[1-9][0-9]{0,5})"


def write_position(board: Board, state: State) -> str:
    seats = range(state.players)
    clans = [CLAN_NAMES[state.clan[seat]] if state.clan[seat] != NO_CLAN else "?" for seat in seats]
    huts = [
        f"{territory}:" + "".join(_LETTERS[clan] * int(state.huts[territory, clan]) for clan in range(CLANS))
        for territory in range(TERRITORIES)
        if state.group[territory]
    ]
    waiting = [str(territory) for territory in range(TERRITORIES) if has(state.founding, territory)]
    clauses = [
        f"players {state.players}",
        *([] if is_set_up(state) else [f"dealt {state.dealt}"]),
        f"turn {state.turn}",
        f"villages {state.villages}",
        f"clans {' '.join(clans)}",
        f"tokens {' '.join(str(state.tokens[seat]) for seat in seats)}",
        f"points {' '.join(str(points) for points in state.points)}",
        *([f"founding {' '.join(waiting)}"] if waiting else []),
        f"huts {' '.join(huts)}",
    ]
    return "; ".join(clauses)


def read_position(board: Board, text: str) -> State:
    """What is not said is 0: no villages, points, tokens; seat 0 to move of three, clans unknown."""
    state = State.blank()
    clauses = Clauses(text, _CLAUSES)
    players = clauses.number("players", 3, 2, SEATS)
    setup(state, players, np.zeros(0, np.int64))
    state.dealt = TERRITORIES + players
    state.laid[:] = (1 << CLANS) - 1
    state.turn = clauses.number("turn", 0, 0, players - 1)
    state.villages = clauses.number("villages", 0, 0, VILLAGES)
    state.village_place[: state.villages] = NOWHERE
    for seat, name in enumerate(clauses.words("clans")[:players]):
        state.clan[seat] = NO_CLAN if name == "?" else choice_in("clans", name, CLAN_NAMES)
    state.tokens[:players] = clauses.numbers("tokens", [0] * players, 0, VILLAGES)
    state.points[:] = clauses.numbers("points", [0] * CLANS, 0, 999)
    for group in clauses.words("huts"):
        _put_huts(state, group)
    for territory in clauses.words("founding"):
        state.founding |= bit(number_in("founding", territory, 0, TERRITORIES - 1))
    if "dealt" in clauses:
        _set_up_so_far(state, clauses.number("dealt", 0, 0, TERRITORIES + players - 1))
        if not huts_are_laid(state):
            return state
    for number, (here, there) in enumerate(board.pairs):
        if state.group[here] and state.group[there]:
            state.contacts[number // SIXTY] |= bit(number % SIXTY)
    if not is_set_up(state):
        return state
    if state.villages == VILLAGES:
        state.ending = TWELFTH
    elif not any_move_is_possible(state) and not state.founding:
        state.ending = STUCK
    return state


_CLAUSES = ("players", "dealt", "turn", "villages", "clans", "tokens", "points", "founding", "huts")


def _set_up_so_far(state: State, dealt: int) -> None:
    """C2.1, C2.2  In the set-up: one hut on each territory so far, in a region each of another clan."""
    state.dealt = dealt
    state.laid[:] = 0
    for territory in range(TERRITORIES):
        is_laid = territory < dealt
        region = region_of(Territory(territory))
        clans = int(state.laid[region])
        here = sum(bit(clan) for clan in range(CLANS) if state.huts[territory, clan])
        if state.group[territory] != is_laid or clans & here:
            raise UnreadablePosition("clans-position-dealt", dealt=dealt, territory=territory)
        state.laid[region] = clans | here
    if not huts_are_laid(state):
        state.settled = 0


def _put_huts(state: State, group: str) -> None:
    territory, _, letters = group.partition(":")
    is_group = re.fullmatch(_NUMBER, territory) and re.fullmatch(f"[{_LETTERS}]{{1,{TERRITORIES}}}", letters)
    if not is_group or int(territory) >= TERRITORIES or state.group[int(territory)]:
        raise UnreadablePosition("clans-position-huts", text=group)
    for letter in letters:
        state.huts[int(territory), _LETTERS.index(letter)] += 1
    state.group[int(territory)] = len(letters)
    state.settled |= bit(int(territory))
