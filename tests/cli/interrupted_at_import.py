"""A command that is interrupted as it imports a module: `python -m … MODULE PRESSES WORDS`."""

from __future__ import annotations

import signal
import sys

from pangea import cli


class Presser:
    """Presses Ctrl-C when a module is looked for."""

    def __init__(self, module: str, presses: int) -> None:
        self._module = module
        self._presses = presses

    def find_spec(self, name: str, *_args: object) -> None:
        if name == self._module:
            for _ in range(self._presses):
                signal.raise_signal(signal.SIGINT)


if __name__ == "__main__":
    module, presses, *words = sys.argv[1:]
    sys.meta_path.insert(0, Presser(module, int(presses)))
    sys.argv = ["pangea", *words]
    cli.main()
