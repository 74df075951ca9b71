"""P5  How the points came about: every habitat card, every animal."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.core.messages import LABEL, NUMBER, PHRASE, SEAT, Story, gives, hides, line, speaks_of
from pangea.games.planet.board.tables import BORDER, CARDS
from pangea.games.planet.notation.words import ANIMAL, HABITAT, WORDS, tell_liking_of, tell_measure
from pangea.games.planet.rules.comparing import Comparison, compared, is_decided
from pangea.games.planet.rules.scoring import animal_points, habitat_points, portions_of
from pangea.games.planet.rules.setup import column_of
from pangea.games.planet.state import NO_HABITAT, NO_SEAT, State

CARD_COUNTED = WORDS.message(
    "planet-score-habitat", seat=SEAT, habitat=HABITAT, portions=NUMBER, points=NUMBER
)
CARD_HIDDEN = WORDS.message("planet-score-habitat-hidden", seat=SEAT)
OWNED = WORDS.message("planet-score-animal-plain", animal=ANIMAL, seat=SEAT, worth=PHRASE)
WON = WORDS.variants(
    [
        "planet-score-animal",
        "planet-score-animal-second",
        "planet-score-animal-third",
        "planet-score-animal-moved",
    ],
    animal=ANIMAL,
    seat=SEAT,
    round=LABEL,
    earlier=LABEL,
    liking=PHRASE,
    measure=PHRASE,
    best=NUMBER,
    next=NUMBER,
    worth=PHRASE,
)
MOVED = 3
TO_NOBODY = WORDS.message("planet-score-nobody", animal=ANIMAL, liking=PHRASE)
WORTH = WORDS.variants(
    ["planet-worth-beginners", "planet-worth-unknown", "planet-worth-own", "planet-worth-other"]
)
ANY, NOT_KNOWN, OWN, ANOTHER = range(4)
P4_3, P4_4, P5_1, P5_2, P6_1 = (WORDS.rule(each) for each in ("P4.3", "P4.4", "P5.1", "P5.2", "P6.1"))


@rule
def explained(state: State, story: Story) -> None:
    """P5.1, P5.2, P6.1  First the habitat cards, then the decided animals, by the rounds they lay under."""
    for seat in range(state.dealt):
        explain_card(state, seat, story)
    for card in range(CARDS):
        if is_decided(state, card):
            explain_animal(state, card, story)
            speaks_of(story, card)


@rule
def explain_card(state: State, seat: int, story: Story) -> None:
    """P5.1  A habitat card, as far as the reader may know it."""
    line(story, P5_1)
    habitat = int(state.habitat[seat])
    if habitat == NO_HABITAT:
        CARD_HIDDEN(story, seat)
        hides(story, seat)
    else:
        CARD_COUNTED(story, seat, habitat, portions_of(state, seat, habitat), habitat_points(state, seat))
        gives(story, seat, habitat_points(state, seat))


@rule
def explain_animal(state: State, card: int, story: Story) -> None:
    """P4, P5.2  An animal: how it was won, and what it gives."""
    animal, owner = state.animal[card], int(state.owner[card])
    if owner == NO_SEAT:
        line(story, P4_4)
        TO_NOBODY(story, animal, 1)
        tell_liking_of(animal, story)
        return
    if state.given_in[card] > 0:
        explain_how_it_was_won(state, card, story)
    else:
        line(story, rule_of_worth(state))
        OWNED(story, animal, owner, 1)
        WORTH(story, worth_of(state, owner, animal))
    if worth_of(state, owner, animal) == NOT_KNOWN:
        hides(story, owner)
    else:
        gives(story, owner, animal_points(state, owner, BORDER[animal]))


@rule
def explain_how_it_was_won(state: State, card: int, story: Story) -> None:
    """P4.3, P4.4  By which region, and whether it had moved on."""
    animal, owner, given_in = state.animal[card], int(state.owner[card]), int(state.given_in[card])
    result = compared(state, card, given_in)
    has_moved = result.step == 1 and column_of(state, card) < given_in
    line(story, rule_of_winning(state, result, has_moved))
    WON(
        story,
        MOVED if has_moved else result.step - 1,
        animal,
        owner,
        given_in,
        column_of(state, card),
        1,
        1,
        result.best,
        result.next_best,
        1,
    )
    tell_liking_of(animal, story)
    tell_measure(animal, result.tied, story)
    WORTH(story, worth_of(state, owner, animal))


@rule
def rule_of_winning(state: State, result: Comparison, has_moved: bool) -> int:
    if result.step > 1:
        return P4_4
    return P4_3 if has_moved else rule_of_worth(state)


@rule
def rule_of_worth(state: State) -> int:
    return P6_1 if state.beginners == 1 else P5_2


@rule
def worth_of(state: State, seat: int, animal: int) -> int:
    """P5.2, P6.1  What an animal gives its owner: not known as long as the habitat card is not."""
    if state.beginners == 1:
        return ANY
    if state.habitat[seat] == NO_HABITAT:
        return NOT_KNOWN
    return OWN if animal_points(state, seat, BORDER[animal]) == 1 else ANOTHER
