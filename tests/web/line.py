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

    def __init__(self, to: str) -> None:
        self.to = to
        """The service's address; another one after it was started anew."""
        self._open = True
        self._ends: set[socket.socket] = set()
        self._guard = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    @classmethod
    @contextmanager
    def laid(cls, to: str) -> Iterator[Line]:
        line = cls(to)
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
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        with self._guard:
            self._open = True

    def _listen(self) -> None:
        carrying: list[threading.Thread] = []
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                carrying += self._connect(caller)
        for thread in carrying:
            thread.join()

    def _connect(self, caller: socket.socket) -> list[threading.Thread]:
        place = urlsplit(self.to)
        try:
            service = socket.create_connection((place.hostname or "", place.port or 0))
        except OSError:
            caller.close()
            return []
        with self._guard:
            self._ends |= {caller, service}
            if not self._open:
                for end in (caller, service):
                    with suppress(OSError):
                        end.shutdown(socket.SHUT_RDWR)
        there = threading.Thread(target=self._carry, args=(caller, service))
        back = threading.Thread(target=self._carry, args=(service, caller))
        there.start()
        back.start()
        return [there, back]

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(ONE_READ):
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
