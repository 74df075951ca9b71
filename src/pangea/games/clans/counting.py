"""What can be asked about a score of Clans: what a village will give a clan."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.bits import has
from pangea.core.counting import Count, told_apart
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.core.words import Phrase
from pangea.games.clans.board import CLAN_NAMES, CLANS, Territory, source_of, target_of, terrain_of
from pangea.games.clans.moves import border_in
from pangea.games.clans.rules.scoring import BONUS, EPOCH_OF, EPOCHS, HOSTILE
from pangea.games.clans.state import State

HIDDEN_BY = "C2.2"
"""The rule by which the clans are hidden."""


def counts(edition: Edition, state: State) -> Iterator[Count]:
    """C5, C6  For every move that founds one village: the points that a clan gets."""
    if state.founding:
        return
    for move in edition.legal(state):
        after = copied(state)
        edition.rules.apply(after, move)
        if after.villages == state.villages + 1 and not after.founding:
            yield from _counts_of(edition, state, after, move)


def _counts_of(edition: Edition, state: State, after: State, move: int) -> Iterator[Count]:
    number = int(state.villages)
    village = int(after.village_place[number])
    huts = state.huts[village].astype(int)
    if village == target_of(border_in(move)):
        huts = huts + state.huts[source_of(border_in(move))]
    for clan in range(CLANS):
        if huts[clan]:
            yield _count(edition, state, after, move, clan, [int(each) for each in huts])


def _count(edition: Edition, state: State, after: State, move: int, clan: int, huts: list[int]) -> Count:
    number = int(state.villages)
    village, value = int(after.village_place[number]), int(after.village_value[number])
    answer = value if has(int(after.village_clans[number]), clan) else 0
    before = edition.told(state, move, after)
    line = next(line for line in edition.explained(after) if village in line.place)
    return Count(
        question=Phrase(
            "puzzles-ask-count-clans",
            {"move": before[0], "territory": str(village), "clan": Phrase(f"clans-clan-{CLAN_NAMES[clan]}")},
        ),
        answer=answer,
        mistakes=told_apart(answer, _mistakes(after, number, clan, huts)),
        why=(line.phrase,),
        rule=line.rule,
        things=sum(huts) // 3 + 2 * bool(after.village_lost[number]),
    )


def _mistakes(after: State, number: int, clan: int, huts: list[int]) -> Iterator[tuple[int, Phrase]]:
    """C5.1, C6.2 to C6.4  What is easily forgotten, or taken for something else."""
    village, value = Territory(int(after.village_place[number])), int(after.village_value[number])
    epoch, terrain = EPOCH_OF[number], terrain_of(village)
    bonus, full = int(BONUS[epoch, terrain]), EPOCHS[epoch][3]
    if HOSTILE[epoch, terrain]:
        yield sum(huts), Phrase("puzzles-clans-hostile")
        yield sum(huts) + full, Phrase("puzzles-clans-hostile")
    if after.village_lost[number]:
        yield value, Phrase("puzzles-clans-driven-out")
        yield sum(huts) + bonus, Phrase("puzzles-clans-strife")
    yield huts[clan] + bonus, Phrase("puzzles-clans-own-huts")
    if bonus:
        yield value - bonus, Phrase("puzzles-clans-bonus")
    else:
        yield value + full, Phrase("puzzles-clans-no-bonus")
    yield value + 1, Phrase("puzzles-clans-token")
    yield 1, Phrase("puzzles-clans-token")
