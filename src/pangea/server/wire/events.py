"""What happens, over one WebSocket a page: tables as they are now, who is there, and whose turn it is.

Nothing waits in line for a slow page. It is noted which of its tables moved on, and when the page is ready it
is told how they stand then.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pangea.core.errors import PangeaError
from pangea.server.bans import Bans
from pangea.server.events import Happened
from pangea.server.messages import (
    FromPage,
    Ping,
    Pong,
    ToPage,
    TroubleEvent,
    TurnEvent,
    Unwatch,
    Watch,
)
from pangea.server.observing import Figures, note
from pangea.server.people import People
from pangea.server.refusals import TOO_MUCH, Refused, is_id
from pangea.server.safety import Buckets, Turnstile
from pangea.server.settings import Settings
from pangea.server.store import Person
from pangea.server.tables import Tables
from pangea.server.tables.referee import no_such_table
from pangea.server.tables.shown import Shown
from pangea.server.wire.door import address_noted, address_of, someone, source_of, turn_away
from pangea.server.wire.troubles import as_refused, language_of, read, trouble

MOST_WATCHED = 64
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 200
BROKE_A_RULE, FAULT = 1008, 1011
"""Why a socket is closed: it floods, or may not be open; or we can't go on, and it may come again."""

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


@dataclass
class Watched:
    """What a page knows of a table that it watches: through which eyes, up to which move and number."""

    eyes: int
    log: int
    number: int
    invite: str | None
    is_here: bool = False
    """Was it let in? From then on it counts as being there, and is told who else is."""


class Page:
    """One page of somebody, and what it is to be told."""

    def __init__(
        self,
        person: Person | None,
        lang: str,
        pages: Pages,
        send: Callable[[bytes], Any],
        is_still_known: Callable[[], Awaitable[bool]],
    ) -> None:
        self.person, self.lang = person, lang
        self._is_still_known, self._is_ended = is_still_known, False
        self.ended_because = "unknown-token"
        self.watched: dict[str, Watched] = {}
        self._pages, self._tables, self._send = pages, pages.tables, send
        self._moved_on: dict[str, int] = {}
        self._anew: set[str] = set()
        self._presence: dict[str, bytes] = {}
        self._turns: dict[str, bool] = {}
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

    def turn(self, table: str, is_yours: bool) -> None:
        self._turns[table] = is_yours
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
            while (self._moved_on or self._presence or self._turns) and not self._is_ended:
                if self._moved_on:  # a table is told before whose turn it is there
                    await self._show(*self._moved_on.popitem())
                elif self._presence:
                    await self._tell_people(*self._presence.popitem())
                else:
                    await self.tell(TurnEvent(*self._turns.popitem()))

    async def tell(self, event: ToPage) -> None:
        await self._tell(str(type(event).__struct_config__.tag), _encode(event))

    async def _tell(self, kind: str, event: bytes) -> None:
        self._pages.figures.sent(kind)
        await self._send(event)

    async def _tell_people(self, table_id: str, event: bytes) -> None:
        watched = self.watched.get(table_id)
        if watched is not None and watched.is_here:
            await self._tell("presence", event)

    async def _show(self, table_id: str, number: int) -> None:
        watched = self.watched.get(table_id)
        anew = table_id in self._anew
        self._anew.discard(table_id)
        if watched is None:
            return
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
        watched.number = table.number
        if table.scene:
            watched.log = table.scene.moves
        await self._tell("table", shown.event)

    async def _arrive(self, table_id: str, watched: Watched) -> int:
        """Be let in, and count from then on. Who is not let in is not there, whatever they ask for."""
        number = await self._tables.admit(table_id, self.person, watched.invite)
        if self.watched.get(table_id) is watched:
            watched.is_here = True
            self._tables.person_is_here(table_id, self.person, True)
        return number

    async def _look(self, table_id: str, watched: Watched, number: int) -> Shown:
        """The table now, with the log from where the page's ends; or from its beginning if it may differ."""
        shown = await self._look_from(table_id, watched, watched.log, number)
        table = shown.table
        missed = table.number - watched.number if watched.number >= 0 else 0
        short = table.scene is not None and table.scene.moves < watched.log
        if missed > 1 or short:
            # Something may have been taken back meanwhile: what the page knows need not be so any more.
            shown = await self._look_from(table_id, watched, 0, number)
        return shown

    async def _look_from(self, table_id: str, watched: Watched, log_from: int, number: int) -> Shown:
        return await self._tables.show(
            table_id,
            self.person,
            watched.eyes,
            log_from,
            invite=watched.invite,
            at_least=number if number >= 0 else None,
        )


class Pages:
    """All pages that are open at this process."""

    def __init__(self, tables: Tables, settings: Settings, figures: Figures) -> None:
        self.tables, self.figures, self.turnstile = tables, figures, Turnstile(settings.sockets_per_address)
        self._watching: defaultdict[str, set[Page]] = defaultdict(set)
        self._of_person: defaultdict[str, set[Page]] = defaultdict(set)
        self._sources: dict[Page, str] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._stops = (
            tables.watch().subscribe(self._happened),
            tables.presence.subscribe(self._people_changed),
        )

    def stop(self) -> None:
        for stop in self._stops:
            stop()
        for task in self._telling:
            task.cancel()

    def opened(self, page: Page, source: str) -> None:
        """A page was opened, from this source."""
        self.figures.sockets.inc()
        self._sources[page] = source
        if page.person:
            self._of_person[page.person.id].add(page)

    def closed(self, page: Page) -> None:
        self.figures.sockets.dec()
        self._sources.pop(page, None)
        for table in list(page.watched):
            self.unwatch(page, table)
        if page.person:
            _take_out(self._of_person, page.person.id, page)

    def end(self, person_id: str) -> None:
        """Close all pages of somebody: the token that they were opened with is no more."""
        for page in self._of_person.get(person_id, ()):
            page.end()

    def end_banned(self, bans: Bans) -> None:
        """Close the pages of those who were shut out since they were opened."""
        for page, source in self._sources.items():
            if bans.of(page.person, source) is not None:
                page.end("banned")

    def watch(self, page: Page, wanted: Watch) -> None:
        known = page.watched.get(wanted.table)
        if known is None and len(page.watched) >= MOST_WATCHED:
            raise Refused(TOO_MUCH, "too-many-tables", "server-too-many-watched", most=MOST_WATCHED)
        is_here = known is not None and known.is_here
        page.watched[wanted.table] = Watched(wanted.eyes, wanted.log, wanted.number, wanted.invite, is_here)
        self._watching[wanted.table].add(page)
        page.moved_on(wanted.table, -1, anew=True)

    def unwatch(self, page: Page, table: str) -> None:
        watched = page.watched.pop(table, None)
        if watched is not None and watched.is_here:
            self.tables.person_is_here(table, page.person, False)
        _take_out(self._watching, table, page)

    def _happened(self, happened: Happened) -> None:
        for page in self._watching.get(happened.table, ()):
            # Else it was told that already.
            if happened.anew or page.watched[happened.table].number < happened.number:
                page.moved_on(happened.table, happened.number, anew=happened.anew)
        for person in happened.people:
            for page in self._of_person.get(person, ()):
                if happened.to_move == person or happened.table not in page.watched:
                    page.turn(happened.table, happened.to_move == person)

    def _people_changed(self, table: str) -> None:
        if table in self._watching:
            task = asyncio.create_task(self._tell_people(table))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell_people(self, table: str) -> None:
        """Tell all who watch a table who else does: encoded once for all of them."""
        try:
            event = _encode(await self.tables.who_is_there(table))
        except Exception as error:  # noqa: BLE001
            note("presence", logging.WARNING, error, table=table)  # it is told with the next change
            return
        for page in self._watching.get(table, ()):
            page.people_changed(table, event)


def _take_out(shelves: defaultdict[str, set[Page]], key: str, page: Page) -> None:
    if key in shelves:
        shelves[key].discard(page)
        if not shelves[key]:
            del shelves[key]


@websocket("/events", opt={"cost": 2})
async def events(socket: WebSocket[Any, Any, Any]) -> None:
    """Watch/Unwatch/Ping in, TableEvent/PresenceEvent/TurnEvent/TroubleEvent/Pong out, each a JSON text."""
    pages: Pages = socket.app.state.pages
    address = address_of(socket.scope)
    if not pages.turnstile.enter(address):
        refusal = Refused(TOO_MUCH, "too-many-pages", "server-too-many-pages")
        await turn_away(socket.scope, socket.send, refusal)
        return
    lang = language_of(socket.headers.get("accept-language"))
    person = someone(socket)
    people: People = socket.app.state.people

    async def is_still_known() -> bool:
        return person is None or await people.still_are(person, socket.headers)

    page = Page(person, lang, pages, socket.send_text, is_still_known)
    telling: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        pages.opened(page, source_of(socket.scope))
        telling = asyncio.create_task(_tell(socket, page))
        await _listen(socket, page, pages, telling)
    except WebSocketDisconnect:
        pass
    finally:
        pages.turnstile.leave(address)
        if telling is not None:
            pages.closed(page)
            telling.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await telling


async def _tell(socket: WebSocket[Any, Any, Any], page: Page) -> None:
    """Tell the page what happens. When that ends its socket is closed: it shall not wait for more."""
    code, why = BROKE_A_RULE, ""
    try:
        await page.keep_telling()
    except (OSError, WebSocketDisconnect):  # nobody is there any more
        code, why = FAULT, "gone"
    except Exception as error:  # noqa: BLE001
        code, why = FAULT, as_refused(error).code
    with suppress(Exception):  # it may have gone by itself
        await socket.close(code, why or page.ended_because)


async def _listen(
    socket: WebSocket[Any, Any, Any], page: Page, pages: Pages, telling: asyncio.Task[None]
) -> None:
    """Do what the page asks, until it leaves, floods, or can't be told anything any more."""
    patience = Buckets(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
    while not telling.done():
        text = await socket.receive_text()
        if patience.wait("page"):
            who = page.person.id if page.person else None
            note("flood", path="/api/events", who=who, address=address_noted(socket.scope))
            await socket.close(BROKE_A_RULE, "too much")
            return
        try:
            await _heard(read(text, _decoder), page, pages)
        except (PangeaError, msgspec.DecodeError) as error:
            await page.tell(TroubleEvent(None, trouble(as_refused(error), page.lang)))


async def _heard(message: FromPage, page: Page, pages: Pages) -> None:
    match message:
        case Watch() if not is_id(message.table):
            await page.tell(TroubleEvent(message.table, trouble(no_such_table(), page.lang)))
        case Watch():
            pages.watch(page, message)
        case Unwatch():
            pages.unwatch(page, message.table)
        case Ping():
            await page.tell(Pong())
