"""Genesis (Reiner Knizia, 2006): four kinds of life settle four kinds of land."""

from __future__ import annotations

from pangea.core.contract import Game
from pangea.games.genesis import drawing, notation
from pangea.games.genesis.board import board_from
from pangea.games.genesis.features import NAMES
from pangea.games.genesis.rules import ENDINGS, REFUSALS, RULES
from pangea.games.genesis.state import SHARED_WITH_ONESELF, VERSION, State

GAME = Game(
    name="genesis",
    version=VERSION,
    earlier=(SHARED_WITH_ONESELF,),
    designer="Reiner Knizia",
    year=2006,
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
)
