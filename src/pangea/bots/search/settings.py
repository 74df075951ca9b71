"""How a search thinks, and how that is written: `search:0.5s`, `search:2000`, `search:1s,threads=2`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pangea.bots.search.workspace import Knobs
from pangea.core.errors import BadTable


@dataclass(frozen=True)
class SearchSettings:
    """For how long (seconds, or iterations, which are the same on every machine), and in what manner."""

    seconds: float | None = 0.5
    iterations: int | None = None
    threads: int = 1
    curiosity: float = 0.2
    """How readily it tries what looked worse so far."""
    margin: float = 0.5
    """How much of the reward is for the margin; the rest is for the win."""
    horizon: int = 100_000
    """After this many hurried moves a playout is judged as it stands."""
    patience: int = 8
    """A place in the tree branches out once it has been reached this often."""
    faith: float = 1.0
    """The weight of a first impression, in visits."""
    impulse: float = 0.5
    """How much the points right after a move count in its first impression."""
    reuse: bool = False
    """Does it go on with the tree of its last move? Then a choice depends on those before."""
    nodes: int = 200_000
    """The room for each tree: when it is full, it is still walked, but no longer grows."""

    @property
    def knobs(self) -> Knobs:
        """What the compiled search has to know."""
        # With a handful of iterations the moves themselves must get some.
        patience = self.patience if self.iterations is None else min(self.patience, self.iterations // 2)
        return Knobs(self.curiosity, self.margin, self.horizon, patience, self.faith, self.impulse)


LIMITS: dict[str, tuple[type[int | float], float, float]] = {
    "iterations": (int, 1, 1e9),
    "seconds": (float, 0, 1e6),
    "threads": (int, 1, 64),
    "horizon": (int, 1, 1e9),
    "nodes": (int, 1000, 1e8),
    "patience": (int, 1, 1000),
    "curiosity": (float, 0, 100),
    "margin": (float, 0, 1),
    "faith": (float, 0.001, 1000),
    "impulse": (float, 0, 100),
}
"""The type of each number, and the range it may have."""


def settings_from(text: str) -> SearchSettings:
    """The settings of a text such as `0.5s`, `2000` or `1s,threads=2,curiosity=0.7`.

    >>> settings_from("2000").iterations, settings_from("0.2s,threads=2").threads
    (2000, 2)
    """
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        try:
            if part == "reuse":
                chosen["reuse"] = True
            elif equals:
                chosen[name] = _number(name, value)
            elif part.endswith("s"):
                chosen |= {"seconds": _number("seconds", part[:-1]), "iterations": None}
            else:
                chosen |= {"seconds": None, "iterations": _number("iterations", part)}
        except (KeyError, ValueError):
            raise BadTable("core-bad-search", text=part) from None
    return SearchSettings(**chosen)


def _number(name: str, text: str) -> float:
    kind, least, most = LIMITS[name]
    number = kind(text)
    if not least <= number <= most:
        raise ValueError
    return number
