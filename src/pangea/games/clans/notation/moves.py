"""The moves of Clans in writing."""

from __future__ import annotations

from pangea.core.contract import OPEN
from pangea.core.kernel import rule
from pangea.core.messages import LABEL, Story, line, named
from pangea.core.moves import MoveTable, Row, number_below
from pangea.core.telling import NO_MOVE
from pangea.games.clans.board import (
    CLAN_NAMES,
    TERRITORIES,
    Clan,
    Territory,
    every_border,
    source_of,
    target_of,
)
from pangea.games.clans.moves import (
    border_in,
    clan_in,
    crosses_border,
    crossing,
    dealing,
    deals_card,
    founding,
    founds_village,
    laying,
    lays_hut,
    place_in,
    seat_in,
    village_in,
)
from pangea.games.clans.notation.words import WORDS
from pangea.games.clans.state import SEATS, State

TERRITORY = number_below(TERRITORIES, "clans-unreadable-territory")
CLAN = named(CLAN_NAMES)

MOVES = MoveTable("clans", by_code=True)
MOVE = MOVES.kind("move {source}>{target}", source=TERRITORY, target=TERRITORY)
VILLAGE = MOVES.kind("village {territory}", territory=TERRITORY)
HUT = MOVES.kind("hut {territory} {clan}", territory=TERRITORY, clan=CLAN)
CARD = MOVES.kind("clan {seat} {clan}", seat=number_below(SEATS, "clans-unreadable-seat"), clan=CLAN)

C1_3 = WORDS.rule("C1.3")
NO_COMMON_BORDER = WORDS.message("clans-refusal-C1-3", source=LABEL, target=LABEL)


@rule
def spelled(state: State, move: int, row: Row) -> None:
    if crosses_border(move):
        row[0], row[1], row[2] = MOVE, source_of(border_in(move)), target_of(border_in(move))
    elif founds_village(move):
        row[0], row[1] = VILLAGE, village_in(move)
    elif lays_hut(move):
        row[0], row[1], row[2] = HUT, place_in(move), clan_in(move)
    else:
        row[0], row[1], row[2] = CARD, seat_in(move), clan_in(move)


@rule
def understood(state: State, row: Row, story: Story) -> int:
    if row[0] == MOVE:
        return crossing_between(Territory(row[1]), Territory(row[2]), story)
    if row[0] == VILLAGE:
        return founding(Territory(row[1]))
    if row[0] == HUT:
        return laying(Territory(row[1]), Clan(row[2]))
    return dealing(row[1], Clan(row[2]))


@rule
def crossing_between(source: Territory, target: Territory, story: Story) -> int:
    """C1.3  Huts move between neighbours."""
    for border in every_border():
        if source_of(border) == source and target_of(border) == target:
            return crossing(border)
    line(story, C1_3)
    NO_COMMON_BORDER(story, source, target)
    return NO_MOVE


@rule
def kept_by(state: State, move: int) -> int:
    """C8.1  A clan card is known to its owner alone."""
    return seat_in(move) if deals_card(move) else OPEN
