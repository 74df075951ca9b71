"""`pangea play GAME`: a game in the terminal, against bots or around one screen."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from pangea import bots
from pangea.bots import program
from pangea.bots.asking import answer_of
from pangea.bots.levels import BY_NAME, LEVELS
from pangea.cli.files import edition_from, options_from, writing
from pangea.cli.language import checked_language, said
from pangea.cli.options import Choices, ContentFile, GameName, Language, Plain, Seed
from pangea.core import records
from pangea.core.chance import random_from
from pangea.core.edition import added_up
from pangea.core.errors import BadMove, BadTable, NothingToUndo, PangeaError
from pangea.core.interrupts import heard_while_reading
from pangea.core.match import SEED_BITS, Match, start
from pangea.core.scores import Score
from pangea.core.shuffle import seats_by_lot
from pangea.core.words import Spoken, listed, say


def command(
    name: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=said("cli-opt-players"))
    ] = None,
    human: Annotated[
        list[int] | None, typer.Option("--human", metavar="SEAT", help=said("cli-opt-human"))
    ] = None,
    person: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help=said("cli-opt-name"))
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", metavar="BOT", help=said("cli-opt-bot", bots=", ".join(level.name for level in LEVELS))
        ),
    ] = "hunter",
    seed: Seed = None,
    option: Choices = None,
    content: ContentFile = None,
    species: Annotated[
        list[str] | None, typer.Option("--species", metavar="NAME", help=said("cli-opt-species"))
    ] = None,
    record: Annotated[
        str | None, typer.Option("--record", metavar="FILE", help=said("cli-opt-record-out"))
    ] = None,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    edition = edition_from(name, content)
    named = person or []
    players = players or min(max(3, len(named)), edition.game.players[-1])
    chosen = secrets.randbits(SEED_BITS) if seed is None else seed
    edition.lay_out(players, options_from(option, edition.game), species or ())
    people = _people(named, human, players, chosen)
    # Their chance has nothing to do with the deals: from its own seed no bot can guess the cards.
    rivals = {seat: bots.bot(bot, secrets.randbits(63)) for seat in range(players) if seat not in people}
    for rival in rivals.values():
        if isinstance(rival, program.Player):
            rival.must_be_there()
            rival.options = options_from(option, edition.game)
    names = _names(people, rivals, players, bot, lang)
    match = start(edition, players, options_from(option, edition.game), chosen, names, roles=species or ())
    colour = not plain and sys.stdout.isatty() and "NO_COLOR" not in os.environ
    Evening(match, sorted(people), rivals, lang, colour, record).play()


def _people(named: list[str], human: list[int] | None, players: int, seed: int) -> dict[int, str]:
    """Return the name of the person on each seat that is played here: drawn by lot, or those of `human`."""
    most = players if human is None else len(human)
    if len(named) > most or (named and human is not None and len(named) < most):
        raise BadTable("cli-play-names", names=len(named), seats=most)
    people = max(1, len(named))
    seats = seats_by_lot(seed, players, people) if human is None else human
    for seat in seats:
        if not 0 <= seat < players:
            raise BadTable("core-no-seat", seat=str(seat), players=players, last=players - 1)
        if seats.count(seat) > 1:
            raise BadTable("cli-play-seat-twice", seat=str(seat))
    return dict(zip(seats, named or [""] * len(seats), strict=True))


def _names(
    people: dict[int, str], rivals: dict[int, bots.Bot], players: int, bot: str, lang: str
) -> list[str]:
    def name(seat: int) -> str:
        place = said("core-seat", lang, number=seat)
        if seat in rivals:
            return said("cli-play-bot", lang, name=_spoken(bot, lang), seat=place)
        if people[seat]:
            return said("cli-play-bot", lang, name=people[seat], seat=place)
        return said("cli-play-you", lang, seat=place) if len(people) == 1 else place

    return [name(seat) for seat in range(players)]


def _spoken(bot: str, lang: str) -> str:
    """A level by its name in the reader's language, any other bot as it was written."""
    return said(f"bots-level-{bot}", lang) if bot in BY_NAME else bots.short_name(bot)


class Leave(Exception):
    """The person has had enough."""


class Evening:
    """One match at the terminal: who sits there, what they see, and what they type."""

    def __init__(
        self,
        match: Match,
        people: list[int],
        rivals: dict[int, bots.Bot],
        lang: str,
        colour: bool,
        keep: str | None,
    ) -> None:
        self.match, self.people, self.rivals = match, people, rivals
        self.lang, self.colour, self.keep = lang, colour, keep
        # In place of the moves of a bot in trouble.
        self._random = random_from(secrets.randbits(63))
        # Nothing was told yet, not even the deals.
        self._told = 0
        self._at_the_screen: int | None = people[0] if len(people) == 1 else None
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "legal": self._legal,
            "board": lambda _: self._board(),
            "log": self._log,
            "score": lambda _: self._score(self._seen_score()),
            "hint": self._hint,
            "undo": self._undo,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }

    def play(self) -> None:
        try:
            self._told = len(self.match.moves)
            while not self.match.is_over:
                if self.match.turn in self.rivals:
                    self._let_bot_move()
                else:
                    self._ask()
            self._tell_news()
            self._finish()
        except Leave:
            print(self._say("cli-play-bye"))
        finally:
            # Also when interrupted: what was played is kept, and no program is left running.
            for rival in self.rivals.values():
                if isinstance(rival, program.Player):
                    rival.close()
            if self.keep is not None:
                self._write(self.keep)

    def _let_bot_move(self) -> None:
        seat = self.match.turn
        view = self.match.view(seat)
        answer = answer_of(self.rivals[seat], view, view.legal(), self._random)
        if answer.trouble is not None:
            print(f"✗ {answer.trouble.told(self.lang)}")
        self.match.play(answer.move)

    def _ask(self) -> None:
        """A person's turn: the board, what happened, and their move."""
        seat = self.match.turn
        if seat != self._at_the_screen:
            self._pass_on(seat)
        self._board()
        self._tell_news()
        count = len(self.match.moves)
        while len(self.match.moves) == count and not self.match.is_over:
            prompt = self.match.edition.prompt(self.match.state)
            print(self._say("cli-play-turn", seat=self._name(seat), prompt=say(prompt, self.lang)))
            self._answer(self._typed())

    def _pass_on(self, seat: int) -> None:
        """Around one screen: nobody may see what is another's, so the screen is wiped between turns."""
        if self.match.game.hides:
            if sys.stdout.isatty():
                print("\x1b[2J\x1b[H", end="")
            print(self._say("cli-play-pass-on", seat=self._name(seat)))
            self._read_line("")
        self._at_the_screen = seat

    def _typed(self) -> str:
        line = ""
        while not line:
            line = " ".join(self._read_line(f"{self._say('cli-play-input')}: ").split())
        return line

    def _read_line(self, prompt: str) -> str:
        try:
            with heard_while_reading():
                return input(prompt)
        except EOFError:
            print()
            raise Leave from None

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in self._commands and line not in self.match.legal():
            self._commands[word](rest)
            return
        try:
            self.match.play(self._meant(line))
        except BadMove as error:
            print(f"✗ {error.told(self.lang)}")

    def _meant(self, line: str) -> str:
        """A move may be typed without its first word where that is clear: 12>13 is move 12>13."""
        legal = self.match.legal()
        short = [move for move in legal if move.partition(" ")[2] == line]
        return short[0] if line not in legal and len(short) == 1 else _with_first_word(line, legal)

    def _tell_news(self) -> None:
        for number in range(self._told, len(self.match.moves)):
            self._tell(number)
        self._told = len(self.match.moves)

    def _tell(self, number: int) -> None:
        first, *rest = self.match.told(number, self.lang, self._ears())
        print(f"• {first}")
        for line in rest:
            print(f"    {line}")

    def _ears(self) -> int | None:
        return None if self.match.is_over else self._at_the_screen

    def _board(self) -> None:
        assert self._at_the_screen is not None
        print(self.match.view(self._at_the_screen).text(self.lang, self.colour))

    def _help(self, _: str) -> None:
        print(self._say("cli-play-help-title"))
        example = self.match.legal()[0]
        short = example.partition(" ")[2]
        # Where several moves end alike, the first word must be typed.
        message = "cli-play-help-move" if self._meant(short) == example else "cli-play-help-move-whole"
        print(f"  {self._say(message, example=example, short=short)}")
        for word in self._commands:
            if word != "help":
                print(f"  {word:6} {self._say(f'cli-play-help-{word}')}")

    def _legal(self, _: str) -> None:
        legal = self.match.legal()
        print(self._say("cli-play-legal", count=len(legal)))
        print("  " + ", ".join(legal))

    def _log(self, _: str) -> None:
        for number in range(len(self.match.moves)):
            self._tell(number)

    def _seen_score(self) -> Score:
        """Return the score as far as the player at the screen can know it."""
        assert self._at_the_screen is not None
        view = self.match.view(self._at_the_screen)
        edition = self.match.edition
        lines = edition.explained(view.state)
        return Score(edition.points(view.state), [], lines, edition.scored(lines, self.match.players))

    def _score(self, score: Score) -> None:
        for line in score.told(self.lang, self.match.names):
            print(f"  {line}")
        if self.match.is_over:
            return
        now = added_up(score.lines, self.match.players)
        for seat, (scored, points) in enumerate(zip(score.scored, now, strict=True)):
            if scored is not None and points is not None:
                print(f"  {self._name(seat)}: {self._points(scored, points)}")
        if self.match.game.hides:
            print(self._say("cli-play-hidden-score"))

    def _points(self, scored: int, now: int) -> str:
        """Return the points scored and those if the game ended now, as far as the game tells them apart."""
        if not self.match.game.scores_at_once:
            return self._say("core-points-now", points=now)
        if scored == now:
            return self._say("core-points", points=now)
        return self._say("core-points-both", points=scored, now=now)

    def _hint(self, _: str) -> None:
        view = self.match.view(self.match.turn)
        print(
            self._say(
                "cli-play-hint", move=bots.bot("elder", len(self.match.moves)).choose(view, view.legal())
            )
        )

    def _undo(self, _: str) -> None:
        """Back to the last decision of a person: the bots' moves since are taken back with it."""
        try:
            taken_back = self.match.undo()
            while self.match.turn in self.rivals:
                taken_back = self.match.undo()
        except NothingToUndo as error:
            print(error.told(self.lang))
            while self.match.turn in self.rivals:
                self._let_bot_move()
        else:
            print(self._say("cli-play-undone", move=taken_back))
        self._told = len(self.match.moves)
        if self.match.turn != self._at_the_screen:
            self._pass_on(self.match.turn)
        self._board()

    def _rules(self, rest: str) -> None:
        from pangea.cli.rules import explained, show

        try:
            section = int(rest) if rest.isdecimal() else None
            show(explained(self.match.game.name, self.lang, section))
        except PangeaError as error:
            print(error.told(self.lang))

    def _save(self, rest: str) -> None:
        try:
            paths = shlex.split(rest) or [f"{self.match.game.name}.json"]
            self._write(paths[0])
        except (PangeaError, ValueError) as error:
            print(error.told(self.lang) if isinstance(error, PangeaError) else error)

    def _write(self, path: str) -> None:
        with writing(path) as file:
            file.write(records.write(self.match.record()) + "\n")
        print(self._say("cli-play-saved", file=path))

    def _quit(self, _: str) -> None:
        raise Leave

    def _finish(self) -> None:
        """The last board, the final scoring, and who won."""
        print(self.match.view(self.people[0] if self.people else 0).text(self.lang, self.colour))
        print(self._say("cli-play-over"))
        score = self.match.score()
        for rival in self.rivals.values():
            if isinstance(rival, program.Player):
                rival.end(score.points, score.winners)
        self._score(score)
        for seat, points in enumerate(score.points):
            print(self._say("cli-play-points", seat=self._name(seat), points=points))
        winners = listed([self._name(seat) for seat in score.winners], self.lang)
        print(self._say("cli-play-winner", winners=winners, count=len(score.winners)))

    def _name(self, seat: int) -> str:
        return self.match.names[seat]

    def _say(self, message: str, **about: Spoken) -> str:
        return said(message, self.lang, **about)


def _with_first_word(line: str, legal: list[str]) -> str:
    """A move without its first word, where all legal moves begin alike: so a refusal can say why."""
    first_words = {move.partition(" ")[0] for move in legal}
    has_word = line.partition(" ")[0].isalpha()
    return line if has_word or len(first_words) != 1 else f"{first_words.pop()} {line}"
