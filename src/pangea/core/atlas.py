"""What all pictures share: they are pages of one old atlas, with the same paper, ink, letters and frame."""

from __future__ import annotations

from pangea.core.captions import Captions
from pangea.core.ink import escaped, moved, tag, words

PAPER, CREAM = "#f3e7cd", "#fbf4e2"
INK, SOFT_INK = "#33261a", "#6b5640"
GOLD, WOOD = "#d9981e", "#6b4423"
SEA, WATER, WATER_INK = "#dce6df", "#b9d3dc", "#3c6f88"
SERIF = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, 'DejaVu Serif', serif"
MARGIN = 30.0
"""Around a map, with its frame in it."""
NAMESPACE = "http://www.w3.org/2000/svg"


def page(
    captions: Captions, size: tuple[float, float], *drawn: str, description: str, definitions: str
) -> str:
    """A picture on paper, with its title and a description for those who hear it read."""
    width, height = size
    name = captions.shown.game
    return tag(
        "svg",
        tag("title", escaped(f"{captions.title()}. {captions.what_happens()}"), id=f"{name}-title"),
        tag("desc", escaped(description), id=f"{name}-desc"),
        tag("defs", definitions),
        tag("rect", width=float(width), height=float(height), fill=PAPER),
        *drawn,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
        aria_labelledby=f"{name}-title {name}-desc",
        lang=captions.lang,
        font_family=SERIF,
    )


def framed(size: tuple[float, float], *land: str) -> str:
    """A map in its frame, with the margin of a page around it."""
    width, height = size
    # A picture of its own, so that nothing runs over its edge.
    inner = tag("svg", *land, x=MARGIN, y=MARGIN, width=width, height=height)
    return inner + moved([frame(width, height)], MARGIN, MARGIN)


def headline(captions: Captions, width: float, y: float, room: float) -> str:
    """The name of the game and, at the other end, what happens: a long ending must not run into the name."""
    happens = captions.what_happens()
    name = words(captions.title(), 0, y, 42, fill=INK, font_weight="bold", letter_spacing=2)
    size = min(28.0, room / max(len(happens), 1))
    return name + words(happens, width, y, size, fill=INK, font_style="italic", text_anchor="end")


def rim_of(is_bright: bool) -> dict[str, object]:
    """The rim of a card on the table; golden for whoever moves or has won."""
    return {"stroke": GOLD, "stroke_width": 4} if is_bright else {"stroke": SOFT_INK, "stroke_width": 1.2}


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
