"""Step 3: an unsteady hand goes over the taut lines."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.interpolate import CubicSpline  # type: ignore[import-untyped, unused-ignore]

from tools.clans_map.facts import LAND, SEA
from tools.clans_map.sheet import Kind, Line, Piece, Points, Sheet, Side, join

Inked = dict[Side, Points]
"""The finished points of each side, both corners included."""


@dataclass(frozen=True)
class Hand:
    """How unsteadily the hand draws a kind of line."""

    sway: float
    longest_wave: float
    shortest_wave: float
    roughness: float
    """1: small waves as steep as long ones; less: the line gets smoother."""
    rounding: int
    """How often each point is drawn halfway to its neighbours before: takes the corners out."""


HANDS: dict[Kind, Hand] = {
    "coast": Hand(sway=5.5, longest_wave=170, shortest_wave=14, roughness=0.95, rounding=4),
    "lake": Hand(sway=4.0, longest_wave=110, shortest_wave=22, roughness=0.8, rounding=6),
    "river": Hand(sway=4.0, longest_wave=70, shortest_wave=17, roughness=0.6, rounding=4),
    "border": Hand(sway=2.4, longest_wave=60, shortest_wave=15, roughness=0.7, rounding=1),
}
STEP = 3.5
"""About the distance of two points of the finished lines."""


@dataclass(frozen=True)
class Stroke:
    """A line drawn without lifting the pen."""

    line: Line
    kind: Kind
    number: int

    @property
    def closed(self) -> bool:
        return self.line[0].points[0] == self.line[-1].points[-1]

    @property
    def areas(self) -> set[int]:
        return {area for piece in self.line for area in piece.side.areas}


def strokes(sheet: Sheet) -> list[Stroke]:
    """All lines in the order they are drawn: water first, the borders between its lines last."""
    lines: list[tuple[Kind, Line]] = [("coast", sheet.around(SEA))]
    lines += [("lake", sheet.around(lake)) for lake in range(LAND, SEA)]
    lines += [("river", line) for line in rivers(sheet)]
    lines += [("border", [Piece(side, True)]) for side in sheet.sides if side.kind == "border"]
    return [Stroke(line, kind, number) for number, (kind, line) in enumerate(lines)]


def rivers(sheet: Sheet) -> list[Line]:
    return join(side for side in sheet.sides if side.kind == "river")


def ink(sheet: Sheet, calm: Mapping[int, float]) -> Inked:
    """Draw all strokes; `calm` holds the factor by which the sway of a stroke (by number) is reduced."""
    inked: Inked = {}
    at_corner: dict[int, Points] = {}
    for stroke in strokes(sheet):
        numbers = [stroke.line[0].points[0], *(point for piece in stroke.line for point in piece.points[1:])]
        hand = HANDS[stroke.kind]
        taut = rounded(fitted(sheet.points[numbers], numbers, at_corner), stroke.closed, hand.rounding)
        marks = np.concatenate(([0.0], np.hypot(*np.diff(taut, axis=0).T).cumsum()))
        curve = CubicSpline(marks, taut, bc_type="periodic" if stroke.closed else "natural")
        first = 0
        for piece in stroke.line:
            last = first + len(piece.points) - 1
            inked[piece.side] = pen_line(curve, marks, (first, last), stroke, calm)
            at_corner[piece.points[0]], at_corner[piece.points[-1]] = inked[piece.side][[0, -1]]
            if not piece.forwards:
                inked[piece.side] = inked[piece.side][::-1]
            first = last
    return inked


def inked_line(line: Line, inked: Inked) -> Points:
    """The finished points of a line; a closed one does not repeat its first point at its end."""
    parts = [inked[piece.side] if piece.forwards else inked[piece.side][::-1] for piece in line]
    points = np.vstack([part[:-1] for part in parts])
    closed = line[0].points[0] == line[-1].points[-1]
    return points if closed else np.vstack((points, parts[-1][-1:]))


def rounded(points: Points, closed: bool, times: int) -> Points:
    """Draw each point halfway towards its neighbours; the ends of an open line stay."""
    for _ in range(times):
        if closed:
            ring = points[:-1]
            ring = (np.roll(ring, 1, axis=0) + 2 * ring + np.roll(ring, -1, axis=0)) / 4
            points = np.vstack((ring, ring[:1]))
        else:
            inner = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
            points = np.vstack((points[:1], inner, points[-1:]))
    return points


def sway(hand: Hand, along: Points, closed: bool, seed: int) -> Points:
    """How far the pen strays to the left at each distance along a stroke: waves upon waves."""
    chance = np.random.default_rng([20020, seed])
    length = along[-1]
    waves = max(2, round(length / hand.longest_wave)) if closed else length / hand.longest_wave
    total, strength = np.zeros_like(along), 1.0
    while length / waves >= hand.shortest_wave:
        # Two waves of nearby lengths: one alone would look like a spring.
        for stretch in (1.0, 1.37):
            count = round(waves * stretch) if closed else waves * stretch
            phase = chance.uniform(0, 2 * math.pi)
            height = strength * chance.uniform(0.5, 1.0)
            total += height * np.sin(2 * math.pi * count * along / length + phase)
        waves *= 2
        strength *= hand.roughness / 2
    if not closed:
        to_end = np.minimum(along, length - along)
        total *= np.sin(np.minimum(1, to_end / 22) * math.pi / 2)
    return hand.sway * total


def fitted(points: Points, numbers: Sequence[int], at_corner: Mapping[int, Points]) -> Points:
    """Shift a line so that its ends meet the corners that earlier strokes have moved."""
    start = at_corner.get(numbers[0], points[0]) - points[0]
    end = at_corner.get(numbers[-1], points[-1]) - points[-1]
    share = np.linspace(0, 1, len(points))[:, None]
    return np.asarray(points + (1 - share) * start + share * end)


def pen_line(
    curve: Any, marks: Points, ends: tuple[int, int], stroke: Stroke, calm: Mapping[int, float]
) -> Points:
    """The part of a stroke between two of its corners, in even steps, with the sway of the hand, rounded."""
    start, end = marks[ends[0]], marks[ends[1]]
    along = np.linspace(start, end, max(4, round((end - start) / STEP)) + 1)
    everywhere = np.append(along, marks[-1])  # the sway depends on the length of the whole stroke
    stray = sway(HANDS[stroke.kind], everywhere, stroke.closed, stroke.number)[:-1]
    direction = curve(along, 1)
    left = np.column_stack((-direction[:, 1], direction[:, 0])) / np.hypot(*direction.T)[:, None]
    drawn: Points = curve(along) + calm.get(stroke.number, 1.0) * stray[:, None] * left
    return drawn.round(1)
