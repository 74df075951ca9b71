"""The verbs of the contract, from the files beside."""

from __future__ import annotations

from pangea.core.contract import Rules
from pangea.games.planet.features import features
from pangea.games.planet.rules.chance import imagine, odds, pick, secret
from pangea.games.planet.rules.refusals import refusal
from pangea.games.planet.rules.scoring import points, winners
from pangea.games.planet.rules.setup import setup
from pangea.games.planet.rules.turn import apply, ending, legal, legal_set, to_move

RULES = Rules(
    setup=setup,
    to_move=to_move,
    legal=legal,
    pick=pick,
    odds=odds,
    apply=apply,
    refusal=refusal,
    ending=ending,
    points=points,
    winners=winners,
    imagine=imagine,
    features=features,
    secret=secret,
    legal_set=legal_set,
)
