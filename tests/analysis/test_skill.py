"""Decisions measure skill: whoever plays at random reads worse than whoever thinks, in every game."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext

import pytest

from pangea.analysis import Analysis, Depth, analyse
from pangea.analysis.foresight import FIRST_LOOK, Foresight, Outlook
from pangea.analysis.knowledge import WORLDS, imagined
from pangea.analysis.report import Judgement, accuracy_of, mean_accuracy, standing
from pangea.bots import bot
from pangea.core.catalogue import every_game
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.record import Record, copied, fingerprint
from pangea.core.words import Phrase

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
    """By accuracy in each of a few games, and by what the decisions brought in all of them together."""
    ahead = 0.0
    for seed in range(3):
        accounts = rated(game, seed).accounts
        random, thinker = accounts[seed % 2], accounts[1 - seed % 2]
        assert random.accuracy is not None
        assert thinker.accuracy is not None
        assert random.accuracy < thinker.accuracy - 10
        ahead += thinker.own - random.own
    assert ahead > 0.75


def of_the_yardstick(game: str, longest: int) -> Match:
    """All seats play what comes to mind first."""
    compiled = compiled_for(Edition(next(one for one in every_game() if one.name == game)))
    foresight = Foresight(compiled, Depth(iterations=FIRST_LOOK), seconds=None, threads=1)
    match = Match(compiled.fast_edition, 2, seed=5)
    match.let_nature_move()
    while not match.is_over and len(match.moves) < longest:
        view = match.view(match.turn)
        foresight.search([view], Phrase("analysis-looking"), lambda *_: nullcontext(lambda _: None))
        usual = foresight[view].usual
        assert usual is not None
        match.play(match.edition.write(view.state, usual))
    return match


@each_game
def test_whoever_plays_as_the_yardstick_gains_and_loses_nothing(game: str) -> None:
    """However deep the analysis looks: both moves are searched alike, so no error of a search is left."""
    match = of_the_yardstick(game, longest=75)
    for account in analyse(match, Depth(iterations=20)).accounts:
        assert account.decisions > 1
        assert (account.own, account.others) == (0, 0)


def test_what_comes_to_mind_first_is_what_gains_most_at_once() -> None:
    match = of_the_yardstick("genesis", longest=60)
    edition, decisions = match.edition, 0
    for position, played in enumerate(match.played):
        before = match.position(position)
        seat = edition.rules.to_move(before)
        if seat >= 0:
            leads = {move: lead_after(edition, before, move, seat) for move in edition.legal(before)}
            assert leads[played] == max(leads.values())
            decisions += len(set(leads.values())) > 1
    assert decisions > 5, "in most positions it matters"


def lead_after(edition: Edition, before: Record, move: int, seat: int) -> int:
    after = copied(before)
    edition.rules.apply(after, move)
    points = edition.points(after)
    return int(points[seat]) - int(points[1 - seat])


def test_worlds_that_are_the_same_are_one() -> None:
    """Where nothing is hidden there is one, as heavy as all that were imagined."""
    nothing_hidden, hidden = (
        imagined(played(game, ("random", "random"), seed=5, longest=70).view(0), seed=1)
        for game in ("genesis", "clans")
    )
    assert [weight for _, weight in nothing_hidden] == [WORLDS]
    assert 1 < len(hidden) < WORLDS
    assert len({fingerprint(world) for world, _ in hidden}) == len(hidden)


def outlook(*odds: float, points: tuple[float, ...] = (0.0, 0.0)) -> Outlook:
    return Outlook(odds, points)


def judged(best: float, loss: float, usual: float, choices: int = 5, accuracy: float = 100.0) -> Judgement:
    kept = best - loss
    odds = outlook(best, 1 - best), outlook(kept, 1 - kept)
    return Judgement(1, 0, "a", "b", loss, *odds, (usual, 1 - usual), choices, accuracy)


def test_good_decisions_are_above_zero_and_bad_ones_below() -> None:
    assert judged(0.6, 0.0, usual=0.5).gain == pytest.approx(0.1)
    assert judged(0.6, 0.3, usual=0.5).gain == pytest.approx(-0.2)
    assert judged(0.6, 0.3, usual=0.5).brings(1) == pytest.approx(0.2)
    assert Counter(judged(0.6, loss, 0.45).verdict.sign for loss in (0.0, 0.01, 0.05, 0.1, 0.2)) == Counter(
        ["!", "", "?!", "?", "??"]
    )


def test_standing_is_half_the_chance_to_win_and_half_the_lead() -> None:
    assert standing(0, outlook(0.5, 0.5)) == 0.5
    assert standing(0, outlook(1.0, 0.0, points=(20, 10))) == 0.875
    assert standing(1, outlook(1.0, 0.0, points=(20, 10))) == 0.125
    assert standing(1, outlook(0.2, 0.2, 0.6, points=(30, 20, 10))) == 0.225


def test_accuracy_is_the_share_of_the_standing_that_was_kept() -> None:
    level = outlook(0.5, 0.5)
    assert accuracy_of(0, level, level) == 100
    assert accuracy_of(0, level, outlook(0.4, 0.6)) == pytest.approx(65.61)
    assert accuracy_of(0, level, outlook(0.0, 1.0)) == pytest.approx(6.25)
    assert accuracy_of(0, level, outlook(0.6, 0.4)) == 100, "the search had not found that one"


def test_points_count_where_the_winner_is_certain() -> None:
    """A player who was lost from the start is not accurate merely because no chance was left to lose."""
    beaten, routed = (outlook(0.0, 1.0, points=(10, other)) for other in (20, 40))
    assert accuracy_of(0, beaten, routed) == pytest.approx(6.25)


def test_accuracy_is_the_mean_of_all_decisions_with_a_choice() -> None:
    good, bad = judged(0.5, 0.0, 0.5), judged(0.5, 0.25, 0.5, accuracy=6.25)
    forced = judged(0.5, 0.0, 0.5, choices=1)
    assert mean_accuracy([good, bad]) == 53.125
    assert mean_accuracy([bad, *[forced] * 20]) == 6.25
    assert mean_accuracy([forced]) is None
