"""Trias once more, slow and obvious: sets of hexes, dicts and lists, straight from the numbered rules.

The fast rules are compared with this on random games and on positions drawn by hand. It shares nothing with
them: land and sea are searched hex by hex on a table of 2,977 hexes, and whether a tile can be put down is
tried out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from math import ceil

Hex = tuple[int, int]
POLE: Hex = (0, 0)
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
EDGE = 31
HOLDS = {"mountain": 2, "steppe": 3, "pole": 3, "forest": 4}
TERRAINS = ["mountain", "steppe", "forest"]


def away(place: Hex) -> int:
    q, r = place
    return max(abs(q), abs(r), abs(q + r))


TABLE = {
    (q, r)
    for q in range(-EDGE, EDGE + 1)
    for r in range(-EDGE, EDGE + 1)
    if max(abs(q), abs(r), abs(q + r)) <= EDGE
}


def around(place: Hex) -> list[Hex]:
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


def spread(start: set[Hex], within: frozenset[Hex] | set[Hex]) -> set[Hex]:
    reached, waiting = set(start), list(start)
    while waiting:
        for there in around(waiting.pop()):
            if there in within and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached


@lru_cache(maxsize=1000)
def outer_sea(land: frozenset[Hex]) -> set[Hex]:
    """T1.5, T1.6: the water connected to the edge of the table. Hexes off the table belong to it.

    The water is searched in a window two steps wider than the land: beyond it there is nothing but sea.
    """
    reach = min(EDGE, max(away(place) for place in land) + 2)
    within, rim = window(reach)
    return spread(rim - land, within - land)


@cache
def window(reach: int) -> tuple[set[Hex], set[Hex]]:
    """The hexes of the table that are at most this far away, and those exactly as far."""
    return {place for place in TABLE if away(place) <= reach}, {
        place for place in TABLE if away(place) == reach
    }


def continent_at(place: Hex, land: frozenset[Hex]) -> frozenset[Hex]:
    return frozenset(spread({place}, land))


@lru_cache(maxsize=1000)
def continents(land: frozenset[Hex]) -> set[frozenset[Hex]]:
    return {continent_at(place, land) for place in land}


@lru_cache(maxsize=1000)
def places_to_put(tile: Hex, land: frozenset[Hex]) -> set[Hex]:
    """T3.5: where a tile may go; empty if T3.3 does not let it be lifted, herds aside."""
    home = continent_at(tile, land)
    if tile == POLE or len(home) < 2 or not any(is_outer(there, outer_sea(land)) for there in around(tile)):
        return set()
    rest = land - {tile}
    sea = outer_sea(rest)
    return {
        there
        for here in home - {tile}
        for there in around(here)
        if there in TABLE and there in sea and away(there) > away(tile)
    }


def is_outer(place: Hex, sea: set[Hex]) -> bool:
    return place in sea or place not in TABLE


def written(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def hex_of(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


@dataclass
class Table:
    players: int
    splits: str = "any"
    tiles: dict[Hex, str] = field(default_factory=lambda: {POLE: "pole"})
    laid: int = 0
    hands: dict[int, str] = field(default_factory=dict)
    fresh: dict[Hex, Counter[int]] = field(default_factory=dict)
    spent: dict[Hex, int] = field(default_factory=dict)
    swimmers: dict[Hex, Counter[int]] = field(default_factory=dict)
    reserve: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    stage: str = "tiles"
    placed: int = 0
    turn: int = 0
    ap: int = 0
    rescue: int = 0
    card: str = ""
    lifted: tuple[str, Hex, frozenset[Hex]] | None = None
    last: int = 0

    def __post_init__(self) -> None:
        self.reserve = self.reserve or [10 if self.players == 2 else 15] * self.players
        self.points = self.points or [0] * self.players

    # What may be done

    def herds(self, place: Hex) -> Counter[int]:
        """All herds on a tile, by seat."""
        there = Counter(self.fresh.get(place, Counter()))
        if self.spent.get(place):
            there[self.turn] += self.spent[place]
        return there

    def room(self, place: Hex) -> bool:
        return place in self.tiles and self.herds(place).total() < HOLDS[self.tiles[place]]

    def lifts(self) -> dict[Hex, set[Hex]]:
        """T3.3: the tiles that may be lifted, each with the places to put it."""
        land = frozenset(self.tiles)
        found = {}
        for tile in land:
            if any(self.herds(place)[self.turn] for place in continent_at(tile, land)):
                places = places_to_put(tile, land)
                if places:
                    found[tile] = places
        return found

    def legal(self) -> set[str]:
        if self.stage == "place":
            return {f"place {written(tile)}" for tile in self.tiles if not self.herds(tile).total()}
        if self.stage == "choose":
            return {"hand", "draw"}
        if self.stage == "lift":
            lifts = set(self.lifts())
            right = {tile for tile in lifts if self.tiles[tile] == self.card}
            return {f"lift {written(tile)}" for tile in right or lifts}
        if self.stage == "put":
            return {f"put {written(place)}" for place in self.puts}
        return self.actions() | {"end"} if self.stage == "act" else set()

    def actions(self) -> set[str]:
        found = set()
        if self.ap >= 3:
            found |= {f"lift {written(tile)}" for tile in self.lifts()}
        if self.ap >= 1:
            for here in self.tiles:
                fresh, spent = self.fresh.get(here, Counter())[self.turn], self.spent.get(here, 0)
                for there in around(here):
                    if self.room(there):
                        found |= {f"move {written(here)}>{written(there)}"} if fresh else set()
                        found |= {f"move {written(here)}>{written(there)} spent"} if spent else set()
                if fresh and self.room(here) and self.reserve[self.turn]:
                    found.add(f"breed {written(here)}")
        if self.ap >= 1 or self.rescue:
            found |= self.rescues()
        return found

    def rescues(self) -> set[str]:
        return {
            f"rescue {written(here)}>{written(there)}"
            for here, swimmers in self.swimmers.items()
            if swimmers[self.turn]
            for there in around(here)
            if self.room(there)
        }

    # What is done

    def play(self, text: str) -> None:
        word, *rest = text.replace(">", " ").split()
        getattr(self, f"do_{word}")(*rest)
        while self.stage == "act" and not self.actions():
            self.end_turn()

    def do_tile(self, place: str, terrain: str) -> None:
        if terrain != "water":
            self.tiles[hex_of(place)] = terrain
        self.laid += 1
        if self.laid == (18 if self.players == 2 else 36):
            self.stage = "deal"

    def do_card(self, seat: str, card: str) -> None:
        if self.stage == "deal":
            self.hands[int(seat)] = card
            if len(self.hands) == self.players:
                self.stage = "place"
        elif self.stage == "draw":
            if card == "meteorite":
                self.last = self.players
                self.stage, self.ap = "act", 2
            else:
                self.drift_by(card)
        elif card == "meteorite":
            self.last = self.players
            self.turn = (self.turn + 1) % self.players
            self.stage, self.ap = "act", 2
        else:
            self.hands[int(seat)] = card
            self.next_turn()

    def do_place(self, place: str) -> None:
        self.fresh[hex_of(place)] = Counter({self.turn: 2})
        self.reserve[self.turn] -= 2
        self.placed += 1
        if self.placed == 2 * self.players:
            self.stage, self.ap = "choose", self.points_of_a_turn()
        else:
            self.turn = (self.turn - 1) % self.players

    def points_of_a_turn(self) -> int:
        return 3 if self.players == 2 else 4

    def do_hand(self) -> None:
        self.drift_by(self.hands.pop(self.turn))

    def do_draw(self) -> None:
        self.stage = "draw"

    def drift_by(self, card: str) -> None:
        self.card, self.stage = card, "lift" if self.lifts() else "act"

    def do_lift(self, text: str) -> None:
        tile = hex_of(text)
        self.puts = self.lifts()[tile]
        if self.stage == "act":
            self.ap -= 3
        home = continent_at(tile, frozenset(self.tiles))
        swimming = self.herds(tile)
        self.fresh.pop(tile, None)
        self.spent.pop(tile, None)
        if swimming.total():
            self.swimmers[tile] = swimming
        self.lifted = self.tiles.pop(tile), tile, home - {tile}
        self.rescue, self.stage = 0, "put"

    puts: set[Hex] = field(default_factory=set)

    def do_put(self, text: str) -> None:
        assert self.lifted
        place = hex_of(text)
        terrain, _, home = self.lifted
        before = continents(frozenset(self.tiles))
        parts = {part for part in before if part <= home}
        touched = {part for part in before if part & set(around(place))}
        self.tiles[place] = terrain
        if place in self.swimmers:
            self.fresh[place] = self.swimmers.pop(place)
        self.lifted, self.stage = None, "act"
        if self.players > 2 and len(parts) > 1 and len(touched) == 1:
            (part,) = touched
            if part in parts and POLE not in part and (self.splits == "any" or POLE in home):
                self.score_on_the_way(part | {place})

    def score_on_the_way(self, continent: frozenset[Hex]) -> None:
        herds = self.herds_on(continent)
        ranks = sorted({count for count in herds if count}, reverse=True)
        for seat in range(self.players):
            if ranks and herds[seat] == ranks[0]:
                self.points[seat] += 2
            elif len(ranks) > 1 and herds[seat] == ranks[1]:
                self.points[seat] += 1

    def herds_on(self, continent: frozenset[Hex]) -> list[int]:
        return [sum(self.herds(place)[seat] for place in continent) for seat in range(self.players)]

    def do_move(self, source: str, target: str, kind: str = "") -> None:
        here, there = hex_of(source), hex_of(target)
        if kind:
            self.spent[here] -= 1
            self.spent[there] = self.spent.get(there, 0) + 1
        else:
            self.fresh[here][self.turn] -= 1
            self.fresh.setdefault(there, Counter())[self.turn] += 1
        self.ap -= 1
        self.rescue = 0

    def do_rescue(self, source: str, target: str) -> None:
        here, there = hex_of(source), hex_of(target)
        self.swimmers[here][self.turn] -= 1
        if not self.swimmers[here].total():
            del self.swimmers[here]
        self.fresh.setdefault(there, Counter())[self.turn] += 1
        if self.rescue:
            self.rescue -= 1
        else:
            self.ap -= 1
            self.rescue = 2

    def do_breed(self, text: str) -> None:
        tile = hex_of(text)
        self.fresh[tile][self.turn] -= 1
        self.spent[tile] = self.spent.get(tile, 0) + 2
        self.reserve[self.turn] -= 1
        self.ap -= 1
        self.rescue = 0

    def do_end(self) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        for place in list(self.swimmers):
            self.reserve[self.turn] += self.swimmers[place].pop(self.turn, 0)
            if not self.swimmers[place].total():
                del self.swimmers[place]
        for place, count in self.spent.items():
            self.fresh.setdefault(place, Counter())[self.turn] += count
        self.spent = {}
        for place, terrain in self.tiles.items():
            while self.herds(place).total() > HOLDS[terrain] and self.fresh[place][self.turn]:
                self.fresh[place][self.turn] -= 1
                self.reserve[self.turn] += 1
        self.rescue = self.ap = 0
        if self.last:
            self.last -= 1
            self.stage = "act" if self.last else "over"
            if self.last:
                self.turn, self.ap = (self.turn + 1) % self.players, 2
        elif self.turn not in self.hands:
            self.stage = "refill"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.stage, self.ap = "choose", self.points_of_a_turn()

    # What it comes to

    def final(self, continent: frozenset[Hex]) -> list[int]:
        """T8: what a continent gives each seat."""
        herds, n = self.herds_on(continent), Fraction(len(continent))
        given = [0] * self.players
        ranks = sorted({count for count in herds if count}, reverse=True)
        if not ranks:
            return given
        firsts = [seat for seat in range(self.players) if herds[seat] == ranks[0]]
        if len(firsts) > 1:
            for seat in firsts:
                given[seat] = ceil((n + n / 2) / len(firsts))
            return given
        given[firsts[0]] = int(n)
        if len(ranks) > 1:
            seconds = [seat for seat in range(self.players) if herds[seat] == ranks[1]]
            for seat in seconds:
                given[seat] = ceil(n / 2 / len(seconds))
        return given

    def result(self) -> list[int]:
        sums = list(self.points)
        for continent in continents(frozenset(self.tiles)):
            if POLE not in continent:
                sums = [one + more for one, more in zip(sums, self.final(continent), strict=True)]
        return sums

    def winners(self) -> list[int]:
        """T9.1"""
        land = frozenset(self.tiles)
        presence = [
            sum(1 for continent in continents(land) if self.herds_on(continent)[seat]) for seat in self.seats
        ]
        ranks = [(points, self.reserve[seat], presence[seat]) for seat, points in enumerate(self.result())]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]

    @property
    def seats(self) -> range:
        return range(self.players)
