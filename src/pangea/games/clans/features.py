"""What a learner is shown of a game of Clans, from the view of one seat: whole numbers, each in its unit."""

from __future__ import annotations

from pangea.core.bits import bit
from pangea.core.contract import Feature, Features
from pangea.core.kernel import rule
from pangea.core.showing import MOST, clockwise, show_one, show_seats, show_set
from pangea.games.clans.board import CLANS, TERRITORIES, VILLAGES, every_clan, every_territory
from pangea.games.clans.state import NO_CLAN, SEATS, State

DOZEN, HUNDRED = 12, 100
FEATURES = (
    Feature("huts", (TERRITORIES, CLANS), "huts of each clan on each territory, a dozen is 1", DOZEN),
    Feature("crowd", (TERRITORIES,), "huts on each territory, a dozen is 1", DOZEN),
    Feature("founding", (TERRITORIES,), "territories where a village waits to be founded"),
    Feature("next_village", (VILLAGES,), "which village comes next: one of twelve"),
    Feature("points", (CLANS,), "points of each clan, a hundred is 1", HUNDRED),
    Feature("my_clan", (CLANS,), "my clan: one of five"),
    Feature("tokens", (SEATS,), "tokens of each seat, mine first, then clockwise, a dozen is 1", DOZEN),
    Feature("seats", (SEATS,), "seats in play, mine first, then clockwise"),
    Feature("turn", (SEATS,), "whose turn it is, me first, then clockwise"),
)
ALL_VILLAGES = (1 << VILLAGES) - 1


@rule
def features(state: State, seat: int, out: Features) -> None:
    for territory in every_territory():
        for clan in every_clan():
            out[territory * CLANS + clan] = state.huts[territory, clan]
    at = TERRITORIES * CLANS
    for territory in every_territory():
        out[at + territory] = state.group[territory]
    at = show_set(state.founding, TERRITORIES, out, at + TERRITORIES)
    at = show_set(bit(state.villages) & ALL_VILLAGES, VILLAGES, out, at)
    for clan in every_clan():
        out[at + clan] = min(int(state.points[clan]), MOST)
    # Someone who only watches has no clan.
    at = show_one(int(state.clan[seat]) if seat >= 0 else NO_CLAN, CLANS, out, at + CLANS)
    me, players = max(seat, 0), int(state.players)
    for step in range(SEATS):
        out[at + step] = int(state.tokens[clockwise(me, step, players)]) if step < players else 0
    show_seats(players, int(state.turn), me, out, at + SEATS)
