"""Moves, stories, scores and positions in writing: what can be read, and what is said of the rest."""

from __future__ import annotations

import pytest

import pangea
from pangea.core.contract import OVER
from pangea.core.words import languages, say
from pangea.games.planet.notation import read_position, write_position
from pangea.games.planet.rules.comparing import compared
from pangea.games.planet.rules.continents import place, take

from .positions import EDITION, after, table

NOBODY_AHEAD = "Nobody was ahead after the last round, so nobody gets the card."
OPEN = table("table 17 4 33 8 20")


def test_where_nothing_lies_open_a_code_still_has_words() -> None:
    early = table("next animals")
    assert EDITION.write(early, 299) == "tile ? face 11 turn 4"
    for code in range(EDITION.sizes.codes):
        if not EDITION.is_possible(early, code):
            assert all(EDITION.refuse(early, code).told(lang) for lang in languages())


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a move of Planet"),
        ("tile 17", "is not a move of Planet"),
        ("tile 17 face 3", "is not a move of Planet"),
        ("tile 017 face 3 turn 2", "is not a move of Planet"),
        ("Tile 17 face 3 turn 2", "is not a move of Planet"),
        ("tile 17 face 3 turn 2 ", "is not a move of Planet"),
        ("tile \N{ARABIC-INDIC DIGIT ONE} face 3 turn 2", "is not a move of Planet"),
        ("tile 50 face 3 turn 2", "there is no tile 50"),
        ("tile 17 face 12 turn 2", "there is no face 12"),
        ("tile 17 face 3 turn 5", "can’t be turned 5 times"),
        ("animal 2 panda", "no animals lie under round 2"),
        ("animal 13 panda", "no animals lie under round 13"),
        ("animal 6 pandda", "Did you mean “panda”?"),
        ("habitat 1 ?", "is not a move of Planet"),
        ("habitat 4 ocean", "there is no seat 4"),
        ("habitat 1 swamp", "is not a move of Planet"),
        ("reveal 50", "there is no tile 50"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_one(text: str, words: str) -> None:
    with pytest.raises(pangea.UnreadableMove) as caught:
        EDITION.read(OPEN, text)
    assert words in str(caught.value)
    assert all(caught.value.told(lang) for lang in languages())


def test_a_tile_that_does_not_lie_open_is_refused_with_those_that_do() -> None:
    with pytest.raises(pangea.IllegalMove, match="Choose one of these: 17, 4, 33, 8, 20") as caught:
        EDITION.read(OPEN, "tile 5 face 0 turn 0")
    assert caught.value.rule == "P3.1"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hats 3", "is not part of a position"),
        ("players three", "one number is needed here"),
        ("players 5", "a number from 2 to 4 is needed"),
        ("round 13", "a number from 1 to 12 is needed"),
        ("rules hard", "this can be full, beginners"),
        ("next dinner", "this can be animals, habitats, reveal, place, over"),
        ("habitats ocean", "a different habitat for each seat"),
        ("habitats ocean ocean", "a different habitat for each seat"),
        ("habitats ocean swamp", "a different habitat for each seat"),
        ("rules beginners; habitats ocean ?", "“-” where none is dealt"),
        ("next animals; habitats ocean ?", "“-” where none is dealt"),
        ("cards 2:fox", "is not a card that fits here"),
        ("cards 3:dodo", "is not a card that fits here"),
        ("cards 3:fox 3:owl", "“3:owl” is not a card that fits here"),
        ("cards 3:fox>2", "is not a card that fits here"),
        ("cards 3:fox 4:fox", "this animal is there twice"),
        ("planets - | - | -", "one planet for each of the 2 players, not 3"),
        ("planets 12:OOFFD", "is not a face that fits here"),
        ("planets 3:OOFF", "is not a face that fits here"),
        ("planets 3:OOFFX", "is not a face that fits here"),
        ("planets 3:OOFFD 3:OOFFD", "is not a face that fits here"),
        ("table 50 1", "tiles are numbers from 0 to 49"),
        ("table 0-5", "at most five"),
        ("left 1 / 2 / 3", "tiles are numbers from 0 to 49"),
        ("table 1 1 2", "The same tile is there twice"),
        ("table 1 2; left 1 / -", "The same tile is there twice"),
        ("table 1", "“table”: for the rest of the game at least 2 are needed here, not 1"),
        ("round 9; table 1 2; new 3-4", "“new”: for the rest of the game at least 5"),
        ("round 11; table 1 2; left - / 3", "“left 12”: for the rest of the game at least 2"),
        ("round 2; table 1 2; planets 0:OOFFD 1:OOFFD", "“planets 0”: for the rest of the game at least 11"),
    ],
)
def test_what_is_no_position_is_refused(text: str, words: str) -> None:
    with pytest.raises(pangea.UnreadablePosition) as caught:
        table(text)
    assert words in str(caught.value)
    assert all(caught.value.told(lang) for lang in languages())


def test_a_position_may_be_drawn_over_several_lines() -> None:
    state = read_position(
        EDITION.board,
        """
        players 2; round 4; turn 1;
        table 17 4 33;
        cards 3:panda>0  4:fox  5:owl;
        planets 0:OOFFD 3:GGMMM |
                0:DDDMG
        """,
    )
    assert state.players == 2
    assert state.owner[0] == 0
    assert [int(faces).bit_count() for faces in state.bare[:2]] == [10, 11]


def test_a_drawn_planet_is_the_same_as_a_played_one() -> None:
    """However a planet came about, equal planets are equal bytes."""
    played = table("table 20 18 47 3 4")
    moves = ("tile 20 face 0 turn 0", "tile 18 face 5 turn 1", "tile 47 face 1 turn 3")
    for move in moves:
        played.turn = 0
        code = EDITION.read(played, move)
        place(played, 0, take(played, code // 60), code % 60 // 5, code % 5)  # type: ignore[arg-type]
    words = write_position(EDITION.board, played).split("planets ")[1].split(" |")[0]
    drawn = table(f"next over; round 12; planets {words}")
    for field in ("cover", "bare", "head", "heads", "extent", "touching"):
        assert drawn[field].tolist() == played[field].tolist()  # type: ignore[index]


@pytest.mark.parametrize(
    ("sizes", "is_last", "is_most", "home", "step"),
    [
        ([(9, 5, 0), (9, 0, 0)], True, False, 0, 2),
        ([(9, 5, 2), (9, 5, 3)], True, False, 1, 3),
        ([(9, 5, 2), (9, 5, 2)], True, False, -1, 3),
        ([(9, 0, 0), (9, 0, 0)], True, False, -1, 2),
        ([(9, 5, 0), (9, 0, 0)], False, False, -1, 1),
        ([(4, 0, 0), (4, 0, 0)], True, True, -1, 1),
        ([(0, 0, 0), (0, 0, 0)], True, False, -1, 1),
        ([(3, 1, 0), (2, 2, 0), (3, 1, 1)], True, False, 2, 3),
    ],
)
def test_comparing_step_by_step(
    sizes: list[tuple[int, int, int]], is_last: bool, is_most: bool, home: int, step: int
) -> None:
    """P4.3, P4.4: as people do it, for the telling."""
    state = table(f"players {len(sizes)}; round 12; next over; cards 3:{'panda' if is_most else 'fox'}>0")
    for seat, (first, second, third) in enumerate(sizes):
        state.suits[0, seat] = first * 4096 + second * 64 + third
    result = compared(state, 0, 12 if is_last else 11)
    assert (result.home, result.step) == (home, step)


def test_the_story_of_a_round_is_told() -> None:
    """P3.2, P4.1, P4.3: what became of tiles and animals."""
    state = table(
        """players 3; round 3; turn 1; table 40 41 42; left 30 31 32 33 / -; cards 3:panda 4:fox;
        planets 0:FDFDO 1:GGGGG | 0:FFDDO 1:GGGGG | 0:MMDDO"""
    )
    move = EDITION.read(state, "tile 41 face 7 turn 0")
    told = EDITION.told(state, move, after(state, "tile 41 face 7 turn 0"))
    assert [say(phrase) for phrase in told] == [
        "Seat 1 puts tile 41 (forest, desert and glacier) on face 7.",
        "Tile 40 goes face down to the pile for round 11.",
        "Tile 42 goes face down to the pile for round 12.",
        "Panda (the most separate forests): a tie at 2 regions. The card moves on to round 4.",
        "Round 4 begins. Seat 0 is first.",
    ]


def test_a_score_is_explained_line_by_line() -> None:
    """P4.3, P4.4, P5.1, P5.2"""
    state = table("round 12; next over; habitats forest ocean; cards 3:fox>0 4:camel>0 5:owl>-")
    told = [(line.rule, say(line.phrase), line.points) for line in EDITION.explained(state)]
    assert told == [
        ("P5.1", "Seat 0, habitat card forest: 0 portions, no points.", (0, 0)),
        ("P5.1", "Seat 1, habitat card ocean: 0 portions, no points.", (0, 0)),
        ("P5.2", "Fox, Seat 0: 1 point, as this is also the habitat of the habitat card.", (1, 0)),
        ("P5.2", "Camel, Seat 0: 2 points.", (2, 0)),
        (
            "P4.4",
            f"Owl: the largest forest that touches no ocean. {NOBODY_AHEAD}",
            (0, 0),
        ),
    ]


def test_what_is_not_known_is_not_added_up() -> None:
    """P7.1"""
    state = table("round 8; table 1 2; habitats ? ocean; cards 3:fox>0 4:camel>1")
    lines = EDITION.explained(state)
    assert [line.points for line in lines] == [(None, 0), (0, 0), (None, 0), (0, 2)]


def test_prompts_and_endings_have_words() -> None:
    assert say(EDITION.prompt(OPEN)).startswith("Round 1: choose one")
    assert EDITION.rules.to_move(table("next over; round 12")) == OVER
