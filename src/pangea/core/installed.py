"""What installed packages add to Pangea: games by entry points `pangea.games`, bots by `pangea.bots`.

To look for them takes hundredths of a second: it is done once, when a name is asked for that isn't ours.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module, util
from pathlib import Path
from types import ModuleType

from pangea.core.errors import PangeaError
from pangea.core.words import Phrase

GAMES, BOTS = "pangea.games", "pangea.bots"


@dataclass(frozen=True)
class Addition:
    """A name that a package adds, and the thing that it stands for."""

    name: str
    module: str
    attribute: str
    package: str


@cache
def additions(group: str) -> tuple[Addition, ...]:
    """All that is added to a group, by the order of the packages' names."""
    return tuple(sorted(_found(group), key=lambda added: (added.package.lower(), added.name)))


def _found(group: str) -> Iterator[Addition]:
    from importlib.metadata import distributions

    seen: set[str] = set()
    for package in distributions():
        # A package whose files can't be read, such as one half taken away, adds nothing.
        with suppress(Exception):
            added = [entry for entry in package.entry_points if entry.group == group]
            if added and package.name not in seen:  # of two copies Python imports the first
                seen.add(package.name)
                for entry in added:
                    yield Addition(entry.name, entry.module, entry.attr, package.name)


def folders_of(module: str) -> Iterator[Path]:
    """The folders of a package and of those around it, innermost first. Nothing is imported."""
    top, *inner = module.split(".")
    with suppress(ImportError, ValueError):
        spec = util.find_spec(top)
        for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
            for depth in range(len(inner), -1, -1):
                yield Path(folder, *inner[:depth])


def imported(module: str) -> ModuleType:
    """Somebody's module. Whatever goes wrong is a NotImported that says what, and in which line of theirs."""
    try:
        return import_module(module)
    except (Exception, SystemExit) as error:  # somebody else's code: anything may come
        if (
            isinstance(error, ModuleNotFoundError)
            and error.name
            and f"{module}.".startswith(f"{error.name}.")
        ):
            raise NotImported(Phrase("core-no-module", {"module": module})) from error
        raise NotImported(why(error, _home_of(module))) from error


class NotImported(Exception):
    """Why somebody's module can't be imported, as a phrase."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.message)
        self.reason = reason


def why(error: BaseException, home: Path | None) -> Phrase:
    """What somebody's code raised, and where: the last line that lies in its own folder."""
    if isinstance(error, PangeaError):
        return error.phrase
    text = f"{type(error).__name__}: {error}".rstrip(": ")
    if isinstance(error, SyntaxError) and error.filename:
        text, file, line = f"{type(error).__name__}: {error.msg}", error.filename, error.lineno
    else:
        steps = [step for step in traceback.extract_tb(error.__traceback__) if "<frozen" not in step.filename]
        own = [step for step in steps if home is not None and home in Path(step.filename).parents]
        if not own:
            return Phrase("core-raised", {"error": text})
        file, line = own[-1].filename, own[-1].lineno
    return Phrase("core-raised-at", {"error": text, "file": file, "line": str(line)})


def _home_of(module: str) -> Path | None:
    """Return the folder of a module's author. Games in PANGEA_GAMES are modules of `pangea.games`."""
    with suppress(ImportError, ValueError):
        spec = util.find_spec(module if module.startswith("pangea.") else module.partition(".")[0])
        if spec is not None and spec.origin is not None:
            return Path(spec.origin).parent
    return None
