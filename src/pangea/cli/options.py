"""The arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from pangea.cli.language import said
from pangea.core.errors import BadTable
from pangea.core.words import languages

GameName = Annotated[str, typer.Argument(metavar="GAME", help=said("cli-arg-game"), show_default=False)]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help=said("cli-arg-records"), show_default=False)]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help=said("cli-opt-lang", languages=", ".join(languages()))),
]
Json = Annotated[bool, typer.Option("--json", metavar="", help=said("cli-opt-json"))]
Players = Annotated[int, typer.Option("--players", "-p", metavar="N", help=said("cli-opt-players"))]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="S", help=said("cli-opt-seed"), show_default=False)
]
Choices = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=said("cli-opt-option"))
]
ContentFile = Annotated[str | None, typer.Option("--content", metavar="FILE", help=said("cli-opt-content"))]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", help=said("arena-opt-jobs"))]
On = Annotated[str | None, typer.Option("--on", metavar="PLACE", help=said("arena-opt-on"))]
Plain = Annotated[bool, typer.Option("--plain", metavar="", help=said("cli-opt-plain"))]


def check_counts(counts: Mapping[str, int | None]) -> None:
    """Refuse the first of these flags whose number is below 1."""
    for flag, count in counts.items():
        if count is not None and count < 1:
            raise BadTable("cli-number-positive", name=flag)
