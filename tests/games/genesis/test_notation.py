"""Genesis in writing: moves, positions, and what is said of both."""

from __future__ import annotations

import numpy as np
import pytest

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.record import copied, same
from pangea.core.words import languages, say
from pangea.games.genesis.board import SPACES, TERRAIN_NAMES
from pangea.games.genesis.moves import ROLLS, STOP
from pangea.games.genesis.notation import read_position, write_position

from .positions import EDITION, after, full_but_for, table, with_tiles

LANGUAGES = pytest.mark.parametrize("lang", languages())
BLANK = table("players 4")


def test_every_move_reads_as_it_is_written() -> None:
    texts = [EDITION.write(BLANK, move) for move in range(EDITION.sizes.codes)]
    assert len(set(texts)) == len(texts) == 4 * SPACES + 1 + ROLLS
    assert [EDITION.read(BLANK, text) for text in texts] == list(range(len(texts)))
    assert texts[:2] == ["forest a1", "forest b1"]
    assert texts[STOP] == "stop"
    assert texts[STOP + 1] == "roll forest forest"
    assert texts[-1] == "roll wild wild"
    assert EDITION.write(BLANK, EDITION.read(BLANK, "forest e5")) == "forest e5"


NO_MOVES = ["", "forest", "water e5", "wild e5", "roll forest", "roll wild forest", "roll swamp savanna"]
NO_MOVES += ["forest e11", "forest o5", "forest e05", "forest e0", "Forest e5", "forest E5"]
NO_MOVES += ["forest  e5", "stop ", "forest e5\n"]


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(pangea.UnreadableMove) as error:
        EDITION.read(BLANK, text)
    assert all(error.value.told(lang) for lang in languages())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_reads_as_it_was_written(players: int) -> None:
    """All of it: the same bytes."""
    state, random = EDITION.lay_out(players, {}), random_from(players)
    while True:
        text = write_position(EDITION.board, state)  # type: ignore[arg-type]
        assert "\n" not in text
        assert same(read_position(EDITION.board, text), state)
        if EDITION.rules.to_move(state) == OVER:
            break
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))


def test_a_position_can_be_drawn_over_lines() -> None:
    drawn = table(
        """
        players 3; turn 1; dice wild savanna; second savanna swamp; board
         Fr  .  .  o  .  .  .  .  .  .  .  .  .  .
          . Sd  .  o  .  .  .  .  .  .  .  ^  .  .
          .  .  .  .  .  .  ^  ^  .  .  .  .  .  .
          .  o  .  .  ^  .  .  .  .  ^  .  .  .  o
          .  .  .  .  .  .  .  .  .  ^  .  .  .  .
          .  .  .  .  ^  .  .  o  .  .  .  .  .  .
          .  o  .  .  ^  ^  .  .  .  .  .  o  o  .
          .  .  .  .  .  .  .  .  ^  .  .  .  .  .
          .  o  o  .  .  .  o  .  .  .  .  .  o  .
          .  .  .  .  .  .  .  .  .  .  .  .  . Wm
        """
    )
    told = with_tiles(
        "Fr a1", "Sd b2", "Wm n10", players=3, turn=1, dice="savanna wild", second="savanna swamp"
    )
    assert same(drawn, told)
    assert write_position(EDITION.board, drawn).startswith(
        "players 3; turn 1; dice savanna wild; second savanna swamp; board Fr..o........../.Sd.o"
    )


ROW = "." * 14
BAD_POSITIONS = [
    ("players 5", "from 2 to 4"),
    ("players x", "“players x”: one number is needed"),
    ("players 3; players 3", "“players” stands twice"),
    ("players 3; turn 3", "from 0 to 2"),
    ("colour red", "“colour red”"),
    ("board ./.", "10 rows, and 2 are"),
    ("board .", "10 rows, and one is"),
    ("board " + "/".join([ROW] * 10), "d1: the position has “.” there, and the board has “o”"),
    ("board " + "/".join([ROW] * 9 + ["." * 13]), "d1"),
    ("board ...o........./" + "/".join([ROW] * 9), "Row 1 must have 14 spaces, and it has 13"),
    ("board ..xo........../" + "/".join([ROW] * 9), "Row 1: “..xo..........”"),
    ("board ...Fr........../" + "/".join([ROW] * 9), "d1: the tile “Fr” can’t lie there"),
    ("players 2; board ...o.......Fr../" + "/".join([ROW] * 9), "l1: the tile “Fr” can’t lie there"),
    ("players 3; board Fh..o........../" + "/".join([ROW] * 9), "a1: the tile “Fh”"),
    ("dice forest", "“forest” is not a roll"),
    ("dice forest water", "“forest water” is not a roll"),
    ("second forest", "can’t be the terrains of a second tile"),
    ("dice forest wild; second wild", "can’t be the terrains of a second tile"),
    ("dice forest wild; second", "can’t be the terrains of a second tile"),
]


@pytest.mark.parametrize(("text", "says"), BAD_POSITIONS)
def test_what_is_wrong_with_a_position_is_said(text: str, says: str) -> None:
    with pytest.raises(pangea.UnreadablePosition) as error:
        table(text)
    assert says in str(error.value)
    assert all(error.value.told(lang) for lang in languages())


def test_there_are_no_more_than_thirteen_of_a_kind() -> None:
    spaces = "a5 b5 c5 d5 e5 f5 g5 h5 i5 a10 b10 c10 d10"
    assert with_tiles(f"Fr {spaces}").stock[0, 0] == 0
    with pytest.raises(pangea.UnreadablePosition, match="only 13 tiles like “Fr”"):
        with_tiles(f"Fr {spaces} e10")
    with pytest.raises(pangea.UnreadablePosition, match="can’t be the terrains"):
        with_tiles(f"Fr {spaces}", dice="wild wild", second="forest")


def test_whoever_has_no_tiles_is_not_to_move() -> None:
    spaces = [s for c in "abcdefghijkl" for s in (f"{c}10", f"{c}8" if c != "i" else "m8", f"{c}5", f"{c}3")]
    free = [s for s in spaces if s not in ("g3", "h3", "j5", "k5")] + [
        "m10",
        "n10",
        "a6",
        "b6",
        "c6",
        "a1",
        "b1",
        "c1",
    ]
    tiles = [f"{'FSMW'[n % 4]}r {space}" for n, space in enumerate(free[:52])]
    assert with_tiles(*tiles, turn=1).stock[0].sum() == 0
    with pytest.raises(pangea.UnreadablePosition, match="Seat 0"):
        with_tiles(*tiles, turn=0)


def test_a_board_that_is_full_is_a_game_that_is_over() -> None:
    state = full_but_for("a1", dice="forest forest", second="forest")
    assert EDITION.rules.to_move(state) == OVER
    assert same(read_position(EDITION.board, write_position(EDITION.board, state)), state)


@LANGUAGES
def test_moves_are_told_in_words(lang: str) -> None:
    start = table("players 3")
    moves = ["roll savanna wild", "savanna a1", "stop"]
    for number, move in enumerate(moves):
        before = after(start, *moves[:number])
        told = EDITION.told(before, EDITION.read(before, move), after(before, move))
        assert len([say(phrase, lang, ["Ada"]) for phrase in told]) == 1
        assert "Ada" in say(told[0], lang, ["Ada"])


def test_what_is_told_in_english() -> None:
    state = table("players 3; dice swamp swamp")
    now = after(state, "forest b5")
    told = EDITION.told(state, EDITION.read(state, "forest b5"), now)
    assert [say(phrase, "en", ["Ada"]) for phrase in told] == [
        "Ada (reptiles) places forest on b5.",
        "It counts for neither die, so it is the only tile of this turn.",
    ]
    last = full_but_for("a1 b1 c1", dice="forest forest")
    end = after(last, "forest b1")
    told = EDITION.told(last, EDITION.read(last, "forest b1"), end)
    assert say(told[-1]) == "No three free spaces are connected any more."


@LANGUAGES
def test_the_player_is_asked_in_words(lang: str) -> None:
    prompts = [
        EDITION.prompt(table(text))
        for text in ("players 3", "dice forest wild", "dice forest wild; second savanna swamp")
    ]
    assert len({say(prompt, lang) for prompt in prompts}) == 3
    assert say(prompts[2]) == "Place a second tile (savanna or swamp), or stop."


@LANGUAGES
def test_every_refusal_is_said(lang: str) -> None:
    thirteen = "Fr a5 b5 c5 d5 e5 f5 g5 h5 i5 a10 b10 c10 d10"
    cases = [
        (full_but_for("a1 b1"), "forest a1", "G4.1"),
        (table("players 3"), "forest a1", "G3.1"),
        (table("players 3"), "stop", "G3.5"),
        (table("dice forest wild"), "roll wild wild", "G3.1"),
        (table("dice forest wild"), "forest d1", "G1.1"),
        (table("dice forest wild"), "forest e4", "G1.1"),
        (table("players 2; dice forest wild"), "forest n1", "G2.1"),
        (with_tiles("Fr a1", dice="forest wild"), "forest a1", "G3.2"),
        (with_tiles(thirteen, dice="savanna wild"), "forest a1", "G3.4"),
        (table("dice forest swamp; second swamp"), "forest a1", "G3.5"),
    ]
    for state, text, rule in cases:
        error = EDITION.refuse(state, EDITION.read(state, text))
        assert error.rule == rule
        assert error.told(lang).endswith(f"[{rule}]")


def test_a_learner_is_shown_the_table_from_its_own_seat() -> None:
    state = with_tiles("Fr a1", "Sd b1", players=3, turn=1, dice="forest wild", second="swamp")
    shown = {}
    for seat in (0, 1, -1):
        out = np.full(EDITION.game.feature_count, 9, np.int8)
        EDITION.rules.features(copied(state), seat, out)
        parts = EDITION.game.parts(out).values()
        free, land, kin, stock, dice, second, seats, turn = (part.ravel().tolist() for part in parts)
        assert (free[0], free[1], free[2], free[3]) == (0, 0, 1, 0)
        assert (land[0], land[SPACES + 1]) == (1, 1)
        assert sum(land) == sum(kin) == 2
        assert dice == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
        assert second == [0, 0, 0, 1]
        assert seats == [1, 1, 1, 0]
        shown[seat] = kin[0], kin[1], stock[0], turn
    assert shown[0] == (1, 0, 12, [0, 1, 0, 0])
    assert shown[1] == (0, 1, 13, [1, 0, 0, 0])
    assert shown[-1] == shown[0], "whoever watches sees the table as seat 0 does"


def test_the_words_of_moves_are_those_of_the_format() -> None:
    assert TERRAIN_NAMES == ("forest", "savanna", "mountain", "swamp")
