"""A bot that takes the best immediate gain: its points against the others', as far as it can know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from pangea.core.chance import Random, below, random_from
from pangea.core.contract import Moves, Points, Weights, apply, imagine, legal, points
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record, overwrite, row_of
from pangea.core.views import View

WORLDS = 5
"""What is hidden is imagined this many times, and the gains are averaged."""
SEEN, TRIAL, FIRST_WORLD = range(3)
"""The states of its room: what the seat sees, one to try a move in, and the worlds it imagines."""


class GreedyRoom(NamedTuple):
    """Made beforehand: a rule allocates nothing. Nothing but states[SEEN] outlives a choice."""

    states: Batch[Record]
    moves: Moves
    gains: Weights
    """gains[number] of a legal move, over all worlds"""
    points: Points


def room_in(edition: Edition) -> GreedyRoom:
    return GreedyRoom(
        states=edition.game.state.batch(FIRST_WORLD + WORLDS),
        moves=np.zeros(edition.sizes.legal, np.int32),
        gains=np.zeros(edition.sizes.legal, np.int64),
        points=np.zeros(edition.game.players[-1], np.int32),
    )


@rule
def choose_greedily(room: GreedyRoom, seat: int, random: Random) -> int:
    """One of the legal moves, by its number in their list, that gain most as far as `seat` sees."""
    imagine_worlds(room, seat, random)
    count = legal(room.states[SEEN], room.moves)
    for number in range(count):
        room.gains[number] = gain_of(room, seat, room.moves[number])
    return any_best(room, count, random)


@rule
def imagine_worlds(room: GreedyRoom, seat: int, random: Random) -> None:
    for number in range(WORLDS):
        room.states[FIRST_WORLD + number] = room.states[SEEN]
        imagine(room.states[FIRST_WORLD + number], seat, random)


@rule
def gain_of(room: GreedyRoom, seat: int, move: int) -> int:
    """How far ahead of each of the others the seat is after a move, added up over all worlds."""
    ahead = 0
    for number in range(WORLDS):
        room.states[TRIAL] = room.states[FIRST_WORLD + number]
        apply(room.states[TRIAL], move)
        points(room.states[TRIAL], room.points)
        for other in range(room.states[SEEN].players):
            ahead += int(room.points[seat]) - int(room.points[other])
    return ahead


@rule
def any_best(room: GreedyRoom, count: int, random: Random) -> int:
    """The number of a move with the greatest gain: where several have it, each is as likely."""
    most = room.gains[0]
    best = 0
    for number in range(count):
        if room.gains[number] > most:
            most = room.gains[number]
            best = 0
        if room.gains[number] == most:
            best += 1
    left = below(random, best)
    for number in range(count):
        if room.gains[number] == most:
            if left == 0:
                return number
            left -= 1
    return 0


class Player:
    """Its rule runs interpreted, by the verbs of the edition, which are what takes time: compiled as a whole
    it would be quicker still, but whoever meets the bot first would wait for that."""

    def __init__(self, seed: int, rule: Callable[..., int] = choose_greedily, streams: int = 1) -> None:
        """`streams`: how many generators the rule draws from."""
        self._rule = rule
        self._randoms = [random_from(seed) for _ in range(streams)]
        self._edition: Edition | None = None

    def choose(self, view: View, legal: list[str]) -> str:
        if self._edition is not view.edition:
            self._edition, room = view.edition, room_in(view.edition)
            self._room = room._replace(states=row_of(room.states))
            self._choose = view.edition.bound(self._rule)
        overwrite(self._room.states[SEEN], view.state)
        number: int = self._choose(self._room, view.seat, *self._randoms)
        return legal[number]
