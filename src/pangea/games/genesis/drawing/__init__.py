"""How a position of Genesis looks: a page of an old atlas, or the same board in a terminal."""

from __future__ import annotations

from pangea.games.genesis.drawing.picture import svg
from pangea.games.genesis.drawing.terminal import text

__all__ = ["svg", "text"]
