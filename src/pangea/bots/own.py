"""Bots of one's own, written in Python: by module (`py:my_bots:Settler`), by file (`./my_bots.py:Settler`),
or by the name that an installed package gives them.

What the name stands for is a class, a function that makes a bot, or a bot. A name travels to other processes
and machines as the text that it is, and the code is imported there.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from pangea.core.errors import BadTable, PangeaError
from pangea.core.installed import BOTS, Addition, NotImported, additions, imported, why
from pangea.core.nearest import nearest
from pangea.core.words import Phrase

if TYPE_CHECKING:
    from pangea.bots import Bot

_FILE = re.compile(
    r"(?P<file>(?:[a-zA-Z]:)?[^:]+?\.py)(?::(?P<name>[^:]*)(?::(?P<settings>.*))?)?", re.DOTALL
)
"""A path has no colon but that of a drive: `C:\\bots\\mine.py:Settler`."""
_MODULE = re.compile(r"(?P<module>[^:]*)(?::(?P<name>[^:]*)(?::(?P<settings>.*))?)?", re.DOTALL)
_MODULE_NAME = re.compile(r"\w+(\.\w+)*")


@dataclass(frozen=True)
class Place:
    """Where a bot is: in a module or in a file, under a name; and its settings."""

    module: str
    file: str
    name: str
    settings: str

    @property
    def shown(self) -> str:
        return self.file or self.module


def place_in(wanted: str) -> Place | None:
    """The place that a name says, if it is that of a bot of one's own.

    >>> place_in("py:my_bots:Settler")
    Place(module='my_bots', file='', name='Settler', settings='')
    >>> place_in("C:\\\\bots\\\\mine.py:Settler:depth=2").file
    'C:\\\\bots\\\\mine.py'
    """
    is_marked, path = wanted.startswith("py:"), wanted.removeprefix("py:")
    if found := _FILE.fullmatch(path):
        return Place("", found["file"], found["name"] or "", found["settings"] or "")
    if is_marked and (found := _MODULE.fullmatch(path)):
        return Place(found["module"], "", found["name"] or "", found["settings"] or "")
    return None


def added(taken: Collection[str]) -> dict[str, Addition]:
    """The bots that installed packages add, under names that were free."""
    free: dict[str, Addition] = {}
    for one in additions(BOTS):
        if one.name not in taken and ":" not in one.name:
            free.setdefault(one.name, one)
    return free


def refused(taken: Collection[str]) -> list[PangeaError]:
    """The names that packages can't have."""
    free = added(taken)
    return [
        BadTable("bots-name-taken", name=one.name, package=one.package)
        for one in additions(BOTS)
        if free.get(one.name) != one
    ]


def made(place: Place, seed: int) -> Bot:
    """The bot of a place. What is wrong with it is told, with the line of its author's if there is one."""
    box = _module(place)
    thing = _named(box, place)
    about = {"name": place.name or getattr(thing, "__name__", ""), "place": place.shown}
    if not inspect.isclass(thing) and callable(getattr(thing, "choose", None)):
        if place.settings:
            raise BadTable("bots-is-made", **about, text=place.settings)
        bot: Bot = thing
        return bot
    if not callable(thing) or (inspect.isclass(thing) and not callable(getattr(thing, "choose", None))):
        raise BadTable("bots-no-bot", **about)
    arguments = _arguments(thing, place, seed)
    try:
        bot = thing(**arguments)
    except PangeaError:
        raise
    except (Exception, SystemExit) as error:  # somebody else's code: anything may come
        raise BadTable("bots-not-made", **about, reason=why(error, _home(box))) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadTable("bots-no-bot", **about)
    return bot


def _module(place: Place) -> ModuleType:
    try:
        return _from_file(place.file) if place.file else _from_path(place.module)
    except NotImported as error:
        raise BadTable("bots-not-imported", place=place.shown, reason=error.reason) from error


def _from_path(module: str) -> ModuleType:
    if not _MODULE_NAME.fullmatch(module):
        raise BadTable("bots-no-place", text=module)
    _look_in(Path.cwd())
    return imported(module)


def _from_file(file: str) -> ModuleType:
    """A file is imported once, under a name that nothing else has: it may be called `random.py`."""
    path = Path(file).expanduser().resolve()
    if not path.is_file():
        raise NotImported(Phrase("bots-no-file", {"folder": os.fspath(path.parent)}))
    name = f"own_bots_{path.stem}_{hashlib.sha256(os.fspath(path).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    _look_in(path.parent)
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # somebody else's code: anything may come
        del sys.modules[name]
        raise NotImported(why(error, path.parent)) from error
    return module


def _look_in(folder: Path) -> None:
    """Python looks there too, after everything else: a file there hides nothing that has the same name."""
    if os.fspath(folder) not in sys.path:
        sys.path.append(os.fspath(folder))


def _named(box: ModuleType, place: Place) -> Any:
    """What has that name there; without a name, the only bot there is."""
    there = [name for name, thing in vars(box).items() if _is_bot_of(box, name, thing)]
    if not place.name:
        if len(there) == 1:
            return getattr(box, there[0])
        if there:
            raise BadTable("bots-which", place=place.shown, bots=", ".join(there))
        raise BadTable("bots-none-there", place=place.shown)
    thing: Any = box
    for part in place.name.split("."):
        thing = getattr(thing, part, None)
    if thing is not None:
        return thing
    if meant := nearest(place.name, there or [name for name in vars(box) if name[0] != "_"]):
        raise BadTable("bots-no-name-perhaps", name=place.name, place=place.shown, nearest=meant)
    if there:
        raise BadTable("bots-no-name", name=place.name, place=place.shown, bots=", ".join(there))
    raise BadTable("bots-none-there", place=place.shown)


def _is_bot_of(box: ModuleType, name: str, thing: object) -> bool:
    """Something with a `choose` that this module made, and not one that it imported."""
    made_here = getattr(thing, "__module__", box.__name__) == box.__name__
    return made_here and not name.startswith("_") and callable(getattr(thing, "choose", None))


def _arguments(thing: Callable[..., Any], place: Place, seed: int) -> dict[str, Any]:
    """Settings by keyword; a `seed` if it takes one, all `settings` as they are written if it takes those."""
    try:
        takes = dict(inspect.signature(thing).parameters)
    except (TypeError, ValueError):  # it is not written in Python
        takes = {}
    takes_any = any(one.kind is one.VAR_KEYWORD for one in takes.values())
    takes = {
        name: one for name, one in takes.items() if one.kind not in (one.VAR_KEYWORD, one.VAR_POSITIONAL)
    }
    given: dict[str, Any] = {"seed": seed} if "seed" in takes else {}
    if "settings" in takes:
        return {**given, "settings": place.settings}
    for text in filter(None, place.settings.split(",")):
        key, equals, value = (part.strip() for part in text.partition("="))
        if key not in takes and not takes_any:
            raise _no_setting(key, place, [name for name in takes if name != "seed"])
        given[key] = _value(value) if equals else True
    return given


def _no_setting(key: str, place: Place, known: list[str]) -> BadTable:
    if known:
        return BadTable("bots-no-such-setting", name=place.name, setting=key, settings=", ".join(known))
    return BadTable("bots-no-settings", name=place.name, setting=key)


def _value(text: str) -> int | float | str:
    """
    >>> _value("3"), _value("0.5"), _value("fast")
    (3, 0.5, 'fast')
    """
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _home(box: ModuleType) -> Path | None:
    return Path(box.__file__).parent if box.__file__ else None
