"""Who plays: people with a name, and bot accounts with a token."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.refusals import GONE, Refused
from pangea.server.store.last_seen import OFTEN_ENOUGH
from pangea.server.store.models import PersonRow
from pangea.server.store.usage import PERSON, Usage


@dataclass(frozen=True)
class Person:
    """`id` is public; what proves it is a signed cookie, or a token whose hash alone is kept."""

    id: str
    name: str
    is_bot: bool = False


@dataclass(frozen=True)
class BotKept:
    """A bot account, and when it was made and last used."""

    person: Person
    made: float
    used: float | None


class People:
    def __init__(self, engine: AsyncEngine, usage: Usage) -> None:
        self._engine, self._usage = engine, usage

    async def add(
        self, name: str, *, token: str | None = None, owner: str | None = None, source: str = ""
    ) -> Person:
        """A new person; with a token, a bot account that belongs to `owner`."""
        person = Person(secrets.token_hex(8), name, token is not None)
        now = time.time()
        async with self._engine.begin() as connection:
            await self._usage.charge_in(connection, source, PERSON)
            await connection.execute(
                insert(PersonRow).values(
                    id=person.id,
                    name=name,
                    is_bot=person.is_bot,
                    token_hash=None if token is None else _hash(token),
                    owner=owner,
                    since=now,
                    source=source,
                    # So that the first use of a token is written down, however soon it comes.
                    seen=now if token is None else now - OFTEN_ENOUGH,
                )
            )
        return person

    async def get(self, person_id: str) -> Person | None:
        return await self._one(PersonRow.id == person_id)

    async def rename(self, person_id: str, name: str) -> Person:
        async with self._engine.begin() as connection:
            await connection.execute(update(PersonRow).where(PersonRow.id == person_id).values(name=name))
        person = await self.get(person_id)
        if person is None:
            raise Refused(GONE, "no-such-person", "server-table-no-such-person")
        return person

    async def find_by_token(self, token: str) -> Person | None:
        return await self._one(PersonRow.token_hash == _hash(token))

    async def bots_of(self, owner: str) -> list[Person]:
        """The bot accounts of a person that can still be used."""
        return await self._all((PersonRow.owner == owner) & PersonRow.token_hash.is_not(None))

    async def accounts_of(self, owner: str) -> list[BotKept]:
        """The same, with when they were made and last used."""
        own = (PersonRow.owner == owner) & PersonRow.token_hash.is_not(None)
        wanted = select(PersonRow.id, PersonRow.name, PersonRow.since, PersonRow.seen).where(own)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted.order_by(PersonRow.since))).all()
        return [
            BotKept(Person(row.id, row.name, True), row.since, row.seen if row.seen > row.since else None)
            for row in found
        ]

    async def remove_token(self, owner: str, person_id: str) -> bool:
        """The bot account's token opens nothing any more; False if it is not the owner's."""
        own = (PersonRow.id == person_id) & (PersonRow.owner == owner) & PersonRow.token_hash.is_not(None)
        async with self._engine.begin() as connection:
            done = await connection.execute(update(PersonRow).where(own).values(token_hash=None))
        return done.rowcount > 0

    async def _one(self, which: ColumnElement[bool]) -> Person | None:
        found = await self._all(which)
        return found[0] if found else None

    async def _all(self, which: ColumnElement[bool]) -> list[Person]:
        wanted = select(PersonRow.id, PersonRow.name, PersonRow.is_bot).where(which).order_by(PersonRow.since)
        async with self._engine.connect() as connection:
            return [Person(row.id, row.name, row.is_bot) for row in await connection.execute(wanted)]


def _hash(token: str) -> str:
    # Tokens are random and long: a plain hash can't be turned back, and no slow one is needed.
    return hashlib.sha256(token.encode()).hexdigest()
