"""Tables: where people and bots play. The referee of the service."""

from __future__ import annotations

from pangea.server.tables.tables import Tables

__all__ = ["Tables"]
