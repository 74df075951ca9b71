"""What Planet shows and says, verb by verb."""

from __future__ import annotations

from pangea.core.telling import Telling
from pangea.games.planet.facts import show
from pangea.games.planet.notation.moves import kept_by, spelled, understood
from pangea.games.planet.notation.scores import explained
from pangea.games.planet.notation.words import prompt, refused, told

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
