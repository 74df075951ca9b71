"""Contests: one bot against others, for a number of games or minutes, with an aim; and a report of them.

Matches are those of the arena: every seat equally often, the same deals for both sides.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from pangea import arena, bots
from pangea.arena import Result, Tournament
from pangea.arena.ratings import BotStanding, standings
from pangea.arena.seeded import Maker
from pangea.arena.tables import percent, plain
from pangea.bots.levels import BY_NAME


@dataclass(frozen=True)
class Contest:
    """The first of these bots should win at least this part of its games against the others."""

    claim: str
    game: str
    bots: tuple[str, ...]
    aim: float


@dataclass(frozen=True)
class Budget:
    """How much is played: a number of games, or what can be played in some minutes; how many at a time."""

    games: int
    minutes: float | None = None
    jobs: int | None = None
    seed: int = 1

    @property
    def cores(self) -> int:
        return self.jobs or os.cpu_count() or 1


@dataclass(frozen=True)
class Fared:
    """How the first bot of a contest fared."""

    contest: Contest
    standing: BotStanding
    others_lost_turns: int
    """Turns that the other bots lost to random moves: a win over those wouldn't count."""
    planned: int
    seconds: float
    """By the clock on the wall."""

    @property
    def is_met(self) -> bool:
        """Does the rate itself reach the aim?"""
        return self.standing.rate.value >= self.contest.aim

    @property
    def as_json(self) -> dict[str, Any]:
        return {
            **asdict(self.contest),
            **asdict(self.standing),
            "others_lost_turns": self.others_lost_turns,
            "planned": self.planned,
            "seconds": round(self.seconds, 1),
            "met": self.is_met,
        }


def held(contest: Contest, budget: Budget, make: Maker = bots.bot) -> Fared | None:
    """Hold a contest; None if there wasn't time for a single round of it."""
    tournament = Tournament(contest.game, contest.bots, games=budget.games, seed=budget.seed, make=make)
    jobs = max(1, budget.cores // max(map(threads_of, contest.bots)))
    tournament.prepare()  # what is compiled now is not in the time
    begun = time.monotonic()
    end = float("inf") if budget.minutes is None else begun + 60 * budget.minutes
    results: list[Result] = []
    playing = arena.play(tournament, jobs=jobs)
    with Progress(transient=True, disable=not sys.stdout.isatty()) as progress:
        task = progress.add_task(f"{contest.game}: {contest.claim}", total=tournament.games)
        for result in playing:
            results.append(result)
            progress.advance(task)
            if time.monotonic() >= end:
                break
    playing.close()  # the games that are still played are dismissed
    whole = in_whole_rounds(results, tournament.round)
    if not whole:
        return None
    found = {standing.bot: standing for standing in standings(whole)}
    first = found.pop(contest.bots[0])
    lost = sum(other.lost_turns for other in found.values())
    return Fared(contest, first, lost, tournament.games, time.monotonic() - begun)


def in_whole_rounds(results: Sequence[Result], length: int) -> list[Result]:
    """The results of deals that were played from every seat. Where time ran out, others are left out."""
    of_deal: dict[int, list[Result]] = {}
    for result in results:
        of_deal.setdefault(result.fixture.deal, []).append(result)
    return [result for deal in of_deal.values() if len(deal) == length for result in deal]


def threads_of(bot: str) -> int:
    """How many cores a bot thinks on.

    >>> threads_of("search:2s,threads=2"), threads_of("greedy")
    (2, 1)
    """
    if bot in BY_NAME:
        bot = BY_NAME[bot].bot
    _, _, found = bot.partition("threads=")
    return int(found.partition(",")[0] or 1)


class Report:
    """What was found, as a table for people and, if a file is named, as JSON that is written after each.

    What stands in the file from an earlier run stays, unless it is asked again.
    """

    def __init__(self, console: Console, file: str | None, machine: str) -> None:
        self._console, self._file = console, None if file is None else Path(file)
        self._found: dict[str, Any] = {"contests": [], "speed": []}
        if self._file is not None and self._file.exists():
            self._found |= json.loads(self._file.read_text(encoding="utf-8"))
        self._found["machine"] = machine
        self._fared: list[Fared] = []

    def add(self, fared: Fared) -> None:
        self._fared.append(fared)
        contest = fared.contest
        self._keep("contests", ("claim", "game"), fared.as_json)
        figures = f"{fared.standing.games} games, {percent(fared.standing.rate)}, {fared.seconds:.0f} s"
        self._console.print(f"{contest.game}: {contest.claim}: {figures}", highlight=False)

    def add_speed(self, found: dict[str, Any]) -> None:
        self._keep("speed", ("game",), found)

    def _keep(self, kind: str, keys: tuple[str, ...], entry: dict[str, Any]) -> None:
        others = [old for old in self._found[kind] if any(old[key] != entry[key] for key in keys)]
        self._found[kind] = [*others, entry]
        if self._file is not None:
            # Whole or not at all: a run that is cut off in the middle of this loses nothing.
            fresh = self._file.with_name(f"{self._file.name}.new")
            fresh.write_text(json.dumps(self._found, indent=1) + "\n", encoding="utf-8")
            fresh.replace(self._file)

    def print_table(self, title: str) -> None:
        table = Table(title=title)
        for column in ("game", "claim", "games", "win rate", "aim", "points", "turns lost: it / others", ""):
            table.add_column(column, justify="left" if column in ("game", "claim", "") else "right")
        for fared in self._fared:
            contest, standing = fared.contest, fared.standing
            games = str(standing.games)
            if standing.games < fared.planned:
                games += f" of {fared.planned}"
            figures = percent(standing.rate), f"{contest.aim:.0%}", plain(standing.points)
            lost = f"{standing.lost_turns} / {fared.others_lost_turns}"
            table.add_row(contest.game, contest.claim, games, *figures, lost, verdict(fared.is_met))
        self._console.print(table)


def verdict(is_met: bool) -> str:
    return "[green]met[/]" if is_met else "[red]not met[/]"
