"""Files, as a command meets them: not there, not text, not JSON, no room to write. Each is said clearly."""

from __future__ import annotations

import errno
import json
import os
import secrets
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import IO, Any

from pangea.core.catalogue import game as game_named
from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.errors import BadContent, BadTable, PangeaError

NOT_WRITTEN = {errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EBADF}
"""What goes wrong in writing alone: there is no reader, no room, or no stream to write to."""


class Unreadable(PangeaError):
    """A file that can't be read or written."""


STANDARD_INPUT = "-"
"""In place of a file's name: what is typed, or comes through a pipe."""


@contextmanager
def reading(path: str) -> Iterator[IO[str]]:
    try:
        # What is read from there is nobody else's to close.
        source = sys.stdin.fileno() if path == STANDARD_INPUT else path
        # Some editors put a mark before UTF-8 (a BOM): it isn't part of the text.
        with open(source, encoding="utf-8-sig", closefd=path != STANDARD_INPUT) as file:
            yield file
    except UnicodeDecodeError:
        raise Unreadable("cli-not-text", file=path) from None
    except OSError as error:
        if error.errno in NOT_WRITTEN:  # what was read could not be printed
            raise
        raise Unreadable("cli-cannot-read", file=path, reason=error.strerror or str(error)) from None


def writing(path: str) -> AbstractContextManager[IO[str]]:
    """A file that is there whole or not at all: written beside its place and moved there at the end."""
    return _writing(path, "", "utf-8")


def writing_bytes(path: str) -> AbstractContextManager[IO[bytes]]:
    """The same for what isn't text."""
    return _writing(path, "b", None)


@contextmanager
def _writing(path: str, kind: str, encoding: str | None) -> Iterator[IO[Any]]:
    place = Path(path)
    if place.exists() and not place.is_file():
        with unwritable_is_said(path), open(path, f"w{kind}", encoding=encoding) as device:
            yield device
        return
    with unwritable_is_said(path), beside(place) as made, open(made, f"x{kind}", encoding=encoding) as file:
        yield file


@contextmanager
def beside(place: Path) -> Iterator[Path]:
    """A new name beside a file's place. What was written there is moved to its place, or gone."""
    made = place.with_name(f".{place.name}.{secrets.token_hex(8)}")
    # From the moment it may be there, whatever comes, Ctrl-C too, takes it away again.
    try:
        yield made
        os.replace(made, place)
    except BaseException:
        made.unlink(missing_ok=True)
        raise


@contextmanager
def unwritable_is_said(path: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise Unreadable("cli-cannot-write", file=path, reason=error.strerror or str(error)) from None


def content_from(path: str | None) -> Mapping[str, Any] | None:
    """The JSON of a content file; None if no file is named."""
    if path is None:
        return None
    with reading(path) as file:
        try:
            content = json.load(file)
        except json.JSONDecodeError as error:
            raise BadContent(
                "cli-content-not-json", file=path, line=error.lineno, column=error.colno
            ) from None
        except UnicodeDecodeError:
            raise
        except (ValueError, RecursionError):  # too many digits, or too deep
            raise BadContent("cli-content-not-json", file=path, line=1, column=1) from None
    if not isinstance(content, dict):
        raise BadContent("core-content-no-object", file=path)
    return content


def edition_from(name: str, content: str | None = None) -> Edition:
    return Edition(game_named(name), content_from(content))


def options_from(choices: list[str] | None, game: Game) -> dict[str, str]:
    """Options as they were typed: name=value, or the name of a preset. Later ones win."""
    presets = {preset.name: preset.options for preset in game.presets}
    options: dict[str, str] = {}
    for choice in choices or []:
        name, equals, value = choice.partition("=")
        if choice.strip() in presets:
            options.update(presets[choice.strip()])
        elif equals and name:
            options[name.strip()] = value.strip()
        elif presets:
            raise BadTable("cli-option-form-preset", text=choice, presets=", ".join(presets))
        else:
            raise BadTable("cli-option-form", text=choice)
    return options
