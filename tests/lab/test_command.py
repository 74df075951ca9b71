"""`pangea lab` as a person types it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.commands import run_command
from tests.processes import Outcome

ENVIRONMENT = {**os.environ, "PANGEA_LANG": "en", "COLUMNS": "140", "NO_COLOR": "1"}
QUICK = ("--games", "1", "--bot", "random", "--jobs", "1", "-p", "2")


def run(*words: str, cwd: Path | None = None) -> Outcome:
    return run_command("lab", *words, cwd=cwd, environment=ENVIRONMENT)


def test_an_option_is_set_beside_the_standard(tmp_path: Path) -> None:
    words = ["planet", "--option", "rules=beginners", *QUICK]
    outcome = run(*words, "--plot", "lab.svg", "--examples", "games.jsonl", cwd=tmp_path)
    assert outcome.returncode == 0, outcome.stderr
    for text in ("Standard", "Changed", "Difference", "Seat 1 wins", "hunter ahead of gatherer", "[P"):
        assert text in outcome.stdout, text
    assert "“--games 4” in place of a time gives exactly these figures again." in outcome.stdout
    assert (tmp_path / "lab.svg").read_bytes().startswith(b"<?xml")
    checked = run_command("check", "games.jsonl", cwd=tmp_path, environment=ENVIRONMENT)
    assert "3 records, all sound" in checked.stdout
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert all(record["options"] == {"rules": "beginners"} for record in records)
    told = json.loads(run(*words, "--json", cwd=tmp_path).stdout)
    standard, changed = told["sides"]
    assert [example["record"] for example in changed["examples"]] == records
    assert standard["played"]["winner"]["value"] > changed["played"]["winner"]["value"]
    assert told["rounds"] == 1


def test_a_game_alone_is_told_without_differences() -> None:
    outcome = run("clans", *QUICK, "--lang", "fr")
    assert outcome.returncode == 0, outcome.stderr
    assert "Ordinaire" in outcome.stdout
    assert "Différence" not in outcome.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["clams"], "Did you mean “clans”?"),
        (["clans", "--option", "weather=fine"], "weather"),
        (["clans", "--bot", "huntr"], "Did you mean “hunter”?"),
        (["clans", "--minutes", "soon"], "“soon” is not a number of minutes"),
        (["clans", "--minutes", "nan"], "“nan” is not a number of minutes"),
        (["clans", "--minutes", "0"], "“0” is not a number of minutes"),
        (["clans", "--minutes", "1", "--games", "5"], "--minutes and --games don’t go together"),
        (["clans", "--games", "0"], "--games must be at least 1"),
        (["clans", "--plot", "lab.bmp"], ".svg"),
        (["clans", "--content", "no-such-file"], "no-such-file"),
        (["clans", "--mintues", "1"], "--mintues"),
    ],
)
def test_wrong_use_is_told_what_would_be_right(words: list[str], said: str, tmp_path: Path) -> None:
    outcome = run(*words, cwd=tmp_path)
    assert outcome.returncode == 2
    assert said in outcome.stderr
    assert "Traceback" not in outcome.stderr
    assert list(tmp_path.iterdir()) == [], "nothing half-done remains"
