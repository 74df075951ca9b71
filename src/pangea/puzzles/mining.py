"""Puzzles are mined from games that bots of several levels play against each other.

A game is played to its end, and then looked at decision by decision. Game number n of a miner is the same on
every machine: whoever goes on with a file knows which games were looked at.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

import pangea
from pangea.bots import bot
from pangea.core.chance import below, random_from
from pangea.core.contract import OVER
from pangea.core.match import Match, start
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName
from pangea.puzzles.judging import Bench, Decision, turns_left
from pangea.puzzles.puzzle import BELIEF, BEST, COUNT, KINDS, WIN, Puzzle
from pangea.puzzles.questions import belief_puzzles, count_puzzles
from pangea.puzzles.solving import difficulty_of, is_obvious, solved_by_levels
from pangea.puzzles.telling import line_of, mistakes_of, reasons_of, rule_of

TABLES = (
    ("gatherer",),
    ("search:200",),
    ("gatherer", "search:200", "hunter", "hatchling"),
    ("hunter", "gatherer"),
)
"""Who plays, in turn. Games between equals stay open for long; among players of different strength there are
positions of all sorts."""
MOST_PLAYERS = 4
"""More make a position that takes too long to read."""
_EARLY = 0.5
"""Before this part of a game fewer positions are looked at: there hardly any move decides."""
_ONE_IN = 4
CERTAIN = 0.95
"""Whoever wins so often wins."""
LOST = 0.75
"""Whoever wins no more often than this has not won."""
_LATE = 0.8
"""Wins alone are looked for only after this part of a game."""
_LAST_TURNS = 2
"""Near the end: so many turns of each player are left."""


@dataclass
class MiningFigures:
    """What came of looking at games."""

    games: int = 0
    positions: int = 0
    """Decisions that were looked at"""
    judged: int = 0
    """Those among them in which a move seemed to stand out, so that it was judged"""
    clear: int = 0
    """Those in which the judges agreed"""
    seconds: float = 0.0
    kept: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    """Puzzles by kind"""

    def add(self, other: MiningFigures) -> None:
        self.games += other.games
        self.positions += other.positions
        self.judged += other.judged
        self.clear += other.clear
        self.seconds += other.seconds
        for kind, count in other.kept.items():
            self.kept[kind] += count


class Miner:
    """Looks for puzzles of these kinds in games of self-play, one by one."""

    def __init__(self, game: str, kinds: Collection[str] = KINDS, seed: int = 1) -> None:
        self._bench, self._kinds, self._seed = Bench(game), frozenset(kinds), seed
        self._software = f"{game} {self._bench.edition.game.version}, pangea {pangea.__version__}"

    def mine(self, number: int) -> tuple[list[Puzzle], MiningFigures]:
        """The puzzles of game `number`, and what was looked at."""
        begun, figures = time.perf_counter(), MiningFigures(games=1)
        match = self._played(number)
        found = list(self._found(match, number, figures))
        figures.seconds = time.perf_counter() - begun
        for puzzle in found:
            figures.kept[puzzle.kind] += 1
        return found, figures

    def _played(self, number: int) -> Match:
        counts = [players for players in self._bench.edition.game.players if players <= MOST_PLAYERS]
        players = counts[number % len(counts)]
        match = start(self._bench.edition, players, seed=self._seed * 1_000_003 + number)
        table = TABLES[number // len(counts) % len(TABLES)]
        bots = [bot(table[(number + seat) % len(table)], number + seat) for seat in range(players)]
        while match.turn != OVER:
            view = match.view(match.turn)
            match.play(bots[view.seat].choose(view, view.legal()))
        return match

    def _found(self, match: Match, number: int, figures: MiningFigures) -> Iterator[Puzzle]:
        if not self._kinds.isdisjoint((BEST, WIN)):
            for view in self._views(match, number):
                figures.positions += 1
                candidates = self._bench.seems_clear(view)
                if not candidates:
                    continue
                figures.judged += 1
                decision = self._bench.decision(view, candidates)
                if decision is None:
                    continue
                figures.clear += 1
                puzzle = self.puzzle(decision)
                if puzzle is not None and puzzle.kind in self._kinds:
                    yield puzzle
        if BELIEF in self._kinds:
            yield from belief_puzzles(match, number, self._software)
        if COUNT in self._kinds:
            yield from count_puzzles(match, number, self._software)

    def _views(self, match: Match, number: int) -> Iterator[View]:
        """The positions worth a look, as their movers know them; the last first."""
        random, end = random_from(self._seed, number), len(match.played)
        edition, notation = match.edition, match.game.notation
        for moves in reversed(range(end)):
            if match.mover(moves) < 0:
                continue
            if moves < _EARLY * end and below(random, _ONE_IN):
                continue
            if BEST not in self._kinds and moves < _LATE * end:
                return
            seen = View(edition, match.position(moves), match.mover(moves))
            yield self._bench.view(notation.write_position(edition.board, seen.state), seen.seat)

    def puzzle(self, decision: Decision) -> Puzzle | None:
        """The puzzle of a clear decision; None if anybody would see the answer."""
        view, edition = decision.view, decision.view.edition
        answers = tuple(edition.write(view.state, move) for move in decision.answers)
        solved = solved_by_levels(view, answers)
        if is_obvious(solved):
            return None
        kind = WIN if _wins(decision) else BEST
        line = line_of(decision)
        return Puzzle(
            game=edition.game.name,
            kind=kind,
            players=int(view.state.players),
            seat=int(view.seat),
            position=edition.game.notation.write_position(edition.board, view.state),
            question=Phrase(f"puzzles-ask-{kind}", {"seat": SeatName(view.seat)}),
            answers=answers,
            wrong=mistakes_of(decision),
            line=line,
            why=reasons_of(decision),
            rule=rule_of(view, line),
            margin=decision.margin,
            low=decision.low,
            worlds=decision.worlds,
            solved=solved,
            difficulty=difficulty_of(solved),
            software=self._software,
        )


def _wins(decision: Decision) -> bool:
    """Does the answer win, near the end, and no other move?"""
    view = decision.view
    best, rival = (
        decision.forecasts[move].outlook.win_odds[view.seat]
        for move in (decision.answers[0], decision.rivals[0])
    )
    is_near_end = turns_left(view) <= _LAST_TURNS * int(view.state.players)
    return best >= CERTAIN and rival <= LOST and is_near_end
