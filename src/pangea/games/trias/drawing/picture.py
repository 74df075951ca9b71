"""A position of Trias as one SVG: the atlas page with the land, and the panel below."""

from __future__ import annotations

from pangea.core.atlas import MARGIN, SEA, framed, page
from pangea.core.captions import Shown
from pangea.core.ink import moved, tag
from pangea.games.trias.drawing import land
from pangea.games.trias.drawing.captions import Captions
from pangea.games.trias.drawing.panel import HEIGHT as PANEL
from pangea.games.trias.drawing.panel import panel


def svg(shown: Shown, lang: str) -> str:
    captions = Captions(shown, lang)
    size = land.WIDTH, land.HEIGHT
    return page(
        captions,
        (land.WIDTH + 2 * MARGIN, land.HEIGHT + PANEL + 2.5 * MARGIN),
        framed(size, tag("rect", width=land.WIDTH, height=land.HEIGHT, fill=SEA), land.land(captions)),
        moved([panel(captions)], MARGIN, round(land.HEIGHT + 2 * MARGIN)),
        description=captions.description(),
        definitions=land.definitions(),
    )
