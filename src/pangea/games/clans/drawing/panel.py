"""What lies beside the map: the epochs with their tokens, the points of the clans, the seats."""

from __future__ import annotations

from pangea.core.atlas import CREAM, GOLD, INK, SOFT_INK, WOOD, headline, rim_of
from pangea.core.engraving import swatch
from pangea.core.ink import group, placed, tag, words
from pangea.games.clans.drawing.captions import Captions, EpochRow, SeatRow
from pangea.games.clans.drawing.palette import CLANS, GROUNDS
from pangea.games.clans.state import NO_CLAN

WIDTH, HEIGHT = 1000.0, 420.0
# From the top: what happens, the epochs beside the clans, the seats.
_TITLE, _TABLE, _ROW, _SEATS = 26.0, 76.0, 40.0, 306.0
_TEXT, _SMALL = 25.0, 19.0
# Where the columns of the epoch table begin, and the one with the points of the clans.
_EPOCH, _GOOD, _BAD, _BONUS, _TOKENS, _CLAN = 22.0, 174.0, 360.0, 546.0, 612.0, 772.0
_TABLE_END = 738.0


def panel(captions: Captions) -> str:
    return "".join(
        [
            headline(captions, WIDTH, _TITLE, room=1500),
            _epoch_table(captions),
            _points(captions),
            _seats(captions),
        ]
    )


def _heading(text: str, x: float, anchor: str = "start") -> str:
    return words(text, x, _TABLE, _SMALL, fill=SOFT_INK, font_style="italic", text_anchor=anchor)


def _epoch_table(captions: Captions) -> str:
    drawn = [
        _heading(captions.say("clans-label-favourable"), _GOOD),
        _heading(captions.say("clans-label-hostile"), _BAD),
        _heading(captions.say("clans-label-bonus"), _BONUS + 20, "middle"),
        _heading(captions.say("clans-label-tokens"), _TOKENS),
        tag("path", d=f"M0 {_TABLE + 16:.0f}H{_TABLE_END:.0f}", stroke=SOFT_INK, stroke_width=1),
    ]
    for number, row in enumerate(captions.epochs()):
        drawn.append(_epoch(captions, row, number, _TABLE + 38 + number * _ROW))
    return "".join(drawn)


def _epoch(captions: Captions, row: EpochRow, number: int, y: float) -> str:
    drawn = []
    if row.is_now:
        box = {"x": 0, "y": y - 19, "width": _TABLE_END, "height": 38, "rx": 7}
        drawn.append(tag("rect", fill=GOLD, fill_opacity=".3", **box))
        drawn.append(tag("path", d=f"M5 {y - 8:.0f}l11 8-11 8z", fill=WOOD))
    weight = "bold" if row.is_now else "normal"
    drawn.append(words(row.title, _EPOCH, y, _TEXT, font_weight=weight))
    for terrains, x in ((row.favourable, _GOOD), (row.hostile, _BAD)):
        swatches = (
            [swatch("clans", GROUNDS[terrain], x, y) for terrain in terrains] if len(terrains) == 1 else []
        )
        drawn += [*swatches, words(captions.terrains(terrains), x + 36 * len(swatches), y, _TEXT)]
    drawn.append(words(f"+{row.bonus}", _BONUS + 20, y, _TEXT, text_anchor="middle", font_weight="bold"))
    drawn += [_token(_TOKENS + 14 + 30 * token, y, token < row.left) for token in range(row.tokens)]
    done = {"opacity": ".55"} if not row.left else {}
    return group(drawn, fill=INK, data_epoch=number + 1, data_tokens=row.left, **done)


def _token(x: float, y: float, is_left: bool) -> str:
    at = {"cx": x, "cy": y}
    if is_left:
        coin = tag("circle", r=11, fill=GOLD, stroke=INK, stroke_width=1.4, **at)
        return coin + tag("circle", r=6.5, fill="none", stroke=INK, stroke_width=1, **at)
    return tag("circle", r=10, fill="none", stroke=SOFT_INK, stroke_width=1.4, stroke_dasharray="3 3", **at)


def _points(captions: Captions) -> str:
    drawn = [
        _heading(captions.say("clans-label-clan"), _CLAN),
        _heading(captions.say("clans-label-points"), WIDTH, "end"),
        tag("path", d=f"M{_CLAN:.0f} {_TABLE + 16:.0f}H{WIDTH:.0f}", stroke=SOFT_INK, stroke_width=1),
    ]
    for number, clan in enumerate(CLANS):
        y = _TABLE + 38 + number * _ROW
        points = int(captions.state.points[number])
        row = [
            placed(f"clans-hut-{clan.name}", _CLAN + 16, y + 14, 1.18),
            words(captions.clan(number), _CLAN + 42, y, _TEXT),
            words(str(points), WIDTH, y, _TEXT + 2, font_weight="bold", text_anchor="end"),
        ]
        drawn.append(group(row, fill=INK, data_clan=clan.name, data_points=points))
    return "".join(drawn)


def _seats(captions: Captions) -> str:
    rows = captions.seats()
    gap = 16.0
    width = (WIDTH - gap * (len(rows) - 1)) / max(len(rows), 1)
    return "".join(_seat(captions, row, seat, seat * (width + gap), width) for seat, row in enumerate(rows))


def _seat(captions: Captions, row: SeatRow, seat: int, x: float, width: float) -> str:
    """A card on the table: name, clan, tokens, at the end the total; golden for whoever moves or won."""
    rim = rim_of(row.is_to_move or row.is_winner)
    # A long name must not run into the tokens.
    size = min(_TEXT, (width - 94) / (0.62 * max(len(row.name), 1)))
    drawn = [
        tag("rect", x=x, y=_SEATS, width=width, height=104, rx=8, fill=CREAM, **rim),
        words(row.name, x + 16, _SEATS + 26, size, font_weight="bold"),
    ]
    if row.clan == NO_CLAN:
        unknown = {"font_style": "italic", "fill": SOFT_INK}
        drawn.append(words(captions.clan(NO_CLAN), x + 16, _SEATS + 72, 21, **unknown))
    else:
        drawn.append(placed(f"clans-hut-{CLANS[row.clan].name}", x + 32, _SEATS + 87, 1.25))
        drawn.append(words(captions.clan(row.clan), x + 56, _SEATS + 72, _TEXT))
    drawn.append(_token(x + width - 58, _SEATS + 26, True))
    drawn.append(words(str(row.tokens), x + width - 40, _SEATS + 26, _TEXT, font_weight="bold"))
    if row.total is not None:
        large = {"font_weight": "bold", "text_anchor": "end"}
        drawn.append(words(str(row.total), x + width - 14, _SEATS + 74, 38, **large))
    clan = {} if row.clan == NO_CLAN else {"data_clan": CLANS[row.clan].name}
    return group(drawn, fill=INK, data_seat=seat, data_tokens=row.tokens, **clan)
