"""Decisions measure skill: whoever plays at random reads worse than whoever thinks, in every game."""

from __future__ import annotations

from collections import Counter

import pytest

from pangea.analysis import Analysis, Depth, analyse
from pangea.analysis.foresight import Outlook
from pangea.analysis.report import Judgement, accuracy_of
from pangea.bots import bot
from pangea.core.catalogue import every_game
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.match import Match

GAMES = [game.name for game in every_game()]
each_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, levels: tuple[str, ...], seed: int, longest: int = 1000) -> Match:
    edition = compiled_for(Edition(next(one for one in every_game() if one.name == game))).fast_edition
    match = Match(edition, len(levels), seed=seed)
    match.let_nature_move()
    players = [bot(level, seed=seed + seat) for seat, level in enumerate(levels)]
    while not match.is_over and len(match.moves) < longest:
        view = match.view(match.turn)
        match.play(players[match.turn].choose(view, view.legal()))
    return match


@each_game
def test_in_every_game_the_parts_add_up(game: str) -> None:
    analysis = analyse(played(game, ("random", "random"), seed=5, longest=90), Depth(iterations=12))
    for account in analysis.accounts:
        assert account.others is not None
        parts = account.start + account.luck + account.own + account.others + account.rest
        assert parts == pytest.approx(account.end, abs=1e-9)
        assert account.end == analysis.curve[-1].odds_of(account.seat)


def rated(game: str, seed: int) -> Analysis:
    """Seat `seed % 2` moves at random, the other one thinks."""
    levels = ("random", "hunter") if seed % 2 == 0 else ("hunter", "random")
    return analyse(played(game, levels, seed), Depth(iterations=200))


@pytest.mark.parametrize("game", ["genesis", "planet"])
def test_a_random_player_reads_clearly_worse_than_one_that_thinks(game: str) -> None:
    """In each of a few games, by accuracy and by what the decisions brought."""
    for seed in range(3):
        accounts = rated(game, seed).accounts
        random, thinker = accounts[seed % 2], accounts[1 - seed % 2]
        assert random.accuracy is not None
        assert thinker.accuracy is not None
        assert random.accuracy < thinker.accuracy - 10
        assert random.own < thinker.own - 0.25


def outlook(*odds: float) -> Outlook:
    return Outlook(odds, tuple(0.0 for _ in odds))


def judged(best: float, loss: float, usual: float, choices: int = 5) -> Judgement:
    kept = best - loss
    return Judgement(
        1, 0, "a", "b", loss, outlook(best, 1 - best), outlook(kept, 1 - kept), (usual, 1 - usual), choices
    )


def test_good_decisions_are_above_zero_and_bad_ones_below() -> None:
    assert judged(0.6, 0.0, usual=0.5).gain == pytest.approx(0.1)
    assert judged(0.6, 0.3, usual=0.5).gain == pytest.approx(-0.2)
    assert judged(0.6, 0.3, usual=0.5).brings(1) == pytest.approx(0.2)
    assert Counter(judged(0.6, loss, 0.45).verdict.sign for loss in (0.0, 0.01, 0.05, 0.1, 0.2)) == Counter(
        ["!", "", "?!", "?", "??"]
    )


def test_accuracy_is_the_share_of_the_chance_that_was_kept() -> None:
    assert accuracy_of([judged(0.5, 0.0, 0.4)]) == 100
    assert accuracy_of([judged(0.5, 0.05, 0.4)]) == pytest.approx(65.61)
    assert accuracy_of([judged(0.5, 0.5, 0.4)]) == 0
    assert accuracy_of([judged(0.5, 0.0, 0.4), judged(0.25, 0.25, 0.2)]) == pytest.approx(200 / 3)


def test_what_could_not_be_lost_says_nothing_about_accuracy() -> None:
    """A player who was lost from the start is no more accurate for it."""
    bad = judged(0.5, 0.5, 0.4)
    assert accuracy_of([bad, *[judged(0.0, 0.0, 0.0)] * 20]) == 0
    assert accuracy_of([bad, *[judged(0.5, 0.0, 0.5, choices=1)] * 20]) == 0
    assert accuracy_of([judged(0.0, 0.0, 0.0)]) is None
    assert accuracy_of([]) is None
