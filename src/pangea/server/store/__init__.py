"""The memory of the service: one database, SQLite or PostgreSQL."""

from __future__ import annotations

from pangea.server.store.database import Store
from pangea.server.store.people import Person

__all__ = ["Person", "Store"]
