"""Records name the version of the rules that they were played by; only today's is played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import pangea
from pangea.cli.app import app
from pangea.core import records

RECORD = pangea.start("genesis", players=2, seed=1).record()


@pytest.mark.parametrize("version", [0, 1, 3, -1, 10**9])
def test_a_record_of_another_version_is_refused(version: int) -> None:
    wanted = rf"played by version {version} of the rules of Genesis\. Only version 2 is played here\."
    with pytest.raises(pangea.BadRecord, match=wanted):
        records.replayed({**RECORD, "rules": version})


def test_a_new_record_names_its_version() -> None:
    assert RECORD["rules"] == 2
    assert records.replayed(records.read(records.write(RECORD))).record() == RECORD


def test_a_record_without_a_version_is_read_by_the_rules_of_today() -> None:
    unnamed = {key: value for key, value in RECORD.items() if key != "rules"}
    assert records.replayed(unnamed).record() == RECORD


def test_check_says_that_a_record_is_of_another_version(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_text(json.dumps({**RECORD, "rules": 1}), encoding="utf-8")
    told = CliRunner().invoke(app, ["check", str(file), "--lang", "en"])
    assert told.exit_code == 1
    assert "record 1: This record was played by version 1 of the rules of Genesis." in told.output
