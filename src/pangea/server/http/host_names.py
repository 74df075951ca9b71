"""What the service is called. A page that calls it otherwise has been led here by somebody else's name.

Whoever owns a name can have it point to any machine, even to one that only its owner can reach, and a page of
that name could then talk to the service as if it were its own. So the name in `Host` must be one of ours. An
address in figures can't be made to point elsewhere: it is always right.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlsplit

from pangea.server.settings import ServerSettings

ANY = "*"
_LOCAL = "localhost"


class HostNames:
    """
    >>> names = HostNames(ServerSettings(public="https://games.example.org", names="games.lan"))
    >>> [names.has([host]) for host in ("games.example.org", "games.lan:8137", "127.0.0.1:80", "[::1]:1")]
    [True, True, True, True]
    >>> names.has(["evil.example"]), names.has(["games.lan", "evil.example"]), names.has([])
    (False, False, True)
    """

    def __init__(self, settings: ServerSettings) -> None:
        machine = socket.gethostname().lower()
        self._names = {
            _LOCAL,
            settings.host.lower(),
            (urlsplit(settings.public).hostname or _LOCAL).lower(),
            machine,
            f"{machine.partition('.')[0]}.local",  # as it is found by phones in the same network
            *settings.name_list,
        }
        self._is_ours = lru_cache(1_000)(self._look_up)

    def has(self, hosts: Sequence[str]) -> bool:
        """Is this what the header says? Programs that say nothing are let through: browsers always do."""
        return not hosts or (len(hosts) == 1 and self._is_ours(hosts[0]))

    def _look_up(self, host: str) -> bool:
        name = _without_port(host.lower())
        if ANY in self._names or name.removesuffix(".") in self._names or name.endswith(f".{_LOCAL}"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
