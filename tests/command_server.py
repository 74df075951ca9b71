"""Where commands start quickly: this process imports what they need once, and each command is a fork of it.

Orders come in on lines of JSON. For each command its process number goes out, and at its end its exit code.
Run by `tests/commands.py`.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import sys
from typing import Any

# What speaks a language or looks for games as soon as it is imported is left to each command.
PARTS = ("core", "games", "simulate", "bots", "analysis", "arena", "server")
BESIDES = ("numba", "fluent.runtime", "typer.rich_utils", "rich.table", "rich.progress")


def main() -> None:
    import_everything()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            run(json.loads(line))
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        _, status = os.waitpid(child, 0)
        sys.stdout.write(f"{os.waitstatus_to_exitcode(status)}\n")
        sys.stdout.flush()


def import_everything() -> None:
    """Nothing is begun: no thread, no event loop; no game is looked for, and no language is chosen."""
    for part in PARTS:
        package = importlib.import_module(f"pangea.{part}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    for name in BESIDES:
        importlib.import_module(name)
    from pangea.core.words import Phrase, languages, say

    for lang in languages():
        say(Phrase("cli-about"), lang)  # reads all that commands say
    gc.freeze()  # what all of them share is not looked through, and so not copied, by each


def run(order: dict[str, Any]) -> None:
    """Be a command: as if it had been typed, with its streams in files."""
    os.setsid()
    os.environ.clear()
    os.environ.update(order["environment"])
    os.chdir(order["folder"])
    for handle, name in enumerate(("typed", "output", "errors")):
        flags = os.O_RDONLY if handle == 0 else os.O_WRONLY
        os.dup2(os.open(order[name], flags), handle)
    sys.argv = ["pangea", *order["words"]]

    from pangea.cli import main

    main()


if __name__ == "__main__":
    main()
