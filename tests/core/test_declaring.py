"""A rule that could not run on a GPU is refused where it is declared: what is wrong, where, what instead."""

from __future__ import annotations

import linecache
import math
import os.path
import re
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from pangea.core import declaring
from pangea.core.errors import BadRule
from pangea.core.kernel import lookup, role_of, rule
from pangea.core.words import languages, say

COUNTS = np.zeros(4, np.int8)
total = 0


def plain(number: int) -> int:
    return number


def makes_a_list(number: int) -> int:
    """§1  What is in a docstring is no text."""
    numbers = [number, 2]  # here
    return numbers[0]


def comprehends(number: int) -> int:
    return len([each for each in range(number)])  # noqa: C416  # here


def makes_a_set(number: int) -> bool:
    return number in {number + 1, number + 2}  # here


def makes_a_dictionary(number: int) -> int:
    return {number: 2}[number]  # here


def copies(numbers: Any) -> int:
    return int(numbers.copy()[0])  # here


def allocates(number: int) -> int:
    numbers = np.zeros(number)  # here
    return int(numbers[0])


def sums_with_numpy(numbers: Any) -> int:
    return int(np.sum(numbers))  # here


def formats(number: int) -> object:
    return f"{number}"  # here


def compares_text(word: object) -> bool:
    return word == "ford"  # here


def catches(number: int) -> int:
    try:
        return 1 // number
    except ZeroDivisionError:  # here
        return 0


def uses_with(number: int) -> int:
    with nullcontext():  # here
        return number


def raises(number: int) -> int:
    if number:
        raise ValueError  # here
    return number


def asserts(number: int) -> int:
    assert number  # here
    return number


def has_a_lambda(number: int) -> int:
    return max(range(number), key=lambda one: -one)  # here


def asks_any(number: int) -> bool:
    return any(one > 2 for one in range(number))  # here


def imports(number: int) -> int:
    import math  # here

    return math.floor(number)


def sets_a_global(number: int) -> int:
    global total  # noqa: PLW0603
    total = number  # here
    return total


def calls_itself(number: int) -> int:
    return calls_itself(number - 1) if number else 0  # here


def calls_what_is_no_rule(number: int) -> int:
    return plain(number)  # here


def calls_another_module(number: int) -> bool:
    return number == os.path.getsize("")  # here


def sorts(numbers: Any) -> int:
    return len(sorted(numbers))  # here


def deletes(number: int) -> int:
    other = number
    del other  # here
    return number


def hands_on(number: int) -> int:
    return int(max(*COUNTS))  # here


def generates(number: int) -> Any:  # here
    yield number


def takes_any_number(*numbers: int) -> int:  # here
    return numbers[0]


def enclosing(number: int) -> Callable[..., int]:
    def enclosed(other: int) -> int:
        return number + other  # here

    return enclosed


WRONG: list[tuple[Callable[..., Any], str]] = [
    (makes_a_list, "It makes a list"),
    (comprehends, "It makes a list"),
    (makes_a_set, "It makes a list, a set"),
    (makes_a_dictionary, "It makes a list, a set, a dictionary"),
    (copies, "or an array, and a rule has no memory of its own"),
    (allocates, "It uses np.zeros. Of NumPy"),
    (sums_with_numpy, "It uses np.sum. Of NumPy"),
    (formats, "It uses text"),
    (compares_text, "It uses text"),
    (catches, "It catches errors"),
    (uses_with, "uses “with”"),
    (raises, "It raises an error"),
    (asserts, "or asserts something"),
    (has_a_lambda, "It has a function within it"),
    (asks_any, "as any() and all() do. Write a loop"),
    (imports, "It imports something"),
    (sets_a_global, "What changes in a game belongs into the state"),
    (calls_itself, "It calls itself"),
    (calls_what_is_no_rule, "It uses plain, which is no rule. Declare that with @rule"),
    (calls_another_module, "It uses"),
    (sorts, "It uses sorted of Python"),
    (deletes, "It deletes something"),
    (hands_on, "any number of arguments"),
    (generates, "It is a generator"),
    (takes_any_number, "any number of arguments"),
    (enclosing(1), "or uses a name of the function around it"),
]


@pytest.mark.parametrize(("function", "said"), WRONG, ids=lambda part: getattr(part, "__name__", None))
def test_what_could_not_run_on_a_gpu_is_refused(function: Callable[..., Any], said: str) -> None:
    for declare in (rule, lookup):
        with pytest.raises(BadRule) as caught:
            declare(function)
        text = str(caught.value)
        assert f"The rule “{function.__qualname__}” can’t run on a GPU" in text
        assert said in text
        file, line = re.findall(r"\((\S+\.py), line (\d+)\)", text)[0]
        assert Path(file) == Path(__file__)
        assert "# here" in linecache.getline(file, int(line))
    assert not hasattr(function, "__role__")


def test_only_a_function_can_be_a_rule() -> None:
    with pytest.raises(BadRule, match="not something of type int"):
        rule(3)  # type: ignore[type-var]


@rule
def allowed(state: Any, append: int, copy: int) -> float:
    """§2  Fields may be called what they like: `state.calls_itself`, `state.sorted`, `state.zeros`."""
    found = 0
    for number in range(min(append, 3)):
        if number != copy and not state.allowed:
            found += int(state.sorted[number, 1]) + int(np.int64(state.zeros))
            state.copy = abs(found)
        elif 1 < number <= 2:
            return math.sqrt(found)
    first, _ = (found, 2)
    return float(first + COUNTS[1:][0] + further_down(first))


def test_a_right_rule_is_a_rule() -> None:
    assert role_of(allowed) == "rule"


@rule
def further_down(number: int) -> int:
    return number


def test_every_language_says_what_is_wrong() -> None:
    with pytest.raises(BadRule) as caught:
        rule(catches)
    assert len({say(caught.value.phrase, lang) for lang in languages()}) == len(languages()) >= 4


def test_the_first_look_is_enough_for_nearly_all_rules_there_are() -> None:
    """The thorough one takes a hundred times as long, and everybody who imports a game would wait for it."""
    import pangea
    from pangea.core.kernel import Binding

    rules: set[FunctionType] = set()
    for game in pangea.every_game():
        verbs = game.rules._asdict() if hasattr(game.rules, "_asdict") else vars(game.rules)
        rules.update(Binding(game.name, {}, verbs).reach(*verbs.values()))
    assert len(rules) > 300
    assert sum(map(declaring._looks_wrong, rules)) < len(rules) / 20
