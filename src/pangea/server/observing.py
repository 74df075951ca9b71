"""What the host of a service sees: a log, and figures for Prometheus."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from pangea.server.settings import BadSetting

LOGGER = "pangea.server"
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Figures:
    """What is counted and measured, of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._known: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}
        self._of_kind: dict[str, Counter] = {}
        self.requests = Counter(
            "pangea_requests_total",
            "Requests answered",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "pangea_request_seconds",
            "How long answers took",
            ("method", "route"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self.sockets = Gauge("pangea_sockets", "WebSockets that are open", registry=self.registry)
        self.connections = Gauge(
            "pangea_connections", "Connections that are open, WebSockets included", registry=self.registry
        )
        self.closed = Counter(
            "pangea_connections_closed_total",
            "Connections that were refused, or closed before their client was done, by the reason",
            ("why",),
            registry=self.registry,
        )
        self.events = Counter(
            "pangea_events_total", "Events sent to pages", ("kind",), registry=self.registry
        )
        self.refused = Counter(
            "pangea_refused_total", "What was refused, by its code", ("code",), registry=self.registry
        )

        self.stray_cookies = Counter(
            "pangea_stray_cookies_total",
            "Cookies that were not recognised, by the reason: another secret or an unknown person",
            ("why",),
            registry=self.registry,
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        counted, timed = self._of_route(method, route, status)
        counted.inc()
        timed.observe(seconds)

    def sent(self, kind: str) -> None:
        """An event of this kind went to a page."""
        if kind not in self._of_kind:
            self._of_kind[kind] = self.events.labels(kind)
        self._of_kind[kind].inc()

    def _of_route(self, method: str, route: str, status: int) -> tuple[Counter, Histogram]:
        key = method, route, status
        if key not in self._known:
            counted = self.requests.labels(method, route, str(status))
            self._known[key] = counted, self.seconds.labels(method, route)
        return self._known[key]

    @contextmanager
    def shown_at(self, host: str, port: int) -> Iterator[int]:
        """Show them to Prometheus, at a port of their own (0: any, and this says which).

        Where the pages are, a proxy on this machine would hand them to anybody.
        """
        try:
            server, thread = start_http_server(port, host, self.registry)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadSetting("server-cannot-listen", host=host, port=str(port), reason=reason) from None
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **_about(record),
        }
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """For somebody who reads along."""

    def format(self, record: logging.LogRecord) -> str:
        about = " ".join(f"{name}={value}" for name, value in _about(record).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {about}"
        if record.exc_info:
            line += "\n" + "".join(traceback.format_exception(*record.exc_info))
        return line.rstrip()


def _about(record: logging.LogRecord) -> Mapping[str, Any]:
    about: Mapping[str, Any] = getattr(record, "about", {})
    return about


def start_logging(form: str) -> None:
    """Write the log to standard error, in this form. Uvicorn's own words go the same way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    for name, level in ((LOGGER, logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False


def note(event: str, level: int = logging.INFO, error: BaseException | None = None, **about: object) -> None:
    """Write down that something happened."""
    logger = logging.getLogger(LOGGER)
    if logger.isEnabledFor(level):
        # Made by hand: for a usual record logging looks up from which line it is called, with every request.
        trace = (type(error), error, error.__traceback__) if error is not None else None
        record = logging.LogRecord(LOGGER, level, __file__, 0, event, (), trace)
        record.about = about
        logger.handle(record)
