"""Moves, stories and positions of Trias as text."""

from __future__ import annotations

from typing import cast

import pytest

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.errors import BadContent, IllegalMove, UnreadableMove, UnreadablePosition
from pangea.core.record import copied, fingerprint
from pangea.core.words import languages, say
from pangea.games.trias.board import EDGE, board_from
from pangea.games.trias.notation import read_position, write_position
from pangea.games.trias.state import State

from . import drawn
from .positions import EDITION, after, table


def test_every_number_reads_as_it_is_written() -> None:
    """Every move that names tiles there are comes back as the number it was written from."""
    state = table(drawn.PENINSULA)
    for code in [
        EDITION.read(state, text) for text in ("place 0,0", "hand", "draw", "end", "lift 2,0", "breed 1,0")
    ]:
        assert EDITION.read(state, EDITION.write(state, code)) == code
    for text in (
        "move 0,0>1,0",
        "move 0,0>1,0 spent",
        "rescue 4,0>3,0",
        "tile 2,1 water",
        "card 4 meteorite",
    ):
        assert EDITION.write(state, EDITION.read(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Hand",
        "lift",
        "lift 1",
        "lift 01,0",
        "lift -0,1",
        "lift 1, 0",
        "lift 1,0 ",
        "put  1,0",
        "put 99,0",
        "put 0,99",
        "move 1,0",
        "move 1,0>2,0 fresh",
        "card 5 forest",
        "card 0 water",
        "tile 4,0 forest",
        "tile 0,0 forest",
        "tile 1,0 pole",
        "card 0 ?",
        "end " * 50,
    ],
)
def test_what_is_no_move_is_refused_politely(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        EDITION.read(table(drawn.PENINSULA), text)
    for lang in languages():
        assert refused.value.told(lang)


@pytest.mark.parametrize("text", ["put 33,0", "put 0,-33", "put 20,20", "put 0,99", "move 0,0>33,0"])
def test_a_hex_off_the_table_is_told_where_that_ends(text: str) -> None:
    """T1.6  One step beyond the edge can be written, so that the rule itself says why not."""
    with pytest.raises(UnreadableMove) as refused:
        EDITION.read(table(drawn.PENINSULA), text)
    for lang in languages():
        assert f" {EDGE} " in refused.value.told(lang)
    with pytest.raises(IllegalMove):
        EDITION.read(table(drawn.PENINSULA), "lift 32,0")


def test_only_hexes_of_the_set_up_are_laid_on() -> None:
    """T2.1"""
    with pytest.raises(UnreadableMove, match="no tile is laid on 4,0 in the set-up"):
        EDITION.read(table(drawn.PENINSULA), "tile 4,0 forest")


def test_a_semicolon_too_many_is_nothing() -> None:
    assert fingerprint(table("; players 4;; turn 2; ")) == fingerprint(table("players 4; turn 2"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_written_and_read_to_the_byte(players: int) -> None:
    """But for the story of the scorings, which the rest of the game does not depend on."""
    state = cast(State, EDITION.lay_out(players, {}))
    random = random_from(players)
    while EDITION.rules.to_move(state) != OVER:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        if state.phase < 2:
            continue
        text = write_position(EDITION.board, state)
        again, bare = read_position(EDITION.board, text), copied(state)
        bare.scorings = 0
        bare.scored_place[:] = 0
        bare.scored_size[:] = 0
        bare.scored_herds[:] = 0
        assert fingerprint(again) == fingerprint(bare)
        assert "\n" not in text


@pytest.mark.parametrize("name", drawn.ALL)
def test_a_drawn_position_reads_the_same_on_one_line(name: str) -> None:
    state = table(drawn.ALL[name])
    assert fingerprint(table(write_position(EDITION.board, state))) == fingerprint(state)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("colour red", "colour"),
        ("players 6", "players 6"),
        ("players two", "two"),
        ("splits some", "some"),
        ("phase sleep", "sleep"),
        ("tiles 0,0:P 1,0:X", "1,0:X"),
        ("tiles 1,0:S", "South Pole"),
        ("tiles 0,0:P 1,0:P", "South Pole"),
        ("tiles 0,0:P 1,0:S 1,0:F", "1,0"),
        ("tiles 0,0:P 40,0:S", "31"),
        ("tiles 0,0:Pd 1,0:S", "d"),
        ("tiles 0,0:PB 1,0:S", "“B”"),
        ("tiles 0,0:P 1,0:S; swim 2,0:x", "2,0:x"),
        ("tiles 0,0:P 1,0:S; swim 1,0:a", "1,0"),
        ("tiles 0,0:P 1,0:S; swim 2,0:a 2,0:b", "2,0"),
        ("tiles 0,0:P " + " ".join(f"{q},5:S" for q in range(-20, 20)), "35"),
        ("swim " + " ".join(f"{q},5:a" for q in range(-10, 10)), "10"),
        ("tiles 0,0:P 1,0:F" + "a" * 16, "15"),
        ("hands forest", "forest"),
        ("hands forest stone ?", "stone"),
        ("played 8 0 0 0 0 0 0 0", "mountain"),
        ("card forest", "card"),
        ("phase lift", "card"),
        ("phase lift; card forest; tiles 0,0:P 1,0:S", "lift"),
        ("phase put", "lifted"),
        ("phase put; lifted 5,5; tiles 0,0:Pa 1,0:S", "lifted"),
        ("phase put; lifted 5,5; tiles 0,0:Pa 5,5:S", "lift"),
        ("ap 5", "ap"),
        ("map\n  P\nS\n", "S"),
        ("map\nP  X", "X"),
        ("map\nS     F", "South Pole"),
    ],
)
def test_what_is_no_position_says_why(text: str, part: str) -> None:
    with pytest.raises(UnreadablePosition) as refused:
        table(text)
    assert part in refused.value.told()
    for lang in languages():
        assert refused.value.told(lang)


def test_a_position_in_the_set_up_can_be_written_too() -> None:
    match = pangea.Match(EDITION, 4)
    random = random_from(3)
    for _ in range(38):
        text = write_position(EDITION.board, cast(State, match.state))
        again = table(text)
        assert EDITION.odds(again) == EDITION.odds(match.state)
        match.follow(EDITION.write(match.state, EDITION.rules.pick(match.state, random)))


def story(position: str, *moves: str, lang: str = "en") -> list[str]:
    """What is told of the last of these moves."""
    before = after(table(position), *moves[:-1])
    code = EDITION.read(before, moves[-1])
    return [say(phrase, lang) for phrase in EDITION.told(before, code, after(before, moves[-1]))]


def test_a_drift_is_told_with_what_comes_of_it() -> None:
    assert story(drawn.HUB, "lift 2,0")[1:] == ["The continent breaks into 3 parts."]
    assert story("tiles 0,0:Pa 1,0:Sabb 2,0:F 0,1:M", "lift 1,0")[1:] == [
        "3 herds are now swimming in the east (1,0).",
        "The continent breaks into 2 parts.",
    ]
    assert story(drawn.HUB, "lift 2,0", "put 3,0")[1:] == ["2 continents are joined into one."]
    landed = story(drawn.LANDING, "lift -1,0", "put -1,-1")
    assert landed[1] == "5 swimmers now stand on the mountain in the north-west (-1,-1)."
    assert "Most herds: 2 points" in story(drawn.SECOND_VECTOR, "lift 2,0", "put 5,0")[-1]


def test_the_end_of_a_turn_is_told() -> None:
    assert story(drawn.SWIMMERS, "end") == [
        "Seat 1 ends the turn.",
        "Seat 1 takes 4 herds back into the reserve.",
    ]
    last = story("last 1; tiles 0,0:Paaaa 1,0:S", "end")
    assert last[-1] == "The last round is over: the meteorite has struck."
    assert story(drawn.NO_HERD, "hand")[1:] == ["Seat 1 can’t drift any tile; the card is spent."]
    nothing = "phase refill; ap 0; hands - ? ?; played 7 13 10 0 0 0 0 0; backs 0 2 2; tiles 0,0:Pabc 1,0:S"
    assert story(nothing, "card 0 meteorite")[1].startswith("The last round begins with Seat 1")


@pytest.mark.parametrize("lang", languages())
def test_everything_can_be_asked_and_refused_in_every_language(lang: str) -> None:
    for text in drawn.ALL.values():
        state = table(text)
        assert say(EDITION.prompt(state), lang)
        for position in (
            state,
            *(after(state, move) for move in [EDITION.write(state, m) for m in EDITION.legal(state)][:4]),
        ):
            for code in range(0, EDITION.sizes.codes, 7):
                if EDITION.rules.refusal(position, code):
                    assert EDITION.refuse(position, code).told(lang)


def test_the_content_is_empty_and_stays_so() -> None:
    assert board_from(None).content == board_from({}).content == {}
    with pytest.raises(BadContent, match="tiles"):
        board_from({"tiles": 3})
    with pytest.raises(BadContent):
        board_from([])  # type: ignore[arg-type]
    other = pangea.Edition(pangea.game("trias"), {})
    state = other.lay_out(3, {})
    assert other.odds(state) == EDITION.odds(EDITION.lay_out(3, {}))
