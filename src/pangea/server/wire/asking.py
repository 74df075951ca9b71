"""What handlers ask for: who asks, what came with it, and which part of the service answers."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter, SkipValidation

from pangea.server.people import People
from pangea.server.replays import Replays
from pangea.server.store import Person
from pangea.server.tables import Tables

Someone = NamedDependency[SkipValidation[Person | None]]
"""Who asks, if it is known: for what anybody may look at."""
Actor = NamedDependency[SkipValidation[Person]]
"""Who acts: somebody already (`person`), or somebody who may become a guest now (`newcomer`)."""
ThePeople = NamedDependency[SkipValidation[People]]
TheTables = NamedDependency[SkipValidation[Tables]]
TheReplays = NamedDependency[SkipValidation[Replays]]

LONGEST_WORD = 64
MOST_SEATS = 31
MOST_MOVES = 1_000_000

Id = FromPath[str]
Eyes = Annotated[
    int | None,
    QueryParameter(
        description="The seat to look through; -1 for a watcher. Usually the asker’s seat to move.",
        ge=-1,
        le=MOST_SEATS,
    ),
]
LogFrom = Annotated[
    int,
    QueryParameter(
        description="The log begins with this move: what came before is known.", ge=0, le=MOST_MOVES
    ),
]
Invite = Annotated[
    str | None,
    QueryParameter(description="The word of an invitation to a private table.", max_length=LONGEST_WORD),
]
