"""A position of Trias as text: the land row by row as in a written map, and the panel below."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.core.captions import Shown
from pangea.core.ink import PLAIN, Piece, Screen, Style
from pangea.games.trias.drawing.captions import Captions, SeatRow, Spot
from pangea.games.trias.drawing.palette import GROUNDS, HERDS

WIDEST = 100
_SWIM = "~"
_LAKE = "="
_LIFTED = "^"
_WATER = 25
"""Colours of the terminal, by their numbers among its 256."""
_MARGIN = 5
"""Columns for the number of the row."""


@dataclass(frozen=True)
class Cell:
    """What stands on a hex: the sign of the ground with its style, and herds."""

    sign: str
    style: Style
    herds: str


def text(shown: Shown, lang: str, colour: bool) -> str:
    captions = Captions(shown, lang)
    screen = Screen(colour)
    _draw_land(screen, captions)
    screen.line()
    _draw_legend(screen, captions)
    screen.line()
    screen.line(f"{captions.say('trias-title')}. {captions.what_happens()}")
    _draw_deck(screen, captions)
    screen.line()
    _draw_seats(screen, captions)
    return screen.shown()


# The land


def _cells(captions: Captions) -> dict[Spot, Cell]:
    cells = {spot: Cell(_LAKE, (_WATER, None), "") for spot in captions.lakes()}
    for spot, herds in captions.swims():
        cells[spot] = Cell(_SWIM, (_WATER, None), herds)
    lifted = captions.lifted()
    if lifted:
        herds = cells[lifted[1]].herds if lifted[1] in cells else ""
        cells[lifted[1]] = Cell(_LIFTED, (_WATER, None), herds)
    for tile, spot, herds in captions.tiles():
        ground = GROUNDS[captions.state.terrain[tile]]
        cells[spot] = Cell(ground.sign, (ground.terminal[1], ground.terminal[0]), herds)
    return cells


def _draw_land(screen: Screen, captions: Captions) -> None:
    """Six columns to a hex, as in a written map; four or two where that is too wide; or else a list."""
    cells = _cells(captions)
    halves = [2 * q + r for q, r in cells]
    first, wide = min(halves), max(halves) - min(halves) + 2
    step = next((step for step in (3, 2, 1) if _MARGIN + step * wide <= WIDEST), 0)
    if step:
        rows = [r for _, r in cells]
        for r in range(min(rows), max(rows) + 1):
            screen.line(f"{r:>3}  ", *_row(cells, r, step, first))
        screen.line(*_columns(cells, step, first, max(rows)))
    room = 2 * step - 2
    _list(screen, {spot: cell for spot, cell in cells.items() if not step or len(cell.herds) > max(room, 0)})


def _row(cells: dict[Spot, Cell], r: int, step: int, first: int) -> list[Piece]:
    pieces: list[Piece] = []
    column = 0
    for q in sorted(q for q, row in cells if row == r):
        cell = cells[q, r]
        start = step * (2 * q + r - first)
        pieces.append((" " * (start - column), PLAIN))
        shown = [(cell.sign, cell.style), *_herd_pieces(cell, 2 * step - 2)]
        pieces += shown
        column = start + sum(len(piece) for piece, _ in shown)
    return pieces


def _herd_pieces(cell: Cell, room: int) -> list[Piece]:
    """The herds letter by letter, or their number where there is no room for all."""
    if room < 1:
        return []
    if len(cell.herds) > room:
        return [(str(len(cell.herds))[:room], cell.style)]
    return [(letter, _chip(letter)) for letter in cell.herds]


def _chip(letter: str) -> Style:
    ground, figure = HERDS["abcde".index(letter.lower())].terminal
    return figure, ground


def _columns(cells: dict[Spot, Cell], step: int, first: int, last_row: int) -> list[Piece]:
    """Below the last row: the coordinate q of the hexes that lie up and to the left from here."""
    row = last_row + 1
    least, most = min(q for q, _ in cells), max(q for q, _ in cells)
    line = ""
    for q in range(least, most + 1):
        start = step * (2 * q + row - first)
        if len(line) + bool(line) <= start <= WIDEST - _MARGIN - 3:
            line = line.ljust(start) + str(q)
    return [("r/q".rjust(4) + " ", PLAIN), (line, PLAIN)]


def _list(screen: Screen, cells: dict[Spot, Cell]) -> None:
    """Hexes by name: those whose herds have no room on the map, or all where there is none."""
    line = ""
    for (q, r), cell in sorted(cells.items()):
        item = f"{q},{r} {cell.sign}{cell.herds}"
        if len(line) + len(item) > WIDEST:
            screen.line(line)
            line = ""
        line += f"{item}   "
    if line:
        screen.line(line)


def _draw_legend(screen: Screen, captions: Captions) -> None:
    pieces: list[Piece] = []
    for number, ground in enumerate(GROUNDS):
        pieces.append((f" {ground.sign} ", (ground.terminal[1], ground.terminal[0])))
        pieces.append((f" {captions.terrain(number)} ({captions.room(number)})  ", PLAIN))
    screen.line(*pieces)
    signs = f"{_SWIM} {captions.say('trias-label-swimmer')}   {_LAKE} {captions.say('trias-label-lake')}"
    signs += f"   {_LIFTED} {captions.say('trias-label-lifted')}"
    screen.line(signs)
    screen.line(captions.say("trias-label-spent"))


# The panel


def _draw_deck(screen: Screen, captions: Captions) -> None:
    screen.line(f"{captions.say('trias-label-deck')}. {'. '.join(captions.deck())}.")


def _draw_seats(screen: Screen, captions: Captions) -> None:
    rows = captions.seats()
    last = "trias-label-total" if captions.is_over else "trias-label-now"
    names = ["on-the-way", "land", "swimming", "reserve", "card"]
    heads = [captions.say(f"trias-label-{name}") for name in names]
    heads.insert(1, captions.say(last))
    table = [_facts(row) for row in rows]
    widths = [max(len(head), *(len(facts[n]) for facts in table)) for n, head in enumerate(heads)]
    name_wide = max(len(row.name) for row in rows)
    screen.line(" " * (name_wide + 8) + "  ".join(h.rjust(w) for h, w in zip(heads, widths, strict=True)))
    for seat, row in enumerate(rows):
        mark = ">" if row.is_to_move else "*" if row.is_winner else " "
        facts = "  ".join(fact.rjust(width) for fact, width in zip(table[seat], widths, strict=True))
        chip = (f" {HERDS[seat].letter} ", _chip(HERDS[seat].letter))
        screen.line(f"{mark} ", chip, f" {row.name.ljust(name_wide)}  {facts}")


def _facts(row: SeatRow) -> list[str]:
    total = row.points + row.final
    return [str(row.points), str(total), str(row.on_land), str(row.swimming), str(row.reserve), row.card]
