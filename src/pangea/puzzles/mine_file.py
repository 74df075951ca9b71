"""A file of puzzles that a miner fills, and beside it a log of the games that were looked at.

The puzzles of a game are written before its line of the log, each line in one go. So whoever stops, or is
stopped, loses nothing but the game under way, and a second start goes on with the next one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Collection, Iterable
from dataclasses import asdict
from pathlib import Path

from pangea.core.errors import PangeaError
from pangea.puzzles.mining import MiningFigures
from pangea.puzzles.puzzle import BadPuzzle, Puzzle, puzzles_in, written


class PuzzlesNotKept(PangeaError):
    """A file of puzzles that can't be written, or is of something else."""


class MineFile:
    """The puzzles found so far, and the games they were found in."""

    def __init__(self, path: str | os.PathLike[str], game: str, kinds: Collection[str], seed: int) -> None:
        self._path, self._game, self._kinds, self._seed = Path(path), game, sorted(kinds), seed
        self._log = self._path.with_name(f"{self._path.name}.log")
        self.puzzles: dict[str, Puzzle] = {}
        self.looked_at: set[int] = set()
        self.figures = MiningFigures()
        self._read_puzzles()
        self._read_log()

    def open(self) -> None:
        """Whoever has no right to write there is told so before anything is mined."""
        for path in (self._path, self._log):
            self._append(path, "")

    def add(self, number: int, puzzles: Iterable[Puzzle], figures: MiningFigures) -> None:
        """Keep what was found in a game."""
        new = {puzzle.id: puzzle for puzzle in puzzles if puzzle.id not in self.puzzles}
        for puzzle in new.values():
            self._append(self._path, f"{written(puzzle)}\n")
        about = {"game": self._game, "seed": self._seed, "kinds": self._kinds, "number": number}
        self._append(self._log, f"{json.dumps(about | {'figures': asdict(figures)})}\n")
        self.puzzles |= new
        self.looked_at.add(number)
        self.figures.add(figures)

    def _append(self, path: Path, text: str) -> None:
        try:
            with open(path, "a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            reason = error.strerror or str(error)
            raise PuzzlesNotKept("puzzles-not-kept", file=str(path), reason=reason) from None

    def _read_puzzles(self) -> None:
        for puzzle in puzzles_in(self._lines(self._path), str(self._path)):
            if puzzle.game != self._game:
                raise BadPuzzle(
                    "puzzles-other-game", file=str(self._path), game=puzzle.game, wanted=self._game
                )
            self.puzzles[puzzle.id] = puzzle

    def _read_log(self) -> None:
        for line in self._lines(self._log):
            try:
                entry = json.loads(line)
                same = entry["game"] == self._game and entry["seed"] == self._seed
                if same and set(self._kinds) <= set(entry["kinds"]):
                    self.looked_at.add(int(entry["number"]))
                    self.figures.add(MiningFigures(**entry["figures"]))
            except (ValueError, KeyError, TypeError):
                raise BadPuzzle("puzzles-log", file=str(self._log)) from None

    def _lines(self, path: Path) -> list[str]:
        """The whole lines of a file. What breaks off at its end was being written when the power failed."""
        try:
            text = path.read_bytes()
            whole = text[: text.rfind(b"\n") + 1]
            if len(whole) < len(text):
                os.truncate(path, len(whole))
            return whole.decode().splitlines()
        except FileNotFoundError:
            return []
        except UnicodeDecodeError:
            raise BadPuzzle("puzzles-not-text", file=str(path)) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise PuzzlesNotKept("puzzles-not-read", file=str(path), reason=reason) from None
