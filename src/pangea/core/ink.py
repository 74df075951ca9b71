"""Strokes by hand: elements, numbers, paths and words of SVG, and coloured pieces of text for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

Point = tuple[float, float]

WIDE = 0.62
"""How wide a letter is for its height, with room to spare: nobody knows which font a reader has."""

Style = tuple[int | None, int | None]
"""The colours of the letter and of the ground, by their numbers among the terminal's 256; None: its own."""
PLAIN: Style = (None, None)
Piece = tuple[str, Style]


# SVG


def num(value: float) -> str:
    """A number to one decimal, as short as it can be written.

    >>> num(3.0), num(0.52), num(-0.52)
    ('3', '.5', '-.5')
    """
    tenths = round(float(value) * 10)
    if tenths % 10 == 0:
        return str(tenths // 10)
    text = f"{abs(tenths) / 10:.1f}".removeprefix("0")
    return f"-{text}" if tenths < 0 else text


def escaped(text: str) -> str:
    """Text as it stands between tags. (The one of xml.sax loads a library for the web.)"""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _quoted(text: str) -> str:
    """Text as the value of an attribute.

    >>> print(_quoted("wide"), _quoted('the "old" rules'), _quoted("a & b"))
    "wide" 'the "old" rules' "a &amp; b"
    """
    text = escaped(text).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return '"' + text.replace('"', "&quot;") + '"'


def tag(name: str, *inner: str, **attributes: object) -> str:
    """An element. Underscores in the names of attributes stand for hyphens.

    >>> tag("rect", width=20.0, stroke_width=1.5)
    '<rect width="20" stroke-width="1.5"/>'
    """
    written = []
    for key, value in attributes.items():
        text = num(value) if isinstance(value, float) else str(value)
        written.append(f" {key.replace('_', '-')}={_quoted(text)}")
    if not inner:
        return f"<{name}{''.join(written)}/>"
    return f"<{name}{''.join(written)}>{''.join(inner)}</{name}>"


def group(inner: Iterable[str], **attributes: object) -> str:
    return tag("g", "".join(inner), **attributes)


def moved(inner: Iterable[str], x: float, y: float, **attributes: object) -> str:
    """A group, put somewhere."""
    return group(inner, transform=f"translate({num(x)} {num(y)})", **attributes)


def placed(shape: str, x: float, y: float, scale: float = 1.0) -> str:
    """A shape of the definitions, put somewhere.

    >>> placed("tree", 3, 4.5)
    '<use href="#tree" x="3" y="4.5"/>'
    """
    if scale == 1.0:
        return f'<use href="#{shape}" x="{num(x)}" y="{num(y)}"/>'
    return f'<use href="#{shape}" transform="translate({num(x)} {num(y)})scale({scale:.2f})"/>'


def words(text: str, x: float, y: float, size: float, **attributes: object) -> str:
    """Text whose middle line is at `y`."""
    return tag(
        "text", escaped(text), x=float(x), y=float(y + size * 0.34), font_size=float(size), **attributes
    )


def fitted(text: str, size: float, room: float) -> float:
    """The size at which a text fits into this width, at most `size`."""
    return min(size, room / (WIDE * max(len(text), 1)))


def path(points: Sequence[Point], closed: bool = True) -> str:
    """A line through a few points.

    >>> path([(0, 0), (1.5, 2), (0, 4)])
    'M0 0L1.5 2L0 4z'
    """
    steps = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{steps}{'z' if closed else ''}"


def winding_path(points: NDArray[np.float64], closed: bool = True) -> str:
    """A line through many points, each told from the one before, which takes fewer characters.

    >>> winding_path(np.array([[100, 80], [101.5, 82], [100, 84]]))
    'M100 80l1.5 2-1.5 2z'
    """
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


# The terminal


class Screen:
    """Lines of pieces of text, each with its colours; without them where no colour is wanted.

    >>> screen = Screen(colour=True)
    >>> screen.line("a ", ("fox", (231, 124)))
    >>> screen.shown()
    'a \\x1b[0;38;5;231;48;5;124mfox\\x1b[0m\\n'
    """

    def __init__(self, colour: bool) -> None:
        self.colour = colour
        self.lines: list[list[Piece]] = []

    def line(self, *pieces: str | Piece) -> None:
        self.lines.append([(piece, PLAIN) if isinstance(piece, str) else piece for piece in pieces])

    def shown(self) -> str:
        return "\n".join("".join(self._painted(line)).rstrip() for line in self.lines) + "\n"

    def _painted(self, line: list[Piece]) -> Iterator[str]:
        now = PLAIN
        for piece, style in line:
            if self.colour and style != now:
                yield switch("0", *colour_codes(style))
                now = style
            yield piece
        if now != PLAIN:
            yield switch("0")


def colour_codes(style: Style) -> list[str]:
    """The codes of a style for `switch`; none for colours that are the terminal's own."""
    letter, ground = style
    return [
        *([] if letter is None else [f"38;5;{letter}"]),
        *([] if ground is None else [f"48;5;{ground}"]),
    ]


def switch(*codes: str) -> str:
    """What tells a terminal how to write from here on; 0 ends whatever was told before.

    >>> switch("0", "38;5;124")
    '\\x1b[0;38;5;124m'
    """
    return f"\x1b[{';'.join(codes)}m"
