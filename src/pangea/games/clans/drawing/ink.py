"""SVG written by hand: numbers and paths in few characters, elements with their attributes, text."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

import numpy as np
from numpy.typing import NDArray

SERIF = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, 'DejaVu Serif', serif"


def num(value: float) -> str:
    """A number to one decimal, as short as it can be written."""
    tenths = round(float(value) * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    text = f"{abs(tenths) / 10:.1f}".removeprefix("0")
    return f"-{text}" if tenths < 0 else text


def path(points: NDArray[np.float64], closed: bool = True) -> str:
    """A line through points, each told from the one before."""
    if len(points) == 0:
        return ""
    tenths = np.rint(points * 10).astype(np.int64)
    first, *steps = np.diff(tenths, axis=0, prepend=0).tolist()
    start = f"M{num(first[0] / 10)} {num(first[1] / 10)}"
    way = "".join(f"{_joined(dx)}{_joined(dy)}" for dx, dy in steps if dx or dy)
    return start + ("l" + way.removeprefix(" ") if way else "") + ("z" if closed else "")


def _joined(tenths: int) -> str:
    text = num(tenths / 10)
    return text if text.startswith("-") else " " + text


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


def placed(shape: str, x: float, y: float, scale: float = 1.0) -> str:
    """A shape of the definitions, put somewhere."""
    if scale == 1.0:
        return f'<use href="#{shape}" x="{num(x)}" y="{num(y)}"/>'
    return f'<use href="#{shape}" transform="translate({num(x)} {num(y)})scale({scale:.2f})"/>'


def words(text: str, x: float, y: float, size: float, **attributes: object) -> str:
    """Text whose middle line is at `y`."""
    return tag(
        "text", escape(text), x=float(x), y=float(y + size * 0.34), font_size=float(size), **attributes
    )
