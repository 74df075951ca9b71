"""Puzzles played again: is everything that one says legal, worked out by the rules, and still so?"""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.beliefs import odds_after
from pangea.core.errors import BadMove, UnreadablePosition
from pangea.core.views import View
from pangea.core.words import Phrase
from pangea.puzzles.judging import Bench
from pangea.puzzles.puzzle import BELIEF, COUNT, Puzzle
from pangea.puzzles.questions import LIKELY, UNLIKELY, counts_at
from pangea.puzzles.telling import certain


class PuzzleChecker:
    """Plays the puzzles of one game again. `thoroughly`: the judges are asked again, too."""

    def __init__(self, bench: Bench, thoroughly: bool = True) -> None:
        self._bench, self._thoroughly = bench, thoroughly

    def faults(self, puzzle: Puzzle) -> list[Phrase]:
        """What is wrong with a puzzle."""
        try:
            view = self._bench.view(puzzle.position, puzzle.seat)
            if int(view.state.players) != puzzle.players:
                return [Phrase("puzzles-wrong-players")]
            if puzzle.kind == BELIEF:
                return list(_faults_of_belief(puzzle, view))
            if puzzle.kind == COUNT:
                return list(_faults_of_count(puzzle, view))
            return list(self._faults_of_move(puzzle, view))
        except (BadMove, UnreadablePosition) as error:
            return [error.phrase]

    def _faults_of_move(self, puzzle: Puzzle, view: View) -> Iterator[Phrase]:
        if view.to_move != puzzle.seat:
            yield Phrase("puzzles-wrong-seat")
            return
        legal = dict(zip(view.legal(), view.codes(), strict=True))
        for move in (*puzzle.answers, *puzzle.wrong):
            if move not in legal:
                yield Phrase("puzzles-wrong-move", {"move": move})
                return
        if set(puzzle.answers) & set(puzzle.wrong) or not puzzle.wrong:
            yield Phrase("puzzles-wrong-wrong")
            return
        if puzzle.line[:1] != puzzle.answers[:1] or certain(view, puzzle.line) != puzzle.line:
            yield Phrase("puzzles-wrong-line")
        answers, wrong = ([legal[move] for move in moves] for moves in (puzzle.answers, puzzle.wrong))
        if self._bench.quick_lead(view, answers, wrong) <= 0:
            yield Phrase("puzzles-wrong-playouts")
        if self._thoroughly:
            decision = self._bench.decision(view, [*answers, *wrong])
            if decision is None or set(decision.answers) != set(answers):
                yield Phrase("puzzles-wrong-judges")


def _faults_of_belief(puzzle: Puzzle, view: View) -> Iterator[Phrase]:
    guessing, other = view.edition.game.guessing, puzzle.question.about["seat"]
    if guessing is None:
        yield Phrase("puzzles-wrong-odds")
        return
    row = odds_after(view, puzzle.moves)[getattr(other, "seat", 0)].tolist()
    best, second = sorted(row, reverse=True)[:2]
    if guessing.card.names[row.index(best)] != puzzle.answers[0] or best < LIKELY or second > UNLIKELY:
        yield Phrase("puzzles-wrong-odds")
    yield from _faults_of_choices(puzzle)


def _faults_of_count(puzzle: Puzzle, view: View) -> Iterator[Phrase]:
    asked = [count for count in counts_at(view) if count.question == puzzle.question]
    right = {str(count.answer) for count in asked}
    if right != set(puzzle.answers):
        yield Phrase("puzzles-wrong-figure", {"right": ", ".join(sorted(right)) or "–"})
    yield from _faults_of_choices(puzzle)


def _faults_of_choices(puzzle: Puzzle) -> Iterator[Phrase]:
    offered = [choice.answer for choice in puzzle.choices]
    if sorted(offered) != sorted([*puzzle.answers, *puzzle.wrong]) or len(set(offered)) < 2:
        yield Phrase("puzzles-wrong-choices")
