"""How a guided search thinks."""

from __future__ import annotations

from dataclasses import dataclass, fields

from pangea.bots.guided.growing import GuidedKnobs
from pangea.core.errors import BadTable


@dataclass(frozen=True)
class GuidedSettings:
    """In what manner a guided search thinks. Rewards and values are between 0 and 1."""

    leaves: int = 8
    """Walks in each game between two evaluations. With many games 1 is best: then nothing is guessed."""
    curiosity: float = 1.0
    """How much a prior counts beside how a move fared."""
    margin: float = 0.5
    """How much of the reward of a game that is over is for the margin; the rest is for the win."""
    faith: float = 1.0
    """The weight, in visits, of what is expected of a move before it is tried."""
    impulse: float = 0.0
    """How much the points right after a move count in that; where a net says priors, it knows better."""
    patience: int = 1
    """A place branches out once it has been reached this often."""
    blend: float = 0.0
    """How much of a value is a playout's, where the evaluator says values too."""
    sparing: bool = False
    """Is the evaluator asked only where a tree branches out, for priors, and everything else played out?"""
    horizon: int = 100_000
    """After this many hurried moves a playout is judged as it stands."""
    nodes: int = 1000
    """The room of each tree, in places: when it is full it is still walked, but no longer grows."""
    branches: int = 64
    """The room of each tree for moves, so many for each of its places."""

    def __post_init__(self) -> None:
        for field in fields(self):
            if field.name == "sparing":
                continue
            given, (kind, least, most) = getattr(self, field.name), GUIDED_LIMITS[field.name]
            fits = isinstance(given, int | float) and not isinstance(given, bool) and kind(given) == given
            if not fits or not least <= given <= most:
                about = {"least": f"{least:g}", "most": f"{most:g}"}
                raise BadTable("bots-guided-setting", name=field.name, given=str(given), **about)

    @property
    def knobs(self) -> GuidedKnobs:
        """What compiled code has to know."""
        return GuidedKnobs(
            curiosity=float(self.curiosity),
            margin=float(self.margin),
            faith=float(self.faith),
            impulse=float(self.impulse),
            patience=int(self.patience),
            blend=float(self.blend),
            horizon=int(self.horizon),
            sparing=bool(self.sparing),
        )


GUIDED_LIMITS: dict[str, tuple[type[int | float], float, float]] = {
    "leaves": (int, 1, 4096),
    "curiosity": (float, 0, 100),
    "margin": (float, 0, 1),
    "faith": (float, 0.001, 1000),
    "impulse": (float, 0, 100),
    "patience": (int, 1, 1000),
    "blend": (float, 0, 1),
    "horizon": (int, 1, 1e9),
    "nodes": (int, 10, 1e8),
    "branches": (int, 1, 1e4),
}
"""The type of each number, and the range it may have."""
PLAYOUTS_ALONE = GuidedSettings(leaves=1, curiosity=2.0, impulse=0.5, patience=8)
"""For a search that nobody guides: every prior is the same, and playouts say what a place is worth."""
