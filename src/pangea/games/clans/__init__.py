"""Clans (Leo Colovini, 2002): huts gather into villages, and nobody knows whose they are."""

from __future__ import annotations

from datetime import date

from pangea.core.contract import Game
from pangea.games.clans import drawing, notation
from pangea.games.clans.belief import GUESSING
from pangea.games.clans.board import CLAN_NAMES, TERRAINS, board_from
from pangea.games.clans.facts import Facts
from pangea.games.clans.features import FEATURES
from pangea.games.clans.moves import sizes
from pangea.games.clans.rules.refusals import REFUSALS
from pangea.games.clans.rules.scoring import EPOCHS
from pangea.games.clans.rules.verbs import RULES
from pangea.games.clans.state import ENDINGS, State

PRINTED = {
    "clans": list(CLAN_NAMES),
    "terrains": list(TERRAINS),
    "epochs": [
        {
            "villages": villages,
            "favourable": [TERRAINS[terrain] for terrain in favourable],
            "hostile": [TERRAINS[terrain] for terrain in hostile],
            "bonus": bonus,
        }
        for villages, favourable, hostile, bonus in EPOCHS
    ],
}

GAME = Game(
    name="clans",
    version=1,
    designer="Leo Colovini",
    year=2002,
    minutes=30,
    age=10,
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
    sheet=drawing.sheet,
    facts=Facts,
    moves=notation.MOVES,
    vocabulary=notation.WORDS,
    telling=notation.TELLING,
    printed=PRINTED,
    scores_at_once=("C6.4", "C6.3", "C7.1", "C5.2"),  # villages; tokens count at the end
    guessing=GUESSING,
    gpu_registers=128,
)
