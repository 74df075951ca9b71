"""The challenge of a day follows from its date, and whoever has a record can check that it is that day's."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from pangea.arena import daily
from pangea.bots import Bot, bot
from pangea.core import catalogue
from pangea.core.errors import BadRecord
from pangea.core.match import Match
from pangea.core.words import languages

from .challenges import CLANS, forged_record, record_of_clans

WRITTEN = json.loads(Path(__file__).with_name("daily_deals.json").read_text(encoding="utf-8"))
"""What the pages work out too: web/src/daily/daily.test.ts."""


@pytest.fixture
def record() -> dict[str, Any]:
    return record_of_clans()


@pytest.mark.parametrize("written", WRITTEN["deals"], ids=lambda written: written["date"])
def test_a_date_has_one_deal(written: dict[str, Any]) -> None:
    day = date.fromisoformat(written["date"])
    deal = daily.deal_of(day)
    assert deal == daily.Deal(
        day, written["game"], written["players"], written["seat"], int(written["seed"]), written["level"]
    )
    assert deal.number == written["number"]
    assert str(daily.bot_seed(day, 7)) == written["bot_seed_of_move_7"]


def test_the_games_come_in_turn_and_every_number_of_players_comes() -> None:
    deals = [daily.deal_of(date.fromordinal(daily.FIRST_DAY.toordinal() + number)) for number in range(200)]
    assert all(one.game != other.game for one, other in pairwise(deals))
    assert {(deal.players, deal.seat) for deal in deals if deal.game == "clans"} == {
        (players, seat) for players in (2, 3, 4) for seat in range(players)
    }


def test_a_game_that_comes_later_leaves_the_days_before_it_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    days = [daily.FIRST_DAY + timedelta(number) for number in range(80)]
    before = {day: daily.deal_of(day) for day in days}
    begins = date(2026, 12, 24)
    games = {name: catalogue.game(name) for name in catalogue.of_this_package()}
    games["aeons"] = replace(games["clans"], name="aeons", daily_from=begins)
    games["zeal"] = replace(games["clans"], name="zeal", daily_from=None)
    monkeypatch.setattr(catalogue, "of_this_package", lambda: tuple(sorted(games)))
    monkeypatch.setattr(catalogue, "game", games.__getitem__)
    after = {day: daily.deal_of(day) for day in days}
    assert next(day for day in days if after[day] != before[day]) >= begins
    assert {after[day].game for day in days if day >= begins} == set(games) - {"zeal"}


def test_every_game_of_the_package_says_from_when_on_it_is_dealt() -> None:
    starts = [catalogue.game(name).daily_from for name in catalogue.of_this_package()]
    assert all(start is not None and start >= daily.FIRST_DAY for start in starts)
    assert daily.FIRST_DAY in starts


def test_a_game_of_another_content_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="another board, other tiles or other cards"):
        daily.replayed({**record, "content_hash": "0123456789abcdef"}, CLANS)


def test_a_game_of_the_challenge_is_known_by_its_seed(record: dict[str, Any]) -> None:
    assert daily.day_of(record, date(2026, 12, 31)) == CLANS.day
    assert daily.day_of(record, date(2026, 11, 18)) is None
    outcome = daily.checked(record, CLANS)
    assert list(outcome.points) == record["points"]
    assert outcome.own == record["points"][CLANS.seat]
    assert (outcome.place == 1) == (CLANS.seat in record["winners"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": "7"}, "daily-other-deal"),
        ({"players": 3}, "daily-other-deal"),
        ({"options": {"splits": "pole"}}, "daily-other-deal"),
        ({"shuffle": "splitmix64"}, "daily-other-deal"),
        ({"points": [99, 99, 99, 99]}, "core-record-wrong-result"),
    ],
)
def test_another_deal_is_refused(change: dict[str, Any], reason: str, record: dict[str, Any]) -> None:
    with pytest.raises(BadRecord) as refused:
        daily.checked({**record, **change}, CLANS)
    assert refused.value.reason.message == reason
    assert all(refused.value.told(lang) for lang in languages())


def test_moves_that_were_not_made_so_are_refused(record: dict[str, Any]) -> None:
    moves = record["moves"]
    match = daily._begun(CLANS)
    match.let_nature_move()
    dealt = len(match.played)
    others = [number for number in range(dealt, len(moves)) if moves[number].startswith("move")]

    def refusal(changed: list[str]) -> tuple[str, int | None]:
        with pytest.raises(BadRecord) as refused:
            daily.checked({**record, "moves": changed}, CLANS)
        return refused.value.reason.message, refused.value.move

    swapped = [moves[1], moves[0], *moves[2:]]
    assert refusal(swapped) == ("daily-other-draw", 1)
    own = next(number for number in others if match_at(moves, number).turn == CLANS.seat)
    assert refusal([*moves[:own], "move 0>59", *moves[own + 1 :]]) == ("core-record-illegal", own + 1)
    assert refusal(moves[:-4])[0] == "daily-not-over"
    assert refusal([*moves, "move 0>1"])[0] == "core-record-after-end"


def test_a_game_with_another_move_of_a_bot_is_refused_where_it_is() -> None:
    forged, number = forged_record()
    with pytest.raises(BadRecord) as refused:
        daily.checked(forged, CLANS)
    assert (refused.value.reason.message, refused.value.move) == ("daily-other-bot", number + 1)


def test_no_bot_thinks_about_a_game_that_is_wrong_otherwise(
    record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "bot_move", lambda *_, **__: pytest.fail("a bot thought"))
    wrong = ({"points": [99, 99, 99, 99]}, {"moves": record["moves"][:-1]}, {"moves": ["x"]}, {"seed": "7"})
    for change in wrong:
        with pytest.raises(BadRecord):
            daily.checked({**record, **change}, CLANS)


def test_a_game_is_checked_by_one_bot(record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(level: str, seed: int) -> Bot:
        made.append(level)
        return bot(level, seed)

    monkeypatch.setattr(daily, "bot", counted)
    daily.checked(record, CLANS)
    assert made == [CLANS.level]


def match_at(moves: list[str], number: int) -> Match:
    match = daily._begun(CLANS)
    for move in moves[:number]:
        match.follow(move)
    return match


@pytest.mark.parametrize("made", WRITTEN["played"], ids=lambda made: f"{made['date']} {made['level']}")
def test_bots_make_the_same_of_a_deal_as_in_the_page(made: dict[str, Any]) -> None:
    outcome = daily.played_by(made["level"], daily.deal_of(date.fromisoformat(made["date"])))
    assert (outcome.own, outcome.place) == (made["points"], made["place"])
