"""How a position of Clans looks: a page of an old atlas, or the same map in a terminal."""

from __future__ import annotations

from pangea.games.clans.drawing.land import sheet
from pangea.games.clans.drawing.picture import svg
from pangea.games.clans.drawing.terminal import text

__all__ = ["sheet", "svg", "text"]
