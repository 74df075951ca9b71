"""What happens, over one WebSocket a page: tables as they are now, who is there, and whose turn it is.

Nothing waits in line for a slow page. It is noted which of its tables moved on, and when the page is ready it
is told how they stand then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pangea.core.errors import PangeaError
from pangea.server.buckets import ConcurrencyLimit, TokenBuckets
from pangea.server.http.accounts import BEARER_PROTOCOL, PROTOCOL, Accounts
from pangea.server.http.bans import CurrentBans
from pangea.server.http.errors import MALFORMED, as_refused, language_of, read, trouble
from pangea.server.http.middleware.identity import who_asks
from pangea.server.http.middleware.refused_sockets import FAULT, turn_away
from pangea.server.http.scopes import address_noted, address_of, sources_of
from pangea.server.hub import Happened, Message, Talked
from pangea.server.messages.events import (
    FromPage,
    InvitedEvent,
    Ping,
    Pong,
    TalkEvent,
    ToPage,
    TroubleEvent,
    TurnEvent,
    Unwait,
    Unwatch,
    Wait,
    WaitingEvent,
    Watch,
)
from pangea.server.messages.tables import Table
from pangea.server.observing import Figures, note
from pangea.server.refusals import FORBIDDEN, TOO_MUCH, Refused, is_id, no_such_table
from pangea.server.settings import ServerSettings
from pangea.server.store import Person
from pangea.server.tables import Tables, acts
from pangea.server.tables.encoded import EncodedTable
from pangea.server.tables.waiting import checked_wait

MOST_WATCHED = 64
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 200
BROKE_A_RULE = 1008
"""Why a socket is closed: it floods, or may not be open."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


@dataclass
class Subscription:
    """What a page knows of a table that it watches: through which eyes, up to which move and number."""

    eyes: int
    log: int
    number: int
    invite: str | None
    page: str | None = None
    """The name that the page has given itself."""
    talk: int | None = None
    """The last line of talk that it knows; None if it shows none."""
    is_here: bool = False
    """Was it let in? From then on it counts as being there, and is told who else is."""
    asked: Watch | None = None
    """What the page asked with, as long as it was told nothing since but what it asked for."""

    def sees_like(self, table: Table) -> bool:
        """Was the table shown through the eyes that watch it?"""
        return table.scene is None or table.scene.eyes == self.eyes

    def knows(self, table: Table) -> None:
        """The page has been told the table as it is now."""
        self.number = table.number
        if table.scene:
            self.log = table.scene.moves


class Subscriber:
    """One page of somebody, and what it is to be told."""

    def __init__(
        self,
        person: Person | None,
        lang: str,
        subscribers: Subscribers,
        send: Callable[[bytes], Any],
        is_still_known: Callable[[], Awaitable[bool]],
    ) -> None:
        self.person, self.lang = person, lang
        self.person_id = None if person is None else person.id
        self._is_still_known, self._is_ended = is_still_known, False
        self.ended_because = "unknown-token"
        self.watched: dict[str, Subscription] = {}
        self._pages, self._tables, self._send = subscribers, subscribers.tables, send
        self._moved_on: dict[str, int] = {}
        self._anew: set[str] = set()
        self._presence: dict[str, bytes] = {}
        self._turns: dict[str, bool] = {}
        self._talked: set[str] = set()
        self.waits, self._waits_anew = False, False
        self._invited: dict[str, None] = {}
        self._woken = asyncio.Event()

    def moved_on(self, table: str, number: int, *, anew: bool = False) -> None:
        """A table that the page watches is at this number now; `anew`: tell it even if it knows that."""
        self._moved_on[table] = max(number, self._moved_on.get(table, -1))
        if anew:
            self._anew.add(table)
        self._woken.set()

    def people_changed(self, table: str, event: bytes) -> None:
        """Somebody came to a table that the page watches, or left it: what the page is to be told."""
        self._presence[table] = event
        self._woken.set()

    def talked(self, table: str) -> None:
        """Somebody said something at a table that the page watches."""
        self._talked.add(table)
        self._woken.set()

    def turn(self, table: str, is_yours: bool) -> None:
        self._turns[table] = is_yours
        self._woken.set()

    def waiting(self, is_so: bool) -> None:
        """It has said that it waits for opponents, or that it does no longer."""
        self.waits, self._waits_anew = is_so, True
        self._woken.set()

    def invited(self, table: str) -> None:
        """A seat is kept for it at a table."""
        self._invited[table] = None
        self._woken.set()

    def end(self, why: str = "unknown-token") -> None:
        """Whoever has opened it may not be told anything any more."""
        self._is_ended, self.ended_because = True, why
        self._woken.set()

    async def keep_telling(self) -> None:
        """Tell the page what there is to tell, for as long as it is open and may be told."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._is_ended or not await self._is_still_known():
                return
            while self._has_news and not self._is_ended:
                if self._moved_on:  # a table is told before whose turn it is there
                    await self._show(*self._moved_on.popitem())
                elif self._presence:
                    await self._tell_people(*self._presence.popitem())
                elif self._talked:
                    await self._tell_talk(self._talked.pop())
                elif self._waits_anew:
                    await self._tell_waiting()
                elif self._invited:
                    await self.tell(InvitedEvent(self._invited.popitem()[0]))
                else:
                    await self.tell(TurnEvent(*self._turns.popitem()))

    @property
    def _has_news(self) -> bool:
        told_of_tables = self._moved_on or self._presence or self._talked or self._turns
        return bool(told_of_tables or self._waits_anew or self._invited)

    async def tell(self, event: ToPage) -> None:
        await self._tell(str(type(event).__struct_config__.tag), _encode(event))

    async def _tell(self, kind: str, event: bytes) -> None:
        self._pages.figures.sent(kind)
        await self._send(event)

    async def _tell_people(self, table_id: str, event: bytes) -> None:
        watched = self.watched.get(table_id)
        if watched is not None and watched.is_here:
            await self._tell("presence", event)

    async def _tell_talk(self, table_id: str) -> None:
        """What was said since the line that the page knows: a slow page is told all of it at once."""
        watched = self.watched.get(table_id)
        if watched is None or not watched.is_here or watched.talk is None:
            return
        try:
            talk = await acts.talk(self._tables, table_id, self.person, watched.talk, watched.invite)
        except PangeaError:
            return  # the table is gone, or not for them any more: `_show` says so
        if self.watched.get(table_id) is watched:
            watched.talk = max([watched.talk, *(line.number for line in talk.lines)])
            await self.tell(TalkEvent(table_id, talk))

    async def _tell_waiting(self) -> None:
        """How others find it, and which seats are kept for it already: it may have been away."""
        self._waits_anew = False
        await self.tell(WaitingEvent(self._tables.waiting.of(self)))
        if self.waits and self.person is not None:
            for table in await acts.invitations(self._tables, self.person):
                self.invited(table)

    async def _show(self, table_id: str, number: int) -> None:
        watched = self.watched.get(table_id)
        anew = table_id in self._anew
        self._anew.discard(table_id)
        if watched is None or (watched.is_here and not anew and 0 <= number <= watched.number):
            return  # it was told that already, by an answer
        try:
            if not watched.is_here:
                number = await self._arrive(table_id, watched)
            shown = await self._look(table_id, watched, number)
        except PangeaError as error:
            if self.watched.get(table_id) is watched:
                self._pages.unwatch(self, table_id)
                await self.tell(TroubleEvent(table_id, trouble(as_refused(error), self.lang)))
            return
        table = shown.table
        if self.watched.get(table_id) is not watched or table.number < watched.number:
            return
        if table.number == watched.number and not anew:  # told while somebody else said so, too
            return
        watched.knows(table)
        if not anew:
            watched.asked = None
        await self._tell("table", shown.event)

    async def _arrive(self, table_id: str, watched: Subscription) -> int:
        """Be let in, and count from then on. Whoever is not let in is not there, whatever they ask for."""
        number = await acts.admit(self._tables, table_id, self.person, watched.invite)
        if self.watched.get(table_id) is watched:
            watched.is_here = True
            self._tables.presence.comes(table_id, self.person_id)
            self.talked(table_id)
        return number

    async def _look(self, table_id: str, watched: Subscription, number: int) -> EncodedTable:
        """The table now, with the log from where the page's ends; or from its beginning if it may differ."""
        shown = await self._look_from(table_id, watched, watched.log, number)
        table = shown.table
        missed = table.number - watched.number if watched.number >= 0 else 0
        short = table.scene is not None and table.scene.moves < watched.log
        if missed > 1 or short:
            # Something may have been taken back meanwhile: what the page knows need not be so any more.
            shown = await self._look_from(table_id, watched, 0, number)
        return shown

    async def _look_from(
        self, table_id: str, watched: Subscription, log_from: int, number: int
    ) -> EncodedTable:
        return await acts.show(
            self._tables,
            table_id,
            self.person,
            watched.eyes,
            log_from,
            invite=watched.invite,
            at_least=number if number >= 0 else None,
        )


class Subscribers:
    """All pages that are open at this process."""

    def __init__(self, tables: Tables, settings: ServerSettings, figures: Figures) -> None:
        self.tables, self.figures, self.turnstile = (
            tables,
            figures,
            ConcurrencyLimit(settings.sockets_per_address),
        )
        self._watching: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._of_person: defaultdict[str, set[Subscriber]] = defaultdict(set)
        self._sources: dict[Subscriber, Sequence[str]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._stops = (
            tables.referee.hub.subscribe(self._happened),
            tables.presence.subscribe(self._people_changed),
            tables.referee.hub.hear_all(self._heard),
        )

    def stop(self) -> None:
        for stop in self._stops:
            stop()
        for task in self._telling:
            task.cancel()

    def opened(self, subscriber: Subscriber, sources: Sequence[str]) -> None:
        """Add an open page, with its source under each secret."""
        self.figures.sockets.inc()
        self._sources[subscriber] = sources
        if subscriber.person:
            self._of_person[subscriber.person.id].add(subscriber)

    def closed(self, subscriber: Subscriber) -> None:
        self.figures.sockets.dec()
        self._sources.pop(subscriber, None)
        self.tables.waiting.stops(subscriber)
        for table in list(subscriber.watched):
            self.unwatch(subscriber, table)
        if subscriber.person:
            _take_out(self._of_person, subscriber.person.id, subscriber)

    def end(self, person_id: str) -> None:
        """Close all pages of somebody: the token that they were opened with is gone."""
        for subscriber in self._of_person.get(person_id, ()):
            subscriber.end()

    def end_banned(self, bans: CurrentBans) -> None:
        """Close the pages of those who were shut out since they were opened."""
        for subscriber, sources in self._sources.items():
            if bans.of(subscriber.person, sources) is not None:
                subscriber.end("banned")

    def wait(self, subscriber: Subscriber, wanted: Wait) -> None:
        """A bot account waits for opponents from now on, while its connection is there."""
        if subscriber.person is None or not subscriber.person.is_bot:
            raise Refused(FORBIDDEN, "only-bots", "server-only-bots")
        bot = checked_wait(subscriber.person, wanted)
        self.tables.waiting.waits(subscriber, bot, self._sources[subscriber][0])
        subscriber.waiting(True)

    def unwait(self, subscriber: Subscriber) -> None:
        self.tables.waiting.stops(subscriber)
        subscriber.waiting(False)

    def watch(self, subscriber: Subscriber, wanted: Watch) -> None:
        known = subscriber.watched.get(wanted.table)
        if known is not None and known.asked == wanted:
            return  # it was told all of that, or will be
        if known is None and len(subscriber.watched) >= MOST_WATCHED:
            raise Refused(TOO_MUCH, "too-many-tables", "server-too-many-watched", most=MOST_WATCHED)
        is_here = known is not None and known.is_here
        subscriber.watched[wanted.table] = Subscription(
            wanted.eyes, wanted.log, wanted.number, wanted.invite, wanted.page, wanted.talk, is_here, wanted
        )
        self._watching[wanted.table].add(subscriber)
        subscriber.talked(wanted.table)
        subscriber.moved_on(wanted.table, -1, anew=True)

    def unwatch(self, subscriber: Subscriber, table: str) -> None:
        watched = subscriber.watched.pop(table, None)
        if watched is not None and watched.is_here:
            self.tables.presence.goes(table, subscriber.person_id)
        _take_out(self._watching, table, subscriber)

    def answered(self, page: str | None, person: Person, table: Table) -> None:
        """A page was told how a table stands by the answer to what it did: no event needs to tell it again.

        Only if it was shown through the same eyes. Other pages of the same person are told as ever.
        """
        for subscriber in self._of_person.get(person.id, ()) if page else ():
            watched = subscriber.watched.get(table.id)
            if watched is not None and watched.page == page and watched.sees_like(table):
                watched.knows(table)
                watched.asked = None

    def _happened(self, happened: Happened) -> None:
        for subscriber in self._watching.get(happened.table, ()):
            # Else it was told that already.
            if happened.anew or subscriber.watched[happened.table].number < happened.number:
                subscriber.moved_on(happened.table, happened.number, anew=happened.anew)
        for person in happened.people:
            for subscriber in self._of_person.get(person, ()):
                if happened.to_move == person or happened.table not in subscriber.watched:
                    subscriber.turn(happened.table, happened.to_move == person)
        for person in happened.awaited:
            for subscriber in self._of_person.get(person, ()):
                if subscriber.waits:
                    subscriber.invited(happened.table)

    def _heard(self, message: Message) -> None:
        if isinstance(message, Talked):
            for subscriber in self._watching.get(message.table, ()):
                # Else it was told that already.
                if (subscriber.watched[message.table].talk or 0) < message.number:
                    subscriber.talked(message.table)

    def _people_changed(self, table: str) -> None:
        if table in self._watching:
            task = asyncio.create_task(self._tell_people(table))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell_people(self, table: str) -> None:
        """Tell all who watch a table who else does: encoded once for all of them."""
        try:
            event = _encode(await acts.who_is_there(self.tables, table))
        except Exception as error:  # noqa: BLE001
            note("presence", logging.WARNING, error, table=table)  # it is told with the next change
            return
        for subscriber in self._watching.get(table, ()):
            subscriber.people_changed(table, event)


def _take_out(groups: defaultdict[str, set[Subscriber]], key: str, subscriber: Subscriber) -> None:
    if key in groups:
        groups[key].discard(subscriber)
        if not groups[key]:
            del groups[key]


@websocket("/events", opt={"cost": 2})
async def events(socket: WebSocket[Any, Any, Any]) -> None:
    """Messages FromPage in, messages ToPage out, as JSON."""
    offered = socket.scope["subprotocols"]
    if PROTOCOL not in offered and any(item.startswith(BEARER_PROTOCOL) for item in offered):
        # A token is never said back, and browsers hang up if none of what they offered is.
        why = Refused(MALFORMED, "no-protocol", "server-no-protocol", protocol=PROTOCOL)
        await turn_away(socket.scope, socket.send, why)
        return
    subscribers: Subscribers = socket.app.state.subscribers
    address = address_of(socket.scope)
    if not subscribers.turnstile.enter(address):
        refusal = Refused(TOO_MUCH, "too-many-pages", "server-too-many-pages")
        await turn_away(socket.scope, socket.send, refusal)
        return
    lang = language_of(socket.headers.get("accept-language"))
    person = who_asks(socket.scope)
    accounts: Accounts = socket.app.state.accounts

    async def is_still_known() -> bool:
        return person is None or await accounts.still_are(person, socket.headers)

    subscriber = Subscriber(person, lang, subscribers, socket.send_text, is_still_known)
    telling: asyncio.Task[None] | None = None
    try:
        await socket.accept(PROTOCOL if PROTOCOL in offered else None)
        subscribers.opened(subscriber, sources_of(socket.scope))
        telling = asyncio.create_task(_tell(socket, subscriber))
        await _listen(socket, subscriber, subscribers, telling)
    except WebSocketDisconnect:
        pass
    finally:
        subscribers.turnstile.leave(address)
        if telling is not None:
            subscribers.closed(subscriber)
            telling.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await telling


async def _tell(socket: WebSocket[Any, Any, Any], subscriber: Subscriber) -> None:
    """Tell the page what happens. When that ends its socket is closed: it shouldn't wait for more."""
    code, why = BROKE_A_RULE, ""
    try:
        await subscriber.keep_telling()
    except (OSError, WebSocketDisconnect):  # nobody is there any more
        code, why = FAULT, "gone"
    except Exception as error:  # noqa: BLE001
        code, why = FAULT, as_refused(error).code
    with suppress(Exception):  # it may have gone by itself
        await socket.close(code, why or subscriber.ended_because)


async def _listen(
    socket: WebSocket[Any, Any, Any],
    subscriber: Subscriber,
    subscribers: Subscribers,
    telling: asyncio.Task[None],
) -> None:
    """Do what the page asks, until it leaves, floods, or can't be told anything any more."""
    patience = TokenBuckets(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    while not telling.done():
        text = await socket.receive_text()
        if patience.wait("page"):
            who = subscriber.person.id if subscriber.person else None
            note("flood", path="/api/events", who=who, address=address_noted(socket.scope))
            await socket.close(BROKE_A_RULE, "too much")
            return
        try:
            await _heard(read(text, _decoder), subscriber, subscribers)
        except (PangeaError, msgspec.DecodeError) as error:
            await subscriber.tell(TroubleEvent(None, trouble(as_refused(error), subscriber.lang)))


async def _heard(message: FromPage, subscriber: Subscriber, subscribers: Subscribers) -> None:
    match message:
        case Watch() if not is_id(message.table):
            await subscriber.tell(TroubleEvent(message.table, trouble(no_such_table(), subscriber.lang)))
        case Watch():
            subscribers.watch(subscriber, message)
        case Unwatch():
            subscribers.unwatch(subscriber, message.table)
        case Wait():
            subscribers.wait(subscriber, message)
        case Unwait():
            subscribers.unwait(subscriber)
        case Ping():
            await subscriber.tell(Pong())
