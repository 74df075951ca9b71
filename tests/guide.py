"""The game of docs/how-to/add-a-game.md, as it stands there: every file under a heading that is its path."""

from __future__ import annotations

import re
from pathlib import Path

GUIDE = Path(__file__).parents[1] / "docs" / "how-to" / "add-a-game.md"
GAME = "pebbles"

_FILE = re.compile(r"^### `([\w./]+)`\n(?:(?!^#|^```).)*^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A heading, perhaps a few words, and the file."""


def files_in(page: Path) -> dict[str, str]:
    """The files that a page gives whole, by their paths."""
    return dict(_FILE.findall(page.read_text(encoding="utf-8")))


def put_game(folder: Path) -> Path:
    """Copy the game into a folder, which PANGEA_GAMES may then name."""
    for path, text in files_in(GUIDE).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder
