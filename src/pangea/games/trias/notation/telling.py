"""Trias in words: what a move was, what came of it, what is asked, and why a move is refused."""

from __future__ import annotations

from pangea.core.contract import Refusal
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.games.trias.board import CARD_NAMES, EDGE, METEORITE, NO_TILE, Board, has
from pangea.games.trias.moves import HAND, breeds_herd, lifts_tile, puts_tile, tile_in
from pangea.games.trias.notation.scores import continents, scoring_on_the_way
from pangea.games.trias.notation.writing import hex_text, kept_by, write
from pangea.games.trias.rules.drift import swim_at, tiles_to_drift
from pangea.games.trias.state import Phase, State

TERRAIN_NAMES = (*CARD_NAMES[:3], "pole")


def told(board: Board, before: State, move: int, after: State, seat: int | None) -> list[Phrase]:
    keeper = kept_by(board, before, move)
    if keeper is not None and seat is not None and seat != keeper:
        return [Phrase("trias-move-card-hidden", {"seat": SeatName(keeper)})]
    return [_move_told(board, before, move), *_consequences(before, move, after)]


def _move_told(board: Board, before: State, move: int) -> Phrase:
    kind, *rest = write(board, before, move).replace(">", " ").split()
    about: dict[str, Spoken] = {"seat": SeatName(max(int(before.turn), 0))}
    message = f"trias-move-{kind}"
    if kind == "card":
        about = {"seat": SeatName(int(rest[0])), "card": Phrase(f"trias-card-{rest[1]}")}
        if rest[1] == "meteorite":
            message = "trias-move-meteorite"
        elif before.phase == Phase.DRAWING:
            message = "trias-move-card-open"
    elif kind == "tile":
        about = {"hex": rest[0], "terrain": Phrase(f"trias-terrain-{rest[1]}")}
        if rest[1] == "water":
            message = "trias-move-tile-water"
    elif kind == "hand":
        about["card"] = Phrase(f"trias-card-{CARD_NAMES[before.hand[before.turn]]}")
    elif kind in ("move", "rescue"):
        about |= {"hex": rest[0], "target": rest[1]}
        if rest[2:] == ["spent"]:
            message = "trias-move-move-spent"
    elif rest:
        tile = int(before.lifted) if kind == "put" else int(tile_in(move))
        about |= {"hex": rest[0], "terrain": Phrase(f"trias-terrain-{TERRAIN_NAMES[before.terrain[tile]]}")}
    return Phrase(message, about)


def _consequences(before: State, move: int, after: State) -> list[Phrase]:
    phrases = []
    if lifts_tile(move):
        phrases += _lift_told(before, after)
    if puts_tile(move):
        phrases += _put_told(before, after)
    mover = int(before.turn)
    meteorite_comes = after.played[1, METEORITE] > before.played[1, METEORITE]
    if meteorite_comes:
        first = mover if before.phase == Phase.DRAWING else (mover + 1) % int(before.players)
        phrases.append(Phrase("trias-last-round", {"seat": SeatName(first)}))
    elif (move == HAND or before.phase == Phase.DRAWING) and after.phase != Phase.LIFTING:
        phrases.append(Phrase("trias-nothing-drifts", {"seat": SeatName(mover)}))
    phrases += _taken_back(before, move, after)
    if after.phase == Phase.FINISHED:
        phrases.append(Phrase("trias-ending-impact"))
    return phrases


def _lift_told(before: State, after: State) -> list[Phrase]:
    phrases = []
    tile = int(after.lifted)
    if before.crowd[tile]:
        about: dict[str, Spoken] = {"herds": int(before.crowd[tile]), "hex": hex_text(before.place[tile])}
        phrases.append(Phrase("trias-swim", about))
    parts = sum(1 for continent in continents(after) if continent & int(after.left))
    if parts > 1:
        phrases.append(Phrase("trias-parts", {"parts": parts}))
    return phrases


def _put_told(before: State, after: State) -> list[Phrase]:
    phrases = []
    tile = int(before.lifted)
    if after.place[tile] in before.swim_place[: before.swims]:
        number = int(swim_at(before, after.place[tile]))
        herds = sum(int(count) for count in before.swimmers[number])
        phrases.append(Phrase("trias-ashore", {"herds": herds, "hex": hex_text(after.place[tile])}))
    joined = {int(before.continent[other]) for other in range(after.tiles) if has(after.near[tile], other)}
    if len(joined) > 1:
        phrases.append(Phrase("trias-joined", {"continents": len(joined)}))
    if after.scorings > before.scorings:
        phrases.append(scoring_on_the_way(after, int(before.scorings)).phrase)
    return phrases


def _taken_back(before: State, move: int, after: State) -> list[Phrase]:
    """T5  Herds that went back to a reserve when a turn ended."""
    phrases = []
    if before.phase <= Phase.PLACING:
        return []
    for seat in range(before.players):
        born = 1 if breeds_herd(move) and seat == before.turn else 0
        herds = int(after.reserve[seat]) - int(before.reserve[seat]) + born
        if herds > 0:
            phrases.append(Phrase("trias-taken-back", {"seat": SeatName(seat), "herds": herds}))
    return phrases


def prompt(board: Board, state: State) -> Phrase:
    if state.phase == Phase.PLACING:
        return Phrase("trias-prompt-place")
    if state.phase == Phase.CHOOSING:
        return Phrase("trias-prompt-choose")
    if state.phase == Phase.LIFTING:
        terrain = Phrase(f"trias-terrain-{TERRAIN_NAMES[state.card]}")
        has_some = int(tiles_to_drift(state)) & int(state.of_terrain[state.card])
        return Phrase("trias-prompt-lift" if has_some else "trias-prompt-lift-other", {"terrain": terrain})
    if state.phase == Phase.PUTTING:
        return Phrase("trias-prompt-put")
    if state.rescues:
        return Phrase(
            "trias-prompt-rescue", {"rescues": int(state.rescues), "points": int(state.action_points)}
        )
    return Phrase("trias-prompt-act", {"points": int(state.action_points)})


def refused(board: Board, state: State, move: int, why: Refusal) -> Phrase:
    about: dict[str, Spoken] = {"points": int(state.action_points), "edge": EDGE}
    _, *rest = write(board, state, move).replace(">", " ").split() or [""]
    if rest and "," in rest[0]:
        about["hex"] = rest[0]
    if len(rest) > 1 and "," in rest[1]:
        about["target"] = rest[1]
    if state.card >= 0:
        about["terrain"] = Phrase(f"trias-terrain-{TERRAIN_NAMES[state.card]}")
    if state.lifted != NO_TILE:
        about["left"] = hex_text(state.place[state.lifted])
    return Phrase(why.message, about)
