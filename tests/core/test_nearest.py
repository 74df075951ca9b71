"""Who mistypes a name is told the one that was meant; who asks for something else is not."""

from __future__ import annotations

import pytest

from pangea import game
from pangea.core.errors import UnknownGame
from pangea.core.nearest import nearest

GAMES = ["clans", "genesis", "planet", "trias"]
BOTS = [
    "hatchling",
    "gatherer",
    "hunter",
    "elder",
    "oracle",
    "greedy",
    "novice",
    "program",
    "random",
    "search",
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("clns", "clans"),
        ("klans", "clans"),
        ("CLAN", "clans"),
        ("calns", "clans"),
        ("gensis", "genesis"),
        ("genisys", "genesis"),
        ("gen", "genesis"),
        ("plannet", "planet"),
        ("plante", "planet"),
        ("trais", "trias"),
        ("triass", "trias"),
        ("hunt", "hunter"),
        ("serach", "search"),
        ("ramdon", "random"),
        ("hatch", "hatchling"),
    ],
)
def test_a_slip_or_a_beginning_is_understood(typed: str, meant: str) -> None:
    assert nearest(typed, GAMES + BOTS) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "chess",
        "go",
        "catan",
        "risk",
        "checkers",
        "mancala",
        "hex",
        "backgammon",
        "p",
        "",
        "wizard",
        "minimax",
        "genius",
    ],
)
def test_another_word_is_no_slip(typed: str) -> None:
    assert nearest(typed, GAMES + BOTS) is None


def test_of_two_the_nearer_one_is_meant() -> None:
    assert nearest("planes", ["planets", "plans", "plane"]) in ("planets", "plane")
    assert nearest("plan", ["planet", "plans"]) == "plans"


def test_chess_is_not_close_to_genesis() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game called “chess”\. The games are: clans, "):
        game("chess")


@pytest.mark.parametrize("odd", [None, 3, ["clans"], {}])
def test_what_is_no_name_is_refused_as_one(odd: object) -> None:
    with pytest.raises(UnknownGame, match="A game is called by its name"):
        game(odd)  # type: ignore[arg-type]
