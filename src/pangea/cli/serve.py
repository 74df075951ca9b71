"""`pangea serve`: open the service, here or for everybody."""

from __future__ import annotations

import signal
import socket
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.language import checked_language, said
from pangea.cli.options import Language

if TYPE_CHECKING:
    from pangea.server.settings import ServerSettings

BACKLOG = 2048


def command(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=said("cli-opt-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", help=said("cli-opt-port"))] = None,
    open_: Annotated[bool, typer.Option("--open", metavar="", help=said("cli-opt-open"))] = False,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help=said("cli-opt-database"))
    ] = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL", help=said("cli-opt-redis"))] = None,
    public: Annotated[
        str | None, typer.Option("--public", metavar="URL", help=said("cli-opt-public"))
    ] = None,
    proxies: Annotated[
        str | None, typer.Option("--proxies", metavar="ADDRESSES", help=said("cli-opt-proxies"))
    ] = None,
    pages: Annotated[
        str | None, typer.Option("--pages", metavar="FOLDER", help=said("cli-opt-pages"))
    ] = None,
    bot_threads: Annotated[
        int | None, typer.Option("--bot-threads", metavar="N", help=said("cli-opt-bot-threads"))
    ] = None,
    pace: Annotated[float | None, typer.Option("--pace", metavar="X", help=said("cli-opt-pace"))] = None,
    log: Annotated[str | None, typer.Option("--log", metavar="FORM", help=said("cli-opt-log"))] = None,
    settings: Annotated[
        str | None, typer.Option("--settings", metavar="FILE", help=said("cli-opt-settings"))
    ] = None,
    new_secret: Annotated[
        bool, typer.Option("--new-secret", metavar="", help=said("cli-opt-new-secret"))
    ] = False,
    lang: Language = None,
) -> None:
    from pangea.server.settings import settled

    lang = checked_language(lang)
    flags = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "public": public,
        "proxies": proxies,
        "pages": pages,
        "bot_threads": bot_threads,
        "pace": pace,
        "log": log,
    }
    chosen = settled(flags, file=settings)
    with listening(chosen.host, chosen.port) as line:
        sys.exit(serve(chosen, line, lang, open_, new_secret))


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address; the error says it plainly if it is taken."""
    import errno

    from pangea.server.settings import BadSetting

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((host, port))
        line.listen(BACKLOG)
    except OSError as error:
        line.close()
        if error.errno == errno.EADDRINUSE:
            raise BadSetting("server-port-taken", port=str(port)) from None
        reason = error.strerror or str(error)
        raise BadSetting("server-cannot-listen", host=host, port=str(port), reason=reason) from None
    return line


def serve(
    settings: ServerSettings, line: socket.socket, lang: str, opens_browser: bool, accepts_new_secret: bool
) -> int:
    """Serve until a signal says stop, and close in good order. Return the exit code."""
    from pangea.server.app import create_app
    from pangea.server.observing import start_logging
    from pangea.server.running import Server

    start_logging(settings.log)
    port = line.getsockname()[1]
    app = create_app(settings, accepts_new_secret=accepts_new_secret)
    server = Server(app, settings, lambda: announce(settings, port, lang, opens_browser))
    # Uvicorn closes in good order, then hands the signal on: being told to stop isn't a failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        with suppress(KeyboardInterrupt):
            server.run(sockets=[line])
    except SystemExit:
        if "failure" in app.state:
            raise app.state.failure from None
        raise
    return 0


def announce(settings: ServerSettings, port: int, lang: str, opens_browser: bool) -> None:
    """Say where the service is."""
    from pangea.server.http.reach import addresses_in_the_network

    everywhere = settings.host in {"0.0.0.0", "::"}  # noqa: S104  compared with, not bound to
    host = "127.0.0.1" if everywhere else settings.host
    address = settings.public or f"http://{f'[{host}]' if ':' in host else host}:{port}"
    print(said("server-serving", lang, address=address))
    nearby = addresses_in_the_network(settings.host) if everywhere and not settings.public else []
    for found in nearby:
        print(said("server-serving-net", lang, address=f"http://{found}:{port}"))
    print(said("server-serving-stop", lang), flush=True)
    if opens_browser:
        import webbrowser

        webbrowser.open(address)
