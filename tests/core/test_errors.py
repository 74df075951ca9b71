"""Errors that a Python program can catch by Python's own kinds, and refusals that are whole sentences."""

from __future__ import annotations

import inspect
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.core import errors
from pangea.core.match import Match
from pangea.core.places import HOME
from pangea.core.words import languages
from tests.processes import run_process

GAMES = [game.name for game in pangea.every_game()]
each_game = pytest.mark.parametrize("name", GAMES)
ERRORS = [one for one in vars(errors).values() if inspect.isclass(one) and issubclass(one, Exception)]


def ended(name: str) -> Match:
    match, luck = pangea.start(name, 3, 5, fast=True), random.Random(5)
    while not match.is_over:
        match.play(luck.choice(match.legal()))
    return match


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_is_public_and_says_what_it_is(error: type[Exception]) -> None:
    assert vars(error).get("__doc__")
    assert getattr(pangea, error.__name__) is error


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (errors.UnknownGame, LookupError),
        (errors.BadTable, ValueError),
        (errors.BadContent, ValueError),
        (errors.IllegalMove, ValueError),
        (errors.UnreadableMove, ValueError),
        (errors.UnreadablePosition, ValueError),
        (errors.NothingToUndo, LookupError),
        (errors.BadRule, TypeError),
        (errors.BadBatch, ValueError),
        (errors.BadRecord, ValueError),
        (errors.UnreadableFile, OSError),
        (errors.MissingFile, FileNotFoundError),
    ],
)
def test_errors_are_of_pythons_kinds_too(error: type[Exception], kind: type[Exception]) -> None:
    assert issubclass(error, kind)
    assert issubclass(error, pangea.PangeaError)


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    with pytest.raises(FileNotFoundError, match=r"missing\.json") as caught:
        pangea.load(missing)
    assert caught.value.filename == str(missing)
    assert isinstance(caught.value, pangea.BadRecord)
    with pytest.raises(OSError, match="can’t be read"):
        pangea.load(tmp_path)


def test_the_repr_of_an_error_has_its_message() -> None:
    with pytest.raises(ValueError, match="is not a move") as caught:
        pangea.start("clans", 3, 1).play("nonsense")
    assert repr(caught.value).startswith("UnreadableMove(")
    assert str(caught.value) in repr(caught.value)


@each_game
def test_every_refusal_is_formatted(name: str) -> None:
    """At the beginning, in the middle and after the end: no template, and no message without its words."""
    first, last = pangea.start(name, 3, 5, fast=True), ended(name)
    middle = pangea.start(name, 3, 5, fast=True)
    for text in last.moves[len(middle.played) : len(last.moves) // 2]:
        middle.follow(text)
    codes = first.edition.sizes.codes
    said = 0
    for match in (first, middle, last):
        odds = match.edition.odds(match.state) if match.turn == pangea.NATURE else {}
        possible = {*match.codes(), *match.legal(), *odds, *match.edition.written(match.state, [*odds])}
        offered: list[Any] = [*range(0, codes, max(1, codes // 150)), codes, -1, None, 1.5, "x", "x y z", ""]
        offered += [*last.moves[:: max(1, len(last.moves) // 20)]]
        for move in offered:
            if move in possible:
                continue
            with pytest.raises(pangea.BadMove) as caught:
                match.play(move)
            for lang in languages():
                text = caught.value.told(lang)
                assert not set("{}$") & set(text), text
                assert f"{name}-" not in text.lower().replace(f"{name}-spie", ""), text
                assert "core-" not in text, text
            said += 1
    assert said > 100


@each_game
def test_what_is_played_after_the_end_is_refused_by_the_end(name: str) -> None:
    match = ended(name)
    for move in (0, 10**9, -1, None):
        with pytest.raises(pangea.BadMove, match="game is over"):
            match.play(move)  # type: ignore[arg-type]


def test_a_game_for_several_numbers_says_how_many_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(pangea.BadTable, match="2 to 4 players"):
        pangea.start("clans")
    game = pangea.game("clans")
    original = game.players
    object.__setattr__(game, "players", range(3, 4))
    try:
        assert pangea.start("clans", seed=1).players == 3
    finally:
        object.__setattr__(game, "players", original)


def test_completion_finds_exactly_the_public_names() -> None:
    assert dir(pangea) == sorted(pangea.__all__)
    assert "GuidedPlayer" in dir(pangea)
    assert "importlib" not in dir(pangea)
    assert all(hasattr(pangea, name) for name in dir(pangea))


def test_batch_names_the_parameters_of_a_game_batch() -> None:
    from pangea.simulate.batch import GameBatch

    def parameters(function: Any) -> list[tuple[str, Any, Any]]:
        found = list(inspect.signature(function).parameters.values())
        return [(one.name, one.kind, one.default) for one in found if one.name != "self"]

    assert [about[1:] for about in parameters(pangea.batch)] == [about[1:] for about in parameters(GameBatch)]
    assert parameters(pangea.batch)[1:] == parameters(GameBatch)[1:]
    with pytest.raises(TypeError, match="seeed"):
        pangea.batch("clans", 10, 3, seeed=4)  # type: ignore[call-arg]


def test_no_public_function_accepts_any_keyword() -> None:
    functions = [getattr(pangea, name) for name in pangea.__all__]
    for function in functions:
        is_data = inspect.isclass(function) and issubclass(function, Exception | dict)
        if callable(function) and not is_data and not getattr(function, "_is_protocol", False):
            kinds = {one.kind for one in inspect.signature(function).parameters.values()}
            assert inspect.Parameter.VAR_KEYWORD not in kinds, function


@each_game
def test_a_score_prints_as_a_table(name: str) -> None:
    match = ended(name)
    score = match.score()
    head, *rows, sums = str(score).splitlines()
    assert head.split() == ["Seat", "0", "Seat", "1", "Seat", "2"]
    assert sums.split()[:3] == [*map(str, score.points)]
    assert len(rows) == len(score.lines)
    assert score.table("de", ["Ada", "Bo", "Cy"]).split()[:3] == ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("file", sorted(HOME.glob("games/*/boards/*.json")), ids=lambda file: file.stem)
def test_our_own_boards_pass_the_check_for_custom_ones(file: Path) -> None:
    """Importing a game doesn't check what is shipped: this does, drawings included."""
    game = pangea.game(file.parents[1].name)
    checked = game.board(json.loads(file.read_text(encoding="utf-8")))
    assert game.board(checked.content).content == checked.content


def test_importing_clans_checks_no_drawing() -> None:
    watch = (
        "import sys, pangea\n"
        "called = []\n"
        "def watch(frame, event, _):\n"
        "    if event == 'call' and frame.f_code.co_filename.endswith('board.py'):\n"
        "        called.append(frame.f_code.co_name)\n"
        "sys.setprofile(watch)\n"
        "import pangea.games.clans.board\n"
        "sys.setprofile(None)\n"
        "print('_unchecked' in called, any(name.startswith('_check') for name in called))\n"
    )
    out = run_process([sys.executable, "-c", watch], check=True).stdout
    assert out.split() == ["True", "False"]
