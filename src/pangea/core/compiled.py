"""Compiled twins of rules: made by numba, and kept in the user's cache folder.

The compiled code of an edition is kept in a folder named after a digest of exactly the functions and tables
it was made from, so a changed rule can never meet stale code. Where nothing can be kept (a read-only home, a
full disk) the twins are compiled for this run alone, with a warning.

A game is compiled twice at most: for the usual board, whose tables are constants, and for all other boards
together, whose tables are handed to the twins. A new board needs no compiler.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock, current_thread, main_thread
from types import FunctionType
from typing import Any, ClassVar, Self

from pangea.core.contract import Game, Rules
from pangea.core.edition import Edition, is_next
from pangea.core.record import Record
from pangea.core.tables import Handed, TableData
from pangea.core.words import Phrase, preferred_language, say

UNUSED_DAYS = 60
"""Compiled code that was not used for so long is swept away."""
MOST_BYTES = 1_000_000_000
"""All compiled code together takes this at most; what was not used the longest goes first."""
IN_USE = 3600
"""Seconds for which code that was used is not swept away for room: a process may be about to load it."""

Progress = Callable[[int, int, str], None]
"""Told before each function: how many are compiled, of how many, and the name of the next."""


_COMPILING = RLock()


class NotKept(UserWarning):
    """Compiled code could not be kept: it works, but the next start compiles again."""


@dataclass(frozen=True)
class Entry:
    """A function to be called from Python, and what it takes: a word of `_types`, or a record, in rows."""

    function: Callable[..., Any]
    takes: tuple[str | type[Record], ...]


VERBS = {
    "setup": ("state", "int", "options"),
    "to_move": ("state",),
    "legal": ("state", "moves"),
    "pick": ("state", "random"),
    "odds": ("state", "moves", "weights"),
    "apply": ("state", "int"),
    "refusal": ("state", "int"),
    "ending": ("state",),
    "points": ("state", "points"),
    "winners": ("state", "flags"),
    "imagine": ("state", "int", "random"),
    "features": ("state", "int", "features"),
    "credence": ("state", "int", "belief"),
    "secret": ("state", "int"),
    "hurry": ("state", "random"),
}


class Compiled:
    """An edition's rules, compiled. `check_bounds` is slower and catches what reaches past a table."""

    elsewhere: ClassVar[Callable[[Compiled, Sequence[Entry]], None] | None] = None
    """Set where this process has better things to do than to compile: asked to see to it that these entries
    are kept. What is not kept when it returns is compiled here after all."""

    def __init__(
        self, edition: Edition, *, check_bounds: bool = False, progress: Progress | None = None
    ) -> None:
        self.edition = edition
        self.check_bounds = check_bounds
        self._progress = progress or progress_line(edition.game.name)
        self._binding = edition.shared_binding(self._finish)
        self._data = self._binding.data
        self._ready: dict[Callable[..., Any], Any] = {}

    def on(self, edition: Edition) -> Compiled:
        """The same code for another edition that it fits: nothing is compiled, nothing is loaded."""
        other = copy(self)
        other.edition = edition
        if not edition.is_usual:
            other._data = TableData(edition.board.tables)
        if (edition.game, edition.is_usual) != (self.edition.game, self.edition.is_usual):
            raise TypeError(f"{edition.game.name} is not compiled here: {self.edition.game.name} is")
        if other._data.kinds != self._data.kinds:
            raise TypeError(f"{edition.game.name}: tables of two boards differ in what they hold")
        return other

    @property
    def rules(self) -> Rules:
        """The verbs, compiled."""
        verbs = self.edition.game.rules.by_name()
        ready = self.entries(*(Entry(verbs[name], takes) for name, takes in VERBS.items()))
        return Rules(**dict(zip(VERBS, ready, strict=True)))

    @property
    def fast_edition(self) -> Edition:
        """The edition with its compiled rules: a match or a check of records that uses it is quick."""
        (quick,) = self.entries(Entry(is_next, ("state", "int", "moves", "weights")))
        return self.edition.played_by(self.rules, quick)

    def twin(self, function: Callable[..., Any]) -> Any:
        """The twin of a rule that other code, a GPU's above all, can call: tables are constants in it."""
        return self.edition.binding(self._finish).twin(function)

    def entries(self, *entries: Entry) -> list[Any]:
        """The compiled twins of these functions, ready to be called."""
        missing = [entry for entry in entries if entry.function not in self._ready]
        elsewhere = Compiled.elsewhere
        if missing and elsewhere is not None and not self.keeps(missing):
            elsewhere(self, missing)
        # One at a time: numba has a single setting, for all threads, of where compiled code is kept.
        with _COMPILING:
            self._make_ready([entry for entry in missing if entry.function not in self._ready])
        return [self._callable(entry.function) for entry in entries]

    def _callable(self, function: Callable[..., Any]) -> Any:
        ready = self._ready[function]
        return Handed.to(ready, self._data) if self._binding.reads_tables(function) else ready

    def keeps(self, entries: Sequence[Entry]) -> bool:
        """Are the twins of these functions, asked for together, in the cache?"""
        with _COMPILING:
            shelf = self._shelf(entries)
            return all(shelf.holds(self._twin_and_signature(entry)[0]) for entry in entries)

    def _make_ready(self, missing: Sequence[Entry]) -> None:
        if missing:
            with self._shelf(missing) as shelf:
                self._compile(missing, shelf)

    def _shelf(self, entries: Sequence[Entry]) -> _Shelf:
        digest = self._binding.digest(*(entry.function for entry in entries))
        # How twins are compiled is part of the name too: numba's cache does not look at its options.
        inlined = "-inlined" if self.edition.game.inlined else ""
        checked = "-checked" if self.check_bounds else ""
        return _Shelf(f"{digest}{inlined}{checked}")

    def _compile(self, entries: Sequence[Entry], shelf: _Shelf) -> None:
        announced = False
        for done, entry in enumerate(entries):
            twin, signature = self._twin_and_signature(entry)
            if shelf.is_open and not announced and not shelf.holds(twin):
                announced = True
            if announced or not shelf.is_open:
                self._progress(done, len(entries), entry.function.__name__)
            with _undisturbed():
                self._ready[entry.function] = self._keep_or_compile(twin, signature, shelf)
        if announced or not shelf.is_open:
            self._progress(len(entries), len(entries), "")

    def _twin_and_signature(self, entry: Entry) -> tuple[FunctionType, tuple[Any, ...]]:
        from numba import from_dtype

        types = _types(self.edition)
        taken = [types[word] if isinstance(word, str) else _rows_of(word) for word in entry.takes]
        if self._binding.reads_tables(entry.function):
            taken.insert(0, from_dtype(self._data.record.dtype))
        return self._binding.twin(entry.function).py_func, tuple(taken)

    def _keep_or_compile(self, twin: FunctionType, signature: tuple[Any, ...], shelf: _Shelf) -> Any:
        from numba.core.errors import NumbaError

        if shelf.is_open:
            try:
                dispatcher = self._dispatcher(twin, cache=True)
                dispatcher.compile(signature)
            except NumbaError:
                raise  # the rules themselves don't compile
            except Exception as reason:  # noqa: BLE001
                # A full disk, a folder taken away, a file cut short (unpickling it may raise anything): what
                # can't be kept is compiled all the same.
                shelf.give_up(reason)
            else:
                return dispatcher
        dispatcher = self._dispatcher(twin, cache=False)
        dispatcher.compile(signature)
        return dispatcher

    def _finish(self, twin: FunctionType, role: str) -> Any:
        import numba

        if role == "lookup":
            return numba.njit(inline="always")(twin)
        return self._dispatcher(twin, inline=self.edition.game.inlined)

    def _dispatcher(self, twin: FunctionType, *, cache: bool = False, inline: bool = False) -> Any:
        """`inline`: the compiler pastes it into its callers, where much of what it asks is already known."""
        import numba

        return numba.njit(
            nogil=True, error_model="numpy", boundscheck=self.check_bounds, cache=cache, forceinline=inline
        )(twin)


def compiled_for(edition: Edition) -> Compiled:
    """The compiled rules of an edition, by code that this process loads once: to load it takes a second."""
    return _loaded(edition.game, edition.is_usual).on(edition)


@cache
def _loaded(game: Game, is_usual: bool) -> Compiled:
    return Compiled(Edition(game, None if is_usual else Edition(game).board.content))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits until a function is compiled: in the midst of it the compiler would lose it."""
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def cache_folder() -> Path:
    """Where compiled code is kept: PANGEA_CACHE, or the usual place of the system."""
    named = os.environ.get("PANGEA_CACHE")
    if named:
        return Path(named)
    from platformdirs import user_cache_path

    return user_cache_path("pangea")


class _Shelf:
    """The folder of one digest, and numba's attention while it is used."""

    def __init__(self, digest: str) -> None:
        self._folder = cache_folder() / "compiled" / digest
        self.is_open = False

    def __enter__(self) -> Self:
        import numba

        self._before = numba.config.CACHE_DIR
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / "used").touch()
            _sweep(self._folder.parent)
        except OSError as reason:
            self.give_up(reason)
        else:
            self.is_open = True
            numba.config.CACHE_DIR = str(self._folder)
        return self

    def __exit__(self, *_: object) -> None:
        import numba

        numba.config.CACHE_DIR = self._before

    def holds(self, twin: FunctionType) -> bool:
        return any(self._folder.rglob(f"*{twin.__qualname__}-*.nbi"))

    def give_up(self, reason: Exception) -> None:
        import numba

        self.is_open = False
        shutil.rmtree(self._folder, ignore_errors=True)  # what is broken must not be met again
        if hasattr(self, "_before"):
            numba.config.CACHE_DIR = self._before
        phrase = Phrase("core-not-kept", {"folder": str(self._folder.parent), "reason": str(reason)})
        warnings.warn(say(phrase, preferred_language()), NotKept, stacklevel=2)


def _sweep(shelves: Path) -> None:
    """Take away the code of old versions: whatever was not used for a long time, or finds no room."""
    now, room = time.time(), MOST_BYTES
    for used, shelf in sorted(_uses(shelves), reverse=True):
        room -= _size(shelf)
        is_old = used < now - UNUSED_DAYS * 24 * 3600
        if is_old or (room < 0 and used < now - IN_USE):
            shutil.rmtree(shelf, ignore_errors=True)  # others sweep too


def _uses(shelves: Path) -> Iterator[tuple[float, Path]]:
    """When each shelf was used last."""
    for shelf in shelves.iterdir():
        with suppress(OSError):  # it has just been swept away, or was never used
            yield (shelf / "used").stat().st_mtime, shelf


def _size(shelf: Path) -> int:
    size = 0
    for file in shelf.rglob("*"):
        with suppress(OSError):
            size += file.stat().st_size
    return size


def progress_line(name: str) -> Progress:
    """One line on the terminal, rewritten with each function; nothing where nobody watches."""

    def show(done: int, of: int, function: str) -> None:
        if not sys.stderr.isatty():
            return
        if done == of:
            sys.stderr.write("\r\x1b[K")
        else:
            phrase = Phrase(
                "core-compiling", {"game": name, "done": done + 1, "of": of, "function": function}
            )
            sys.stderr.write(f"\r\x1b[K{say(phrase, preferred_language())}")
        sys.stderr.flush()

    return show


def _rows_of(record: type[Record]) -> Any:
    from numba import from_dtype, types

    return types.Array(from_dtype(record.dtype), 1, "C")


def _types(edition: Edition) -> dict[str, Any]:
    """What an entry may take, by the word for it."""
    from numba import bool_, float32, float64, from_dtype, int32, int64, types, uint64

    return {
        "state": from_dtype(edition.game.state.dtype),
        "states": _rows_of(edition.game.state),
        "int": int64,
        "random": types.Array(uint64, 1, "C"),
        "options": types.Array(int64, 1, "C"),
        "moves": types.Array(int32, 1, "C"),
        "weights": types.Array(int64, 1, "C"),
        "points": types.Array(int32, 1, "C"),
        "flags": types.Array(bool_, 1, "C"),
        "features": types.Array(float32, 1, "C"),
        "move lists": types.Array(int32, 2, "C"),
        "weight lists": types.Array(int64, 2, "C"),
        "sums": types.Array(int64, 2, "C"),
        "belief": types.Array(float64, 1, "C"),
        "settings": types.Array(float64, 1, "C"),
    }
