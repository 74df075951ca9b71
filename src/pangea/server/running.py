"""Running the service: the same for the command, the tests and the benchmarks."""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from litestar import Litestar

from pangea.server.compute import gc_tuning
from pangea.server.compute.compiling import CompilerProcesses
from pangea.server.http.addresses import Proxies, logged
from pangea.server.http.connections import ConnectionLimits, Connections
from pangea.server.http.protocol import GuardedHttp, GuardedSocket, GuardedState
from pangea.server.observing import Figures, note
from pangea.server.settings import ServerSettings

SECONDS_TO_CLOSE = 10
"""Seconds that an answer under way may still take when the service is told to stop."""

SECONDS_KEPT = 75
"""Seconds for which a quiet connection is kept: proxies keep it for less, so they are the ones to end it."""

LONGEST_HOLD = 0.001
"""Seconds after which a thread lets a waiting one run. The one that writes to the disk waits for the event
loop a dozen times in a transaction, and everybody waits for that."""

OTHER_FILES = 128
"""Open files that aren't connections: the database, Redis, the log, pages, compilers."""
TICKS_A_SECOND = 10
"""How often the server looks after itself in a second."""


class Server(uvicorn.Server):
    """A server for an app, with the limits of its settings."""

    def __init__(
        self, app: Litestar, settings: ServerSettings, is_open: Callable[[], None] = lambda: None
    ) -> None:
        """`is_open` is called once, when the first request may come."""
        self._is_open, self._has_the_process = is_open, False
        self._compilers = CompilerProcesses()
        self._app, self._settings = app, settings
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
                http=GuardedHttp,
                ws=GuardedSocket,
                ws_max_size=settings.message_bytes,
                # Packing events would save a page a few kilobytes a move; for each open page it would cost
                # 40 kB of memory, and a good part of a move's work.
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=SECONDS_TO_CLOSE,
            )
        )
        self.held = Connections(self._limits())
        self.server_state = GuardedState(self.held, Proxies(settings.proxies))

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until somebody says stop. The process is there for nothing else, and set up for it."""
        self._has_the_process = True
        sys.setswitchinterval(LONGEST_HOLD)
        raise_file_limit(self._settings.connections + OTHER_FILES)
        self.held.limits = self._limits()
        with self._compilers.open():
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
                gc_tuning.freeze()
            self._is_open()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.held.sweep()
            self._tell_what_was_closed()
        return await super().on_tick(counter)

    def _tell_what_was_closed(self) -> None:
        """A line in the log for all that were closed within a second."""
        closed = {str(why): number for why, number in self.held.closed.items()}
        figures: Figures = self._app.state.figures
        figures.connections.set(len(self.held))
        if not closed:
            return
        self.held.closed.clear()
        for why, number in closed.items():
            figures.closed.labels(why).inc(number)
        address = logged(self.held.last_closed, self._settings.log_addresses)
        room = {"open": len(self.held), "most": self.held.limits.most}
        note("connections-closed", logging.WARNING, None, **room, **closed, last_address=address)

    def _limits(self) -> ConnectionLimits:
        return ConnectionLimits(
            most=max(1, min(self._settings.connections, file_limit() - OTHER_FILES)),
            most_of_address=self._settings.connections_per_address,
            head_seconds=self._settings.head_seconds,
            body_seconds=self._settings.body_seconds,
            quiet_seconds=SECONDS_KEPT,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._compilers.close()  # whoever waits for a compiler is not waited for
        self._tell_what_was_closed()
        await super().shutdown(sockets)


def file_limit() -> int:
    """How many files this process may have open; a connection is one."""
    try:
        import resource
    except ImportError:  # Windows, where it is not limited this way
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_file_limit(wanted: int) -> None:
    """Allow as many open files as are wanted, as far as the system lets us. Usually it starts with 1,024."""
    if file_limit() >= wanted:
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(OSError, ValueError):  # some systems promise more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
