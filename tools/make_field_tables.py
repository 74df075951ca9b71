"""Write the tables of fields in docs/reference/state-and-views.md, from what each game declares in its state.

    python -m tools.make_field_tables            writes them
    python -m tools.make_field_tables --check    says whether they are up to date, and writes nothing

A table stands between two comments, which say the name of its game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pangea
from pangea.core.record import ALL, OWNER, Field
from tools.generated import keep

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "state-and-views.md"
TABLE = re.compile(
    r"(<!-- fields of (\w+) -->\n).*?(<!-- made by tools/make_field_tables\.py -->)", re.DOTALL
)
HEADER = "| field | holds | seen by | means |\n| --- | --- | --- | --- |\n"


def table(name: str) -> str:
    """The fields of a game, a row each, in the order of their declarations."""
    return HEADER + "".join(row(each, field) for each, field in pangea.game(name).state.fields.items())


def row(name: str, field: Field) -> str:
    return f"| `{name}` | {holds(field)} | {seen_by(field)} | {field.means} |\n"


def holds(field: Field) -> str:
    """How many numbers, or sets, and how they are laid out."""
    if not field.shape:
        return "a set" if field.set_of else "a number"
    return " × ".join(map(str, field.shape)) + (" sets" if field.set_of else " numbers")


def seen_by(field: Field) -> str:
    if field.worked_out:
        return "not in `fields`"
    if field.seen_by is ALL:
        return "all"
    seats = "each seat its own" if field.seen_by is OWNER else "nobody"
    return f"{seats}; all at the end" if field.open_at_end else seats


def renewed(page: str) -> str:
    """The page with every table in it made anew."""
    return TABLE.sub(lambda found: f"{found[1]}\n{table(found[2])}\n{found[3]}", page)


def files() -> Iterator[tuple[Path, str]]:
    yield PAGE, renewed(PAGE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    keep("make_field_tables", files())
