"""Tiles, cards, random moves and imagined hands come with the right odds (chi-square, with fixed seeds)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from scipy.stats import chisquare

from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import WATCHER
from pangea.core.record import copied
from pangea.games.trias.board import CARDS
from pangea.games.trias.state import State
from pangea.simulate.cpu import Simulation
from tests.conformance.fairness import assert_fair

from . import drawn
from .positions import EDITION, after, table

COMPILED = compiled_for(EDITION)
DRAWS = 20_000
LIKELY = 0.001

UNIFORM = {
    "placing": table("phase place; tiles 0,0:Pa 1,0:S 0,1:F 1,1:Mbb 2,0:S"),
    "choosing": table(drawn.NO_HERD),
    "lifting": table("phase lift; card steppe; hands - ? ?; " + drawn.PENINSULA.replace("phase act; ", "")),
    "putting": after(table(drawn.PENINSULA), "lift 0,1"),
    "a bay": after(table(drawn.BAY), "lift 0,1"),
    "a lake": after(table(drawn.LAKE), "lift 1,0"),
    "three parts": after(table(drawn.HUB), "lift 2,0"),
    "acting": table(drawn.BREEDERS),
    "swimmers": table(drawn.SWIMMERS),
    "rescuing": after(table("ap 1; " + drawn.SWIMMERS), "rescue 0,-1>1,-1"),
    "crowds": table(drawn.FULL),
}


@pytest.mark.parametrize("name", UNIFORM)
def test_a_random_move_is_uniform(name: str) -> None:
    """Every legal move is as likely as the others, though a hex may be found from several sides (T3.5)."""
    assert_fair(COMPILED.fast_edition, UNIFORM[name])


@pytest.mark.parametrize(("name", "verb"), [("acting", "breed"), ("swimmers", "rescue")])
def test_whoever_is_in_a_hurry_rescues_and_breeds_first(name: str, verb: str) -> None:
    """`hurry`: each of the tiles in question with the same odds."""
    state, random = UNIFORM[name], random_from(6)
    liked = {move for move in EDITION.legal(state) if EDITION.write(state, move).split()[0] == verb}
    hurry = COMPILED.rules.hurry
    counts = Counter(int(hurry(state, random)) for _ in range(DRAWS))
    assert set(counts) == liked
    assert len(liked) == 1 or chisquare(list(counts.values())).pvalue > LIKELY


@pytest.mark.parametrize("name", ["choosing", "lifting", "putting"])
def test_nothing_else_is_done_in_a_hurry(name: str) -> None:
    one, other, rules = random_from(7), random_from(7), COMPILED.rules
    moves = [int(rules.hurry(UNIFORM[name], one)) for _ in range(50)]
    assert moves == [int(rules.pick(UNIFORM[name], other)) for _ in range(50)]


def test_tiles_are_laid_as_if_shuffled() -> None:
    """T2.1: water as often on each hex of rings 1 and 2; each terrain as often as there are tiles of it."""
    water: Counter[int] = Counter()
    first: Counter[int] = Counter()
    last: Counter[int] = Counter()
    games = 2000
    for moves in Simulation(COMPILED, 3, {}, seed=3).logs(games):
        kinds = [
            (move - EDITION.read(EDITION.lay_out(3, {}), "tile -1,0 mountain")) % 4 for move in moves[:36]
        ]
        water.update(number for number, kind in enumerate(kinds) if kind == 3)
        first[kinds[0]] += 1
        last[kinds[35]] += 1
    assert sorted(water) == list(range(18))
    assert chisquare(list(water.values())).pvalue > LIKELY
    shares = [9, 15, 12]
    assert chisquare([last[kind] for kind in range(3)], [games * n / 36 for n in shares]).pvalue > LIKELY
    expected = [*(games * 16 / 18 * n / 36 for n in shares), games * 2 / 18]
    assert chisquare([first[kind] for kind in range(4)], expected).pvalue > LIKELY


DECK = "phase draw; hands steppe forest mountain; tiles 0,0:Pabc 1,0:S; "


@pytest.mark.parametrize(
    ("cards", "odds"),
    [
        ("", [6, 12, 9]),
        ("played 5 10 9 0 0 0 0 0", [1, 2, 0]),
        ("played 6 12 9 0 0 0 0 0", [2, 3, 3, 1]),
        ("played 6 12 9 0 1 3 2 0", [1, 0, 1, 1]),
        ("backs 2 1 1; played 6 13 9 0 2 2 3 0", [0, 0, 0, 1]),
    ],
)
def test_cards_are_drawn_from_what_is_left(cards: str, odds: list[int]) -> None:
    """T1.2, T2.2: each card of the part on top as likely as the others; the meteorite only in part 2."""
    state = table(DECK + cards)
    kinds = {EDITION.write(state, move).split()[2]: weight for move, weight in EDITION.odds(state).items()}
    names = ("mountain", "steppe", "forest", "meteorite")
    assert kinds == {name: weight for name, weight in zip(names, odds, strict=False) if weight}
    random, pick = random_from(7), COMPILED.rules.pick
    counts = Counter(EDITION.write(state, int(pick(state, random))).split()[2] for _ in range(DRAWS))
    assert set(counts) == set(kinds)
    expected = [DRAWS * weight / sum(kinds.values()) for weight in kinds.values()]
    assert len(kinds) == 1 or chisquare([counts[kind] for kind in kinds], expected).pvalue > LIKELY


HANDS = "phase choose; hands steppe forest mountain; tiles 0,0:Pabc 1,0:S; "


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
@pytest.mark.parametrize(
    "cards",
    [
        "played 2 3 1 0 0 0 0 0",
        "played 5 11 8 0 0 0 0 0",
        "backs 1 2 2; played 7 12 10 0 0 1 1 0",
        "backs 2 1 2; played 7 13 9 0 0 2 2 0",
    ],
)
def test_imagined_hands_have_the_right_odds(seat: int, cards: str) -> None:
    """T11.1: from the cards that the seat has not seen, part by part, and never the meteorite."""
    state = table(HANDS + cards)
    expected = odds_of_hands(state, seat)
    random, imagine = random_from(1), COMPILED.rules.imagine
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        other = copied(state)
        imagine(other, seat, random)
        counts[tuple(other.hand[:3].tolist())] += 1
    assert set(counts) <= set(expected)
    if len(expected) > 1:
        assert (
            chisquare(
                [counts[hands] for hands in expected], [DRAWS * odds for odds in expected.values()]
            ).pvalue
            > LIKELY
        )


def odds_of_hands(state: State, seat: int) -> dict[tuple[int, ...], float]:
    """Every way the hands can be, with its odds: in how many ways can the unseen cards be dealt so?"""
    ways: dict[tuple[int, ...], int] = {}
    for hands in product(range(3), repeat=3):
        left = CARDS[0] - state.played
        if seat != WATCHER:
            if hands[seat] != state.hand[seat]:
                continue
            left[state.back[seat] - 1, hands[seat]] -= 1
        ways[hands] = 1
        for owner in range(3):
            if owner != seat:
                ways[hands] *= int(left[state.back[owner] - 1, hands[owner]])
                left[state.back[owner] - 1, hands[owner]] -= 1
    total = sum(ways.values())
    return {hands: count / total for hands, count in ways.items() if count}


def test_a_hand_not_dealt_or_just_played_stays_empty() -> None:
    """T11.1: there is only so much to imagine."""
    state = table("phase act; hands - forest mountain; " + drawn.PENINSULA.replace("phase act; ", ""))
    for seat in (WATCHER, 0, 1):
        other = copied(state)
        EDITION.rules.imagine(other, seat, random_from(4))
        assert other.hand[0] == -1
        assert other.hand[3:].tolist() == [-1, -1]
        assert (other.hand[1:3] >= 0).all()


def test_only_the_owner_is_told_a_card() -> None:
    """T11.1, T6.2: the meteorite is shown, and so is a card drawn to be played."""
    late = "backs 1 1 0; played 5 12 9 0 0 0 0 0; hands mountain forest -; turn 2; tiles 0,0:Pabc 1,0:S"
    refill = table(f"phase refill; ap 0; {late}")
    secret = EDITION.read(refill, "card 2 mountain")
    assert EDITION.kept_by(refill, secret) == 2
    assert EDITION.write_for(refill, secret, 0) == "card 2 ?"
    assert EDITION.write_for(refill, secret, 2) == "card 2 mountain"
    assert EDITION.kept_by(refill, EDITION.read(refill, "card 2 meteorite")) is None
    draw = table(
        f"phase draw; {late}".replace("backs 1 1 0", "backs 1 1 1").replace("forest -", "forest steppe")
    )
    assert EDITION.kept_by(draw, EDITION.read(draw, "card 2 mountain")) is None
