"""Where requests come from, as the service stores it: enough to tell two sources apart, and no more.

Shares and limits count by source, even after a restart and across processes. An address itself is written to
the log alone: what is stored is a keyed hash, which only the holder of the secret can compute.
"""

from __future__ import annotations

import hmac
from functools import lru_cache

from pangea.server.keyring import Keyring

_BYTES = 12


class Sources:
    """The sources of addresses.

    >>> sources = Sources(Keyring(["a secret"]))
    >>> sources.of("192.0.2.7") == sources.of("192.0.2.7"), sources.of("192.0.2.7") == sources.of("192.0.2.8")
    (True, False)
    >>> later = Sources(Keyring(["another secret", "a secret"]))
    >>> later.of("192.0.2.7") == sources.of("192.0.2.7"), sources.of("192.0.2.7") in later.all_of("192.0.2.7")
    (False, True)
    """

    def __init__(self, keyring: Keyring) -> None:
        self._keys = keyring.keys("sources")
        self.all_of = lru_cache(10_000)(self._all_of)

    def of(self, address: str) -> str:
        """Return the source that new rows are stored under."""
        return self.all_of(address)[0]

    def _all_of(self, address: str) -> tuple[str, ...]:
        """Return the source under each secret, the present one first: a ban may be stored under any."""
        return tuple(hmac.digest(key, address.encode(), "sha256")[:_BYTES].hex() for key in self._keys)
