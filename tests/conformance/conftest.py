"""Every game in the catalogue, for every number of players and option: none is listed, none is exempt."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import pytest
from hypothesis import settings

import pangea
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.edition import Edition

few = settings(max_examples=4)
"""Each test, at each table, takes its time; a game has three to twelve kinds of tables."""


@dataclass(frozen=True)
class Table:
    """A game with this many players and these options."""

    name: str
    players: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def edition(self) -> Edition:
        """With interpreted rules: for tests that are about them."""
        return edition_of(self.name)

    @property
    def fast(self) -> Edition:
        """With compiled rules, which test_parity.py proves to give the same bytes."""
        return fast_edition_of(self.name)

    @property
    def options(self) -> Mapping[str, str]:
        return dict(self.chosen)

    @property
    def compiled(self) -> Compiled:
        return compiled_of(self.name)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(value for _, value in self.chosen)])


@cache
def edition_of(name: str) -> Edition:
    return Edition(pangea.game(name))


@cache
def compiled_of(name: str) -> Compiled:
    return compiled_for(edition_of(name))


@cache
def fast_edition_of(name: str) -> Edition:
    return compiled_of(name).fast_edition


def every_table() -> list[Table]:
    tables = []
    for game in pangea.every_game():
        choices = [[(option.name, value) for value in option.values] for option in game.options]
        for players, chosen in itertools.product(game.players, itertools.product(*choices)):
            tables.append(Table(game.name, players, tuple(chosen)))
    return tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", every_table(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", pangea.every_game(), ids=lambda game: game.name)
