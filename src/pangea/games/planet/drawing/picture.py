"""A position of Planet as one SVG: planets unfolded, the tiles on the table, animals round by round."""

from __future__ import annotations

from pangea.core.atlas import CREAM, INK, SOFT_INK, WOOD, headline, page, rim_of
from pangea.core.captions import Shown
from pangea.core.ink import WIDE, fitted, group, moved, placed, tag, words
from pangea.games.planet.drawing import timeline, worlds
from pangea.games.planet.drawing.captions import Captions, SeatRow
from pangea.games.planet.drawing.palette import GROUNDS
from pangea.games.planet.notation.positions import planet_words
from pangea.games.planet.state import NO_HABITAT

_WIDTH, _MARGIN = 1000.0, 30.0
_TITLE, _TILES, _LEGEND = 62.0, 150.0, 44.0
_GAP = 16.0
_PLANET = (_WIDTH - _GAP) / 2
_ABOVE = 74.0
"""The head of a planet: whose it is, the habitat card, the animals."""
_CARD = _ABOVE + worlds.HEIGHT + 22


def svg(shown: Shown, lang: str) -> str:
    state = shown.state
    captions = Captions(shown, lang)
    rows = (int(state.players) + 1) // 2
    planets = rows * (_CARD + _GAP)
    below = _TITLE + planets + _LEGEND
    tiles = _TILES if captions.tiles() or captions.piles() else 0.0
    height = below + tiles + timeline.height(captions)
    parts = [
        moved([headline(captions, _WIDTH, 24, room=780 / WIDE)], 0, 0),
        moved([_planet(captions, row, seat) for seat, row in enumerate(captions.seats())], 0, _TITLE),
        moved([_legend(captions)], 0, _TITLE + planets),
        moved([_tiles(captions)] if tiles else [], 0, below),
        moved([timeline.timeline(captions)], 0, below + tiles),
    ]
    width, tall = _WIDTH + 2 * _MARGIN, height + 2 * _MARGIN
    return page(
        captions,
        (width, tall),
        tag(
            "rect", x=10, y=10, width=width - 20, height=tall - 20, fill="none", stroke=INK, stroke_width="1"
        ),
        tag(
            "rect", x=14, y=14, width=width - 28, height=tall - 28, fill="none", stroke=INK, stroke_width="3"
        ),
        moved(parts, _MARGIN, _MARGIN),
        description=description(captions),
        definitions=worlds.definitions(),
    )


def description(captions: Captions) -> str:
    """The position for those who hear it read."""
    state = captions.state
    lines = [captions.what_happens()]
    for seat, row in enumerate(captions.seats()):
        portions = ", ".join(f"{captions.habitat(h)} {count}" for h, count in enumerate(row.portions))
        lines.append(
            f"{row.name}: {_head(captions, row)}. {captions.say('planet-label-portions')}: {portions}."
        )
        lines.append(f"{planet_words(state, seat)}.")
    for title, tiles in [(captions.say("planet-label-tiles"), captions.tiles()), *captions.piles()]:
        lines.append(f"{title}: {', '.join(f'{tile} {letters}' for tile, letters in tiles) or '-'}.")
    for card in captions.cards():
        told = f"{card.name} ({card.liking}): {card.standing}" if card.animal else card.name
        lines.append(f"{captions.say('planet-label-round')} {card.column}: {told}.")
    return "\n".join(lines)


# Planets


def _head(captions: Captions, row: SeatRow) -> str:
    parts = [f"{captions.say('planet-label-animals')} {row.animals}"]
    if not captions.state.beginners:
        parts.insert(0, f"{captions.say('planet-label-card')}: {captions.habitat(row.habitat)}")
    if row.points is not None:
        parts.append(f"{captions.points_label()} {row.points}")
    return ", ".join(parts)


def _planet(captions: Captions, row: SeatRow, seat: int) -> str:
    """A card on the table: whose planet it is, and the planet; golden for whoever moves or has won."""
    rim = rim_of(row.is_to_move or row.is_winner)
    first = f"  ({captions.say('planet-label-first')})" if row.is_first and not captions.is_over else ""
    name = row.name + first
    drawn = [
        tag("rect", width=_PLANET, height=_CARD, rx=10, fill=CREAM, **rim),
        placed(f"planet-seat-{seat}", 28, 26, 1.25),
        words(name, 52, 26, fitted(name, 25, 330), font_weight="bold"),
        _habitat(captions, row),
        moved([worlds.planet(captions, seat)], (_PLANET - worlds.WIDTH) / 2, _ABOVE),
    ]
    if row.points is not None:
        drawn.append(words(str(row.points), _PLANET - 18, 30, 38, font_weight="bold", text_anchor="end"))
    x, y = seat % 2 * (_PLANET + _GAP), seat // 2 * (_CARD + _GAP)
    return moved(drawn, x, y, fill=INK, data_seat=seat)


def _habitat(captions: Captions, row: SeatRow) -> str:
    """The habitat card, as far as it may be seen, and how many animals there are."""
    animals = f"{captions.say('planet-label-animals')} {row.animals}"
    x, drawn = 18.0, []
    if not captions.state.beginners:
        label = f"{captions.say('planet-label-card')}:"
        size = fitted(label, 19, 180)
        drawn.append(words(label, x, 58, size, fill=SOFT_INK, font_style="italic"))
        x += len(label) * size * WIDE
        if row.habitat != NO_HABITAT:
            drawn.append(worlds.swatch(row.habitat, x + 12, 58, 24))
            x += 32
        drawn.append(words(captions.habitat(row.habitat), x, 58, 20))
    drawn.append(words(animals, _PLANET - 18, 62, 19, text_anchor="end"))
    return group(drawn)


def _legend(captions: Captions) -> str:
    drawn = []
    for habitat, ground in enumerate(GROUNDS):
        x = habitat * (_WIDTH / len(GROUNDS))
        label = f"{captions.habitat(habitat)} ({ground.letter})"
        drawn += [worlds.swatch(habitat, x + 16, 18, 28), words(label, x + 38, 18, 20, fill=INK)]
    return group(drawn)


# Tiles


def _tiles(captions: Captions) -> str:
    """The open tiles, large; those left over for the rounds 11 and 12, small."""
    line = tag("path", d=f"M0 4H{_WIDTH:.0f}", stroke=WOOD, stroke_width=1)
    heading = {"fill": SOFT_INK, "font_style": "italic"}
    drawn = [line, words(captions.say("planet-label-tiles"), 0, 22, 20, **heading)]
    drawn += [
        worlds.tile(captions, tile, letters, 48 + slot * 100, 88, 50)
        for slot, (tile, letters) in enumerate(captions.tiles())
    ]
    for pile, (title, tiles) in enumerate(captions.piles()):
        y = 36 + pile * 66
        drawn.append(words(title, 540, y, fitted(title, 18, 170), **heading))
        drawn += [
            worlds.tile(captions, tile, letters, 730 + slot * 56, y + 2, 29)
            for slot, (tile, letters) in enumerate(tiles)
        ]
    return "".join(drawn)
