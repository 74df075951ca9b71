"""Rules are plain functions; their twins see other tables and verbs, and never disturb the originals."""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

import numpy as np
import pytest
from numba import njit

from pangea.core.errors import BadRule
from pangea.core.kernel import Binding, globals_of, lookup, rule, spelled, verb

PRICES = np.array([1, 2, 3])
TAX = 10
Good = NewType("Good", int)


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
def there(good: int) -> int:
    return back(good)


@rule
def back(good: int) -> int:
    return there(good)


@rule
def careless(good: int) -> int:
    return unmarked(good)


def unmarked(good: int) -> int:
    return good


@rule
def after(good: Good) -> Good:
    return Good(good + 1)


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


def test_a_name_that_is_a_table_of_the_board_is_no_other_thing() -> None:
    with pytest.raises(TypeError, match="price: TAX is a table of the board, and not here"):
        Binding("market", {"TAX": np.array([5, 6])}, {}).twin(price)


def test_a_verb_means_what_the_game_says() -> None:
    twin = Binding("steady", {}, {"demand": steady_demand}).twin(turnover)
    assert twin(0) == 22


def test_a_missing_verb_is_named() -> None:
    with pytest.raises(TypeError, match="steady has no verb demand"):
        Binding("steady", {}, {}).twin(turnover)


def test_a_rule_may_call_rules_only() -> None:
    with pytest.raises(BadRule, match=r"“careless” .* It uses unmarked, which is no rule"):
        Binding("x", {}, {}).twin(careless)


def test_a_rule_may_not_call_itself_by_way_of_others() -> None:
    with pytest.raises(BadRule, match=r"“there” .* It calls itself, directly or by way of others"):
        Binding("x", {}, {}).twin(there)


def test_a_digest_changes_with_the_tables_and_the_code_and_with_nothing_else() -> None:
    plain = Binding("a", {}, {}).digest(bill)
    assert plain == Binding("b", {}, {}).digest(bill)
    assert plain != Binding("a", {"TAX": 11}, {}).digest(bill)
    assert plain != Binding("a", {"PRICES": np.array([1, 2, 4])}, {}).digest(bill)
    assert plain != Binding("a", {}, {}).digest(price)


def test_a_digest_tells_the_members_of_an_enum() -> None:
    """Compiled code has their numbers in it: a phase between two others must not find the old code."""
    before, after = (
        IntEnum("Phase", ["LAYING", "PLACING"]),
        IntEnum("Phase", ["LAYING", "DEALING", "PLACING"]),
    )
    assert spelled(before) == spelled(IntEnum("Phase", ["LAYING", "PLACING"]))
    assert spelled(before) != spelled(after)


def test_only_globals_are_globals() -> None:
    assert set(globals_of(price)) == {"PRICES", "TAX"}  # type: ignore[arg-type]


def test_an_id_is_its_number_in_compiled_rules() -> None:
    """Compiled code can't call a NewType: a twin calls a rule in its place."""
    compiled = Binding("shop", {}, {}, finish=lambda twin, _: njit(twin)).twin(after)
    assert compiled(Good(4)) == after(Good(4)) == 5
