"""The animals on paper: the rounds side by side, the cards below them, and who is ahead."""

from __future__ import annotations

from pangea.core.atlas import CREAM, GOLD, INK, SOFT_INK
from pangea.core.ink import escaped, fitted, group, moved, tag, words
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.board.tables import FIRST_LIFE, ROUNDS
from pangea.games.planet.drawing.captions import Captions, CardRow
from pangea.games.planet.drawing.palette import SEAT_MARKS, SPACE
from pangea.games.planet.drawing.worlds import swatch
from pangea.games.planet.state import NO_SEAT

WIDTH = 1000.0
_HEAD, _CARD, _GAP = 40.0, 104.0, 8.0
_PER_ROW = 5
"""Rounds beside each other: two rows of five."""
_COLUMN = WIDTH / _PER_ROW


def _stacks(captions: Captions) -> dict[int, list[CardRow]]:
    stacks: dict[int, list[CardRow]] = {number: [] for number in range(FIRST_LIFE, ROUNDS + 1)}
    for row in captions.cards():
        stacks[row.column].append(row)
    return stacks


def _heights(captions: Captions) -> list[float]:
    """How high each of the two rows of rounds is."""
    stacks = list(_stacks(captions).values())
    halves = (stacks[:_PER_ROW], stacks[_PER_ROW:])
    return [_HEAD + max(1, *(len(stack) for stack in half)) * (_CARD + _GAP) + 14 for half in halves]


def height(captions: Captions) -> float:
    return sum(_heights(captions))


def timeline(captions: Captions) -> str:
    heights = _heights(captions)
    drawn = []
    for place, (number, cards) in enumerate(_stacks(captions).items()):
        row, column = divmod(place, _PER_ROW)
        drawn.append(
            moved(_round(captions, number, cards), column * _COLUMN, sum(heights[:row]), data_round=number)
        )
    return "".join(drawn)


def _round(captions: Captions, number: int, cards: list[CardRow]) -> list[str]:
    is_now = number == captions.state.round_now and not captions.is_over
    wide = _COLUMN - _GAP
    box = {"width": wide, "height": _HEAD - 8, "rx": 7}
    label = f"{captions.say('planet-label-round')} {number}"
    drawn = [
        tag("rect", fill=GOLD if is_now else SPACE, fill_opacity=".55" if is_now else "1", **box),
        words(
            label,
            wide / 2,
            16,
            21,
            text_anchor="middle",
            font_weight="bold" if is_now else "normal",
            fill=INK,
        ),
    ]
    drawn += [
        moved(_card(captions, card, wide), 0, _HEAD + place * (_CARD + _GAP))
        for place, card in enumerate(cards)
    ]
    return drawn


def _card(captions: Captions, row: CardRow, wide: float) -> list[str]:
    if row.animal is None:
        rim = {"stroke": SOFT_INK, "stroke_width": 1, "stroke_dasharray": "4 4"}
        back = tag("rect", width=wide, height=_CARD, rx=8, fill=SPACE, **rim)
        return [
            back,
            words(
                row.name, wide / 2, _CARD / 2, 18, text_anchor="middle", fill=SOFT_INK, font_style="italic"
            ),
        ]
    leads = row.leader != NO_SEAT
    colour = SEAT_MARKS[row.leader].colour if leads and row.is_decided else SOFT_INK
    rim = {"stroke": colour, "stroke_width": 4 if leads and row.is_decided else 1.2}
    told = f"{row.name}: {row.liking}. {row.standing}"
    drawn = [
        tag("title", escaped(told)),
        tag("rect", x=1, y=1, width=wide - 2, height=_CARD - 2, rx=8, fill=CREAM, **rim),
        words(row.name, 12, 22, fitted(row.name, 22, wide - 36), font_weight="bold", fill=INK),
        _liking(row, 24, 52),
        _sizes(row, wide),
    ]
    faded = {"opacity": ".6"} if row.is_decided and not leads else {}
    return [group(drawn, data_animal=row.animal.name, data_leader=row.leader if leads else "-", **faded)]


def _liking(row: CardRow, x: float, y: float) -> str:
    """What an animal likes, as signs: three apart, two side by side, two with a bar between them."""
    assert row.animal is not None
    own = HABITATS.index(row.animal.habitat)
    if row.animal.kind == "most":
        return "".join(swatch(own, x + step * 34, y, 20) for step in range(3))
    other = HABITATS.index(row.animal.other or row.animal.habitat)
    if row.animal.kind == "touching":
        return swatch(own, x + 4, y, 32) + swatch(other, x + 31, y, 20)
    bar = tag(
        "path", d=f"M{x + 33:.0f} {y - 15:.0f}v30", stroke=INK, stroke_width="3.4", stroke_linecap="round"
    )
    return swatch(own, x + 4, y, 32) + bar + swatch(other, x + 54, y, 20)


def _sizes(row: CardRow, wide: float) -> str:
    """What each planet has; whoever is ahead or has the animal in bold, with the mark larger."""
    if not row.sizes:
        return _mark(row.leader, 20, 84, 1.0) if row.leader != NO_SEAT else ""
    drawn = []
    step = (wide - 16) / max(len(row.sizes), 3)
    for seat, size in enumerate(row.sizes):
        ahead = seat == row.leader
        x = 20 + seat * step
        drawn.append(_mark(seat, x, 84, 1.0 if ahead else 0.62))
        look = {"font_weight": "bold", "fill": INK} if ahead else {"fill": SOFT_INK}
        drawn.append(words(str(size), x + (15 if ahead else 11), 84, 21 if ahead else 18, **look))
    return "".join(drawn)


def _mark(seat: int, x: float, y: float, scale: float) -> str:
    return f'<use href="#planet-seat-{seat}" transform="translate({x:.1f} {y:.1f})scale({scale:.2f})"/>'
