"""Running the service: the same for the command, the tests and the benchmarks."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from pangea.server.settings import Settings

SECONDS_TO_CLOSE = 10
"""So long may an answer take that is on its way when the service is told to stop."""

SECONDS_KEPT = 75
"""So long a quiet connection is kept: longer than proxies do, so that they are the ones to end it."""


class Server(uvicorn.Server):
    """A server for an app, with the limits of its settings."""

    def __init__(self, app: Litestar, settings: Settings, is_open: Callable[[], None] = lambda: None) -> None:
        """`is_open` is called once, when the first request may come."""
        self._is_open = is_open
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
                timeout_graceful_shutdown=SECONDS_TO_CLOSE,
            )
        )

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
            self._is_open()
