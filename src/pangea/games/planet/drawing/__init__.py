"""How a position of Planet looks: the planets unfolded on a page of an old atlas, or in a terminal."""

from __future__ import annotations

from pangea.games.planet.drawing.picture import svg
from pangea.games.planet.drawing.terminal import text

__all__ = ["svg", "text"]
