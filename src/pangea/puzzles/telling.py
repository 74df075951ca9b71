"""A decision in words: what the right move brings, what follows, by which rule, and what others cost."""

from __future__ import annotations

from collections.abc import Sequence

from pangea.analysis.figures import percent
from pangea.analysis.knowledge import imagined
from pangea.analysis.reasons import answer_to, difference, only_in, story_of
from pangea.analysis.telling import lets
from pangea.bots.search import Player
from pangea.core.contract import NATURE, OVER
from pangea.core.edition import Edition
from pangea.core.messages import ScoreLine
from pangea.core.record import Record, copied
from pangea.core.views import View
from pangea.core.words import Phrase
from pangea.puzzles.judging import PLAYOUTS_SEED, Decision
from pangea.puzzles.puzzle import Mistake

MOST_WRONG = 8
"""So many wrong moves are told of: those that come closest."""
_LONGEST_LINE = 5
_THOUGHT = "6000"


def reasons_of(decision: Decision) -> tuple[Phrase, ...]:
    """What the answer brings at once and the next best move doesn't, and what that is worth."""
    view, best, rival = decision.view, decision.answers[0], decision.rivals[0]
    story, other = (story_of(view.edition, view.state, move, view.seat) for move in (best, rival))
    figures = (decision.forecasts[move].outlook for move in (best, rival))
    worlds = [Phrase("puzzles-worlds", {"share": percent(decision.worlds)})] if _hides(view) else []
    return (story[0], *only_in(story, other), *difference(view.seat, *figures), *worlds)


def _hides(view: View) -> bool:
    return len(imagined(view, PLAYOUTS_SEED)) > 1


def mistakes_of(decision: Decision) -> dict[str, Mistake]:
    """The wrong moves that come closest: what each costs, and what it lets happen."""
    view, edition = decision.view, decision.view.edition
    closest = sorted(decision.costs, key=lambda move: (decision.costs[move], move))[:MOST_WRONG]
    return {
        edition.write(view.state, move): Mistake(
            round(decision.costs[move], 3), _what_comes_of(decision, move)
        )
        for move in closest
    }


def _what_comes_of(decision: Decision, move: int) -> tuple[Phrase, ...]:
    """What a wrong move lets happen and the right one doesn't, as far as it was looked at."""
    view, edition = decision.view, decision.view.edition
    best = decision.answers[0]
    likely = decision.likely.get(move)
    if likely is None or likely == decision.likely.get(best):
        return ()
    after = imagined(view, PLAYOUTS_SEED)[0][0]
    edition.rules.apply(after, move)
    story = answer_to(edition, after, view.seat, likely)
    # Only what everybody hears: the world is imagined, and so is whatever is hidden in it.
    return tuple(lets(story)) if story else ()


def line_of(decision: Decision) -> tuple[str, ...]:
    """The answer, and what a search expects next, as far as it is possible in every world and no chance."""
    view = decision.view
    best = view.edition.write(view.state, decision.answers[0])
    player = Player(1, _THOUGHT)
    player.choose(view, view.legal())
    expected = player.thoughts[0].line
    return certain(view, expected if expected[:1] == (best,) else (best,))


def certain(view: View, line: Sequence[str]) -> tuple[str, ...]:
    """How far a line goes in all worlds that the seat can imagine, until something is left to chance."""
    worlds = [world for world, _ in imagined(view, PLAYOUTS_SEED)]
    edition = view.edition
    for length, text in enumerate(line[:_LONGEST_LINE]):
        if not all(_goes_on(edition, world, text) for world in worlds):
            return tuple(line[:length])
    return tuple(line[:_LONGEST_LINE])


def _goes_on(edition: Edition, world: Record, text: str) -> bool:
    """Make a move in a world, if it is possible there and no matter of chance."""
    if edition.rules.to_move(world) == OVER:
        return False
    if edition.rules.to_move(world) == NATURE and len(edition.odds(world)) > 1:
        return False
    move = edition.read(world, text)
    if not edition.is_possible(world, move):
        return False
    edition.rules.apply(world, move)
    return True


def rule_of(view: View, line: Sequence[str]) -> str:
    """The rule by which the answer counts: that of a line of the score which is new after it; where none is,
    that of the line which gives the seat most."""
    edition = view.edition
    before = imagined(view, PLAYOUTS_SEED)[0][0]
    known = [(line.rule, line.phrase) for line in edition.explained(before)]
    after = copied(before)
    for text in line:
        edition.rules.apply(after, edition.read(after, text))
        lines = edition.explained(after)
        new = [line for line in lines if (line.rule, line.phrase) not in known]
        if new:
            return max(new, key=lambda line: _weight(line, view.seat)).rule
    lines = edition.explained(before)
    if lines:
        return max(lines, key=lambda line: _weight(line, view.seat)).rule
    return edition.game.refusals[1].rule


def _weight(line: ScoreLine, seat: int) -> tuple[bool, int]:
    """What can be seen on the board weighs more; then, what gives the seat most."""
    return bool(line.place), line.points[seat] or 0
