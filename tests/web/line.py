"""A line to the service that can be cut and mended, as a cable can."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

ONE_READ = 65_536


class Line:
    """Has an address of its own. Whatever comes there goes on to the service, and back."""

    def __init__(self, to: str, below: str = "/") -> None:
        self.to = to
        """The service's address; another one after it was started anew."""
        self._below = below
        """The path of the service among the addresses of the line: as proxies do, it takes that away."""
        self._open = True
        self._ends: set[socket.socket] = set()
        self._guard = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    @classmethod
    @contextmanager
    def laid(cls, to: str, below: str = "/") -> Iterator[Line]:
        line = cls(to, below)
        listening = threading.Thread(target=line._listen)
        listening.start()
        try:
            yield line
        finally:
            line.cut()
            # A last caller, so that nobody waits for one.
            line._door.shutdown(socket.SHUT_RDWR)
            listening.join()
            line._door.close()

    def cut(self) -> None:
        """Everything that is under way breaks off, and nobody gets through."""
        with self._guard:
            self._open = False
            for end in self._ends:
                hang_up(end)

    def mend(self) -> None:
        with self._guard:
            self._open = True

    def _listen(self) -> None:
        calls: list[threading.Thread] = []
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                calls.append(threading.Thread(target=self._connect, args=(caller,)))
                calls[-1].start()
        for call in calls:
            call.join()

    def _connect(self, caller: socket.socket) -> None:
        place = urlsplit(self.to)
        with caller, suppress(OSError):
            service = socket.create_connection((place.hostname or "", place.port or 0))
            with service, self._known(caller, service):
                back = threading.Thread(target=carry, args=(service, caller))
                back.start()
                carry(caller, service, self._below)
                back.join()

    @contextmanager
    def _known(self, *ends: socket.socket) -> Iterator[None]:
        """While it lasts, a cut reaches these ends; if it is cut already, they break off at once."""
        with self._guard:
            self._ends |= set(ends)
            if not self._open:
                for end in ends:
                    hang_up(end)
        try:
            yield
        finally:
            with self._guard:
                self._ends -= set(ends)


def carry(source: socket.socket, target: socket.socket, below: str = "/") -> None:
    """Hand on what comes, until one of them hangs up; then the other does, too."""
    with suppress(OSError):
        while data := source.recv(ONE_READ):
            target.sendall(data.replace(f" {below}".encode(), b" /"))
    hang_up(source)
    hang_up(target)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
