"""Land as the engraver of the atlas does it: washes, hatching, what grows, and the lines along a coast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pangea.core.atlas import SEA
from pangea.core.ink import group, placed, tag

SURF, SEA_LINE, SNOW = "#bcd0d0", "#7f9ca3", "#e6dccd"


@dataclass(frozen=True)
class Ground:
    """A terrain; in a terminal a sign, and the numbers of two colours, of the ground and of the sign."""

    name: str
    wash: str
    edge: str
    ink: str
    hatching: str
    """What repeats on 10 by 10."""
    growth: tuple[str, ...]
    """A few strokes each: what grows or rises on it, standing on the point (0, 0)."""
    shades: tuple[str, ...] = ("", "")
    """Thinner strokes on each of these."""
    fill: str = "none"
    """What the growth is filled with."""
    sign: str = " "
    terminal: tuple[int, int] = (0, 0)


MOUNTAIN = Ground(
    "mountain",
    "#d2c3b2",
    "#a48c78",
    "#5d4a3c",
    hatching="M0 5l5-5M5 10l5-5",
    growth=("M-10 0L-4-10.5l2.5 2.8L2.5-14 10.5 0", "M-7.5 0L0-11 7.5 0"),
    shades=(
        "M2.5-14l.6 4.6M4.5-10.5l.7 4.6M6.5-7l.6 4M8.4-3.7l.4 2.3M-4-10.5l.3 3",
        "M0-11l.5 4M2.3-7.6l.6 4",
    ),
    fill=SNOW,
)
STEPPE = Ground(
    "steppe",
    "#ecd59c",
    "#cda956",
    "#86662a",
    hatching="M1 2.5h3.5M6 7.5h3.5",
    growth=(
        "M0 0c-.6-3-2.3-5.3-4.8-6.3M0 0c0-3-.2-5.8 .6-8.3M0 0c.7-2.8 2.5-4.7 4.8-5.5",
        "M-2 0c-.4-2-1.6-3.6-3.4-4.2M-2 0c.1-2.2 .3-3.8 1.2-5.8M3 0c.1-2 .6-3.6 2-4.8",
    ),
)
FOREST = Ground(
    "forest",
    "#b4c596",
    "#7f9c62",
    "#41592f",
    hatching="M1 3l2-2M6 8l2-2",
    growth=(
        "M0 0v-4M-4.6-3.8c-2.8-1.8-1.4-5.6 .9-5.5c.2-3.9 6.7-4.2 7.2-.4c3.2 .2 3.3 4.7 .7 5.9z",
        "M0 0v-2.5M0-14l3.2 5.2h-1.5l2.9 4.2h-1.4l1.6 2.4h-9.6l1.6-2.4h-1.4l2.9-4.2h-1.5z",
    ),
    shades=("M1.2-4.8l2.7-.8M.9-6.6l3-1.2", "M.6-3.6l2.6-1M.6-7l1.9-1"),
    fill="#7f9c62",
)


def definitions_of(game: str, ground: Ground) -> str:
    """The hatching of a terrain as `<game>-<terrain>`, what stands on it as `<game>-<terrain>-<number>`."""
    stroke = {"fill": "none", "stroke": ground.ink, "stroke_linecap": "round", "stroke_linejoin": "round"}
    hatching = tag("path", d=ground.hatching, stroke_width=".6", opacity=".45", **stroke)
    tile = {"width": 10, "height": 10, "patternUnits": "userSpaceOnUse"}
    made = [tag("pattern", hatching, id=f"{game}-{ground.name}", **tile)]
    for kind, (growth, shade) in enumerate(zip(ground.growth, ground.shades, strict=True)):
        strokes = [tag("path", d=growth, **(stroke | {"fill": ground.fill, "stroke_width": ".8"}))]
        if shade:
            strokes.append(tag("path", d=shade, stroke_width=".6", **stroke))
        made.append(group(strokes, id=f"{game}-{ground.name}-{kind}"))
    return "".join(made)


def swatch(game: str, ground: Ground, x: float, y: float) -> str:
    """A terrain as it looks on the map, small."""
    box = {"x": x, "y": y - 13, "width": 28, "height": 26, "rx": 4}
    wash = tag("rect", fill=ground.wash, stroke=ground.ink, stroke_width=1, **box)
    hatching = tag("rect", fill=f"url(#{game}-{ground.name})", **box)
    return wash + hatching + placed(f"{game}-{ground.name}-0", x + 14, y + 8)


def waterlines(widths: Sequence[float], line: float) -> list[tuple[str, float]]:
    """Colours and widths of strokes along a coast, one on the other: bands of sea, each with a line at its
    edge, and a shade close to the land."""
    bands = [band for width in widths for band in ((SEA_LINE, width + line), (SEA, width))]
    return [*bands[:-1], (SURF, widths[-1])]
