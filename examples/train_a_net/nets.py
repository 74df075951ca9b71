"""The nets there are, by name, and their files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from clans_net import ClansNet
from small_net import SmallNet

NETS: dict[str, type[SmallNet | ClansNet]] = {"small": SmallNet, "clans": ClansNet}
Net = SmallNet | ClansNet
GAME, KIND = "of game", "of kind"
"""What a file says besides weights."""


def load(path: str | Path) -> Net:
    with np.load(path) as file:
        weights = {name: file[name] for name in file.files if name not in (GAME, KIND)}
        return NETS[str(file[KIND])](str(file[GAME]), weights)


def save(net: Net, path: str | Path) -> None:
    kind = next(name for name, one in NETS.items() if isinstance(net, one))
    about = {GAME: np.array(net.game), KIND: np.array(kind)}
    np.savez(path, **about, **net.weights)  # type: ignore[arg-type]
