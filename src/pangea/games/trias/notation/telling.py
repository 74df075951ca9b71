"""What Trias shows and says, verb by verb."""

from __future__ import annotations

from pangea.core.telling import Telling
from pangea.games.trias.facts import show
from pangea.games.trias.notation.moves import kept_by, spelled, understood
from pangea.games.trias.notation.scores import explained
from pangea.games.trias.notation.words import prompt, refused, told

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
