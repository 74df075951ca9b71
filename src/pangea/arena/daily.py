"""The daily challenge: one deal a day for everybody, which follows from the date alone.

Whoever knows the date knows the deal, and whoever has the record of a game can check that it was that day's:
nothing is drawn, and nothing is asked of anybody. `docs/how-to/daily.md` says it in words; the pages have a
twin of this, web/src/daily/deal.ts.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Any, Protocol

from pangea.bots import Bot, bot
from pangea.bots.levels import LEVELS
from pangea.bots.search.player import Player
from pangea.core import catalogue, records
from pangea.core.compiled import compiled_for
from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.errors import BadMove, BadRecord
from pangea.core.match import Match
from pangea.core.shuffle import SHUFFLE
from pangea.core.words import Phrase, Spoken

FIRST_DAY = date(2026, 11, 1)
OPPONENTS = "hunter"
"""The level of all other seats. It counts its iterations, so it plays the same everywhere."""
COMPARED = tuple(level.name for level in LEVELS if level.name != "oracle")
"""The levels whose games are the same everywhere: the oracle thinks by the clock."""
_SEED_BYTES = 16


@dataclass(frozen=True)
class Deal:
    """What is dealt on a day, and who sits where: the others are bots of one level."""

    day: date
    game: str
    players: int
    seat: int
    seed: int
    level: str = OPPONENTS

    @property
    def number(self) -> int:
        """The first challenge has number 1."""
        return (self.day - FIRST_DAY).days + 1


class Answers(Protocol):
    """Moves that bots chose, by a digest of the deal and of all moves before."""

    def get(self, key: bytes, /) -> str | None: ...

    def put(self, key: bytes, value: str, /) -> str: ...


@dataclass(frozen=True)
class Attempt:
    """What somebody made of a deal."""

    deal: Deal
    points: tuple[int, ...]
    place: int
    """1 for the winner, and for all who won together."""

    @property
    def own(self) -> int:
        return self.points[self.deal.seat]


def deal_of(day: date) -> Deal:
    """The deal of a day: the games in turn, all else from SHA-256 of `pangea daily 1 2026-11-18`."""
    games = _games_on(day)
    digest = _digest(day)
    game = games[(day - date(1970, 1, 1)).days % len(games)]
    players = game.players[digest[_SEED_BYTES] % len(game.players)]
    return Deal(day, game.name, players, digest[_SEED_BYTES + 1] % players, _number_in(digest))


def bot_seed(day: date, number: int) -> int:
    """What a bot draws from for move `number` of the game (from 0, nature's moves counted): nothing that was
    thought before counts, so the same position comes to the same move."""
    return _number_in(_digest(day, f" move {number}"))


def bot_move(deal: Deal, match: Match, level: str | None = None, reused: Bot | None = None) -> str:
    """What the bot of a seat that is to move plays there.

    A search that is `reused` plays the same as a new bot, and saves allocating a tree.
    """
    legal = match.legal()
    if len(legal) == 1:
        return legal[0]
    seed = bot_seed(deal.day, len(match.played))
    if isinstance(reused, Player):
        reused.reseed(seed)
        thinker: Bot = reused
    else:
        thinker = bot(level or deal.level, seed)
    return thinker.choose(match.view(match.turn), legal)


def played_by(level: str, deal: Deal) -> Attempt:
    """What a bot of this level makes of a deal, in the place of whoever takes the challenge."""
    match = _begun(deal)
    match.let_nature_move()
    while not match.is_over:
        match.play(bot_move(deal, match, level if match.turn == deal.seat else None))
    return outcome_of(deal, match)


def day_of(record: Mapping[str, Any], last: date) -> date | None:
    """The day whose challenge has the seed of this record, if there is one up to the last."""
    return next((day for day in _days(last) if str(deal_of(day).seed) == record.get("seed")), None)


def is_of(record: Mapping[str, Any], deal: Deal) -> bool:
    """Is this record a game of that deal, sound or not?"""
    return (record.get("game"), record.get("seed")) == (deal.game, str(deal.seed))


def checked(record: Mapping[str, Any], deal: Deal) -> Attempt:
    """Return what a record came to. BadRecord if it is not the challenge of that day: dealt so, every move
    legal, the result right, and the moves of the other seats those of their bots."""
    match = replayed(record, deal)
    for _ in bots_checked(match.moves, deal):
        pass
    return outcome_of(deal, match)


def replayed(record: Mapping[str, Any], deal: Deal) -> Match:
    """Replay a record of a deal. Everything is checked but the choices of the bots.

    This takes milliseconds; letting the bots think again (`bots_checked`) takes seconds.
    """
    _check_deal(record, deal)
    match = _begun(deal)
    for number, text in enumerate(record["moves"]):
        if number < len(match.played):
            _check_same(number, text, match.moves[number], "daily-other-draw")
            continue
        if match.is_over:
            raise BadRecord(Phrase("core-record-after-end", {"text": text}), move=number + 1)
        if match.turn < 0:
            match.let_nature_move()
            _check_same(number, text, match.moves[number], "daily-other-draw")
        else:
            _follow(match, number, text)
    if not match.is_over:
        raise BadRecord(Phrase("daily-not-over"))
    records.check_result(record, True, dict(match.record()))
    return match


def bots_checked(
    moves: Sequence[str], deal: Deal, answers: Answers | None = None
) -> Generator[None, None, None]:
    """Let the bots think again about their moves, one at each step. BadRecord at the first that differs.

    `moves` are the legal moves of a whole game of this deal, as `replayed` returns them. A bot does not think
    if `answers` has what it chose after the same moves; what it chooses now is added there.
    """
    match, reused = _begun(deal), bot(deal.level, 0)
    line = sha256(_digest(deal.day))
    for number, text in enumerate(moves):
        if match.turn >= 0 and match.turn != deal.seat:
            answer = None if answers is None else answers.get(line.digest())
            if answer is None:
                answer = bot_move(deal, match, reused=reused)
                if answers is not None:
                    answers.put(line.digest(), answer)
            _check_same(number, text, answer, "daily-other-bot")
            yield
        match.follow(text)
        line.update(f"{text}\n".encode())


def outcome_of(deal: Deal, match: Match) -> Attempt:
    points, winners = match.edition.points(match.state), match.edition.winners(match.state)
    losers = [own for seat, own in enumerate(points) if seat not in winners]
    behind = 1 + len(winners) + sum(other > points[deal.seat] for other in losers)
    return Attempt(deal, tuple(points), 1 if deal.seat in winners else behind)


def _follow(match: Match, number: int, text: str) -> None:
    try:
        match.follow(text)
    except BadMove as error:
        illegal = Phrase("core-record-illegal", {"text": text, "reason": error.phrase})
        raise BadRecord(illegal, move=number + 1) from error


def _check_same(number: int, said: str, true: str, message: str) -> None:
    if said != true:
        raise BadRecord(Phrase(message, {"said": said, "true": true}), move=number + 1)


def _check_deal(record: Mapping[str, Any], deal: Deal) -> None:
    version = catalogue.game(deal.game).version
    dealt: dict[str, Any] = {
        "game": deal.game,
        "players": deal.players,
        "seed": str(deal.seed),
        "shuffle": SHUFFLE,
        "rules": version,
        "options": {},
        "position": None,
    }
    found = {"rules": version, "options": {}, "position": None, **record}
    for key, true in dealt.items():
        if found.get(key) != true:
            about: dict[str, Spoken] = {"key": key, "said": str(found.get(key)), "true": str(true)}
            raise BadRecord(Phrase("daily-other-deal", {**about, "date": deal.day.isoformat()}))
    records.check_content(record, Edition(catalogue.game(deal.game)))


def _games_on(day: date) -> list[Game]:
    """Those that take turns on a day. A game that comes later changes nothing about the days before it."""
    games = map(catalogue.game, catalogue.of_this_package())
    # Nothing was dealt before the first day; whoever asks all the same is answered as on it.
    known = max(day, FIRST_DAY)
    return [game for game in games if game.daily_from is not None and game.daily_from <= known]


def _begun(deal: Deal) -> Match:
    edition = compiled_for(Edition(catalogue.game(deal.game))).fast_edition
    return Match(edition, deal.players, seed=deal.seed)


def _days(last: date) -> Iterator[date]:
    for number in range((last - FIRST_DAY).days + 1):
        yield FIRST_DAY + timedelta(number)


def _digest(day: date, more: str = "") -> bytes:
    return sha256(f"pangea daily 1 {day.isoformat()}{more}".encode()).digest()


def _number_in(digest: bytes) -> int:
    return int.from_bytes(digest[:_SEED_BYTES], "big")
