"""Trias (Ralf Lehmkuhl, 2002): Pangea breaks apart, and the herds drift along."""

from __future__ import annotations

from datetime import date

from pangea.core.contract import Game, Preset
from pangea.games.trias import drawing, notation
from pangea.games.trias.belief import GUESSING
from pangea.games.trias.board import (
    ACTION_COSTS,
    CAPACITY,
    CARD_NAMES,
    DRIFT_COSTS,
    TERRAIN_NAMES,
    board_from,
)
from pangea.games.trias.facts import Facts
from pangea.games.trias.features import FEATURES
from pangea.games.trias.moves import sizes
from pangea.games.trias.rules.refusals import REFUSALS
from pangea.games.trias.rules.verbs import RULES
from pangea.games.trias.state import ENDINGS, OPTIONS, State

GAME = Game(
    name="trias",
    version=1,
    designer="Ralf Lehmkuhl",
    year=2002,
    age=12,
    players=range(2, 6),
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
    printed={
        "capacity": dict(zip(TERRAIN_NAMES, CAPACITY.tolist(), strict=True)),
        "cards": CARD_NAMES,
        "costs": {"breed": ACTION_COSTS, "drift": DRIFT_COSTS},
    },
    scores_at_once=("T7.4",),  # a part that breaks off; continents score at the end
    guessing=GUESSING,
    options=OPTIONS,
    presets=(Preset("french", {"splits": "any"}), Preset("italian", {"splits": "pole"})),  # by translation
    verbs_inlined=False,  # they are long: the search would compile for a minute, and be hardly any faster
)
