"""Trias (Ralf Lehmkuhl, 2002): Pangea breaks apart, and the herds drift along."""

from __future__ import annotations

from pangea.core.contract import Game, Option, Preset
from pangea.games.trias import drawing, notation
from pangea.games.trias.belief import belief_of, suspicions
from pangea.games.trias.board import board_from
from pangea.games.trias.features import NAMES
from pangea.games.trias.rules.refusals import REFUSALS
from pangea.games.trias.rules.verbs import ENDINGS, RULES
from pangea.games.trias.state import State

GAME = Game(
    name="trias",
    version=1,
    designer="Ralf Lehmkuhl",
    year=2002,
    minutes=60,
    players=range(2, 6),
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
    options=(Option("splits", ("any", "pole")),),  # T7.3
    presets=(Preset("french", {"splits": "any"}), Preset("italian", {"splits": "pole"})),  # the two booklets
    inlined=False,  # its rules are long: pasted into each other they compile for a minute, and run slower
)
