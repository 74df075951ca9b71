"""The best of what was mined, as the puzzles that come with a game.

    python -m tools.choose_puzzles GAME FILE … [--most N]

They are spread over kinds, difficulties and numbers of players; of a kind, the clearest ones of each
difficulty come first. They are written to the game's folder, and `python -m tools.make_puzzles` then makes
the pages' copy.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path

import pangea
from pangea.puzzles.puzzle import BELIEF, COUNT, FILE, KINDS, Puzzle, folder_of, puzzles_in, written

MOST = 72
SHARES = {BELIEF: 8, COUNT: 12}
"""At most so many of the kinds that are easily found; the others have all the room that is left."""


def chosen(puzzles: Iterable[Puzzle], most: int = MOST) -> list[Puzzle]:
    """So many of them, in the order of their difficulty."""
    by_kind: dict[str, list[Puzzle]] = {kind: [] for kind in KINDS}
    for puzzle in {puzzle.id: puzzle for puzzle in puzzles}.values():
        by_kind[puzzle.kind].append(puzzle)
    few = [puzzle for kind, share in SHARES.items() for puzzle in _spread(by_kind[kind])[:share]]
    moves = [puzzle for kind in KINDS if kind not in SHARES for puzzle in by_kind[kind]]
    found = [*few, *_spread(moves)[: most - len(few)]]
    return sorted(found, key=lambda puzzle: (puzzle.difficulty, KINDS.index(puzzle.kind), puzzle.id))


def _spread(puzzles: list[Puzzle]) -> list[Puzzle]:
    """One of each sort in turn, where a sort is a difficulty, a number of players and a kind."""
    sorts: dict[tuple[int, int, str], list[Puzzle]] = {}
    # A belief that is nearly certain is the least of a puzzle; a move that is clearly best is the best one.
    for puzzle in sorted(puzzles, key=lambda each: (each.low if each.kind == BELIEF else -each.low, each.id)):
        sorts.setdefault((puzzle.difficulty, puzzle.players, puzzle.kind), []).append(puzzle)
    turns = zip_longest(*(sorts[sort] for sort in sorted(sorts)))
    return [puzzle for turn in turns for puzzle in turn if puzzle is not None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--most", type=int, default=MOST)
    asked = parser.parse_args()
    folder = folder_of(pangea.game(asked.game))
    assert folder is not None, f"{asked.game} isn't in files"
    mined = [
        puzzle
        for file in asked.files
        for puzzle in puzzles_in(Path(file).read_text(encoding="utf-8").splitlines(), file)
    ]
    text = "".join(f"{written(puzzle)}\n" for puzzle in chosen(mined, asked.most))
    (folder / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
