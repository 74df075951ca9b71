"""Addresses of clients: as they are counted, as the log shows them, and which of them are proxies."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

UNKNOWN = "?"
LOGGED = ("full", "short", "none")
"""How addresses may be written to the log."""
EVERYBODY = "*"
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(10_000)
def plain(host: str) -> str:
    """An address in its usual form. At a socket for both versions, IPv4 comes dressed up as IPv6.

    >>> plain("::ffff:192.0.2.7"), plain("2001:db8:0::1"), plain("nonsense")
    ('192.0.2.7', '2001:db8::1', 'nonsense')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


@lru_cache(10_000)
def counted(host: str) -> str:
    """What limits count by. All of a household's IPv6 addresses are one.

    >>> counted("2001:db8::1"), counted("::ffff:192.0.2.7"), counted("192.0.2.7")
    ('2001:db8::/64', '192.0.2.7', '192.0.2.7')
    """
    host = plain(host)
    return _network(host, 64) if ":" in host else host


@lru_cache(10_000)
def logged(host: str, how: str) -> str | None:
    """An address as the log may have it.

    >>> [logged("192.0.2.7", how) for how in LOGGED]
    ['192.0.2.7', '192.0.2.0/24', None]
    >>> logged("2001:db8:1:2::3", "short")
    '2001:db8:1::/48'
    """
    if how == "none":
        return None
    host = plain(host)
    return host if how == "full" else _network(host, 48 if ":" in host else 24)


def _network(host: str, bits: int) -> str:
    try:
        return str(ipaddress.ip_network(f"{host}/{bits}", strict=False))
    except ValueError:
        return UNKNOWN


class Proxies:
    """Who is believed about where a request comes from.

    >>> proxies = Proxies("127.0.0.1, 10.1.0.0/16")
    >>> "127.0.0.1" in proxies, "10.1.2.3" in proxies, "10.2.0.1" in proxies, "?" in proxies
    (True, True, False, False)
    """

    def __init__(self, named: str) -> None:
        """ValueError if one is neither an address nor a network."""
        names = [name.strip() for name in named.split(",") if name.strip()]
        self._all = EVERYBODY in names
        self._networks: list[_Network] = [ipaddress.ip_network(name) for name in names if name != EVERYBODY]
        self._has = lru_cache(1_000)(self._look_up)

    def __contains__(self, host: str) -> bool:
        return self._all or self._has(host)

    def _look_up(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)
