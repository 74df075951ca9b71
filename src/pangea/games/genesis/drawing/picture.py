"""A position of Genesis as one SVG: the atlas page with its board, the tiles on it, and the panel below."""

from __future__ import annotations

from pangea.core.atlas import CREAM, GOLD, INK, PAPER, SOFT_INK, WATER, WATER_INK, frame, headline, page
from pangea.core.bits import has
from pangea.core.captions import Shown
from pangea.core.ink import escaped, group, moved, num, tag, words
from pangea.games.genesis.board import COLUMN_NAMES, COLUMNS, ROWS, SPACES, Board, Ground, name_of
from pangea.games.genesis.drawing.captions import Captions, SeatRow
from pangea.games.genesis.drawing.palette import KINS, LANDS
from pangea.games.genesis.drawing.signs import CELL, definitions, face, sign

_WIDTH, _HEIGHT = COLUMNS * CELL, ROWS * CELL
_MARGIN = 46.0
"""Around the board: its frame, and the names of columns and rows."""
_HEADLINE, _SEAT, _DICE = 84.0, 78.0, 210.0


def svg(shown: Shown, lang: str) -> str:
    captions = Captions(shown, lang)
    seats = captions.seats()
    width, height = _WIDTH + 2 * _MARGIN, _HEIGHT + 2 * _MARGIN + _HEADLINE + _SEAT * max(len(seats), 3) + 20
    table = [_frame(), _ground(captions), _river(shown.board), _spaces(captions)]
    return page(
        captions,
        (width, height),
        moved(table, _MARGIN, _MARGIN),
        moved([_panel(captions, seats)], _MARGIN, _HEIGHT + 2 * _MARGIN),
        description=captions.description(),
        definitions=definitions(),
    )


def middle_of(space: int) -> tuple[float, float]:
    row, column = divmod(space, COLUMNS)
    return (column + 0.5) * CELL, (row + 0.5) * CELL


# The board


def _frame() -> str:
    """The frame of an old map, light and dark by turns, and the names of columns and rows."""
    names = []
    for column, name in enumerate(COLUMN_NAMES):
        names += [words(name, (column + 0.5) * CELL, y, 24) for y in (-28, _HEIGHT + 28)]
    for row in range(ROWS):
        names += [words(str(row + 1), x, (row + 0.5) * CELL, 22) for x in (-29, _WIDTH + 29)]
    return frame(_WIDTH, _HEIGHT, degree=CELL) + group(
        names, fill=INK, font_style="italic", text_anchor="middle"
    )


def _ground(captions: Captions) -> str:
    """Bare land with its grid."""
    lines = "".join(f"M0 {num(row * CELL)}H{num(_WIDTH)}" for row in range(1, ROWS))
    lines += "".join(f"M{num(column * CELL)} 0V{num(_HEIGHT)}" for column in range(1, COLUMNS))
    return tag("rect", width=_WIDTH, height=_HEIGHT, fill=CREAM) + tag(
        "path",
        d=lines,
        fill="none",
        stroke=SOFT_INK,
        stroke_width=1,
        stroke_dasharray="2 5",
        stroke_linecap="round",
    )


def _river(board: Board) -> str:
    """A band of water that winds down between two columns, drawn below the tiles."""
    x, step = board.river * CELL, CELL / 2
    bends = "".join(
        f"q{num(9 if bend % 2 else -9)} {num(step / 2)} 0 {num(step)}" for bend in range(2 * ROWS)
    )
    course = f"M{num(x)} 0{bends}"
    band = {"d": course, "fill": "none"}
    return (
        tag("path", stroke=WATER_INK, stroke_width=15, **band)
        + tag("path", stroke=WATER, stroke_width=12, **band)
        + tag("path", stroke=WATER_INK, stroke_width=1.2, stroke_dasharray="14 9 5 12", **band)
    )


def _spaces(captions: Captions) -> str:
    """Every space that is not free, with its name and what is on it; last, what is not in play."""
    drawn = []
    for space in range(SPACES):
        shapes = _shapes(captions, space)
        if shapes:
            what = tag("title", escaped(f"{name_of(space)}: {captions.space(space)}"))
            drawn.append(group([what, *shapes], data_space=name_of(space)))
    if not captions.is_used(COLUMNS - 1):
        x = captions.board.river * CELL + 9
        box = {"x": x, "y": 0, "width": _WIDTH - x, "height": _HEIGHT}
        veil = [
            tag("rect", fill=PAPER, fill_opacity=".72", **box),
            tag("rect", fill="url(#genesis-unused)", **box),
        ]
        drawn.append(group(veil))
    return "".join(drawn)


def _shapes(captions: Captions, space: int) -> list[str]:
    x, y = middle_of(space)
    if tile := captions.tile(space):
        return [sign(LANDS[tile[0]].name, x, y), sign(KINS[captions.state.species[tile[1]]].name, x, y, 1.12)]
    ground = captions.board.ground[space]
    if ground == Ground.FREE:
        return []
    return [sign("volcano" if ground == Ground.VOLCANO else "tar-pit", x, y)]


# The panel


def _panel(captions: Captions, seats: list[SeatRow]) -> str:
    drawn = [
        headline(captions, _WIDTH, 18, room=1450),
        tag("path", d=f"M0 46H{num(_WIDTH)}", stroke=SOFT_INK, stroke_width=1),
        _dice(captions),
    ]
    for number, row in enumerate(seats):
        drawn.append(_seat(captions, number, row, _HEADLINE + (number + 0.5) * _SEAT - 14))
    return "".join(drawn)


def _dice(captions: Captions) -> str:
    label = words(captions.say("genesis-label-dice"), 0, 68, 21, fill=SOFT_INK, font_style="italic")
    faces = "".join(face(int(die), 40 + 92.0 * place, 126) for place, die in enumerate(captions.state.dice))
    if not captions.second():
        return label + faces
    title = f"{captions.say('genesis-label-second')}:"
    allowed = [land.name for terrain, land in enumerate(LANDS) if has(captions.state.second, terrain)]
    chips = (sign(name, 19 + 46.0 * place, 226, 0.56) for place, name in enumerate(allowed))
    return label + faces + words(title, 0, 190, 21, fill=SOFT_INK, font_style="italic") + "".join(chips)


def _seat(captions: Captions, seat: int, row: SeatRow, y: float) -> str:
    """A seat: its badge, its name, the tiles it has left, its points."""
    left, drawn = _DICE, []
    if row.is_to_move or row.is_winner:
        box = {"x": left, "y": y - 36, "width": _WIDTH - left, "height": 72, "rx": 9}
        drawn.append(tag("rect", fill=GOLD, fill_opacity=".28", **box))
    drawn.append(sign(KINS[captions.state.species[seat]].name, left + 42, y, 1.25))
    size = min(24.0, 410.0 / max(len(row.name), 1))
    drawn.append(words(row.name, left + 84, y, size, fill=INK, font_weight="bold"))
    for terrain, tiles in enumerate(row.stock):
        x = left + 380 + terrain * 82
        drawn.append(group([sign(LANDS[terrain].name, x, y, 0.56)], opacity="1" if tiles else ".35"))
        drawn.append(words(str(tiles), x + 25, y, 25, fill=INK))
    drawn.append(words(str(row.points), _WIDTH - 20, y, 40, fill=INK, font_weight="bold", text_anchor="end"))
    if seat == 0:
        labels = [
            words(captions.say("genesis-label-stock"), left + 361, 60, 19),
            words(captions.points_label(), _WIDTH - 20, 60, 19, text_anchor="end"),
        ]
        drawn.append(group(labels, fill=SOFT_INK, font_style="italic"))
    return "".join(drawn)
