"""Records go into a dataset and come out again to the byte, however they were written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.cli.simulate import record_line
from pangea.core import records
from pangea.core.errors import BadRecord, BadTable
from pangea.core.match import Match
from pangea.datasets import load
from pangea.datasets.records import CompiledEditions, lines_of, take_in

EDITIONS = CompiledEditions()


def played(name: str, seed: int, moves: int | None = None, **about: Any) -> Match:
    """A game in which the middle of what is legal is played, or the first so many moves of it."""
    position, options, content = (about.get(key) for key in ("position", "options", "content"))
    edition = EDITIONS(name, content)
    players = None if position else edition.game.players[0]
    match = Match(edition, players, options, seed, position=position)
    match.let_nature_move()
    while not match.is_over and (moves is None or len(match.played) < moves):
        codes = match.codes()
        match.play(codes[len(codes) // 2])
    return match


def as_line(match: Match) -> str:
    return records.write(match.record()) + "\n"


def there_and_back(file: Path, folder: Path, **about: Any) -> bytes:
    assert sum(take_in(file, folder, **about)) == file.stat().st_size
    return b"".join(lines_of(folder))


@pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
def test_records_of_every_game_come_back(game: str, tmp_path: Path) -> None:
    """Whole ones, one that was broken off, with options, from a position, with what was legal, with bots."""
    options = {option.name: option.values[-1] for option in pangea.game(game).options}
    half = played(game, seed=5, moves=90)
    position = half.game.notation.write_position(half.edition.board, half.state)
    whole = played(game, seed=1)
    lines = [
        as_line(whole),
        as_line(half),
        as_line(played(game, seed=2, options=options)),
        as_line(played(game, seed=3, position=position)),
        record_line(half.edition, whole.players, {}, half.played, legal=True),
        records.write({**played(game, seed=4).record(), "bots": ["a", "b"], "match": 7, "software": "x"})
        + "\n",
    ]
    file = tmp_path / "games.jsonl"
    file.write_text("".join(lines), encoding="utf-8")
    assert there_and_back(file, tmp_path / "data", shard=4) == file.read_bytes()
    table = load(tmp_path / "data").games
    assert table["text"].null_count == len(lines), "none of them had to be kept as text"
    assert table["moves"][0].as_py() == whole.played


def test_a_board_of_ones_own_comes_back(tmp_path: Path) -> None:
    content = dict(pangea.game("clans").board(None).content)
    file = tmp_path / "own.jsonl"
    file.write_text(as_line(played("clans", seed=1, content=content)), encoding="utf-8")
    assert "neighbours" in file.read_text(encoding="utf-8")
    assert there_and_back(file, tmp_path / "data") == file.read_bytes()


def test_records_come_back_however_they_were_written(tmp_path: Path) -> None:
    record = json.loads(as_line(played("clans", seed=1)))
    backwards = json.dumps(dict(reversed(record.items())))
    forms = {
        "narrow": json.dumps(record, separators=(",", ":")) + "\n",
        "windows": as_line(played("clans", seed=1))[:-1] + "\r\n" + backwards + "\r\n",
        "no-end": as_line(played("clans", seed=1)) + backwards,
        "gaps": "\n\n" + as_line(played("clans", seed=1)) + "\n\n" + backwards + "\n\n",
        "marked": "\ufeff" + as_line(played("clans", seed=1)),
        "over-many-lines": json.dumps(record, indent=2) + "\n",
    }
    for name, text in forms.items():
        file = tmp_path / f"{name}.jsonl"
        file.write_bytes(text.encode())
        assert there_and_back(file, tmp_path / name) == file.read_bytes(), name


def test_a_record_that_names_no_content_comes_back_and_its_row_names_it(tmp_path: Path) -> None:
    match = played("clans", seed=1)
    record = {key: value for key, value in match.record().items() if key != "content_hash"}
    file = tmp_path / "games.jsonl"
    file.write_text(records.write(record) + "\n", encoding="utf-8")
    assert there_and_back(file, tmp_path / "data") == file.read_bytes()
    assert load(tmp_path / "data").games["content_hash"].to_pylist() == [match.record()["content_hash"]]


def test_it_goes_on_where_it_stopped_and_takes_no_other_file(tmp_path: Path) -> None:
    lines = [as_line(played("clans", seed=seed)) for seed in range(5)]
    file, folder = tmp_path / "games.jsonl", tmp_path / "data"
    file.write_text("".join(lines), encoding="utf-8")
    taking = take_in(file, folder, shard=2)
    for _ in range(3):
        next(taking)
    taking.close()
    assert b"".join(lines_of(folder)) == "".join(lines[:2]).encode()
    assert there_and_back(file, folder, shard=2) == file.read_bytes()
    file.write_text("".join(lines[:4]), encoding="utf-8")
    with pytest.raises(BadTable, match="holds another dataset: its “records”"):
        take_in(file, folder, shard=2)


def test_decisions_of_records_are_those_of_the_games(tmp_path: Path) -> None:
    match = played("clans", seed=1)
    file, folder = tmp_path / "games.jsonl", tmp_path / "data"
    file.write_text(as_line(match), encoding="utf-8")
    list(take_in(file, folder, with_decisions=True))
    arrays = load(folder).arrays()
    again = pangea.start("clans", players=match.players, seed=1)
    for move, observation, legal in zip(arrays["move"], arrays["observation"], arrays["legal"], strict=True):
        assert again.view(again.turn).features().tolist() == observation.tolist()
        assert legal.nonzero()[0].tolist() == sorted(again.codes())
        again.play(int(move))
    assert again.is_over
    assert not arrays["visits"].any()
    assert arrays["points"][0].tolist() == again.score().points


def test_what_is_wrong_with_a_record_is_told_with_its_number(tmp_path: Path) -> None:
    whole, broken = as_line(played("clans", seed=1)), played("clans", seed=2).record()
    broken["moves"][70] = "move 0>59"
    other = {**played("clans", seed=1).record(), "content_hash": "0123456789abcdef"}
    cases = {
        "other-content": (whole + records.write(other) + "\n", False, "record 2: .* another board"),
        "illegal": (whole + records.write(broken) + "\n", False, "record 2, move 71"),
        "no-json": (whole + "{oops\n" + whole, False, "record 2"),
        "other-game": (whole + as_line(played("genesis", seed=1)), True, "this is a game of genesis for 2"),
        "not-over": (as_line(played("clans", seed=1, moves=80)), True, "this game is not over"),
        "empty": ("", False, "no record"),
        "blank": ("\n \n", True, "no record"),
    }
    for name, (text, with_decisions, said) in cases.items():
        file = tmp_path / f"{name}.jsonl"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadRecord, match=said):
            list(take_in(file, tmp_path / name, with_decisions=with_decisions))
        assert not (tmp_path / name).exists(), "nothing half-done remains"
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not text"):
        list(take_in(tmp_path / "binary", tmp_path / "from-binary"))


def test_decisions_are_asked_for_first(tmp_path: Path) -> None:
    file, folder = tmp_path / "games.jsonl", tmp_path / "data"
    file.write_text(as_line(played("clans", seed=1)), encoding="utf-8")
    list(take_in(file, folder))
    with pytest.raises(BadTable, match="without their decisions"):
        load(folder).arrays()
