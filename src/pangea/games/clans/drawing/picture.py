"""A position of Clans as one SVG: the atlas page, the huts on it, and the panel below."""

from __future__ import annotations

from pangea.core.atlas import CREAM, SEA, frame, page
from pangea.core.ink import moved, tag
from pangea.games.clans.board import Board
from pangea.games.clans.drawing import atlas, huts
from pangea.games.clans.drawing.captions import Captions
from pangea.games.clans.drawing.land import WIDTH, land_of
from pangea.games.clans.drawing.panel import HEIGHT as PANEL
from pangea.games.clans.drawing.panel import panel
from pangea.games.clans.state import State

_FRAME = 30.0
"""The margin of the page, with the frame of the map in it."""


def svg(board: Board, state: State, lang: str) -> str:
    captions = Captions(board, state, lang)
    land = land_of(board)
    width, height = WIDTH + 2 * _FRAME, land.height + PANEL + 2.5 * _FRAME
    # A picture of its own, so that nothing runs over its edge.
    table = tag(
        "svg",
        tag("rect", width=WIDTH, height=land.height, fill=SEA if land.is_map else CREAM),
        atlas.bare_map(board),
        huts.settlements(captions),
        atlas.numbers(board),
        x=_FRAME,
        y=_FRAME,
        width=WIDTH,
        height=land.height,
    )
    return page(
        "clans",
        lang,
        (width, height),
        table,
        moved([frame(WIDTH, land.height)], _FRAME, _FRAME),
        moved([panel(captions)], _FRAME, round(land.height + 2 * _FRAME)),
        title=f"{captions.say('clans-title')}. {captions.what_happens()}",
        description=description(captions),
        definitions=atlas.definitions(board) + huts.definitions(),
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
