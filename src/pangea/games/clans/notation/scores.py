"""How the points of Clans came about: what is from before a position, village by village, then the tokens."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.kernel import rule
from pangea.core.messages import NUMBER, PHRASES, SEAT, Story, gives, hides, line, speaks_of
from pangea.games.clans.board import every_clan
from pangea.games.clans.notation.words import CLAN, WORDS, how_it_counted, tell_village
from pangea.games.clans.state import NO_CLAN, NOWHERE, State

FROM_BEFORE = WORDS.message("clans-score-before", clans=PHRASES)
OF_A_CLAN = WORDS.message("clans-score-before-clan", clan=CLAN, points=NUMBER)
TOKENS = WORDS.message("clans-score-tokens", seat=SEAT, tokens=NUMBER)
C6_4, C6_3, C7_1, C5_2, C7_3 = (WORDS.rule(each) for each in ("C6.4", "C6.3", "C7.1", "C5.2", "C7.3"))
RULE_OF = (C6_4, C6_3, C7_1, C6_3, C5_2)
"""The rules by which a village may count, in the order of `how_it_counted`."""


@rule
def explained(state: State, story: Story) -> None:
    """C6, C7.3"""
    explain_what_was_before(state, story)
    for number in range(state.villages):
        if state.village_place[number] != NOWHERE:
            line(story, RULE_OF[how_it_counted(state, number)])
            tell_village(state, number, story)
            give_to_owners(state, state.village_value[number], state.village_clans[number], story)
            speaks_of(story, state.village_place[number])
    for seat in range(state.players):
        line(story, C7_3)
        TOKENS(story, seat, state.tokens[seat])
        gives(story, seat, state.tokens[seat])


@rule
def give_to_owners(state: State, value: int, clans: int, story: Story) -> None:
    """What clans got goes to whoever stands for them, as far as that is known."""
    for seat in range(state.players):
        if value > 0 and state.clan[seat] == NO_CLAN:
            hides(story, seat)
        elif value > 0 and has(clans, state.clan[seat]):
            gives(story, seat, value)


@rule
def earlier_points(state: State, clan: int) -> int:
    """C6.4  The points that a clan had before a position; the position does not say how it came by them."""
    points = int(state.points[clan])
    for number in range(state.villages):
        if state.village_place[number] != NOWHERE and has(state.village_clans[number], clan):
            points -= int(state.village_value[number])
    return points


@rule
def explain_what_was_before(state: State, story: Story) -> None:
    clans = 0
    for clan in every_clan():
        if earlier_points(state, clan) != 0:
            clans += 1
    if clans == 0:
        return
    line(story, C6_4)
    FROM_BEFORE(story, clans)
    for clan in every_clan():
        if earlier_points(state, clan) != 0:
            OF_A_CLAN(story, clan, earlier_points(state, clan))
    for seat in range(state.players):
        if state.clan[seat] == NO_CLAN:
            hides(story, seat)
        else:
            gives(story, seat, earlier_points(state, state.clan[seat]))
