"""Moves in words, with all that came of them; what is to be decided; why a move was refused."""

from __future__ import annotations

from pangea.core.contract import Refusal
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.games.planet.board import CARDS, LEFTOVERS, NEW_ROUNDS, NONE, ROUNDS, Board
from pangea.games.planet.board.content import LETTERS
from pangea.games.planet.board.globe import has
from pangea.games.planet.moves import PLACINGS
from pangea.games.planet.notation.likings import (
    animal_name,
    animal_of,
    comparison,
    habitat_name,
    liking,
    measure,
    suits,
)
from pangea.games.planet.notation.written import kept_by, open_tiles, write
from pangea.games.planet.rules.continents import column_of
from pangea.games.planet.rules.life import is_due
from pangea.games.planet.state import State


def told(board: Board, before: State, move: int, after: State, seat: int | None) -> list[Phrase]:
    keeper = kept_by(board, before, move)
    if keeper is not None and seat is not None and seat != keeper:
        return [Phrase("planet-move-habitat-hidden", {"seat": SeatName(keeper)})]
    phrases = [_move_told(board, before, move)]
    if after.round_now != before.round_now or after.ending != before.ending:
        phrases += _tiles_left(before, after, move)
        phrases += [_life_told(board, before, after, card) for card in range(CARDS) if is_due(before, card)]
        if after.ending:
            phrases.append(Phrase("planet-ending-twelve"))
        else:
            about: dict[str, Spoken] = {"round": str(after.round_now), "seat": SeatName(int(after.first))}
            phrases.append(Phrase("planet-round", about))
    return phrases


def _move_told(board: Board, before: State, move: int) -> Phrase:
    words = write(board, before, move).split()
    if words[0] == "tile":
        mover = SeatName(int(before.turn))
        about: dict[str, Spoken] = {"seat": mover, **_tile_told(board, words[1])}
        return Phrase("planet-move-tile", {**about, "face": words[3], "turn": words[5]})
    if words[0] == "animal":
        animal = board.animals[board.animal_number[words[2]]]
        about = {"animal": animal_name(words[2]), "round": words[1], "liking": liking(animal)}
        return Phrase("planet-move-animal" if before.round_now == 1 else "planet-move-surprise", about)
    if words[0] == "habitat":
        return Phrase(
            "planet-move-habitat",
            {"seat": SeatName(int(words[1])), "habitat": Phrase(f"planet-habitat-{words[2]}")},
        )
    return Phrase("planet-move-reveal", _tile_told(board, words[1]))


def _tile_told(board: Board, tile: str) -> dict[str, Spoken]:
    """Its number and what it shows, each habitat once: letters are for those who write records."""
    shown = dict.fromkeys(LETTERS.index(letter) for letter in board.tiles[int(tile)])
    return {"tile": tile, "habitats": [habitat_name(habitat) for habitat in shown]}


def _tiles_left(before: State, after: State, move: int) -> list[Phrase]:
    """P3.2  Where the tiles went that nobody took."""
    left = open_tiles(before)
    del left[move * len(before.open_tiles) // PLACINGS]
    phrases = []
    for pile in range(LEFTOVERS):
        moved = [tile for tile in left if tile in after.leftover[pile] and tile not in before.leftover[pile]]
        if moved:
            about: dict[str, Spoken] = {"tiles": _listed(moved), "count": len(moved)}
            phrases.append(Phrase("planet-put-aside", {**about, "round": str(NEW_ROUNDS + 1 + pile)}))
            left = [tile for tile in left if tile not in moved]
    if left:
        phrases.append(Phrase("planet-leave", {"tiles": _listed(left), "count": len(left)}))
    return phrases


def _listed(tiles: list[int]) -> str:
    return ", ".join(map(str, tiles))


def _life_told(board: Board, before: State, after: State, card: int) -> Phrase:
    """P4  Who got an animal and why, or where its card went."""
    animal = animal_of(board, before, card)
    number = int(before.round_now)
    result = comparison(board, before, card, number, suits(board, after, card))
    about: dict[str, Spoken] = {
        "animal": animal_name(animal.name),
        "liking": liking(animal),
        "measure": measure(animal, result.tied),
    }
    if result.home != NONE:
        about = {**about, "seat": SeatName(result.home), "best": result.best, "next": result.next_best}
        return Phrase(("planet-given", "planet-given-second", "planet-given-third")[result.step - 1], about)
    reason = "none" if result.tied == 0 else "tie"
    if number == ROUNDS:
        return Phrase(f"planet-nobody-{reason}", about)
    return Phrase(f"planet-moved-on-{reason}", {**about, "round": str(number + 1)})


def prompt(board: Board, state: State) -> Phrase:
    return Phrase("planet-prompt-place", {"round": str(state.round_now)})


def refused(board: Board, state: State, move: int, why: Refusal) -> Phrase:
    words = write(board, state, move).split()
    about: dict[str, Spoken] = {}
    if words[0] == "tile":
        about = {"tile": words[1], "tiles": _listed(open_tiles(state)), "face": words[3]}
    elif words[0] == "animal":
        about = {"animal": animal_name(words[2]), "round": words[1]}
    elif words[0] == "habitat":
        about = {"seat": SeatName(int(words[1])), "habitat": Phrase(f"planet-habitat-{words[2]}")}
    else:
        about = {"tile": words[1]}
    return Phrase(why.message, about)


def lies_under(state: State, card: int) -> int:
    """P2.2, P4.3  The round that a waiting card lies under now: its own, or the one it has moved on to."""
    return max(int(column_of(state, card)), int(state.round_now))


def is_waiting(state: State, card: int) -> bool:
    return has(int(state.waiting), card)
