"""A position of Clans as one SVG: the atlas page, the huts on it, and the panel below."""

from __future__ import annotations

from pangea.core.atlas import CREAM, MARGIN, SEA, framed, page
from pangea.core.captions import Shown
from pangea.core.ink import moved, tag
from pangea.games.clans.drawing import atlas, huts
from pangea.games.clans.drawing.captions import Captions
from pangea.games.clans.drawing.land import WIDTH, land_of
from pangea.games.clans.drawing.panel import HEIGHT as PANEL
from pangea.games.clans.drawing.panel import panel


def svg(shown: Shown, lang: str) -> str:
    captions, board = Captions(shown, lang), shown.board
    land = land_of(board)
    return page(
        captions,
        (WIDTH + 2 * MARGIN, land.height + PANEL + 2.5 * MARGIN),
        framed(
            (WIDTH, land.height),
            tag("rect", width=WIDTH, height=land.height, fill=SEA if land.is_map else CREAM),
            atlas.bare_map(board),
            huts.settlements(captions),
            atlas.numbers(board),
        ),
        moved([panel(captions)], MARGIN, round(land.height + 2 * MARGIN)),
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
