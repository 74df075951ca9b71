"""What one pair of eyes may be told of a game: the only way from a state to the wire.

Everything here is taken from a View, from phrases told to a seat, or from moves written for a seat: all of
them are derived from what the record declares. Nothing else may look at a state and talk.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from pangea.core.contract import NATURE, OVER, WATCHER, ScoreLine
from pangea.core.match import Match
from pangea.core.record import unpacked
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.server.messages import Chance, Line, Log, LogLine, Said, Scene, Suspected

ODDS_DIGITS = 4
"""Nobody believes more exactly than that."""


def said(phrase: Phrase) -> Said:
    """A phrase as it travels."""
    return Said(phrase.message, {name: _about(value) for name, value in phrase.about.items()})


def _about(value: Spoken) -> Any:
    if isinstance(value, Phrase):
        inner = said(value)
        return {"say": inner.say, "about": inner.about}
    if isinstance(value, SeatName):
        return {"seat": value.seat}
    if isinstance(value, (str, int)):
        return value
    return [_about(item) for item in value]


def scene(match: Match, eyes: int, log_from: int = 0) -> Scene:
    """A match as `eyes` see it now, with its log from a move on."""
    view = match.view(eyes)
    edition, turn, notation = match.edition, view.to_move, match.game.notation
    seen = view.seen
    lines = notation.explained(edition.board, seen)
    playing = turn not in (NATURE, OVER)
    return Scene(
        eyes=eyes,
        moves=len(match.moves),
        turn=turn,
        view=view.fields,
        legal=view.legal(),
        prompt=said(notation.prompt(edition.board, seen)) if playing else None,
        points=_points(match, lines) if turn != OVER else list(edition.points(view.state)),
        lines=[line_of(line) for line in lines],
        ending=_ending(match) if turn == OVER else None,
        winners=edition.winners(view.state) if turn == OVER else [],
        log=Log(log_from, log_lines(match, eyes, log_from)),
        suspected=_suspected(view) if turn != OVER else [],
    )


def line_of(line: ScoreLine) -> Line:
    return Line(line.rule, said(line.phrase), list(line.points), list(line.place))


def log_lines(match: Match, eyes: int, start: int = 0) -> list[LogLine]:
    """The moves from a number on, as these eyes may read and hear them."""
    return [log_line(match, number, eyes) for number in range(start, len(match.moves))]


def log_line(match: Match, number: int, eyes: int) -> LogLine:
    before, after = unpacked(match.position(number)), unpacked(match.position(number + 1))
    told = match.game.notation.told(match.edition.board, before, match.codes[number], after, eyes)
    return LogLine(match.mover(number), match.read_by(eyes, number), [said(phrase) for phrase in told])


def _points(match: Match, lines: Sequence[ScoreLine]) -> list[int | None]:
    """The points of each seat, where no line of the score is hidden from these eyes."""
    sums: list[int | None] = []
    for seat in range(match.players):
        known = [line.points[seat] for line in lines]
        sums.append(None if None in known else sum(points for points in known if points is not None))
    return sums


def _ending(match: Match) -> Said:
    return Said(f"{match.game.name}-ending-{match.ending}")


def _suspected(view: View) -> list[Suspected]:
    """What these eyes must think of what they don't see."""
    suspicions = view.edition.game.suspicions
    # To follow what the moves tell takes compiled rules: nobody waits for a compiler to see a board.
    if suspicions is None or view.seat == WATCHER or not view.edition.is_compiled:
        return []
    quick = copy(view)
    quick.state = view.seen
    return [
        Suspected(
            found.of.seat,
            [Chance(said(words), round(float(odds), ODDS_DIGITS)) for words, odds in found.odds],
        )
        for found in suspicions(quick)
    ]
