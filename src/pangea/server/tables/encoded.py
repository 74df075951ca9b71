"""A table as a page is told of it."""

from __future__ import annotations

from functools import cached_property

import msgspec

from pangea.server.messages.events import TableEvent
from pangea.server.messages.tables import Table

_encode = msgspec.json.Encoder().encode


class EncodedTable:
    """It is encoded once, however many pages are told the same."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @cached_property
    def event(self) -> bytes:
        return _encode(TableEvent(self.table))
