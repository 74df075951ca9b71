"""The icons of the installed pages, drawn from web/public/icon.svg: systems want pictures of fixed sizes.

    python -m tools.make_icons           writes them into web/public/icons

Only what that drawing uses is understood: circles, and paths of curves and lines. A point's colour follows
from its distance to the lines, so that edges are smooth without drawing anything larger first.
"""

from __future__ import annotations

import itertools
import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).parent.parent
DRAWING = ROOT / "web" / "public" / "icon.svg"
ICONS = ROOT / "web" / "public" / "icons"
SIDE = 64
"""Of the drawing."""
STEPS = 12
"""Lines in place of one curve."""
PAPER = "#f3e7cd"

Points = NDArray[np.float64]
Field = NDArray[np.float64]


@dataclass(frozen=True)
class Icon:
    name: str
    size: int
    part: float
    """How much of the side the drawing takes."""
    ground: str | None
    """Without one, it is see-through where nothing is drawn."""


WANTED = (
    Icon("any-192", 192, 1, None),
    Icon("any-512", 512, 1, None),
    # Systems cut these to a shape of their own: what matters lies within the inner four fifths.
    Icon("maskable-512", 512, 0.72, PAPER),
    Icon("apple-180", 180, 0.86, PAPER),
)


@dataclass(frozen=True)
class Shape:
    lines: list[Points]
    fill: str | None
    stroke: str | None
    width: float


def shapes() -> Iterator[Shape]:
    for element in ET.parse(DRAWING).getroot():
        about = element.attrib
        fill, stroke = (None if about.get(ink) == "none" else about.get(ink) for ink in ("fill", "stroke"))
        width = float(about.get("stroke-width", 0))
        if element.tag.endswith("circle"):
            yield Shape([_circle(*(float(about[name]) for name in ("cx", "cy", "r")))], fill, stroke, width)
        else:
            yield Shape(list(_lines(about["d"])), fill, stroke, width)


def _circle(x: float, y: float, radius: float) -> Points:
    turns = np.linspace(0, 2 * np.pi, 16 * STEPS + 1)
    return np.stack([x + radius * np.cos(turns), y + radius * np.sin(turns)], axis=1)


def _lines(path: str) -> Iterator[Points]:
    """The lines of a path that is written with M, c, l and z."""
    for part in re.findall(r"M[^M]*", path):
        points: list[Points] = []
        for command, numbers in re.findall(r"([Mclz])([^Mclz]*)", part):
            values = np.array([float(number) for number in re.findall(r"-?[\d.]+", numbers)])
            if command == "M":
                points.append(values)
            elif command == "l":
                points.extend(points[-1] + np.cumsum(values.reshape(-1, 2), axis=0))
            elif command == "c":
                for curve in values.reshape(-1, 3, 2):
                    points.extend(_curve(points[-1], *(points[-1] + curve)))
            else:
                points.append(points[0])
        yield np.array(points)


def _curve(start: Points, first: Points, second: Points, end: Points) -> Iterator[Points]:
    for t in np.linspace(0, 1, STEPS + 1)[1:]:
        u = 1 - t
        yield u**3 * start + 3 * u * u * t * first + 3 * u * t * t * second + t**3 * end


def drawn(icon: Icon) -> NDArray[np.uint8]:
    """The picture: rows of points of red, green, blue and how much they cover."""
    scale = icon.size * icon.part / SIDE
    shift = icon.size * (1 - icon.part) / 2
    picture = np.zeros((icon.size, icon.size, 4))
    if icon.ground:
        picture[:] = [*_colour(icon.ground), 1]
    for shape in shapes():
        lines = [line * scale + shift for line in shape.lines]
        away = np.min([_distance(icon.size, line) for line in lines], axis=0)
        if shape.fill:
            inside = np.logical_xor.reduce([_inside(icon.size, line) for line in lines])
            _lay(picture, shape.fill, np.clip(0.5 + np.where(inside, away, -away), 0, 1))
        if shape.stroke:
            _lay(picture, shape.stroke, np.clip(0.5 + shape.width * scale / 2 - away, 0, 1))
    return np.round(picture * 255).astype(np.uint8)


def _grid(size: int) -> tuple[Field, Field]:
    middles = np.arange(size) + 0.5
    x, y = np.meshgrid(middles, middles)
    return x, y


def _distance(size: int, line: Points) -> Field:
    """How far each point is from a line of many parts."""
    x, y = _grid(size)
    nearest = np.full((size, size), np.inf)
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        along = np.clip(((x - ax) * dx + (y - ay) * dy) / length, 0, 1) if length else np.zeros_like(x)
        np.minimum(nearest, np.hypot(x - ax - along * dx, y - ay - along * dy), out=nearest)
    return nearest


def _inside(size: int, line: Points) -> NDArray[np.bool_]:
    """Is a point inside a closed line? A ray from it crosses the line an odd number of times then."""
    x, y = _grid(size)
    crossed = np.zeros((size, size), dtype=bool)
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        if ay != by:
            crossed ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * (bx - ax) / (by - ay))
    return crossed


def _lay(picture: Field, colour: str, cover: Field) -> None:
    """Lay a colour over what is there."""
    below = picture[..., 3] * (1 - cover)
    total = below + cover
    mixed = picture[..., :3] * below[..., None] + np.array(_colour(colour)) * cover[..., None]
    picture[..., :3] = np.divide(
        mixed, total[..., None], out=np.zeros_like(mixed), where=total[..., None] > 0
    )
    picture[..., 3] = total


def _colour(code: str) -> tuple[float, ...]:
    return tuple(int(code[at : at + 2], 16) / 255 for at in (1, 3, 5))


def png(picture: NDArray[np.uint8]) -> bytes:
    height, width, _ = picture.shape
    # Each row begins with how it was made smaller, which is: each byte less the one of the point before.
    before = np.pad(picture, ((0, 0), (1, 0), (0, 0)))[:, :-1]
    rows = b"".join(b"\x01" + row.tobytes() for row in picture - before)
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def picture_in(file: bytes, size: int) -> NDArray[np.uint8]:
    """The picture in a file of ours."""
    length = struct.unpack(">I", file[33:37])[0]
    rows = np.frombuffer(zlib.decompress(file[41 : 41 + length]), dtype=np.uint8).reshape(size, -1)
    return np.cumsum(rows[:, 1:].reshape(size, size, 4), axis=1, dtype=np.uint8)


def stale() -> Iterator[str]:
    """The icons that show something else than the drawing; machines may round the last bit differently."""
    for icon in WANTED:
        file = ICONS / f"{icon.name}.png"
        shown = picture_in(file.read_bytes(), icon.size) if file.is_file() else np.zeros(1, np.uint8)
        if np.abs(shown.astype(int) - drawn(icon)).max() > 1:
            yield icon.name


def main() -> None:
    ICONS.mkdir(exist_ok=True)
    for icon in WANTED:
        (ICONS / f"{icon.name}.png").write_bytes(png(drawn(icon)))


if __name__ == "__main__":
    main()
