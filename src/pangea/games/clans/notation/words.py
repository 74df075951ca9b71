"""Clans in words: what a move was, what came of it, what is asked, and why a move is refused."""

from __future__ import annotations

import numpy as np

from pangea.core.kernel import rule
from pangea.core.messages import COUNTS, LABEL, NUMBER, SEAT, Story, Vocabulary, one_of, some_of
from pangea.games.clans.board import CLAN_NAMES, TERRAINS, VILLAGES, Terrain, source_of, target_of, terrain_of
from pangea.games.clans.moves import (
    border_in,
    clan_in,
    crosses_border,
    founds_village,
    lays_hut,
    place_in,
    seat_in,
    village_in,
)
from pangea.games.clans.rules.refusals import REFUSALS
from pangea.games.clans.rules.scoring import EPOCH_OF, EPOCHS, LAST_EPOCH
from pangea.games.clans.state import TWELFTH, State

WORDS = Vocabulary("clans")
CLAN, THEIR_CLANS = one_of("clans-clan", CLAN_NAMES), some_of("clans-clan", CLAN_NAMES)
TERRAIN = one_of("clans-terrain", TERRAINS)

HUT_LAID = WORDS.message("clans-move-hut", clan=CLAN, territory=LABEL)
CARD_DEALT = WORDS.message("clans-move-clan", seat=SEAT, clan=CLAN)
MOVED = WORDS.message("clans-move-move", seat=SEAT, huts=NUMBER, source=LABEL, target=LABEL)
CHOSEN = WORDS.variants(["clans-move-village", "clans-move-village-last"], seat=SEAT, territory=LABEL)
FOUNDED = WORDS.message("clans-founded", COUNTS, seat=SEAT, territory=LABEL)
STRIFE = WORDS.message("clans-strife", COUNTS, territory=LABEL, clans=THEIR_CLANS)
EPOCH_BEGINS = WORDS.variants(
    ["clans-epoch", "clans-epoch-last"],
    COUNTS,
    epoch=NUMBER,
    bonus=NUMBER,
    favourable=TERRAIN,
    hostile=TERRAIN,
)
ENDED_TWELFTH = WORDS.message("clans-ending-twelfth", COUNTS)
ENDED_STUCK = WORDS.message("clans-ending-stuck", COUNTS)
CHOOSE_MOVE = WORDS.message("clans-prompt-move")
CHOOSE_VILLAGE = WORDS.variants(["clans-prompt-village", "clans-prompt-village-last"])
REFUSED = WORDS.refusals(
    REFUSALS,
    source=LABEL,
    target=LABEL,
    huts=NUMBER,
    others=NUMBER,
    territory=LABEL,
)
VILLAGE_COUNTED = WORDS.variants(
    [
        "clans-score-village",
        "clans-score-village-favourable",
        "clans-score-village-last",
        "clans-score-village-hostile",
        "clans-score-village-strife",
    ],
    COUNTS,
    number=NUMBER,
    territory=LABEL,
    terrain=TERRAIN,
    epoch=NUMBER,
    huts=NUMBER,
    value=NUMBER,
    bonus=NUMBER,
    clans=THEIR_CLANS,
)
EPOCH_BONUS = np.array([bonus for _, _, _, bonus in EPOCHS], np.int64)
KIND_LAND = np.array([next(iter(good), Terrain.FOREST) for _, good, _, _ in EPOCHS], np.int64)
HARSH_LAND = np.array([next(iter(bad), Terrain.FOREST) for _, _, bad, _ in EPOCHS], np.int64)
"""The terrain that an epoch favours, and the one that is hostile; the last epoch's sentence names none."""
PLAIN, FAVOURABLE, LAST, HOSTILE, DESERTED = range(5)


@rule
def told(before: State, move: int, after: State, story: Story) -> None:
    if crosses_border(move):
        source, target = source_of(border_in(move)), target_of(border_in(move))
        MOVED(story, before.turn, before.group[source], source, target)
    elif founds_village(move):
        CHOSEN(story, chooses_the_twelfth(before), before.turn, village_in(move))
    elif lays_hut(move):
        HUT_LAID(story, clan_in(move), place_in(move))
    else:
        CARD_DEALT(story, seat_in(move), clan_in(move))
    for number in range(before.villages, after.villages):
        tell_founding(after, number, story)
    if after.ending != before.ending:
        if after.ending == TWELFTH:
            ENDED_TWELFTH(story)
        else:
            ENDED_STUCK(story)


@rule
def chooses_the_twelfth(state: State) -> int:
    """C4.5  Is one token left for several villages?"""
    return 1 if state.villages == VILLAGES - 1 else 0


@rule
def tell_founding(state: State, number: int, story: Story) -> None:
    """C4.1, C5, C6  A village, its strife and its points."""
    FOUNDED(story, state.village_seat[number], state.village_place[number])
    if state.village_lost[number] != 0 and state.village_huts[number] > 0:
        STRIFE(story, state.village_place[number], state.village_lost[number])
    tell_village(state, number, story)
    if number + 1 < VILLAGES and EPOCH_OF[number + 1] != EPOCH_OF[number]:
        tell_epoch(EPOCH_OF[number + 1], story)


@rule
def tell_epoch(epoch: int, story: Story) -> None:
    """C6.1, C6.2  The last token of an epoch is taken: what the next one favours."""
    which = 1 if epoch == LAST_EPOCH else 0
    EPOCH_BEGINS(story, which, epoch + 1, EPOCH_BONUS[epoch], KIND_LAND[epoch], HARSH_LAND[epoch])


@rule
def tell_village(state: State, number: int, story: Story) -> None:
    """C6  What a village was worth, and why."""
    place, huts, value = state.village_place[number], state.village_huts[number], state.village_value[number]
    VILLAGE_COUNTED(
        story,
        how_it_counted(state, number),
        number + 1,
        place,
        terrain_of(place),
        EPOCH_OF[number] + 1,
        huts,
        value,
        value - huts,
        state.village_clans[number],
    )


@rule
def how_it_counted(state: State, number: int) -> int:
    """C5.2, C6.3, C6.4, C7.1"""
    if state.village_huts[number] == 0:
        return DESERTED
    if state.village_value[number] == 0:
        return HOSTILE
    if EPOCH_OF[number] == LAST_EPOCH:
        return LAST
    return FAVOURABLE if state.village_value[number] > state.village_huts[number] else PLAIN


@rule
def prompt(state: State, story: Story) -> None:
    if state.founding != 0:
        CHOOSE_VILLAGE(story, chooses_the_twelfth(state))
    else:
        CHOOSE_MOVE(story)


@rule
def refused(state: State, move: int, why: int, story: Story) -> None:
    if crosses_border(move):
        source, target = source_of(border_in(move)), target_of(border_in(move))
        REFUSED(story, why, source, target, state.group[source], state.group[target], 0)
    elif founds_village(move):
        REFUSED(story, why, 0, 0, 0, 0, village_in(move))
    else:
        REFUSED(story, why, 0, 0, 0, 0, 0)
