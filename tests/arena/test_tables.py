"""Results as tables, as JSON and as a picture, in every language."""

from __future__ import annotations

import json
import sys
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from pangea import arena
from pangea.arena import Result, Tournament, plots, tables
from pangea.arena.ratings import standings
from pangea.arena.tables import percent
from pangea.cli.screen import fitting
from pangea.core.extras import Missing
from pangea.core.words import languages

from . import strange_bots

each_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(scope="module")
def tournament() -> Tournament:
    return Tournament("clans", ["babbling", "random"], players=3, games=12, make=strange_bots.make)


@pytest.fixture(scope="module")
def results(tournament: Tournament) -> list[Result]:
    return list(arena.play(tournament))


def printed(tournament: Tournament, results: list[Result], lang: str) -> str:
    console = Console(width=160)
    with console.capture() as capture:
        for fullest, *_ in tables.tables(tournament, results, lang):
            console.print(fullest)
    return capture.get()


def test_the_tables_name_bots_line_ups_and_intervals(tournament: Tournament, results: list[Result]) -> None:
    text = printed(tournament, results, "en")
    assert "clans, 3 players, games: 12 (seed 1)" in text
    assert "babbling and 2 × random" in text
    assert "random and 2 × babbling" in text
    assert "Rating" in text
    assert " ± " in text


def test_two_at_one_table_need_no_tables_of_pairs_or_line_ups() -> None:
    tournament = Tournament("clans", ["greedy", "random"], games=2)
    titles = [forms[0].title for forms in tables.tables(tournament, list(arena.play(tournament)), "en")]
    assert titles == ["clans, 2 players, games: 2 (seed 1)", "Win rates by seat"]


@each_language
def test_several_have_a_table_of_who_was_ahead_of_whom(lang: str) -> None:
    tournament = Tournament("clans", ["greedy", "random", "babbling"], games=3, make=strange_bots.make)
    results = list(arena.play(tournament))
    fullest, *_, narrowest = tables.tables(tournament, results, lang)[2]
    assert [column.header for column in fullest.columns][1:] == [found.bot for found in standings(results)]
    cells = [cell for column in fullest.columns for cell in column.cells]
    assert "100.0% (3 : 0 : 0)" in cells
    assert cells.count("–") == 3
    assert "100%" in [cell for column in narrowest.columns for cell in column.cells]


@each_language
@pytest.mark.parametrize("width", [40, 60, 80, 100])
def test_on_a_narrow_screen_figures_are_whole(
    tournament: Tournament, results: list[Result], width: int, lang: str
) -> None:
    console = Console(width=width)
    rates = {percent(standing.rate) for standing in standings(results)}
    for number, forms in enumerate(tables.tables(tournament, results, lang)):
        table = fitting(forms, width)
        with console.capture() as capture:
            console.print(table)
        text = capture.get()
        assert text.count("…") == text.count(" … "), (
            "an ellipsis stands between two figures, and nowhere else"
        )
        assert all(len(line) <= width for line in text.splitlines())
        if number == 0:
            assert all(rate in text for rate in rates)


def test_where_there_is_room_nothing_is_left_out(tournament: Tournament, results: list[Result]) -> None:
    for forms in tables.tables(tournament, results, "en"):
        assert fitting(forms, 160) is forms[0]
        assert fitting(forms, 20) is forms[-1]


def test_every_language_has_tables_of_its_own(tournament: Tournament, results: list[Result]) -> None:
    assert len({printed(tournament, results, lang) for lang in languages()}) == len(languages())


@each_language
def test_lapses_are_told(results: list[Result], lang: str) -> None:
    (told,) = tables.lapses_told(results, lang)
    assert "babbling" in told
    assert "castle [bold]kingside" in told


def test_json_says_what_the_tables_say(tournament: Tournament, results: list[Result]) -> None:
    told = json.loads(json.dumps(tables.as_json(tournament, results)))
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("clans", 3, 12, 1)
    assert {standing["bot"] for standing in told["standings"]} == {"babbling", "random"}
    assert sum(standing["games"] for standing in told["standings"]) == 36
    assert [line_up["bots"] for line_up in told["line_ups"]] == [
        ["babbling", "random", "random"],
        ["random", "babbling", "babbling"],
    ]
    assert {(seat["bot"], seat["seat"]) for seat in told["seats"]} >= {(None, 0), ("random", 2)}
    assert {(met["bot"], met["against"]) for met in told["head_to_head"]} == {
        ("babbling", "random"),
        ("random", "babbling"),
    }
    assert "test" not in told
    assert told["lapses"][0]["bot"] == "babbling"
    assert sum(lapse["turns"] for lapse in told["lapses"]) == sum(
        standing["lost_turns"] for standing in told["standings"]
    )


@each_language
def test_the_picture_is_svg_with_the_bots_names(
    tournament: Tournament, results: list[Result], lang: str
) -> None:
    picture = plots.picture(tournament, results, lang).decode()
    assert ET.fromstring(picture).tag.endswith("svg")
    assert ">babbling<" in picture
    assert picture == plots.picture(tournament, results, lang).decode(), (
        "the same results give the same bytes"
    )


def test_a_library_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    with pytest.raises(Missing, match=r'matplotlib is not installed: pip install "pangea-games\[plots\]"'):
        plots.check()
