"""What a learner in a seat is shown, may do and gets, in the words of the standards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pangea.core.arguments import content_in, game_name_in, shown
from pangea.core.catalogue import game as game_named
from pangea.core.compiled import compiled_for
from pangea.core.contract import WATCHER, Features, Flags, InUnits, Moves, UnitSpans, legal_set, to_move
from pangea.core.edition import Edition
from pangea.core.errors import BadTable
from pangea.core.kernel import rule
from pangea.core.long_sets import Members, bytes_for, spread
from pangea.core.match import Match
from pangea.core.quick import quick_edition
from pangea.core.record import Batch, Record
from pangea.core.showing import observe
from pangea.core.signatures import Entry
from pangea.simulate.stepping import reward_of

SEEDS = 1 << 62
"""Seeds of games that a generator draws are below this."""
ILLEGAL = -1.0
"""What an action costs that is not legal: no less than a game that is lost."""
RENDER_MODES = ("human", "ansi", "svg")
"""Printed after every reset and step, returned as text, or returned as a picture."""
Observation = dict[str, NDArray[Any]]


def compiled_edition(name: str, content: Mapping[str, Any] | None) -> Edition:
    """A game by its compiled rules; whatever is not in the cache is compiled first."""
    return quick_edition(Edition(game_named(game_name_in(name)), content_in(content)))


def actions_of(edition: Edition) -> Any:
    """Every move has a number, the same all through the game."""
    return spaces.Discrete(edition.sizes.codes)


def observations_of(edition: Edition) -> Any:
    """What a seat is shown, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (edition.game.feature_count,), np.float32),
            "action_mask": spaces.Box(0, 1, (edition.sizes.codes,), np.int8),
        }
    )


@rule
def look_at(
    table: Batch[Record],
    seat: int,
    moves: Moves,
    members: Members,
    mask: Flags,
    counts: Features,
    spans: UnitSpans,
    out: InUnits,
) -> None:
    """What a seat is shown at this table, and what it may do; nothing while it is another's turn."""
    state = table[0]
    if to_move(state) == seat:
        legal_set(state, moves, members)
        spread(members, mask)
    else:
        for move in range(mask.size):
            mask[move] = False
    observe(state, seat, counts, spans, out)


class Eyes:
    """What seats see of matches by the rules of one edition."""

    def __init__(self, edition: Edition) -> None:
        sizes = edition.sizes
        self._moves = np.zeros(max(sizes.legal, sizes.odds), np.int32)
        self._members = np.zeros(bytes_for(sizes.codes), np.uint8)
        self._codes, self._features = sizes.codes, edition.game.feature_count
        self._counts, self._spans = np.zeros(self._features, np.int8), edition.game.unit_spans
        (self._look,) = compiled_for(edition).entries(Entry(look_at))

    def observed(self, match: Match, seat: int) -> Observation:
        """The match at this moment: nothing in it depends on what the seat may not know."""
        mask, seen = np.empty(self._codes, np.bool_), np.empty(self._features, np.float32)
        room = self._moves, self._members
        self._look(match.table, seat, *room, mask, self._counts, self._spans, seen)
        return {"observation": seen, "action_mask": mask.view(np.int8)}


def rewards_of(match: Match) -> list[float]:
    """What each seat gets when a game is over: a sole winner 1, and all of them together 0."""
    winning = np.zeros(match.players, np.bool_)
    winning[match.edition.winners(match.state)] = True
    return [float(reward_of(winning, match.players, seat)) for seat in range(match.players)]


def known_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadTable("research-render-mode", given=shown(mode), known=", ".join(RENDER_MODES))
    return mode


def rendered(match: Match, mode: str | None, seat: int = WATCHER) -> str | None:
    """Return the board as a seat or a spectator sees it; print it instead in the mode `human`."""
    if mode is None:
        return None
    view = match.view(seat)
    if mode == "human":
        print(view.text())  # noqa: T201
        return None
    return view.svg() if mode == "svg" else view.text()
