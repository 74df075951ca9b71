"""The cookie that says who a visitor is: how it is signed and renewed, and which ones are not recognised."""

from __future__ import annotations

import base64
import hmac
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pangea.server.keyring import Keyring
from pangea.server.observing import Figures, note

COOKIE = "pangea"
A_DAY = 24 * 3600
A_YEAR = 365 * A_DAY
MINUTE = 60.0
MOST_COUNTED = 10_000
Stray = Literal["another secret", "unknown person"]
"""Why a cookie is not recognised: its signature fails under all secrets, or the database lacks its person."""


@dataclass(frozen=True)
class Opened:
    """What a cookie says whose signature is right."""

    person_id: str
    is_old: bool
    """Was it signed before today, or with an earlier secret? Then it is to be renewed."""


class Seal:
    """Signs the ids of people, with the day: cookies are renewed once a day.

    >>> seal = Seal(Keyring(["a secret"]))
    >>> seal.open(seal.close("ann"))
    Opened(person_id='ann', is_old=False)
    >>> Seal(Keyring(["another secret", "a secret"])).open(seal.close("ann"))
    Opened(person_id='ann', is_old=True)
    >>> seal.open("bob" + seal.close("ann")[3:]) is None
    True
    """

    def __init__(self, keyring: Keyring, clock: Callable[[], float] = time.time) -> None:
        self._keys, self._clock = keyring.keys("cookies"), clock

    def close(self, person_id: str) -> str:
        """Return the value of a cookie for this person."""
        content = f"{person_id}.{self._today}"
        return f"{content}.{_sign(self._keys[0], content)}"

    def open(self, text: str) -> Opened | None:
        """Read the value of a cookie; None if no secret has signed it."""
        content, _, sign = text.rpartition(".")
        person_id, _, day = content.rpartition(".")
        for number, key in enumerate(self._keys):
            if hmac.compare_digest(sign.encode(), _sign(key, content).encode()) and day.isdecimal():
                return Opened(person_id, number > 0 or int(day) < self._today)
        return None

    @property
    def _today(self) -> int:
        return int(self._clock() // A_DAY)


class StrayCookies:
    """Counts cookies that are not recognised, and logs how many there were, at most once a minute."""

    def __init__(self, figures: Figures, clock: Callable[[], float] = time.monotonic) -> None:
        self._figures, self._clock = figures, clock
        self._logged = float("-inf")
        self._seen: dict[str, Stray] = {}

    def count(self, cookie: str, why: Stray) -> None:
        """Count a cookie: each only once between two lines of the log."""
        if cookie not in self._seen and len(self._seen) < MOST_COUNTED:
            self._seen[cookie] = why
            self._figures.stray_cookies.labels(why).inc()
        if self._clock() - self._logged >= MINUTE:
            self.log()

    def log(self) -> None:
        """Log the cookies counted since the last line."""
        if self._seen:
            found = list(self._seen.values())
            note(
                "stray-cookies",
                logging.WARNING,
                another_secret=found.count("another secret"),
                unknown_person=found.count("unknown person"),
            )
            self._seen.clear()
        self._logged = self._clock()


def cookie_in(header: str) -> str | None:
    """Return our cookie in the header Cookie; None if it is missing."""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip() or None
    return None


def set_cookie(value: str, is_https: bool) -> str:
    """Return the header Set-Cookie for this value."""
    parts = [f"{COOKIE}={value}", "Path=/", f"Max-Age={A_YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if is_https else parts)


def _sign(key: bytes, content: str) -> str:
    digest = hmac.digest(key, content.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
