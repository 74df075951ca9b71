"""The boards of Genesis: what the usual one has, and what is checked in any other (G1.1, G1.4)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import pangea
from pangea.cli.app import app
from pangea.core.edition import Edition
from pangea.core.words import languages, say
from pangea.games.genesis import board as board_file
from pangea.games.genesis.board import (
    COLUMNS,
    ROWS,
    SPACES,
    USUAL,
    Board,
    Ground,
    board_from,
    connected_to,
    name_of,
    neighbours_of,
)

from .positions import WIDE, with_tiles

BOARDS = sorted((Path(board_file.__file__).parent / "boards").glob("*.json"))


def shipped(path: Path) -> Board:
    return board_from(json.loads(path.read_text(encoding="utf-8")))


def degree(space: int, spaces: list[int]) -> int:
    return len(set(neighbours_of(space)) & set(spaces))


def narrows(spaces: list[int], width: int) -> list[tuple[int, ...]]:
    """Passages so many spaces wide: free spaces in a line, shut at both ends, open to both sides."""
    free = set(spaces)
    found = []
    for along, across in ((1, COLUMNS), (COLUMNS, 1)):
        for first in spaces:
            row = tuple(first + number * along for number in range(width))
            if along == 1 and first // COLUMNS != row[-1] // COLUMNS:
                continue
            ends = _step(first, -along), _step(row[-1], along)
            sides = [{_step(space, side * across) for space in row} & free for side in (-1, 1)]
            if free.issuperset(row) and not free & set(ends) and all(sides):
                found.append(row)
    return found


def _step(space: int, by: int) -> int:
    """The space one step further; -1 beyond the edge."""
    return space + by if 0 <= space < SPACES and space + by in neighbours_of(space) else -1


class TestTheUsualBoard:
    def test_it_has_14_columns_and_10_rows_with_volcanoes_tar_pits_and_a_river(self) -> None:
        """G1.1"""
        assert (COLUMNS, ROWS, SPACES) == (14, 10, 140)
        assert len(USUAL.ground) == SPACES
        assert set(USUAL.ground) == set(Ground)
        assert [name_of(space) for space in (0, 13, 14, 139)] == ["a1", "n1", "a2", "n10"]

    def test_it_has_what_the_rules_ask_for(self) -> None:
        """G1.4: 10 volcanoes and 12 tar pits, and the river between columns 11 and 12."""
        assert USUAL.ground.count(Ground.VOLCANO) == 10
        assert USUAL.ground.count(Ground.TAR) == 12
        assert USUAL.river == 11
        assert len(USUAL.spaces(left=True)) == 93
        assert len(USUAL.spaces(left=False)) == 118
        assert USUAL.warnings == ()

    @pytest.mark.parametrize("left", [True, False])
    def test_no_space_is_cut_off_and_none_is_a_dead_end(self, left: bool) -> None:
        """G1.4: every free space can be reached, and has a way in and another way out."""
        spaces = USUAL.spaces(left=left)
        assert connected_to(spaces[0], spaces) == set(spaces)
        assert all(degree(space, spaces) >= 2 for space in spaces)

    @pytest.mark.parametrize("left", [True, False])
    def test_it_has_passages_one_and_two_spaces_wide(self, left: bool) -> None:
        """G1.4"""
        spaces = USUAL.spaces(left=left)
        gates = [name_of(space) for (space,) in narrows(spaces, 1)]
        assert len(gates) >= 10
        assert "e5" in gates, "the western gate of the crater"
        assert len(narrows(spaces, 2)) >= 8

    def test_volcanoes_and_tar_pits_lie_on_both_sides_and_leave_the_corners_free(self) -> None:
        """G1.4"""
        for sign in (Ground.VOLCANO, Ground.TAR):
            sides = {space % COLUMNS < USUAL.river for space in range(SPACES) if USUAL.ground[space] == sign}
            assert sides == {True, False}
        assert all(USUAL.ground[corner] == Ground.FREE for corner in (0, 13, 126, 139))


@pytest.mark.parametrize("path", BOARDS, ids=lambda path: path.stem)
def test_every_board_that_is_shipped_passes_its_check_and_can_be_played(path: Path) -> None:
    """G1.4"""
    board = shipped(path)
    assert all(
        degree(space, board.spaces(left=left)) >= 2
        for left in (True, False)
        for space in board.spaces(left=left)
    )
    match = pangea.start("genesis", players=2, seed=1, content=board.content)
    assert len(match.legal()) == 4 * len(board.spaces(left=True))
    match.play(match.legal()[0])
    assert match.record()["options"]["content"] == board.content


def test_without_a_content_the_board_that_is_shipped_is_used() -> None:
    assert board_from(None) is USUAL
    assert [json.loads(path.read_text(encoding="utf-8")) for path in BOARDS] == [USUAL.content]


def test_a_board_with_other_counts_can_be_played_and_has_warnings() -> None:
    """G1.1, G1.4: a box may differ from what players report."""
    board = board_from(rows_with((10, "..........^...")))
    warnings = [(warning.rule, say(warning.phrase)) for warning in board.warnings]
    assert warnings == [
        ("G1.1", "On the printed board 22 spaces take no tile, as players report. On this one it is 23."),
        ("G1.4", "The printed board has 10 volcanoes, as players report. This one has 11."),
    ]
    assert [warning.rule for warning in board_from(WIDE).warnings] == ["G1.4"]
    assert all(say(warning.phrase, lang) for warning in board.warnings for lang in languages())
    match = pangea.start("genesis", players=3, seed=1, content=board.content)
    assert "forest k10" not in match.legal()


def test_the_check_of_a_content_prints_warnings(tmp_path: Path) -> None:
    """G1.4"""
    file = tmp_path / "board.json"
    file.write_text(json.dumps(WIDE), encoding="utf-8")
    told = CliRunner().invoke(app, ["content", "genesis", "--check", str(file), "--lang", "en"])
    assert told.exit_code == 0
    assert "[G1.4] The printed board has 10 volcanoes" in told.output
    assert "is a valid content file" in told.output


def test_a_board_with_no_volcano_at_all_can_have_many_areas() -> None:
    """G5.1: the facts have room for every area of three tiles."""
    edition = Edition(pangea.game("genesis"), {"rows": ["." * 14] * 10, "river": 13})
    tiles = [
        f"{terrain}{species} {' '.join(name_of(row * COLUMNS + column + k) for k in range(3))}"
        for row in range(ROWS)
        for column in range(0, 12, 3)
        for terrain in ["FSMW"[(row % 2 * 2 + column // 3) % 4]]
        for species in ["rdmh"[row // 2 % 4]]
    ]
    state = with_tiles(*tiles, edition=edition)
    facts: Any = edition.facts(state)
    assert facts.areas == 40


def rows_with(*changes: tuple[int, str]) -> dict[str, Any]:
    """The usual board with other rows."""
    rows = list(USUAL.rows)
    for row, text in changes:
        rows[row - 1] = text
    return {"rows": rows, "river": 9}


BAD: list[tuple[str, Any, str]] = [
    ("no object", ["rows"], "JSON object"),
    ("unknown key", {**USUAL.content, "sea": 1}, "“sea”"),
    ("no river", {"rows": list(USUAL.rows)}, "“river” is missing"),
    ("no rows", {"river": 9}, "“rows” is missing"),
    ("rows no list", {"rows": "....", "river": 9}, "list of 10 lines of text"),
    ("rows of numbers", {"rows": [1] * 10, "river": 9}, "list of 10 lines of text"),
    ("nine rows", {"rows": list(USUAL.rows[:9]), "river": 9}, "10 rows, and it has 9"),
    ("a short row", rows_with((4, "^^..o....^...")), "Row 4 must have 14 spaces, and it has 13"),
    ("a strange sign", rows_with((5, ".........^oX..")), "l5: “X”"),
    ("a river at the edge", {**USUAL.content, "river": 14}, "from 1 to 13, not 14"),
    ("a river that is no number", {**USUAL.content, "river": "i"}, 'not "i"'),
    ("a river that is yes", {**USUAL.content, "river": True}, "not true"),
    ("little land on the left", {**USUAL.content, "river": 7}, "left of the river, not 58"),
    ("cut off", rows_with((9, ".^^...o..^..oo"), (10, "............o.")), "n10 can’t be reached from a1"),
    ("cut off on the left", rows_with((9, ".^^...o.o^..o."), (10, ".......o......")), "i10 can’t be"),
]  # fmt: skip


@pytest.mark.parametrize(("content", "says"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_what_is_wrong_with_a_board_is_said(content: Any, says: str) -> None:
    """G1.4: what is wrong, where, and what would be right, in every language."""
    with pytest.raises(pangea.BadContent) as error:
        board_from(content)
    assert says in str(error.value)
    assert all(error.value.told(lang) for lang in languages())


def test_another_board_gets_rules_of_its_own() -> None:
    edition = Edition(pangea.game("genesis"), WIDE)
    state = edition.lay_out(2, {})
    rows: list[int] = state.free.tolist()  # type: ignore[attr-defined]
    assert sum(row.bit_count() for row in rows) == 118
