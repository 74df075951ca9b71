"""A command that is interrupted while it runs code from text. To be run by `python -m`."""

from __future__ import annotations

from unittest.mock import patch

from pangea import cli


def interrupted(**_: object) -> None:
    exec("raise KeyboardInterrupt")


if __name__ == "__main__":
    with patch("pangea.cli.app.app", interrupted):
        cli.main()
