"""Moves in words: what was done, what came of it, what has to be decided, why something is refused."""

from __future__ import annotations

from pangea.core.contract import PLAYING, Refusal
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.games.genesis.board import SPECIES_NAMES, TERRAIN_NAMES, Board, has
from pangea.games.genesis.moves import FACE_NAMES, STOP
from pangea.games.genesis.notation.text import write
from pangea.games.genesis.rules.turn import ENDINGS, has_placed, is_rolled, terrains_left
from pangea.games.genesis.state import State


def terrain_phrase(terrain: int) -> Phrase:
    return Phrase(f"genesis-terrain-{TERRAIN_NAMES[terrain]}")


def species_phrase(seat: int) -> Phrase:
    return Phrase(f"genesis-species-{SPECIES_NAMES[seat]}")


def face_phrase(face: int) -> Phrase:
    return Phrase(f"genesis-face-{FACE_NAMES[face]}")


def terrain_phrases(terrains: int) -> list[Phrase]:
    """The members of a set of terrains."""
    return [terrain_phrase(terrain) for terrain in range(len(TERRAIN_NAMES)) if has(terrains, terrain)]


def told(board: Board, before: State, move: int, after: State, seat: int | None) -> list[Phrase]:
    """G9.1  The move and what came of it, the same for every seat."""
    return [_move_told(board, before, move), *_consequences(before, move, after)]


def _move_told(board: Board, before: State, move: int) -> Phrase:
    about: dict[str, Spoken] = {
        "seat": SeatName(int(before.turn)),
        "species": species_phrase(int(before.turn)),
    }
    kind, *rest = write(board, before, move).split()
    if kind == "roll":
        one, other = (Phrase(f"genesis-face-{face}") for face in rest)
        return Phrase("genesis-move-roll", {**about, "one": one, "other": other})
    if kind == "stop":
        return Phrase("genesis-move-stop", about)
    return Phrase(
        "genesis-move-tile", {**about, "terrain": Phrase(f"genesis-terrain-{kind}"), "space": rest[0]}
    )


def _consequences(before: State, move: int, after: State) -> list[Phrase]:
    """A single tile that counts for no die, seats that are skipped, and the end of the game."""
    phrases = []
    if after.ending != PLAYING:
        return [Phrase(f"genesis-ending-{ENDINGS[after.ending]}")]
    if move < STOP and not has_placed(before) and not has_placed(after):
        is_out = terrains_left(after, int(before.turn)) == 0
        about: dict[str, Spoken] = {"seat": SeatName(int(before.turn))}
        phrases.append(Phrase("genesis-out-of-tiles" if is_out else "genesis-single", about))
    if is_rolled(before) and not is_rolled(after):
        seat = (int(before.turn) + 1) % int(after.players)
        while seat != after.turn:
            phrases.append(Phrase("genesis-skipped", {"seat": SeatName(seat)}))
            seat = (seat + 1) % int(after.players)
    return phrases


def prompt(board: Board, state: State) -> Phrase:
    if has_placed(state):
        return Phrase("genesis-prompt-second", {"terrains": terrain_phrases(int(state.second))})
    if not is_rolled(state):
        return Phrase("genesis-prompt-roll")
    one, other = (face_phrase(int(die)) for die in state.dice)
    return Phrase("genesis-prompt-first", {"one": one, "other": other})


def refused(board: Board, state: State, move: int, why: Refusal) -> Phrase:
    if move >= STOP:
        return Phrase(why.message)
    terrain, space = write(board, state, move).split()
    about: dict[str, Spoken] = {"terrain": Phrase(f"genesis-terrain-{terrain}"), "space": space}
    if has_placed(state):
        about["terrains"] = terrain_phrases(int(state.second))
    return Phrase(why.message, about)
