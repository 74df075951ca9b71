"""A match, judged move by move.

First every position is searched as each seat saw it; then the moves made are compared with the best ones
found there and with the usual ones. All three are searched alike: by what the mover knew, after the move, to
the same depth. So what a search gets wrong about whoever is to move cancels out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from itertools import pairwise
from threading import Event

from pangea.analysis.foresight import Depth, Foresight, Outlook, Progress, result_of
from pangea.analysis.knowledge import Future, after_move, after_nature, forecast, imagined, in_sight
from pangea.analysis.reasons import answer_to, difference, only_in, story_of
from pangea.analysis.report import (
    Account,
    Analysis,
    Judgement,
    Luck,
    Station,
    TurningPoint,
    Verdict,
    accuracy_of,
    mean_accuracy,
)
from pangea.core.compiled import compiled_for
from pangea.core.contract import NATURE, OVER
from pangea.core.match import Match
from pangea.core.move_log import SeatLog
from pangea.core.record import same
from pangea.core.views import View
from pangea.core.words import Phrase

NOISE = 2.0
"""A difference of fewer standard errors than this doesn't count: the search can't tell the moves apart."""
TURNING_POINTS = 3
LEAST_SWING = 0.1


def quietly(stage: Phrase, steps: int) -> AbstractContextManager[Callable[[float], None]]:  # noqa: ARG001
    return nullcontext(lambda step: None)


def analyse(
    match: Match,
    depth: Depth | None = None,
    seats: Sequence[int] | None = None,
    threads: int | None = None,
    progress: Progress = quietly,
    stopped: Event | None = None,
) -> Analysis:
    """Judge every decision of these seats (usually all), and account for their luck.

    The same match, depth in iterations and seed give the same analysis, on any number of threads. `stopped`
    ends the search under way: `progress` then hears of a step that is of no use, and must raise an error.
    """
    wanted = tuple(range(match.players) if seats is None else sorted(set(seats)))
    return _Desk(match, depth or Depth(), wanted, threads, progress, stopped).analysis()


@dataclass(frozen=True)
class _Case:
    """A decision to be judged: what the mover saw and did, the best move and the usual one, and what may
    follow each of them."""

    position: int
    view: View
    played: int
    best: int
    usual: int
    choices: int
    futures: dict[int, list[Future]]


@dataclass(frozen=True)
class _Stroke:
    """Moves of nature from one position to another, as a seat sees it; the futures, where they are few."""

    first: int
    last: int
    seat: int
    view: View
    futures: list[Future]


class _Desk:
    """Where one match is looked at."""

    def __init__(
        self,
        match: Match,
        depth: Depth,
        seats: tuple[int, ...],
        threads: int | None,
        progress: Progress,
        stopped: Event | None,
    ) -> None:
        compiled = compiled_for(match.edition)
        self._match, self._depth, self._seats, self._progress = match, depth, seats, progress
        self._edition = compiled.fast_edition
        searches_a_move = len(seats) + 3
        seconds = None if depth.seconds is None else depth.seconds / searches_a_move
        self._foresight = Foresight(compiled, depth, seconds, threads, stopped)
        self._end = len(match.played)
        self._mover = [self._to_move(position) for position in range(self._end + 1)]
        self._decisions = [position for position in range(self._end) if self._mover[position] >= 0]
        self._stations = sorted({0, *self._decisions, self._end})
        # What was played before a position that somebody set up is not known, and tells nothing.
        beginning = self._edition.lay_out(match.players, match.options, match.roles)
        is_whole = same(match.position(0), beginning)
        self._logs = {seat: match.log(seat) if is_whole else [] for seat in seats}

    def analysis(self) -> Analysis:
        open_views = [
            self._view(position, seat)
            for position in self._stations
            if self._mover[position] != OVER
            for seat in self._seats
        ]
        self._foresight.search(open_views, Phrase("analysis-looking"), self._progress)
        cases, strokes = list(self._cases()), list(self._strokes())
        views = [stroke.view for stroke in strokes if not stroke.futures]
        for futures in (
            *(futures for case in cases for futures in case.futures.values()),
            *(stroke.futures for stroke in strokes),
        ):
            views += [future.view for future in in_sight(futures) if future.result is None]
        self._foresight.search(views, Phrase("analysis-comparing"), self._progress)
        judgements = tuple(self._judgement(case) for case in cases)
        luck = tuple(self._luck(strokes))
        curve = tuple(self._station(position) for position in self._stations)
        return Analysis(
            game=self._match.game.name,
            players=self._match.players,
            is_over=self._match.is_over,
            depth=self._depth,
            seats=self._seats,
            judgements=judgements,
            luck=luck,
            curve=curve,
            accounts=tuple(self._account(seat, judgements, luck, curve) for seat in self._seats),
            turning_points=self._turning_points(curve),
        )

    def _to_move(self, position: int) -> int:
        return int(self._edition.rules.to_move(self._match.position(position)))

    def _view(self, position: int, seat: int) -> View:
        log = SeatLog.of(self._logs[seat][:position])
        return View(self._edition, self._match.position(position), seat, log)

    def _outlook(self, position: int, seat: int) -> Outlook:
        """How the game stood, by what a seat could know."""
        if self._mover[position] == OVER:
            return result_of(self._edition, self._match.position(position))
        return self._foresight[self._view(position, seat)].outlook

    def _cases(self) -> Iterator[_Case]:
        seed = self._depth.seed
        for position in self._decisions:
            mover = self._mover[position]
            if mover not in self._seats:
                continue
            view, played = self._view(position, mover), self._match.played[position]
            found = self._foresight[view]
            best = played if found.best is None else found.best
            usual = best if found.usual is None else found.usual
            worlds = imagined(view, seed)
            futures = {move: after_move(view, move, worlds) for move in (played, best, usual)}
            choices = len(self._edition.legal(view.state))
            yield _Case(position, view, played, best, usual, choices, futures)

    def _judgement(self, case: _Case) -> Judgement:
        seat, edition = case.view.seat, self._edition
        with_move, with_best, with_usual = (
            forecast(case.futures[move], self._foresight, seat)
            for move in (case.played, case.best, case.usual)
        )
        loss = with_best.outlook.win_odds[seat] - with_move.outlook.win_odds[seat]
        is_better = loss > NOISE * math.sqrt(with_best.variance + with_move.variance)
        kept = with_best if is_better else with_move
        better, answer = self._stories(case) if is_better else ((), ())
        return Judgement(
            number=case.position + 1,
            seat=seat,
            move=self._match.moves[case.position],
            best=edition.write(case.view.state, case.best if is_better else case.played),
            loss=loss if is_better else 0.0,
            with_best=kept.outlook,
            with_move=with_move.outlook,
            usual=with_usual.outlook.win_odds,
            accuracy=accuracy_of(seat, with_best.outlook, with_move.outlook),
            choices=case.choices,
            better=better,
            answer=answer,
            why=difference(seat, with_best.outlook, with_move.outlook) if is_better else (),
        )

    def _stories(self, case: _Case) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
        """What sets the better move and the one made apart, in the words of the game."""
        before = self._match.position(case.position)
        played, best = (story_of(self._edition, before, move) for move in (case.played, case.best))
        return (best[0], *only_in(best, played)), (*only_in(played, best), *self._answer(case))

    def _answer(self, case: _Case) -> tuple[Phrase, ...]:
        """What the next player will do after the move made, unless they would after the best one as well."""
        likely = self._likely(case.futures[case.played])
        if likely == self._likely(case.futures[case.best]):
            return ()
        after = self._match.position(case.position + 1)
        return answer_to(self._edition, after, case.view.seat, likely)

    def _likely(self, futures: list[Future]) -> int | None:
        """What will be played next in the likeliest of these."""
        future = max(in_sight(futures), key=lambda future: future.weight)
        return None if future.result is not None else self._foresight[future.view].best

    def _strokes(self) -> Iterator[_Stroke]:
        """Nature's moves between two stations. A single one with few outcomes is weighed against them all."""
        for before, last in pairwise(self._stations):
            first = before if self._mover[before] == NATURE else before + 1
            if first == last:
                continue
            for seat in self._seats:
                view = self._view(first, seat)
                futures = after_nature(view, self._depth.seed) if last == first + 1 else []
                yield _Stroke(first, last, seat, view, futures)

    def _luck(self, strokes: list[_Stroke]) -> Iterator[Luck]:
        for first, last in dict.fromkeys((stroke.first, stroke.last) for stroke in strokes):
            change: list[float | None] = [None] * self._match.players
            for stroke in strokes:
                if stroke.first == first:
                    change[stroke.seat] = self._change(stroke)
            yield Luck(first + 1, tuple(self._match.moves[first:last]), tuple(change))

    def _change(self, stroke: _Stroke) -> float:
        after = self._outlook(stroke.last, stroke.seat)
        if stroke.futures:
            before = forecast(stroke.futures, self._foresight, stroke.seat).outlook
        else:
            before = self._foresight[stroke.view].outlook
        return after.win_odds[stroke.seat] - before.win_odds[stroke.seat]

    def _station(self, position: int) -> Station:
        odds: list[float | None] = [None] * self._match.players
        for seat in self._seats:
            odds[seat] = self._outlook(position, seat).win_odds[seat]
        return Station(position, tuple(odds))

    def _turning_points(self, curve: tuple[Station, ...]) -> tuple[TurningPoint, ...]:
        """The largest swings, in the order of play."""
        swings = []
        for one, next_one in pairwise(curve):
            mover = self._mover[one.moves]
            if mover < 0:
                continue
            changes = {seat: next_one.odds_of(seat) - one.odds_of(seat) for seat in self._seats}
            seat = max(changes, key=lambda seat: abs(changes[seat]))
            before, after = one.odds_of(seat), next_one.odds_of(seat)
            move = self._match.moves[one.moves]
            swings.append(TurningPoint(one.moves + 1, mover, move, seat, before, after))
        swings = [swing for swing in swings if abs(swing.after - swing.before) >= LEAST_SWING]
        largest = sorted(swings, key=lambda swing: -abs(swing.after - swing.before))[:TURNING_POINTS]
        return tuple(sorted(largest, key=lambda swing: swing.number))

    def _account(
        self, seat: int, judgements: Sequence[Judgement], luck: Sequence[Luck], curve: Sequence[Station]
    ) -> Account:
        decisions = [judgement for judgement in judgements if judgement.seat == seat]
        start, end = curve[0].odds_of(seat), curve[-1].odds_of(seat)
        lucky = sum(stroke.change[seat] or 0.0 for stroke in luck)
        own = sum(judgement.gain for judgement in decisions)
        others = None
        if len(self._seats) == self._match.players:
            others = sum(judgement.brings(seat) for judgement in judgements if judgement.seat != seat)
        return Account(
            seat=seat,
            start=start,
            luck=lucky,
            own=own,
            others=others,
            rest=end - (start + lucky + own + (others or 0.0)),
            end=end,
            lost=sum(judgement.loss for judgement in decisions),
            accuracy=mean_accuracy(decisions),
            decisions=len(decisions),
            verdicts={
                verdict.word: sum(judgement.verdict is verdict for judgement in decisions)
                for verdict in Verdict
            },
        )
