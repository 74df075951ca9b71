"""Is one move clearly the best for what the seat can know?

A quick look finds positions where one move seems to stand out. There two judges compare it with its rivals:
searches of what the seat sees after each move, the second longer and with other luck. It is also shown those
of all other legal moves that look best at a glance: none may be overlooked. Then the moves are played out in
the same imagined worlds.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from pangea.analysis.foresight import Depth, Foresight
from pangea.analysis.judging import quietly
from pangea.analysis.knowledge import Forecast, Future, World, after_move, forecast, imagined, in_sight
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.settings import SearchSettings
from pangea.core.catalogue import game as game_named
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import NATURE, OVER
from pangea.core.edition import Edition
from pangea.core.quick import quick_edition
from pangea.core.record import Record, copied, fingerprint
from pangea.core.views import View
from pangea.core.words import Phrase
from pangea.puzzles.playouts import PairedPlayouts

LEAST_MARGIN = 0.10
"""The answer is better than the next best move by at least so much of a win, at the lower bound."""
SURENESS = 1.96
"""Standard errors from the margin to its lower bound: below it the truth lies one time in forty."""
LEAST_WORLDS = 0.90
"""The answer is the best in at least this share of the imagined worlds."""
FEWEST_CHOICES = 3
"""With fewer moves that differ there is nothing to find."""
LOOK = 1500
_LOOKS = ((400, 0.03), (LOOK - 400, 0.08))
"""A quick look in steps: so many playouts, and by how much the first move must then seem to be ahead."""
_OFTEN = 10
"""A rival counts at a quick look if it was tried at least so often."""
RIVALS = 5
"""Those that looked best besides the answer are compared with it."""
FIRST_JUDGE = Depth(3000, seed=101)
SECOND_JUDGE = Depth(12000, seed=202)
GLANCE = Depth(600, seed=303)
"""How deep every legal move is looked at."""
_AT_A_GLANCE = 0.02
"""At a glance, the lower bound of the margin must be at least this: most positions need no longer look."""
_ALIKE = 0.03
"""Moves that come to the same, one after the other in either order, are alike if they differ by less."""
PLAYOUTS = 64
"""In each imagined world."""
PLAYOUTS_SEED = 404
_QUICK_PLAYOUTS, _QUICK_WORLDS, _QUICK_RIVALS = 24, 4, 4
"""What whoever checks many puzzles has time for."""


@dataclass(frozen=True)
class Decision:
    """A position in which one move, or several that come to the same, is clearly the best."""

    view: View
    answers: tuple[int, ...]
    rivals: tuple[int, ...]
    """The best of the others first."""
    forecasts: dict[int, Forecast]
    """By the second judge."""
    costs: dict[int, float]
    """The win odds that each other move costs, as far as a glance tells."""
    likely: dict[int, int | None]
    """What is likely to be played after a move."""
    margin: float
    low: float
    worlds: float


class Bench:
    """What judging takes, in one game: searchers and their trees. One for each process."""

    def __init__(self, game: str) -> None:
        self.edition = quick_edition(Edition(game_named(game)))
        self._compiled = compiled_for(self.edition)
        self._playouts = PairedPlayouts(self._compiled, PLAYOUTS, PLAYOUTS_SEED)
        self._quick_playouts = PairedPlayouts(self._compiled, _QUICK_PLAYOUTS, PLAYOUTS_SEED)

    # Whoever only plays puzzles out again needs no trees, which take room.

    @cached_property
    def _looking(self) -> Searcher:
        return Searcher(self._compiled, SearchSettings(nodes=4 * LOOK))

    @cached_property
    def _judges(self) -> tuple[Foresight, Foresight]:
        first, second = (Foresight(self._compiled, depth, None, 1) for depth in (FIRST_JUDGE, SECOND_JUDGE))
        return first, second

    @cached_property
    def _glance(self) -> Foresight:
        return Foresight(self._compiled, GLANCE, None, 1)

    def view(self, position: str, seat: int) -> View:
        """A position in writing, as a seat sees it. What was played before tells nothing: nobody knows it."""
        notation = self.edition.game.notation
        return View(self.edition, notation.read_position(self.edition.board, position), seat)

    def seems_clear(self, view: View) -> list[int]:
        """The moves to be compared, the most promising first, if one seems to stand out; else none."""
        if len(view.codes()) < FEWEST_CHOICES:
            return []
        self._looking.start(view, believed(view), LOOK, 0)
        candidates: list[int] = []
        for iterations, seeming in _LOOKS:
            self._looking.grow(iterations)
            candidates = self._standing_out(view, seeming)
            if not candidates:
                break
        return candidates

    def _standing_out(self, view: View, seeming: float) -> list[int]:
        """The moves tried most, if the first of them seems to be ahead by so much."""
        odds = {
            branch.move: branch.wins[view.seat] / branch.visits
            for branch in self._looking.branches()
            if branch.visits >= _OFTEN
        }
        if len(odds) < 2:
            return []
        moves = sorted(odds, key=lambda move: -odds[move])
        alike = [move for move in moves if _are_alike(view, moves[0], move)]
        others = [move for move in moves if move not in alike]
        if others and odds[moves[0]] - odds[others[0]] < seeming:
            return []
        return [*alike[:RIVALS], *others[:RIVALS]]

    def decision(self, view: View, candidates: Sequence[int]) -> Decision | None:
        """The decision, if it is clear to both judges, in the worlds, and at a glance at all other moves."""
        worlds = imagined(view, FIRST_JUDGE.seed)
        for judge in (*self._judges, self._glance):
            judge.forget()
        if _judged(view, candidates, worlds, self._glance, _AT_A_GLANCE) is None:
            return None
        first = _judged(view, candidates, worlds, self._judges[0])
        if first is None:
            return None
        glanced = self._glanced(view, candidates, worlds)
        overlooked = sorted(glanced, key=lambda move: -glanced[move])[:RIVALS]
        second = _judged(view, [*candidates, *overlooked], worlds, self._judges[1])
        if second is None or set(first.answers) != set(second.answers):
            return None
        lead, share = self.compared(view, second.answers, second.rivals)
        if lead <= 0 or share < LEAST_WORLDS:
            return None
        if self.quick_lead(view, second.answers, second.rivals) <= 0:
            return None
        return Decision(
            view,
            second.answers,
            second.rivals,
            second.forecasts,
            _costs(view, second, glanced),
            second.likely,
            second.margin,
            second.low,
            share,
        )

    def quick_lead(self, view: View, answers: Sequence[int], rivals: Sequence[int]) -> float:
        """The same, at once: the lead over the closest rivals in the worlds most believed in."""
        worlds = sorted(imagined(view, PLAYOUTS_SEED), key=lambda world: -world[1])[:_QUICK_WORLDS]
        return self._quick_playouts.compared(worlds, view.seat, answers, rivals[:_QUICK_RIVALS])[0]

    def _glanced(self, view: View, candidates: Sequence[int], worlds: list[World]) -> dict[int, float]:
        """The odds after every legal move that is no candidate, as far as a glance tells."""
        others = [move for move in view.codes() if move not in candidates]
        seen, _ = _forecasts(view, others, worlds, self._glance)
        return {move: one.outlook.win_odds[view.seat] for move, one in seen.items()}

    def compared(self, view: View, answers: Sequence[int], rivals: Sequence[int]) -> tuple[float, float]:
        """Paired playouts: the lead of the answers over all worlds, and in which share of them they lead."""
        return self._playouts.compared(imagined(view, PLAYOUTS_SEED), view.seat, answers, rivals)


@dataclass(frozen=True)
class _Verdict:
    """What one judge found."""

    answers: tuple[int, ...]
    rivals: tuple[int, ...]
    forecasts: dict[int, Forecast]
    likely: dict[int, int | None]
    margin: float
    low: float


def _judged(
    view: View,
    candidates: Sequence[int],
    worlds: list[World],
    judge: Foresight,
    least: float = LEAST_MARGIN,
) -> _Verdict | None:
    """What a judge thinks of the candidates; None if none of them is clearly the best."""
    seen, likely = _forecasts(view, candidates, worlds, judge)
    odds = {move: one.outlook.win_odds[view.seat] for move, one in seen.items()}
    order = sorted(odds, key=lambda move: (-odds[move], move))
    best = order[0]
    answers = [
        move
        for move in order
        if move == best or (odds[best] - odds[move] < _ALIKE and come_to_the_same(view, best, move))
    ]
    rivals = [move for move in order if move not in answers]
    if not rivals:
        return None
    margin = odds[best] - odds[rivals[0]]
    low = margin - SURENESS * math.sqrt(seen[best].variance + seen[rivals[0]].variance)
    if low < least:
        return None
    return _Verdict(tuple(answers), tuple(rivals), seen, likely, margin, low)


def _costs(view: View, found: _Verdict, glanced: Mapping[int, float]) -> dict[int, float]:
    """What every move but the answers costs. A glance is vague: where it was no judge's business, a move
    is taken to cost as much as the best rival at least."""
    odds = {move: one.outlook.win_odds[view.seat] for move, one in found.forecasts.items()}
    best = odds[found.answers[0]]
    return {
        move: best - odds[move] if move in odds else max(best - glanced[move], found.margin)
        for move in (*glanced, *odds)
        if move not in found.answers
    }


def _forecasts(
    view: View, moves: Iterable[int], worlds: list[World], judge: Foresight
) -> tuple[dict[int, Forecast], dict[int, int | None]]:
    """What the seat can expect of each move, and what is likely to follow it."""
    futures = {move: after_move(view, move, worlds) for move in moves}
    views = [future.view for each in futures.values() for future in in_sight(each) if future.result is None]
    judge.search(views, Phrase("analysis-comparing"), quietly)
    seen = {move: forecast(each, judge, view.seat) for move, each in futures.items()}
    return seen, {move: _likely(each, judge) for move, each in futures.items()}


def _likely(futures: list[Future], judge: Foresight) -> int | None:
    future = max(in_sight(futures), key=lambda future: future.weight)
    return None if future.result is not None else judge[future.view].best


# Moves that come to the same


def _are_alike(view: View, one: int, other: int) -> bool:
    return one == other or come_to_the_same(view, one, other)


def come_to_the_same(view: View, one: int, other: int) -> bool:
    """Do two moves lead to the same position, at once or when the other follows?"""
    edition, world = view.edition, copied(view.state)
    edition.rules.imagine(world, view.seat, random_from(0))
    after_one, after_other = _after(edition, world, one), _after(edition, world, other)
    if fingerprint(after_one) == fingerprint(after_other):
        return True
    for after, next_move in ((after_one, other), (after_other, one)):
        if edition.rules.to_move(after) != view.seat or not edition.is_possible(after, next_move):
            return False
        edition.rules.apply(after, next_move)
    return fingerprint(after_one) == fingerprint(after_other)


def _after(edition: Edition, world: Record, move: int) -> Record:
    after = copied(world)
    edition.rules.apply(after, move)
    return after


def turns_left(view: View, seed: int = 1) -> int:
    """About how many turns are left: in a hurried playout, how often another player comes to move."""
    edition, random = view.edition, random_from(seed)
    world = copied(view.state)
    edition.rules.imagine(world, view.seat, random)
    turns, last = 0, int(view.seat)
    while (mover := int(edition.rules.to_move(world))) != OVER:
        if mover not in (NATURE, last):
            turns, last = turns + 1, mover
        edition.rules.apply(world, edition.rules.hurry(world, random))
    return turns
