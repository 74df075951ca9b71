"""The verbs of the contract, from the files beside this one."""

from __future__ import annotations

from pangea.core.contract import Rules
from pangea.games.trias.features import features
from pangea.games.trias.rules.chance import credence, hurry, imagine, odds, pick, secret
from pangea.games.trias.rules.choosing import legal
from pangea.games.trias.rules.refusals import refusal
from pangea.games.trias.rules.scoring import points, winners
from pangea.games.trias.rules.setup import setup
from pangea.games.trias.rules.turn import apply, ending, to_move

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
    credence=credence,
    secret=secret,
    hurry=hurry,
)
