"""Bots that no arena should stumble over, by name; other names are Pangea's own."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path
from typing import Self

from pangea import bots
from pangea.core.errors import BadTable
from pangea.core.views import View


class Crashing:
    """Falls over at every move."""

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        raise ZeroDivisionError("all eggs in one basket")


class Babbling:
    """Says what is no move."""

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        return "castle [bold]kingside"


class Mute:
    """Says nothing at all, every other time; else it takes the first move."""

    def __init__(self) -> None:
        self._turns = 0

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        self._turns += 1
        return legal[0] if self._turns % 2 else None  # type: ignore[return-value]


class Vandal:
    """Spoils the list it is handed."""

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        legal[:] = ["anything goes"]
        return legal[0]


class Vanishing:
    """Takes its whole process with it, unless that is the one that runs the tests."""

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        if multiprocessing.parent_process() is not None:
            os._exit(3)
        return legal[0]


class Program:
    """Holds something open while it plays, and wants to know how it ended."""

    log: list[str]

    def __init__(self) -> None:
        self.log = []

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        return legal[0]

    def end(self, points: list[int], winners: list[int]) -> None:
        self.log.append(f"end {len(points)} {len(winners)}")
        raise RuntimeError("a bad loser")

    def __enter__(self) -> Self:
        self.log.append("open")
        return self

    def __exit__(self, *_: object) -> None:
        self.log.append("closed")


class Door:
    """Is open while it plays: a file in a folder shows it."""

    def __init__(self, folder: str) -> None:
        self._sign = Path(folder, f"{os.getpid()}-{id(self)}")

    def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
        return legal[0]

    def __enter__(self) -> Self:
        self._sign.touch()
        return self

    def __exit__(self, *_: object) -> None:
        self._sign.unlink(missing_ok=True)


STRANGE: dict[str, Callable[[], bots.Bot]] = {
    "crashing": Crashing,
    "babbling": Babbling,
    "mute": Mute,
    "vandal": Vandal,
    "vanishing": Vanishing,
    "program": Program,
}


def make(name: str, seed: int) -> bots.Bot:
    if name.startswith("door:"):
        return Door(name.removeprefix("door:"))
    if name == "homebody" and multiprocessing.parent_process() is not None:
        raise BadTable("core-unknown-bot", name=name, bots="none")
    found = STRANGE.get("mute" if name == "homebody" else name)
    return bots.bot(name, seed) if found is None else found()
