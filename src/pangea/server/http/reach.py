"""How friends get to the service: by the address that its host names, or by this machine’s in its network."""

from __future__ import annotations

import ipaddress
import shlex
import socket
from pathlib import Path

from pangea.server.http.addresses import plain
from pangea.server.messages.people import Reach
from pangea.server.settings import ServerSettings

NOWHERE = "192.0.2.1"
"""An address that no machine has: a socket meant for it shows which way this machine goes out."""
MAKEFILE = Path(__file__).parents[4] / "Makefile"
"""It is there in a checkout, where people start the service with make."""


def reach(settings: ServerSettings, client: str, scheme: str, port: int) -> Reach:
    """Where others find the service; `client` asks for it at this port.

    Only a client on this machine gets its addresses and the commands: others know where they came.
    """
    is_at_home = _is_loopback(plain(client))
    if settings.public:
        return Reach(settings.public.rstrip("/"), only_here=False, nearby=[])
    if _is_loopback(settings.host):
        commands = commands_for_the_network(settings, port) if is_at_home else []
        return Reach(None, only_here=True, nearby=[], commands=commands)
    addresses = addresses_in_the_network(settings.host) if is_at_home else []
    return Reach(None, only_here=False, nearby=[f"{scheme}://{address}:{port}" for address in addresses])


def commands_for_the_network(settings: ServerSettings, port: int) -> list[str]:
    """The commands that start this service for the whole network, with its port and database.

    The address of a database server may hold a password: then there is none.

    >>> commands_for_the_network(ServerSettings(port=9000, database="club nights.sqlite"), 9000)[0]
    ... # doctest: +ELLIPSIS
    "pangea serve --host 0.0.0.0 --port 9000 --database '/...club nights.sqlite'"
    """
    scheme, _, file = settings.database_url.partition(":///")
    if not scheme.startswith("sqlite"):
        return []
    words = ["pangea", "serve", "--host", "0.0.0.0"]  # noqa: S104  shown, not bound to
    if port != ServerSettings.port:
        words += ["--port", str(port)]
    if settings.database:
        words += ["--database", file]
    is_as_usual = port == ServerSettings.port and not settings.database
    return [shlex.join(words), *(["make play NETWORK=yes"] if is_as_usual and MAKEFILE.exists() else [])]


def addresses_in_the_network(host: str) -> list[str]:
    """How other machines nearby know this one, if it listens at `host`. Nothing is sent to find out."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104  compared with, not bound to
        return [] if _is_loopback(host) else [f"[{host}]" if ":" in host else host]
    found = [*_way_out(), *_by_name()]
    return [address for address in dict.fromkeys(found) if _is_of_use(address)]


def _way_out() -> list[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect((NOWHERE, 9))
        except OSError:
            return []
        return [str(line.getsockname()[0])]


def _by_name() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def _is_of_use(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def _is_loopback(host: str) -> bool:
    """
    >>> [_is_loopback(host) for host in ("localhost", "127.0.0.1", "::1", "0.0.0.0", "games.lan")]
    [True, True, True, False, False]
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
