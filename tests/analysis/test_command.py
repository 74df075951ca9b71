"""`pangea analyse`, as a person uses it: right, wrong and interrupted."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from pangea import analysis
from pangea.cli import analyse as analyse_command
from pangea.cli.files import Unreadable
from tests.commands import run_command
from tests.patience import PATIENCE
from tests.processes import Outcome, started_in_terminal

PLAYED = Path(__file__).parents[1] / "games" / "clans" / "played" / "twelfth_village.json"
PANGEA = [sys.executable, "-m", "pangea"]
ENVIRONMENT = {**os.environ, "PANGEA_LANG": "en", "COLUMNS": "120", "NO_COLOR": "1", "TERM": "xterm"}


def analyse(*words: str, width: int = 120) -> Outcome:
    return run_command("analyse", *words, environment={**ENVIRONMENT, "COLUMNS": str(width)})


def right(*words: str) -> str:
    outcome = analyse(*words)
    assert outcome.returncode == 0, outcome.stderr
    return outcome.stdout


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """A record that breaks off after six decisions."""
    record = json.loads(PLAYED.read_text())
    for key in ("points", "winners"):
        del record[key]
    record["moves"] = record["moves"][: 60 + record["players"] + 6]
    file = tmp_path / "opening.json"
    file.write_text(json.dumps(record))
    return file


def test_the_table_the_sums_and_the_curve(opening: Path) -> None:
    text = right(str(opening), "--iterations", "30")
    for part in (
        "Clans: every move judged",
        "What was played",
        "Luck and skill",
        "Each player’s chance of winning",
    ):
        assert part in text
    assert text.count(" huts from territory ") + text.count(" hut from territory ") >= 6
    assert right(str(opening), "--iterations", "30") == text


def test_the_plot(opening: Path, tmp_path: Path) -> None:
    picture = tmp_path / "odds.svg"
    words = [str(opening), "--iterations", "10", "--seat", "1"]
    assert f"The curve is in {picture}." in right(*words, "--plot", str(picture))
    assert picture.read_text().startswith("<svg")
    assert right(*words, "--plot", "-").strip() == picture.read_text()


def test_in_the_readers_language(opening: Path) -> None:
    text = right(str(opening), "--iterations", "10", "--seat", "1", "--lang", "de")
    assert "Glück und Können" in text
    assert "Luck" not in text
    assert "Win odds" not in text


@pytest.mark.parametrize("lang", ["en", "it", "fr", "de"])
def test_a_narrow_screen_cuts_no_figures_of_luck_and_skill(opening: Path, lang: str) -> None:
    text = analyse(str(opening), "--iterations", "1", "--lang", lang, width=40).stdout
    title = {"en": "Luck and skill", "it": "Fortuna e", "fr": "Chance et", "de": "Glück und Können"}[lang]
    _, found, accounts = text.partition(title)
    assert found
    assert "…" not in accounts


def test_json(opening: Path) -> None:
    found = json.loads(right(str(opening), "--seconds", "0.02", "--seat", "0", "--json"))
    assert found["seats"] == [0]
    assert found["depth"] == {"iterations": None, "seconds": 0.02, "seed": 1}
    assert not found["is_over"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["/no/such/file"], "/no/such/file can’t be read"),
        ([str(PLAYED), "--number", "2"], "there is no record 2"),
        ([str(PLAYED), "--seat", "9"], "There is no seat 9"),
        ([str(PLAYED), "--iterations", "0"], "--iterations must be at least 1"),
        ([str(PLAYED), "--seconds", "soon"], "“soon” is not a time"),
        ([str(PLAYED), "--seconds", "-1"], "“-1” is not a time"),
        ([str(PLAYED), "--seconds", "1", "--iterations", "5"], "either --iterations or --seconds"),
        (
            [str(PLAYED), "--seat", "0", "--iterations", "1", "--plot", "/no/such/f"],
            "/no/such/f can’t be written",
        ),
    ],
)
def test_wrong_use_is_told_what_would_be_right(words: list[str], said: str) -> None:
    outcome = analyse(*words)
    assert outcome.returncode == 2
    assert said in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_a_plot_that_cant_be_written_is_refused_before_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "analyse", lambda *_: pytest.fail("it searched"))
    with pytest.raises(Unreadable, match="/no/such/f can’t be written"):
        analyse_command.command(str(PLAYED), plot="/no/such/f")


def test_an_interrupted_analysis_ends_at_once_and_writes_nothing(tmp_path: Path) -> None:
    """The progress bar is what says that it is at work."""
    words = [str(PLAYED), "--iterations", "100000000", "--plot", str(tmp_path / "odds.svg")]
    command = [*PANGEA, "analyse", *words]
    with started_in_terminal(command, environment=ENVIRONMENT) as (process, terminal):
        terminal.wait_for("Searching the positions")
        process.send_signal(signal.SIGINT)
        shown = terminal.read_all()
        assert process.wait(PATIENCE) == 130
    assert "Traceback" not in shown
    assert list(tmp_path.iterdir()) == []
