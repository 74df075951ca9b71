"""What can be asked about a score of Trias: what a continent gives a seat at the end."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.counting import Count, told_apart
from pangea.core.edition import Edition
from pangea.core.messages import ScoreLine
from pangea.core.words import Phrase, SeatName
from pangea.games.trias.board import CARD_NAMES, CARDS, TERRAINS
from pangea.games.trias.rules.cards import box_of
from pangea.games.trias.state import State

HIDDEN_BY = "T6.1"
"""The rule by which every player holds a card."""
_TIES = ("trias-score-tied-first", "trias-score-tied-second")


def seen_of(state: State, seat: int) -> Phrase:
    """T1.2  What was played of the cards with the same back as that in a seat's hand, as everybody saw it."""
    part = int(state.back[seat]) - 1
    cards = [
        Phrase(
            "puzzles-trias-played",
            {
                "card": Phrase(f"trias-card-{name}"),
                "played": int(state.played[part, kind]),
                "cards": int(CARDS[box_of(state), part, kind]),
            },
        )
        for kind, name in enumerate(CARD_NAMES[:TERRAINS])
    ]
    return Phrase("puzzles-trias-seen", {"part": str(part + 1), "cards": cards})


def counts(edition: Edition, state: State) -> Iterator[Count]:
    """T8  For every continent with herds of several players, and each of them: its points at the end."""
    for line in edition.explained(state):
        herds = line.phrase.about.get("herds")
        if line.rule.startswith("T8") and isinstance(herds, list) and len(herds) > 1:
            for herd in herds:
                seat = herd.about["seat"]
                assert isinstance(seat, SeatName)
                yield _count(line, seat, len(herds))


def _count(line: ScoreLine, seat: SeatName, seats: int) -> Count:
    about, answer = line.phrase.about, line.points[seat.seat] or 0
    tiles = about["tiles"]
    assert isinstance(tiles, int)
    return Count(
        question=Phrase(
            "puzzles-ask-count-trias",
            {"seat": seat, "wind": about["wind"], "hex": about["hex"], "tiles": tiles},
        ),
        answer=answer,
        mistakes=told_apart(answer, _mistakes(line, tiles)),
        why=(line.phrase,),
        rule=line.rule,
        things=seats + 2 * (line.phrase.message in _TIES) + tiles % 2,
    )


def _mistakes(line: ScoreLine, tiles: int) -> Iterator[tuple[int, Phrase]]:
    """T8.2 to T8.5  Shares that are forgotten, halved wrongly, or rounded down."""
    half = tiles // 2
    if line.phrase.message in _TIES:
        yield tiles, Phrase("puzzles-trias-shared")
        yield (tiles + half) // 2, Phrase("puzzles-trias-rounded")
        yield half, Phrase("puzzles-trias-shared")
    yield half, Phrase("puzzles-trias-rounded")
    yield tiles + half, Phrase("puzzles-trias-both")
    yield (tiles + 1) // 2, Phrase("puzzles-trias-place")
    yield tiles, Phrase("puzzles-trias-place")
    yield 0, Phrase("puzzles-trias-place")
    yield tiles // 3, Phrase("puzzles-trias-shared")
