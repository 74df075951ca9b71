"""Write the browser's types of what goes over the wire, from the messages of the service.

    python -m tools.make_wire_types            writes web/src/wire/types.ts
    python -m tools.make_wire_types --check    says whether it is what would be written, and writes nothing

The schemas are those of the service's OpenAPI document; openapi-typescript turns them into TypeScript.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pangea.server.http.routes.openapi import components
from tools.generated import keep
from tools.pages import WEB, fetch_modules, run_node

TYPES = WEB / "src" / "wire" / "types.ts"
MAKER = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"

HOW = ["--root-types", "--root-types-no-schema-prefix", "--default-non-nullable", "false"]

# Comments that say nothing more than the line below them.
NOISE = re.compile(r"^ *(?:/\*\* (?:@default|@enum|\w+ \*/).*|\* @description$)\n", re.MULTILINE)

HEADER = """\
// The messages of the service, made by tools/make_wire_types.py from src/pangea/server/messages.
// Change them there, and run it again.

"""


def schemas() -> dict[str, Any]:
    """The schemas of the OpenAPI document: every message by name, those of the WebSocket too."""
    found = components()
    for schema in found.values():
        demand_what_is_always_sent(schema)
        open_what_is_open(schema)
    return found


def demand_what_is_always_sent(schema: dict[str, Any]) -> None:
    """The service sends every field; only what a page sends may leave out those that have a default."""
    if schema.get("additionalProperties", True):
        schema["required"] = sorted(schema.get("properties", {}))


def open_what_is_open(schema: Any) -> None:
    """Say outright that an object of which nothing is known may hold anything."""
    if isinstance(schema, list):
        for part in schema:
            open_what_is_open(part)
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", True)
        for part in schema.values():
            open_what_is_open(part)


def types() -> str:
    """The text of types.ts."""
    fetch_modules()
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Pangea", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas()},
    }
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "messages.json"), Path(folder, "types.ts")
        source.write_text(json.dumps(document), encoding="utf-8")
        run_node([str(MAKER), str(source), "--output", str(target), *HOW])
        return HEADER + NOISE.sub("", target.read_text(encoding="utf-8"))


def files() -> Iterator[tuple[Path, str]]:
    yield TYPES, types()


if __name__ == "__main__":
    keep("make_wire_types", files())
