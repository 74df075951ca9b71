"""`pangea arena`, as a person uses it: right, wrong, interrupted, on several processes."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests.commands import run_command
from tests.processes import PIPE, finish, started
from tests.server.servers import wait_until

from .commanding import ENVIRONMENT, answer, right, run


def test_a_tournament_is_told_as_a_table() -> None:
    outcome = right("clans", "greedy", "random", "--games", "3", "--seed", "5", "--jobs", "1")
    assert "clans, 2 players, games: 4 (seed 5)" in outcome.stdout
    assert "greedy" in outcome.stdout
    assert outcome.stderr == "Games: 4 instead of 3, so that every bot takes every seat equally often.\n"


def test_the_same_seed_gives_the_same_json_with_any_number_of_jobs(tmp_path: Path) -> None:
    words = ["clans", "greedy", "random", "search:20", "--players", "2", "--games", "6"]
    one = answer(*words, "--jobs", "1")
    two = answer(*words, "--jobs", "2", "--results", str(tmp_path / "results.jsonl"))
    assert one == two
    assert one["standings"][-1]["bot"] == "random"
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 7


def test_the_results_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "results.svg"
    right("clans", "random", "greedy", "--games", "2", "--jobs", "1", "--plot", str(picture), "--lang", "it")
    assert "Vittorie" in picture.read_text()
    assert [file.name for file in tmp_path.iterdir()] == ["results.svg"]


@pytest.mark.parametrize(("ending", "begins"), [("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_the_ending_says_what_is_drawn(tmp_path: Path, ending: str, begins: bytes) -> None:
    pictures = [tmp_path / f"{name}.{ending}" for name in ("one", "two")]
    for picture in pictures:
        right("clans", "random", "greedy", "--games", "2", "--jobs", "1", "--plot", str(picture))
    assert pictures[0].read_bytes().startswith(begins)
    assert pictures[0].read_bytes() == pictures[1].read_bytes(), "the same results give the same bytes"


def test_the_games_are_kept_and_can_be_checked_and_verified(tmp_path: Path) -> None:
    games, results = str(tmp_path / "games.jsonl"), str(tmp_path / "results.jsonl")
    words = ["clans", "greedy", "random", "--records", games, "--results", results, "--jobs", "1"]
    right(*words, "--games", "2")
    right(*words, "--games", "4")
    check = run_command("check", games, environment=ENVIRONMENT)
    assert check.stdout == "4 records, all sound.\n"
    assert run_command("verify", games, environment=ENVIRONMENT).returncode == 0
    again = run(*words[:5], "--games", "4")
    assert again.returncode == 2
    assert f"{games} is there already" in again.stderr


def test_it_stops_when_one_is_better_at_the_same_game_on_any_number_of_processes(tmp_path: Path) -> None:
    words = ["clans", "random", "greedy", "--stop-when", "90%:80%", "--elo=-60:60", "--seed", "3"]
    one = answer(*words, "--jobs", "1")
    two = answer(*words, "--jobs", "2", "--results", str(tmp_path / "results.jsonl"))
    assert one == two
    test = one["test"]
    assert test["accepted"] == "low"
    assert test["llr"] <= test["bounds"][0] < 0
    assert one["games"] == test["games"] < 100
    told = right(*words, "--jobs", "1", "--results", str(tmp_path / "results.jsonl"))
    assert f"greedy is better than random. Games weighed: {test['games']}, LLR −" in told.stdout
    assert f"clans, 2 players, games: {test['games']} (seed 3)" in told.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["clans"], "BOT is missing"),
        (["clans", "greedy"], "It takes at least two different bots"),
        (["clans", "greedy", "genius"], "There is no bot called “genius”"),
        (["clans", "greedy", "search:soon"], "“soon” is not a setting of a search"),
        (["clans", "greedy", "greedy", "random", "--players", "2"], "“greedy” is named several times"),
        (["clans", "program:./no-such-bot", "random"], "“./no-such-bot” is not a program"),
        (["clans", "random", "program:timeout=2 no-such-bot"], "“no-such-bot” is not a program"),
        (["clns", "greedy", "random"], "Did you mean “clans”?"),
        (["clans", "greedy", "random", "--players", "9"], "clans is for 2 to 4 players, not 9"),
        (["clans", "greedy", "random", "--games", "0"], "--games must be at least 1"),
        (["clans", "greedy", "random", "--jobs", "0"], "--jobs must be at least 1"),
        (["clans", "greedy", "random", "--option", "wind=west"], "clans has no option “wind”"),
        (["clans", "greedy", "random", "--on", "the moon"], "There is no “the moon” to play on"),
        (["clans", "greedy", "random", "--on", "ray:127.0.0.1:1"], "There is no Ray cluster at 127.0.0.1:1"),
        (["clans", "greedy", "random", "--plot", "/no/such/folder/f"], "/no/such/folder/f can’t be written"),
        (["clans", "greedy", "random", "--plot", "duel.gif"], "must end in one of these: .svg, .png, .pdf"),
        (
            ["clans", "greedy", "random", "search:9", "--stop-when", "95%"],
            "compares two bots, and 3 are",
        ),
        (["clans", "greedy", "random", "random", "--stop-when", "95%"], "greedy and random don’t"),
        (["clans", "greedy", "random", "--stop-when", "certain"], "“certain” are no odds"),
        (["clans", "greedy", "random", "--stop-when", "40%"], "“40%” are no odds"),
        (["clans", "greedy", "random", "--stop-when", "100"], "“100” are no odds"),
        (["clans", "greedy", "random", "--stop-when", "95%", "--elo", "5"], "“5” is not LOW:HIGH"),
        (["clans", "greedy", "random", "--stop-when", "95%", "--elo", "5:-5"], "5 is not below -5"),
        (["clans", "greedy", "random", "--elo=-5:5"], "Name that too"),
        (
            ["clans", "greedy", "random", "--records", "/no/such/folder/f"],
            "The games can’t be kept in /no/such/folder/f",
        ),
        (
            ["clans", "greedy", "random", "--results", "/no/such/folder/f"],
            "can’t be kept in /no/such/folder/f",
        ),
    ],
)
def test_wrong_use_is_told_what_would_be_right(words: list[str], said: str) -> None:
    outcome = run(*words)
    assert outcome.returncode == 2
    assert said in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_what_was_played_before_an_interruption_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["clans", "search:5", "random", "--results", str(file), "--jobs", "2"]

    def has_played() -> bool:
        return file.exists() and file.read_bytes().count(b"\n") >= 4

    command = [sys.executable, "-m", "pangea", "arena", *words, "--games", "100000"]
    with started(command, stderr=PIPE, environment=ENVIRONMENT) as process:
        wait_until(lambda: has_played() or process.poll() is not None, "a few games are played")
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        done = finish(process)
    complaint = done.stderr
    assert done.returncode == 130
    assert "Traceback" not in complaint
    assert f"{file} holds " in complaint
    assert "The same command goes on from there." in complaint
    assert complaint.endswith("Interrupted.\n")
    games = file.read_bytes().count(b"\n") - 1
    more = str(games + games % 2 + 2)
    assert answer(*words, "--games", more) == answer(*words[:3], "--games", more, "--jobs", "1")
