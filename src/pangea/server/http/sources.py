"""Where requests come from, as the service keeps it: enough to tell two sources apart, and no more.

Shares and limits count by source, even after a restart and across processes. An address itself is nobody's
business but the log's: what is kept is a keyed hash, which only the holder of the secret can work out.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

_BYTES = 12


class Sources:
    """
    >>> sources = Sources(b"a secret")
    >>> sources.of("192.0.2.7") == sources.of("192.0.2.7"), sources.of("192.0.2.7") == sources.of("192.0.2.8")
    (True, False)
    >>> Sources(b"another secret").of("192.0.2.7") == sources.of("192.0.2.7")
    False
    """

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"pangea sources:" + key).digest()
        self.of = lru_cache(10_000)(self._of)

    def _of(self, address: str) -> str:
        return hmac.digest(self._key, address.encode(), "sha256")[:_BYTES].hex()
