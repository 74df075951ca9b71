"""How friends get to the service: by the address that its host names, or by this machine’s in its network."""

from __future__ import annotations

import ipaddress
import socket

from pangea.server.http.addresses import plain
from pangea.server.messages.people import Reach
from pangea.server.settings import ServerSettings

NOWHERE = "192.0.2.1"
"""An address that no machine has: a socket meant for it shows which way this machine goes out."""


def reach(settings: ServerSettings, client: str, scheme: str, port: int) -> Reach:
    """Where others find the service; `client` asks for it at this port.

    The machine's own addresses are told to whoever sits at the machine alone: others know where they came.
    """
    if settings.public:
        return Reach(settings.public.rstrip("/"), only_here=False, nearby=[])
    if _is_loopback(settings.host):
        return Reach(None, only_here=True, nearby=[])
    is_at_home = _is_loopback(plain(client))
    addresses = addresses_in_the_network(settings.host) if is_at_home else []
    return Reach(None, only_here=False, nearby=[f"{scheme}://{address}:{port}" for address in addresses])


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
