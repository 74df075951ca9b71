"""What one pair of eyes may be told of a game: the only way from a state to the wire.

Everything here is taken from a View, from stories told to a seat, or from moves written for a seat: all of
them are derived from what the record declares. Nothing else may look at a state and talk. Stories travel as
they are: whoever says them reads them by the game's book.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pangea.core.beliefs import odds_of
from pangea.core.contract import NATURE, OVER, REFEREE, WATCHER, Game
from pangea.core.match import Match
from pangea.core.views import Shared, View
from pangea.core.words import Phrase, SeatName, Spoken
from pangea.server.messages.scenes import Chance, Log, LogLine, Scene, Suspected
from pangea.server.messages.words import Said
from pangea.server.tables.books import book_of

WATCHING = -1
"""What the wire calls the eyes of somebody who only watches."""
ODDS_DIGITS = 4
"""The digits of odds: nobody believes more exactly than that."""


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


def eyes_asked_for(eyes: int) -> int:
    """The eyes that the wire speaks of, as the core knows them."""
    return WATCHER if eyes == WATCHING else eyes


def eyes_sent(eyes: int) -> int:
    """Eyes as the wire speaks of them."""
    return WATCHING if eyes == WATCHER else eyes


def scene(
    match: Match, eyes: int, log_from: int = 0, *, tells_belief: bool = True, shared: Shared | None = None
) -> Scene:
    """Return a match as a viewer sees it now, with its log from a move on.

    `tells_belief`: and with what the moves suggest of what is hidden from that viewer. `shared`: what other
    scenes of this position have read.
    """
    view, shared = match.view(eyes), shared or Shared()
    edition, turn = match.edition, view.to_move
    lines = edition.speaker.explained(view.state)
    playing = turn not in (NATURE, OVER)
    return Scene(
        eyes=eyes_sent(eyes),
        moves=len(match.moves),
        turn=turn,
        view=view.fields_with(shared),
        facts=view.facts_with(shared),
        legal=view.legal(),
        prompt=edition.speaker.prompt(view.state) if playing else None,
        points=edition.speaker.reader.points(lines, match.players)
        if turn != OVER
        else list(edition.points(view.state)),
        lines=lines,
        ending=_ending(match) if turn == OVER else None,
        winners=edition.winners(view.state) if turn == OVER else [],
        log=Log(log_from, log_lines(match, eyes, log_from)),
        book=book_of(match.game).digest,
        suspected=_suspected(view, shared) if tells_belief and turn != OVER else [],
    )


def log_lines(match: Match, eyes: int, start: int = 0) -> list[LogLine]:
    """The moves from a number on, as these eyes may read and hear them."""
    return [log_line(match, number, eyes) for number in range(start, len(match.moves))]


def log_line(match: Match, number: int, eyes: int) -> LogLine:
    """One move, as these eyes may read and hear it."""
    before, after = match.position(number), match.position(number + 1)
    told = match.edition.speaker.told(before, match.played[number], after, eyes)
    text = match.moves[number] if eyes == REFEREE else match.read_by(eyes, number)
    return LogLine(match.mover(number), text, told)


def _ending(match: Match) -> Said:
    return Said(f"{match.game.name}-ending-{match.ending}")


def _suspected(view: View, shared: Shared) -> list[Suspected]:
    """What these eyes must think of what they don't see."""
    # Following what the moves tell takes compiled rules: nobody waits for a compiler to see a board.
    if view.edition.game.guessing is None or view.seat == WATCHER or not view.edition.is_compiled:
        return []
    cards = _cards(view.edition.game)
    rows = enumerate(odds_of(view, shared)[: view.state.players].tolist())
    return [
        Suspected(seat, [*map(Chance, cards, [round(odds, ODDS_DIGITS) for odds in row])])
        for seat, row in rows
        if seat != view.seat and any(row)
    ]


@cache
def _cards(game: Game) -> list[Said]:
    """What somebody may hide, in words."""
    assert game.guessing is not None
    part = game.guessing.card
    return [Said(f"{part.prefix}-{name}", {}) for name in part.names]
