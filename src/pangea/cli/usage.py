"""How the command line speaks of itself: help and wrong use, in the reader's language."""

from __future__ import annotations

import difflib
import sys
from typing import Any

from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from pangea.cli.language import said

rich_utils.ARGUMENTS_PANEL_TITLE = said("cli-arguments")
rich_utils.OPTIONS_PANEL_TITLE = said("cli-options")
rich_utils.COMMANDS_PANEL_TITLE = said("cli-commands")
rich_utils.REQUIRED_LONG_STRING = said("cli-required")
rich_utils.DEFAULT_STRING = said("cli-default", value="{}")


class _Spoken:
    """What the library says in English, in the reader's language."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage", said("cli-usage"), 1)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help, option.metavar = said("cli-help"), ""
        return option


class Commands(_Spoken, TyperGroup):
    """A group of commands."""


class Command(_Spoken, TyperCommand):
    """One command."""


def complaint(error: Any, commands: list[str]) -> str:
    """What was wrong with the words typed, and what would be right."""
    context = error.ctx
    command = context.command_path if context else "pangea"
    return f"{_fault(error, commands)}\n{said('cli-usage-try', command=command)}"


def _fault(error: Any, commands: list[str]) -> str:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return said("cli-usage-no-option", name=error.option_name) + _perhaps(error.possibilities or [])
    if kind == "MissingParameter":
        return said("cli-usage-missing", name=_name(error.param))
    if kind == "BadOptionUsage":
        return said("cli-usage-needs-value", name=error.option_name)
    if kind == "BadParameter":
        return said("cli-usage-whole-number", name=_name(error.param))
    if kind == "NoArgsIsHelpError":
        return said("cli-usage-missing", name="COMMAND")
    typed = _typed(error.ctx)
    commands = list(getattr(error.ctx.command, "commands", commands)) if error.ctx else commands
    if typed and typed not in commands:
        return said("cli-usage-no-command", name=typed) + _perhaps(
            difflib.get_close_matches(typed, commands, 1, 0.5)
        )
    return said("cli-usage-extra")


def _typed(context: Any) -> str:
    """The word where a command should stand: after `pangea`, or after a command that has others."""
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    is_group = context is not None and hasattr(context.command, "commands")
    depth = len(context.command_path.split()) - 1 if is_group else 0
    return words[depth] if depth < len(words) else ""


def _perhaps(names: list[str]) -> str:
    return f" {said('cli-usage-perhaps', name=names[0])}" if names else ""


def _name(parameter: Any) -> str:
    if parameter is None:
        return "?"
    options = [name for name in parameter.opts if name.startswith("--")]
    return options[0] if options else str(parameter.metavar or parameter.name).upper()
