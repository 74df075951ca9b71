"""The verbs of the contract, from the files beside this one."""

from __future__ import annotations

from pangea.core.contract import Rules
from pangea.games.genesis.features import features
from pangea.games.genesis.rules.chance import hurry, imagine, odds, pick
from pangea.games.genesis.rules.refusals import refusal
from pangea.games.genesis.rules.scoring import points, winners
from pangea.games.genesis.rules.setup import setup
from pangea.games.genesis.rules.turn import apply, ending, legal, legal_set, to_move

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
    hurry=hurry,
    legal_set=legal_set,
)
