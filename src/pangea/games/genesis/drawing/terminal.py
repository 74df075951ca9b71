"""A position of Genesis as text: the board in letters, with the seats and the dice below.

A tile is two letters, as in a written position: its terrain in a capital, its species in a small one.
"""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.captions import Shown
from pangea.core.ink import PLAIN, Piece, colour_codes, switch
from pangea.games.genesis.board import COLUMN_NAMES, COLUMNS, ROWS, Ground
from pangea.games.genesis.drawing.captions import Captions
from pangea.games.genesis.drawing.palette import KINS, LANDS

_VOLCANO, _TAR, _BARE, _RIVER, _UNUSED = (15, 130), (250, 235), (244, None), (32, None), (240, None)
"""Colours of the terminal, by their numbers among its 256: of the letter, and of the ground."""

Line = list[str | Piece]


def text(shown: Shown, lang: str, colour: bool) -> str:
    captions = Captions(shown, lang)
    lines: list[Line] = [[sentence] for sentence in captions.happenings()]
    for part in (_board(captions), _table(captions), _legend(captions)):
        lines += [[""], *part]
    return "\n".join("".join(_painted(line, colour)).rstrip() for line in lines) + "\n"


def _painted(line: Line, colour: bool) -> Iterator[str]:
    for piece in line:
        words, style = (piece, PLAIN) if isinstance(piece, str) else piece
        codes = colour_codes(style)
        yield f"{switch(*codes)}{words}{switch('0')}" if colour and codes else words


def _board(captions: Captions) -> Iterator[Line]:
    river = captions.board.river
    names = [f"  {name}  " for name in COLUMN_NAMES]
    yield ["    " + "".join(names[:river]) + " " + "".join(names[river:])]
    for row in range(ROWS):
        line: Line = [f" {row + 1:>2} "]
        for column in range(COLUMNS):
            if column == river:
                line.append(("≈", _RIVER))
            line.append(_space(captions, row * COLUMNS + column))
        yield [*line, f" {row + 1}"]


def _space(captions: Captions, space: int) -> Piece:
    if tile := captions.tile(space):
        land, kin = LANDS[tile[0]], KINS[tile[1]]
        ground, letter = land.terminal
        return f" {land.letter}{kin.letter}  ", (letter, ground)
    ground_here = captions.board.ground[space]
    if ground_here == Ground.VOLCANO:
        return "  ^  ", _VOLCANO
    if ground_here == Ground.TAR:
        return "  o  ", _TAR
    return ("  .  ", _BARE) if captions.is_used(space) else ("     ", _UNUSED)


def _table(captions: Captions) -> Iterator[Line]:
    rows = captions.seats()
    width = max(len(row.name) for row in rows) + 2
    heads = [f" {land.letter} " for land in LANDS]
    points = captions.points_label()
    yield [
        f"   {captions.say('genesis-label-stock'):<{width}}"[: width + 3],
        "  ".join(heads),
        f"   {points}",
    ]
    for row in rows:
        mark = ">" if row.is_to_move else "*" if row.is_winner else " "
        tiles = "  ".join(f"{count:>2} " for count in row.stock)
        yield [f" {mark} {row.name:<{width}}", tiles, f"   {row.points:>{len(points)}}"]
    yield [""]
    yield [f"   {captions.say('genesis-label-dice')}: {captions.dice()}"]
    if captions.second():
        yield [f"   {captions.say('genesis-label-second')}: {captions.second()}"]


def _legend(captions: Captions) -> Iterator[Line]:
    terrains: Line = ["   "]
    for number, land in enumerate(LANDS):
        ground, letter = land.terminal
        terrains += [(f" {land.letter} ", (letter, ground)), f" {captions.terrain(number)}   "]
    yield terrains
    kins = (f"{kin.letter}  {captions.species(seat)}" for seat, kin in enumerate(KINS))
    yield ["    " + "   ".join(list(kins)[: int(captions.state.players)])]
    yield [
        "   ",
        (" ^ ", _VOLCANO),
        f" {captions.say('genesis-label-volcano')}   ",
        (" o ", _TAR),
        f" {captions.say('genesis-label-tar-pit')}   ",
        (" ≈ ", _RIVER),
        f" {captions.say('genesis-label-river')}   ",
        (" . ", _BARE),
        f" {captions.say('genesis-label-free')}",
    ]
