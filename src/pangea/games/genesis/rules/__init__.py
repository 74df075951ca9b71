"""The rules of Genesis: the turn (G2 to G4), areas and herds (G5), the points (G6, G7), the verbs."""

from pangea.games.genesis.rules.turn import ENDINGS
from pangea.games.genesis.rules.verbs import REFUSALS, RULES

__all__ = ["ENDINGS", "REFUSALS", "RULES"]
