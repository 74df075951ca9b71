"""Programs that a test interrupts with Ctrl-C."""

from __future__ import annotations

import signal


def let_it_be_interrupted() -> None:
    """For `preexec_fn`: a shell that runs the tests in the background has its programs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
