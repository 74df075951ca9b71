"""What a learner is shown of a game of Clans, from the view of one seat: numbers of about the size of one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import Features
from pangea.core.kernel import rule
from pangea.games.clans.board import CLANS, TERRITORIES, VILLAGES, every_clan, every_territory
from pangea.games.clans.state import SEATS, State

NAMES = (
    ("huts of each clan on each territory, a dozen is 1", TERRITORIES * CLANS),
    ("huts on each territory, a dozen is 1", TERRITORIES),
    ("territories where a village waits to be founded", TERRITORIES),
    ("which village comes next: one of twelve", VILLAGES),
    ("points of each clan, a hundred is 1", CLANS),
    ("my clan: one of five", CLANS),
    ("tokens of each seat, mine first, then clockwise, a dozen is 1", SEATS),
    ("seats in play, mine first, then clockwise", SEATS),
    ("whose turn it is, me first, then clockwise", SEATS),
)
DOZEN, HUNDRED = 12.0, 100.0


@rule
def features(state: State, seat: int, out: Features) -> None:
    at = 0
    for territory in every_territory():
        for clan in every_clan():
            out[at] = state.huts[territory, clan] / DOZEN
            at += 1
    for territory in every_territory():
        out[at] = state.group[territory] / DOZEN
        at += 1
    for territory in every_territory():
        out[at] = 1.0 if has(state.founding, territory) else 0.0
        at += 1
    for village in range(VILLAGES):
        out[at] = 1.0 if village == state.villages else 0.0
        at += 1
    for clan in every_clan():
        out[at] = state.points[clan] / HUNDRED
        at += 1
    for clan in every_clan():
        # Someone who only watches has no clan.
        out[at] = 1.0 if seat >= 0 and state.clan[max(seat, 0)] == clan else 0.0
        at += 1
    me = max(seat, 0)
    for step in range(SEATS):
        out[at] = state.tokens[(me + step) % state.players] / DOZEN if step < state.players else 0.0
        at += 1
    for step in range(SEATS):
        out[at] = 1.0 if step < state.players else 0.0
        at += 1
    for step in range(SEATS):
        out[at] = 1.0 if step < state.players and (me + step) % state.players == state.turn else 0.0
        at += 1
