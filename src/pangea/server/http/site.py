"""All files of the pages, of one version: as they were built, with what they need to know written into them.

The service hands them out, `pangea site` writes them into a folder, and the pages' service worker keeps them.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from pangea.server.http.static_data import static_data

INDEX, WORKER = "index.html", "sw.js"
DIGITS = 16
_NOT_KEPT = re.compile(r"sw\.js|.*\.png|.*-(cyrillic|greek|vietnamese)\b.*\.woff2")
"""Files that are not kept offline: the worker itself, icons, which whoever installs the pages keeps, and
letters that none of our languages is written in."""


@dataclass(frozen=True)
class Site:
    version: str
    """A digest of all that is in it; empty if no pages are built."""
    files: Mapping[str, bytes]
    """By their paths."""


def site_from(built: Path, root: str | None) -> Site:
    """The pages in a folder and what they read, for a service whose pages are at `root`.

    Without a root they are for a host of static files: they find out themselves where they are.
    """
    files = {**_files_in(built), **dict(static_data())}
    if INDEX not in files:
        return Site("", files)
    version = _version_of(files, root)
    files[INDEX] = _told(files[INDEX].decode(), version, root).encode()
    if WORKER in files:
        files[WORKER] = _with_list(files, version, has_deep_links=root is not None)
    return Site(version, files)


def _files_in(folder: Path) -> dict[str, bytes]:
    if not folder.is_dir():
        return {}
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def _version_of(files: Mapping[str, bytes], root: str | None) -> str:
    total = hashlib.sha256(repr(root).encode())
    for path, content in sorted(files.items()):
        total.update(f"{path}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:DIGITS]


def _told(page: str, version: str, root: str | None) -> str:
    """The page itself, which is told its version, and whether there is a service."""
    told = page.replace('name="pangea-version" content=""', f'name="pangea-version" content="{version}"')
    if root is None:
        return told.replace('name="pangea-service" content="here"', 'name="pangea-service" content="none"')
    # With a service, it is shown at any address below the root.
    return re.sub(r'\b(href|src)="\./', lambda found: f'{found[1]}="{escape(root)}', told)


def _with_list(files: Mapping[str, bytes], version: str, has_deep_links: bool) -> bytes:
    """The service worker, which begins with the list of what it keeps."""
    kept = {
        # Some hosts lead from index.html to its folder, and what was led elsewhere can't be shown as a page.
        "" if path == INDEX else path: _integrity_of(content)
        for path, content in files.items()
        if not _NOT_KEPT.fullmatch(path)
    }
    precache = {"version": version, "files": kept, "hasDeepLinks": has_deep_links}
    return f"const PRECACHE = {json.dumps(precache)};\n".encode() + files[WORKER]


def _integrity_of(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"
