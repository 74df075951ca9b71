"""Records by the thousand: compiled code is used when it pays, and processes when there are many."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.cli.checking import Checking
from pangea.core import checking
from pangea.core.checking import FEW, SOME, Checker, Fault, Referees
from pangea.core.compiled import Compiled

GAMES = Path(__file__).parent.parent / "games"
SOUND: dict[str, Any] = json.loads((GAMES / "clans/played/twelfth_village.json").read_text())
ILLEGAL = {**SOUND, "moves": [*SOUND["moves"][:70], "move 0>40", *SOUND["moves"][71:]]}


def test_a_fault_has_its_place_and_its_rule() -> None:
    found = Referees().finding(7, json.dumps(ILLEGAL))
    assert isinstance(found, Fault)
    assert (found.record, found.move, found.rule) == (7, 71, "C1.3")
    assert found.told("en").startswith("record 7, move 71: “move 0>40” can’t be played: ")


def test_a_record_of_another_content_is_a_fault_by_compiled_code_too() -> None:
    text = json.dumps({**SOUND, "content_hash": "0123456789abcdef"})
    found = Referees().findings((number, text) for number in range(1, FEW + 3))
    assert len(found) == FEW + 2
    assert all("another board, other tiles or other cards" in one.told("en") for one in found)


@pytest.mark.parametrize("kept", [True, False])
def test_compiled_code_is_loaded_early_and_compiled_late(monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    made: list[int] = []
    seen = 0

    class Noted(Checker):
        def __init__(self, edition: pangea.Edition) -> None:
            made.append(seen)
            super().__init__(edition)

    monkeypatch.setattr(checking, "Checker", Noted)
    monkeypatch.setattr(Compiled, "keeps", lambda *_: kept)
    referees = Referees()
    opening = json.dumps({**SOUND, "moves": SOUND["moves"][:2], "points": [], "winners": []})
    for _ in range(FEW + 2):
        seen += 1
        referees.finding(seen, opening)
    assert made == [SOME + 1 if kept else FEW + 1]


def test_lists_of_legal_moves_are_compared_move_by_move() -> None:
    record = pangea.start("clans", 2, seed=3).record()
    record["legal"] = [[] for _ in record["moves"]]
    record["legal"][-1] = ["move 0>1"]
    found = Referees().findings([(number, json.dumps(record)) for number in range(FEW + 2)])
    assert len(found) == FEW + 2
    assert isinstance(found[-1], Fault)
    assert found[-1].move == len(record["moves"])


def test_many_records_are_checked_by_processes_in_their_order() -> None:
    texts = [(number, json.dumps(ILLEGAL if number % 100 == 0 else SOUND)) for number in range(1, 801)]
    with closing(Checking(jobs=2, many=4)) as here_and_elsewhere, closing(Checking(jobs=1, many=4)) as here:
        parts = list(here_and_elsewhere.of(texts))
        alone = list(here.of(texts))
    assert sum(part.records for part in parts) == 800
    assert sum(part.letters for part in parts) == sum(len(text) for _, text in texts)
    found = [finding for part in parts for finding in part.faults]
    assert [finding.record for finding in found] == [100 * number for number in range(1, 9)]
    assert found == [finding for part in alone for finding in part.faults]
