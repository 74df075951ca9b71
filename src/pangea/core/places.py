"""Where games and their words lie: in this package, and in the folders that PANGEA_GAMES names.

Each is laid out like the package: a game in `games/<game>/`, its words in `locales/<language>/<game>.ftl`.
Packages that add games have places of their own: see `installed`.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "PANGEA_GAMES"
HOME = Path(__file__).parent.parent


def places() -> tuple[Path, ...]:
    """The package first. The environment is asked each time: it may change after a process began."""
    return (HOME, *map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))))
