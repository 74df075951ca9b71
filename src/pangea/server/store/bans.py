"""Who is shut out by the host: a person, or a source, until a moment or for good."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.store.models import BanRow
from pangea.server.store.writer import dialect_of

Kind = Literal["person", "source"]


@dataclass(frozen=True)
class Ban:
    kind: Kind
    value: str
    since: float
    until: float | None = None
    """None: for good."""
    why: str = ""

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


class Bans:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._dialect = dialect_of(engine)

    async def all(self, now: float) -> list[Ban]:
        """Those that hold, the newest first."""
        columns = (BanRow.kind, BanRow.value, BanRow.since, BanRow.until, BanRow.why)
        wanted = select(*columns).where(or_(BanRow.until.is_(None), BanRow.until > now))
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(BanRow.since.desc()))
            return [Ban(*row) for row in found]  # type: ignore[arg-type]

    async def put(self, ban: Ban) -> None:
        """Shut somebody out; for whoever is shut out already this ban counts from now on."""
        new = self._dialect.insert(BanRow).values(asdict(ban))
        changed = {name: new.excluded[name] for name in ("since", "until", "why")}
        async with self._engine.begin() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=["kind", "value"], set_=changed)
            )

    async def remove(self, kind: Kind, value: str) -> bool:
        """Let somebody in again; False if they were not shut out."""
        gone = delete(BanRow).where(BanRow.kind == kind, BanRow.value == value)
        async with self._engine.begin() as connection:
            return (await connection.execute(gone)).rowcount > 0
