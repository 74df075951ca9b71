"""What people made of the challenges of the days: one result of each person and day."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import case, distinct, func, select
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


@dataclass(frozen=True)
class ChallengeListed:
    """A result as it is listed: one for all who made exactly the same moves."""

    name: str
    """Who sent it first."""
    person_id: str
    at: float
    points: int
    place: int
    replay: str
    people: int
    is_the_askers: bool


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

    async def is_known(self, day: str, replay: str) -> bool:
        """Was a result with this replay, so with the same moves, checked before?"""
        wanted = select(ChallengeRow.day).where(ChallengeRow.day == day, ChallengeRow.replay == replay)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted.limit(1)) is not None

    async def replay_of(self, day: str, person_id: str) -> str | None:
        """The replay of the result that a person sent."""
        row = ChallengeRow
        wanted = select(row.replay).where(row.day == day, row.person_id == person_id)
        async with self._engine.connect() as connection:
            return await connection.scalar(wanted)

    async def best(self, day: str, most: int, asker: str | None) -> tuple[list[ChallengeListed], int]:
        """The best results of a day, and how many there are: by place, then by points, then the earlier.

        Results with the same replay are one. `asker` is the id of the person who asks.
        """
        row = ChallengeRow
        ranked = (
            select(
                row.name,
                row.person_id,
                row.at,
                row.points,
                row.place,
                row.replay,
                func.row_number()
                .over(partition_by=row.replay, order_by=(row.at, row.person_id))
                .label("number"),
                func.count().over(partition_by=row.replay).label("people"),
                func.max(case((row.person_id == asker, 1), else_=0))
                .over(partition_by=row.replay)
                .label("own"),
            )
            .where(row.day == day)
            .subquery()
        )
        wanted = (
            select(ranked)
            .where(ranked.c.number == 1)
            .order_by(ranked.c.place, ranked.c.points.desc(), ranked.c.at, ranked.c.replay)
            .limit(most)
        )
        count = select(func.count(distinct(row.replay))).where(row.day == day)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).mappings()
            listed = [
                ChallengeListed(
                    name=kept["name"],
                    person_id=kept["person_id"],
                    at=kept["at"],
                    points=kept["points"],
                    place=kept["place"],
                    replay=kept["replay"],
                    people=kept["people"],
                    is_the_askers=bool(kept["own"]),
                )
                for kept in found
            ]
            return listed, (await connection.scalar(count)) or 0
