"""Compiling outside of the service: in a process of its own, which fills the cache that the service reads.

On a machine that has compiled nothing yet the compiler is busy for a minute a game, and holds Python's lock
most of the time: in a thread of the service it would slow everybody down. What is kept already starts no
process. There are two at most: one for the usual boards, and a modest one for the code of all other boards.

`python -m pangea.server.compiling` takes an order from the first line of its standard input, and works for as
long as that stays open: however the service ends, nobody goes on compiling for it.
"""

from __future__ import annotations

import hashlib
import logging
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from importlib import import_module
from threading import Lock, Thread
from typing import Any

import msgspec
from msgspec import Struct

from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled, Entry, NotKept
from pangea.core.edition import Edition
from pangea.server.observing import note
from pangea.server.refusals import Refused

COMMAND = (sys.executable, "-m", "pangea.server.compiling")
GIVES_WAY = 10
"""How far the compiler for boards that people bring along stands back behind everybody else."""
LEFT_ALONE = 1
"""The exit code of a compiler whose service has ended."""


class Closed(Refused):
    """The service closes: nothing is compiled for it any more."""

    def __init__(self) -> None:
        super().__init__(503, "closing", "server-closing")


class Place(Struct, frozen=True):
    """Where something is defined."""

    module: str
    name: str


class Wanted(Struct, frozen=True):
    """An entry that another process can find."""

    function: Place
    takes: list[str | Place]


class Order(Struct, frozen=True):
    """What is to be compiled, together."""

    game: str
    is_usual: bool
    """For the usual board, or for all others?"""
    check_bounds: bool
    entries: list[Wanted]


def order_of(compiled: Compiled, entries: Sequence[Entry]) -> Order:
    edition = compiled.edition
    wanted = [
        Wanted(
            _place_of(entry.function),
            [one if isinstance(one, str) else _place_of(one) for one in entry.takes],
        )
        for entry in entries
    ]
    return Order(edition.game.name, edition.is_usual, compiled.check_bounds, wanted)


def carry_out(order: Order) -> None:
    """Compile what was ordered; it fails if that can't be kept."""
    edition = Edition(game_named(order.game))
    if not order.is_usual:
        edition = Edition(edition.game, edition.board.content)
    entries = [
        Entry(
            _found(wanted.function),
            tuple(one if isinstance(one, str) else _found(one) for one in wanted.takes),
        )
        for wanted in order.entries
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("error", NotKept)
        Compiled(edition, check_bounds=order.check_bounds).entries(*entries)


def _place_of(thing: Any) -> Place:
    return Place(thing.__module__, thing.__qualname__)


def _found(place: Place) -> Any:
    return getattr(import_module(place.module), place.name)


class Workshop:
    """Where a service lets others compile: one order at a time for the usual boards, one for all others.

    No order is carried out twice, and what people bring along changes none: there are a few for each game.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._orders: dict[str, Future[None]] = {}
        self._at_work: set[subprocess.Popen[bytes]] = set()
        self._is_closed = False
        self._books, self._benches = Lock(), {True: Lock(), False: Lock()}

    @contextmanager
    def open(self) -> Iterator[None]:
        """Whatever this process needs compiled meanwhile is compiled here."""
        before, Compiled.elsewhere = Compiled.elsewhere, self.compile
        try:
            yield
        finally:
            Compiled.elsewhere = before
            self.close()

    def compile(self, compiled: Compiled, entries: Sequence[Entry]) -> None:
        """Wait until these entries are kept, or can't be; that is written in the log."""
        order = order_of(compiled, entries)
        text = msgspec.json.encode(order)
        name = hashlib.sha256(text).hexdigest()
        with self._books:
            known = self._orders.get(name)
            ordered = known or self._orders.setdefault(name, Future())
        if known is None:
            try:
                self._have_made(order, text)
            finally:
                ordered.set_result(None)
        ordered.result()
        if self._is_closed:
            raise Closed

    def close(self) -> None:
        """Whoever waits here waits no longer."""
        with self._books:
            self._is_closed = True
            for process in self._at_work:
                process.kill()

    def _have_made(self, order: Order, text: bytes) -> None:
        game, functions = order.game, ", ".join(wanted.function.name for wanted in order.entries)
        with self._benches[order.is_usual]:
            begun = time.perf_counter()
            note("compiling", game=game, functions=functions, usual=order.is_usual)
            try:
                trouble = self._trouble_with(text)
            except OSError as error:  # no process can be had
                trouble = str(error)
            if self._is_closed:
                return
            if trouble is None:
                seconds = round(time.perf_counter() - begun, 1)
                note("compiled", game=game, functions=functions, seconds=seconds)
            else:
                note("compiled-here", logging.WARNING, game=game, functions=functions, reason=trouble)

    def _trouble_with(self, text: bytes) -> str | None:
        """Let a process carry an order out; what went wrong, in a line."""
        process = self._begun()
        if process is None:
            return None
        assert process.stdin is not None
        assert process.stderr is not None
        with process:
            with suppress(BrokenPipeError):  # why it ended is read below
                process.stdin.write(text + b"\n")
                process.stdin.flush()
            said = process.stderr.read().decode(errors="replace").strip()
            code = process.wait()
        with self._books:
            self._at_work.discard(process)
        return None if code == 0 else said.rpartition("\n")[2] or f"exit code {code}"

    def _begun(self) -> subprocess.Popen[bytes] | None:
        with self._books:
            if self._is_closed:
                return None
            # In a session of its own: Ctrl-C is for the service, which then lets it go.
            process = subprocess.Popen(  # noqa: S603  our own interpreter, nothing of anybody's
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
            self._at_work.add(process)
            return process


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    Thread(target=_leave_with_the_service, daemon=True).start()
    if not order.is_usual:
        with suppress(AttributeError, OSError):  # not every system knows it
            os.nice(GIVES_WAY)
    carry_out(order)


def _leave_with_the_service() -> None:
    # Read past Python's own buffer, whose lock would be missed when the process ends in good order.
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(LEFT_ALONE)


if __name__ == "__main__":
    main()
