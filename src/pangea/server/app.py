"""The service put together: its tables, its routes, and what runs while it is open."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from pangea.core.errors import PangeaError
from pangea.server.http import errors
from pangea.server.http.accounts import Accounts
from pangea.server.http.bans import CurrentBans
from pangea.server.http.cookies import Seal, StrayCookies
from pangea.server.http.fast_move import fast_move
from pangea.server.http.middleware.headers import add_headers
from pangea.server.http.middleware.identity import identity
from pangea.server.http.middleware.limits import RateLimits
from pangea.server.http.middleware.origin import OriginCheck
from pangea.server.http.middleware.paths import paths
from pangea.server.http.middleware.refused_sockets import note_unknown_path, refused_sockets
from pangea.server.http.middleware.request_log import request_log
from pangea.server.http.request import PLAIN, ApiRequest
from pangea.server.http.routes import daily, games, me, replays, tables, talk
from pangea.server.http.routes.boards import RecentBoards, board_by_digest, tables_by_digest
from pangea.server.http.routes.openapi import openapi
from pangea.server.http.routes.pages import WORTH_PACKING, Pages, pages
from pangea.server.http.shared_limits import SharedBuckets
from pangea.server.http.socket import Subscribers, events
from pangea.server.http.sources import Sources
from pangea.server.http.talk_limits import TalkLimits
from pangea.server.keyring import Keyring
from pangea.server.messages.words import Trouble
from pangea.server.observing import Figures, note
from pangea.server.refusals import Refused
from pangea.server.service import Service, ServiceConfig
from pangea.server.settings import BadSetting, ServerSettings
from pangea.server.store.fingerprint import settle_secret

Opening = Callable[[ServiceConfig], AbstractAsyncContextManager[Service]]


@get("/healthz", include_in_schema=False)
async def healthz(state: State) -> Response[dict[str, str]]:
    """Is the service well? For whoever starts and stops it."""
    service: Service = state.service
    well = await service.store.is_well()
    return Response({"status": "well" if well else "no-database"}, status_code=200 if well else 503)


@get("/events", include_in_schema=False)
async def only_a_socket(request: ApiRequest) -> Response[Trouble]:
    """Whoever asks for events as for a page is told how to."""
    lang = errors.language_of(request.headers.get("accept-language"))
    why = errors.trouble(Refused(426, "only-socket", "server-only-socket"), lang)
    return Response(why, status_code=426, headers={"upgrade": "websocket", "connection": "upgrade"})


def create_app(
    settings: ServerSettings, opening: Opening = Service.open, *, accepts_new_secret: bool = False
) -> Litestar:
    """Return the service with these settings. `opening` opens what answers: tests may bring their own.

    `accepts_new_secret`: open a database that was created with another secret, and note the present one.
    """
    limits, talk_limits = RateLimits(settings), TalkLimits()

    @asynccontextmanager
    async def open_service(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                keyring = await secrets_for(settings, accepts_new_secret)
                service = await stack.enter_async_context(opening(service_config(settings)))
                if settings.metrics_address:
                    shown = app.state.figures.shown_at(*settings.metrics_address)
                    app.state.metrics_port = stack.enter_context(shown)
            except Exception as error:
                app.state.failure = _cannot_open(error)
                raise
            app.state.service = service
            strays = StrayCookies(app.state.figures)
            stack.callback(strays.log)
            app.state.accounts = Accounts(service.store, Seal(keyring), strays)
            app.state.sources = Sources(keyring)
            app.state.boards = RecentBoards(service.store.boards, service.boards)
            if settings.redis:
                buckets = {**limits.buckets, **talk_limits.buckets, **service.budget.buckets}
                shared = SharedBuckets.through(settings.redis, buckets, app.state.sources.of)
                app.state.shared = await stack.enter_async_context(shared)
            app.state.subscribers = Subscribers(service.tables, settings, app.state.figures)
            bans = CurrentBans.open(
                service.store,
                lambda: app.state.subscribers.end_banned(app.state.bans),
                lambda error: note("bans", logging.ERROR, error),
            )
            app.state.bans = await stack.enter_async_context(bans)
            note("open", database=settings.database_url.partition("://")[0], redis=bool(settings.redis))
            yield
            app.state.subscribers.stop()
            note("closed")

    api = Router(
        "/api",
        route_handlers=[
            games.games,
            games.board,
            games.book,
            games.words,
            board_by_digest,
            tables_by_digest,
            me.me,
            me.rename,
            me.fresh_start,
            me.bots,
            me.make_token,
            me.remove_token,
            me.where,
            *tables.HANDLERS,
            *talk.HANDLERS,
            *replays.HANDLERS,
            *daily.HANDLERS,
            events,
            only_a_socket,
            openapi,
        ],
    )
    return Litestar(
        [api, healthz, pages],
        lifespan=[open_service],
        state=State(
            {
                "settings": settings,
                "figures": Figures(),
                "talk_limits": talk_limits,
                "pages": Pages(settings.pages_folder, settings.root),
            }
        ),
        middleware=[
            refused_sockets,
            request_log,
            limits.by_address,
            OriginCheck(settings),
            identity,
            limits.by_person,
            paths,
            fast_move,
        ],
        before_send=[add_headers],
        after_exception=[note_unknown_path],
        exception_handlers={Exception: errors.answer},
        request_class=ApiRequest,
        compression_config=CompressionConfig(
            "gzip", minimum_size=WORTH_PACKING, gzip_compress_level=4, exclude_opt_key=PLAIN
        ),
        request_max_body_size=settings.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Pangea", version="1", path="/api/none", render_plugins=[], use_handler_docstrings=True
        ),
        logging_config=None,
    )


def service_config(settings: ServerSettings) -> ServiceConfig:
    return ServiceConfig(
        database=settings.database_url,
        redis=settings.redis or None,
        pace=settings.pace,
        bot_threads=settings.bots_at_a_time,
        bytes_per_day=settings.bytes_per_day,
        keep_days=settings.keep_days,
        tables_per_person=settings.tables_per_person,
        bot_tables_per_source=settings.bot_tables_per_address,
        talk=settings.talk_allowed,
    )


async def secrets_for(settings: ServerSettings, accepts_new: bool) -> Keyring:
    """Return the secrets of the service, after a check that they belong to its database."""
    return await settle_secret(
        settings.database_url,
        lambda: settings.keyring,
        settings.make_secret,
        settings.secret_file,
        accepts_new=accepts_new,
    )


def _cannot_open(error: Exception) -> PangeaError:
    """Why the service can't be opened, in a sentence for its host."""
    if isinstance(error, PangeaError):
        return error
    reason = getattr(error, "strerror", None) or str(error).partition("\n")[0] or type(error).__name__
    return BadSetting("server-cannot-open", reason=reason)
