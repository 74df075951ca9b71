"""An analysis and a bot's thoughts in words."""

from __future__ import annotations

from collections.abc import Sequence

from pangea.analysis.figures import change, decimal, percent
from pangea.analysis.foresight import Depth
from pangea.analysis.reasons import story_of
from pangea.analysis.report import Account, Judgement, TurningPoint
from pangea.bots.search.thoughts import Thought
from pangea.core.chance import random_from
from pangea.core.contract import REFEREE
from pangea.core.edition import Edition
from pangea.core.errors import BadMove
from pangea.core.match import Match
from pangea.core.record import Record, copied
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName, Spoken

MOST_MOVES = 3
_RIVALS = 3
"""So many of the moves that were tried most, besides the first, stand beside it in a hint."""
_WORLDS = 40
"""Of this many imagined worlds, the line that a bot expects is retold in the one where it goes furthest."""


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


def justified(thoughts: Sequence[Thought], view: View) -> list[Phrase]:
    """Why a bot advises its move: what comes of it at once, and its odds beside those of the next best."""
    if not thoughts:
        return []
    best, edition = thoughts[0], view.edition
    story = story_of(edition, view.state, edition.read(view.state, best.move), view.seat)
    return [*story[1:], _worth(thoughts, view.seat), _expected(best)]


def _worth(thoughts: Sequence[Thought], seat: int) -> Phrase:
    """The odds of the first thought, beside the best of those that were tried often enough to be compared.

    Whole hundredths are compared: a reader sees both.
    """
    odds, *others = (thought.win_odds[seat] for thought in thoughts[: 1 + _RIVALS])
    if not others:
        return Phrase("analysis-hint-only", {"odds": percent(odds)})
    more = round(100 * odds) - round(100 * max(others))
    if more < 1:
        return Phrase("analysis-hint-as-good", {"odds": percent(odds)})
    return Phrase("analysis-hint-odds", {"odds": percent(odds), "more": percent(more / 100)})


def _expected(thought: Thought) -> Phrase:
    points = [_of_seat(seat, decimal(points)) for seat, points in enumerate(thought.points)]
    return Phrase("analysis-hint-points", {"points": points})


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
    """An account in one sentence."""
    figures: dict[str, Spoken] = dict(_parts(account))
    message = "analysis-account" if "others" in figures else "analysis-account-alone"
    return Phrase(message, {"seat": SeatName(account.seat), **figures})


def accounted(account: Account) -> dict[str, Phrase]:
    """The figures of an account, and the accuracy, each under the message that is its heading."""
    figures = {f"analysis-column-{name}": figure for name, figure in _parts(account).items()}
    accuracy = "–" if account.accuracy is None else str(round(account.accuracy))
    return figures | {"analysis-column-accuracy": Phrase("analysis-accuracy", {"accuracy": accuracy})}


def _parts(account: Account) -> dict[str, Phrase]:
    """The parts of an account by name. As whole hundredths they add up, too: the rest is what is left."""
    changes = {"luck": account.luck, "own": account.own, "others": account.others}
    shown = {name: round(100 * share) for name, share in changes.items() if share is not None}
    rest = round(100 * account.end) - round(100 * account.start) - sum(shown.values())
    return {
        "start": percent(account.start),
        **{name: change(hundredths / 100) for name, hundredths in (shown | {"rest": rest}).items()},
        "end": percent(account.end),
    }


def reasons_told(judgement: Judgement) -> list[Phrase]:
    """What would have been better, why, and what the move made lets happen; nothing, if none is better."""
    return [*judgement.better, *judgement.why, *lets(judgement.answer)]


def lets(answer: Sequence[Phrase]) -> list[Phrase]:
    return [Phrase("analysis-lets", {"story": answer[0]}), *answer[1:]] if answer else []


def depth_told(depth: Depth) -> Phrase:
    if depth.seconds is not None:
        return Phrase("analysis-depth-seconds", {"seconds": decimal(depth.seconds)})
    return Phrase("analysis-depth-iterations", {"iterations": depth.iterations})


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
    return story_of(edition, before, move, REFEREE if seat is None else seat)[0]


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
