"""Compiled code that replays records whole finds sound what is sound, in every game, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pangea.core import records
from pangea.core.checking import Checker, Fault, Referees
from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.errors import BadRecord

from .conftest import fast_edition_of
from .stories import played


def kept(game: Game) -> list[dict[str, Any]]:
    """Games on the usual board."""
    found = [records.read(path.read_text(encoding="utf-8")) for path in played(game)]
    return [record for record in found if "content" not in record["options"]]


def test_played_games_are_sound_whole_or_in_part(game: Game) -> None:
    checker = Checker(Edition(game))
    for record in kept(game):
        assert checker.is_sound(record)
        part = {key: value for key, value in record.items() if key not in ("points", "winners")}
        assert checker.is_sound({**part, "moves": record["moves"][:-3]})
        assert checker.is_sound(part), "a result may be left out"


def test_what_is_not_sound_is_told_as_if_it_were_replayed_move_by_move(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pangea.core.checking.FEW", 0)
    referees = Referees()
    record = kept(game)[0]
    moves, points = record["moves"], record["points"]
    wrong: list[dict[str, Any]] = [
        {**record, "moves": [*moves[:-1], moves[0]]},
        {**record, "moves": [*moves[:-2], moves[-3], moves[-1]]},
        {**record, "moves": [*moves, moves[-1]]},
        {**record, "moves": [*moves[:-1], "x" * 500]},
        {**record, "moves": moves[:-1]},
        {**record, "points": [*points[1:], points[0] + 1]},
        {**record, "winners": []},
        {key: value for key, value in record.items() if key != "winners"},
        {**record, "players": 99},
        {**record, "options": {"wind": "west"}},
        {**record, "rules": 99},
    ]
    assert referees.finding(1, json.dumps(record)) is None
    for number, faulty in enumerate(wrong, 2):
        with pytest.raises(BadRecord) as told:
            records.replayed(faulty, lambda name, _: fast_edition_of(name))
        found = referees.finding(number, json.dumps(faulty))
        assert isinstance(found, Fault), faulty
        assert found.told("en") == told.value.within(number).told("en")
