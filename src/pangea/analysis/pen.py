"""A pen for a page in SVG: rectangles, lines, dots and words, with the colours of the games' own drawings."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence

from pangea.core.atlas import CREAM, INK, NAMESPACE, PAPER, SERIF


class Page:
    """One picture, with a title and a description for those who hear it read."""

    def __init__(self, width: float, height: float, lang: str, title: str, description: str) -> None:
        self._root = ET.Element(
            "svg",
            {
                "xmlns": NAMESPACE,
                "viewBox": f"0 0 {width:.0f} {height:.0f}",
                "role": "img",
                "aria-labelledby": "page-title page-desc",
                "lang": lang,
                "font-family": SERIF,
            },
        )
        ET.SubElement(self._root, "title", {"id": "page-title"}).text = title
        ET.SubElement(self._root, "desc", {"id": "page-desc"}).text = description
        self._frame(width, height)

    def written(self) -> str:
        return ET.tostring(self._root, encoding="unicode")

    def words(self, text: str, x: float, y: float, size: float, colour: str = INK, **look: str) -> None:
        """Text whose middle line is at `y`."""
        place = {"x": _number(x), "y": _number(y + 0.34 * size), "font-size": _number(size), "fill": colour}
        ET.SubElement(self._root, "text", place | _named(look)).text = text

    def box(self, x: float, y: float, width: float, height: float, **look: str) -> None:
        place = {"x": _number(x), "y": _number(y), "width": _number(width), "height": _number(height)}
        ET.SubElement(self._root, "rect", place | _named(look))

    def line(
        self, points: Sequence[tuple[float, float]], colour: str, width: float, dashes: str = "", **look: str
    ) -> None:
        way = "L".join(f"{_number(x)} {_number(y)}" for x, y in points)
        drawn = {"d": f"M{way}", "fill": "none", "stroke": colour, "stroke-width": f"{width:g}"}
        if dashes:
            drawn["stroke-dasharray"] = dashes
        ET.SubElement(self._root, "path", drawn | {"stroke-linejoin": "round"} | _named(look))

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        place = {"cx": _number(x), "cy": _number(y), "r": _number(radius)}
        ET.SubElement(self._root, "circle", place | {"fill": CREAM, "stroke": colour, "stroke-width": "2"})

    def _frame(self, width: float, height: float) -> None:
        """The paper, and the frame of an old map, light and dark by turns like its degrees."""
        self.box(0, 0, width, height, fill=PAPER)
        for colour, thickness, dashes in ((INK, "9", "none"), (PAPER, "6.6", "none"), (INK, "6.6", "50 50")):
            look = {"fill": "none", "stroke": colour, "stroke_width": thickness, "stroke_dasharray": dashes}
            self.box(13, 13, width - 26, height - 26, **look)
        self.box(20, 20, width - 40, height - 40, fill="none", stroke=INK, stroke_width="1")


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _named(look: dict[str, str]) -> dict[str, str]:
    """Underscores in the names of attributes stand for hyphens."""
    return {name.replace("_", "-"): value for name, value in look.items()}
