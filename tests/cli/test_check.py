"""`pangea check`, with files of every kind."""

from __future__ import annotations

import json
from pathlib import Path

from .test_commands import PLAYED, corrupted, right, run, wrong


def test_check_answers_programs_in_json(tmp_path: Path) -> None:
    outcome = run("check", str(corrupted(tmp_path)), "--json")
    answer = json.loads(outcome.stdout)
    assert answer["records"] == 6
    assert [fault["record"] for fault in answer["faults"]] == [2, 3, 4, 5, 6]
    assert answer["faults"][0]["move"] == 71


def test_check_takes_several_files_and_what_comes_through_a_pipe(tmp_path: Path) -> None:
    played = PLAYED.read_text()
    assert right("check", "-", typed=played) == "One record, and it is sound.\n"
    assert right("check", str(PLAYED), "-", typed=played) == "2 records, all sound.\n"
    bad, empty = corrupted(tmp_path), tmp_path / "empty"
    empty.touch()
    outcome = run("check", str(PLAYED), str(empty), str(bad), str(tmp_path), "/no/such/file")
    assert outcome.returncode == 2
    assert outcome.stdout.startswith(f"{bad}: record 2, move 71: “move 0>40” can’t be played: ")
    assert outcome.stderr.splitlines() == [
        f"pangea: {empty}: there is no record in this file",
        f"pangea: {tmp_path} can’t be read: Is a directory",
        "pangea: /no/such/file can’t be read: No such file or directory",
        "5 of 7 records are not sound.",
    ]
    answer = json.loads(run("check", str(PLAYED), str(bad), str(empty), "--json").stdout)
    assert answer["records"] == 7
    assert answer["faults"][0] | {"reason": ""} == {
        "file": str(bad),
        "record": 2,
        "move": 71,
        "rule": "C1.3",
        "reason": "",
    }
    assert answer["unread"] == [{"file": str(empty), "reason": "there is no record in this file"}]


def test_an_empty_file_is_no_file_of_records(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    assert "there is no record in this file" in wrong(1, "check", str(empty))
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "not text in UTF-8" in wrong(2, "check", str(binary))
