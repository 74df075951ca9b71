"""A position of Clans as text: the map in characters, or a table where there is none, and the panel."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.captions import Shown
from pangea.core.ink import PLAIN, Screen, Style
from pangea.games.clans.board import TERRAINS, TERRITORIES, Board
from pangea.games.clans.drawing.captions import LABELS, Captions
from pangea.games.clans.drawing.land import land_of, once_per_board
from pangea.games.clans.drawing.palette import CLANS, GROUNDS
from pangea.games.clans.drawing.raster import CELL, COLUMNS, LAKE, SEA, Raster, best_spot, raster
from pangea.games.clans.facts import GONE, NEW, OPEN, VILLAGE

_SIGNS = {OPEN: "{}", VILLAGE: "[{}]", NEW: "<{}>", GONE: "({})"}
_HEAVY = "{}+"
_SEA, _WATER, _RIVER, _LINE, _SURF, _FIGURE, _BRIGHT = 152, 74, 25, 240, 109, 16, 226
"""Colours of the terminal, by their numbers among its 256."""


def text(shown: Shown, lang: str, colour: bool) -> str:
    captions, board = Captions(shown, lang), shown.board
    screen = Screen(colour)
    if land_of(board).is_map:
        _draw_map(screen, captions)
        _draw_legend(screen, captions)
    else:
        _draw_table(screen, captions)
    _draw_panel(screen, captions)
    return screen.shown()


def _chip(clan: int) -> Style:
    """Letters on the clan's colour."""
    ground, letter = CLANS[clan].terminal
    return letter, ground


# The map


def _draw_map(screen: Screen, captions: Captions) -> None:
    cells = raster(captions.board)
    rows = [list(row) for row in _bare_map(captions.board)]
    for territory in range(TERRITORIES):
        for row, column, letter, (figure, chip) in _label(captions, cells, territory):
            if 0 <= row < len(rows) and 0 <= column < COLUMNS:
                ground = rows[row][column][1][1]
                rows[row][column] = letter, (figure, ground if chip is None else chip)
    for pieces in rows:
        screen.line(*pieces)


@once_per_board
def _bare_map(board: Board) -> list[list[tuple[str, Style]]]:
    """The map without numbers and huts, cell by cell."""
    cells = raster(board)
    height, width = cells.owner.shape
    return [[_ground(board, cells, row, column) for column in range(width)] for row in range(height)]


def _ground(board: Board, cells: Raster, row: int, column: int) -> tuple[str, Style]:
    owner, line = int(cells.owner[row, column]), str(cells.line[row, column])
    if owner == LAKE:
        return ("~" if line == " " else line), (_RIVER, _WATER)
    if owner == SEA:
        return line, (_SURF, _SEA)
    ground = GROUNDS[TERRAINS.index(board.terrain[owner])]
    if line != " ":
        return line, (_RIVER if cells.is_river[row, column] else _LINE, ground.terminal[0])
    # Texture on every fourth cell, so that what stands there can be read.
    letter = " " if (column + 2 * row) % 4 else ground.sign
    return letter, (ground.terminal[1], ground.terminal[0])


def _label(captions: Captions, cells: Raster, territory: int) -> Iterator[tuple[int, int, str, Style]]:
    """The number of a territory and its huts, letter by letter, where they fit best."""
    room = cells.room(territory)
    x, y = land_of(captions.board).places[territory]
    wish = (float(y) / (2 * CELL) - 0.5, float(x) / CELL - 0.5)
    chosen: tuple[list[str], tuple[int, int, int]] | None = None
    for lines in _ways_to_write(captions, territory):
        spot = best_spot(room, lines, wish)
        if chosen is None or spot[2] < chosen[1][2]:
            chosen = lines, spot
        if spot[2] == 0:
            break
    assert chosen is not None
    lines, (top, middle, _) = chosen
    clans = {clan.letter: number for number, clan in enumerate(CLANS)}
    for row, line in enumerate(lines):
        left = middle - len(line) // 2
        style = _figure_style(captions, territory)
        # No texture close to a word.
        for column in (left - 1, left + len(line)):
            if 0 <= column < room.shape[1] and room[top + row : top + row + 1, column].any():
                yield top + row, column, " ", PLAIN
        for column, letter in enumerate(line):
            if letter in clans:
                style = _chip(clans[letter])
            elif letter == " ":
                style = PLAIN
            yield top + row, left + column, letter, style


def _figure_style(captions: Captions, territory: int) -> Style:
    return (_FIGURE, _BRIGHT) if captions.standing(territory) == NEW else (_FIGURE, None)


def _ways_to_write(captions: Captions, territory: int) -> Iterator[list[str]]:
    """Number and huts as lines, from the clearest way to the most cramped."""
    number = _marked(captions, territory)
    huts = _hut_letters(captions, territory)
    if not huts:
        yield [number]
        return
    yield [number, " ".join(huts)]
    yield [number, "".join(huts)]
    yield [f"{number} {''.join(huts)}"]
    half, third = (len(huts) + 1) // 2, (len(huts) + 2) // 3
    if half < len(huts):
        yield [number, "".join(huts[:half]), "".join(huts[half:])]
        yield [f"{number} {''.join(huts[:third])}", "".join(huts[third:])]
    if third < half:
        yield [number, *("".join(huts[first : first + third]) for first in range(0, len(huts), third))]


def _marked(captions: Captions, territory: int) -> str:
    """The number of a territory with the signs for what has become of it."""
    number = _HEAVY.format(territory) if captions.is_heavy(territory) else str(territory)
    return _SIGNS[captions.standing(territory)].format(number)


def _hut_letters(captions: Captions, territory: int) -> list[str]:
    return [f"{CLANS[clan].letter}{count if count > 1 else ''}" for clan, count in captions.huts(territory)]


def _draw_legend(screen: Screen, captions: Captions) -> None:
    clans = _clan_legend(captions)
    grounds: list[tuple[str, Style]] = []
    for terrain, ground in enumerate(GROUNDS):
        grounds.append((f" {ground.sign} ", (_FIGURE, ground.terminal[0])))
        grounds.append((f" {captions.terrain(terrain)}   ", PLAIN))
    water = [("~~~", (_RIVER, _WATER)), (f" {captions.say('clans-label-lake')}   ", PLAIN)]
    water += [("━━━", (_RIVER, None)), (f" {captions.say('clans-label-river')}", PLAIN)]
    screen.line(*grounds, *water)
    screen.line(*clans)
    screen.line(_sign_legend(captions))


def _clan_legend(captions: Captions) -> list[tuple[str, Style]]:
    pieces: list[tuple[str, Style]] = []
    for number, clan in enumerate(CLANS):
        pieces += [(f" {clan.letter} ", _chip(number)), (f" {captions.clan(number)}   ", PLAIN)]
    return pieces


def _sign_legend(captions: Captions) -> str:
    told = {_SIGNS[standing]: label for standing, label in LABELS.items()}
    told[_HEAVY] = "clans-label-heavy"
    return "   ".join(f"{sign.format('n')} {captions.say(message)}" for sign, message in told.items())


# Where there is no map


def _draw_table(screen: Screen, captions: Captions) -> None:
    heads = [captions.say(f"clans-label-{name}") for name in ("territory", "terrain", "huts", "neighbours")]
    widths = [max(len(heads[0]), 6), max(len(heads[1]), *(len(captions.terrain(t)) for t in range(4))), 20]
    screen.line(
        "  ".join([*(head.ljust(width) for head, width in zip(heads, widths, strict=False)), heads[3]])
    )
    for territory in range(TERRITORIES):
        terrain = captions.terrain_of(territory)
        huts: list[tuple[str, Style]] = []
        for clan, count in captions.huts(territory):
            huts += [(f"{CLANS[clan].letter}{count if count > 1 else ''}", _chip(clan)), (" ", PLAIN)]
        gap = " " * (widths[2] + 2 - sum(len(piece) for piece, _ in huts))
        around = " ".join(str(other) for other in captions.board.neighbours[territory])
        name = captions.terrain(terrain).ljust(widths[1])
        screen.line(
            _marked(captions, territory).ljust(widths[0] + 2),
            (name, (_FIGURE, GROUNDS[terrain].terminal[0])),
            "  ",
            *huts,
            gap + around,
        )
    screen.line("")
    screen.line(*_clan_legend(captions))
    screen.line(_sign_legend(captions))


# The panel


def _draw_panel(screen: Screen, captions: Captions) -> None:
    screen.line("")
    screen.line(f"{captions.say('clans-title')}. {captions.what_happens()}")
    screen.line("")
    _draw_epochs_and_clans(screen, captions)
    screen.line("")
    rows = captions.seats()
    wide = max((len(row.name) for row in rows), default=0)
    clan_wide = max((len(captions.clan(row.clan)) for row in rows), default=0)
    for row in rows:
        mark = ">" if row.is_to_move else "*" if row.is_winner else " "
        clan = captions.clan(row.clan).ljust(clan_wide)
        tokens = f"{captions.say('clans-label-tokens')} {row.tokens:>2}"
        total = "" if row.total is None else f"   {captions.say('clans-label-total')} {row.total:>3}"
        style = PLAIN if row.clan < 0 else _chip(row.clan)
        screen.line(f"{mark} {row.name.ljust(wide)}  ", (f" {clan} ", style), f"  {tokens}{total}")


def _draw_epochs_and_clans(screen: Screen, captions: Captions) -> None:
    """Five epochs and five clans, side by side."""
    heads = {name: captions.say(f"clans-label-{name}") for name in ("bonus", "tokens", "clan", "points")}
    good, bad = captions.say("clans-label-favourable"), captions.say("clans-label-hostile")
    rows = captions.epochs()
    title = max(len(row.title) for row in rows) + 4
    terrain = max(len(good), len(bad), *(len(captions.terrains(row.favourable)) for row in rows)) + 1
    bonus, tokens = len(heads["bonus"]) + 2, max(len(heads["tokens"]), 4) + 6
    name = max(len(captions.clan(clan)) for clan in range(len(CLANS)))
    screen.line(
        f"{'':{title}} {good:{terrain}}  {bad:{terrain}} {heads['bonus']:{bonus}}{heads['tokens']:{tokens}}"
        f"{heads['clan']:{name + 4}} {heads['points']}"
    )
    for clan, row in enumerate(rows):
        points = int(captions.state.points[clan])
        screen.line(
            f"{'>' if row.is_now else ' '} {row.title:{title - 2}}",
            *_terrain_chip(captions, row.favourable, terrain),
            *_terrain_chip(captions, row.hostile, terrain),
            f"{f'+{row.bonus}':{bonus}}{'●' * row.left + '○' * (row.tokens - row.left):{tokens}}",
            (f" {CLANS[clan].letter} ", _chip(clan)),
            f" {captions.clan(clan):{name}} {points:{len(heads['points'])}}",
        )


def _terrain_chip(captions: Captions, terrains: tuple[int, ...], width: int) -> list[tuple[str, Style]]:
    style = (_FIGURE, GROUNDS[terrains[0]].terminal[0]) if len(terrains) == 1 else PLAIN
    return [(f" {captions.terrains(terrains):{width}}", style), (" ", PLAIN)]
