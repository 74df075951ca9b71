"""Rules are plain functions; their twins see other tables and verbs, and never disturb the originals."""

from __future__ import annotations

import numpy as np
import pytest

from pangea.core.kernel import Binding, globals_of, lookup, rule, verb

PRICES = np.array([1, 2, 3])
TAX = 10


@verb
def demand(good: int) -> int:
    raise NotImplementedError


@rule
def price(good: int) -> int:
    return int(PRICES[good]) + TAX


@rule
def bill(good: int, demanded: int) -> int:
    return price(good) * demanded


@rule
def turnover(good: int) -> int:
    return bill(good, demand(good))


@rule
def steady_demand(good: int) -> int:
    return 2


@rule
def endless(good: int) -> int:
    return endless(good)


def unmarked(good: int) -> int:
    return good


@rule
def careless(good: int) -> int:
    return unmarked(good)


@lookup
def every_price() -> object:
    return PRICES


def test_a_rule_stays_a_plain_function() -> None:
    assert price(1) == 12
    assert price.__name__ == "price"


def test_a_twin_sees_other_tables_all_the_way_down() -> None:
    twin = Binding("dear", {"PRICES": np.array([100, 200, 300])}, {}).twin(bill)
    assert twin(1, 3) == 630
    assert bill(1, 3) == 36, "the original is as it was"
    assert twin.__qualname__ == "dear.bill"


def test_a_verb_means_what_the_game_says() -> None:
    twin = Binding("steady", {}, {"demand": steady_demand}).twin(turnover)
    assert twin(0) == 22


def test_a_missing_verb_is_named() -> None:
    with pytest.raises(TypeError, match="steady has no verb demand"):
        Binding("steady", {}, {}).twin(turnover)


def test_a_rule_may_call_rules_only() -> None:
    with pytest.raises(TypeError, match=r"unmarked is used by a rule but is no @rule"):
        Binding("x", {}, {}).twin(careless)


def test_a_rule_may_not_call_itself() -> None:
    with pytest.raises(TypeError, match="calls itself"):
        Binding("x", {}, {}).twin(endless)


def test_a_digest_changes_with_the_tables_and_the_code_and_with_nothing_else() -> None:
    plain = Binding("a", {}, {}).digest(bill)
    assert plain == Binding("b", {}, {}).digest(bill)
    assert plain != Binding("a", {"TAX": 11}, {}).digest(bill)
    assert plain != Binding("a", {"PRICES": np.array([1, 2, 4])}, {}).digest(bill)
    assert plain != Binding("a", {}, {}).digest(price)


def test_only_globals_are_globals() -> None:
    assert set(globals_of(price)) == {"PRICES", "TAX"}  # type: ignore[arg-type]
