"""The land of Trias as a page of an old atlas: sea, inner seas, tiles, herds and swimmers."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from pangea.core.atlas import CREAM, INK, WATER, WATER_INK
from pangea.core.chance import below, random_from
from pangea.core.engraving import Ground, definitions_of, waterlines
from pangea.core.ink import Point, group, moved, num, path, placed, tag, words
from pangea.core.messages import hex_number
from pangea.games.trias.board import Terrain
from pangea.games.trias.drawing.captions import Captions, Spot
from pangea.games.trias.drawing.palette import ART, GROUNDS, HERDS

WIDTH, HEIGHT = 1000.0, 760.0
RADIUS = float(ART["radius"])
"""From the middle of a hex to its corners, before the map is scaled to its frame."""
_WATERLINES = (82.0, 58.0, 36.0, 16.0)
_CORNERS = [
    (0.0, -1.0),
    (sqrt(3) / 2, -0.5),
    (sqrt(3) / 2, 0.5),
    (0.0, 1.0),
    (-sqrt(3) / 2, 0.5),
    (-sqrt(3) / 2, -0.5),
]

# Where growth stands on a tile: around its rim, out of the way of herds and of the name of the hex.
_RIM = ((-27, -26), (0, -36), (27, -26), (-38, -4), (38, -4), (-36, 16), (36, 16), (-14, -28), (14, -28))


@dataclass(frozen=True)
class Window:
    """Where a hex comes to lie on the page."""

    scale: float
    left: float
    top: float

    def at(self, spot: Spot) -> Point:
        x, y = middle(spot)
        return x - self.left, y - self.top


def middle(spot: Spot) -> Point:
    q, r = spot
    return RADIUS * sqrt(3) * (q + r / 2), RADIUS * 1.5 * r


def window(captions: Captions) -> Window:
    """All tiles and swimmers, with a hex of sea around them; never nearer than the set-up is."""
    spots = [spot for _, spot, _ in captions.tiles()] + [spot for spot, _ in captions.swims()]
    lifted = captions.lifted()
    spots += [lifted[1]] if lifted else []
    xs, ys = zip(*(middle(spot) for spot in [*spots, (3, 0), (-3, 0), (0, 3), (0, -3)]), strict=True)
    wide, high = max(xs) - min(xs) + 3.2 * RADIUS, max(ys) - min(ys) + 3.2 * RADIUS
    scale = min(WIDTH / wide, HEIGHT / high)
    left = (max(xs) + min(xs)) / 2 - WIDTH / scale / 2
    top = (max(ys) + min(ys)) / 2 - HEIGHT / scale / 2
    return Window(scale, left, top)


def definitions() -> str:
    """What the land is put together from."""
    outline = path([(RADIUS * x, RADIUS * y) for x, y in _CORNERS])
    made = [tag("path", id="trias-hex", d=outline)]
    made += [definitions_of("trias", ground) for ground in GROUNDS]
    for number, herd in enumerate(HERDS):
        made.append(_token(number, herd.colour, herd.mark, "fresh"))
        made.append(_token(number, CREAM, INK, "spent"))
    return "".join(made)


def _token(number: int, fill: str, mark: str, kind: str) -> str:
    """A herd: outline, letter and colour say the seat; a spent one is pale, with a rim of its colour."""
    herd = HERDS[number]
    rim, width = (INK, 1.2) if kind == "fresh" else (herd.colour, 3.2)
    body = tag("path", d=herd.outline, fill=fill, stroke=rim, stroke_width=width, stroke_linejoin="round")
    letter = words(herd.letter, 0, 1.5, 15, fill=mark, text_anchor="middle", font_weight="bold")
    return group([body, letter], id=f"trias-herd-{herd.letter}-{kind}")


def land(captions: Captions) -> str:
    """The map, scaled into its frame."""
    view = window(captions)
    layers = [_sea(captions, view), _lakes(captions, view)]
    layers += [_tile(captions, view, tile, spot) for tile, spot, _ in captions.tiles()]
    layers += [_lifted(captions, view)]
    layers += [_herds(view, spot, herds, is_land=True) for _, spot, herds in captions.tiles()]
    layers += [_herds(view, spot, herds, is_land=False) for spot, herds in captions.swims()]
    return group(layers, transform=f"scale({view.scale:.4f})")


def _hexes(view: Window, spots: list[Spot]) -> str:
    return "".join(placed("trias-hex", *view.at(spot)) for spot in spots)


def _sea(captions: Captions, view: Window) -> str:
    """The engraver's lines that follow the coasts, and a shade close to them."""
    hexes = _hexes(view, [spot for _, spot, _ in captions.tiles()])
    bands = waterlines(_WATERLINES, line=1.8)
    lines = [group([hexes], stroke=colour, stroke_width=width) for colour, width in bands]
    return group(lines, fill="none", stroke_linejoin="round")


def _lakes(captions: Captions, view: Window) -> str:
    drawn = []
    for spot in sorted(captions.lakes()):
        x, y = view.at(spot)
        waves = "".join(
            f"M{num(x + dx)} {num(y + dy)}q4-4 8 0t8 0" for dx, dy in ((-20, -10), (2, 2), (-16, 16))
        )
        drawn.append(group([placed("trias-hex", x, y)], fill=WATER, stroke=WATER_INK, stroke_width=1.5))
        drawn.append(
            tag("path", d=waves, fill="none", stroke=WATER_INK, stroke_width=1.2, stroke_linecap="round")
        )
    return "".join(drawn)


def _tile(captions: Captions, view: Window, tile: int, spot: Spot) -> str:
    ground = GROUNDS[captions.state.terrain[tile]]
    x, y = view.at(spot)
    hexagon = placed("trias-hex", x, y)
    drawn = [
        group([hexagon], fill=ground.wash, stroke=INK, stroke_width=2.2, stroke_linejoin="round"),
        group(
            [placed("trias-hex", x, y, 0.9)],
            fill="none",
            stroke=ground.edge,
            stroke_width=7,
            stroke_opacity=".45",
        ),
        group([hexagon], fill=f"url(#trias-{ground.name})"),
        _growth(ground, spot, x, y),
    ]
    if captions.state.terrain[tile] == Terrain.POLE:
        drawn.append(_rose(x, y))
    halo = {"stroke": CREAM, "stroke_width": 3, "stroke_opacity": ".85", "paint_order": "stroke"}
    name = {"font_style": "italic", "fill": INK, "text_anchor": "middle", "stroke_linejoin": "round"}
    drawn.append(words(f"{spot[0]},{spot[1]}", x, y + 41, 14, **name, **halo))
    return group(drawn, data_tile=tile, data_hex=f"{spot[0]},{spot[1]}", data_terrain=ground.name)


def _growth(ground: Ground, spot: Spot, x: float, y: float) -> str:
    random = random_from(hex_number(*spot), stream=GROUNDS.index(ground))
    shapes = []
    for dx, dy in sorted(_RIM, key=lambda place: place[1]):
        kind = below(random, 2)
        jitter = (below(random, 7) - 3, below(random, 5) - 2)
        if below(random, 4) > 0:
            shapes.append(placed(f"trias-{ground.name}-{kind}", x + dx + jitter[0], y + dy + jitter[1] + 6))
    return group(shapes, opacity=".8")


def _rose(x: float, y: float) -> str:
    """A compass rose: here every way leads north."""
    thin = "M0-18L18 0 0 18-18 0z"
    ink = {
        "stroke": GROUNDS[Terrain.POLE].ink,
        "stroke_width": 1.2,
        "fill": CREAM,
        "stroke_linejoin": "round",
    }
    drawn = [tag("path", d=thin, transform="rotate(45)", **ink), tag("path", d=ART["rose"], **ink)]
    return moved(drawn, x, y, opacity=".75")


def _lifted(captions: Captions, view: Window) -> str:
    """The hex that the lifted tile left, dashed, and the tile above it, as if held by somebody."""
    found = captions.lifted()
    if not found:
        return ""
    tile, spot = found
    x, y = view.at(spot)
    gap = group(
        [placed("trias-hex", x, y)], fill="none", stroke=INK, stroke_width=2.4, stroke_dasharray="7 6"
    )
    ground = GROUNDS[captions.state.terrain[tile]]
    held = placed("trias-hex", x + 10, y - 16, 0.72)
    paint = {"stroke": INK, "stroke_width": 3, "opacity": ".92"}
    shown = [group([held], fill=ground.wash, **paint), group([held], fill=f"url(#trias-{ground.name})")]
    return group([gap, *shown], data_lifted=tile, data_hex=f"{spot[0]},{spot[1]}")


def _herds(view: Window, spot: Spot, herds: str, *, is_land: bool) -> str:
    """Up to six herds one by one, in rows of two or three; more of them, by seat with their number."""
    if not herds:
        return ""
    x, y = view.at(spot)
    drawn = []
    if len(herds) <= 6:
        across = 2 if len(herds) in (2, 4) else 3
        rows = [herds[first : first + across] for first in range(0, len(herds), across)]
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                dx = 29 * (column - (len(letters) - 1) / 2)
                dy = 28 * (row - (len(rows) - 1) / 2)
                drawn.append(_one(letter, x + dx, y - 2 + dy))
    else:
        kinds = sorted(set(herds))
        for number, letter in enumerate(kinds):
            dy = 22 * (number - (len(kinds) - 1) / 2)
            drawn.append(_one(letter, x - 12, y + dy))
            drawn.append(words(f"×{herds.count(letter)}", x + 6, y + dy, 18, fill=INK, font_weight="bold"))
    if not is_land:
        waves = f"M{num(x - 34)} {num(y + 24)}q5.7-6 11.4 0t11.4 0 11.4 0 11.4 0 11.4 0 11.4 0"
        drawn.append(
            tag("path", d=waves, fill="none", stroke=WATER_INK, stroke_width=3, stroke_linecap="round")
        )
    kind = "herds" if is_land else "swimmers"
    return group(drawn, **{f"data_{kind}": herds, "data_at": f"{spot[0]},{spot[1]}"})


def _one(letter: str, x: float, y: float) -> str:
    return placed(f"trias-herd-{letter.lower()}-{'spent' if letter.isupper() else 'fresh'}", x, y)
