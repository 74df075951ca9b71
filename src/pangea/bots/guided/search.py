"""A search that a program guides: PUCT over information sets, for many games at once.

    >>> import numpy as np
    >>> from pangea.core.edition import Edition
    >>> from pangea.core.catalogue import game
    >>> from pangea.core.match import start
    >>> match = start(Edition(game("clans")), players=3, seed=1)
    >>> def any_move(observations, mask):  # in place of a net
    ...     return mask.astype(np.float32), np.full((len(mask), 3), 1 / 3)
    >>> search = GuidedSearch("clans", any_move, seed=1)
    >>> search.look_at(np.array([match.state]), [match.turn])
    >>> search.grow(100)
    >>> int(search.visits.sum()), search.priors.shape
    (99, (1, 650))

The first walk evaluates the root itself; every further one tries a move.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from pangea.bots.guided.evaluating import NOTHING_SAID, Evaluate, evaluated
from pangea.bots.guided.growing import (
    DEEPEST,
    Evaluation,
    Looking,
    Wave,
    grow_games,
    look_at_leaves,
)
from pangea.bots.guided.roots import Roots, begin_trees, stir_roots, tell_roots
from pangea.bots.guided.settings import PLAYOUTS_ALONE, GuidedSettings
from pangea.bots.guided.trees import PLACES, PlaceStance, new_forest
from pangea.bots.search.tree import NONE
from pangea.bots.search.workspace import Step, room_in
from pangea.core.arguments import shown, whole
from pangea.core.catalogue import game as game_named
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.signatures import Entry
from pangea.core.views import veiled_rows

AT_LEAST = 16
"""Fewer games than this are not worth another thread."""
ENTRIES = (begin_trees, grow_games, look_at_leaves, tell_roots, stir_roots)


@dataclass(frozen=True)
class GuidedBranch:
    """A move at a place of a tree, for a mover with one secret. `value` is what it was worth to the mover."""

    move: int
    visits: int
    prior: float
    value: float
    place: int
    """The place that it leads to, below 0 if there is none yet."""


class GuidedSearch:
    """Trees for many positions of one game, grown together, with what an evaluator says of their leaves.

    After `look_at` and `grow`, `visits`, `priors` and `values` have a row for every game and a column for
    every move, and `outlook` a column for every seat: the targets that a net learns from. The arrays are
    always the same ones: whoever keeps what is in them copies it.

    The same seed gives the same trees, however many threads there are, if the evaluator says the same.
    """

    def __init__(
        self,
        game: str | Edition,
        evaluate: Evaluate | None = None,
        games: int = 1,
        seed: int = 0,
        settings: GuidedSettings | None = None,
        content: Mapping[str, Any] | None = None,
        *,
        threads: int | None = None,
    ) -> None:
        """Without `evaluate`, every prior is the same and a playout says what a leaf is worth."""
        self.edition = game if isinstance(game, Edition) else Edition(game_named(game), content)
        self.evaluate = evaluate
        self.games = _at_least_one(games, "games")
        usual = PLAYOUTS_ALONE if evaluate is None else GuidedSettings()
        self.settings = usual if settings is None else settings
        self.evaluations = 0
        """How many leaves the evaluator was asked about so far."""
        self._seed, self._looks, self._players = seed, 0, self.edition.game.players[0]
        self._knobs = self.settings.knobs
        sizes, seats = self.edition.sizes, self.edition.game.players[-1]
        branches = min(int(self.settings.branches), sizes.legal)
        opinions = max(int(self.settings.nodes) * branches, 2 * sizes.legal)
        self._forest = new_forest(self.games, int(self.settings.nodes), opinions, seats)
        self._wave = self._new_wave(self.games * int(self.settings.leaves))
        self._looking = Looking(
            views=self.edition.game.state.batch(self.games),
            seats=np.full(self.games, NONE, np.int32),
            beliefs=np.zeros((self.games, 0)),
            randoms=np.zeros((self.games, 1), np.uint64),
        )
        moves = self.games, sizes.codes
        self._roots = Roots(
            visits=np.zeros(moves, np.int32),
            priors=np.zeros(moves, np.float32),
            values=np.zeros(moves, np.float32),
            outlook=np.zeros((self.games, seats), np.float32),
        )
        rows = 0 if evaluate is None else len(self._wave.steps)
        self._observations = np.zeros((rows, self.edition.game.feature_count), np.float32)
        self._counts = np.zeros((rows, self.edition.game.feature_count), np.int8)
        self._mask = np.zeros((rows, sizes.codes), np.bool_)
        parts = max(1, min(_at_least_one(threads or os.cpu_count() or 1, "threads"), self.games // AT_LEAST))
        self._rooms = [room_in(self.edition) for _ in range(parts)]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        entries = compiled_for(self.edition).entries(*(Entry(one) for one in ENTRIES))
        self._begin, self._grow, self._look, self._tell, self._stir = entries
        self._is_told, self._to_root = False, int(self.settings.patience)

    # What the trees tell

    @property
    def visits(self) -> NDArray[np.int32]:
        """visits[game, move]: how often each move was tried."""
        return self._told().visits

    @property
    def priors(self) -> NDArray[np.float32]:
        """priors[game, move]: how likely each seemed beforehand."""
        return self._told().priors

    @property
    def values(self) -> NDArray[np.float32]:
        """values[game, move]: what it was worth to the seat that looks; 0 where it was never tried."""
        return self._told().values

    @property
    def outlook(self) -> NDArray[np.float32]:
        """outlook[game, seat]: what the position is worth to each seat, by all walks."""
        return self._told().outlook

    def best(self) -> NDArray[np.int64]:
        """The move of each game that was tried most; of equals the one that fared better.

        If no move of a root was tried yet, the trees grow until one was.
        """
        if not self._told().visits[self._looking.seats >= 0].any(axis=1).all():
            self.grow(self._to_root + 1)
        roots = self._told()
        return np.asarray((roots.visits + 0.5 * np.clip(roots.values, 0, 1)).argmax(axis=1), np.int64)

    def branches(self, game: int = 0, place: int | None = None) -> list[GuidedBranch]:
        """The moves at a place of a tree, usually its root, the most tried first.

        Where movers with several secrets stood, each has its own: all of them are told.
        """
        forest, at = self._forest, self._place_in(game, place)
        found = [
            GuidedBranch(
                move=int(forest.move[opinion]),
                visits=int(forest.visits[opinion]),
                prior=float(forest.prior[opinion]),
                value=float(forest.reward[opinion]) / max(1.0, float(forest.visits[opinion])),
                place=int(forest.child[opinion]),
            )
            for stance in self._stances(at)
            for opinion in range(int(stance.first), int(stance.first) + int(stance.count))
        ]
        return sorted(found or self._nature(at), key=lambda branch: (-branch.visits, branch.move))

    # What is done

    def look_at(
        self,
        states: NDArray[np.void],
        seats: Sequence[int] | NDArray[Any],
        beliefs: NDArray[np.float64] | None = None,
    ) -> None:
        """Begin anew: a tree for each of these states, as the seat beside it sees it.

        What the seat may not know is taken out first. Where a seat is below 0, as in a game that is over,
        the game rests. `beliefs` has a row for every game, as `pangea.core.beliefs.belief_of` gives it.
        """
        given, looks = np.asarray(states), np.asarray(seats)
        if given.shape != (self.games,) or given.dtype != self.edition.game.state.dtype:
            raise BadBatch("bots-guided-states", shape=f"{given.dtype.name}, {given.shape}", games=self.games)
        if looks.shape != (self.games,) or looks.dtype.kind not in "iu":
            raise BadBatch("bots-guided-seats", shape=f"{looks.dtype.name}, {looks.shape}", games=self.games)
        awake = looks >= 0
        self._players = int(given["players"][awake].max(initial=self.edition.game.players[0]))
        if (looks >= given["players"])[awake].any():
            raise BadBatch("bots-guided-no-seat", seat=int(looks.max()), last=self._players - 1)
        views = cast("NDArray[np.void]", self._looking.views)
        views[:] = veiled_rows(self.edition, given, looks)
        self._looking.seats[:] = looks
        told = np.zeros((self.games, 0)) if beliefs is None else np.ascontiguousarray(beliefs, np.float64)
        if told.ndim != 2 or len(told) != self.games:
            raise BadBatch("bots-guided-beliefs", shape=f"{told.dtype.name}, {told.shape}", games=self.games)
        self._looking = self._looking._replace(beliefs=told)
        for game in range(self.games):
            self._looking.randoms[game] = random_from(self._seed, self._looks * self.games + game)
        self._looks += 1
        self._everywhere(lambda _, *part: self._begin(self._forest, *part))
        self._is_told, self._to_root = False, int(self.settings.patience)

    def grow(self, iterations: int) -> None:
        """So many more walks in every tree; evaluations in between, as many leaves at once as there are."""
        wanted = _at_least_one(iterations, "iterations")
        if self.evaluate is None:
            self._go(NOTHING_SAID, wanted, True, True)
            self._to_root = max(0, self._to_root - wanted)
        while self.evaluate is not None and wanted > 0:
            wanted -= self.wave(wanted)
        self._is_told = False

    def wave(self, most: int | None = None) -> int:
        """One wave: a few walks in every tree, and one evaluation; how many walks it had in each."""
        # Until the root branches out, all walks end there: one more would only ask the same again.
        walks = min(int(self.settings.leaves), self._to_root or int(self.settings.leaves))
        walks = walks if most is None else min(walks, most)
        self._to_root, self._is_told = max(0, self._to_root - walks), False
        self._go(NOTHING_SAID, walks, True, False)
        rows = np.flatnonzero(self._wave.is_waiting).astype(np.int32)
        if len(rows):
            self._go(self._asked(rows), walks, False, True)
        return walks

    def stir(self, share: float = 0.25, shape: float = 0.3) -> None:
        """Mix Dirichlet noise into the priors of the roots, so that self-play tries something new.

        A root that was not evaluated yet is evaluated first. The noise is NumPy's, from the same seed.
        """
        while self._to_root:
            self.wave()
        draw = np.random.default_rng([abs(self._seed), self._looks])
        noise = draw.standard_gamma(shape, self._roots.visits.shape).astype(np.float32)
        self._everywhere(lambda _, *part: self._stir(self._forest, noise, float(share), *part))
        self._is_told = False

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<GuidedSearch: {self.games} games of {self.edition.game.name}, seed {self._seed}>"

    def _go(self, said: Evaluation, walks: int, is_walking: bool, is_learning: bool) -> None:
        trees = self._forest, self._wave, self._looking
        how = self._knobs, said, walks, is_walking, is_learning
        self._everywhere(lambda room, *part: self._grow(*trees, room, *how, *part))

    def _asked(self, rows: NDArray[np.int32]) -> Evaluation:
        """What the evaluator says of these leaves; each thread looks at its part of them beforehand."""
        if self.evaluate is None:
            return NOTHING_SAID
        seen = self.edition.game.unit_spans, self._counts, self._observations, self._mask
        self._everywhere(lambda room, *part: self._look(self._wave, room, rows, *seen, *part), len(rows))
        self.evaluations += len(rows)
        answer = self.evaluate(self._observations[: len(rows)], self._mask[: len(rows)])
        return evaluated(answer, len(rows), self.edition.sizes.codes, self._players)

    def _everywhere(self, work: Callable[..., Any], number: int | None = None) -> None:
        """Let each thread do its part of the games, or of this many leaves."""
        number, parts = self.games if number is None else number, len(self._rooms)
        edges = [number * part // parts for part in range(parts + 1)]
        shares = zip(self._rooms, pairwise(edges), strict=True)
        if self._pool is None:
            for room, part in shares:
                work(room, *part)
        else:
            list(self._pool.map(lambda share: work(share[0], *share[1]), shares))

    def _told(self) -> Roots:
        if not self._is_told:
            self._everywhere(lambda _, *part: self._tell(self._forest, self._roots, *part))
            self._is_told = True
        return self._roots

    def _place_in(self, game: int, place: int | None) -> int:
        """A place that there is: this one, or the root of this game's tree."""
        number, room = whole(game), len(self._forest.places) // self.games
        if number is None or not 0 <= number < self.games:
            raise BadBatch("bots-guided-no-game", given=shown(game), last=self.games - 1)
        if place is None:
            return number * room
        at = whole(place)
        is_there = at is not None and 0 <= at < len(self._forest.places)
        if at is None or not is_there or at % room >= self._forest.used[at // room, PLACES]:
            raise BadBatch("bots-guided-no-place", given=shown(place))
        return at

    def _stances(self, place: int) -> Iterator[PlaceStance]:
        stance = int(self._forest.places[place].stance)
        while stance != NONE:
            yield self._forest.stances[stance]
            stance = int(self._forest.stances[stance].next)

    def _nature(self, place: int) -> Iterator[GuidedBranch]:
        """What nature did at a place, or UNSEEN where it did it out of sight."""
        child = int(self._forest.places[place].child)
        while child != NONE:
            found = self._forest.places[child]
            yield GuidedBranch(int(found.move), int(found.visits), 0.0, 0.0, child)
            child = int(found.sibling)

    def _new_wave(self, rows: int) -> Wave:
        return Wave(
            worlds=self.edition.game.state.batch(rows),
            path=Step.batch(rows * DEEPEST),
            steps=np.zeros(rows, np.int32),
            movers=np.zeros(rows, np.int32),
            is_waiting=np.zeros(rows, np.bool_),
            at=np.zeros(rows, np.int32),
        )


def _at_least_one(given: object, what: str) -> int:
    number = whole(given)
    if number is None or number < 1:
        raise BadBatch("simulate-at-least-one", what=what, given=shown(given))
    return number
