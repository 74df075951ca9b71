"""What can be asked about a score of Genesis: what an area gives a species."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.counting import Count, told_apart
from pangea.core.edition import Edition
from pangea.core.messages import ScoreLine
from pangea.core.words import Phrase, SeatName
from pangea.games.genesis.notation.words import SPECIES
from pangea.games.genesis.rules.scoring import BOTH_PLACES, FIRST_PLACE, SECOND_PLACE, TRIPLE
from pangea.games.genesis.state import State

_TIED = ("genesis-score-tied-first", "genesis-score-tied-second")


def counts(edition: Edition, state: State) -> Iterator[Count]:
    """G6, G7  For every area and every species with a herd in it: its points, if the game ended now."""
    for line in edition.explained(state):
        herds = line.phrase.about.get("herds")
        if not isinstance(herds, list):
            continue
        for seat in range(int(state.players)):
            species = Phrase(f"{SPECIES.prefix}-{SPECIES.names[state.species[seat]]}")
            own = [herd for herd in herds if herd.about["species"] == species]
            if own and len(herds) > 1:
                yield _count(line, seat, species, len(herds))


def _count(line: ScoreLine, seat: int, species: Phrase, herds: int) -> Count:
    about, answer = line.phrase.about, line.points[seat] or 0
    return Count(
        question=Phrase(
            "puzzles-ask-count-genesis",
            {
                "seat": SeatName(seat),
                "species": species,
                "terrain": about["terrain"],
                "space": about["space"],
            },
        ),
        answer=answer,
        mistakes=told_apart(answer, _mistakes(line, answer)),
        why=(line.phrase,),
        rule=line.rule,
        things=herds + 2 * (line.phrase.message in _TIED),
    )


def _mistakes(line: ScoreLine, answer: int) -> Iterator[tuple[int, Phrase]]:
    """G6.1, G6.3 to G6.5, G7.1, G7.2  Places, shares and factors that are easily mixed up."""
    factor = _factor_of(line)
    if line.phrase.message in _TIED and answer != FIRST_PLACE * factor:
        yield FIRST_PLACE * factor, Phrase("puzzles-genesis-shared")
        yield SECOND_PLACE * factor, Phrase("puzzles-genesis-shared")
    if answer and factor > 1:
        yield answer // factor, Phrase("puzzles-genesis-factor")
        yield answer // factor * (2 if factor == TRIPLE else TRIPLE), Phrase("puzzles-genesis-which-factor")
    elif answer:
        yield 2 * answer, Phrase("puzzles-genesis-once")
    else:
        yield SECOND_PLACE * factor, Phrase("puzzles-genesis-two-places")
    yield FIRST_PLACE * factor, Phrase("puzzles-genesis-place")
    yield SECOND_PLACE * factor, Phrase("puzzles-genesis-place")
    yield BOTH_PLACES * factor, Phrase("puzzles-genesis-alone")
    yield 0, Phrase("puzzles-genesis-place")


def _factor_of(line: ScoreLine) -> int:
    times = line.phrase.about["times"]
    assert isinstance(times, Phrase)
    return int(times.message.rpartition("-")[2])
