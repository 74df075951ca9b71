"""`pangea rules` on the screen."""

from __future__ import annotations

import pytest

import pangea
from pangea.cli.rules import explained, show

GAMES = [game.name for game in pangea.every_game()]
NOT_AT_THE_BEGINNING = (":", ";", "!", "?", "»")


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_french_rules_begins_with_a_colon(
    game: str, width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    show(explained(game, "fr"))
    shown = capsys.readouterr().out
    assert "\N{NO-BREAK SPACE}:" in shown
    lines = [line.lstrip(" ▌•") for line in shown.splitlines()]
    assert [line for line in lines if line.startswith(NOT_AT_THE_BEGINNING)] == []
    assert max(map(len, shown.splitlines())) <= width
