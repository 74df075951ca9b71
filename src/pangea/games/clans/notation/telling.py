"""What Clans shows and says, verb by verb."""

from __future__ import annotations

from pangea.core.telling import Telling
from pangea.games.clans.facts import show
from pangea.games.clans.notation.moves import kept_by, spelled, understood
from pangea.games.clans.notation.scores import explained
from pangea.games.clans.notation.words import prompt, refused, told

TELLING = Telling(
    spelled=spelled,
    understood=understood,
    told=told,
    prompt=prompt,
    refused=refused,
    explained=explained,
    show=show,
    kept_by=kept_by,
)
