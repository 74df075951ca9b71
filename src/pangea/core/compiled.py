"""Compiled twins of rules: made by numba, and kept under a digest of exactly what they were made from (the
functions, their tables, what they take), so a changed rule can never meet stale code.

A game is compiled twice at most: for the usual board, whose tables are constants, and for all other boards
together, whose tables are handed to the twins. A new board needs no compiler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from copy import copy
from functools import cache, cached_property
from threading import RLock
from types import FunctionType
from typing import Any, ClassVar

from pangea.core.code_cache import CompiledFolder
from pangea.core.compiler_errors import rule_at_fault
from pangea.core.contract import VERBS, Game, Rules
from pangea.core.dealing import Dealer, LinedUp
from pangea.core.edition import Edition, is_next
from pangea.core.errors import PangeaError
from pangea.core.interrupts import deliver_between_passes, undisturbed
from pangea.core.kernel import Binding
from pangea.core.progress import Progress, progress_line
from pangea.core.signatures import Entry
from pangea.core.speaking import SPOKEN, Speaker
from pangea.core.stepping import STEPS, Steps
from pangea.core.tables import Handed, TableData
from pangea.core.telling import kept_by, show

_COMPILING = RLock()
_OPTIONS: dict[str, bool | str] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,
    "no_cfunc_wrapper": True,
}
"""How numba compiles all rules. They allocate nothing, so it need not count how often each array is in use
(`_nrt`): that takes a search a tenth of its time. Nor are they handed to C (`no_cfunc_wrapper`)."""


class Compiled:
    """An edition's rules, compiled. `check_bounds` is slower and catches what reaches past a table."""

    elsewhere: ClassVar[Callable[[Compiled, Sequence[Entry]], None] | None] = None
    """Set by a process that has no time to compile: has the entries it is handed compiled by another process
    and kept. What is not kept when it returns is compiled here after all."""

    def __init__(
        self,
        edition: Edition,
        *,
        check_bounds: bool = False,
        inlined: bool = True,
        progress: Progress | None = None,
    ) -> None:
        """`inlined`: rules are pasted into each other whole, but for verbs where the game says so."""
        self.edition = edition
        self.inlined = inlined
        self.check_bounds = check_bounds
        self._progress = progress or progress_line(edition.game.name)
        self._binding = edition.shared_binding(self._finish)
        self._data = self._binding.data
        self._ready: dict[Callable[..., Any], Any] = {}
        self._making_ready = RLock()
        """Whoever needs what another thread is having compiled waits for it: nothing is ordered twice."""

    def on(self, edition: Edition) -> Compiled:
        """The same code for another edition that it fits: nothing is compiled, nothing is loaded."""
        other = copy(self)
        other.edition = edition
        vars(other).pop("_constant_binding", None)
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
        return Rules(**dict(zip(VERBS, self.entries(*self.verbs), strict=True)))

    @property
    def verbs(self) -> list[Entry]:
        """The words of the contract, to be compiled together."""
        return [*map(Entry, VERBS.values())]

    @property
    def fast_edition(self) -> Edition:
        """The edition with its compiled rules: a match or a check of records that uses it is quick."""
        (quick,) = self.entries(Entry(is_next))
        return self.edition.played_by(self.rules, quick)

    def twin(self, function: Callable[..., Any]) -> Any:
        """The twin of a rule that other code, a GPU's above all, can call: tables are constants in it."""
        return self._constant_binding.twin(function)

    @cached_property
    def _constant_binding(self) -> Binding:
        return self.edition.binding(self._finish_for_gpu)

    @contextmanager
    def keeping(self, *functions: Callable[..., Any], besides: object) -> Iterator[CompiledFolder]:
        """Whatever is given to numba meanwhile is kept in a folder of its own, named after these functions.

        They are rules whose twins are called, and what calls them; `besides` is all else it depends on.
        """
        how = self._inner_options(pasted=self._pastes_on_gpu)
        digest = self._constant_binding.digest(*functions, besides=(besides, how))
        with _COMPILING, CompiledFolder(digest) as folder:
            yield folder

    def entries(self, *entries: Entry) -> list[Any]:
        """The compiled twins of these functions, ready to be called."""
        if self._missing(entries):
            with self._making_ready:
                self._have_ready(self._missing(entries))
        return [self._callable(entry.function) for entry in entries]

    def _have_ready(self, missing: Sequence[Entry]) -> None:
        if missing:
            with undisturbed():
                deliver_between_passes()
        elsewhere = Compiled.elsewhere
        if missing and elsewhere is not None and not self.keeps(missing):
            elsewhere(self, missing)
        # One at a time: numba has a single setting, for all threads, of where compiled code is kept.
        with _COMPILING:
            self._make_ready(missing)

    def _missing(self, entries: Sequence[Entry]) -> list[Entry]:
        """Those not ready yet."""
        ready = self._ready
        return [one for one in self._distinct(entries) if self._binding.meant(one.function) not in ready]

    def _distinct(self, entries: Sequence[Entry]) -> list[Entry]:
        """One for each rule: a game may have one rule for two verbs."""
        by_rule = {self._binding.meant(entry.function): entry for entry in reversed(entries)}
        return [by_rule[rule] for rule in reversed(by_rule)]

    def _callable(self, function: Callable[..., Any]) -> Any:
        ready = self._ready[self._binding.meant(function)]
        return Handed.to(ready, self._data) if self._binding.reads_tables(function) else ready

    def keeps(self, entries: Sequence[Entry]) -> bool:
        """Are the twins of these functions, asked for together, in the cache?"""
        entries = self._distinct(entries)
        with _COMPILING:
            folder = self._folder(entries)
            return all(folder.holds(self.twin_and_signature(entry)[0]) for entry in entries)

    def seems_to_keep(self, entries: Sequence[Entry]) -> bool:
        """The same as far as it can be told without importing numba, which takes a while."""
        wanted = self._missing(entries)
        folder = self._folder(wanted)
        names = (f"{self._binding.owner}.{self._binding.meant(one.function).__qualname__}" for one in wanted)
        return all(map(folder.holds_by_this_compiler, names))

    def _make_ready(self, missing: Sequence[Entry]) -> None:
        if missing:
            with self._folder(missing) as folder:
                twins = [self.twin_and_signature(entry)[0] for entry in missing]
                with nullcontext() if all(map(folder.holds, twins)) else folder.alone():
                    self._compile(missing, folder)

    def _folder(self, entries: Sequence[Entry]) -> CompiledFolder:
        takes = [entry.takes(self.edition.game.state) for entry in entries]
        # How twins are compiled is part of the name too: numba's cache does not look at its options.
        besides = takes, self._inner_options(pasted=self.inlined), self.edition.game.verbs_inlined
        return CompiledFolder(self._binding.digest(*(entry.function for entry in entries), besides=besides))

    def _compile(self, entries: Sequence[Entry], folder: CompiledFolder) -> None:
        announced = False
        for done, entry in enumerate(entries):
            twin, signature = self.twin_and_signature(entry)
            if folder.is_open and not announced and not folder.holds(twin):
                announced = True
            if announced or not folder.is_open:
                self._progress(done, len(entries), entry.function.__name__)
            rule = self._binding.meant(entry.function)
            with undisturbed(), self._blaming(rule):
                self._ready[rule] = self._keep_or_compile(twin, signature, folder)
        if announced or not folder.is_open:
            self._progress(len(entries), len(entries), "")

    def twin_and_signature(self, entry: Entry) -> tuple[FunctionType, tuple[Any, ...]]:
        """What is compiled for an entry, and the types of what it takes."""
        from numba import from_dtype

        taken = [one.numba_type for one in entry.takes(self.edition.game.state)]
        if self._binding.reads_tables(entry.function):
            taken.insert(0, from_dtype(self._data.record.dtype))
        return self._binding.twin(entry.function).py_func, tuple(taken)

    def _keep_or_compile(self, twin: FunctionType, signature: tuple[Any, ...], folder: CompiledFolder) -> Any:
        if not folder.is_open:
            return self._compiled(twin, signature)
        try:
            return self._compiled(twin, signature, cache=True)
        except Exception as reason:  # noqa: BLE001
            # A full disk, a folder taken away, a file cut short (unpickling it may raise anything): what
            # can't be kept is compiled all the same. If that fails, the rule is wrong, not the folder.
            dispatcher = self._compiled(twin, signature)
            folder.give_up(reason)
            return dispatcher

    def _compiled(self, twin: FunctionType, signature: tuple[Any, ...], *, cache: bool = False) -> Any:
        dispatcher = self._dispatcher(twin, cache=cache)
        dispatcher.compile(signature)
        return dispatcher

    @contextmanager
    def _blaming(self, rule: FunctionType) -> Iterator[None]:
        """What the compiler says of a rule is told as an error of that rule, or of one that it uses."""
        try:
            yield
        except (OSError, MemoryError, PangeaError):
            raise
        except Exception as error:
            raise rule_at_fault(error, self._binding.reach(rule), rule) from error

    def _finish(self, twin: FunctionType, role: str) -> Any:
        pasted = self.inlined and (self.edition.game.verbs_inlined or not self._is_verb(twin))
        return self._finished(twin, role, pasted=pasted)

    def _finish_for_gpu(self, twin: FunctionType, role: str) -> Any:
        return self._finished(twin, role, pasted=self._pastes_on_gpu)

    @property
    def _pastes_on_gpu(self) -> bool:
        """All or nothing: there the code that has to be fetched counts more than the calls."""
        return self.inlined and self.edition.game.verbs_inlined

    def _finished(self, twin: FunctionType, role: str, *, pasted: bool) -> Any:
        import numba

        always = {"inline": "always"} if role == "lookup" else {}
        return numba.njit(**self._inner_options(pasted=pasted), **always)(twin)

    def _is_verb(self, twin: FunctionType) -> bool:
        """Is it the twin of what the game has for a word of the contract?"""
        owner = self._binding.owner
        verbs = self.edition.game.rules.by_name().values()
        return twin.__qualname__ in {f"{owner}.{verb.__qualname__}" for verb in verbs}

    def _dispatcher(self, twin: FunctionType, *, cache: bool = False) -> Any:
        """What Python calls."""
        import numba

        return numba.njit(**_OPTIONS, boundscheck=self.check_bounds, cache=cache)(twin)

    def _inner_options(self, *, pasted: bool) -> dict[str, bool | str]:
        """For what only compiled code calls: nothing has to unpack Python's arguments for it.

        Where they are pasted, the compiler puts them into their callers, where much of what they ask is
        already known.
        """
        own = {"boundscheck": self.check_bounds, "forceinline": pasted, "no_cpython_wrapper": True}
        return {**_OPTIONS, **own}


def compiled_for(edition: Edition) -> Compiled:
    """The compiled rules of an edition. A process loads their code once: loading takes a second."""
    return _loaded(edition.game, edition.is_usual).on(edition)


def speaker_for(edition: Edition) -> Speaker:
    """What an edition shows and says, compiled. Apart from its rules: whoever plays has no need of it.

    Nothing is pasted here: speaking is never the busiest part, and compiling takes a third of the time.
    """
    compiled = _loaded(edition.game, edition.is_usual, inlined=False).on(edition)
    return Speaker.compiled(edition, compiled.entries(*spoken_entries(edition.game)))


def spoken_entries(game: Game) -> list[Entry]:
    """What a speaker of this game runs."""
    own = {show: game.telling.show, kept_by: game.telling.kept_by}
    return [Entry(own.get(function, function)) for function in SPOKEN]


def steps_for(edition: Edition) -> Steps:
    """The steps of a match, compiled: not pasted either, since calling them takes longer than they do."""
    compiled = _loaded(edition.game, edition.is_usual, inlined=False).on(edition)
    turn, legal, may, advance, deal, take_key, spell, retrace = compiled.entries(
        *(Entry(step) for step in STEPS)
    )
    lined_up = _lined_up(edition.game) if edition.is_usual else LinedUp(edition.sizes.codes)
    return Steps(turn, legal, may, advance, Dealer(deal, take_key, lined_up), spell, retrace)


@cache
def _lined_up(game: Game) -> LinedUp:
    """All matches on the usual board of a game learn together."""
    return LinedUp(Edition(game).sizes.codes)


def _loaded(game: Game, is_usual: bool, *, inlined: bool = True) -> Compiled:
    with _COMPILING:  # two threads that ask at the same moment share it, too
        return _kept_loaded(game, is_usual, inlined)


@cache
def _kept_loaded(game: Game, is_usual: bool, inlined: bool) -> Compiled:
    return Compiled(Edition(game, None if is_usual else Edition(game).board.content), inlined=inlined)
