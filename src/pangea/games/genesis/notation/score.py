"""How the points came about: area by area, its size, its herds, its places, its factor and its shares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pangea.core.contract import ScoreLine
from pangea.core.words import Phrase, Spoken
from pangea.games.genesis.board import COLUMNS, ROWS, TERRAIN_NAMES, Board, name_of
from pangea.games.genesis.notation.words import species_phrase, terrain_phrase
from pangea.games.genesis.rules.areas import (
    ROW,
    Spaces,
    common,
    connected,
    first_of,
    is_any,
    middles,
    spaces_of,
    without,
)
from pangea.games.genesis.rules.scoring import (
    BOTH_PLACES,
    DOUBLE,
    FIRST_PLACE,
    ONCE,
    SECOND_PLACE,
    TRIPLE,
    Ranking,
    Tally,
    biggest_areas,
    entry,
    factor_of,
    in_all,
    ranked,
    shares,
    sole_owner,
)
from pangea.games.genesis.state import SHARED_WITH_ONESELF, State


@dataclass(frozen=True)
class Area:
    """An area that counts: its terrain, its spaces, and its herds, the largest first."""

    terrain: int
    whole: Spaces
    spaces: tuple[int, ...]
    herds: tuple[tuple[int, int], ...]
    """The seat and the tiles of each herd."""
    factor: int


def areas_of(state: State) -> list[Area]:
    """G5.1  The areas of three tiles or more: the terrain of the largest first, in a terrain by size."""
    biggest = biggest_areas(state)
    areas = []
    for terrain in range(len(TERRAIN_NAMES)):
        for whole in _parts(spaces_of(state.land[terrain]), only_areas=True):
            spaces = numbers_of(whole)
            factor = factor_of(biggest, terrain, len(spaces))
            areas.append(Area(terrain, whole, spaces, tuple(_herds(state, whole)), factor))
    most = [
        max((len(area.spaces) for area in areas if area.terrain == t), default=0)
        for t in range(len(TERRAIN_NAMES))
    ]
    return sorted(areas, key=lambda area: (-most[area.terrain], area.terrain, -len(area.spaces), area.spaces))


def _parts(spaces: Spaces, *, only_areas: bool = False) -> Iterator[Spaces]:
    """What hangs together in a set of spaces."""
    waiting = middles(spaces) if only_areas else spaces
    while is_any(waiting):
        part = connected(first_of(waiting), spaces)
        waiting = without(waiting, part)
        yield part


def _herds(state: State, area: Spaces) -> list[tuple[int, int]]:
    """G5.2  The herds of an area, the largest first."""
    herds = [
        (seat, len(numbers_of(herd)))
        for seat in range(state.players)
        for herd in _parts(common(area, spaces_of(state.kin[seat])))
    ]
    return sorted(herds, key=lambda herd: (-herd[1], herd[0]))


def numbers_of(spaces: Spaces) -> tuple[int, ...]:
    """A set of spaces as their numbers, ascending."""
    whole = spaces[0] | spaces[1] << 4 * ROW | spaces[2] << 8 * ROW
    bits = ((row * ROW + column, row * COLUMNS + column) for row in range(ROWS) for column in range(COLUMNS))
    return tuple(number for place, number in bits if whole >> place & 1)


def explained(board: Board, state: State) -> list[ScoreLine]:
    """G6, G7  Area by area, and where a tie kept areas from counting more than once."""
    areas = areas_of(state)
    lines = [_line(state, area) for area in areas]
    return lines + list(_ties(state, areas))


def _line(state: State, area: Area) -> ScoreLine:
    ranking = ranked(state, area.whole)
    tally = shares(ranking, area.factor, int(state.older))
    points = tuple(int(entry(tally, seat)) for seat in range(state.players))
    about: dict[str, Spoken] = {
        "space": name_of(area.spaces[0]),
        "terrain": terrain_phrase(area.terrain),
        "tiles": len(area.spaces),
        "times": Phrase(f"genesis-factor-{area.factor}"),
        "herds": [_counted("genesis-herd", seat, tiles) for seat, tiles in area.herds],
        "shares": [_counted("genesis-share", seat, won) for seat, won in enumerate(points) if won]
        or Phrase("genesis-share-none"),
    }
    rule, kind, places = _places(ranking, area.factor, int(state.older))
    rule = {TRIPLE: "G7.1", DOUBLE: "G7.2", ONCE: rule}[area.factor]
    return ScoreLine(rule, Phrase(f"genesis-score-{kind}", about | places), points, area.spaces)


def _places(ranking: Ranking, factor: int, older: int) -> tuple[str, str, dict[str, Spoken]]:
    """How the places of an area are given: the rule, the name of the message, and what it tells."""
    tied_first, tied_second = int(in_all(ranking.at_largest)), int(in_all(ranking.at_second))
    both, first, second = BOTH_PLACES * factor, FIRST_PLACE * factor, SECOND_PLACE * factor
    if tied_first > 1:
        return _tied("first", ranking.at_largest, both, older)
    if not tied_second:
        return "G6.2", "alone", {"pot": both}
    if tied_second > 1:
        rule, kind, about = _tied("second", ranking.at_second, second, older)
        return rule, kind, about | {"first": first}
    return "G6.1", "places", {"first": first, "second": second}


def _tied(place: str, herds: Tally, pot: int, older: int) -> tuple[str, str, dict[str, Spoken]]:
    """Herds that tie for a place share it, unless they all belong to one player."""
    tied, owner = int(in_all(herds)), int(sole_owner(herds))
    if owner >= 0 and older != SHARED_WITH_ONESELF:
        return "G6.6", f"own-{place}", {"tied": tied, "pot": pot, "species": species_phrase(owner)}
    rule = "G6.3" if place == "first" else "G6.4"
    return rule, f"tied-{place}", {"tied": tied, "pot": pot, "share": pot // tied}


def _ties(state: State, areas: list[Area]) -> Iterator[ScoreLine]:
    """G7.3  The areas that would have counted more than once, had they not tied."""
    nothing = (0,) * int(state.players)
    most = max((len(area.spaces) for area in areas), default=0)
    tied = [area for area in areas if len(area.spaces) == most]
    if len(tied) > 1:
        about: dict[str, Spoken] = {"count": len(tied), "tiles": most}
        yield ScoreLine("G7.3", Phrase("genesis-score-no-triple", about), nothing, _all_spaces(tied))
    for terrain in range(len(TERRAIN_NAMES)):
        of_terrain = [area for area in areas if area.terrain == terrain]
        most = max((len(area.spaces) for area in of_terrain), default=0)
        tied = [area for area in of_terrain if len(area.spaces) == most]
        if len(tied) > 1:
            about = {"count": len(tied), "tiles": most, "terrain": terrain_phrase(terrain)}
            yield ScoreLine("G7.3", Phrase("genesis-score-no-double", about), nothing, _all_spaces(tied))


def _all_spaces(areas: list[Area]) -> tuple[int, ...]:
    return tuple(sorted(space for area in areas for space in area.spaces))


def _counted(message: str, seat: int, count: int) -> Phrase:
    return Phrase(message, {"species": species_phrase(seat), "count": count})
