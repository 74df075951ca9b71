"""Genesis (Reiner Knizia, 2006): four kinds of life settle four kinds of land."""

from __future__ import annotations

from datetime import date

from pangea.core.contract import Game
from pangea.games.genesis import drawing, notation
from pangea.games.genesis.board import SPECIES_NAMES, board_from
from pangea.games.genesis.facts import Facts
from pangea.games.genesis.features import FEATURES
from pangea.games.genesis.moves import sizes
from pangea.games.genesis.rules.refusals import REFUSALS
from pangea.games.genesis.rules.verbs import RULES
from pangea.games.genesis.state import ENDINGS, VERSION, State

GAME = Game(
    name="genesis",
    version=VERSION,
    designer="Reiner Knizia",
    year=2006,
    players=range(2, 5),
    daily_from=date(2026, 11, 1),
    roles=tuple(f"genesis-species-{name}" for name in SPECIES_NAMES),
    roles_field="species",
    state=State,
    rules=RULES,
    endings=ENDINGS,
    refusals=REFUSALS,
    features=FEATURES,
    board=board_from,
    sizes=sizes,
    notation=notation,
    drawing=drawing,
    facts=Facts,
    moves=notation.MOVES,
    vocabulary=notation.WORDS,
    telling=notation.TELLING,
    gpu_registers=64,
)
