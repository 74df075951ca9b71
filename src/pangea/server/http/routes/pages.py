"""The browser's pages: files with a hash in their names for ever, the page itself always fresh."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
import threading
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from pangea.core.words import Phrase, say
from pangea.server.http.errors import language_of
from pangea.server.http.request import PLAIN
from pangea.server.http.site import INDEX, Site, site_from
from pangea.server.refusals import GONE, Refused

FOR_EVER, ALWAYS_ASK = "public, max-age=31536000, immutable", "no-cache"
HASHED = re.compile(r"[.-][\w-]{8,}\.\w+$")
"""A name as builders of pages make them: main-D3adB33f.js"""
NO_PAGES = ("/api", "/healthz", "/metrics")
"""What programs ask for. They are not to take a page for an answer."""
WORTH_PACKING = 1024
PACKABLE = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "application/wasm",
    "image/svg",
)


@dataclass(frozen=True)
class StaticFile:
    """A file of the pages, read once, and packed once if that makes it smaller."""

    kind: str
    content: bytes
    is_hashed: bool

    @cached_property
    def mark(self) -> str:
        return f'"{hashlib.sha256(self.content).hexdigest()[:16]}"'

    @cached_property
    def packed(self) -> bytes | None:
        if len(self.content) < WORTH_PACKING or not self.kind.startswith(PACKABLE):
            return None
        return gzip.compress(self.content, mtime=0)


class Pages:
    """The pages of a folder, read at once when they are first asked for: all of them are of one version."""

    def __init__(self, folder: Path, root: str) -> None:
        self._folder, self._root = folder, root
        self._reading = threading.Lock()
        self._site: Site | None = None
        self._shown: dict[str, StaticFile] = {}

    @property
    def is_read(self) -> bool:
        return self._site is not None

    def read(self) -> Site:
        """All files. The first time it takes a moment: the games say what they are."""
        with self._reading:
            if self._site is None:
                self._site = site_from(self._folder, self._root)
            return self._site

    def file(self, path: str) -> StaticFile | None:
        """The file at a path; for one that names no file the page itself, which knows what to show."""
        name, files = path.strip("/"), self.read().files
        if name not in files:
            if "." in name.rpartition("/")[2] or INDEX not in files:
                return None
            name = INDEX
        if name not in self._shown:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            is_hashed = name.startswith("assets/") and bool(HASHED.search(name))
            self._shown[name] = StaticFile(kind, files[name], is_hashed)
        return self._shown[name]


@get(["/", "/{path:path}"], include_in_schema=False, opt={"cost": 0.2, PLAIN: True})
async def pages(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    found: Pages = request.app.state.pages
    if not found.is_read:
        await asyncio.to_thread(found.read)
    file = found.file(path) if not path.startswith(NO_PAGES) else None
    if file is not None:
        return _shown(file, request, found.read().version)
    if path.strip("/"):
        raise Refused(GONE, "not-found", "server-not-found")
    return Response(
        _without_pages(language_of(request.headers.get("accept-language"))), media_type="text/html"
    )


def _shown(file: StaticFile, request: Request[Any, Any, Any], version: str) -> Response[bytes]:
    # What is asked for by its version is that for ever, whatever its name.
    is_lasting = file.is_hashed or (version and request.query_params.get("v") == version)
    headers = {"cache-control": FOR_EVER if is_lasting else ALWAYS_ASK, "etag": file.mark}
    if file.packed is not None:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _without_pages(lang: str) -> bytes:
    """What is shown while no pages are built: where the service can be talked to."""
    title, text = (escape(say(Phrase(f"server-no-pages{part}"), lang)) for part in ("", "-text"))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Pangea</title>'
        f"<h1>Pangea</h1><p>{title}</p><p>{text}</p>"
        '<p><a href="/api/openapi.json">/api/openapi.json</a></p></html>'
    ).encode()
