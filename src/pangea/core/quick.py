"""Compiled rules for whoever just plays: used as soon as they are there, and nobody has to ask for them.

What the cache holds is loaded at once. Else a process of its own compiles it: a compiler in a thread would
hold Python's lock, and could not be left when the program ends. Results are the same either way.

`python -m pangea.core.quick GAME usual` compiles for as long as its standard input stays open: however a
program ends, nobody goes on compiling for it.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled, compiled_for, speaker_for, steps_for
from pangea.core.content import written
from pangea.core.contract import Game
from pangea.core.edition import Edition, is_next
from pangea.core.errors import PangeaError
from pangea.core.signatures import Entry
from pangea.core.speaking import SPOKEN
from pangea.core.stepping import STEPS

if TYPE_CHECKING:
    from pangea.core.match import Match

USUAL, OTHER = "usual", "other"
MOST_BOARDS = 16
"""Editions of this many custom boards are kept; each remembers up to a few megabytes of moves as text."""

in_background = True
"""May a compiler be started in the background? Where every second counts somebody may say no."""

_LOADED: set[tuple[str, bool]] = set()
_COMPILERS: dict[tuple[str, bool], subprocess.Popen[bytes] | None] = {}
"""Those that were started, by game and whether for its usual board; None where none could be."""
_LOCK = Lock()


def shared_edition(game: Game, content: Mapping[str, Any] | None = None) -> Edition:
    """Return the interpreted edition that all matches on this board share."""
    if content is None:
        return _usual_edition(game)
    try:
        text = written(content)
    except (TypeError, ValueError, RecursionError):  # no JSON: the game says what is wrong with it
        return Edition(game, content)
    return _custom_edition(game, text)


@cache
def _usual_edition(game: Game) -> Edition:
    return Edition(game)


@lru_cache(MOST_BOARDS)
def _custom_edition(game: Game, text: str) -> Edition:
    # A board of its own: the caller may change the content afterwards.
    return Edition(game, json.loads(text))


def quick_edition(edition: Edition) -> Edition:
    """The same edition by compiled rules. Whatever is not in the cache is compiled first."""
    if edition.quick is None:
        rules = compiled_for(edition).fast_edition
        edition.quick = rules.spoken_by(speaker_for(edition)).stepped_by(steps_for(edition))
        _LOADED.add(_key(edition))
    return edition.quick


def quickest(edition: Edition) -> Edition | None:
    """The same edition by compiled rules, if nobody has to wait for a compiler; None for now if they do."""
    if edition.is_compiled:
        return edition
    key = _key(edition)
    if key in _LOADED:
        return quick_edition(edition)
    with _LOCK:
        compiler = _COMPILERS.get(key)
        if compiler is not None and compiler.poll() is None:
            return None
        if not is_kept(edition):
            if key not in _COMPILERS and in_background:
                _COMPILERS[key] = _begin(edition)
            return None
    return quick_edition(edition)


def is_hopeless(edition: Edition) -> bool:
    """Will there be no compiled rules, unless somebody asks for them? The compiler has ended without any."""
    with _LOCK:
        key = _key(edition)
        if key not in _COMPILERS:
            return not in_background
        compiler = _COMPILERS[key]
        return compiler is None or (compiler.poll() is not None and not is_kept(edition))


def is_kept(edition: Edition) -> bool:
    """Is all that a quick edition needs in the cache? Numba is not asked: to import it takes a while."""
    rules = Compiled(edition)
    words = Compiled(edition, inlined=False)
    telling = edition.game.telling
    own = {"show": telling.show, "kept_by": telling.kept_by}
    spoken = [Entry(own.get(function.__name__, function)) for function in SPOKEN]
    return (
        rules.seems_to_keep([Entry(is_next)])
        and rules.seems_to_keep(rules.verbs)
        and words.seems_to_keep(spoken)
        and words.seems_to_keep([Entry(step) for step in STEPS])
    )


def edition_at_hand(name: str, content: Mapping[str, Any] | None, fast: bool | None = None) -> Edition:
    """An edition of a game by the quickest rules that are there.

    `fast`: True waits for the compiler, if need be; False stays with interpreted rules.
    """
    edition = shared_edition(game_named(name), content)
    if fast is None:
        return quickest(edition) or edition
    return quick_edition(edition) if fast else edition


def quicken(match: Match) -> None:
    """Let a match go on by compiled rules as soon as there are any."""
    found = quickest(match.edition)
    if found is not None:
        match.edition = found
    if found is not None or is_hopeless(match.edition):
        match.await_rules(None)


def edition_again(name: str, content: Mapping[str, Any] | None, was_compiled: bool) -> Edition:
    """An edition that was pickled, by the rules that are at hand here."""
    edition = shared_edition(game_named(name), content)
    return (quickest(edition) if was_compiled else None) or edition


def _key(edition: Edition) -> tuple[str, bool]:
    return edition.game.name, edition.is_usual


def _begin(edition: Edition) -> subprocess.Popen[bytes] | None:
    """A compiler for this edition; None where another process could not know its game, or there is none."""
    name = edition.game.name
    kind = USUAL if edition.is_usual else OTHER
    with suppress(PangeaError, OSError):
        if game_named(name) is edition.game:
            nobody = subprocess.DEVNULL
            return subprocess.Popen(  # noqa: S603  our own interpreter, and a game that we found by its name
                [sys.executable, "-m", __name__, name, kind],
                stdin=subprocess.PIPE,
                stdout=nobody,
                stderr=nobody,
            )
    return None


def _end_all(owner: int) -> None:
    """Nobody goes on compiling for a program that ends. A fork of it ends nothing."""
    for compiler in _COMPILERS.values():
        if compiler is not None and os.getpid() == owner:
            compiler.kill()
            compiler.wait()


atexit.register(_end_all, os.getpid())


def _leave_with_the_other() -> None:
    sys.stdin.buffer.read()
    os._exit(1)


def main(name: str, kind: str) -> None:
    Thread(target=_leave_with_the_other, daemon=True).start()
    edition = Edition(game_named(name))
    quick_edition(edition if kind == USUAL else Edition(edition.game, edition.board.content))


if __name__ == "__main__":
    main(*sys.argv[1:])
