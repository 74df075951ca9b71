"""What results say about the bots: win rates and points with 95% intervals, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from pangea.arena.comparing import elo
from pangea.arena.estimates import WIDTH, Estimate, mean, wilson
from pangea.arena.tournaments import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


@dataclass(frozen=True)
class BotStanding:
    """How a bot fared. A bot that sits at a table twice has played two games there."""

    bot: str
    games: int
    wins: int
    """Wins of its own alone."""
    shared: int
    """Wins together with another seat."""
    rate: Estimate
    """Its wins by its games; of a shared win each winner gets its part."""
    points: Estimate
    rating: Estimate
    elo: Estimate
    """By how many Elo points it is stronger than the others, on average."""
    lost_turns: int
    """Turns lost to random moves, because it crashed or gave no legal answer."""


def standings(results: Iterable[Result]) -> list[BotStanding]:
    """How each bot fared, the highest rating first. The order that the results came in does not matter."""
    ordered = sorted(results, key=lambda result: result.fixture.number)
    rated, stronger = ratings(ordered), elo(ordered)
    found = [_standing(bot, rating, stronger[bot], ordered) for bot, rating in rated.items()]
    return sorted(found, key=lambda standing: (-standing.rating.value, -standing.rate.value, standing.bot))


def by_line_up(results: Iterable[Result]) -> dict[int, list[BotStanding]]:
    """The same for each line-up alone, by its number in the tournament."""
    groups: dict[int, list[Result]] = {}
    for result in results:
        groups.setdefault(result.fixture.line_up, []).append(result)
    return {number: standings(groups[number]) for number in sorted(groups)}


def ratings(results: Iterable[Result]) -> dict[str, Estimate]:
    """The rating of each bot by Plackett and Luce, match by match. Everybody begins with 25."""
    from openskill.models import PlackettLuce

    # Bots don't change from match to match, so nothing is added to what is not known of them (tau).
    model = PlackettLuce(tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        seats = [known.setdefault(bot, model.rating(name=bot)) for bot in result.fixture.seats]
        after = model.rate(
            [[seat] for seat in seats], ranks=[float(place) for place in result.outcome.places]
        )
        for bot in set(result.fixture.seats):
            mine = [new for (new,), name in zip(after, result.fixture.seats, strict=True) if name == bot]
            known[bot] = model.create_rating(_together(known[bot], mine), name=bot)
    return {
        bot: Estimate(rating.mu, rating.mu - WIDTH * rating.sigma, rating.mu + WIDTH * rating.sigma)
        for bot, rating in known.items()
    }


def _together(before: PlackettLuceRating, after: Sequence[PlackettLuceRating]) -> list[float]:
    """The rating of a bot that sat there several times: what each seat teaches about it adds up."""
    mu = before.mu + sum(seat.mu - before.mu for seat in after)
    return [mu, before.sigma * prod(seat.sigma / before.sigma for seat in after)]


def _standing(bot: str, rating: Estimate, stronger: Estimate, results: Sequence[Result]) -> BotStanding:
    seats = [
        (result.outcome, seat)
        for result in results
        for seat, name in enumerate(result.fixture.seats)
        if name == bot
    ]
    winners = [len(outcome.winners) for outcome, seat in seats if seat in outcome.winners]
    return BotStanding(
        bot=bot,
        games=len(seats),
        wins=sum(count == 1 for count in winners),
        shared=sum(count > 1 for count in winners),
        rate=wilson(sum(1 / count for count in winners), len(seats)),
        points=mean([outcome.points[seat] for outcome, seat in seats]),
        rating=rating,
        elo=stronger,
        lost_turns=sum(
            lapse.turns for outcome, seat in seats for lapse in outcome.lapses if lapse.seat == seat
        ),
    )
