"""Rules compiled once are handed the tables of any board, and play it as the interpreted rules do."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pangea
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.edition import Edition
from pangea.core.kernel import lookup, rule
from pangea.core.signatures import Entry
from pangea.core.tables import DataBinding, TableData, TableKind

ROOMS = np.array([[1, 2], [3, 4]], np.int8)
DOORS = 7


@rule
def room(floor: int, number: int) -> int:
    return int(ROOMS[floor, number])


@lookup
def rooms(floor: int) -> Any:
    return ROOMS[floor]


@rule
def beds(floor: int, each: int = 2) -> int:
    """Calls a rule that reads a table, loops over a row of one, and has a default."""
    count = room(floor, 0) * 0
    for number in rooms(floor):
        count += number * each
    return count + DOORS


@rule
def twice(number: int) -> int:
    """Reads no table, so it is handed none."""
    return 2 * number


@rule
def all_beds(floors: int) -> int:
    count = 0
    for floor in range(floors):
        count += twice(beds(floor))
    return count


@rule
def careless(number: int) -> int:
    ask = room
    return ask(number, 0)


@rule
def crowded(number: int) -> int:
    tables = 3
    return room(number, 0) + tables


def shuffled(name: str, seed: int) -> dict[str, Any]:
    """A content like the usual one, slightly different for each seed."""
    content: dict[str, Any] = dict(Edition(pangea.game(name)).board.content)
    if name == "clans":
        content["terrain"] = np.roll(content["terrain"], seed).tolist()
        content["neighbours"] = [list(others) for others in content["neighbours"]]
        one, other = next(
            (one, other)
            for one in range(seed, 60)
            for other in range(one + 1, 60)
            if other not in content["neighbours"][one]
        )
        content["neighbours"][one].append(other)
        content["neighbours"][other].append(one)
    elif name == "genesis":
        content["river"] -= seed % 2
        content["rows"] = content["rows"][::-1] if seed % 4 > 1 else content["rows"]
    elif name == "planet":
        content["tiles"] = np.roll(content["tiles"], seed).tolist()
    return content


def test_twins_take_the_tables_first_and_hand_them_on() -> None:
    import numba

    tables = {"ROOMS": ROOMS, "DOORS": DOORS}
    binding = DataBinding("inn", tables, {}, lambda twin, _: numba.njit(twin))
    assert [binding.reads_tables(one) for one in (room, rooms, beds, twice, all_beds)] == [
        True, True, True, False, True,
    ]  # fmt: skip
    count = binding.twin(all_beds)
    assert count(binding.data.record, 2) == all_beds(2) == 2 * (2 * 3 + 7 + 2 * 7 + 7)
    wide = TableData({"ROOMS": np.array([[5, 6, 7]], np.int8), "DOORS": 1})
    assert wide.kinds == binding.data.kinds
    assert count(wide.record, 1) == 2 * (2 * 18 + 1)
    assert len(count.signatures) == 1, "nothing is compiled for another board"
    assert binding.twin(twice)(4) == 8


@pytest.mark.parametrize(("function", "reason"), [(careless, "hand it around"), (crowded, "has a variable")])
def test_what_cannot_be_handed_tables_is_refused(function: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        DataBinding("inn", {"ROOMS": ROOMS}, {}).twin(function)


def test_the_digest_looks_at_kinds_of_tables_and_not_at_what_they_hold() -> None:
    usual, other = ({"ROOMS": ROOMS, "DOORS": doors} for doors in (7, 8))
    digest = DataBinding("inn", usual, {}).digest(beds)
    assert DataBinding("inn", other, {}).digest(beds) == digest
    assert DataBinding("inn", {**other, "ROOMS": ROOMS.T + 1}, {}).digest(beds) == digest
    wider = {**usual, "ROOMS": ROOMS.astype(np.int64)}
    assert DataBinding("inn", wider, {}).digest(beds) != digest
    assert DataBinding("inn", {"DOORS": 7}, {}).digest(beds) != digest
    assert TableData(wider).kinds["ROOMS"] == TableKind(1, np.dtype(np.int64), 2)


def test_a_second_board_needs_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    game = pangea.game("genesis")
    told: list[str] = []
    entry = Entry(game.rules.setup)
    for seed in range(4):
        edition = Edition(game, shuffled("genesis", seed))
        compiled = Compiled(edition, progress=lambda done, of, name: told.append(name))
        (setup,) = compiled.entries(entry)
        state, expected = game.state.blank(), game.state.blank()
        setup(state, 2, edition.options({}))
        edition.rules.setup(expected, 2, edition.options({}))
        assert state.tobytes() == expected.tobytes()  # type: ignore[attr-defined]
    assert told == ["setup", ""], "the first board is compiled, and no other"


@pytest.mark.parametrize("name", ["clans", "genesis", "planet", "trias"])
def test_boards_that_share_their_code_play_as_the_interpreted_rules_do(name: str) -> None:
    game = pangea.game(name)
    for seed in range(3):
        slow = Edition(game, shuffled(name, seed))
        fast = compiled_for(Edition(game, shuffled(name, seed))).fast_edition
        gc.collect()  # the tables must outlive whoever made them
        random = np.array([seed], np.uint64)
        match = pangea.Match(slow, game.players[0], seed=seed)
        while not match.is_over:
            assert fast.legal(match.state) == slow.legal(match.state)
            move = int(fast.rules.pick(match.state, random))
            other = match.state.copy()  # type: ignore[attr-defined]
            match.follow(slow.write(match.state, move))
            fast.rules.apply(other, move)
            assert other.tobytes() == match.position(len(match.played)).tobytes()  # type: ignore[attr-defined]
        assert fast.points(match.state) == slow.points(match.state)


def test_code_is_loaded_once_for_all_boards() -> None:
    game = pangea.game("genesis")
    one, other = (compiled_for(Edition(game, shuffled("genesis", seed))) for seed in (0, 1))
    entry = Entry(game.rules.setup)
    assert one.entries(entry)[0].func is other.entries(entry)[0].func


def test_code_is_not_handed_to_what_it_does_not_fit() -> None:
    clans, genesis = Edition(pangea.game("clans")), Edition(pangea.game("genesis"))
    brought = Compiled(Edition(genesis.game, shuffled("genesis", 1)))
    for edition in (clans, genesis):
        with pytest.raises(TypeError, match="is not compiled here"):
            brought.on(edition)
    strange = Edition(genesis.game, shuffled("genesis", 2))
    strange.board.tables["PLACES"] = strange.board.tables["PLACES"].astype(np.int8)
    with pytest.raises(TypeError, match="differ in what they hold"):
        brought.on(strange)
