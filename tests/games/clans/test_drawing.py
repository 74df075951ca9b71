"""How a position of Clans looks: what lies on the table is in the picture and in the text, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from xml.etree import ElementTree as ET

import numpy as np
import pytest

from pangea.core.atlas import CREAM, INK, PAPER, SOFT_INK
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.core.views import shown, veiled
from pangea.core.words import Phrase, SeatName, languages, say
from pangea.games.clans import GAME, drawing
from pangea.games.clans.board import CLAN_NAMES, CLANS, TERRITORIES, USUAL, Board, board_from
from pangea.games.clans.drawing.land import inside, land_of, yards
from pangea.games.clans.drawing.palette import CLANS as COLOURS
from pangea.games.clans.notation import read_position
from pangea.games.clans.rules.scoring import total_of
from pangea.games.clans.rules.verbs import RULES
from pangea.games.clans.state import State
from tests.conformance.looking import assert_colour_is_nothing_more, assert_whole

SVG = "{http://www.w3.org/2000/svg}"
UNDRAWN = board_from(USUAL.content)
BOARDS = pytest.mark.parametrize("board", [USUAL, UNDRAWN], ids=["map", "no-map"])
LANGUAGES = pytest.mark.parametrize("lang", languages())


def svg(board: Board, state: State, lang: str) -> str:
    return drawing.svg(shown(edition_with(board), state), lang)


def text(board: Board, state: State, lang: str, colour: bool) -> str:
    return drawing.text(shown(edition_with(board), state), lang, colour)


def edition_with(board: Board) -> Edition:
    if board is USUAL:
        return Edition(GAME)
    drawn = {} if board.drawing is None else {"drawing": board.drawing}
    return Edition(GAME, {**board.content, **drawn})


def played(seed: int, moves: int, players: int = 4) -> State:
    *_, state = game(seed, players, moves)
    return state


def game(seed: int, players: int, moves: int = 1000) -> Iterator[State]:
    """Every position of a random game, from before the first hut."""
    state = State.blank()
    RULES.setup(state, players, np.zeros(0, np.int64))
    random = random_from(seed)
    yield state
    while RULES.to_move(state) != OVER and moves > 0:
        RULES.apply(state, RULES.pick(state, random))
        moves -= 1
        yield state


def several_villages() -> State:
    """A position in which somebody has to choose which village comes next."""
    for seed in range(100):
        for state in game(seed, 3):
            if state.founding:
                return state
    raise AssertionError("no random game came to such a position")


def moments() -> dict[str, State]:
    return {
        "nothing": played(1, 0),
        "laying": played(1, 25),
        "dealing": played(1, 62),
        "start": played(1, 64),
        "middle": played(1, 96),
        "choosing": several_villages(),
        "end": played(1, 1000),
        "two": played(2, 90, players=2),
        "crowded": crowded(),
    }


def crowded() -> State:
    """Impossible, but a test for the room that there is: every clan everywhere, up to twelve huts of each."""
    state = played(1, 64)
    for territory in range(TERRITORIES):
        state.huts[territory] = [(territory + 5 * clan) % 13 for clan in range(CLANS)]
        state.group[territory] = state.huts[territory].sum()
    return state


POSITIONS = moments()
MOMENTS = pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS.keys())


def words_in(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]


# The picture


@BOARDS
@MOMENTS
def test_the_picture_shows_every_hut(board: Board, state: State) -> None:
    root = ET.fromstring(svg(board, state, "en"))
    shown = {int(g.attrib["data-territory"]): g for g in root.iter(f"{SVG}g") if "data-territory" in g.attrib}
    assert list(shown) == list(range(TERRITORIES))
    for territory, drawn in shown.items():
        huts = [0] * CLANS
        uses = [element for element in drawn if "#clans-hut-" in element.get("href", "")]
        figures = [element.text for element in drawn.findall(f"{SVG}text")]
        for use in uses:
            huts[CLAN_NAMES.index(use.attrib["href"].rpartition("-")[2])] += 1
        for clan, count in enumerate(state.huts[territory]):
            # Either every hut is drawn, or one with its number.
            assert huts[clan] == count or (huts[clan] == 1 and str(count) in figures)
            said = f"{say(Phrase(f'clans-clan-{CLAN_NAMES[clan]}'))} {count}"
            assert (said in (drawn[0].text or "")) == (count > 0)
        assert drawn.attrib["data-huts"] == " ".join(map(str, state.huts[territory]))
        if state.group[territory] > 1:
            assert str(state.group[territory]) in figures


@BOARDS
@MOMENTS
def test_the_picture_shows_numbers_points_seats_and_tokens(board: Board, state: State) -> None:
    picture = svg(board, state, "en")
    texts = words_in(picture)
    assert {str(territory) for territory in range(TERRITORIES)} <= set(texts)
    root = ET.fromstring(picture)
    seats = [g for g in root.iter(f"{SVG}g") if "data-seat" in g.attrib]
    assert len(seats) == state.players
    for seat, drawn in enumerate(seats):
        shown = [element.text for element in drawn.iter(f"{SVG}text")]
        assert say(Phrase("clans-label-seat", {"seat": SeatName(seat)})) in shown
        assert str(state.tokens[seat]) in shown
        known = state.clan[seat] >= 0
        clan = f"clans-clan-{CLAN_NAMES[state.clan[seat]]}" if known else "clans-label-secret"
        assert say(Phrase(clan)) in shown
    points = [g.attrib["data-points"] for g in root.iter(f"{SVG}g") if "data-points" in g.attrib]
    assert points == [str(number) for number in state.points]
    stacks = [g for g in root.iter(f"{SVG}g") if "data-epoch" in g.attrib]
    epochs = [int(stack.attrib["data-tokens"]) for stack in stacks]
    assert sum(epochs) == 12 - state.villages


@BOARDS
def test_who_hears_the_picture_learns_the_same(board: Board) -> None:
    state = played(1, 96)
    told = ET.fromstring(svg(board, state, "en")).findtext(f"{SVG}desc") or ""
    assert "Territory 13, steppe: red 1, green 2, yellow 1. Neighbours: 8, 10, 12, 14, 26, 30." in told
    assert told.count("Territory ") == TERRITORIES
    for clan, name in enumerate(CLAN_NAMES):
        assert f"{name} {state.points[clan]}" in told


@LANGUAGES
@pytest.mark.parametrize(("villages", "label"), [(10, "turn-village"), (11, "turn-twelfth")])
def test_the_player_who_chooses_a_village_is_told_which(villages: int, label: str, lang: str) -> None:
    """C4.5"""
    state = read_position(USUAL, f"villages {villages}; founding 3 20; huts 3:B 20:G 50:RB 51:K")
    assert say(Phrase(f"clans-label-{label}", {"seat": SeatName(0)}), lang) in text(USUAL, state, lang, False)


def test_what_has_become_of_a_territory_is_told() -> None:
    state = several_villages()
    picture = svg(USUAL, state, "en")
    assert picture.count(say(Phrase("clans-label-new-village"))) == 2 * int(state.founding).bit_count()
    plain = text(USUAL, state, "en", colour=False)
    for territory in range(TERRITORIES):
        assert (f"<{territory}>" in plain) == bool(int(state.founding) >> territory & 1)
    over = played(1, 1000)
    plain = text(USUAL, over, "en", colour=False)
    for territory in over.village_place:
        sign = f"[{territory}" if over.group[territory] else f"({territory}"
        assert sign in plain


def test_groups_that_stay_are_marked() -> None:
    state = played(1, 64)
    state.huts[12, 0], state.group[12] = 7, 7
    state.huts[38, 0], state.group[38] = 6, 6
    plain = text(USUAL, state, "en", colour=False)
    assert "12+" in plain
    assert "38+" not in plain
    assert svg(USUAL, state, "en").count(say(Phrase("clans-label-heavy"))) == 2


# The text


@BOARDS
@MOMENTS
def test_the_text_shows_every_hut(board: Board, state: State) -> None:
    lines = text(board, state, "en", colour=False).splitlines()
    # Above the legend, below the head of a table.
    legend = next(number for number, line in enumerate(lines) if "R  red" in line)
    land = "\n".join(lines[1 : legend - 1])
    counted = dict.fromkeys("RBGYK", 0)
    for letter, number in re.findall(r"([RBGYK])(\d*)", land):
        counted[letter] += int(number or 1)
    assert list(counted.values()) == state.huts.sum(axis=0).tolist()


@BOARDS
@MOMENTS
def test_the_text_shows_numbers_points_seats_and_tokens(board: Board, state: State) -> None:
    plain = text(board, state, "en", colour=False)
    figures = re.findall(r"(?<![A-Z\d])\d+", plain)
    assert set(map(str, range(TERRITORIES))) <= set(figures)
    for clan, colour in enumerate(CLAN_NAMES):
        assert re.search(rf"{colour} +{state.points[clan]}\n", plain)
    for seat in range(state.players):
        name = say(Phrase("clans-label-seat", {"seat": SeatName(seat)}))
        known = state.clan[seat] >= 0
        card = say(Phrase(f"clans-clan-{CLAN_NAMES[state.clan[seat]]}" if known else "clans-label-secret"))
        assert re.search(rf"{name} +{card} +Tokens +{state.tokens[seat]}", plain)
    assert plain.count("●") == 12 - state.villages
    assert plain.count("○") == state.villages


def test_huts_stand_by_the_number_of_their_territory() -> None:
    state = crowded()
    lines = text(USUAL, state, "en", colour=False).splitlines()
    for territory in range(TERRITORIES):
        row, column = next(
            (number, found.start())
            for number, line in enumerate(lines)
            if (found := re.search(rf"(?<![A-Z\d])\d*(?<!\d){territory}\+", line))
        )
        around = [line[max(0, column - 9) : column + 14] for line in lines[row : row + 4]]
        for clan, count in enumerate(state.huts[territory]):
            written = COLOURS[clan].letter + (str(count) if count > 1 else "")
            assert count == 0 or any(written in part for part in around), (territory, written)


# Both


@BOARDS
@MOMENTS
@LANGUAGES
def test_drawings_are_whole_and_colour_is_nothing_more(board: Board, state: State, lang: str) -> None:
    """On a board without a map, and where it is crowded, too."""
    edition = Edition(GAME, None if board is USUAL else board.content)
    assert_whole(edition, state, lang)
    assert_colour_is_nothing_more(edition, state, lang)


@LANGUAGES
@BOARDS
def test_every_language(board: Board, lang: str) -> None:
    for state in POSITIONS.values():
        picture, plain = svg(board, state, lang), text(board, state, lang, colour=False)
        assert ET.fromstring(picture).attrib["lang"] == lang
        for clan in CLAN_NAMES:
            name = say(Phrase(f"clans-clan-{clan}"), lang)
            assert name in words_in(picture)
            assert name in plain


def test_at_the_end_all_cards_lie_open_and_the_winners_are_named() -> None:
    state = played(1, 1000)
    seen = veiled(Edition(GAME), state, 0)
    picture, plain = svg(USUAL, seen, "en"), text(USUAL, seen, "en", colour=False)
    assert say(Phrase("clans-label-secret")) not in picture + plain
    for drawn in (picture, plain):
        assert say(Phrase("clans-ending-twelfth")) in drawn
    totals = [total_of(state, seat) for seat in range(4)]
    best = totals.index(max(totals))
    assert f"{say(Phrase('clans-label-seat', {'seat': SeatName(best)}))} wins." in plain
    for total in totals:
        assert str(total) in words_in(picture)


@BOARDS
def test_the_same_position_is_always_drawn_the_same(board: Board) -> None:
    # A fresh board, so that nothing is remembered.
    again = board_from({**board.content, "drawing": board.drawing})
    for state in (played(3, 30), played(3, 95)):
        assert svg(board, state, "en") == svg(again, copied(state), "en")
        assert text(board, state, "en", colour=True) == text(again, copied(state), "en", colour=True)


def test_a_drawing_of_another_size_and_with_gaps() -> None:
    """Somebody's own drawing may use other units, and leave out what it does not need."""
    assert USUAL.drawing is not None
    half = {key: [[x / 2, y / 2] for x, y in USUAL.drawing[key]] for key in ("places", "coast")}
    outlines = [[[x / 2, y / 2] for x, y in line[::3]] for line in USUAL.drawing["outlines"]]
    outlines[7] = []
    drawing = half | {"width": 500, "height": 380, "outlines": outlines, "lakes": [], "rivers": []}
    board = board_from({**USUAL.content, "drawing": drawing})
    ET.fromstring(svg(board, played(1, 90), "en"))
    assert "59" in text(board, played(1, 90), "en", colour=False)


# The palette, and the room


def test_huts_and_numbers_stand_in_their_territory() -> None:
    land = land_of(USUAL)
    for outline, yard in zip(land.outlines, yards(USUAL), strict=True):
        for spot in (yard.middle, yard.number):
            assert inside(np.array([spot]), outline)[0]
            assert not any(inside(np.array([spot]), lake)[0] for lake in land.lakes)


def test_circles_do_not_touch_and_neighbours_are_near() -> None:
    land = land_of(UNDRAWN)
    gaps = {
        pair: np.hypot(*(land.places[pair[0]] - land.places[pair[1]])) for pair in combinations(range(60), 2)
    }
    radius = np.hypot(*(land.outlines[0][0] - land.places[0]))
    assert min(gaps.values()) > 2 * radius
    neighbours = [gap for (one, other), gap in gaps.items() if other in UNDRAWN.neighbours[one]]
    assert np.mean(neighbours) < np.mean(list(gaps.values())) / 2


def light(colour: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """Red, green and blue as amounts of light."""
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """As the Web Content Accessibility Guidelines count it."""
    dark, bright = sorted(float(light(colour) @ [0.2126, 0.7152, 0.0722]) for colour in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def test_words_and_marks_stand_out() -> None:
    for paper in (PAPER, CREAM):
        assert contrast(INK, paper) > 7
        assert contrast(SOFT_INK, paper) > 4.5
    for clan in COLOURS:
        assert contrast(clan.colour, clan.mark) > 3.5


# What those see who lack one kind of cones (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "all": np.eye(3),
    "no red": np.array([[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]]),
    "no green": np.array([[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]]),
    "no blue": np.array([[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]]),
}
XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


@pytest.mark.parametrize("eyes", EYES.values(), ids=EYES.keys())
def test_the_colours_of_the_clans_differ_for_all_eyes(
    eyes: np.ndarray[tuple[int, int], np.dtype[np.float64]],
) -> None:
    """By the distance in CIELAB, where 2 is just noticeable."""

    def seen(colour: str) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        x, y, z = np.cbrt(XYZ @ np.clip(eyes @ light(colour), 0.01, 1) / [0.9505, 1, 1.089])
        return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])

    for one, other in combinations(COLOURS, 2):
        assert np.linalg.norm(seen(one.colour) - seen(other.colour)) > 18, (one.name, other.name)


def test_the_text_is_in_order() -> None:
    plain = text(USUAL, played(1, 96), "en", colour=False)
    rows = [plain.index(word) for word in ("*  forest", "R  red", "[n] village", "Clans.", "Epoch 1")]
    assert all(one < other for one, other in pairwise(rows))
