"""The commands, put together, and the options that several of them share."""

from __future__ import annotations

from typing import Annotated

import typer

import pangea
from pangea.cli.language import said
from pangea.cli.usage import Command, Commands
from pangea.core.words import languages

app = typer.Typer(
    cls=Commands,
    help=said("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

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
Plain = Annotated[bool, typer.Option("--plain", metavar="", help=said("cli-opt-plain"))]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"pangea {pangea.__version__}")
        raise typer.Exit


@app.callback()
def _about(
    version: Annotated[
        bool,
        typer.Option("--version", metavar="", help=said("cli-version"), callback=_version, is_eager=True),
    ] = False,
) -> None:
    """The options of pangea itself."""


commands: list[str] = []


def _add_commands() -> None:
    # At the end, because the commands use the options above.
    from pangea.cli import analyse, belief, check, content, games, play, rules, show, simulate

    for module in (games, rules, play, simulate, check, content, show, belief, analyse):
        name = module.__name__.rpartition(".")[2]
        commands.append(name)
        app.command(name, cls=Command, help=said(f"cli-{name}"))(module.command)


_add_commands()
