"""The memory of the service: one database, SQLite or PostgreSQL."""

from __future__ import annotations

from pangea.server.store.people import Person
from pangea.server.store.store import Store

__all__ = ["Person", "Store"]
