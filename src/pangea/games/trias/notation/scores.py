"""How the points of Trias came about: every scoring on the way, then continent by continent."""

from __future__ import annotations

from pangea.core.contract import ScoreLine
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.games.trias.board import NO_TILE, POLE, Board, Hex, how_many, lowest
from pangea.games.trias.notation.writing import hex_text
from pangea.games.trias.rules.land import continent_of, on_the_table, tile_at
from pangea.games.trias.rules.scoring import FIRST_ON_THE_WAY, SECOND_ON_THE_WAY, final_points_on, herds_on
from pangea.games.trias.state import Phase, State


def explained(board: Board, state: State) -> list[ScoreLine]:
    """T7, T8  The scorings on the way, then each continent with herds on it, as if the game ended now."""
    lines = [scoring_on_the_way(state, number) for number in range(state.scorings)]
    earlier = [
        int(state.points[seat]) - sum(line.points[seat] or 0 for line in lines) for seat in _seats(state)
    ]
    if any(earlier):
        lines.insert(0, ScoreLine("T7.4", Phrase("trias-score-before"), tuple(earlier)))
    return lines + [line for continent in continents(state) if (line := final_line(state, continent))]


def continents(state: State) -> list[int]:
    """The continents, each as a set of tiles, by their lowest tile: the South Pole's first.

    While the tiles are laid there are none yet.
    """
    found: list[int] = []
    land = int(on_the_table(state)) if state.phase != Phase.LAYING else 0
    while land:
        found.append(int(continent_of(state, lowest(land))))
        land &= ~found[-1]
    return found


def scoring_on_the_way(state: State, number: int) -> ScoreLine:
    """T7.4  Two points for the most herds, one for the second most."""
    herds = [int(state.scored_herds[number, seat]) for seat in _seats(state)]
    ranks = sorted(set(herds) - {0}, reverse=True)
    worth = dict(zip(ranks, (FIRST_ON_THE_WAY, SECOND_ON_THE_WAY), strict=False))
    about: dict[str, Spoken] = {
        "hex": hex_text(state.scored_place[number]),
        "tiles": int(state.scored_size[number]),
        "herds": _herds_told(herds),
    }
    message = "trias-score-split" if ranks else "trias-score-split-nobody"
    points = tuple(worth.get(count, 0) for count in herds)
    return ScoreLine("T7.4", Phrase(message, about), points, _tile_now_at(state, state.scored_place[number]))


def final_line(state: State, continent: int) -> ScoreLine | None:
    """T8  What a continent gives at the end, and by which rule; None where nobody has a herd."""
    herds = [int(herds_on(state, continent, seat)) for seat in _seats(state)]
    tiles = tuple(tile for tile in range(state.tiles) if continent >> tile & 1)
    about: dict[str, Spoken] = {
        "hex": hex_text(state.place[tiles[0]]),
        "tiles": int(how_many(continent)),
        "herds": _herds_told(herds),
    }
    if continent >> POLE & 1:
        nothing = tuple(0 for _ in herds)
        return ScoreLine("T8.1", Phrase("trias-score-pole", {"tiles": about["tiles"]}), nothing, tiles)
    if not any(herds):
        return None
    points = tuple(int(final_points_on(state, continent, seat)) for seat in _seats(state))
    first, second = ([*sorted(set(herds) - {0}, reverse=True), 0])[:2]
    about["points"] = max(points)
    if herds.count(first) > 1:
        return ScoreLine("T8.3", Phrase("trias-score-tied-first", about), points, tiles)
    if not second:
        return ScoreLine("T8.2", Phrase("trias-score-alone", about), points, tiles)
    about["half"] = points[herds.index(second)]
    if herds.count(second) > 1:
        return ScoreLine("T8.4", Phrase("trias-score-tied-second", about), points, tiles)
    return ScoreLine("T8.2", Phrase("trias-score-first-second", about), points, tiles)


def _tile_now_at(state: State, place: int) -> tuple[int, ...]:
    """The tile that lies on this hex, if there is one: land drifts on after it has scored."""
    tile = int(tile_at(state, Hex(place)))
    return () if tile == NO_TILE else (tile,)


def _seats(state: State) -> range:
    return range(state.players)


def _herds_told(herds: list[int]) -> list[Phrase]:
    return [
        Phrase("trias-score-herds", {"seat": SeatName(seat), "herds": count})
        for seat, count in enumerate(herds)
        if count
    ]
