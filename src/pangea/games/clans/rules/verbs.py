"""The verbs of the contract, from the files beside this one."""

from __future__ import annotations

from pangea.core.contract import Rules
from pangea.games.clans.features import features
from pangea.games.clans.rules.chance import credence, imagine, odds, pick, secret
from pangea.games.clans.rules.refusals import refusal
from pangea.games.clans.rules.scoring import points, winners
from pangea.games.clans.rules.setup import setup
from pangea.games.clans.rules.turn import apply, ending, legal, legal_set, to_move

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
    legal_set=legal_set,
)
