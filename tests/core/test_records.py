"""Records: read, replayed, and refused with the record, the move and the reason."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pangea
from pangea.core import edition, records
from pangea.core.chance import below, random_from
from pangea.core.match import Match
from pangea.core.words import languages

Record = dict[str, Any]
"""As JSON: tests make what a record never holds."""


def finished() -> Record:
    match = pangea.start("clans", players=3, seed=6)
    random = random_from(6)
    while not match.is_over:
        legal = match.legal()
        match.play(legal[below(random, len(legal))])
    return dict(match.record())


RECORD = finished()


def with_(change: Callable[[Record], object]) -> str:
    record = json.loads(json.dumps(RECORD))
    change(record)
    return json.dumps(record)


def test_a_record_is_written_as_the_notation_says() -> None:
    keys = ["pangea", "game", "players", "options", "content_hash", "moves"]
    assert list(RECORD) == [*keys, "points", "winners", "seed", "shuffle"]
    assert RECORD["pangea"] == 1
    assert RECORD["options"] == {}
    assert RECORD["moves"][0].startswith("hut 0 ")
    assert RECORD["moves"][60].startswith("clan 0 ")
    assert "\n" not in records.write(RECORD)


def test_a_record_replays_to_itself() -> None:
    assert records.replayed(records.read(records.write(RECORD))).record() == RECORD


def hash_as_the_notation_says(content: Any) -> str:
    plain = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(plain.encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
def test_a_record_names_the_content_that_it_was_played_with(game: str) -> None:
    content = pangea.game(game).board(None).content
    match = pangea.start(game, players=3, seed=3)
    record = match.record()
    assert record["content_hash"] == hash_as_the_notation_says(content)
    assert records.replayed(record).record() == record
    without = {key: value for key, value in record.items() if key != "content_hash"}
    assert records.replayed(without).record() == record


@pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
def test_a_record_of_another_content_is_refused_with_a_sentence_of_its_own(game: str) -> None:
    record = {**pangea.start(game, players=3, seed=3).record(), "content_hash": "0123456789abcdef"}
    with pytest.raises(pangea.BadRecord, match="with another board, other tiles or other cards") as caught:
        records.replayed(records.read(json.dumps(record)))
    told = [caught.value.told(lang) for lang in languages()]
    assert len(set(told)) == 4
    here = hash_as_the_notation_says(pangea.game(game).board(None).content)
    assert all("0123456789abcdef" in words and here in words for words in told)


def own_board() -> dict[str, Any]:
    """Return the board of Clans with one bridge more."""
    board: dict[str, Any] = pangea.game("clans").board(None).content
    far = next(here for here in range(59, 0, -1) if here not in board["neighbours"][0])
    board["neighbours"][0] += [far]
    board["neighbours"][far] += [0]
    return board


def test_the_hash_of_a_content_in_a_record_is_that_of_the_content_as_it_is_there() -> None:
    record: Record = dict(pangea.start("clans", players=2, seed=3, content=own_board()).record())
    content = record["options"]["content"]
    assert record["content_hash"] == hash_as_the_notation_says(content)
    assert record["content_hash"] != RECORD["content_hash"]
    assert records.replayed(record).record() == record
    # Another program may list neighbours in another order.
    turned = {**content, "neighbours": [others[::-1] for others in content["neighbours"]]}
    other = {**record, "options": {"content": turned}, "content_hash": hash_as_the_notation_says(turned)}
    assert records.replayed(other).record() == record


@pytest.mark.parametrize("said", [RECORD["content_hash"], "0123456789abcdef"])
def test_a_record_whose_content_and_hash_differ_is_refused(said: str) -> None:
    record = dict(pangea.start("clans", players=2, seed=3, content=own_board()).record())
    with pytest.raises(pangea.BadRecord, match="one of the two was changed"):
        records.replayed({**record, "content_hash": said})


def test_the_hash_is_computed_once_for_a_board(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[object] = []

    def compute(content: object) -> str:
        computed.append(content)
        return "0123456789abcdef"

    monkeypatch.setattr(edition, "hash_of", compute)
    own = pangea.Edition(pangea.game("clans"), own_board())
    matches = [Match(own, 2, seed=seed) for seed in range(5)]
    assert {match.record()["content_hash"] for match in matches} == {"0123456789abcdef"}
    assert len(computed) == 1


def test_a_game_not_finished_is_sound_too() -> None:
    part = {**RECORD, "moves": RECORD["moves"][:80]}
    del part["points"], part["winners"]
    match = records.replayed(records.read(json.dumps(part)))
    assert not match.is_over
    assert match.record() == part


@pytest.mark.parametrize(
    ("text", "move", "words"),
    [
        (
            with_(lambda r: r["moves"].__setitem__(70, "move 0>40")),
            71,
            "“move 0>40” can’t be played: Territories 0 and",
        ),
        (with_(lambda r: r["moves"].__setitem__(70, "jump 1")), 71, "“jump 1” is not a move of Clans"),
        (with_(lambda r: r["moves"].__setitem__(1, r["moves"][0])), 2, "[C2.1]"),
        (with_(lambda r: r["moves"].__setitem__(61, r["moves"][60])), 62, "[C2.2]"),
        (
            with_(lambda r: r["moves"].append("move 0>1")),
            len(RECORD["moves"]) + 1,
            "comes after the end of the game",
        ),
        (with_(lambda r: r["moves"].__setitem__(3, 7)), 4, "a move must be text"),
        (json.dumps(RECORD)[:400], None, "this is not JSON"),
        ("[" * 100_000, None, "this is not JSON"),
        ("[]", None, "a record is a JSON object"),
        (
            with_(lambda r: r.update(game="klans")),
            None,
            "There is no game called “klans”. Did you mean “clans”?",
        ),
        (with_(lambda r: r.update(game="go")), None, "There is no game called “go”. The games are: "),
        (with_(lambda r: r.update(players=9)), None, "clans is for 2 to 4 players, not 9"),
        (with_(lambda r: r.update(players=True)), None, "“players” must be a whole number"),
        (with_(lambda r: r.update(moves="hut")), None, "“moves” must be a list"),
        (with_(lambda r: r.update(pangea=2)), None, "version 2; only version 1 can be read"),
        (with_(lambda r: r.update(mood="good")), None, "“mood” does not belong in a record"),
        (with_(lambda r: r.pop("moves")), None, "“moves” is missing"),
        (with_(lambda r: r.update(options={"wind": "strong"})), None, "clans has no option “wind”"),
        (with_(lambda r: r.update(options={"content": {}})), None, "“terrain” is missing from the board"),
        (with_(lambda r: r["points"].__setitem__(0, 99)), None, "“points” says [99, "),
        (with_(lambda r: r["points"].__setitem__(0, 12.0)), None, "“points” must be a list of whole numbers"),
        (with_(lambda r: r["winners"].__setitem__(0, False)), None, "“winners” must be a list of whole"),
        (with_(lambda r: r.update(winners=[0, 1, 2])), None, "“winners” says [0, 1, 2], but the moves give"),
        (with_(lambda r: r.pop("winners")), None, "“winners” is missing"),
        (with_(lambda r: r["moves"].pop()), None, "“points” is given, but the game is not over"),
        (with_(lambda r: r.update(legal=[[]])), None, "lists 1, moves"),
        (with_(lambda r: r.update(legal=[["x"]] * len(r["moves"]))), 1, "“legal” does not list the moves"),
    ],
)
def test_an_unsound_record_is_refused_with_move_and_reason(text: str, move: int | None, words: str) -> None:
    with pytest.raises(pangea.BadRecord) as caught:
        records.replayed(records.read(text))
    assert words in str(caught.value)
    assert caught.value.move == move
    told = caught.value.within(3).told("it")
    assert "3" in told
    assert told != str(caught.value)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from([*RECORD, "legal", "x"]), inner, max_size=7)
        ),
    )
)
def test_no_json_breaks_the_reader(value: object) -> None:
    with pytest.raises(pangea.BadRecord):
        records.replayed(records.read(json.dumps(value)))


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(pangea.BadRecord):
        records.read(text)


def test_a_file_may_hold_one_record_over_many_lines_or_one_a_line(tmp_path: Path) -> None:
    one, many = tmp_path / "one.json", tmp_path / "many.jsonl"
    one.write_text(json.dumps(RECORD, indent=2))
    many.write_text(f"{json.dumps(RECORD)}\n\n{json.dumps(RECORD)}\n")
    assert pangea.load(one).record() == RECORD
    assert pangea.load(many).record() == RECORD
    with many.open() as file:
        assert [number for number, _ in records.lines_of(file)] == [1, 2]


def test_the_mark_that_some_editors_put_first_is_no_part_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "marked.json"
    file.write_text(records.write(pangea.start("clans", players=2, seed=1).record()), encoding="utf-8-sig")
    assert pangea.load(file).turn == 0


def test_an_empty_file_holds_no_record(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    with pytest.raises(pangea.BadRecord, match="there is no record in this file"):
        pangea.load(empty)


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"pangea": 1, "game": "clans", "players": 2, "moves": [], **change})
        for change in (
            {"moves": ["x" * 5000]},
            {"moves": [f"move {'9' * 5000}>1"]},
            {"moves": ["\ud800"]},
            {"moves": ["move \x1b[2J\x1b]0;you are mine\x07"]},
            {"players": 10**30},
            {"players": -(10**4000)},
            {"pangea": 10**30},
            {"game": "x" * 5000},
            {"x" * 5000: 1},
            {"content_hash": "x" * 5000},
            {"points": [10**40] * 100},
            {"options": {"x" * 5000: "y"}},
            {"options": {"content": {"x" * 5000: 1}}},
        )
    ]
    + ['{"pangea": 1, "game": "clans", "moves": [], "players": ' + "9" * 5000 + "}"],
    ids=lambda text: text[15:80],
)
def test_what_is_wrong_with_a_record_can_be_said_however_long_or_odd_it_is(text: str) -> None:
    with pytest.raises(pangea.BadRecord) as caught:
        records.replayed(records.read(text))
    for lang in ("en", "it", "fr", "de"):
        told = caught.value.within(1).told(lang)
        assert len(told.encode()) < 1000
        assert not re.search(r"[\x00-\x1f\x7f-\x9f]", told), "no orders to a terminal"
