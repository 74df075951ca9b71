"""Clans once more, slow and obvious: plain sets, dicts and lists, straight from the numbered rules.

The fast rules are compared with this on random games. It shares nothing with them but the board.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from pangea.games.clans.board import USUAL

CLANS = ["red", "blue", "green", "yellow", "black"]
TABLE = (
    [("forest", "mountain", 1)] * 4
    + [("mountain", "plain", 2)] * 3
    + [("steppe", "forest", 3)] * 2
    + [("plain", "steppe", 4)] * 2
    + [("all", "none", 5)]
)


@dataclass
class Table:
    players: int
    huts: dict[int, Counter[str]] = field(default_factory=dict)
    clan: list[str] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)
    tokens: Counter[int] = field(default_factory=Counter)
    turn: int = 0
    villages: int = 0
    waiting: set[int] = field(default_factory=set)
    ended: str = ""

    def legal(self) -> set[str]:
        if self.ended or len(self.clan) < self.players:
            return set()
        if self.waiting:
            return {f"village {village}" for village in self.waiting}
        return {
            f"move {a}>{b}"
            for a in self.huts
            for b in USUAL.neighbours[a]
            if b in self.huts and self.fits(a, b)
        }

    def fits(self, a: int, b: int) -> bool:
        mine, theirs = self.huts[a].total(), self.huts[b].total()
        if mine <= 6:
            return True
        return theirs >= 7 and mine <= theirs

    def play(self, text: str) -> None:
        word, *rest = text.replace(">", " ").split()
        if word == "hut":
            self.huts[int(rest[0])] = Counter([rest[1]])
        elif word == "clan":
            self.clan.append(rest[1])
        elif word == "move":
            source, target = int(rest[0]), int(rest[1])
            alone_before = self.alone()
            self.huts[target] += self.huts.pop(source)
            self.waiting = self.alone() - alone_before
            self.go_on()
        else:
            self.found(int(rest[0]))
            self.go_on()

    def alone(self) -> set[int]:
        return {here for here in self.huts if not any(there in self.huts for there in USUAL.neighbours[here])}

    def go_on(self) -> None:
        if len(self.waiting) == 1 and not self.ended:
            self.found(next(iter(self.waiting)))
        if self.waiting or self.ended:
            return
        if all(not any(there in self.huts for there in USUAL.neighbours[here]) for here in self.huts):
            self.ended = "stuck"
        else:
            self.turn = (self.turn + 1) % self.players

    def found(self, village: int) -> None:
        self.waiting.discard(village)
        self.tokens[self.turn] += 1
        good, bad, bonus = TABLE[self.villages]
        self.villages += 1
        here = self.huts[village]
        if len(+here) == 5:
            for clan in [clan for clan, count in here.items() if count == 1]:
                del here[clan]
        terrain = USUAL.terrain[village]
        if terrain == bad or not here:
            del self.huts[village]
        else:
            value = here.total() + (bonus if good in (terrain, "all") else 0)
            for clan in +here:
                self.points[clan] += value
        if self.villages == 12:
            self.ended, self.waiting = "twelfth", set()

    def result(self) -> list[int]:
        return [self.points[self.clan[seat]] + self.tokens[seat] for seat in range(self.players)]
