"""`pangea puzzles`, as a person uses it: right, wrong, interrupted, and gone on with."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

import pangea
from pangea.puzzles.puzzle import BELIEF, COUNT, shipped, written
from tests.commands import run_command
from tests.processes import PIPE, Outcome, finish, started_in_terminal

ENVIRONMENT = {**os.environ, "PANGEA_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1", "TERM": "xterm"}
QUICK = ["--kind", "count", "--kind", "belief"]


def puzzles(*words: str, cwd: Path | None = None) -> Outcome:
    return run_command("puzzles", *words, environment=ENVIRONMENT, cwd=cwd)


@pytest.fixture
def some(tmp_path: Path) -> Path:
    """A file with a puzzle of each of the kinds that are quickly checked."""
    found = [puzzle for puzzle in shipped(pangea.game("clans")) if puzzle.kind in (COUNT, BELIEF)]
    file = tmp_path / "some.jsonl"
    file.write_text("".join(f"{written(puzzle)}\n" for puzzle in (found[0], found[-1])), encoding="utf-8")
    return file


def numbers_in(log: Path) -> list[int]:
    return [json.loads(line)["number"] for line in log.read_text().splitlines()]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_mining_goes_on_where_it_stopped(tmp_path: Path, jobs: str) -> None:
    """Each time at least one game is looked at, however little time there is: here, one for each process."""
    words = ["clans", *QUICK, "--minutes", "0.0001", "--jobs", jobs]
    file, log = tmp_path / "puzzles-clans.jsonl", tmp_path / "puzzles-clans.jsonl.log"
    outcomes = []
    for times in (1, 2):
        outcomes.append(puzzles(*words, cwd=tmp_path))
        assert outcomes[-1].returncode == 0, outcomes[-1].stderr
        assert sorted(numbers_in(log)) == list(range(times * int(jobs)))
    outcome = outcomes[-1]
    count = len(file.read_text().splitlines())
    assert f"{count} puzzles are in puzzles-clans.jsonl." in outcome.stdout
    assert f"Games: {2 * int(jobs)}. Positions looked at: 0" in outcome.stdout
    assert "Count it: " in outcome.stdout


def test_puzzles_are_checked(some: Path) -> None:
    outcome = puzzles("clans", "--check", str(some))
    assert outcome.stdout == "2 puzzles, all of them right.\n"
    assert outcome.returncode == 0


def test_what_is_wrong_is_told(some: Path) -> None:
    lines = some.read_text(encoding="utf-8").splitlines()
    wrong = json.loads(lines[1])
    wrong["choices"] = wrong["choices"][1:]
    some.write_text(f"{lines[0]}\n{json.dumps(wrong)}\n", encoding="utf-8")
    outcome = puzzles("clans", "--check", str(some))
    assert outcome.returncode == 1
    assert f"{wrong['id']}: What is offered must be the answer and the wrong answers" in outcome.stdout
    assert "1 of 2 puzzles are wrong." in outcome.stdout


@pytest.mark.parametrize(
    ("words", "said", "code"),
    [
        (["chess"], "chess", 2),
        (["clans", "--minutes", "soon"], "“soon” is not a number of minutes", 2),
        (["clans", "--minutes", "0"], "“0” is not a number of minutes", 2),
        (["clans", "--kind", "riddle"], "there is no kind “riddle”", 2),
        (
            ["genesis", "--kind", "belief"],
            "genesis has no puzzles of the kind “belief”: moves give nothing away",
            2,
        ),
        (["clans", "--jobs", "0"], "--jobs must be at least 1", 2),
        (["clans", "--out", "no/such/folder/file"], "no/such/folder/file can’t be written", 2),
        (["clans", "--check", "nothing.jsonl"], "nothing.jsonl", 2),
    ],
)
def test_bad_input_is_refused(words: list[str], said: str, code: int, tmp_path: Path) -> None:
    outcome = puzzles(*words, cwd=tmp_path)
    assert said in outcome.stderr
    assert "Traceback" not in outcome.stderr
    assert outcome.returncode == code
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_something_else_is_refused(some: Path) -> None:
    for words in (["trias", "--check", str(some)], ["trias", "--out", str(some)]):
        outcome = puzzles(*words)
        assert "has puzzles of clans, not of trias" in outcome.stderr
        assert outcome.returncode == 1
    some.write_text("{}\n")
    outcome = puzzles("clans", "--check", str(some))
    assert f"{some}, line 1: “id” is missing." in outcome.stderr
    assert outcome.returncode == 1
    some.write_text("")
    assert "has no puzzles" in puzzles("clans", "--check", str(some)).stderr


def test_an_interrupted_miner_keeps_what_it_found(tmp_path: Path) -> None:
    """The progress bar says that something was found."""
    file = tmp_path / "found.jsonl"
    words = ["puzzles", "clans", *QUICK, "--out", str(file), "--jobs", "1"]
    command = [sys.executable, "-m", "pangea", *words]
    with started_in_terminal(command, stdout=PIPE, environment=ENVIRONMENT) as (process, terminal):
        terminal.wait_for(" found")
        process.send_signal(signal.SIGINT)
        shown = terminal.read_all()
        done = finish(process)
    assert done.returncode == 130
    assert "Traceback" not in shown
    lines = file.read_text(encoding="utf-8").splitlines()
    assert f"in {file}." in done.stdout
    assert lines
    assert numbers_in(tmp_path / "found.jsonl.log") == list(
        range(len(numbers_in(tmp_path / "found.jsonl.log")))
    )
