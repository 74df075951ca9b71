"""`pangea dataset` as a person types it."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from pangea.datasets import load
from tests.commands import run_command
from tests.processes import Outcome

ENVIRONMENT = {**os.environ, "PANGEA_LANG": "en", "COLUMNS": "140", "NO_COLOR": "1"}
FUSED = Path(__file__).parent / "fused.py"


def run(*words: str, cwd: Path | None = None) -> Outcome:
    return run_command("dataset", *words, cwd=cwd, environment=ENVIRONMENT)


def right(*words: str, cwd: Path | None = None) -> Outcome:
    outcome = run(*words, cwd=cwd)
    assert outcome.returncode == 0, outcome.stderr
    assert "Traceback" not in outcome.stderr
    return outcome


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_games_are_written_and_come_back_as_records(tmp_path: Path) -> None:
    played = right(
        "clans", "--bot", "random", "--games", "3", "--players", "2", "--out", "data", cwd=tmp_path
    )
    assert "Games in data: 3" in played.stdout
    data = load(tmp_path / "data")
    assert len(data) == 3
    assert (data.about["game"], data.about["players"]) == ("clans", 2)
    back = right("--from", "data", "--records", "games.jsonl", cwd=tmp_path)
    assert "3 records written to games.jsonl" in back.stdout
    assert run_command("check", "games.jsonl", cwd=tmp_path, environment=ENVIRONMENT).returncode == 0
    again = right("--from", "games.jsonl", "--out", "again", "--decisions", "--json", cwd=tmp_path)
    told = json.loads(again.stdout)
    assert (told["games"], told["decisions"]) == (3, data.decisions(["game"]).num_rows)
    assert told["bytes"] == sum(file.stat().st_size for file in (tmp_path / "again").glob("*/*"))
    right("--from", "again", "--records", "again.jsonl", cwd=tmp_path)
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "games.jsonl").read_bytes()


@pytest.mark.parametrize(("how", "code"), [("kill", -signal.SIGKILL), ("interrupt", 130)])
def test_it_goes_on_after_a_kill_and_after_ctrl_c(how: str, code: int, tmp_path: Path) -> None:
    words = ["clans", "-b", f"{FUSED}:Fused", "-g", "5", "-p", "2", "--shard", "2", "--jobs", "1", "--out"]
    right(*words, "whole", cwd=tmp_path)
    a_game = len([seat for seat in load(tmp_path / "whole").arrays(["game"])["game"] if seat < 3])
    (tmp_path / "fuse").write_text(f"{how} {a_game}")
    ended = run(*words, "data", cwd=tmp_path)
    assert ended.returncode in (code, 128 + signal.SIGKILL if how == "kill" else code)
    assert "Traceback" not in ended.stderr
    assert ("data holds 2 games. The same command goes on from there." in ended.stderr) == (
        how == "interrupt"
    )
    assert len(load(tmp_path / "data")) == 2
    (tmp_path / "fuse").unlink()
    right(*words, "data", cwd=tmp_path)
    assert files_of(tmp_path / "data") == files_of(tmp_path / "whole")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "GAME is missing"),
        (["clams", "--out", "data"], "Did you mean “clans”?"),
        (["clans"], "--out is missing"),
        (["clans", "--bot", "eldr", "--out", "data"], "Did you mean “elder”?"),
        (["clans", "--bto", "elder"], "--bto"),
        (["clans", "--games", "0", "--out", "data"], "--games must be at least 1"),
        (["clans", "-b", "random", "-b", "greedy", "-p", "3", "--out", "data"], "2 are named for 3 players"),
        (["clans", "-p", "9", "--out", "data"], "9"),
        (["clans", "--records", "games.jsonl", "--out", "data"], "--records goes with --from"),
        (["clans", "--from", "games.jsonl", "--out", "data"], "--from and GAME don’t go together"),
        (["--from", "no-such-file", "--out", "data"], "no-such-file can’t be read"),
        (["--from", ".", "--records", "games.jsonl"], "holds no dataset"),
        (["clans", "-b", "random", "--out", "/proc/data"], "The dataset can’t be kept in /proc/data"),
        (["clans", "-b", "random", "--on", "moon", "--out", "data"], "There is no “moon” to play on"),
    ],
)
def test_wrong_use_is_told_what_would_be_right(words: list[str], said: str, tmp_path: Path) -> None:
    outcome = run(*words, cwd=tmp_path)
    assert outcome.returncode == 2
    assert said in outcome.stderr
    assert "Traceback" not in outcome.stderr
    assert list(tmp_path.iterdir()) == [], "nothing half-done remains"


def test_an_empty_file_is_wrong_data(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    outcome = run("--from", "empty.jsonl", "--out", "data", cwd=tmp_path)
    assert outcome.returncode == 1
    assert "there is no record" in outcome.stderr
    assert not (tmp_path / "data").exists()


def test_turns_that_were_lost_are_told(tmp_path: Path) -> None:
    (tmp_path / "mute.py").write_text("class Mute:\n    def choose(self, view, legal):\n        return ''\n")
    outcome = right(
        "clans", "-b", "./mute.py", "-g", "1", "-p", "2", "-j", "1", "--out", "data", cwd=tmp_path
    )
    lost = load(tmp_path / "data").games["lapses"][0].as_py()
    assert f"{len(lost)} turns were lost to random moves" in outcome.stderr
