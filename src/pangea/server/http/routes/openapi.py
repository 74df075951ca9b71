"""The OpenAPI document. The framework knows the routes; the messages know themselves.

The events of the WebSocket are among its components, so that the browser's types can be made from one place.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get

import pangea
from pangea.server.messages import (
    books,
    daily,
    events,
    games,
    people,
    replays,
    scenes,
    tables,
    talk,
    waiting,
    words,
)
from pangea.server.messages.events import FromPage, ToPage

REFUSED = {
    "description": "Refused, and why. Nothing has changed.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Trouble"}}},
}
ABOUT = (
    "The referee and the memory behind every browser, bot and script. Acts and answers are JSON over HTTP; "
    "what happens is told over the WebSocket /api/events, with the messages FromPage and ToPage."
)
SUBJECTS = (words, games, books, people, scenes, tables, talk, waiting, replays, daily, events)
REF = "#/components/schemas/{name}"


@get("/openapi.json", include_in_schema=False, sync_to_thread=True)
def openapi(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    state = request.app.state
    if "document" not in state:  # written when it is first asked for: the service starts sooner
        state.document = document(request.app)
    return Response(state.document, headers={"cache-control": "max-age=300"})


def document(app: Litestar) -> dict[str, Any]:
    """The document of an app's routes."""
    written: dict[str, Any] = app.openapi_schema.to_schema()
    for operations in written["paths"].values():
        for operation in operations.values():
            _tidy(operation)
    written["info"] = {"title": "Pangea", "version": pangea.__version__, "description": ABOUT}
    written["servers"] = [{"url": "/", "description": "This service"}]
    written["components"] = {
        "schemas": components(),
        "securitySchemes": {
            "cookie": {"type": "apiKey", "in": "cookie", "name": "pangea"},
            "token": {"type": "http", "scheme": "bearer"},
        },
    }
    return written


def components() -> dict[str, Any]:
    """Every message by its name, and the two unions that travel over the WebSocket."""
    kinds = [
        kind
        for module in SUBJECTS
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    found, schemas = msgspec.json.schema_components((*kinds, FromPage, ToPage), ref_template=REF)
    unions = found[-2:]
    return {**schemas, "FromPage": unions[0], "ToPage": unions[1]}


def _tidy(operation: dict[str, Any]) -> None:
    """Say what is refused the same way everywhere, and leave out what says nothing."""
    responses = operation["responses"]
    responses.pop("400", None)
    responses["4XX"] = REFUSED
    for response in responses.values():
        response.pop("headers", None)
    for parameter in operation.get("parameters", ()):
        for word in ("deprecated", "allowEmptyValue", "allowReserved"):
            parameter.pop(word, None)
        schema = parameter["schema"]
        for word in ("minimum", "maximum"):
            if word in schema:
                schema[word] = int(schema[word])
    operation.pop("deprecated", None)
