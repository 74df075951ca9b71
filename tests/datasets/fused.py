"""A bot that plays like any other until its fuse has burned down: then it takes the process with it."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from pangea.core.views import View

FUSE = Path("fuse")


class Fused:
    """The file `fuse` says how it ends ("kill" or "interrupt") and after how many choices."""

    def choose(self, view: View, legal: list[str]) -> str:
        if FUSE.exists():
            how, left = FUSE.read_text().split()
            FUSE.write_text(f"{how} {int(left) - 1}")
            if int(left) == 0:
                if how == "kill":
                    os.kill(os.getpid(), signal.SIGKILL)
                raise KeyboardInterrupt
        return legal[len(view.log) % len(legal)]
