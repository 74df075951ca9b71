"""SVG written by hand: numbers in few characters, elements with their attributes, text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

SERIF = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, 'DejaVu Serif', serif"

Point = tuple[float, float]


def num(value: float) -> str:
    """A number to one decimal, as short as it can be written."""
    tenths = round(float(value) * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    text = f"{abs(tenths) / 10:.1f}".removeprefix("0")
    return f"-{text}" if tenths < 0 else text


def path(points: Sequence[Point], closed: bool = True) -> str:
    """A line through points."""
    steps = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{steps}{'z' if closed else ''}"


def tag(name: str, *inner: str, **attributes: object) -> str:
    """An element. Underscores in the names of attributes stand for hyphens."""
    written = []
    for key, value in attributes.items():
        text = num(value) if isinstance(value, float) else str(value)
        written.append(f" {key.replace('_', '-')}={quoteattr(text)}")
    if not inner:
        return f"<{name}{''.join(written)}/>"
    return f"<{name}{''.join(written)}>{''.join(inner)}</{name}>"


def group(inner: Iterable[str], **attributes: object) -> str:
    return tag("g", "".join(inner), **attributes)


def moved(inner: Iterable[str], x: float, y: float, **attributes: object) -> str:
    """A group, put somewhere."""
    return group(inner, transform=f"translate({num(x)} {num(y)})", **attributes)


def words(text: str, x: float, y: float, size: float, **attributes: object) -> str:
    """Text whose middle line is at `y`."""
    place = {"x": float(x), "y": float(y + size * 0.34), "font_size": float(size)}
    return tag("text", escape(text), **place, **attributes)


WIDE = 0.62
"""How wide a letter is for its height, with room to spare: which font a reader has is not known."""


def fitted(text: str, size: float, room: float) -> float:
    """The size at which a text fits into this width, at most `size`."""
    return min(size, room / (WIDE * max(len(text), 1)))
