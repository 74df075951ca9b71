"""HTTP and WebSockets, read by hand: nothing in between that would cost time."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import struct
from collections.abc import Callable
from typing import Any

import msgspec

HERE = "127.0.0.1"


class Answered(RuntimeError):
    """A request that was refused: its status, the seconds to wait first, and what was said."""

    def __init__(self, asked: str, head: bytes, answer: bytes) -> None:
        self.status, self.text = int(head[9:12]), answer.decode(errors="replace")
        later = re.search(rb"retry-after: (\d+)", head, re.IGNORECASE)
        self.retry_after = int(later[1]) if later else None
        super().__init__(f"{asked}: {self.status} {self.text[:500]}")


class Wire(asyncio.Protocol):
    """One connection, kept open and read by hand: nothing in between that would cost time."""

    def __init__(self) -> None:
        self.transport: Any = None
        self.unread = b""
        self.why_closed: Exception | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.unread = self.unread + data if self.unread else data
        while self.unread and self.take():
            pass

    def take(self) -> bool:
        """Take something whole from what is unread, if there is."""
        raise NotImplementedError

    def connection_lost(self, exc: Exception | None) -> None:
        self.why_closed = exc or ConnectionError("the service closed a line")

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()

    def head(self) -> bytes | None:
        """The head of an answer, if it is all there; it is taken."""
        end = self.unread.find(b"\r\n\r\n") + 4
        if end < 4:
            return None
        head, self.unread = self.unread[:end], self.unread[end:]
        return head


class Line(Wire):
    """Requests and their answers, one at a time."""

    def __init__(self, port: int, cookie: str = "", address: str = HERE) -> None:
        """`address` is where it comes from: all of 127.0.0.0/8 is this machine."""
        super().__init__()
        self._port, self.cookie, self._address = port, cookie, address
        self._head, self._missing = b"", 0
        self._answer: asyncio.Future[tuple[bytes, bytes]] | None = None
        self._busy = asyncio.Lock()

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        async with self._busy:
            loop = asyncio.get_running_loop()
            if self.transport is None:
                await loop.create_connection(lambda: self, HERE, self._port, local_addr=(self._address, 0))
            content = b"" if body is None else msgspec.json.encode(body)
            cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
            self._answer = loop.create_future()
            self.transport.write(
                f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{cookie}"
                f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
                + content
            )
            head, answer = await self._answer
        if head[9:10] != b"2":
            raise Answered(f"{method} {path}", head, answer)
        if not self.cookie and (made := re.search(rb"set-cookie: ([^;]+)", head, re.IGNORECASE)):
            self.cookie = made[1].decode()
        return answer

    def take(self) -> bool:
        if not self._head:
            self._head = self.head() or b""
            length = re.search(rb"content-length: (\d+)", self._head, re.IGNORECASE)
            self._missing = int(length[1]) if length else 0
        if not self._head or len(self.unread) < self._missing:
            return False
        answer, self.unread = self.unread[: self._missing], self.unread[self._missing :]
        head, self._head = self._head, b""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((head, answer))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(self.why_closed or ConnectionError())


class Page(Wire):
    """The WebSocket of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tell: Callable[[bytes], None] = lambda text: None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, cookie: str = "", address: str = HERE) -> Page:
        loop = asyncio.get_running_loop()
        _, page = await loop.create_connection(cls, HERE, port, local_addr=(address, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        proof = f"Cookie: {cookie}\r\n" if cookie else ""
        page.transport.write(
            f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n{proof}"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await page.is_open
        return page

    def send(self, message: object) -> None:
        text = msgspec.json.encode(message)
        mask = b"\0\0\0\0"
        size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
        self.transport.write(b"\x81" + size + mask + text)

    def take(self) -> bool:
        if not self.is_open.done():
            head = self.head()
            if head is not None and b" 101 " in head:
                self.is_open.set_result(None)
            elif head is not None:
                self.is_open.set_exception(RuntimeError(head.decode()))
            return head is not None
        if len(self.unread) < 2:
            return False
        start, size = 2, self.unread[1]
        if size == 126:
            start, size = 4, int.from_bytes(self.unread[2:4], "big")
        elif size == 127:
            start, size = 10, int.from_bytes(self.unread[2:10], "big")
        if len(self.unread) < start + size:
            return False
        kind, content = self.unread[0] & 0x0F, self.unread[start : start + size]
        self.unread = self.unread[start + size :]
        if kind == 1:
            self.tell(content)
        elif kind == 9:
            self.transport.write(b"\x8a" + bytes([0x80 | len(content)]) + b"\0\0\0\0" + content)
        return True
