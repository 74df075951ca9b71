"""Running the service: the same for the command, the tests and the benchmarks."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from pangea.server import memory
from pangea.server.compiling import Workshop
from pangea.server.settings import Settings

SECONDS_TO_CLOSE = 10
"""So long may an answer take that is on its way when the service is told to stop."""

SECONDS_KEPT = 75
"""So long a quiet connection is kept: longer than proxies do, so that they are the ones to end it."""

LONGEST_HOLD = 0.001
"""After so many seconds a thread lets another run that waits. Who writes to the disk waits for the event loop
a dozen times in a transaction, and everybody waits for that."""


class Server(uvicorn.Server):
    """A server for an app, with the limits of its settings."""

    def __init__(self, app: Litestar, settings: Settings, is_open: Callable[[], None] = lambda: None) -> None:
        """`is_open` is called once, when the first request may come."""
        self._is_open, self._has_the_process = is_open, False
        self._workshop = Workshop()
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
                proxy_headers=True,
                forwarded_allow_ips=settings.proxies,
                timeout_keep_alive=SECONDS_KEPT,
                ws="websockets-sansio",
                ws_max_size=settings.message_bytes,
                # To pack events would save a page a few kilobytes a move; for each page that is open it would
                # cost 40 kB of memory, and a good part of a move's work.
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=SECONDS_TO_CLOSE,
            )
        )

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until somebody says stop. The process is there for nothing else, and set up for it."""
        self._has_the_process = True
        sys.setswitchinterval(LONGEST_HOLD)
        with self._workshop.open():
            super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Why it can't be opened is said once, in a sentence, by whoever opens it: no trace is needed.
        words = logging.getLogger("uvicorn.error")
        level = words.level
        words.setLevel(logging.CRITICAL)
        try:
            await super().startup(sockets)
        finally:
            words.setLevel(level)
        if self.started:
            if self._has_the_process:
                memory.settle()
            self._is_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._workshop.close()  # nobody is waited for who waits for a compiler
        await super().shutdown(sockets)
