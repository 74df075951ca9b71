"""SVG written by hand: numbers in few characters, elements with their attributes, text."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SERIF = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, 'DejaVu Serif', serif"


def num(value: float) -> str:
    """A number to one decimal, as short as it can be written.

    >>> num(-0.52), num(3.0)
    ('-.5', '3')
    """
    tenths = round(float(value) * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    text = f"{abs(tenths) / 10:.1f}".removeprefix("0")
    return f"-{text}" if tenths < 0 else text


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
