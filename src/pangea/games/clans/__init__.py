"""Clans (Leo Colovini, 2002): huts gather into villages, and nobody knows whose they are."""

from __future__ import annotations

from pangea.core.contract import Game
from pangea.games.clans import drawing, notation
from pangea.games.clans.belief import belief_of, suspicions
from pangea.games.clans.board import board_from
from pangea.games.clans.features import NAMES
from pangea.games.clans.rules import ENDINGS, REFUSALS, RULES
from pangea.games.clans.state import State

GAME = Game(
    name="clans",
    version=1,
    designer="Leo Colovini",
    year=2002,
    minutes=30,
    players=range(2, 5),
    state=State,
    rules=RULES,
    endings=ENDINGS,
    refusals=REFUSALS,
    features=NAMES,
    board=board_from,
    notation=notation,
    drawing=drawing,
    belief=belief_of,
    suspicions=suspicions,
)
