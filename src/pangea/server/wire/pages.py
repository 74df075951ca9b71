"""The browser's pages: files with a hash in their names for ever, the page itself always fresh."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from pangea.core.words import Phrase, say
from pangea.server.refusals import GONE, Refused
from pangea.server.wire.asking import PLAIN
from pangea.server.wire.troubles import language_of

FOR_EVER, ALWAYS_ASK = "public, max-age=31536000, immutable", "no-cache"
HASHED = re.compile(r"[.-][\w-]{8,}\.\w+$")
"""A name as builders of pages make them: main-D3adB33f.js"""
NO_PAGES = ("/api", "/healthz", "/metrics")
"""What programs ask for. They are not to take a page for an answer."""
WORTH_PACKING = 1024
PACKABLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


@dataclass(frozen=True)
class File:
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


class Folder:
    """The pages of a folder. What was not there when the service started is not shown."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = (
            {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
            if folder.is_dir()
            else set()
        )
        self._read: dict[str, File] = {}

    def file(self, path: str) -> File | None:
        """The file at a path; for one that names no file the page itself, which knows what to show."""
        name = path.strip("/")
        if name not in self._names:
            if "." in name.rpartition("/")[2] or "index.html" not in self._names:
                return None
            name = "index.html"
        if name not in self._read:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            is_hashed = name.startswith("assets/") and bool(HASHED.search(name))
            try:
                content = (self._folder / name).read_bytes()
            except OSError:
                return None  # the pages were built anew meanwhile, and it has another name now
            self._read[name] = File(kind, content, is_hashed)
        return self._read[name]


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"cost": 0.2, PLAIN: True})
def pages(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    folder: Folder = request.app.state.folder
    file = folder.file(path) if not path.startswith(NO_PAGES) else None
    if file is not None:
        return _shown(file, request)
    if path.strip("/"):
        raise Refused(GONE, "not-found", "server-not-found")
    return Response(
        _without_pages(language_of(request.headers.get("accept-language"))), media_type="text/html"
    )


def _shown(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"cache-control": FOR_EVER if file.is_hashed else ALWAYS_ASK, "etag": file.mark}
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
