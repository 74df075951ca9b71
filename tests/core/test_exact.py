"""Logarithm and exponential: right to about the last bit, and the same interpreted and compiled."""

from __future__ import annotations

import dis
import math
from collections.abc import Callable
from functools import cache
from random import Random
from types import BuiltinFunctionType, FunctionType
from typing import Any

import numpy as np
import pytest

import pangea
from pangea.bots.search.growing import grow
from pangea.core.beliefs import believe, guess
from pangea.core.catalogue import names
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.exact import exp, log
from pangea.core.kernel import globals_of
from pangea.core.signatures import Entry
from tests.bots.crowd import CROWD

CLOSE = 1e-15
GAMES = names()


@cache
def compiled_twins() -> list[Callable[[float], float]]:
    return Compiled(Edition(CROWD)).entries(Entry(log), Entry(exp))


def numbers_of_all_sizes() -> list[float]:
    random = Random(1)
    sizes = [random.uniform(1, 2) * 2.0**power for power in range(-1074, 1024) for _ in range(4)]
    about_one = [1 + random.gauss(0, 10.0**-power) for power in range(1, 15) for _ in range(50)]
    return [*sizes, *about_one, *map(float, range(1, 3000)), 5e-324, 1.7976931348623157e308]


def powers() -> list[float]:
    random = Random(2)
    small = [random.gauss(0, 10.0**-power) for power in range(-1, 15) for _ in range(50)]
    return [*small, *(random.uniform(-744, 709.7) for _ in range(10_000)), 0.0, 1.0, -1.0, 709.78]


def test_the_logarithm_is_right_to_about_the_last_bit() -> None:
    for number in numbers_of_all_sizes():
        assert log(number) == pytest.approx(math.log(number), rel=CLOSE, abs=0), number


def test_the_exponential_is_right_to_about_the_last_bit() -> None:
    for power in powers():
        smallest = 5e-324  # numbers as small as that have few digits
        assert exp(power) == pytest.approx(math.exp(power), rel=CLOSE, abs=smallest), power


def test_compiled_they_are_the_same_bit_by_bit() -> None:
    compiled_log, compiled_exp = compiled_twins()
    assert all(log(number) == compiled_log(number) for number in numbers_of_all_sizes())
    assert all(exp(power) == compiled_exp(power) for power in powers())


def test_they_take_narrow_numbers_for_what_they_are() -> None:
    numbers: list[Any] = [np.float32(3.0), np.int32(3)]
    for number in numbers:
        assert [log(number), exp(number)] == [log(3.0), exp(3.0)]


@pytest.mark.parametrize("number", [0.0, math.inf, -1.0, math.nan])
def test_where_there_is_no_logarithm(number: float) -> None:
    expected = -math.inf if number == 0 else math.nan
    for found in (log(number), compiled_twins()[0](number)):
        assert found == expected or (math.isnan(found) and math.isnan(expected))


def test_beyond_all_numbers() -> None:
    for exponential in (exp, compiled_twins()[1]):
        assert [exponential(710.0), exponential(math.inf)] == [math.inf, math.inf]
        assert [exponential(-746.0), exponential(-math.inf)] == [0.0, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_search_and_belief_use_nothing_that_machines_round_differently(name: str) -> None:
    game = pangea.game(name)
    guessing = game.guessing
    thoughts: list[Callable[..., Any]] = [grow, believe]
    thoughts += [guessing.follow, guess] if guessing else []
    reached = list(Edition(game).binding().reach(*thoughts))
    assert log in reached
    for function in reached:
        assert rounded_differently(function) == set(), function.__qualname__


def rounded_differently(function: FunctionType) -> set[str]:
    """What a rule takes of mathematics beyond what every machine rounds alike; and powers."""
    used = globals_of(function)
    modules = [value for value in used.values() if value is math or value is np]
    functions = {name for module in modules for name, value in vars(module).items() if is_function(value)}
    attributes = set(function.__code__.co_names) - set(used)
    powers = {step.argrepr for step in dis.get_instructions(function) if step.argrepr == "**"}
    return (functions & attributes) - {"sqrt"} | powers


def is_function(value: object) -> bool:
    return isinstance(value, (np.ufunc, BuiltinFunctionType))


def test_what_is_rounded_differently_is_found() -> None:
    assert rounded_differently(a_bad_rule) == {"exp", "**"}  # type: ignore[arg-type]


def a_bad_rule(number: float) -> float:
    return math.exp(number) + math.sqrt(number) ** 3
