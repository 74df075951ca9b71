"""Games of version 1, before G6.6: they keep their results, and whoever checks them is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import pangea
from pangea.cli.app import app
from pangea.core import records
from pangea.core.match import Match

from . import reference
from .positions import EDITION

KEPT = Path(__file__).parent / "version_1.jsonl"
"""Random games as version 1 wrote them: the results of the first two are others by G6.6."""
FIRST, SECOND, SAME = (records.read(line) for line in KEPT.read_text().splitlines())


@pytest.mark.parametrize("record", [FIRST, SECOND])
def test_a_record_that_names_no_version_is_sound_by_its_own(record: dict[str, Any]) -> None:
    assert "rules" not in record
    match = records.replayed(record)
    assert match.version == 1
    assert match.record() == {**record, "rules": 1}
    assert match.score().points == record["points"]
    lines = match.score().lines
    assert [sum(line.points[seat] or 0 for line in lines) for seat in (0, 1)] == record["points"]


@pytest.mark.parametrize("record", [FIRST, SECOND])
def test_by_g6_6_the_same_moves_have_another_result(record: dict[str, Any]) -> None:
    with pytest.raises(pangea.BadRecord, match=r"“points” says .* but the moves give"):
        records.replayed({**record, "rules": 2})
    assert records.replayed({**record, "rules": 1}).version == 1
    moves = {key: value for key, value in record.items() if key not in ("points", "winners")}
    by_now = records.replayed(moves)
    assert by_now.version == 2
    assert sum(by_now.score().points) > sum(record["points"])


def test_a_record_that_both_versions_agree_on_is_of_today() -> None:
    assert records.replayed(SAME).version == 2
    assert records.replayed({**SAME, "rules": 1}).version == 1


def test_a_result_that_is_wrong_by_every_version_is_wrong() -> None:
    wrong = {**FIRST, "points": [points + 50 for points in FIRST["points"]]}
    with pytest.raises(pangea.BadRecord, match="“points” says"):
        records.replayed(wrong)


@pytest.mark.parametrize("version", [0, 3, -1, 10**9])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(pangea.BadRecord, match=rf"by version {version} of its rules here. Known are: 1, 2"):
        records.replayed({**FIRST, "rules": version})


def test_a_new_record_names_its_version() -> None:
    record = pangea.start("genesis", players=2, seed=1).record()
    assert record["rules"] == 2
    assert records.replayed(records.read(records.write(record))).record() == record


@pytest.mark.parametrize("record", [FIRST, SECOND, SAME])
@pytest.mark.parametrize("version", [1, 2])
def test_the_reference_counts_alike_by_both_versions(record: dict[str, Any], version: int) -> None:
    """G6.3 to G6.6"""
    match = Match(EDITION, record["players"], version=version)
    slow = reference.Table(EDITION.board.content, record["players"], version)
    for move in record["moves"]:
        match.follow(move)
        slow.play(move)
        assert match.score().points == slow.points()


def test_a_position_says_that_it_is_counted_by_an_older_version() -> None:
    state = records.replayed({**FIRST, "rules": 1}).position(40)
    notation = EDITION.game.notation
    written = notation.write_position(EDITION.board, state)
    assert "; rules 1; " in written
    again = notation.read_position(EDITION.board, written)
    assert again.older == 1
    assert notation.write_position(EDITION.board, again) == written
    assert notation.read_position(EDITION.board, written.replace("rules 1", "rules 2")).older == 0
    with pytest.raises(pangea.UnreadablePosition, match="from 1 to 2"):
        notation.read_position(EDITION.board, written.replace("rules 1", "rules 3"))


def test_check_tells_which_records_are_of_an_older_version() -> None:
    told = CliRunner().invoke(app, ["check", str(KEPT), "--lang", "en"])
    assert told.exit_code == 0
    assert [line.partition(":")[0] for line in told.output.splitlines()] == [
        "Record 1",
        "Record 2",
        "3 records, all sound.",
    ]
    assert "sound by version 1 of the rules of Genesis" in told.output
    answer = json.loads(CliRunner().invoke(app, ["check", str(KEPT), "--json"]).output)
    assert answer == {
        "records": 3,
        "faults": [],
        "older": [{"file": str(KEPT), "record": number, "rules": 1} for number in (1, 2)],
        "unread": [],
    }
