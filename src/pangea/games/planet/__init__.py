"""Planet (Urtis Šulinkas, 2018): a world in the hand, covered face by face, and its animals."""

from __future__ import annotations

from pangea.core.contract import Game, Option
from pangea.games.planet import drawing, notation
from pangea.games.planet.board import board_from
from pangea.games.planet.features import NAMES
from pangea.games.planet.rules import ENDINGS, REFUSALS, RULES
from pangea.games.planet.state import State

GAME = Game(
    name="planet",
    version=1,
    designer="Urtis Šulinkas",
    year=2018,
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
    options=(Option("rules", ("full", "beginners")), Option("animals", ("open", "surprise"))),
)
