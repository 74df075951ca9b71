"""`pangea daily`: the deal of a day, what bots make of it, and whether a record is it."""

from __future__ import annotations

import json
from pathlib import Path

from pangea.arena import daily
from tests.arena.challenges import CLANS, record_of_clans

from .test_commands import right, wrong

DAY = CLANS.day.isoformat()


def test_the_deal_of_a_day_is_shown() -> None:
    assert "Clans, 4 players, you sit in seat 1" in right("daily", DAY)
    assert right("daily", DAY, lang="it").startswith("Sfida 19, 2026-11-19: Clans, 4 giocatori")
    told = json.loads(right("daily", DAY, "--json", "--compare"))
    assert (told["game"], told["seat"], told["seed"]) == ("clans", CLANS.seat, str(CLANS.seed))
    assert list(told["levels"]) == list(daily.COMPARED)
    assert "Hunter: 24 points, place 4" in right("daily", DAY, "--compare")


def test_a_record_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    record = record_of_clans()
    file.write_text(json.dumps(record), encoding="utf-8")
    told = right("daily", DAY, "--check", str(file))
    assert f"The challenge of {DAY} (number 19), Clans: {record['points'][CLANS.seat]} points" in told
    found = json.loads(right("daily", DAY, "--check", str(file), "--json"))
    assert (found["points"], found["own"]) == (record["points"], record["points"][CLANS.seat])
    # It is the challenge of that day, and of no other.
    assert "This is not the challenge of 2026-11-20" in wrong(1, "daily", "2026-11-20", "--check", str(file))
    file.write_text(json.dumps({**record, "seed": "7"}), encoding="utf-8")
    assert "no day has its seed" in wrong(1, "daily", "--check", str(file))
    file.write_text("", encoding="utf-8")
    assert "no record" in wrong(1, "daily", "--check", str(file)).lower()


def test_what_is_no_day_is_refused() -> None:
    for text in ("2026-10-31", "2026-11-31", "yesterday", "20261119"):
        assert f"“{text}” is not a day with a challenge" in wrong(2, "daily", text)
