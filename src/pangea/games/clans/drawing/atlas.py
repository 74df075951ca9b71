"""The bare map as a page of an old atlas, the same for every position: land, rivers, lakes, the coast."""

from __future__ import annotations

import numpy as np

from pangea.core.atlas import CREAM, INK, SOFT_INK, WATER, WATER_INK
from pangea.core.chance import below, random_from
from pangea.core.engraving import definitions_of, waterlines
from pangea.core.ink import group, num, placed, tag, winding_path, words
from pangea.games.clans.board import TERRITORIES, Board
from pangea.games.clans.drawing.land import (
    NUMBER,
    Flags,
    Land,
    Numbers,
    Yard,
    distance,
    grid_over,
    inside,
    land_of,
    near,
    once_per_board,
    yards,
)
from pangea.games.clans.drawing.palette import GROUNDS, LIGHT_WATER, RIVER

WATERLINES = (74.0, 54.0, 36.0, 20.0)
"""How wide the bands of sea around the coast are, each with a line at its edge."""
RIVER_AT_SEA, RIVER_AT_LAKE, RIVER_INLAND = 9.0, 7.0, 5.0

_SPACING = {"forest": (14.0, 11.0), "mountain": (22.0, 13.0), "steppe": (17.0, 12.0), "plain": (22.0, 12.0)}
_MARGIN = {"forest": 8.0, "mountain": 10.0, "steppe": 7.0, "plain": 9.0}


@once_per_board
def definitions(board: Board) -> str:
    """What the map is put together from."""
    land = land_of(board)
    made = [definitions_of("clans", ground) for ground in GROUNDS]
    for territory, outline in enumerate(land.outlines):
        made.append(tag("path", id=f"clans-land-{territory}", d=winding_path(outline)))
        made.append(tag("clipPath", _land(territory), id=f"clans-inside-{territory}"))
    lakes = "".join(winding_path(line) for line in land.lakes)
    made.append(tag("clipPath", tag("path", d=lakes), id="clans-lakes"))
    made.append(tag("path", id="clans-coast", d=winding_path(land.coast)))
    made.append(tag("clipPath", tag("use", href="#clans-coast"), id="clans-ashore"))
    return "".join(made)


def _land(territory: int, **attributes: object) -> str:
    return tag("use", href=f"#clans-land-{territory}", **attributes)


@once_per_board
def bare_map(board: Board) -> str:
    land = land_of(board)
    layers = [_sea()] if land.is_map else [_ties(board, land)]
    layers += [_ground(board), _growth(board, land)]
    if land.is_map:
        coast = tag("use", href="#clans-coast", fill="none", stroke=INK, stroke_width=2.4)
        layers += [_rivers(land), _lakes(land), coast]
    return "".join(layers)


def _sea() -> str:
    """The engraver's lines that follow the coast, and a shade close to it."""
    bands = waterlines(WATERLINES, line=1.6)
    lines = (tag("use", href="#clans-coast", stroke=colour, stroke_width=width) for colour, width in bands)
    return group(lines, fill="none", stroke_linejoin="round")


def _ties(board: Board, land: Land) -> str:
    """Lines between neighbours, for a board that has no outlines; blue across a river."""
    lines = []
    for here, there in board.borders:
        if here < there:
            river = board.region[here] != board.region[there]
            colour, width = (WATER_INK, 4) if river else (SOFT_INK, 2)
            line = winding_path(land.places[[here, there]], closed=False)
            lines.append(tag("path", d=line, stroke=colour, stroke_width=width))
    return group(lines, fill="none", opacity=".75")


def _ground(board: Board) -> str:
    """The washes, deeper at the edges as colour dries on paper, the hatching, the borders."""
    layers = []
    for ground in GROUNDS:
        members = [territory for territory, name in enumerate(board.terrain) if name == ground.name]
        lands = [_land(territory) for territory in members]
        edges = [_land(territory, clip_path=f"url(#clans-inside-{territory})") for territory in members]
        layers.append(group(lands, fill=ground.wash))
        layers.append(group(edges, fill="none", stroke=ground.edge, stroke_width=13, stroke_opacity=".4"))
        layers.append(group(lands, fill=f"url(#clans-{ground.name})"))
    borders = (_land(territory) for territory in range(TERRITORIES))
    layers.append(group(borders, fill="none", stroke=SOFT_INK, stroke_width=1.3))
    return "".join(layers)


def _growth(board: Board, land: Land) -> str:
    """Trees, peaks, tufts and furrows, scattered where neither huts nor a number will stand."""
    shapes = []
    for territory in range(TERRITORIES):
        terrain = board.terrain[territory]
        random = random_from(territory)
        for x, y in _spots(land, territory, terrain, yards(board)[territory]):
            kind = below(random, 2)
            shapes.append((y, placed(f"clans-{terrain}-{kind}", x, y)))
    # From the back to the front: what stands further down hides what is behind it.
    return group((shape for _, shape in sorted(shapes)), opacity=".8")


def _spots(land: Land, territory: int, terrain: str, yard: Yard) -> list[tuple[float, float]]:
    outline, random = land.outlines[territory], random_from(territory, stream=1)
    grid = grid_over(outline, *_SPACING[terrain])
    if grid.size == 0:
        return []
    grid[1::2, :, 0] += _SPACING[terrain][0] / 2
    points = grid.reshape(-1, 2)
    points = points + [[(below(random, 100) - 50) / 14, (below(random, 100) - 50) / 22] for _ in points]
    waters = near(outline, (*land.lakes, *land.rivers))
    # Standing on a point, a shape reaches upwards: it is its middle that must keep away from lines and huts.
    middles = points - [0.0, 5.0]
    free = inside(points, outline) & inside(middles, outline)
    free &= distance(middles, outline, *waters) > _MARGIN[terrain]
    for lake in near(outline, land.lakes):
        free &= ~inside(points, lake)
    free &= _outside(middles, yard.middle, yard.width, yard.height + 4)
    free &= _outside(middles, yard.number, NUMBER[0] + 12, NUMBER[1] + 12)
    return [(float(x), float(y)) for x, y in points[free]]


def _outside(points: Numbers, middle: tuple[float, float], width: float, height: float) -> Flags:
    """Which points lie outside an oval."""
    off = (points - np.array(middle)) / [width / 2, height / 2]
    outside: Flags = np.hypot(*off.T) > 1
    return outside


def _rivers(land: Land) -> str:
    """Rivers as bands of ink that widen towards lakes and the sea."""
    bands = "".join(winding_path(_band(land, line)) for line in land.rivers if len(line) > 1)
    banks = tag("path", d=bands, fill=WATER_INK, stroke=WATER_INK, stroke_width=1.6, stroke_linejoin="round")
    return group([banks, tag("path", d=bands, fill=RIVER)], clip_path="url(#clans-ashore)")


def _band(land: Land, line: Numbers) -> Numbers:
    along = np.linspace(0, 1, len(line))
    width = np.interp(along, [0, 1], [_width_at(land, line[0]), _width_at(land, line[-1])])
    # Narrowest half-way, and never like a ruled line.
    width += 0.5 * np.sin(9 * along + line[0, 0]) - 1.6 * np.sin(np.pi * along)
    run = np.gradient(line, axis=0)
    side = np.stack([-run[:, 1], run[:, 0]], axis=1) / np.maximum(np.hypot(*run.T), 1e-9)[:, None]
    bank = side * width[:, None] / 2
    band: Numbers = np.concatenate([line + bank, (line - bank)[::-1]])
    return band


def _width_at(land: Land, end: Numbers) -> float:
    if len(land.coast) and distance(end[None, :], land.coast)[0] < 8:
        return RIVER_AT_SEA
    if land.lakes and distance(end[None, :], *land.lakes)[0] < 8:
        return RIVER_AT_LAKE
    return RIVER_INLAND


def _lakes(land: Land) -> str:
    shores = "".join(winding_path(line) for line in land.lakes)
    waves = "".join(_waves(line) for line in land.lakes if len(line))
    rings = ((WATER_INK, 23.4), (LIGHT_WATER, 22.0), (WATER_INK, 12.4), (RIVER, 11.0))
    lines = (tag("path", d=shores, stroke=colour, stroke_width=width) for colour, width in rings)
    inner = group(lines, fill="none", opacity=".75", clip_path="url(#clans-lakes)")
    ink = {"fill": "none", "stroke": WATER_INK, "stroke_linecap": "round"}
    return "".join(
        [
            tag("path", d=shores, fill=WATER),
            inner,
            tag("path", d=waves, stroke_width=1, opacity=".8", **ink),
            tag("path", d=shores, stroke_width=2, **ink),
        ]
    )


def _waves(lake: Numbers) -> str:
    x, y = lake.mean(axis=0)
    return "".join(f"M{num(x + dx)} {num(y + dy)}q3-3 6 0t6 0" for dx, dy in ((-12, -6), (2, 1), (-9, 8)))


@once_per_board
def numbers(board: Board) -> str:
    """The numbers of the territories: the last layer, so that no hut hides one."""
    labels = (words(str(t), yard.number[0], yard.number[1], 16) for t, yard in enumerate(yards(board)))
    halo = {"stroke": CREAM, "stroke_width": 3.4, "stroke_opacity": ".8", "paint_order": "stroke"}
    return group(labels, font_style="italic", fill=INK, text_anchor="middle", stroke_linejoin="round", **halo)
