"""Programs that find fewer packages than are installed here: the library's own, or those of some extras."""

from __future__ import annotations

import importlib.metadata
import os
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.processes import Outcome, run_process

ROOT = Path(__file__).parents[1]
DISTRIBUTION = "pangea-games"

# Before anything else is imported: all other modules that are no part of Python are as if not there.
HIDING = """
import sys
from importlib.machinery import BuiltinImporter, FrozenImporter, PathFinder

class Hiding:
    find_distributions = PathFinder.find_distributions

    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in FOUND | sys.stdlib_module_names | {"pangea"}:
            return PathFinder.find_spec(name, path, target)

sys.meta_path[:] = [BuiltinImporter, FrozenImporter, Hiding]
"""


def run_with(extras: Collection[str], program: str, place: Path | None = None, lang: str = "en") -> Outcome:
    """Run a program that finds the library's own dependencies and those of these extras.

    `place` is a folder that the package lies in, if it is not the one that is worked on.
    """
    hiding = HIDING.replace("FOUND", repr(set(modules_of(distributions(asked(extras))))))
    environment = os.environ | {"PANGEA_LANG": lang, "PYTHONPATH": str(place or ROOT / "src"), "PATH": ""}
    return run_process([sys.executable, "-P", "-c", hiding + program], cwd=place, environment=environment)


@cache
def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return found


def asked(extras: Iterable[str]) -> list[Requirement]:
    """What pyproject.toml asks for: for the library, and for these extras."""
    found = [Requirement(line) for line in project()["dependencies"]]
    for extra in extras:
        found += brought_by(extra)
    return found


def brought_by(extra: str) -> Iterator[Requirement]:
    """What an extra asks for, itself and by the other extras that it names."""
    for line in project()["optional-dependencies"][extra]:
        requirement = Requirement(line)
        if canonicalize_name(requirement.name) != DISTRIBUTION:
            yield requirement
        for other in requirement.extras if canonicalize_name(requirement.name) == DISTRIBUTION else ():
            yield from brought_by(other)


def distributions(wanted: Iterable[Requirement]) -> set[str]:
    """The installed packages that these requirements lead to."""
    found: set[tuple[str, str]] = set()
    left = [(canonicalize_name(each.name), extra) for each in wanted for extra in ("", *each.extras)]
    while left:
        name, extra = left.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for line in importlib.metadata.requires(name) or ():
            more = Requirement(line)
            if more.marker is None or more.marker.evaluate({"extra": extra}):
                left += [(canonicalize_name(more.name), each) for each in ("", *more.extras)]
    return {name for name, _ in found}


def modules_of(names: Collection[str]) -> Iterator[str]:
    """The modules that these packages are imported by."""
    for module, owners in owners_of_modules().items():
        if owners & set(names):
            yield module


@cache
def owners_of_modules() -> dict[str, set[str]]:
    """The packages that are installed here, by the modules that they are imported by."""
    found = importlib.metadata.packages_distributions()
    return {module: {canonicalize_name(owner) for owner in owners} for module, owners in found.items()}
