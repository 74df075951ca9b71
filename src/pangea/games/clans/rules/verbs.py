"""The verbs of the contract, each a short list of the sentences in the files beside."""

from __future__ import annotations

from pangea.core.chance import Random
from pangea.core.contract import NATURE, OVER, PLAYING, Belief, Flags, Moves, Options, Points, Rules, Weights
from pangea.core.kernel import rule
from pangea.games.clans.board import (
    CLANS,
    any_clan,
    any_member,
    every_border,
    every_clan,
    every_territory,
    has,
    source_of,
    target_of,
)
from pangea.games.clans.features import features
from pangea.games.clans.moves import (
    border_in,
    clan_in,
    crosses_border,
    crossing,
    dealing,
    founding,
    founds_village,
    laying,
    lays_hut,
    seat_in,
    village_in,
)
from pangea.games.clans.rules.moving import any_border, may_cross, move_huts
from pangea.games.clans.rules.refusing import refusal
from pangea.games.clans.rules.setting_up import (
    any_hut,
    deal_clan,
    hut_in,
    huts_are_laid,
    is_set_up,
    lay_hut,
    may_be_dealt,
    may_be_laid,
    next_place,
    next_seat,
)
from pangea.games.clans.rules.villages import (
    end_turn,
    found,
    found_what_needs_no_choice,
    new_villages,
    total_of,
)
from pangea.games.clans.state import NO_CLAN, SEATS, State


@rule
def setup(state: State, players: int, options: Options) -> None:
    state.players = players
    for seat in range(SEATS):
        state.clan[seat] = NO_CLAN


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
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """C2.1, C2.2  Every hut and every card that may come next is equally likely."""
    count = 0
    if to_move(state) != NATURE:
        return count
    for clan in every_clan():
        if not huts_are_laid(state):
            if not may_be_laid(state, next_place(state), clan):
                continue
            moves[count] = laying(next_place(state), clan)
        else:
            if not may_be_dealt(state, next_seat(state), clan):
                continue
            moves[count] = dealing(next_seat(state), clan)
        weights[count] = 1
        count += 1
    return count


@rule
def pick(state: State, random: Random) -> int:
    """Each is as likely as the others. What turns out to be no move is drawn again."""
    if not huts_are_laid(state):
        return laying(next_place(state), any_hut(state, random))
    if not is_set_up(state):
        clan = any_clan(random)
        while not may_be_dealt(state, next_seat(state), clan):
            clan = any_clan(random)
        return dealing(next_seat(state), clan)
    if state.founding != 0:
        return founding(any_member(state.founding, random))
    border = any_border(state, random)
    while not may_cross(state, border):
        border = any_border(state, random)
    return crossing(border)


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
def ending(state: State) -> int:
    return int(state.ending)


@rule
def points(state: State, out: Points) -> None:
    for seat in range(state.players):
        out[seat] = total_of(state, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """C7.3, C7.4  Most points; tied seats all win."""
    most = 0
    for seat in range(state.players):
        most = max(most, total_of(state, seat))
    for seat in range(state.players):
        out[seat] = total_of(state, seat) == most


@rule
def imagine(state: State, seat: int, random: Random) -> None:
    """C8.1  The cards of the other seats: any clans but one's own, each deal as likely as the others."""
    if state.ending != PLAYING:
        return  # the cards lie open
    taken = 0
    for own in range(SEATS):
        if own == seat and state.clan[own] != NO_CLAN:
            taken = 1 << int(state.clan[own])
    for other in range(next_seat(state)):
        if other != seat:
            clan = any_clan(random)
            while has(taken, clan):
                clan = any_clan(random)
            state.clan[other] = clan
            taken |= 1 << clan


@rule
def credence(state: State, seat: int, belief: Belief) -> float:
    """Each other seat's card, by what its moves told: belief[seat * CLANS + clan], at most 1."""
    fit = 1.0
    if len(belief) == 0:
        return fit
    for other in range(state.players):
        if other != seat and state.clan[other] != NO_CLAN:
            fit *= belief[other * CLANS + int(state.clan[other])]
    return fit


@rule
def secret(state: State, seat: int) -> int:
    """C8.1  The clan that a seat plays for."""
    return int(state.clan[seat])


RULES = Rules(
    setup=setup,
    to_move=to_move,
    legal=legal,
    pick=pick,
    odds=odds,
    apply=apply,
    refusal=refusal,
    ending=ending,
    points=points,
    winners=winners,
    imagine=imagine,
    features=features,
    credence=credence,
    secret=secret,
)
