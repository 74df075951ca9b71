"""Write the browser's types of what each game shows and how its moves are written, from what it declares.

python -m tools.make_game_types            writes web/src/games/<game>/types.ts
python -m tools.make_game_types --check    says whether they are what would be written, and writes nothing
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pangea
from pangea import Game
from pangea.core.messages import Part
from pangea.server.messages.books import FieldShown
from pangea.server.tables.books import book_of
from tools.generated import keep
from tools.pages import WEB

FOLDER = WEB / "src" / "games"
MOST_SPELLED_OUT = 24
"""Where there are more names to choose from, a type does not list them."""

HEADER = """\
// What {game} shows and how its moves are written: made by tools/make_game_types.py from
// src/pangea/games/{game}. Change it there, and run it again.

"""


def types(game: Game) -> str:
    """The text of a game's types.ts."""
    book = book_of(game)
    parts = [_record("View", book.view)]
    casts = ["export const viewOf = (scene: Pick<Scene, 'view'>) => scene.view as View;\n"]
    if book.facts:
        parts.append(_record("Facts", book.facts))
        casts.append("export const factsOf = (scene: Pick<Scene, 'facts'>) => scene.facts as Facts;\n")
    if book.printed:
        parts.append(f"export type Printed = {_json_type([book.printed])};\n")
        casts.append(
            "export const printedOn = (board: Pick<BoardShown, 'book'>) => board.book.printed as Printed;\n"
        )
    parts.append(_moves(game))
    forms = "".join(f"  {json.dumps(form)},\n" for form in game.moves.described())
    casts.append(f"export const parseMove = parserOf<Move>([\n{forms}]);\n")
    return HEADER.format(game=game.name) + _imports(casts) + "\n".join([*parts, *casts])


def _imports(casts: Sequence[str]) -> str:
    text = "".join(casts)
    named = ", ".join(name for name in ("BoardShown", "Scene") if name in text)
    parser = "import { parserOf } from '../moves';\n" if "parserOf" in text else ""
    return f"import type {{ {named} }} from '../../wire/scenes';\n{parser}\n"


def _record(name: str, fields: Mapping[str, FieldShown]) -> str:
    lines = [f"  /** {field.means} */\n  readonly {key}: {_field(field)};\n" for key, field in fields.items()]
    return f"export type {name} = {{\n{''.join(lines)}}};\n"


def _field(field: FieldShown) -> str:
    kind = _element(field)
    for depth in reversed(range(len(field.shape))):
        # Of what belongs to a seat, the others see nothing before the end.
        hidden = field.seen_by == "owner" and depth == 0
        kind = _list_of(f"{kind} | null" if hidden and not kind.endswith("| null") else kind)
    return f"{kind} | undefined" if field.seen_by == "nobody" else kind


def _element(field: FieldShown) -> str:
    if field.set_of:
        return "readonly number[]"
    kind = " | ".join(f"'{word}'" for word in field.one_of) or "number"
    return f"{kind} | null" if field.maybe else kind


def _list_of(kind: str) -> str:
    return f"readonly ({kind})[]" if " " in kind else f"readonly {kind}[]"


def _moves(game: Game) -> str:
    assert game.moves is not None
    kinds = [each["kind"] for each in game.moves.described()]
    lines = [
        f"  | {{ kind: '{kind}'{''.join(f'; {name}: {_part(part)}' for name, part in form.parts.items())} }}"
        for kind, form in zip(kinds, game.moves.forms, strict=True)
    ]
    return "export type Move =\n" + "\n".join(lines) + ";\n"


def _part(part: Part) -> str:
    if part.kind == "label":
        return "number"
    if part.kind == "name" and len(part.names) <= MOST_SPELLED_OUT:
        return " | ".join(f"'{name}'" for name in part.names)
    return "string"


def _json_type(values: Sequence[Any], depth: int = 1) -> str:
    """The type that all these values have."""
    if all(isinstance(value, Mapping) for value in values):
        return _object(values, depth)
    if all(isinstance(value, (list, tuple)) for value in values):
        inner = [each for value in values for each in value]
        return _list_of(_json_type(inner, depth)) if inner else "readonly unknown[]"
    names = {type(None): "null", bool: "boolean", int: "number", float: "number", str: "string"}
    return " | ".join(sorted({names[type(value)] for value in values}))


def _object(values: Sequence[Mapping[str, Any]], depth: int) -> str:
    keys = list(dict.fromkeys(key for value in values for key in value))
    indent = "  " * depth
    lines = []
    for key in keys:
        there = [value[key] for value in values if key in value]
        mark = "" if len(there) == len(values) else "?"
        name = key if key.isidentifier() else f"'{key}'"
        lines.append(f"{indent}readonly {name}{mark}: {_json_type(there, depth + 1)};\n")
    return f"{{\n{''.join(lines)}{indent[2:]}}}"


def files() -> Iterator[tuple[Path, str]]:
    """The file of each game that is drawn, and what is to stand in it."""
    for game in pangea.every_game():
        if (FOLDER / game.name).is_dir():
            yield FOLDER / game.name / "types.ts", types(game)


if __name__ == "__main__":
    keep("make_game_types", files())
