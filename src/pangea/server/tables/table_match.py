"""A match as the service needs it: restored from what was kept, cut short, and looked at where it was."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec.structs import replace

from pangea.core.contract import NATURE, OVER, WATCHER
from pangea.core.edition import Edition
from pangea.core.errors import BadMove
from pangea.core.match import Match
from pangea.core.record import fingerprint
from pangea.core.shuffle import SHUFFLE
from pangea.core.views import Shared
from pangea.server.messages.scenes import Log, LogLine, Scene
from pangea.server.tables.scenes import eyes_sent, log_line, scene


class TableMatch(Match):
    """It remembers what each pair of eyes was shown: a line of a log is told once, a position drawn once."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        options: Mapping[str, str],
        seed: int,
        names: Sequence[str] = (),
        shuffle: str = SHUFFLE,
        roles: Sequence[str] = (),
    ) -> None:
        super().__init__(edition, players, options, seed, names, shuffle, roles=roles)
        self.movers: list[int] = []
        """Who made each move: a seat, or NATURE."""
        self._turn: int | None = None
        self._lines: list[dict[int, LogLine]] = []
        """What was told of each move, by who may hear it."""
        self._seen: dict[int, Scene] = {}
        """What each pair of eyes sees of this position; empty after each move."""
        self._shared = Shared()
        """What scenes of this position share."""
        self.tells_belief = True
        """Do scenes say what the moves suggest of what is hidden?"""

    @property
    def turn(self) -> int:
        if self._turn is None:
            self._turn = super().turn
        return self._turn

    def referee_by(self, edition: Edition) -> None:
        """Other rules of the same game: what was shown before may have lacked what only these can tell."""
        if edition is not self.edition:
            self.edition, self._seen = edition, {}

    def restore(self, codes: Sequence[int], moves: Sequence[str]) -> None:
        """Make moves that were checked when they were first made."""
        to_move = self.edition.rules.to_move
        for code, text in zip(codes, moves, strict=True):
            self.movers.append(int(to_move(self.state)))
            self._take(code, text)
        self._seen, self._shared, self._turn = {}, self._shared.after_a_move(), None

    def follow_all(self, moves: Sequence[str]) -> bool:
        """Make these moves, checked, as far as the rules allow; whether all could be made."""
        for text in moves:
            if self.turn == OVER:
                return False
            try:
                self.follow(text)
            except BadMove:
                return False
        return True

    def cut(self, keep: int) -> None:
        if keep < len(self.moves):
            self._seen, self._shared, self._turn = {}, self._shared.after_a_move(), None
        super().cut(keep)
        del self.movers[keep:], self._lines[keep:]

    def at(self, moves: int) -> TableMatch:
        """This match after its first `moves` moves; it shares what does not change."""
        earlier = object.__new__(type(self))
        earlier.__dict__.update(self.__dict__)
        earlier.state = self.position(moves)
        earlier.played, earlier._texts = self.played[:moves], self.moves[:moves]
        earlier._before, earlier.movers, earlier._turn = self._before[:moves], self.movers[:moves], None
        earlier._keepers = self._keepers[:moves]
        earlier._lines, earlier._seen, earlier._log = [], {}, self._log.until(moves)
        earlier._shared = self._shared.after_a_move()
        return earlier

    def last_of(self, seat: int) -> int | None:
        """The number of the last move that a seat made."""
        return next(
            (number for number in reversed(range(len(self.moves))) if self.movers[number] == seat), None
        )

    def mover(self, number: int) -> int:
        return self.movers[number]

    def lines(self, eyes: int, start: int = 0) -> list[LogLine]:
        """The log from a move on, as these eyes read it: what nobody asked for is not told."""
        self._lines += [{} for _ in range(len(self.moves) - len(self._lines))]
        return [self._line(number, eyes) for number in range(start, len(self.moves))]

    def _line(self, number: int, eyes: int) -> LogLine:
        # A seat that keeps nothing of a move to itself is told what everybody is told: once for all.
        ears = eyes if self.kept_by(number) == eyes else WATCHER
        told = self._lines[number]
        if ears not in told:
            told[ears] = log_line(self, number, ears)
        return told[ears]

    def scene(self, eyes: int, log_from: int) -> Scene:
        """The match as these eyes see it now, with its log from a move on."""
        start = min(max(0, log_from), len(self.moves))
        seen = self._seen.get(eyes)
        if seen is None:
            seen = self._seen[eyes] = self._scene(eyes)
        return replace(seen, log=Log(start, self.lines(eyes, start)))

    def _scene(self, eyes: int) -> Scene:
        """Where a game hides nothing, all see the same: only one of them may choose a move."""
        known = None if self.game.hides else next(iter(self._seen.values()), None)
        if known is None:
            told = len(self.moves)
            return scene(self, eyes, told, tells_belief=self.tells_belief, shared=self._shared)
        return replace(known, eyes=eyes_sent(eyes), legal=self.view(eyes).legal())

    def _apply(self, move: int) -> None:
        self.movers.append(self.turn)
        super()._apply(move)
        self._seen, self._shared, self._turn = {}, self._shared.after_a_move(), None

    def _dealt(self) -> None:
        super()._dealt()
        if len(self.played) > len(self.movers):
            self.movers += [NATURE] * (len(self.played) - len(self.movers))
            self._seen, self._shared, self._turn = {}, self._shared.after_a_move(), None

    def packed_codes(self) -> bytes:
        return np.array(self.played, np.int32).tobytes()

    def digest(self) -> str:
        """A name for the position: other rules would hardly come to the same one."""
        return hashlib.sha256(fingerprint(self.state)).hexdigest()
