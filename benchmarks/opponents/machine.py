"""The machine that something is measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def machine() -> str:
    """The processor and the versions, in words."""
    import numba

    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
        model = next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), model)
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, numba {numba.__version__}"
