"""Who asks: a person by a signed cookie, a bot account by its token, or nobody yet.

A person needs no account: the first act makes one, with a guest's name and a cookie that says who it is. The
cookie is the person's public id, signed; whoever can't sign can be nobody but themselves.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from pangea.core.words import Phrase, say
from pangea.server.lru import Lru
from pangea.server.messages.people import LONGEST_NAME, BotAccount
from pangea.server.refusals import TOO_MUCH, WRONG, Refused, no_such_bot
from pangea.server.store import Person, Store
from pangea.server.store.people import BotKept

COOKIE = "pangea"
A_YEAR = 365 * 24 * 3600
BEARER = "Bearer "
PROTOCOL, BEARER_PROTOCOL = "pangea", "bearer."
"""What a WebSocket whose client can't set headers offers as its protocols: ours, and one with the token."""
MOST_BOTS = 10
UNKNOWN = 401
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are printed as nothing: fillers, joiners and blanks."""


class Seal:
    """Signs the ids of people.

    >>> seal = Seal(b"a secret")
    >>> seal.opened(seal.closed("ann"))
    'ann'
    >>> seal.opened("bob" + seal.closed("ann")[3:]) is None
    True
    """

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"pangea cookies:" + key).digest()

    def closed(self, person_id: str) -> str:
        return f"{person_id}.{self._sign(person_id)}"

    def opened(self, text: str) -> str | None:
        """The id in a sealed text; None where the seal is broken."""
        person_id, _, sign = text.rpartition(".")
        right = hmac.compare_digest(sign.encode(), self._sign(person_id).encode())
        return person_id if right and person_id else None

    def _sign(self, person_id: str) -> str:
        digest = hmac.digest(self._key, person_id.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


class RecentPeople:
    """People who were here a moment ago: the database need not be asked about each of their requests.

    After some seconds it is, however often they come: another process may have taken a token back.
    """

    def __init__(
        self, seconds: float = 30.0, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds, self._clock = seconds, clock
        self._seen: Lru[str, tuple[float, Person]] = Lru(most)

    def known(self, key: str) -> Person | None:
        since, person = self._seen.get(key) or (float("-inf"), None)
        return person if self._clock() - since < self._seconds else None

    def remember(self, key: str, person: Person) -> None:
        self._seen.put(key, (self._clock(), person))

    def forget(self) -> None:
        self._seen.clear()


class Accounts:
    """Everybody who may ask, and how they prove it."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store, self._seal, self._recent = store, Seal(key), RecentPeople()

    async def who(self, headers: Mapping[str, str]) -> Person | None:
        """Who sent this; None for somebody who is nobody yet. A false proof is refused.

        Whoever shows a token is its bot account or nobody: a cookie that came along is not looked at.
        """
        authorization = authorization_in(headers)
        if authorization is not None:
            return await self._by_token(authorization)
        cookie = _cookie(headers.get("cookie", ""))
        return await self._by_cookie(cookie) if cookie else None

    async def still_are(self, person: Person, headers: Mapping[str, str]) -> bool:
        """Does the proof that somebody came with still hold? A token may have been taken back since."""
        if not person.is_bot:
            return True
        try:
            return await self.who(headers) is not None
        except Refused:
            return False

    async def newcomer(self, lang: str, source: str = "") -> Person:
        name = say(Phrase("server-guest", {"number": str(100 + secrets.randbelow(900))}), lang)
        return await self._store.people.add(name, source=source)

    def cookie(self, person: Person, is_https: bool) -> str:
        """The header that makes a browser be this person from now on."""
        return _set_cookie(self._seal.closed(person.id), A_YEAR, is_https)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = await self._store.people.rename(person.id, checked_name(name))
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

    async def _by_token(self, authorization: str) -> Person:
        known = self._recent.known(authorization)
        if known is not None:
            return known
        person = None
        if authorization.startswith(BEARER):
            person = await self._store.people.find_by_token(authorization.removeprefix(BEARER).strip())
        if person is None:
            raise Refused(UNKNOWN, "unknown-token", "server-unknown-token")
        self._store.last_seen.note("person", person.id)
        self._recent.remember(authorization, person)
        return person

    async def _by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie it is. A guest who was removed after a long absence is nobody again."""
        known = self._recent.known(cookie)
        if known is not None:
            return known
        person_id = self._seal.opened(cookie)
        if person_id is None:
            raise Refused(UNKNOWN, "forged-cookie", "server-forged-cookie")
        person = await self._store.people.get(person_id)
        if person is not None:
            self._store.last_seen.note("person", person.id)
            self._recent.remember(cookie, person)
        return person


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


def no_cookie(is_https: bool) -> str:
    """The header that makes a browser forget who it was."""
    return _set_cookie("", 0, is_https)


def checked_name(name: str) -> str:
    """A name as others will read it: on one line, and short enough for a seat."""
    clean = " ".join(name.split())
    if len(clean) > LONGEST_NAME or not clean.isprintable() or not _can_be_seen(clean):
        raise Refused(WRONG, "bad-name", "server-bad-name", most=LONGEST_NAME)
    return clean


def _written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")


def _can_be_seen(name: str) -> bool:
    """Is there something to read, and nothing that only seems not to be there?"""
    return _UNSEEN.isdisjoint(name) and any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def _cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return None


def _set_cookie(value: str, seconds: int, is_https: bool) -> str:
    parts = [f"{COOKIE}={value}", "Path=/", f"Max-Age={seconds}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if is_https else parts)
