"""A plain picture of the map, to look at while working on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

TERRAIN_COLOURS = {"forest": "#9db67c", "mountain": "#bfae9e", "steppe": "#e6cf93", "plain": "#cfd9a0"}


def as_svg(board: Mapping[str, Any]) -> str:
    """The map as an SVG picture."""
    drawing = board["drawing"]

    def path(points: Sequence[Sequence[float]], style: str, closed: bool = True) -> str:
        joined = "L".join(f"{x} {y}" for x, y in points)
        return f'<path d="M{joined}{"Z" if closed else ""}" style="{style}"/>'

    line = "stroke-linejoin:round;stroke-linecap:round;fill:none;stroke"
    shapes = [f'<rect width="{drawing["width"]}" height="{drawing["height"]}" fill="#cfe0e3"/>']
    shapes += [
        path(drawing["coast"], f"{line}:#a9c6cc;stroke-width:{width};opacity:0.35") for width in (24, 14, 6)
    ]
    for terrain, outline in zip(board["terrain"], drawing["outlines"], strict=True):
        shapes.append(path(outline, f"fill:{TERRAIN_COLOURS[terrain]};stroke:#6b5b45;stroke-width:1.2"))
    shapes += [path(river, f"{line}:#5d93ac;stroke-width:4.5", closed=False) for river in drawing["rivers"]]
    shapes += [path(lake, "fill:#a9cbd6;stroke:#5d93ac;stroke-width:2") for lake in drawing["lakes"]]
    shapes.append(path(drawing["coast"], f"{line}:#4d4334;stroke-width:2"))
    for number, (x, y) in enumerate(drawing["places"]):
        shapes.append(f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-size="18">{number}</text>')
    size = f'viewBox="0 0 {drawing["width"]} {drawing["height"]}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + "\n".join(shapes) + "\n</svg>\n"
