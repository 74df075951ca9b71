"""What people made of the challenges of the days: one result of each person and day."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.store.models import ChallengeRow
from pangea.server.store.writer import dialect_of


@dataclass(frozen=True)
class ChallengeKept:
    person_id: str
    at: float
    name: str
    points: int
    place: int
    replay: str


class ChallengeStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._dialect = dialect_of(engine)

    async def add(self, day: str, made: ChallengeKept) -> bool:
        """Keep a result; False if there is one of this person already, which stays."""
        new = self._dialect.insert(ChallengeRow).values(day=day, **vars(made))
        async with self._engine.begin() as connection:
            return (await connection.execute(new.on_conflict_do_nothing())).rowcount > 0

    async def has(self, day: str, person_id: str) -> bool:
        wanted = select(ChallengeRow.day).where(ChallengeRow.day == day, ChallengeRow.person_id == person_id)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted) is not None

    async def best(self, day: str, most: int) -> tuple[list[ChallengeKept], int]:
        """The best results of a day, and how many there are: by place, then by points, then the earlier."""
        row = ChallengeRow
        fields = [getattr(row, name) for name in ChallengeKept.__dataclass_fields__]
        wanted = (
            select(*fields)
            .where(row.day == day)
            .order_by(row.place, row.points.desc(), row.at, row.person_id)
            .limit(most)
        )
        count = select(func.count()).select_from(row).where(row.day == day)
        async with self._engine.connect() as connection:
            found = [ChallengeKept(**kept._mapping) for kept in await connection.execute(wanted)]
            return found, (await connection.scalar(count)) or 0
