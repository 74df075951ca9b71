"""`pangea compile [GAME …]`: have everything compiled that anybody will need, before they need it."""

from __future__ import annotations

import json
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.files import Unreadable
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language
from pangea.cli.progress import ProgressSteps, progress
from pangea.core.catalogue import every_game
from pangea.core.catalogue import game as game_named

if TYPE_CHECKING:
    from pangea.core.compiled import Compiled
    from pangea.core.edition import Edition
    from pangea.core.progress import Progress
    from pangea.core.signatures import Entry

_MEGABYTE = 1_000_000
GameNames = Annotated[
    list[str] | None, typer.Argument(metavar="GAME", help=said("cli-arg-compile-games"), show_default=False)
]
Boards = Annotated[bool, typer.Option("--boards", metavar="", help=said("cli-opt-compile-boards"))]


@dataclass(frozen=True)
class CompiledPart:
    """Functions that are compiled together, and asked for together ever after."""

    game: str
    name: str
    make: Callable[[Progress | None], Compiled]
    entries: list[Entry]


def command(
    name: GameNames = None, boards: Boards = False, json_: Json = False, lang: Language = None
) -> None:
    lang = checked_language(lang)
    games = [game_named(one) for one in dict.fromkeys(name)] if name else every_game()

    from pangea.core.edition import Edition

    begun = time.perf_counter()
    editions = [Edition(game) for game in games]
    if boards:
        editions += [Edition(game, Edition(game).board.content) for game in games]
    parts = [part for edition in editions for part in parts_of(edition)]
    missing = [part for part in parts if not part.make(None).keeps(part.entries)]
    functions = sum(len(part.entries) for part in missing)
    with progress(said("cli-compiling", lang), functions) as advance:
        for part in missing:
            _have_compiled(part, advance, lang)
    _conclude(functions, time.perf_counter() - begun, json_, lang)


def parts_of(edition: Edition) -> Iterator[CompiledPart]:
    """All that is compiled for an edition, in the groups in which it is asked for."""
    from pangea.bots.search.growing import grow
    from pangea.core.beliefs import guessing_entries
    from pangea.core.checking import ENTRIES
    from pangea.core.compiled import Compiled, spoken_entries
    from pangea.core.contract import VERBS
    from pangea.core.edition import is_next
    from pangea.core.signatures import Entry
    from pangea.simulate.cpu import play_games, play_logged

    game = edition.game
    guessing = [] if game.guessing is None else [("belief", guessing_entries(game.guessing))]
    groups = [
        ("rules", [Entry(verb) for verb in VERBS.values()]),
        ("rules", [Entry(is_next)]),
        ("search", [Entry(grow)]),
        *guessing,
        ("simulation", [Entry(play_games)]),
        ("simulation", [Entry(play_logged)]),
        ("checking", list(ENTRIES)),
    ]
    for part, entries in groups:
        yield CompiledPart(game.name, part, partial(_compiled, Compiled, edition, True), entries)
    yield CompiledPart(game.name, "words", partial(_compiled, Compiled, edition, False), spoken_entries(game))


def _compiled(kind: type[Compiled], edition: Edition, inlined: bool, told: Progress | None) -> Compiled:
    return kind(edition, inlined=inlined, progress=told)


def _have_compiled(part: CompiledPart, advance: ProgressSteps, lang: str) -> None:
    from pangea.core.code_cache import NotKept, cache_folder

    begins = said("cli-compiling-part", lang, game=part.game, part=said(f"cli-compile-{part.name}", lang))
    advance.say(begins)
    if not sys.stderr.isatty():
        print(begins, file=sys.stderr, flush=True)
    done = 0

    def told(number: int, _of: int, _function: str) -> None:
        nonlocal done
        advance(number - done)
        done = number

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", NotKept)
            part.make(told).entries(*part.entries)
    except NotKept as error:
        cause = error.__context__
        reason = cause.strerror or str(cause) if isinstance(cause, OSError) else str(error)
        raise Unreadable("cli-cannot-write", file=str(cache_folder()), reason=reason) from None
    advance(len(part.entries) - done)


def _conclude(functions: int, seconds: float, as_json: bool, lang: str) -> None:
    from pangea.core.code_cache import cache_folder

    folder = cache_folder() / "compiled"
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    if as_json:
        answer = {"functions": functions, "seconds": round(seconds, 1), "bytes": size, "folder": str(folder)}
        print(json.dumps(answer, ensure_ascii=False))
        return
    about: dict[str, str | int] = {"megabytes": f"{size / _MEGABYTE:.1f}", "folder": str(folder)}
    if functions:
        print(said("cli-compiled", lang, functions=functions, seconds=f"{seconds:.1f}", **about))
    else:
        print(said("cli-compiled-before", lang, **about))
