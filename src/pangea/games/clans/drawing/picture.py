"""A position of Clans as one SVG: the atlas page, the huts on it, and the panel below."""

from __future__ import annotations

from xml.sax.saxutils import escape

from pangea.games.clans.board import Board
from pangea.games.clans.drawing import atlas, huts
from pangea.games.clans.drawing.captions import Captions
from pangea.games.clans.drawing.ink import SERIF, group, tag
from pangea.games.clans.drawing.land import WIDTH, land_of
from pangea.games.clans.drawing.palette import CREAM, INK, PAPER, SEA
from pangea.games.clans.drawing.panel import HEIGHT as PANEL
from pangea.games.clans.drawing.panel import panel
from pangea.games.clans.state import State

_FRAME = 30.0
"""The margin of the page, with the frame of the map in it."""


def svg(board: Board, state: State, lang: str) -> str:
    captions = Captions(board, state, lang)
    land = land_of(board)
    width, height = WIDTH + 2 * _FRAME, land.height + PANEL + 2.5 * _FRAME
    page = [
        tag("title", escape(f"{captions.say('clans-title')}. {captions.what_happens()}"), id="clans-title"),
        tag("desc", escape(description(captions)), id="clans-desc"),
        tag("defs", atlas.definitions(board), huts.definitions()),
        tag("rect", width=width, height=height, fill=PAPER),
        # A picture of its own, so that nothing runs over its edge.
        tag(
            "svg",
            tag("rect", width=WIDTH, height=land.height, fill=SEA if land.is_map else CREAM),
            atlas.bare_map(board),
            huts.settlements(captions),
            atlas.numbers(board),
            x=_FRAME,
            y=_FRAME,
            width=WIDTH,
            height=land.height,
        ),
        group([_frame(land.height)], transform=f"translate({_FRAME:.0f} {_FRAME:.0f})"),
        group([panel(captions)], transform=f"translate({_FRAME:.0f} {land.height + 2 * _FRAME:.0f})"),
    ]
    return tag(
        "svg",
        "".join(page),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        role="img",
        aria_labelledby="clans-title clans-desc",
        lang=lang,
        font_family=SERIF,
    )


def description(captions: Captions) -> str:
    """The position for those who hear it read."""
    lines = [captions.what_happens()]
    for row in captions.epochs():
        if row.is_now:
            left = captions.say("clans-label-villages-left", count=row.left)
            good, bad = captions.terrains(row.favourable), captions.terrains(row.hostile)
            lines.append(
                f"{row.title}: {captions.say('clans-label-favourable')}: {good} (+{row.bonus}). "
                f"{captions.say('clans-label-hostile')}: {bad}. {left}."
            )
    points = (f"{captions.clan(clan)} {int(number)}" for clan, number in enumerate(captions.state.points))
    lines.append(f"{captions.say('clans-label-points')}: {', '.join(points)}.")
    for seat in captions.seats():
        tokens = f"{captions.say('clans-label-tokens')} {seat.tokens}"
        total = "" if seat.total is None else f", {captions.say('clans-label-total')} {seat.total}"
        lines.append(f"{seat.name}: {captions.clan(seat.clan)}, {tokens}{total}.")
    title, around = captions.say("clans-label-territory"), captions.say("clans-label-neighbours")
    for territory, others in enumerate(captions.board.neighbours):
        lines.append(f"{title} {captions.territory(territory)}. {around}: {', '.join(map(str, others))}.")
    return "\n".join(lines)


def _frame(height: float) -> str:
    """The frame of an old map, light and dark by turns like its degrees."""
    rings = []
    for out, colour, width, dashes in (
        (6.0, INK, 9.0, "none"),
        (6.0, PAPER, 6.6, "none"),
        (6.0, INK, 6.6, "50 50"),
        (12.0, INK, 1.0, "none"),
    ):
        box = {"x": -out, "y": -out, "width": WIDTH + 2 * out, "height": height + 2 * out}
        line = {"stroke": colour, "stroke_width": width, "stroke_dasharray": dashes}
        rings.append(tag("rect", fill="none", **line, **box))
    return "".join(rings)
