"""The secrets of the service: the first one signs, and all of them verify."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path


class Keyring:
    """The secrets, from which a key is derived for each purpose.

    >>> new, old = Keyring(["a new secret", "an old secret"]), Keyring(["an old secret"])
    >>> new.keys("cookies")[1] == old.keys("cookies")[0] != old.keys("sources")[0]
    True
    >>> old.fingerprints[0] in new.fingerprints, new.fingerprints[0] in old.fingerprints
    (True, False)
    """

    def __init__(self, known: Iterable[str]) -> None:
        self.secrets: Sequence[str] = list(dict.fromkeys(known))

    def keys(self, purpose: str) -> list[bytes]:
        """Return a key for this purpose from each secret; the first is the one to sign with."""
        return [hashlib.sha256(f"pangea {purpose}:{secret}".encode()).digest() for secret in self.secrets]

    @property
    def fingerprints(self) -> list[str]:
        """What a database stores of its secret: enough to recognise it, not enough to sign."""
        return [hmac.digest(key, b"fingerprint", "sha256").hex() for key in self.keys("fingerprint")]


def secrets_in(file: Path) -> list[str]:
    """Return the secrets in a file, one on each line; none if there is no such file."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    return [line.strip() for line in text.splitlines() if line.strip()]


def make_secret(file: Path) -> None:
    """Write a new secret to a file unless it exists; of two processes that start together, one does."""
    folder = file.parent
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"secret.{secrets.token_hex(8)}"
    if file.exists():
        return
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
        new.write(f"{secrets.token_urlsafe(32)}\n")
    try:
        os.link(made, file)  # fails if another process was quicker: then its secret counts
    except FileExistsError:
        pass
    finally:
        made.unlink()
