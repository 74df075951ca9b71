"""What is shown of a position of Planet beyond what lies on its table."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import count_of
from pangea.core.kernel import rule
from pangea.core.record import Counts, Record, fact
from pangea.games.planet.board.globe import PORTIONS
from pangea.games.planet.board.tables import CARD_POINTS, CARDS, HABITAT_COUNT, every_habitat
from pangea.games.planet.rules.comparing import compared, is_decided, is_waiting, round_of, suits_of
from pangea.games.planet.rules.life import FIRST, best_three
from pangea.games.planet.rules.scoring import animals_of, total_of
from pangea.games.planet.rules.setup import column_of
from pangea.games.planet.state import NO_HABITAT, NO_SEAT, SEATS, State

FACE_DOWN, NONE, TIE, LEADS, SETTLED, NOBODY = range(6)
STANDINGS = ("face-down", "none", "tie", "leads", "settled", "nobody")
NOT_KNOWN = -1


class Facts(Record):
    # Planets
    portions: Counts = fact(np.int8, SEATS, HABITAT_COUNT, means="portions[seat, habitat] on a planet")
    regions: Counts = fact(np.int8, SEATS, HABITAT_COUNT, means="regions[seat, habitat] on a planet")
    largest: Counts = fact(np.int8, SEATS, HABITAT_COUNT, means="largest[seat, habitat]: region, in portions")
    # Points
    animals: Counts = fact(np.int8, SEATS, means="animals[seat]: how many it has got")
    points: Counts = fact(
        np.int16, SEATS, means="points[seat] so far; none where its card isn't known", maybe=True
    )
    card_points: Counts = fact(
        np.int16,
        SEATS,
        means="card_points[seat]: what its habitat card gives now, if it is known",
        maybe=True,
    )
    card_missing: Counts = fact(
        np.int8, SEATS, means="card_missing[seat]: portions to the card's next step, if any", maybe=True
    )
    # Animals, by their twenty places
    column: Counts = fact(np.int8, CARDS, means="column[card]: the round it lies under at first")
    due_in: Counts = fact(np.int8, CARDS, means="due_in[card]: the round it is decided in, or was")
    standing: Counts = fact(
        np.int8, CARDS, means="standing[card]: who has the animal, or would get it now", one_of=STANDINGS
    )
    leader: Counts = fact(
        np.int8, CARDS, means="leader[card]: who has it, or would get it now", is_seat=True, maybe=True
    )
    lead: Counts = fact(
        np.int8, CARDS, means="lead[card]: how far the leader is ahead, by the region that would decide"
    )
    sizes: Counts = fact(
        np.int8,
        CARDS,
        SEATS,
        means="sizes[card, seat]: regions or portions for it, now or when it was decided",
        maybe=True,
    )


@rule
def show(state: State, facts: Facts) -> None:
    for seat in range(SEATS):
        show_planet(state, seat, facts)
        show_points(state, seat, facts)
    for card in range(CARDS):
        show_card(state, card, facts)


@rule
def show_planet(state: State, seat: int, facts: Facts) -> None:
    """P1.4  A planet, counted."""
    for portion in range(PORTIONS):
        if state.cover[seat, portion] != NO_HABITAT:
            facts.portions[seat, state.cover[seat, portion]] += 1
    for habitat in every_habitat():
        heads = state.heads[seat, habitat]
        facts.regions[seat, habitat] = count_of(heads)
        facts.largest[seat, habitat] = best_three(state, seat, heads) // FIRST


@rule
def show_points(state: State, seat: int, facts: Facts) -> None:
    """P5.1, P5.2  Animals and points so far, and how far the habitat card is."""
    facts.animals[seat] = animals_of(state, seat)
    facts.points[seat] = total_of(state, seat) if is_worth_known(state, seat) else NOT_KNOWN
    facts.card_points[seat], facts.card_missing[seat] = NOT_KNOWN, NOT_KNOWN
    if state.habitat[seat] != NO_HABITAT:
        habitat = int(state.habitat[seat])
        portions = int(facts.portions[seat, habitat])
        facts.card_points[seat] = CARD_POINTS[habitat, portions]
        facts.card_missing[seat] = missing_for_more(habitat, portions)


@rule
def is_worth_known(state: State, seat: int) -> bool:
    """P5.2, P6.1  Points depend on the habitat card; beginners have none."""
    if seat >= state.players:
        return False
    if state.beginners == 1 or state.habitat[seat] != NO_HABITAT:
        return True
    return seat >= state.dealt and animals_of(state, seat) == 0


@rule
def missing_for_more(habitat: int, portions: int) -> int:
    """P1.7  Portions that are missing for the next step of a habitat card; NOT_KNOWN after the last."""
    for more in range(portions + 1, PORTIONS + 1):
        if CARD_POINTS[habitat, more] > CARD_POINTS[habitat, portions]:
            return more - portions
    return NOT_KNOWN


@rule
def show_card(state: State, card: int, facts: Facts) -> None:
    """P4  One of the animals: where it lies, what each planet has for it, and who is ahead."""
    facts.column[card], facts.due_in[card] = column_of(state, card), round_of(state, card)
    facts.leader[card] = NO_SEAT
    for seat in range(SEATS):
        facts.sizes[card, seat] = NOT_KNOWN
    if is_waiting(state, card) or state.given_in[card] > 0:
        for seat in range(state.players):
            facts.sizes[card, seat] = suits_of(state, card, seat) // FIRST
    if is_decided(state, card):
        facts.leader[card] = state.owner[card]
        facts.standing[card] = SETTLED if state.owner[card] != NO_SEAT else NOBODY
    elif is_waiting(state, card):
        result = compared(state, card, round_of(state, card))
        facts.leader[card] = result.home
        if result.home != NO_SEAT:
            facts.standing[card] = LEADS
            facts.lead[card] = result.best - result.next_best
        else:
            facts.standing[card] = TIE if result.tied > 0 else NONE
