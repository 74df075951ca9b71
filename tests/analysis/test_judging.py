"""Moves judged: the best is found, blunders are seen, what is hidden changes nothing, and sums add up."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.analysis import Account, Analysis, Depth, Verdict, analyse
from pangea.core import records
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.record import overwrite
from pangea.games.clans.board import CLAN_NAMES
from pangea.games.clans.notation import read_position

PLAYED = Path(__file__).parents[1] / "games" / "clans" / "played" / "twelfth_village.json"
EDITION = Edition(pangea.game("clans"))
SHALLOW = Depth(iterations=40)

LAST_VILLAGE = (
    "players 2; turn 0; villages 11; clans red blue; tokens 5 6; points 10 10 10 10 10;"
    "huts 0:RR 1:R 50:BBGYK 51:B"
)
"""Whoever moves founds the last village: a red one wins the game for red, the other for anybody else."""


def match_at(position: str, *moves: str) -> Match:
    """A match that begins in the middle, and these moves in it."""
    state = read_position(EDITION.board, position)
    match = Match(EDITION, int(state.players), seed=1)
    overwrite(match.state, state)
    for move in moves:
        match.follow(move)
    return match


@cache
def recorded() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(PLAYED.read_text())
    return record


@cache
def analysed() -> Analysis:
    return analyse(records.replayed(recorded()), SHALLOW)


def test_the_winning_move_is_the_best_one() -> None:
    (judgement,) = analyse(match_at(LAST_VILLAGE, "move 0>1"), SHALLOW).judgements
    assert judgement.verdict is Verdict.FINE
    assert judgement.best == judgement.move == "move 0>1"
    assert judgement.loss == 0
    assert judgement.with_move.win_odds == (1.0, 0.0)
    assert judgement.with_move.points == (24.0, 16.0)


def test_a_blunder_is_seen_with_what_would_have_won() -> None:
    analysis = analyse(match_at(LAST_VILLAGE, "move 50>51"), SHALLOW)
    (judgement,) = analysis.judgements
    assert judgement.verdict is Verdict.BLUNDER
    assert judgement.best in ("move 0>1", "move 1>0")
    assert judgement.loss == 1.0
    assert judgement.with_best.win_odds[0] == 1.0
    assert judgement.with_move.win_odds[0] == 0.0
    assert judgement.choices == 4
    (account, other) = analysis.accounts
    assert (account.lost, account.luck, account.end) == (1.0, 0.0, 0.0)
    assert account.verdicts == {"good": 0, "fine": 0, "slip": 0, "mistake": 0, "blunder": 1}
    assert account.accuracy is not None
    assert account.accuracy < 1
    assert (other.lost, other.decisions, other.end) == (0.0, 0, 1.0)
    (turning_point,) = analysis.turning_points
    assert (turning_point.number, turning_point.mover, turning_point.seat) == (1, 0, 0)
    assert turning_point.after == 0.0


def test_a_move_that_wins_by_force_is_found() -> None:
    """Two villages left: who founds the red one now leaves the last to the other. So it comes last."""
    position = LAST_VILLAGE.replace("villages 11", "villages 10")
    analysis = analyse(match_at(position, "move 0>1"), SHALLOW)
    (judgement,) = analysis.judgements
    assert judgement.best in ("move 50>51", "move 51>50")
    assert judgement.loss == 1.0
    assert not analysis.is_over
    assert analysis.curve[-1].odds_of(1) > 0.9, "and the other seat knows it, though the game goes on"


def test_every_decision_is_judged_and_numbered_as_in_the_record() -> None:
    analysis = analysed()
    decisions = [
        number for number, move in enumerate(recorded()["moves"], 1) if number > 60 + analysis.players
    ]
    assert [judgement.number for judgement in analysis.judgements] == decisions
    assert [judgement.move for judgement in analysis.judgements] == recorded()["moves"][decisions[0] - 1 :]
    for judgement in analysis.judgements:
        assert judgement.loss >= 0
        assert sum(judgement.with_move.win_odds) == pytest.approx(1)
        assert len(judgement.with_move.points) == analysis.players
        assert (judgement.best == judgement.move) == (judgement.loss == 0)
        assert bool(judgement.better) == bool(judgement.why) == (judgement.loss > 0)


def test_the_accounts_add_up_to_the_result() -> None:
    for account in analysed().accounts:
        assert adds_up(account)
        assert account.end == (account.seat in recorded()["winners"]) / len(recorded()["winners"])
        assert sum(account.verdicts.values()) == account.decisions


def test_what_one_seat_loses_by_its_decisions_the_others_gain() -> None:
    accounts = analysed().accounts
    own, others = (sum(getattr(one, part) for one in accounts) for part in ("own", "others"))
    assert own + others == pytest.approx(0)
    assert any(account.own for account in accounts)


def test_the_accounts_of_one_seat_alone_add_up() -> None:
    (account,) = analyse(match_at(LAST_VILLAGE, "move 50>51"), SHALLOW, seats=[0]).accounts
    assert account.others is None
    assert adds_up(account)


def adds_up(account: Account) -> bool:
    parts = (account.start, account.luck, account.own, account.others or 0.0, account.rest)
    return sum(parts) == pytest.approx(account.end, abs=1e-9)


def test_the_curve_goes_from_the_empty_table_to_the_result() -> None:
    curve = analysed().curve
    assert curve[0].moves == 0
    assert curve[1].moves == 60 + analysed().players
    assert curve[-1].moves == len(recorded()["moves"])
    assert all(0 <= station.odds_of(seat) <= 1 for station in curve for seat in analysed().seats)


def test_the_same_seed_gives_the_same_analysis_on_any_number_of_threads() -> None:
    match = match_at(LAST_VILLAGE.replace("villages 11", "villages 9"), "move 50>51", "move 0>1")
    one, two = (analyse(match, SHALLOW, threads=threads).as_dict() for threads in (1, 2))
    assert one == two
    other = analyse(match, Depth(iterations=40, seed=2)).as_dict()
    assert other["curve"] != one["curve"]


def test_what_the_mover_could_not_know_changes_no_judgement() -> None:
    """Seat 1 gets another card: seat 0 saw the same, so its moves are judged the same."""
    record = recorded()
    own, hidden = (move.split()[2] for move in record["moves"][60:62])
    clan = next(name for name in CLAN_NAMES if name not in (own, hidden))
    other = {key: record[key] for key in ("pangea", "game", "players", "options")}
    other["moves"] = [*record["moves"][:61], f"clan 1 {clan}", *record["moves"][62:]]
    one, two = (analyse(records.replayed(game), SHALLOW, seats=[0]) for game in (record, other))
    assert one.judgements == two.judgements
    assert [luck.change for luck in one.luck] == [luck.change for luck in two.luck]
    assert one.curve[:-1] == two.curve[:-1]


def test_only_the_seats_asked_for() -> None:
    analysis = analyse(match_at(LAST_VILLAGE, "move 50>51"), SHALLOW, seats=[1])
    assert analysis.judgements == ()
    assert [account.seat for account in analysis.accounts] == [1]
    assert analysis.curve[0].win_odds[0] is None


def test_luck_is_what_nature_did_for_those_who_can_see_it() -> None:
    """The last card is dealt: red has 40 points already. Its owner is lucky; nobody else knows."""
    dealt = Match(EDITION, 3, seed=6)
    while len(dealt.moves) < 60:
        dealt.follow(EDITION.write(dealt.state, min(EDITION.odds(dealt.state))))
    for card in ("clan 0 green", "clan 1 yellow"):
        dealt.follow(card)
    changes = {}
    for clan in ("red", "black"):
        match = Match(EDITION, 3, seed=1)
        overwrite(match.state, dealt.state)
        state: Any = match.state
        state.points[0] = 40
        match.follow(f"clan 2 {clan}")
        (luck,) = analyse(match, SHALLOW).luck
        assert luck.moves == (f"clan 2 {clan}",)
        assert luck.change[:2] == (0.0, 0.0)
        changes[clan] = luck.change[2]
    assert changes["red"] is not None
    assert changes["black"] is not None
    assert changes["red"] > 0 > changes["black"]


def test_deals_in_a_row_are_one_stroke_of_luck() -> None:
    (luck,) = analysed().luck
    assert luck.number == 1
    assert len(luck.moves) == 60 + analysed().players


def test_an_empty_record_has_nothing_to_judge() -> None:
    analysis = analyse(Match(EDITION, 2, seed=1), SHALLOW)
    assert not analysis.judgements
    assert not analysis.luck
    assert not analysis.turning_points
    assert len(analysis.curve) == 1
    assert not analysis.is_over


def test_thinking_for_a_time_ends() -> None:
    analysis = analyse(match_at(LAST_VILLAGE, "move 50>51"), Depth(seconds=0.01))
    assert analysis.judgements[0].verdict is Verdict.BLUNDER


def test_an_analysis_is_plain_json() -> None:
    written = json.loads(json.dumps(analysed().as_dict()))
    assert written["judgements"][0]["verdict"] in {verdict.word for verdict in Verdict}
    assert written["depth"] == {"iterations": 40, "seconds": None, "seed": 1}
    assert len(written["curve"]) == len(written["judgements"]) + 2
    assert written["version"] == 2
    for account in written["accounts"]:
        parts = sum(account[part] for part in ("start", "luck", "own", "others", "rest"))
        assert round(parts, 4) == account["end"]
    for judged in written["judgements"]:
        assert all(sorted(said) == ["about", "say"] for said in judged["better"] + judged["why"])
