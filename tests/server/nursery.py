"""Where services are born quickly: this process imports everything once, and each service is a fork of it.

Orders come in on lines of JSON; the number of the new process goes out. Run by `servers.Nursery`.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[2]))

from tests.server.dice import loaded_dice

PR_SET_PDEATHSIG = 1
"""A constant of Linux, from sys/prctl.h."""
PLAYED = "genesis"
"""The game that is played at the services of a nursery."""


def main() -> None:
    import_everything()
    # Nobody asks how they ended: they leave no remains.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            live(json.loads(line))
            return
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def import_everything() -> None:
    """What `pangea serve` needs, a compiler that has warmed up included.

    Nothing is begun: no thread, no event loop, no connection.
    """
    import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    import numba  # noqa: F401
    import redis.asyncio  # noqa: F401
    import uvloop  # noqa: F401

    import pangea.cli.app
    import pangea.server.app
    import pangea.server.running  # noqa: F401
    from pangea.core.catalogue import game
    from pangea.core.compiled import Compiled
    from pangea.core.edition import Edition

    Compiled(Edition(game(PLAYED))).fast_edition  # noqa: B018
    gc.freeze()  # what all of them share is not looked through, and so not copied, by each


def live(order: dict[str, Any]) -> None:
    """Be a service: as if the command had been typed, with its output in files."""
    end_with_parent()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for handle, file in ((0, os.devnull), (1, order["output"]), (2, order["errors"])):
        flags = os.O_RDONLY if handle == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND
        os.dup2(os.open(file, flags, 0o600), handle)
    os.environ.update(order["environment"])
    sys.argv = ["pangea", *order["arguments"]]

    from pangea.cli import main

    with loaded_dice(order["births"]):
        main()


def end_with_parent() -> None:
    """Have Linux kill this process when the nursery ends, which it does when the tests are killed."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


if __name__ == "__main__":
    main()
