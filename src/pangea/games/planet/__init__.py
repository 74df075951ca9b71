"""Planet (Urtis Šulinkas, 2018): a world in the hand, covered face by face, and its animals."""

from __future__ import annotations

from datetime import date

from pangea.core.contract import Game
from pangea.games.planet import drawing, notation
from pangea.games.planet.board.tables import LEFTOVERS, NEW_ROUNDS, board_from
from pangea.games.planet.facts import Facts
from pangea.games.planet.features import FEATURES
from pangea.games.planet.moves import sizes
from pangea.games.planet.rules.refusals import REFUSALS
from pangea.games.planet.rules.verbs import RULES
from pangea.games.planet.state import ENDINGS, OPTIONS, State

PRINTED = {"leftover_rounds": [NEW_ROUNDS + 1 + pile for pile in range(LEFTOVERS)]}
"""P3.2  The rounds that tiles are put aside for."""

GAME = Game(
    name="planet",
    version=1,
    designer="Urtis Šulinkas",
    year=2018,
    minutes=30,
    age=8,
    players=range(2, 5),
    daily_from=date(2026, 11, 1),
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
    printed=PRINTED,
    options=OPTIONS,
    gpu_registers=128,
)
