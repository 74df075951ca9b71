"""Files that a program makes and the repository keeps: written anew where they have changed, or compared."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
Files = Iterable[tuple[Path, str | bytes]]


def stale(files: Files) -> dict[Path, bytes]:
    """The files that are not as they would be made, and what would be in them."""
    made = {path: text.encode() if isinstance(text, str) else text for path, text in files}
    return {path: text for path, text in made.items() if not path.exists() or path.read_bytes() != text}


def keep(tool: str, files: Files) -> None:
    """Write what is stale. With --check nothing is written, and it is an error."""
    found = stale(files)
    if "--check" in sys.argv[1:] and found:
        names = ", ".join(str(path.relative_to(ROOT)) for path in found)
        sys.exit(f"not up to date, run python -m tools.{tool}: {names}")
    for path, text in found.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
