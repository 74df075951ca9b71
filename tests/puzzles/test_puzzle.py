"""A puzzle in writing: read again it is the same, and what is wrong with a line is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.core.content import default_hash
from pangea.core.words import Phrase, SeatName
from pangea.puzzles.mine_file import MineFile, PuzzlesNotKept
from pangea.puzzles.mining import MiningFigures
from pangea.puzzles.puzzle import BadPuzzle, Choice, Mistake, Puzzle, as_dict, puzzles_in, read, written

PUZZLE = Puzzle(
    game="clans",
    kind="best",
    players=2,
    seat=1,
    position="players 2; turn 1; huts 0:R 1:B 2:G",
    question=Phrase("puzzles-ask-best", {"seat": SeatName(1)}),
    answers=("move 0>1",),
    choices=(Choice("a", Phrase("clans-clan-red")),),
    wrong={
        "move 1>0": Mistake(0.25, (Phrase("core-list", {"most": Phrase("clans-clan-red"), "last": "b"}),))
    },
    line=("move 0>1", "move 1>2"),
    why=(Phrase("analysis-expects", {"moves": [Phrase("clans-clan-red"), Phrase("clans-clan-blue")]}),),
    rule="C3.1",
    margin=0.25,
    low=0.125,
    worlds=0.95,
    solved={"hunter": 0.5},
    difficulty=3,
    software="clans 1",
)


def test_a_puzzle_read_again_is_the_same() -> None:
    assert read(written(PUZZLE)) == PUZZLE
    assert json.loads(written(PUZZLE))["id"] == PUZZLE.id


def test_a_puzzle_names_its_content_and_one_of_another_content_is_refused() -> None:
    assert as_dict(PUZZLE)["content_hash"] == default_hash(pangea.game("clans"))
    assert read(changed(content_hash=default_hash(pangea.game("clans")))) == PUZZLE
    with pytest.raises(BadPuzzle, match="another board, other tiles or other cards"):
        read(changed(content_hash="0123456789abcdef"))
    unnamed = {key: value for key, value in as_dict(PUZZLE).items() if key != "content_hash"}
    assert read(json.dumps(unnamed)) == PUZZLE


def test_a_puzzle_is_called_by_what_it_asks() -> None:
    same = Puzzle(**{**vars(PUZZLE), "rule": "C3.2", "difficulty": 1})
    other = Puzzle(**{**vars(PUZZLE), "answers": ("move 2>1",)})
    assert same.id == PUZZLE.id
    assert other.id != PUZZLE.id
    assert PUZZLE.id.startswith("c-")


def changed(**values: Any) -> str:
    return json.dumps({**as_dict(PUZZLE), **values})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "this is not a JSON object"),
        ("[1]", "this is not a JSON object"),
        (
            json.dumps({key: value for key, value in as_dict(PUZZLE).items() if key != "seat"}),
            "“seat” is missing",
        ),
        (changed(kind="riddle"), "there is no kind “riddle”. There are: best, win, belief, count"),
        (changed(answers=[]), "“answers” is missing"),
        (changed(players="two"), "it is not written like a puzzle"),
        (changed(question="what?"), "it is not written like a puzzle"),
        (changed(answers=["move 2>1"]), f"it is called {PUZZLE.id}, but what it asks is called c-"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadPuzzle) as caught:
        list(puzzles_in([written(PUZZLE), "", text], "some.jsonl"))
    assert "some.jsonl, line 3: " in str(caught.value)
    assert said in str(caught.value)


# What a miner has found so far


def mine(file: Path, kinds: tuple[str, ...] = ("best",), game: str = "clans", seed: int = 1) -> MineFile:
    return MineFile(file, game, kinds, seed)


def test_a_second_start_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    first = mine(file, ("best", "win"))
    first.add(0, [PUZZLE, PUZZLE], MiningFigures(games=1, positions=9))
    first.add(2, [], MiningFigures(games=1, positions=5))
    again = mine(file)
    assert again.puzzles == {PUZZLE.id: PUZZLE}
    assert again.looked_at == {0, 2}
    assert again.figures == MiningFigures(games=2, positions=14)
    again.add(1, [PUZZLE], MiningFigures(games=1))
    assert file.read_text().count(PUZZLE.id) == 1


def test_games_are_looked_at_again_for_other_kinds_and_seeds(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    mine(file).add(0, [PUZZLE], MiningFigures())
    assert mine(file, ("best", "count")).looked_at == set()
    assert mine(file, seed=2).looked_at == set()


def test_a_line_that_breaks_off_is_cut(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    mine(file).add(0, [PUZZLE], MiningFigures())
    whole = {path: path.read_text() for path in tmp_path.iterdir()}
    for path, text in whole.items():
        path.write_text(text + text[: len(text) // 2])
    again = mine(file)
    assert (len(again.puzzles), again.looked_at) == (1, {0})
    assert {path: path.read_text() for path in tmp_path.iterdir()} == whole


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    file.write_text(f"{written(PUZZLE)}\n")
    with pytest.raises(BadPuzzle, match="has puzzles of clans, not of trias"):
        mine(file, game="trias")
    (tmp_path / "found.jsonl.log").write_text("{}\n")
    with pytest.raises(BadPuzzle, match=r"found\.jsonl\.log is no log"):
        mine(file)
    file.write_bytes(b"\xff\n")
    with pytest.raises(BadPuzzle, match="not text in UTF-8"):
        mine(file)


def test_what_cant_be_written_is_said_beforehand(tmp_path: Path) -> None:
    with pytest.raises(PuzzlesNotKept, match="can’t be written"):
        mine(tmp_path / "nowhere" / "found.jsonl").open()
    with pytest.raises(PuzzlesNotKept, match="can’t be read"):
        mine(tmp_path)
