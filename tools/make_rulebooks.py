"""Write the rules of every game as WebAssembly, for the pages: rules, words, facts, belief and bots, in one
file each, with a section that says how to call them.

python -m tools.make_rulebooks            writes web/public/rulebooks/<game>.wasm
python -m tools.make_rulebooks clans      only that of one game
python -m tools.make_rulebooks --check    says whether they are what would be written, and writes nothing
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import llvmlite
import msgspec
import numba
import numpy as np

import pangea
from pangea import Game
from pangea.bots.greedy import FIRST_WORLD, WORLDS, choose_greedily
from pangea.bots.levels import LEVELS
from pangea.bots.novice import choose_as_novice
from pangea.bots.search.growing import grow
from pangea.bots.search.settings import LIMITS, SearchSettings
from pangea.bots.search.tree import Node, Stance, add_node
from pangea.bots.search.workspace import DEEPEST, Step
from pangea.core.beliefs import believe, guess
from pangea.core.compiled import _OPTIONS, Compiled
from pangea.core.contract import VERBS
from pangea.core.edition import Edition, is_next
from pangea.core.messages import ROOM, Part
from pangea.core.record import Field, Record
from pangea.core.signatures import Entry, Taken
from pangea.core.speaking import SPOKEN
from pangea.core.telling import kept_by, show
from pangea.server.tables.books import board_tables, book_of
from tools.pages import WEB
from tools.wasm import FEATURES, Emitted, linked, section_of, with_section

FOLDER = WEB / "public" / "rulebooks"
SECTION = "pangea"
NEEDED = {"NUMBA_OPT": "0", "PYTHONHASHSEED": "0"}
"""The surroundings in which rulebooks are made."""


def entries(game: Game) -> dict[str, Callable[..., Any]]:
    """What a page calls, by the names it calls it by."""
    own = {show: game.telling.show, kept_by: game.telling.kept_by}
    found: dict[str, Callable[..., Any]] = {name: game.rules.by_name()[name] for name in VERBS}
    del found["features"], found["legal_set"]  # nobody learns in a page
    found |= {function.__name__: own.get(function, function) for function in (*SPOKEN, is_next)}
    found |= {function.__name__: function for function in (choose_greedily, choose_as_novice, grow, add_node)}
    if game.guessing is not None:
        found |= {"follow": game.guessing.follow, "believe": believe, "guess": guess}
    return found


@dataclass(frozen=True)
class How:
    """How rules are emitted."""

    inlined: bool = False
    """Are they pasted into each other?"""
    constants: bool = False
    """Are the tables of the usual board constants? Then no other board can be played by them."""
    tuning: Mapping[str, Any] = field(default_factory=dict)
    """Options of the compiler, as llvmlite calls them."""
    features: str = FEATURES


def emitted(
    game: Game, functions: Mapping[str, Callable[..., Any]], how: How | None = None
) -> tuple[bytes, dict[str, Any]]:
    """The object file of a game's rules, and how each is called."""
    assert numba.config.OPT == 0, "what is optimised for this processor is of no use to another: NUMBA_OPT=0"
    how = how or How()
    usual = Edition(game)
    edition = usual if how.constants else Edition(game, usual.board.content)
    compiled = Compiled(edition, inlined=how.inlined)
    module, calls = Emitted(how.features), {}
    options = {**_OPTIONS, "no_cpython_wrapper": True, "boundscheck": False}
    for name, function in functions.items():
        entry = Entry(function)
        twin, signature = compiled.twin_and_signature(entry)
        dispatcher = numba.njit(**options)(twin)
        dispatcher.compile(signature)
        (made,) = dispatcher.overloads.values()
        module.add(name, made)
        takes = entry.takes(game.state)
        calls[name] = {
            "tables": len(signature) > len(takes),
            "takes": [_taken(game, one) for one in takes],
            "gives": str(made.signature.return_type),
        }
    return module.object_file(how.tuning), calls


def _taken(game: Game, taken: Taken) -> dict[str, Any]:
    """What one parameter takes, for whoever hands it over."""
    if taken.tuple_class is not None:
        return {"parts": {name: _taken(game, part) for name, part in taken.parts}}
    assert taken.dtype is not None
    said: dict[str, Any] = {"of": _kind(game, taken.dtype)}
    return said | {"dimensions": taken.dimensions} if taken.dimensions else said


def _kind(game: Game, dtype: np.dtype[Any]) -> str:
    if dtype.names is None:
        return dtype.name
    return next(name for name, kind in records(game).items() if kind.dtype == dtype)


def records(game: Game) -> dict[str, type[Record]]:
    return {"State": game.state, "Facts": game.facts, "Node": Node, "Stance": Stance, "Step": Step}


def _roles(game: Game) -> dict[str, Any]:
    """The roles that players choose; nothing in a game where they don't."""
    if not game.role_names:
        return {}
    return {"roles": {"field": game.roles_field, "names": list(game.role_names)}}


def about(game: Game, calls: dict[str, Any], object_file: bytes) -> dict[str, Any]:
    """All that a page has to know of a game to play it by these rules."""
    guessing = game.guessing
    return {
        "game": game.name,
        "version": game.version,
        "players": [game.players[0], game.players[-1]],
        "hides": game.hides,
        **_roles(game),
        "options": [{"name": option.name, "values": list(option.values)} for option in game.options],
        "endings": list(game.endings),
        "refusals": [{"rule": refusal.rule, "message": refusal.message} for refusal in game.refusals],
        "calls": calls,
        "records": {name: _record(kind) for name, kind in records(game).items()},
        "moves": {
            "by_code": game.moves.by_code,
            "forms": [
                {"text": form.text, "parts": {name: _part(part) for name, part in form.parts.items()}}
                for form in game.moves.forms
            ],
        },
        "words": game.vocabulary.described,
        "book": book_of(game).digest,
        "story": ROOM,
        "deepest": DEEPEST,
        "guessing": guessing
        and {
            "card": _part(guessing.card),
            "states": guessing.states,
            "doubt": guessing.doubt,
            "options": list(guessing.options),
        },
        "greedy": {"states": FIRST_WORLD + WORLDS},
        "levels": [{"name": level.name, "bot": level.bot} for level in LEVELS],
        "search": dict(vars(SearchSettings())),
        "search_limits": {name: [kind.__name__, *ends] for name, (kind, *ends) in LIMITS.items()},
        "board": msgspec.to_builtins(board_tables(Edition(game))),
        "made": {
            "object": hashlib.sha256(object_file).hexdigest(),
            "by": made_by(),
        },
    }


def made_by() -> list[str]:
    """What the files depend on besides the rules."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return [f"Python {python}", f"numba {numba.__version__}", f"llvmlite {llvmlite.__version__}"]


def _record(kind: type[Record]) -> dict[str, Any]:
    at = {name: kind.dtype.fields[name][1] for name in kind.fields} if kind.dtype.fields else {}
    return {
        "bytes": kind.dtype.itemsize,
        "fields": {name: _field(field, at[name]) for name, field in kind.fields.items()},
    }


def _field(field: Field, at: int) -> dict[str, Any]:
    said: dict[str, Any] = {"at": at, "of": np.dtype(field.kind).name, "seen_by": field.seen_by.value}
    if field.shape:
        said["shape"] = list(field.shape)
    if field.one_of:
        said["one_of"] = list(field.one_of)
    for flag in ("open_at_end", "worked_out", "set_of", "maybe"):
        if getattr(field, flag):
            said[flag] = getattr(field, flag)
    return said


def _part(part: Part) -> dict[str, Any]:
    everything = {**part.described, "least": part.least, "below": part.below}
    everything |= {"shape": part.shape, "unreadable": part.unreadable}
    return {name: value for name, value in everything.items() if value}


def rulebook(game: Game) -> bytes:
    """The file of a game."""
    object_file, calls = emitted(game, entries(game))
    section = json.dumps(about(game, calls, object_file), ensure_ascii=False, separators=(",", ":"))
    return with_section(linked(object_file, list(calls)), SECTION, section.encode())


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.wasm"


def is_fresh(game: Game) -> bool:
    """Is the file of a game what would be written? What it says of itself tells, without a linker.

    Another compiler makes another file of the same rules: then all but the sum of its code is compared.
    """
    object_file, calls = emitted(game, entries(game))
    said = json.loads(section_of(path_of(game.name).read_bytes(), SECTION))
    now = json.loads(json.dumps(about(game, calls, object_file)))
    if said["made"]["by"] != now["made"]["by"]:
        said["made"] = now["made"]
    return bool(said == now)


def main(name: str, *, only_check: bool) -> None:
    if only_check:
        if not is_fresh(pangea.game(name)):
            sys.exit(
                f"{path_of(name).name} is not what the rules are now: run python -m tools.make_rulebooks"
            )
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    path_of(name).write_bytes(rulebook(pangea.game(name)))
    print(f"{path_of(name).relative_to(WEB)}  {path_of(name).stat().st_size:,} bytes")


def each_by_itself(names: list[str], options: list[str]) -> None:
    """Every game in a process of its own, so that a file does not depend on what was compiled before it.

    Nothing is optimised for this processor. The compiler goes through sets: in the same order each time, so
    that equal rules give equal files.
    """
    for name in names:
        command = [sys.executable, "-m", "tools.make_rulebooks", name, *options]
        if code := subprocess.run(command, env={**os.environ, **NEEDED}, check=False).returncode:
            sys.exit(code)


if __name__ == "__main__":
    options = [argument for argument in sys.argv[1:] if argument == "--check"]
    names = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(names) == 1 and all(os.environ.get(name) == value for name, value in NEEDED.items()):
        main(names[0], only_check=bool(options))
    else:
        each_by_itself(names or [game.name for game in pangea.every_game()], options)
