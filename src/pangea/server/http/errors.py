"""What was refused, as the asker may read it: a 4xx with a Trouble, and never a word of what is inside."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from pangea.core.errors import PangeaError
from pangea.core.words import ENGLISH, languages, say
from pangea.server.http.accounts import UNKNOWN
from pangea.server.http.middleware.identity import IS_STRAY, StrayCookie
from pangea.server.messages.words import Trouble
from pangea.server.observing import Figures, note
from pangea.server.refusals import UNABLE, Later, Refused, refused
from pangea.server.store.health import is_database_error
from pangea.server.tables.scenes import said

MALFORMED, TOO_SLOW = 400, 408
_FOR_THOSE_WHO_MAY_LOOK = {"no-such-table", "no-such-replay"}
"""Codes by which a private table or replay is refused as if there were none."""
_CODES = {
    400: "malformed",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "not-json",
}
"""What the framework itself refuses; each code has its message, server-<code>."""


class Malformed(Refused):
    """What came is not what the document says should come."""

    def __init__(self, reason: str) -> None:
        super().__init__(MALFORMED, "malformed", "server-malformed", reason=reason)


class TooSlow(Refused):
    """Not all of it came. Whoever asked has gone, or was too slow and has been told."""

    def __init__(self) -> None:
        super().__init__(TOO_SLOW, "too-slow", "server-too-slow")


class TooMuch(Later):
    """Slow down: it may be tried again after these seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, 429, "too-much", "server-too-much", seconds=max(1, round(seconds + 0.5)))


def language_of(accept: str | None) -> str:
    """The first language of Accept-Language that there are words in.

    >>> language_of("pt-BR, fr-CH;q=0.9, de;q=0.95")
    'de'
    >>> language_of(None)
    'en'
    """
    asked = []
    for number, part in enumerate((accept or "").split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        asked.append((-_quality(quality), number, name[:2].lower()))
    return next((lang for _, _, lang in sorted(asked) if lang in languages()), ENGLISH)


def _quality(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


Message = TypeVar("Message")


def read(text: bytes | str, reader: msgspec.json.Decoder[Message]) -> Message:
    """What was sent, as exactly the message that it should be."""
    try:
        return reader.decode(text)
    except (UnicodeError, RecursionError) as error:  # what is nested too deeply isn't a message of ours
        raise msgspec.DecodeError(str(error)) from error


def trouble(error: Refused, lang: str) -> Trouble:
    return Trouble(error.code, said(error.phrase), say(error.phrase, lang), error.rule)


def as_refused(error: Exception) -> Refused:
    """Any error as the service says it. What nobody foresaw is logged, and told as a fault."""
    if isinstance(error, PangeaError):
        return refused(error)
    if isinstance(error, msgspec.DecodeError):  # a ValidationError is one, and says where
        return Malformed(str(error))
    if isinstance(error, HTTPException) and error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
        return _of_the_framework(error)
    if is_database_error(error):
        note("database", logging.ERROR, error)
        return Refused(UNABLE, "not-kept", "server-not-kept")
    note("fault", logging.ERROR, error)
    return Refused(HTTPStatus.INTERNAL_SERVER_ERROR, "fault", "server-fault")


def _of_the_framework(error: HTTPException) -> Refused:
    if error.status_code == MALFORMED:
        extra = error.extra if isinstance(error.extra, list) else []
        reasons = [": ".join(filter(None, (each.get("key"), each.get("message")))) for each in extra]
        return Malformed("; ".join(reasons) or error.detail)
    code = _CODES.get(error.status_code, "malformed")
    return Refused(error.status_code, code, f"server-{code}")


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The answer to a request that was refused."""
    why = as_refused(error)
    if why.code in _FOR_THOSE_WHO_MAY_LOOK and request.scope["state"].get(IS_STRAY):
        why = StrayCookie()  # it may be there, for the person whom this cookie named
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if "allow" in headers:  # a WebSocket isn't a method
        methods = set(headers["allow"].split(", ")) - {"websocket"}
        headers["allow"] = ", ".join(sorted(methods))
    if isinstance(why, Later):
        headers["retry-after"] = str(why.seconds)
    if why.status == UNKNOWN:
        headers["www-authenticate"] = "Bearer"
    figures: Figures = request.app.state.figures
    figures.refused.labels(why.code).inc()
    lang = language_of(request.headers.get("accept-language"))
    return Response(
        trouble(why, lang), status_code=why.status, headers=headers, media_type="application/json"
    )
