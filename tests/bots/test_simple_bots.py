"""The greedy bot and the novice: their rules choose what their sentences say, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import pangea
from pangea.bots import Bot, bot
from pangea.bots.greedy import SEEN, WORLDS, choose_greedily, room_in
from pangea.bots.novice import ATTENTION, choose_as_novice
from pangea.core.chance import Random, below, random_from
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.edition import Edition
from pangea.core.match import Match, start
from pangea.core.record import copied, overwrite
from pangea.core.signatures import Entry
from pangea.core.views import View

from .crowd import CROWD

GAMES = [game.name for game in pangea.every_game()]


def greedy_choice(view: View, random: Random) -> str:
    """Imagine worlds, add up the lead after each move in all of them, and take one of the best."""
    rules, legal = view.edition.rules, view.edition.legal(view.state)
    worlds = [copied(view.state) for _ in range(WORLDS)]
    for world in worlds:
        rules.imagine(world, view.seat, random)
    gains = []
    for move in legal:
        afters = [copied(world) for world in worlds]
        for after in afters:
            rules.apply(after, move)
        points = [view.edition.points(after) for after in afters]
        gains.append(sum(each[view.seat] - other for each in points for other in each))
    best = [move for move, gain in zip(legal, gains, strict=True) if gain == max(gains)]
    return view.edition.write(view.state, best[below(random, len(best))])


def novice_choice(view: View, random: Random, greedy_random: Random) -> str:
    if below(random, ATTENTION) == 0:
        return greedy_choice(view, greedy_random)
    legal = view.legal()
    return legal[below(random, len(legal))]


def choices(match: Match, choose: Callable[[View], str], most: int) -> list[str]:
    """What somebody chooses who plays all seats, for some moves or to the end."""
    chosen: list[str] = []
    while not match.is_over and len(chosen) < most:
        chosen.append(choose(match.view(match.turn)))
        match.play(chosen[-1])
    return chosen


@pytest.mark.parametrize("name", GAMES)
def test_they_choose_as_their_sentences_say(name: str) -> None:
    edition = compiled_for(Edition(pangea.game(name))).fast_edition
    random, luck = random_from(4), (random_from(5), random_from(5))
    expected = choices(start(edition, 3, seed=8), lambda view: greedy_choice(view, random), 25)
    assert choices(start(edition, 3, seed=8), chosen_by(bot("greedy", 4)), 25) == expected
    expected = choices(start(edition, 3, seed=8), lambda view: novice_choice(view, *luck), 25)
    assert choices(start(edition, 3, seed=8), chosen_by(bot("novice", 5)), 25) == expected


def chosen_by(player: Bot) -> Callable[[View], str]:
    return lambda view: player.choose(view, view.legal())


def test_interpreted_and_compiled_they_choose_the_same() -> None:
    edition = Edition(CROWD)
    rules: tuple[Callable[..., int], ...] = (choose_greedily, choose_as_novice)
    compiled = Compiled(edition).entries(*map(Entry, rules))
    for rule, fast, streams in zip(rules, compiled, (1, 2), strict=True):
        expected = choices(start(edition, 4, seed=2), chooser(edition, edition.bound(rule), streams), 60)
        assert choices(start(edition, 4, seed=2), chooser(edition, fast, streams), 60) == expected


def chooser(edition: Edition, rule: Callable[..., int], streams: int) -> Callable[[View], str]:
    room, randoms = room_in(edition), [random_from(6) for _ in range(streams)]

    def choose(view: View) -> str:
        overwrite(room.states[SEEN], view.state)
        return view.legal()[rule(room, view.seat, *randoms)]

    return choose
