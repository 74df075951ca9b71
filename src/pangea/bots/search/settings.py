"""How a search thinks, and how that is written: `search:0.5s`, `search:2000`, `search:1s,threads=2`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pangea.core.errors import BadTable


@dataclass(frozen=True)
class Settings:
    """For how long (seconds, or iterations, which are the same on every machine), and in what manner."""

    seconds: float | None = 0.5
    iterations: int | None = None
    threads: int = 1
    curiosity: float = 0.35
    """How readily it tries what looked worse so far."""
    margin: float = 0.5
    """How much of the reward is for the margin; the rest is for the win."""
    horizon: int = 100_000
    """After so many random moves a playout is judged as it stands."""
    nodes: int = 200_000
    """The room for each tree: when it is full, it is still walked, but no longer grows."""


_NUMBERS: dict[str, type[int | float]] = {
    "threads": int,
    "horizon": int,
    "nodes": int,
    "curiosity": float,
    "margin": float,
}


def settings_from(text: str) -> Settings:
    """The settings of a text such as `0.5s`, `2000` or `1s,threads=2,curiosity=0.7`.

    >>> settings_from("2000").iterations, settings_from("0.2s,threads=2").threads
    (2000, 2)
    """
    chosen: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        try:
            if equals:
                chosen[name] = _NUMBERS[name](value)
            elif part.endswith("s"):
                chosen |= {"seconds": float(part[:-1]), "iterations": None}
            else:
                chosen |= {"seconds": None, "iterations": int(part)}
        except (KeyError, ValueError):
            raise BadTable("core-bad-search", text=part) from None
    return Settings(**chosen)
