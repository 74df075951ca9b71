"""Huts on the map: a little house for each clan, and how the huts of a territory stand together."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from pathlib import Path

from pangea.core.atlas import CREAM, GOLD, INK, PAPER, WOOD
from pangea.core.ink import escaped, group, num, placed, tag, words
from pangea.games.clans.board import TERRITORIES
from pangea.games.clans.drawing.captions import Captions
from pangea.games.clans.drawing.land import Yard, yards
from pangea.games.clans.drawing.palette import CLANS, STONE
from pangea.games.clans.facts import GONE, NEW, VILLAGE

LARGEST, SMALLEST = 35.0, 18.0
"""How wide a hut is drawn, in a roomy and in a crowded territory."""
SINGLY = 3
"""More huts of one clan than this are drawn as one, with their number beside it."""
Items = list[tuple[int, int]]
"""Clans, each with the number to be written beside its hut; 1 is not written."""
_NUMBER_ROOM = 0.62
_ROW = 0.9

# Each clan builds in its own way. A house stands on (0, 0), 24 wide and high, with a mark on its roof.
_HOUSES = json.loads((Path(__file__).parent.parent / "art.json").read_text(encoding="utf-8"))["houses"]


def definitions() -> str:
    return "".join(_house(number) for number in range(len(CLANS)))


def _house(number: int) -> str:
    clan = CLANS[number]
    walls, roof, strokes, mark, thickness = _HOUSES[clan.name].values()
    ink = {"stroke": INK, "stroke_width": 1.3, "stroke_linejoin": "round", "stroke_linecap": "round"}
    light = "#a89c8e" if clan.name == "black" else INK
    return group(
        [
            tag("path", d=walls + roof, fill=CREAM, stroke=CREAM, stroke_width=4, stroke_linejoin="round"),
            tag("path", d=walls, fill=CREAM, **ink),
            tag("path", d=roof, fill=clan.colour, **ink),
            tag("path", d=strokes, fill="none", **(ink | {"stroke": light, "stroke_width": 1})),
            tag("path", d=mark, fill="none", **(ink | {"stroke": clan.mark, "stroke_width": thickness})),
        ],
        id=f"clans-hut-{clan.name}",
    )


def settlements(captions: Captions) -> str:
    """All huts on the map, territory by territory; a pointer over one is told what stands there."""
    places = yards(captions.board)
    return "".join(_territory(captions, territory, places[territory]) for territory in range(TERRITORIES))


def _territory(captions: Captions, territory: int, yard: Yard) -> str:
    title = tag("title", escaped(captions.territory(territory)))
    area = tag("use", href=f"#clans-land-{territory}", fill="#fff", fill_opacity=0)
    huts, standing = captions.huts(territory), captions.standing(territory)
    counts = " ".join(str(int(count)) for count in captions.state.huts[territory])
    if huts:
        drawn = _settlement(huts, yard, standing, captions.is_heavy(territory))
    else:
        drawn = _remains(yard) if standing == GONE else []
    return group([title, area, *drawn], data_territory=territory, data_huts=counts)


def _remains(yard: Yard) -> list[str]:
    """Of a village that is gone, a few charred stakes are left."""
    x, y = yard.middle
    stakes = f"M{num(x - 15)} {num(y + 5)}l-2-11M{num(x - 7)} {num(y + 8)}v-8M{num(x + 3)} {num(y + 8)}l2-13"
    stakes += f"M{num(x + 12)} {num(y + 6)}l4-9"
    ash = tag("ellipse", cx=x, cy=y + 6, rx=23, ry=6, fill=INK, opacity=".28")
    return [ash, tag("path", d=stakes, fill="none", stroke=INK, stroke_width=2.6, stroke_linecap="round")]


def _settlement(huts: Items, yard: Yard, standing: int, heavy: bool) -> list[str]:
    items, rows, size = _arranged(huts, yard)
    width = max(sum(_width(count) for _, count in items[a:b]) for a, b in pairwise(rows)) * size
    height = size * (_ROW * (len(rows) - 2) + 1)
    drawn = _clearing(yard, width, height, standing, heavy)
    base = yard.middle[1] + height / 2 - (len(rows) - 2) * _ROW * size
    for first, last in pairwise(rows):
        drawn += _row(items[first:last], yard.middle[0], base, size)
        base += _ROW * size
    total = sum(count for _, count in huts)
    if total > 1:
        drawn += _total(total, yard.middle[0] + width / 2 + 7, yard.middle[1] - height / 2 + 1, heavy)
    return drawn


def _arranged(huts: Items, yard: Yard) -> tuple[Items, tuple[int, ...], float]:
    """What is drawn, where its rows begin and end, and how large.

    Huts stand one by one as long as they can be large enough, else one for each clan with its number.
    """
    singly: Items = []
    for clan, count in huts:
        singly += [(clan, 1)] * count if count <= SINGLY else [(clan, count)]
    rows, size = _rows(singly, yard)
    if size >= SMALLEST:
        return singly, rows, size
    return huts, *_rows(huts, yard)


def _rows(items: Items, yard: Yard) -> tuple[tuple[int, ...], float]:
    """The rows that let the huts be largest."""
    best: tuple[tuple[int, ...], float] = ((0, len(items)), 0.0)
    for count in range(1, min(len(items), 3) + 1):
        tallest = yard.height / (_ROW * (count - 1) + 1)
        for cuts in combinations(range(1, len(items)), count - 1):
            rows = (0, *cuts, len(items))
            widest = max(sum(_width(number) for _, number in items[a:b]) for a, b in pairwise(rows))
            size = min(LARGEST, tallest, yard.width / widest)
            if size > best[1]:
                best = rows, size
    return best


def _width(count: int) -> float:
    """The room for a hut with its number, in huts."""
    return 1.0 if count == 1 else 1.0 + _NUMBER_ROOM * (1.0 if count < 10 else 1.5)


def _row(items: Items, middle: float, base: float, size: float) -> list[str]:
    drawn = []
    x = middle - sum(_width(count) for _, count in items) * size / 2
    for clan, count in items:
        drawn.append(placed(f"clans-hut-{CLANS[clan].name}", x + size / 2, base, size / 26))
        if count > 1:
            at = x + size * (1 + (_width(count) - 1) / 2)
            drawn.append(_figure(str(count), at, base - size * 0.4, size * 0.78))
        x += _width(count) * size
    return drawn


def _figure(text: str, x: float, y: float, size: float) -> str:
    halo = {"stroke": CREAM, "stroke_width": 3, "stroke_linejoin": "round", "paint_order": "stroke"}
    return words(text, x, y, size, font_weight="bold", fill=INK, text_anchor="middle", **halo)


def _clearing(yard: Yard, width: float, height: float, standing: int, heavy: bool) -> list[str]:
    """The ground that huts stand on; around it stones if they are too many to move, stakes for a village."""
    wide, high = width + 8, height + 8

    def ring(out: float, **attributes: object) -> str:
        corner = {"x": yard.middle[0] - wide / 2 - out, "y": yard.middle[1] - high / 2 - out}
        size = {"width": wide + 2 * out, "height": high + 2 * out, "rx": min(wide, high) / 2.6 + out}
        return tag("rect", **corner, **size, **attributes)

    drawn = [ring(0, fill=PAPER, fill_opacity=".72")]
    if standing == NEW:
        drawn.append(ring(3.5, fill=PAPER, stroke=GOLD, stroke_width=7, stroke_opacity=".55"))
        drawn.append(ring(3.5, fill="none", stroke=GOLD, stroke_width=3))
    if heavy:
        stones = {"fill": "none", "stroke_linecap": "round", "stroke_dasharray": ".1 7.5"}
        drawn.append(ring(0, stroke=INK, stroke_width=7, **stones))
        drawn.append(ring(0, stroke=STONE, stroke_width=5, **stones))
    if standing == VILLAGE:
        out = 5.5 if heavy else 1.5
        stakes = {"fill": "none", "stroke_dasharray": "2.4 3.6", "stroke_dashoffset": "-.6"}
        drawn.append(ring(out, fill="none", stroke=INK, stroke_width=8.4, stroke_dasharray="3.6 2.4"))
        drawn.append(ring(out, stroke=WOOD, stroke_width=6.6, **stakes))
    return drawn


def _total(total: int, x: float, y: float, heavy: bool) -> list[str]:
    face, figure = (INK, CREAM) if heavy else (CREAM, INK)
    disc = tag("circle", cx=float(x), cy=float(y), r=11.0, fill=face, stroke=INK, stroke_width=1.2)
    size = 14.5 if total < 10 else 13.0
    return [disc, words(str(total), x, y, size, font_weight="bold", fill=figure, text_anchor="middle")]
