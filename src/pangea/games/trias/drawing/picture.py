"""A position of Trias as one SVG: the atlas page with the land, and the panel below."""

from __future__ import annotations

from xml.sax.saxutils import escape

from pangea.games.trias.board import Board
from pangea.games.trias.drawing import land
from pangea.games.trias.drawing.captions import Captions
from pangea.games.trias.drawing.ink import SERIF, group, tag
from pangea.games.trias.drawing.palette import INK, PAPER, SEA
from pangea.games.trias.drawing.panel import HEIGHT as PANEL
from pangea.games.trias.drawing.panel import panel
from pangea.games.trias.state import State

_FRAME = 30.0
"""The margin of the page, with the frame of the map in it."""


def svg(board: Board, state: State, lang: str) -> str:
    captions = Captions(board, state, lang)
    width, height = land.WIDTH + 2 * _FRAME, land.HEIGHT + PANEL + 2.5 * _FRAME
    page = [
        tag("title", escape(f"{captions.say('trias-title')}. {captions.what_happens()}"), id="trias-title"),
        tag("desc", escape(captions.description()), id="trias-desc"),
        tag("defs", land.definitions()),
        tag("rect", width=width, height=height, fill=PAPER),
        # A picture of its own, so that nothing runs over its edge.
        tag(
            "svg",
            tag("rect", width=land.WIDTH, height=land.HEIGHT, fill=SEA),
            land.land(captions),
            x=_FRAME,
            y=_FRAME,
            width=land.WIDTH,
            height=land.HEIGHT,
        ),
        group([_frame()], transform=f"translate({_FRAME:.0f} {_FRAME:.0f})"),
        group([panel(captions)], transform=f"translate({_FRAME:.0f} {land.HEIGHT + 2 * _FRAME:.0f})"),
    ]
    return tag(
        "svg",
        "".join(page),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
        aria_labelledby="trias-title trias-desc",
        lang=lang,
        font_family=SERIF,
    )


def _frame() -> str:
    """The frame of an old map, light and dark by turns like its degrees."""
    rings = []
    for out, colour, width, dashes in (
        (6.0, INK, 9.0, "none"),
        (6.0, PAPER, 6.6, "none"),
        (6.0, INK, 6.6, "50 50"),
        (12.0, INK, 1.0, "none"),
    ):
        box = {"x": -out, "y": -out, "width": land.WIDTH + 2 * out, "height": land.HEIGHT + 2 * out}
        line = {"stroke": colour, "stroke_width": width, "stroke_dasharray": dashes}
        rings.append(tag("rect", fill="none", **line, **box))
    return "".join(rings)
