"""Analyses and thoughts in words and pictures, in every language."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import pytest

import pangea
from pangea.analysis import Analysis, Depth, analyse, explained
from pangea.analysis.drawing import sparkline, svg
from pangea.analysis.figures import change, decimal, percent
from pangea.analysis.telling import accounted, justified, move_told, reasons_told
from pangea.bots.search import Player, SearchSettings, Thought
from pangea.core.match import Match
from pangea.core.words import Phrase, languages, say

from .test_judging import LAST_VILLAGE, match_at

SVG = "{http://www.w3.org/2000/svg}"
each_language = pytest.mark.parametrize("lang", languages())


@cache
def blunder() -> tuple[Match, Analysis]:
    match = match_at(LAST_VILLAGE, "move 50>51")
    return match, analyse(match, Depth(iterations=40))


@each_language
def test_a_bot_explains_its_move(lang: str) -> None:
    view = pangea.start("clans", players=3, seed=2).view(0)
    player = Player(1, SearchSettings(iterations=6000, seconds=None))
    player.choose(view, view.legal())
    told = [say(phrase, lang) for phrase in explained(player.thoughts, view)]
    assert str(len(player.thoughts)) in told[0]
    assert [line[:2] for line in told[1:4]] == ["1.", "2.", "3."]
    for seat in range(3):
        assert all(say(Phrase("core-seat", {"number": seat}), lang) in line for line in told[1:4])
    assert len(told) == 4 + 1 + len(player.thoughts[0].line[1:])


def test_a_line_is_told_in_words_as_far_as_it_can_go() -> None:
    match = match_at(LAST_VILLAGE.replace("villages 11", "villages 9"))
    line = ("move 0>1", "move 50>51", "move 3>4")
    thought = Thought("move 0>1", 10, 1.0, (0.75, 0.25), (20.04, -3.0), line)
    told = [say(phrase) for phrase in explained([thought], match.view(0))]
    expected = "Win odds: Seat 0 75% and Seat 1 25%. Points: Seat 0 20.0 and Seat 1 −3.0."
    assert told == [
        "One move considered, in 10 playouts.",
        f"1. Seat 0 moves 2 huts from territory 0 to 1. Playouts: 10 (100%). {expected}",
        "What it expects next:",
        "Seat 1 moves 5 huts from territory 50 to 51.",
        "“move 3>4”",
    ]
    assert explained([], match.view(0)) == []


def test_figures_are_written_as_the_language_does() -> None:
    assert [say(percent(0.125), lang) for lang in ("en", "it", "fr", "de")] == [
        "12%",
        "12%",
        "12\N{NO-BREAK SPACE}%",
        "12\N{NO-BREAK SPACE}%",
    ]
    assert [say(change(share)) for share in (0.25, -0.25, 0.001)] == ["+25%", "−25%", "0%"]
    assert [say(decimal(number), "it") for number in (2.34, -0.96, -0.01)] == ["2,3", "−1,0", "0,0"]


def test_a_move_that_was_not_made_can_be_told() -> None:
    match, analysis = blunder()
    told = say(move_told(match, 0, analysis.judgements[0].best))
    assert told.startswith("Seat 0 moves")


def test_a_blunder_is_told_with_what_would_have_come_of_the_better_move() -> None:
    _, analysis = blunder()
    told = [say(phrase) for phrase in reasons_told(analysis.judgements[0])]
    assert told[0].startswith("Seat 0 moves 2 huts from territory")
    assert any("points for each clan there" in sentence for sentence in told)
    assert "Chance of winning: 100% instead of 0%." in told
    assert any(sentence.startswith("About") and "more for Seat 0" in sentence for sentence in told)


def test_what_a_move_lets_the_next_player_do_is_told() -> None:
    """Two villages left: founding the red one now lets the other found the last."""
    match = match_at(LAST_VILLAGE.replace("villages 11", "villages 10"), "move 0>1")
    (judgement,) = analyse(match, Depth(iterations=40)).judgements
    told = [say(phrase) for phrase in reasons_told(judgement)]
    place = next(place for place, one in enumerate(told) if one.startswith("What comes of the move played"))
    assert any("Seat 1 moves" in sentence for sentence in told[place:])
    assert not any("Seat 1 moves" in sentence for sentence in told[:place])


@each_language
def test_an_account_adds_up_as_it_is_shown(lang: str) -> None:
    _, analysis = blunder()
    for account in analysis.accounts:
        told = [say(figure, lang) for figure in accounted(account).values()]
        *parts, end = (hundredths(figure) for figure in told[:-1])
        assert sum(parts) == end
        assert len(parts) == 5
        assert told[-1] == ("–" if account.decisions == 0 else "0")


def hundredths(figure: str) -> int:
    return int("".join(sign for sign in figure.replace("−", "-") if sign in "-0123456789"))


@each_language
def test_a_hint_says_why(lang: str) -> None:
    view = match_at(LAST_VILLAGE).view(0)
    best = Thought("move 0>1", 90, 0.9, (0.75, 0.25), (20.0, 13.0))
    worse = Thought("move 50>51", 10, 0.1, (0.25, 0.75), (12.0, 15.0))
    told = justified([best, worse], view)
    messages = [phrase.message for phrase in told]
    assert messages[-2:] == ["analysis-hint-odds", "analysis-hint-points"]
    assert any(message.startswith("clans-") for message in messages), "a village is founded at once"
    assert all(say(phrase, lang) for phrase in told)
    assert justified([best, best], view)[-2].message == "analysis-hint-as-good"
    assert justified([best], view)[-2].message == "analysis-hint-only"
    assert justified([], view) == []


def test_a_hint_is_compared_with_the_best_of_the_moves_beside_it_as_they_are_read() -> None:
    view = match_at(LAST_VILLAGE).view(0)

    def worth(*odds: float) -> str:
        thoughts = [Thought("move 0>1", 10, 0.2, (share, 1 - share), (20.0, 13.0)) for share in odds]
        return say(justified(thoughts, view)[-2])

    assert worth(0.6, 0.4, 0.5) == "Chance of winning: 60%, 10% more than with the next best move."
    assert worth(0.47, 0.4, 0.48).endswith("the next best move is about as good.")
    assert worth(0.494, 0.486).endswith("the next best move is about as good."), "both read as 49%"
    assert worth(0.6, 0.5, 0.5, 0.5, 0.9).startswith("Chance of winning: 60%, 10% more"), "seldom tried"


@each_language
def test_the_plot_is_a_page_with_a_line_for_each_seat(lang: str) -> None:
    match, analysis = blunder()
    page = ET.fromstring(svg(analysis, match, lang))
    lines = [path for path in page.iter(f"{SVG}path") if "data-seat" in path.attrib]
    assert [line.attrib["data-seat"] for line in lines] == ["0", "1"]
    assert page.attrib["lang"] == lang
    texts = [text.text or "" for text in page.iter(f"{SVG}text")]
    assert "??" in texts
    assert sum(text.startswith("I · ") for text in texts) == 1
    title = page.find(f"{SVG}title")
    assert title is not None
    assert title.text in texts


def test_the_plot_of_one_position() -> None:
    match = Match(match_at(LAST_VILLAGE).edition, 2, seed=1)
    page = ET.fromstring(svg(analyse(match, Depth(iterations=10), seats=[1]), match, "en"))
    assert [path.attrib["data-seat"] for path in page.iter(f"{SVG}path") if "data-seat" in path.attrib] == [
        "1"
    ]


def test_names_are_kept_from_breaking_the_page() -> None:
    match, analysis = blunder()
    named = match_at(LAST_VILLAGE, "move 50>51")
    named.names = ("<Ann & Co>", "Bob")
    assert "&lt;Ann &amp; Co&gt;" in svg(analysis, named, "en")
    assert match.names == ()


@pytest.mark.parametrize(
    ("odds", "width", "bars"),
    [([0.0, 1.0], 10, "▁█"), ([0.5], 10, "▅"), ([0.0, 0.0, 1.0, 1.0], 2, "▁█"), ([0.1] * 100, 7, "▁" * 7)],
)
def test_the_curve_as_bars(odds: list[float], width: int, bars: str) -> None:
    assert sparkline(odds, width) == bars
