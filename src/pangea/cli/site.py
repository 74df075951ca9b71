"""`pangea site FOLDER`: the pages as files, for any host that can do no more than hand out files."""

from __future__ import annotations

import json
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from pangea.cli.files import Unreadable, unwritable_is_said
from pangea.cli.language import checked_language, said
from pangea.cli.options import Language
from pangea.cli.progress import progress

LIST = "pangea-site.json"
"""Tells which files of a folder were written by this command: no others are ever removed."""
MB = 1_000_000


def command(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help=said("cli-arg-folder"), show_default=False)],
    force: Annotated[bool, typer.Option("--force", metavar="", help=said("cli-opt-site-force"))] = False,
    pages: Annotated[
        str | None, typer.Option("--pages", metavar="FOLDER", help=said("cli-opt-pages"))
    ] = None,
    lang: Language = None,
) -> None:
    from pangea.server.http.site import site_from
    from pangea.server.settings import settled

    lang = checked_language(lang)
    place = Path(folder).resolve()
    with unwritable_is_said(folder):
        _check(folder, place, force)
    site = site_from(settled({"pages": pages}).pages_folder, root=None)
    if not site.version:
        raise Unreadable("cli-site-no-pages")
    files = {**site.files, LIST: _list_of(site.version, [*site.files, LIST])}
    title = said("cli-site-writing", lang, files=len(files))
    with unwritable_is_said(folder), _replaced(place) as made, progress(title, len(files)) as advance:
        for name, content in files.items():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            (made / name).write_bytes(content)
            advance(1)
    size = f"{sum(map(len, files.values())) / MB:.1f}"
    print(said("cli-site-written", lang, files=len(files), size=size, folder=folder))


def _check(folder: str, place: Path, force: bool) -> None:
    """Refuse to write where something lies that nobody asked to replace."""
    if place.exists() and not place.is_dir():
        raise Unreadable("cli-site-not-folder", folder=folder)
    if not place.is_dir() or not any(place.iterdir()):
        return
    if not force:
        raise Unreadable("cli-site-not-empty", folder=folder)
    own = _written_before(place)
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place).as_posix()
        if name not in own and not (path.is_dir() and any(other.startswith(f"{name}/") for other in own)):
            raise Unreadable("cli-site-foreign", folder=folder, name=name)


def _written_before(place: Path) -> set[str]:
    try:
        return set(json.loads((place / LIST).read_text(encoding="utf-8"))["files"])
    except (OSError, ValueError, LookupError, TypeError):
        return set()


def _list_of(version: str, names: list[str]) -> bytes:
    return json.dumps({"version": version, "files": sorted(names)}, indent=1).encode()


@contextmanager
def _replaced(place: Path) -> Iterator[Path]:
    """A new folder beside a place. It takes the place when all is written; else everything is as it was."""
    made = place.with_name(f".{place.name}.{secrets.token_hex(8)}")
    old = made.with_name(f"{made.name}.old")
    try:
        made.mkdir(parents=True)
        yield made
        if place.is_dir():
            place.rename(old)
        made.rename(place)
    except BaseException:
        if old.is_dir() and not place.exists():
            old.rename(place)
        raise
    finally:
        for leftover in (made, old):
            shutil.rmtree(leftover, ignore_errors=True)
