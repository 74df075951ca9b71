"""Why a move was worse than another: what would have happened, in the words of the game, and in figures."""

from __future__ import annotations

from pangea.analysis.figures import decimal, percent
from pangea.analysis.foresight import Outlook
from pangea.core.contract import NATURE, OVER, REFEREE
from pangea.core.edition import Edition
from pangea.core.record import Record, copied
from pangea.core.words import Phrase, SeatName

_LEAST_POINTS = 0.5
"""Fewer points than this, on average, are not worth a word."""


def story_of(edition: Edition, before: Record, move: int, eyes: int = REFEREE) -> tuple[Phrase, ...]:
    """What would be told of a move, and of all that comes of it at once, had it been made."""
    after = copied(before)
    edition.rules.apply(after, move)
    return tuple(edition.told(before, move, after, eyes))


def only_in(story: tuple[Phrase, ...], other: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """What comes of one move at once, and would not come of the other."""
    return tuple(phrase for phrase in story[1:] if phrase not in other)


def answer_to(edition: Edition, after: Record, seat: int, move: int | None) -> tuple[Phrase, ...]:
    """What a move lets somebody else do: a likely answer to it, if anything comes of that at once."""
    if move is None or edition.rules.to_move(after) in (seat, NATURE, OVER):
        return ()
    if not edition.is_possible(after, move):  # it was expected in an imagined world
        return ()
    story = story_of(edition, after, move)
    return story if len(story) > 1 else ()


def difference(seat: int, better: Outlook, worse: Outlook) -> tuple[Phrase, ...]:
    """What one move would have brought beside another: the chance to win, and points where they differ."""
    best, played = percent(better.win_odds[seat]), percent(worse.win_odds[seat])
    phrases = [Phrase("analysis-why-odds", {"best": best, "played": played})]
    points = [more - less for more, less in zip(better.points, worse.points, strict=True)]
    rival = min((other for other in range(len(points)) if other != seat), key=lambda other: points[other])
    if points[seat] >= _LEAST_POINTS:
        phrases.append(_points("analysis-why-more-points", seat, points[seat]))
    if points[rival] <= -_LEAST_POINTS:
        phrases.append(_points("analysis-why-fewer-points", rival, -points[rival]))
    return tuple(phrases)


def _points(message: str, seat: int, points: float) -> Phrase:
    return Phrase(message, {"seat": SeatName(seat), "points": decimal(points)})
