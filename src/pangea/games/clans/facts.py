"""What is shown of a position of Clans beyond what lies on its table."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import has
from pangea.core.contract import PLAYING
from pangea.core.kernel import rule
from pangea.core.record import Counts, Record, fact
from pangea.games.clans.board import TERRITORIES, Territory, every_territory
from pangea.games.clans.rules.moving import IMMOVABLE
from pangea.games.clans.rules.scoring import EPOCHS, LAST_EPOCH, TOKENS_IN, epoch_now
from pangea.games.clans.state import State

OPEN, VILLAGE, NEW, GONE = range(4)
STANDINGS = ("open", "village", "new", "gone")
PAST, NOW, NEXT, LATER = range(4)
TIMES = ("past", "now", "next", "later")


class Facts(Record):
    standing: Counts = fact(
        np.int8,
        TERRITORIES,
        means="standing[territory]: what has become of it; gone is a village without huts",
        one_of=STANDINGS,
    )
    heavy: int = fact(np.int64, means="the territories with too many huts to move (C3.2)", set_of=TERRITORIES)
    epoch_left: Counts = fact(np.int8, len(EPOCHS), means="epoch_left[epoch]: villages yet to come in it")
    epoch_time: Counts = fact(np.int8, len(EPOCHS), means="epoch_time[epoch]: is it over?", one_of=TIMES)


@rule
def show(state: State, facts: Facts) -> None:
    for territory in every_territory():
        facts.standing[territory] = standing_of(state, territory)
        if state.group[territory] >= IMMOVABLE:
            facts.heavy |= 1 << territory
    show_epochs(state, facts)


@rule
def standing_of(state: State, territory: Territory) -> int:
    """What has become of a territory."""
    if has(state.founding, territory):
        return NEW
    for number in range(state.villages):
        if state.village_place[number] == territory:
            return VILLAGE if state.group[territory] > 0 else GONE
    return OPEN


@rule
def show_epochs(state: State, facts: Facts) -> None:
    """C6.1  The villages are counted down epoch by epoch."""
    taken = int(state.villages)
    for epoch in range(LAST_EPOCH + 1):
        gone = min(taken, TOKENS_IN[epoch])
        taken -= gone
        facts.epoch_left[epoch] = TOKENS_IN[epoch] - gone
        facts.epoch_time[epoch] = PAST if gone == TOKENS_IN[epoch] else LATER
    if state.ending == PLAYING:
        now = epoch_now(state)
        facts.epoch_time[now] = NOW
        if now < LAST_EPOCH:
            facts.epoch_time[now + 1] = NEXT
