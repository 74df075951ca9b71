"""What all pictures share: they are pages of one old atlas, with the same paper, ink, letters and frame."""

from __future__ import annotations

from xml.sax.saxutils import escape

from pangea.core.ink import tag

PAPER, CREAM = "#f3e7cd", "#fbf4e2"
INK, SOFT_INK = "#33261a", "#6b5640"
GOLD, WOOD = "#d9981e", "#6b4423"
SEA, WATER, WATER_INK = "#dce6df", "#b9d3dc", "#3c6f88"
SERIF = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, 'DejaVu Serif', serif"
NAMESPACE = "http://www.w3.org/2000/svg"


def page(
    name: str,
    lang: str,
    size: tuple[float, float],
    *drawn: str,
    title: str,
    description: str,
    definitions: str,
) -> str:
    """A picture on paper. Title and description are for those who hear it read; `name` tells their ids."""
    width, height = size
    return tag(
        "svg",
        tag("title", escape(title), id=f"{name}-title"),
        tag("desc", escape(description), id=f"{name}-desc"),
        tag("defs", definitions),
        tag("rect", width=float(width), height=float(height), fill=PAPER),
        *drawn,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
        lang=lang,
        font_family=SERIF,
    )


def frame(width: float, height: float, degree: float = 50.0) -> str:
    """The frame of an old map around a box at (0, 0), light and dark by turns like its degrees."""
    rings = []
    for out, colour, thickness, dashes in (
        (6.0, INK, 9.0, "none"),
        (6.0, PAPER, 6.6, "none"),
        (6.0, INK, 6.6, f"{degree:.0f} {degree:.0f}"),
        (12.0, INK, 1.0, "none"),
    ):
        box = {"x": -out, "y": -out, "width": width + 2 * out, "height": height + 2 * out}
        line = {"stroke": colour, "stroke_width": thickness, "stroke_dasharray": dashes}
        rings.append(tag("rect", fill="none", **line, **box))
    return "".join(rings)
