"""`pangea arena`, as a person uses it: right, wrong, interrupted, on several processes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.interrupting import let_it_be_interrupted
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
    process = subprocess.Popen(
        [sys.executable, "-m", "pangea", "arena", *words, "--games", "100000"],
        env=ENVIRONMENT,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=let_it_be_interrupted,
    )

    def has_played() -> bool:
        return file.exists() and file.read_bytes().count(b"\n") >= 4

    wait_until(lambda: has_played() or process.poll() is not None, "a few games are played")
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=600)
    assert process.returncode == 130
    assert "Traceback" not in complaint
    assert f"{file} holds " in complaint
    assert "The same command goes on from there." in complaint
    assert complaint.endswith("Interrupted.\n")
    games = file.read_bytes().count(b"\n") - 1
    more = str(games + games % 2 + 2)
    assert answer(*words, "--games", more) == answer(*words[:3], "--games", more, "--jobs", "1")
