"""A position of Planet as text: the planets unfolded, two beside each other, the tiles and the animals."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.captions import Shown
from pangea.core.ink import PLAIN, Piece, Screen, Style
from pangea.games.planet.board.content import LETTERS
from pangea.games.planet.board.globe import EDGES, FACES
from pangea.games.planet.drawing.captions import Captions, CardRow, SeatRow
from pangea.games.planet.drawing.net import net
from pangea.games.planet.drawing.palette import GROUNDS, SEAT_MARKS
from pangea.games.planet.notation.positions import face_letters
from pangea.games.planet.state import NO_SEAT, State

WIDTH = 100
_BESIDE = 49
"""Columns of a planet, with the gap to the next."""
_BARE = "·"
_SEAT_COLOURS = (124, 26, 28, 178)
# Where the five portions of a face stand around its number, by direction: columns and rows.
_ON_CORNER = ((0, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
_ON_EDGE = ((0, 1), (-2, 0), (-1, -1), (1, -1), (2, 0))


def text(shown: Shown, lang: str, colour: bool) -> str:
    state = shown.state
    captions = Captions(shown, lang)
    lines: list[list[Piece]] = [[(f"{captions.say('planet-title')}. {captions.what_happens()}", PLAIN)], []]
    for first in range(0, state.players, 2):
        lines += _planets(captions, range(first, min(first + 2, state.players)))
        lines.append([])
    lines += [_legend(captions), [], *_tiles(captions)]
    lines += [[], *_animals(captions)]
    screen = Screen(colour)
    for line in lines:
        screen.line(*line)
    return screen.shown()


def _habitat_style(habitat: int) -> Style:
    ground, letter = GROUNDS[habitat].terminal
    return letter, ground


def _seat_style(seat: int) -> Style:
    return _SEAT_COLOURS[seat], None


def _lettered(letters: str) -> list[Piece]:
    return [(letter, _habitat_style(LETTERS.index(letter))) for letter in letters]


# Planets


def _planets(captions: Captions, seats: range) -> list[list[Piece]]:
    """Planets side by side, each with two lines above."""
    rows = captions.seats()
    blocks = [[*_heads(captions, rows[seat], seat), *_planet(captions.state, seat)] for seat in seats]
    return [
        [piece for block in blocks for piece in _filled(block[number], _BESIDE)]
        for number in range(len(blocks[0]))
    ]


def _filled(pieces: list[Piece], width: int) -> list[Piece]:
    return [*pieces, (" " * (width - sum(len(piece) for piece, _ in pieces)), PLAIN)]


def _heads(captions: Captions, row: SeatRow, seat: int) -> list[list[Piece]]:
    mark = ">" if row.is_to_move else "*" if row.is_winner else " "
    first = f" ({captions.say('planet-label-first')})" if row.is_first and not captions.is_over else ""
    card = (
        ""
        if captions.state.beginners
        else f"{captions.say('planet-label-card')}: {captions.habitat(row.habitat)}  "
    )
    points = "" if row.points is None else f"  {captions.points_label()} {row.points}"
    name: list[Piece] = [
        (f"{mark} ", PLAIN),
        (SEAT_MARKS[seat].sign, _seat_style(seat)),
        (f" {row.name}{first}", PLAIN),
    ]
    return [
        name,
        [(f"  {card}{captions.say('planet-label-animals')} {row.animals}{points}"[: _BESIDE - 1], PLAIN)],
    ]


def _planet(state: State, seat: int) -> list[list[Piece]]:
    cells: dict[tuple[int, int], Piece] = {}
    for face in range(FACES):
        spot = net()[face]
        column, row = spot.cell
        letters = face_letters(state, seat, face)
        for place, digit in enumerate(str(face)):
            cells[column + place, row] = digit, PLAIN
        for edge in range(EDGES):
            across, down = (_ON_EDGE if spot.on_edge else _ON_CORNER)[spot.direction(edge)]
            piece = (
                (letters[edge], _habitat_style(LETTERS.index(letters[edge]))) if letters else (_BARE, PLAIN)
            )
            cells[column + across, row + down] = piece
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    return [
        [cells.get((column, row), (" ", PLAIN)) for column in range(min(columns), max(columns) + 1)]
        for row in range(min(rows), max(rows) + 1)
    ]


def _legend(captions: Captions) -> list[Piece]:
    pieces: list[Piece] = []
    for habitat, ground in enumerate(GROUNDS):
        pieces += [
            (f" {ground.letter} ", _habitat_style(habitat)),
            (f" {captions.habitat(habitat)}   ", PLAIN),
        ]
    return [*pieces, (f"{_BARE} {captions.say('planet-label-bare')}", PLAIN)]


# Tiles


def _tiles(captions: Captions) -> Iterator[list[Piece]]:
    rows = [(captions.say("planet-label-tiles"), captions.tiles()), *captions.piles()]
    wide = max(len(title) for title, _ in rows)
    for title, tiles in rows:
        pieces: list[Piece] = [(f"{title:{wide}}", PLAIN)]
        for tile, letters in tiles:
            pieces += [(f"  {tile:>2} ", PLAIN), *_lettered(letters)]
        yield pieces


# Animals


def _animals(captions: Captions) -> Iterator[list[Piece]]:
    """A line for each card: its round, the animal, what it likes, and what each planet has."""
    cards = captions.cards()
    shown = [row for row in cards if row.animal is not None]
    if not shown:
        return
    state = captions.state
    name = max(len(row.name) for row in shown) + 1
    right = [SEAT_MARKS[seat].sign for seat in range(state.players)]
    room = WIDTH - 7 - name - 5 * len(right)
    wide = min(room, max(len(row.liking) for row in shown))
    heads: list[Piece] = [(f"{captions.say('planet-label-round'):<7.7}{'':{name + wide}}", PLAIN)]
    yield heads + [(f"{sign:>5}", _seat_style(seat)) for seat, sign in enumerate(right)]
    for row in sorted(cards, key=lambda row: row.column):
        mark = ">" if row.column == state.round_now and not row.is_decided and not captions.is_over else " "
        liking = row.liking if len(row.liking) <= wide else row.liking[: wide - 1] + "…"
        pieces: list[Piece] = [(f"{mark}{row.column:>3}   {row.name:{name}}{liking:{wide}}", PLAIN)]
        yield pieces + [_size(row, seat) for seat in range(len(right))]


def _size(row: CardRow, seat: int) -> Piece:
    """What a seat has for an animal: in brackets if the animal is its own, with a star if it is ahead."""
    number = str(row.sizes[seat]) if row.sizes else "" if row.leader == NO_SEAT or row.leader != seat else "+"
    if row.leader == seat:
        number = f"[{number}]" if row.is_decided else f"{number}*"
        return f"{number:>5}", _seat_style(seat)
    return f"{number:>4} ", PLAIN
