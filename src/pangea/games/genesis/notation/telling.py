"""What Genesis shows and says, verb by verb."""

from __future__ import annotations

from pangea.core.telling import Telling
from pangea.games.genesis.facts import show
from pangea.games.genesis.notation.moves import spelled, understood
from pangea.games.genesis.notation.scores import explained
from pangea.games.genesis.notation.words import prompt, refused, told

TELLING = Telling(
    spelled=spelled,
    understood=understood,
    told=told,
    prompt=prompt,
    refused=refused,
    explained=explained,
    show=show,
)
