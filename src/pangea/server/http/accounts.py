"""Who asks: a person by a signed cookie, a bot account by its token, or a visitor who is neither yet.

A person needs no account: the first act makes one, with a guest's name and a cookie that says who it is. The
cookie is the person's public id, signed: only the service can make one.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from pangea.core.words import Phrase, say
from pangea.server.http.cookies import Seal, StrayCookies, cookie_in, set_cookie
from pangea.server.lru import Lru
from pangea.server.messages.people import BotAccount
from pangea.server.refusals import TOO_MUCH, Refused, no_such_bot
from pangea.server.store import Person, Store
from pangea.server.store.people import BotKept
from pangea.server.tables.names import checked_name

BEARER = "Bearer "
PROTOCOL, BEARER_PROTOCOL = "pangea", "bearer."
"""What a WebSocket whose client can't set headers offers as its protocols: ours, and one with the token."""
MOST_BOTS = 10
UNKNOWN = 401


@dataclass(frozen=True)
class Visitor:
    """Who sent a request, as far as its proof shows."""

    person: Person | None = None
    """None for a visitor who has done nothing yet."""
    is_stray: bool = False
    """Did it come with a cookie that this service does not recognise? Then the cookie is left alone."""
    has_old_cookie: bool = False
    """Is its cookie to be renewed?"""


class RecentVisitors:
    """Visitors who were here a moment ago: the database is not asked about each of their requests.

    After some seconds it is, however often they come: another process may have revoked a token.
    """

    def __init__(
        self, seconds: float = 30.0, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds, self._clock = seconds, clock
        self._seen: Lru[str, tuple[float, Visitor]] = Lru(most)

    def known(self, key: str) -> Visitor | None:
        since, visitor = self._seen.get(key) or (float("-inf"), None)
        return visitor if self._clock() - since < self._seconds else None

    def remember(self, key: str, visitor: Visitor) -> Visitor:
        self._seen.put(key, (self._clock(), visitor))
        return visitor

    def forget(self) -> None:
        self._seen.clear()


class Accounts:
    """People and bot accounts, and how they prove who they are."""

    def __init__(self, store: Store, seal: Seal, strays: StrayCookies) -> None:
        self._store, self._seal, self._strays = store, seal, strays
        self._recent = RecentVisitors()

    async def who(self, headers: Mapping[str, str]) -> Visitor:
        """Return who sent a request. An unknown token is refused; where there is one, cookies are ignored."""
        authorization = authorization_in(headers)
        if authorization is not None:
            return await self._by_token(authorization)
        cookie = cookie_in(headers.get("cookie", ""))
        return await self._by_cookie(cookie) if cookie else Visitor()

    async def still_are(self, person: Person, headers: Mapping[str, str]) -> bool:
        """Does the proof that somebody came with still hold? A token may have been taken back since."""
        if not person.is_bot:
            return True
        try:
            return (await self.who(headers)).person is not None
        except Refused:
            return False

    async def newcomer(self, lang: str, source: str = "") -> Person:
        name = say(Phrase("server-guest", {"number": str(100 + secrets.randbelow(900))}), lang)
        return await self._store.people.add(name, source=source)

    def cookie(self, person: Person, is_https: bool) -> str:
        """Return the header that makes a browser this person's for a year from now."""
        return set_cookie(self._seal.close(person.id), is_https)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = await self._store.people.rename(person.id, checked_name(name, person.name))
        self._recent.forget()
        return renamed

    async def new_bot(self, owner: Person, name: str, source: str = "") -> tuple[Person, str]:
        """A bot account and its token, which is told now and never again."""
        if owner.is_bot or len(await self._store.people.bots_of(owner.id)) >= MOST_BOTS:
            raise Refused(TOO_MUCH, "too-many-bots", "server-too-many-bots", most=MOST_BOTS)
        token = f"pangea_{secrets.token_urlsafe(32)}"
        bot = await self._store.people.add(checked_name(name), token=token, owner=owner.id, source=source)
        return bot, token

    async def bots_of(self, owner: Person) -> list[BotAccount]:
        """The bot accounts of a person, with when they were made and last used: to half a day, if known."""
        return [self._account(row) for row in await self._store.people.accounts_of(owner.id)]

    async def remove_bot(self, owner: Person, bot_id: str) -> None:
        """The bot's token opens nothing any more, here at once and elsewhere in half a minute."""
        removed = await self._store.people.remove_token(owner.id, bot_id)
        self._recent.forget()  # now: whoever came meanwhile would be known for another while
        if not removed:
            raise no_such_bot(bot_id)

    def _account(self, kept: BotKept) -> BotAccount:
        bot, used = kept.person, self._store.last_seen.noted("person", kept.person.id) or kept.used
        return BotAccount(bot.id, bot.name, _written(kept.made), None if used is None else _written(used))

    async def _by_token(self, authorization: str) -> Visitor:
        known = self._recent.known(authorization)
        if known is not None:
            return known
        person = None
        if authorization.startswith(BEARER):
            person = await self._store.people.find_by_token(authorization.removeprefix(BEARER).strip())
        if person is None:
            raise Refused(UNKNOWN, "unknown-token", "server-unknown-token")
        self._store.last_seen.note("person", person.id)
        return self._recent.remember(authorization, Visitor(person))

    async def _by_cookie(self, cookie: str) -> Visitor:
        """Return whose cookie it is: a stray's if it was signed elsewhere or its person is not known here."""
        known = self._recent.known(cookie)
        if known is not None:
            return known
        opened = self._seal.open(cookie)
        if opened is None:
            self._strays.count(cookie, "another secret")
            return Visitor(is_stray=True)
        person = await self._store.people.get(opened.person_id)
        if person is None:
            self._strays.count(cookie, "unknown person")
            return Visitor(is_stray=True)
        self._store.last_seen.note("person", person.id)
        return self._recent.remember(cookie, Visitor(person, has_old_cookie=opened.is_old))


def authorization_in(headers: Mapping[str, str]) -> str | None:
    """The token that came along, as the header Authorization writes it; None if there is none.

    Browsers let nobody set that header on a WebSocket. The protocols that it offers are the one thing a page
    can choose besides the address, and an address ends up in logs.

    >>> authorization_in({"sec-websocket-protocol": "pangea, bearer.pangea_x7Q"})
    'Bearer pangea_x7Q'
    """
    authorization = headers.get("authorization")
    if authorization is not None:
        return authorization
    offered = (protocol.strip() for protocol in headers.get("sec-websocket-protocol", "").split(","))
    tokens = [item.removeprefix(BEARER_PROTOCOL) for item in offered if item.startswith(BEARER_PROTOCOL)]
    return f"{BEARER}{tokens[0]}" if tokens else None


def _written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
