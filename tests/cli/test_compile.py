"""`pangea compile` makes ready exactly what is asked for later, once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

import pangea
from pangea.bots.search.searcher import Searcher
from pangea.bots.search.settings import settings_from
from pangea.cli import compile as compiling
from pangea.cli.app import app
from pangea.core import compiled as compiled_module
from pangea.core.checking import Checker
from pangea.core.compiled import Compiled, compiled_for, speaker_for
from pangea.core.contract import Game, legal
from pangea.core.edition import Edition
from pangea.core.signatures import Entry
from pangea.simulate.cpu import Simulation


class Asked(Exception):
    """Something is to be compiled: that is all a test wants to know."""


@pytest.fixture
def asked_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[Callable[[], object]]], set[object]]:
    """What is to be compiled for each of these to work, if nothing were; nothing is."""
    asked: set[object] = set()

    def note(compiled: Compiled, entries: Sequence[Entry]) -> None:
        asked.add((compiled.inlined, tuple(entry.function for entry in entries)))
        raise Asked

    def asked_by(uses: Iterable[Callable[[], object]]) -> set[object]:
        asked.clear()
        for use in uses:
            with suppress(Asked):
                use()
        return set(asked)

    monkeypatch.setattr(Compiled, "elsewhere", note)
    monkeypatch.setattr(Compiled, "keeps", lambda *_: False)
    monkeypatch.setattr(compiled_module, "_kept_loaded", lambda game, _, inlined: afresh(game, inlined))
    return asked_by


def afresh(game: Game, inlined: bool) -> Compiled:
    return Compiled(Edition(game), inlined=inlined)


@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: game.name)
def test_the_parts_are_what_is_asked_for(
    game: Game, asked_by: Callable[[Iterable[Callable[[], object]]], set[object]]
) -> None:
    edition = Edition(game)
    simulation = Simulation(Compiled(edition), game.players[0], {}, 1)
    uses: list[Callable[[], object]] = [
        lambda: compiled_for(edition).rules,
        lambda: compiled_for(edition).fast_edition,
        lambda: Searcher(compiled_for(edition), settings_from("10")),
        lambda: game.guessing and edition.guessing_rules,
        lambda: speaker_for(edition),
        lambda: simulation.play(1),
        lambda: next(simulation.logs(1)),
        lambda: Checker(edition),
    ]
    parts = [partial(_make, part) for part in compiling.parts_of(edition)]
    assert asked_by(uses) == asked_by(parts)
    assert len(asked_by(parts)) == len(parts)


def _make(part: compiling.CompiledPart) -> object:
    return part.make(None).entries(*part.entries)


@pytest.fixture
def one_small_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache of its own, and one function that is compiled within a moment."""

    def parts(edition: Edition) -> Iterator[compiling.CompiledPart]:
        make = partial(compiling._compiled, Compiled, edition, True)
        yield compiling.CompiledPart(edition.game.name, "rules", make, [Entry(legal)])

    monkeypatch.setattr(compiling, "parts_of", parts)
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_what_was_compiled_once_is_not_compiled_again(one_small_part: Path) -> None:
    first = CliRunner().invoke(app, ["compile", "clans", "--lang", "en"])
    assert first.exit_code == 0
    assert "clans: rules" in first.stderr
    assert "Everything is ready. Functions compiled: 1, in " in first.stdout
    assert str(one_small_part) in first.stdout
    again = CliRunner().invoke(app, ["compile", "clans", "--lang", "en"])
    assert again.stderr == ""
    assert again.stdout.startswith("Everything was ready before. ")
    told = json.loads(CliRunner().invoke(app, ["compile", "clans", "clans", "--json"]).stdout)
    assert told["functions"] == 0
    assert told["bytes"] == sum(file.stat().st_size for file in one_small_part.rglob("*") if file.is_file())


@pytest.mark.usefixtures("one_small_part")
def test_other_boards_have_code_of_their_own() -> None:
    CliRunner().invoke(app, ["compile", "clans"])
    told = CliRunner().invoke(app, ["compile", "clans", "--boards", "--json"])
    assert json.loads(told.stdout)["functions"] == 1


@pytest.mark.usefixtures("one_small_part")
def test_where_nothing_can_be_kept_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANGEA_CACHE", "/dev/null/cache")
    with pytest.raises(pangea.PangeaError, match="/dev/null/cache can’t be written: Not a directory"):
        CliRunner().invoke(app, ["compile", "clans"], catch_exceptions=False)
