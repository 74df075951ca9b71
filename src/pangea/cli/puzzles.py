"""`pangea puzzles GAME`: puzzles mined from games that bots play; and those of a file played again."""

from __future__ import annotations

import itertools
import math
import os
import time
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.files import reading
from pangea.cli.language import checked_language, said
from pangea.cli.options import GameName, Jobs, Language, check_counts
from pangea.cli.progress import ProgressSteps, progress
from pangea.core.catalogue import game as game_named
from pangea.core.contract import Game
from pangea.core.errors import BadTable
from pangea.core.words import Phrase, say
from pangea.puzzles.puzzle import BELIEF, COUNT, KINDS, BadPuzzle, Puzzle, puzzles_in

if TYPE_CHECKING:
    from pangea.puzzles.mine_file import MineFile

MINUTES = 30
USUAL_FILE = "puzzles-GAME.jsonl"


def command(
    name: GameName,
    minutes: Annotated[
        str, typer.Option("--minutes", metavar="T", help=said("puzzles-opt-minutes"))
    ] = f"{MINUTES}",
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", metavar="KIND", help=said("puzzles-opt-kind", kinds=", ".join(KINDS))),
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help=said("puzzles-opt-out", usual=USUAL_FILE))
    ] = None,
    jobs: Jobs = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help=said("puzzles-opt-seed"))] = 1,
    check: Annotated[
        str | None, typer.Option("--check", metavar="FILE", help=said("puzzles-opt-check"))
    ] = None,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    check_counts({"--jobs": jobs})
    time_to_mine = _minutes(minutes)
    game = game_named(name)
    kinds = _kinds(game, kind)
    if check is not None:
        _check(game, check, lang)
    else:
        file = out or USUAL_FILE.replace("GAME", game.name)
        _mine(game, kinds, seed, file, time_to_mine, jobs or os.cpu_count() or 1, lang)


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = math.nan
    if not 0 < minutes < math.inf:
        raise BadTable("puzzles-minutes-form", text=text)
    return minutes


def _kinds(game: Game, asked: Collection[str] | None) -> list[str]:
    """The kinds to be looked for: those asked for, or all that the game has."""
    from pangea.puzzles.questions import counting_of

    lacking = {}
    if game.guessing is None:
        lacking[BELIEF] = Phrase("puzzles-nothing-told")
    if counting_of(game) is None:
        lacking[COUNT] = Phrase("puzzles-nothing-counted")
    for kind in asked or ():
        if kind not in KINDS:
            raise BadTable("puzzles-unknown-kind", kind=kind, kinds=", ".join(KINDS))
        if kind in lacking:
            raise BadTable("puzzles-no-kind", game=game.name, kind=kind, reason=lacking[kind])
    return [kind for kind in KINDS if kind not in lacking and (not asked or kind in asked)]


def _mine(game: Game, kinds: list[str], seed: int, path: str, minutes: float, jobs: int, lang: str) -> None:
    from pangea.puzzles.crew import mined
    from pangea.puzzles.mine_file import MineFile
    from pangea.puzzles.mining import Miner

    file = MineFile(path, game.name, kinds, seed)
    file.open()
    numbers = (number for number in itertools.count() if number not in file.looked_at)
    miner = partial(Miner, game.name, kinds, seed)
    begun = time.monotonic()
    try:
        with progress(said("puzzles-mining", lang), 60 * minutes) as advance:
            seen = _Seen(advance, begun)
            for found in mined(miner, numbers, jobs, lambda: seen.elapsed() >= 60 * minutes):
                file.add(*found)
                advance.say(said("puzzles-mining-found", lang, count=len(file.puzzles)))
    finally:
        # Also after Ctrl-C: what was found is kept, and it is said how much that is.
        _tell(file, kinds, path, lang)


class _Seen:
    """Moves a progress bar on by the time that has passed."""

    def __init__(self, advance: ProgressSteps, begun: float) -> None:
        self._advance, self._begun, self._shown = advance, begun, 0.0

    def elapsed(self) -> float:
        seconds = time.monotonic() - self._begun
        self._advance(seconds - self._shown)
        self._shown = seconds
        return seconds


def _tell(file: MineFile, kinds: Collection[str], path: str, lang: str) -> None:
    figures = file.figures
    looked_at = {
        "games": figures.games,
        "positions": figures.positions,
        "judged": figures.judged,
        "clear": figures.clear,
    }
    print(said("puzzles-looked-at", lang, **looked_at))
    for kind in kinds:
        count = sum(puzzle.kind == kind for puzzle in file.puzzles.values())
        print(f"  {said('puzzles-kept', lang, kind=Phrase(f'puzzles-kind-{kind}'), count=count)}")
    print(said("puzzles-in-file", lang, count=len(file.puzzles), file=path))


def _check(game: Game, path: str, lang: str) -> None:
    """Play the puzzles of a file again; exit 1 if any is wrong."""
    with reading(path) as lines:
        puzzles = list(puzzles_in(lines, path))
    if not puzzles:
        raise BadPuzzle("puzzles-none", file=path)
    for puzzle in puzzles:
        if puzzle.game != game.name:
            raise BadPuzzle("puzzles-other-game", file=path, game=puzzle.game, wanted=game.name)
    wrong = _wrong_ones(game, puzzles, lang)
    for wrong_one, faults in wrong.items():
        for fault in faults:
            print(said("puzzles-fault", lang, id=wrong_one, reason=say(fault, lang)))
    if wrong:
        print(said("puzzles-some-wrong", lang, count=len(puzzles), wrong=len(wrong)))
        raise typer.Exit(1)
    print(said("puzzles-all-right", lang, count=len(puzzles)))


def _wrong_ones(game: Game, puzzles: list[Puzzle], lang: str) -> dict[str, list[Phrase]]:
    from pangea.puzzles.checking import PuzzleChecker
    from pangea.puzzles.judging import Bench

    checker, wrong = PuzzleChecker(Bench(game.name)), {}
    with progress(said("puzzles-checking", lang), len(puzzles)) as advance:
        for puzzle in puzzles:
            if faults := checker.faults(puzzle):
                wrong[puzzle.id] = faults
            advance(1)
    return wrong
