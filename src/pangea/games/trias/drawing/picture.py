"""A position of Trias as one SVG: the atlas page with the land, and the panel below."""

from __future__ import annotations

from pangea.core.atlas import SEA, frame, page
from pangea.core.ink import moved, tag
from pangea.games.trias.board import Board
from pangea.games.trias.drawing import land
from pangea.games.trias.drawing.captions import Captions
from pangea.games.trias.drawing.panel import HEIGHT as PANEL
from pangea.games.trias.drawing.panel import panel
from pangea.games.trias.state import State

_FRAME = 30.0
"""The margin of the page, with the frame of the map in it."""


def svg(board: Board, state: State, lang: str) -> str:
    captions = Captions(board, state, lang)
    width, height = land.WIDTH + 2 * _FRAME, land.HEIGHT + PANEL + 2.5 * _FRAME
    # A picture of its own, so that nothing runs over its edge.
    table = tag(
        "svg",
        tag("rect", width=land.WIDTH, height=land.HEIGHT, fill=SEA),
        land.land(captions),
        x=_FRAME,
        y=_FRAME,
        width=land.WIDTH,
        height=land.HEIGHT,
    )
    return page(
        "trias",
        lang,
        (width, height),
        table,
        moved([frame(land.WIDTH, land.HEIGHT)], _FRAME, _FRAME),
        moved([panel(captions)], _FRAME, round(land.HEIGHT + 2 * _FRAME)),
        title=f"{captions.say('trias-title')}. {captions.what_happens()}",
        description=captions.description(),
        definitions=land.definitions(),
    )
