"""What a seat can expect of a move: how the game may go on, by what it knows and believes alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from pangea.analysis.foresight import Foresight, Outlook, result_of
from pangea.bots.search.searcher import believed
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.move_log import SeatLog
from pangea.core.record import Record, copied, fingerprint
from pangea.core.views import View

WORLDS = 128
"""What is hidden is imagined this many times."""
FEW = 8
"""At most this many ways to go on are told apart; of more, the likeliest stand for all."""

World = tuple[Record, float]
"""What a seat can't see, imagined, and how much the seat believes in it."""
Step = tuple[Record, int, float]
"""A world, a move in it, and the weight of both."""


@dataclass(frozen=True)
class Future:
    """One way the game may go on, as far as the seat can tell: its weight, what it sees, how it ended."""

    weight: float
    view: View
    result: Outlook | None


@dataclass(frozen=True)
class Forecast:
    """What futures come to together, and the variance of the seat's win odds: a search is a sample."""

    outlook: Outlook
    variance: float


def after_move(view: View, move: int, worlds: Iterable[World]) -> list[Future]:
    """What may follow a move of this seat: one thing, unless the move shows something or ends the game."""
    return _told_apart(view, [(world, move, weight) for world, weight in worlds])


def after_nature(view: View, seed: int) -> list[Future]:
    """What may follow when nature moves, with its odds; nothing if there are too many ways to tell apart."""
    steps: list[Step] = []
    for world, weight in imagined(view, seed):
        odds = view.edition.odds(world)
        if len(odds) > FEW:
            return []
        whole = sum(odds.values())
        steps += [(world, move, weight * share / whole) for move, share in odds.items()]
    futures = _told_apart(view, steps)
    return futures if len(futures) <= FEW else []


def forecast(futures: list[Future], foresight: Foresight, seat: int) -> Forecast:
    """The futures, weighed: games that ended count as they ended, the others as a search sees them."""
    likely = in_sight(futures)
    whole = sum(future.weight for future in likely)
    players = range(int(likely[0].view.state.players))
    odds, points, variance = [0.0] * len(players), [0.0] * len(players), 0.0
    for future in likely:
        share = future.weight / whole
        outlook = future.result or foresight[future.view].outlook
        for other in players:
            odds[other] += share * outlook.win_odds[other]
            points[other] += share * outlook.points[other]
        if future.result is None:
            chance = outlook.win_odds[seat]
            variance += share**2 * chance * (1 - chance) / foresight[future.view].playouts
    return Forecast(Outlook(tuple(odds), tuple(points)), variance)


def in_sight(futures: list[Future]) -> list[Future]:
    """All futures that are over, which cost no search, and the likeliest of the others."""
    over = [future for future in futures if future.result is not None]
    going_on = [future for future in futures if future.result is None]
    return over + sorted(going_on, key=lambda future: -future.weight)[:FEW]


def imagined(view: View, seed: int) -> list[World]:
    """What the seat can't see, imagined; each world weighs as much as the seat believes in it."""
    random, belief = random_from(seed), believed(view)
    worlds: dict[bytes, Record] = {}
    times: Counter[bytes] = Counter()
    for _ in range(WORLDS):
        world = copied(view.state)
        view.edition.rules.imagine(world, view.seat, random)
        key = fingerprint(world)
        worlds.setdefault(key, world)
        times[key] += 1
    credence = view.edition.rules.credence
    believable = {key: credence(world, view.seat, belief) for key, world in worlds.items()}
    if not any(believable.values()):
        return [(world, float(times[key])) for key, world in worlds.items()]
    return [(world, times[key] * believable[key]) for key, world in worlds.items() if believable[key]]


def _told_apart(view: View, steps: Iterable[Step]) -> list[Future]:
    """The futures of steps in imagined worlds. Those that look the same to the seat are one."""
    futures: dict[View, Future] = {}
    for world, move, weight in steps:
        future = _future(view, world, move, weight)
        known = futures.get(future.view)
        if known is not None:
            future = Future(known.weight + weight, known.view, known.result)
        futures[future.view] = future
    return list(futures.values())


def _future(view: View, world: Record, move: int, weight: float) -> Future:
    edition, seat = view.edition, view.seat
    log = [*view.log, edition.write_for(world, move, seat)] if view.log else []
    after = copied(world)
    edition.rules.apply(after, move)
    seen = View(edition, after, seat, SeatLog.of(log))
    is_over = edition.rules.to_move(after) == OVER
    return Future(weight, seen, result_of(edition, after) if is_over else None)
