"""C2.3, C3.4, C7  A turn: who moves, what they may do, what comes of it, and how the game ends."""

from __future__ import annotations

from pangea.core.bits import count_of, has
from pangea.core.contract import NATURE, OVER, PLAYING, Moves
from pangea.core.kernel import rule
from pangea.core.long_sets import Members, add_member, clear
from pangea.games.clans.board import every_border, every_territory, source_of, target_of
from pangea.games.clans.moves import (
    border_in,
    clan_in,
    crosses_border,
    crossing,
    founding,
    founds_village,
    lays_hut,
    seat_in,
    village_in,
)
from pangea.games.clans.rules.moving import add_crossings, any_move_is_possible, may_cross, move_huts
from pangea.games.clans.rules.setup import deal_clan, hut_in, is_set_up, lay_hut, next_place
from pangea.games.clans.rules.villages import found, found_what_needs_no_choice, new_villages
from pangea.games.clans.state import STUCK, State


@rule
def to_move(state: State) -> int:
    if state.ending != PLAYING:
        return OVER
    if not is_set_up(state):
        return NATURE
    return int(state.turn)


@rule
def legal(state: State, moves: Moves) -> int:
    """C3.4  Every possible move; there is no passing."""
    count = 0
    if to_move(state) < 0:
        return count
    if state.founding != 0:
        for territory in every_territory():
            if has(state.founding, territory):
                moves[count] = founding(territory)
                count += 1
        return count
    for border in every_border():
        if may_cross(state, border):
            moves[count] = crossing(border)
            count += 1
    return count


@rule
def legal_set(state: State, moves: Moves, members: Members) -> int:
    """C3.4  The same as a set."""
    clear(members)
    if to_move(state) < 0:
        return 0
    if state.founding != 0:
        for territory in every_territory():
            if has(state.founding, territory):
                add_member(members, founding(territory))
        return count_of(state.founding)
    return add_crossings(state, members)


@rule
def apply(state: State, move: int) -> None:
    if crosses_border(move):
        border = border_in(move)
        move_huts(state, source_of(border), target_of(border))
        state.founding = new_villages(state, source_of(border))
    elif founds_village(move):
        found(state, village_in(move))
    elif lays_hut(move):
        lay_hut(state, next_place(state), hut_in(state, move))
        return
    else:
        deal_clan(state, seat_in(move), clan_in(move))
        return
    found_what_needs_no_choice(state)
    if state.founding == 0:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """C2.3, C7.2  The next seat clockwise, if anything can be moved at all."""
    if state.ending == PLAYING:
        if any_move_is_possible(state):
            state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
        else:
            state.ending = STUCK


@rule
def ending(state: State) -> int:
    return int(state.ending)
