"""How a position of Trias looks: a page of an old atlas, or the same land in a terminal."""

from __future__ import annotations

from pangea.games.trias.drawing.picture import svg
from pangea.games.trias.drawing.terminal import text

__all__ = ["svg", "text"]
