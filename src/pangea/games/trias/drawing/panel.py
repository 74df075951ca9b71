"""What lies beside the land: whose turn it is, the deck, the terrains, and a card for each seat."""

from __future__ import annotations

from pangea.core.atlas import CREAM, INK, SOFT_INK, headline, rim_of
from pangea.core.engraving import swatch
from pangea.core.ink import fitted, group, placed, tag, words
from pangea.games.trias.drawing.captions import Captions, SeatRow
from pangea.games.trias.drawing.palette import GROUNDS

WIDTH, HEIGHT = 1000.0, 322.0
_TITLE, _LEGEND, _SEATS, _CARD = 26.0, 82.0, 116.0, 200.0
_TEXT, _SMALL = 22.0, 18.0


def panel(captions: Captions) -> str:
    return "".join([headline(captions, WIDTH, _TITLE, room=1560), _legend(captions), _seats(captions)])


def _legend(captions: Captions) -> str:
    """The terrains with what they hold, and the deck."""
    drawn = []
    for number, ground in enumerate(GROUNDS):
        x = 170.0 * number
        drawn.append(swatch("trias", ground, x, _LEGEND))
        drawn.append(words(captions.terrain(number), x + 36, _LEGEND - 9, _SMALL))
        drawn.append(
            words(captions.room(number), x + 36, _LEGEND + 11, 15, fill=SOFT_INK, font_style="italic")
        )
    deck = " · ".join(captions.deck())
    drawn.append(words(captions.say("trias-label-deck"), WIDTH, _LEGEND - 9, _SMALL, text_anchor="end"))
    drawn.append(words(deck, WIDTH, _LEGEND + 11, 15, fill=SOFT_INK, font_style="italic", text_anchor="end"))
    return group(drawn, fill=INK)


def _seats(captions: Captions) -> str:
    rows = captions.seats()
    gap = 14.0
    width = (WIDTH - gap * (len(rows) - 1)) / max(len(rows), 1)
    return "".join(_seat(captions, row, seat, seat * (width + gap), width) for seat, row in enumerate(rows))


def _seat(captions: Captions, row: SeatRow, seat: int, x: float, width: float) -> str:
    """A card on the table; golden for whoever moves or won."""
    rim = rim_of(row.is_to_move or row.is_winner)
    size = fitted(row.name, _TEXT, width - 74)
    large = {"font_weight": "bold", "text_anchor": "end"}
    total = row.points + row.final if captions.is_over else row.points
    drawn = [
        tag("rect", x=x, y=_SEATS, width=width, height=_CARD, rx=8, fill=CREAM, **rim),
        placed(f"trias-herd-{'abcde'[seat]}-fresh", x + 28, _SEATS + 28),
        words(row.name, x + 52, _SEATS + 28, size, font_weight="bold"),
        words(str(total), x + width - 14, _SEATS + 28, 32, **large),
    ]
    now = "trias-label-on-the-way" if captions.is_over else "trias-label-now"
    facts = [
        (captions.say(now), str(row.points if captions.is_over else row.points + row.final)),
        (captions.say("trias-label-land"), str(row.on_land)),
        (captions.say("trias-label-swimming"), str(row.swimming)),
        (captions.say("trias-label-reserve"), str(row.reserve)),
        (captions.say("trias-label-card"), row.card),
    ]
    for number, (name, value) in enumerate(facts):
        y = _SEATS + 66 + 27 * number
        small = min(_SMALL, (width - 34) / (0.52 * (len(name) + len(value) + 2)))
        drawn.append(words(name, x + 16, y, small, fill=SOFT_INK, font_style="italic"))
        drawn.append(words(value, x + width - 14, y, small + 1, text_anchor="end"))
    return group(drawn, fill=INK, data_seat=seat, data_points=row.points)
