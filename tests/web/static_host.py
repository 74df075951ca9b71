"""A host that can do no more than hand out files, as `python -m http.server` does."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from pangea.server.http.site import site_from
from pangea.server.settings import PAGES


def write_site(folder: Path, built: Path = PAGES) -> str:
    """What `pangea site` writes. The version."""
    site = site_from(built, root=None)
    for name, content in site.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return site.version


class Files(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


class StaticHost:
    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=folder))
        self._thread = threading.Thread(target=self._server.serve_forever)
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    @classmethod
    @contextmanager
    def opened(cls, folder: Path) -> Iterator[StaticHost]:
        host = cls(folder)
        host._thread.start()
        try:
            yield host
        finally:
            host.close()

    def close(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
