"""The service put together: its house, its wire, and what runs while it is open."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from pangea.core.errors import PangeaError
from pangea.server.bans import Bans
from pangea.server.house import House, HouseRules
from pangea.server.messages import Trouble
from pangea.server.observing import Figures, note
from pangea.server.people import People
from pangea.server.refusals import Refused
from pangea.server.settings import BadSetting, Settings
from pangea.server.shared_limits import Shared
from pangea.server.sources import Sources
from pangea.server.wire import door, games, me, replays, tables, troubles
from pangea.server.wire.asking import PLAIN, Asked
from pangea.server.wire.boards import BoardsAtHand, board_by_digest
from pangea.server.wire.document import openapi
from pangea.server.wire.events import Pages, events
from pangea.server.wire.pages import WORTH_PACKING, Folder, pages

Opening = Callable[[HouseRules], AbstractAsyncContextManager[House]]


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Response[dict[str, str]]:
    """Is the service well? For whoever starts and stops it."""
    house: House = state.house
    well = await house.store.is_well()
    return Response({"status": "well" if well else "no-database"}, status_code=200 if well else 503)


@get("/events", include_in_schema=False)
async def only_a_socket(request: Asked) -> Response[Trouble]:
    """Who asks for events as for a page is told how to."""
    lang = troubles.language_of(request.headers.get("accept-language"))
    why = troubles.trouble(Refused(426, "only-socket", "server-only-socket"), lang)
    return Response(why, status_code=426, headers={"upgrade": "websocket", "connection": "upgrade"})


def create_app(settings: Settings, opening: Opening = House.open) -> Litestar:
    """The service with these settings. `opening` opens its house: tests may bring their own."""
    entrance = door.Door(settings)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                key = settings.signing_key
                house = await stack.enter_async_context(opening(house_rules(settings)))
                if settings.metrics_address:
                    shown = app.state.figures.shown_at(*settings.metrics_address)
                    app.state.metrics_port = stack.enter_context(shown)
            except Exception as error:
                app.state.failure = _cannot_open(error)
                raise
            app.state.house = house
            app.state.people = People(house.store, key)
            app.state.sources = Sources(key)
            app.state.boards = BoardsAtHand(house.store.boards)
            if settings.redis:
                shared = Shared.through(settings.redis, entrance.limits, app.state.sources.of)
                app.state.shared = await stack.enter_async_context(shared)
            app.state.pages = Pages(house.tables, settings, app.state.figures)
            bans = Bans.open(
                house.store,
                lambda: app.state.pages.end_banned(app.state.bans),
                lambda error: note("bans", logging.ERROR, error),
            )
            app.state.bans = await stack.enter_async_context(bans)
            note("open", database=settings.database_url.partition("://")[0], redis=bool(settings.redis))
            yield
            app.state.pages.stop()
            note("closed")

    api = Router(
        "/api",
        route_handlers=[
            games.games,
            games.board,
            board_by_digest,
            me.me,
            me.rename,
            me.bots,
            me.make_token,
            me.remove_token,
            *tables.HANDLERS,
            *replays.HANDLERS,
            events,
            only_a_socket,
            openapi,
        ],
    )
    return Litestar(
        [api, healthz, pages],
        lifespan=[open_house],
        state=State({"settings": settings, "figures": Figures(), "folder": Folder(settings.pages_folder)}),
        middleware=[entrance],
        before_send=[door.before_send],
        exception_handlers={Exception: troubles.answer},
        request_class=Asked,
        compression_config=CompressionConfig(
            "gzip", minimum_size=WORTH_PACKING, gzip_compress_level=4, exclude_opt_key=PLAIN
        ),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Pangea", version="1", path="/api/none", render_plugins=[], use_handler_docstrings=True
        ),
        logging_config=None,
    )


def house_rules(settings: Settings) -> HouseRules:
    return HouseRules(
        database=settings.database_url,
        redis=settings.redis or None,
        pace=settings.pace,
        bot_threads=settings.bots_at_a_time,
        bytes_per_day=settings.bytes_per_day,
        keep_days=settings.keep_days,
        tables_per_person=settings.tables_per_person,
        bot_tables_per_source=settings.bot_tables_per_address,
    )


def _cannot_open(error: Exception) -> PangeaError:
    """Why the service can't be opened, in a sentence for its host."""
    if isinstance(error, PangeaError):
        return error
    reason = getattr(error, "strerror", None) or str(error).partition("\n")[0] or type(error).__name__
    return BadSetting("server-cannot-open", reason=reason)
