"""An analysis and a bot's thoughts in words."""

from __future__ import annotations

from collections.abc import Sequence

from pangea.analysis.foresight import Depth
from pangea.analysis.report import Account, TurningPoint
from pangea.bots.search.thoughts import Thought
from pangea.core.chance import random_from
from pangea.core.edition import Edition
from pangea.core.errors import BadMove
from pangea.core.match import Match
from pangea.core.record import Record, copied
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName, Spoken

MOST_MOVES = 3
_WORLDS = 40
"""The line that a bot expects is retold in one of so many imagined worlds: where it goes furthest."""


def explained(thoughts: Sequence[Thought], view: View, most: int = MOST_MOVES) -> list[Phrase]:
    """Why a bot moved as it did: the moves it considered, what it expects of each, and what next."""
    if not thoughts:
        return []
    tries = sum(thought.visits for thought in thoughts)
    about: dict[str, Spoken] = {"moves": len(thoughts), "tries": tries}
    phrases = [Phrase("analysis-considered", about)]
    phrases += [_considered(rank, thought, view) for rank, thought in enumerate(thoughts[:most], 1)]
    line = _line_told(thoughts[0].line[1:], thoughts[0].move, view)
    return [*phrases, Phrase("analysis-expects"), *line] if line else phrases


def move_told(match: Match, position: int, text: str) -> Phrase:
    """A move that was made in a match, or could have been, in words."""
    edition, before = match.edition, match.position(position)
    return _told(edition, before, edition.read(before, text), None)


def turning_point_told(turning_point: TurningPoint, match: Match) -> Phrase:
    return Phrase(
        "analysis-turning-point",
        {
            "number": str(turning_point.number),
            "move": move_told(match, turning_point.number - 1, turning_point.move),
            "seat": SeatName(turning_point.seat),
            "before": percent(turning_point.before),
            "after": percent(turning_point.after),
        },
    )


def account_told(account: Account) -> Phrase:
    return Phrase(
        "analysis-account",
        {
            "seat": SeatName(account.seat),
            "start": percent(account.start),
            "luck": change(account.luck),
            "lost": change(-account.lost),
            "others": change(account.others),
            "end": percent(account.end),
        },
    )


def depth_told(depth: Depth) -> Phrase:
    if depth.seconds is not None:
        return Phrase("analysis-depth-seconds", {"seconds": decimal(depth.seconds)})
    return Phrase("analysis-depth-iterations", {"iterations": depth.iterations})


def percent(share: float) -> Phrase:
    """Odds, as a whole number of hundredths."""
    return Phrase("analysis-percent", {"percent": round(100 * share)})


def change(share: float) -> Phrase:
    """A change of odds, with its sign."""
    hundredths = round(100 * share)
    message = "analysis-percent-more" if hundredths > 0 else "analysis-percent-less"
    return Phrase(message if hundredths else "analysis-percent", {"percent": abs(hundredths)})


def decimal(number: float) -> Phrase:
    """A number to one decimal, with the sign that the language puts there."""
    whole, tenth = divmod(round(abs(number) * 10), 10)
    message = "analysis-decimal-less" if number <= -0.05 else "analysis-decimal"
    return Phrase(message, {"whole": whole, "tenth": tenth})


def _considered(rank: int, thought: Thought, view: View) -> Phrase:
    edition = view.edition
    seats = range(int(view.state.players))
    return Phrase(
        "analysis-considered-move",
        {
            "rank": rank,
            "move": _told(edition, view.state, edition.read(view.state, thought.move), view.seat),
            "visits": thought.visits,
            "share": percent(thought.share),
            "odds": [_of_seat(seat, percent(thought.win_odds[seat])) for seat in seats],
            "points": [_of_seat(seat, decimal(thought.points[seat])) for seat in seats],
        },
    )


def _of_seat(seat: int, figure: Phrase) -> Phrase:
    return Phrase("analysis-of-seat", {"seat": SeatName(seat), "figure": figure})


def _told(edition: Edition, before: Record, move: int, seat: int | None) -> Phrase:
    """A move in words, without what comes of it: that is for the line, or for the reader to see."""
    after = copied(before)
    edition.rules.apply(after, move)
    return edition.game.notation.told(edition.board, before, move, after, seat)[0]


def _line_told(line: Sequence[str], first: str, view: View) -> list[Phrase]:
    """What a bot expects to follow its move, each in words as far as one imagined world goes along."""
    told: list[Phrase] = []
    for number in range(_WORLDS if line else 0):
        world = copied(view.state)
        view.edition.rules.imagine(world, view.seat, random_from(number))
        retold = _retold([first, *line], world, view)[1:]
        if len(retold) > len(told):
            told = retold
        if len(told) == len(line):
            break
    return told + [Phrase("analysis-as-written", {"move": text}) for text in line[len(told) :]]


def _retold(line: Sequence[str], world: Record, view: View) -> list[Phrase]:
    edition, told = view.edition, []
    for text in line:
        try:
            move = edition.read(world, text)
        except BadMove:
            break
        if not edition.is_possible(world, move):
            break
        told.append(_told(edition, world, move, None))
        edition.rules.apply(world, move)
    return told
