"""The commands, put together."""

from __future__ import annotations

from typing import Annotated

import typer

import pangea
from pangea.cli import (
    admin,
    analyse,
    arena,
    backup,
    belief,
    check,
    content,
    daily,
    dataset,
    games,
    lab,
    play,
    puzzles,
    restore,
    rules,
    serve,
    show,
    simulate,
    site,
    tidy,
    verify,
)
from pangea.cli import compile as compiling
from pangea.cli.language import said
from pangea.cli.usage import Command, Commands

COMMANDS = (
    games,
    rules,
    play,
    serve,
    site,
    backup,
    restore,
    tidy,
    compiling,
    simulate,
    arena,
    lab,
    dataset,
    check,
    verify,
    content,
    show,
    belief,
    analyse,
    daily,
    puzzles,
)

app = typer.Typer(
    cls=Commands,
    help=said("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


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
for module in COMMANDS:
    name = module.__name__.rpartition(".")[2]
    commands.append(name)
    app.command(name, cls=Command, help=said(f"cli-{name}"))(module.command)
app.add_typer(admin.app, name="admin", help=said("cli-admin"))
commands.append("admin")
