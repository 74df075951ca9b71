"""A bot that is any program, in any language: it reads JSON lines, and answers with JSON lines.

`program:./mybot --fast` starts `./mybot --fast`; `program:timeout=2 ./mybot` gives it two seconds for a move.
What they say to each other is in docs/how-to/write-a-bot.md. Whatever goes wrong is a BotTrouble: whoever
plays a match with such a bot asks it through `answer_of`, which puts a random move in its place.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping, Sequence
from typing import Any, Self

from pangea.bots.asking import BotTrouble, printable
from pangea.core.chance import below, random_from
from pangea.core.errors import BadTable
from pangea.core.views import View
from pangea.core.words import Phrase

PROTOCOL = 1
"""The version of what is said. A program may ignore what it does not know, so only a break raises it."""
SECONDS = 10.0
"""How long a program may take for a move, unless it is told otherwise."""
STARTS = 3
"""A program is started at most this many times in one game. One that fell over this often is left alone."""
LONGEST_ANSWER = 65_536
LAST_WORDS = 2000
"""Only this many bytes, the last of its error stream, are kept."""
_FAREWELL = 1.0
"""How many seconds a program has to end by itself when the game is over."""


class Player:
    """Plays what a program answers. It runs from the first question until `close`, or the end of a `with`."""

    def __init__(self, seed: int, settings: str = "") -> None:
        self.seconds, self._command = _understood(settings)
        self.options: Mapping[str, str] = {}
        """The options of the table, for those who set one: a view does not name them."""
        # The program gets a number of its own: small enough for any language, and not the seed of the deals.
        self._seed = below(random_from(seed), 2**31)
        self._program: Program | None = None
        self._starts = 0
        self._table: tuple[object, ...] | None = None
        self._log: list[str] = []
        """The moves that the program was sent with its last turn."""

    @property
    def name(self) -> str:
        return shlex.join(self._command)

    def must_be_there(self) -> None:
        """A program that can't be found here is refused, before anything is played with it."""
        if shutil.which(self._command[0]) is None:
            raise BadTable("bots-not-there", program=printable(self._command[0]))

    def choose(self, view: View, legal: list[str]) -> str:
        try:
            move = self._answered(view, legal)
        except BotTrouble:
            # It may still answer this turn when the next one is asked. A fresh start can't be out of step.
            self._stop()
            raise
        if move not in legal:
            raise self._trouble(Phrase("bots-illegal", {"move": printable(move)}))
        return move

    def end(self, points: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the program how the game ended. It stays for another one."""
        if self._program is not None and self._table is not None:
            with contextlib.suppress(BotTrouble):
                self._program.tell({"type": "end", "points": list(points), "winners": list(winners)})
        self._table, self._starts = None, 0

    def close(self) -> None:
        """Close the program's input, and end it if that does not."""
        if self._program is not None:
            self._program.leave()
        self._program, self._table = None, None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _answered(self, view: View, legal: list[str]) -> str:
        program = self._started()
        table, log = (view.edition, view.seat, view.state.players), view.log
        # Games share an edition: in another one, or after an undo, the log doesn't continue the last one.
        if table != self._table or log[: len(self._log)] != self._log:
            program.tell(self._hello(view))
        self._table, self._log = table, log
        seen = {"view": view.fields, "legal": legal, "log": log}
        answer = program.ask({"type": "turn", **seen, "seconds": self.seconds}, self.seconds)
        return _move_in(answer, program)

    def _started(self) -> Program:
        if self._program is None:
            if self._starts == STARTS:
                raise self._trouble(Phrase("bots-given-up", {"starts": STARTS}))
            self._starts += 1
            self._program = Program(self._command)
        return self._program

    def _hello(self, view: View) -> dict[str, Any]:
        edition = view.edition
        hello: dict[str, Any] = {
            "type": "hello",
            "pangea": PROTOCOL,
            "game": edition.game.name,
            "seat": view.seat,
            "players": int(view.state.players),
            "options": dict(self.options),
            "seed": self._seed,
        }
        if not edition.is_usual:
            hello["content"] = edition.board.content
        return hello

    def _stop(self) -> None:
        if self._program is not None:
            self._program.kill()
        self._program, self._table = None, None

    def _trouble(self, reason: Phrase) -> BotTrouble:
        return BotTrouble(self.name, reason, self._program.heard if self._program else "")


class Program:
    """A running program and its three pipes. It can be asked, and it can't make anybody wait for ever."""

    def __init__(self, command: Sequence[str]) -> None:
        self.name = shlex.join(command)
        pipe = subprocess.PIPE
        try:
            # A session of its own: it is ended with all that it started, and Ctrl-C is left to us.
            self._process = subprocess.Popen(  # noqa: S603 (to start this program is what was asked for)
                list(command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BotTrouble(self.name, Phrase("bots-no-start", {"reason": printable(reason)})) from None
        # Once only, at the latest when this object is forgotten or Python ends: nothing is left running.
        self.kill = weakref.finalize(self, _end, self._process)
        self._unsent, self._unread, self._errors = b"", b"", b""
        self._errors_are_open = True
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)

    @property
    def heard(self) -> str:
        """The last lines that it wrote to its error stream."""
        lines = self._errors.decode(errors="replace").splitlines()
        return " / ".join(printable(line) for line in lines[-5:] if line.strip())

    def tell(self, message: Mapping[str, Any]) -> None:
        """Say something that needs no answer. What doesn't fit into the pipe goes with the next question."""
        self._unsent += _line(message)
        self._send()

    def ask(self, message: Mapping[str, Any], seconds: float) -> bytes:
        """Say something, and wait for a line in answer."""
        if self._unread.strip():
            raise self.trouble(Phrase("bots-unasked", {"text": _shown(self._unread)}))
        self._unsent += _line(message)
        end = time.monotonic() + seconds
        while (line := self._next_line()) is None:
            left = end - time.monotonic()
            if left <= 0:
                raise self.trouble(Phrase("bots-silent", {"seconds": f"{seconds:g}"}))
            self._wait(left)
        return line

    def leave(self) -> None:
        """A polite end: its input closes, and it has a moment to go by itself."""
        stdin = self._process.stdin
        if stdin is not None:
            stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        self.kill()

    def trouble(self, reason: Phrase) -> BotTrouble:
        return BotTrouble(self.name, reason, self.heard)

    def _next_line(self) -> bytes | None:
        """A whole line that was read, blank ones left out."""
        self._unread = self._unread.lstrip()
        if len(self._unread) > LONGEST_ANSWER:
            raise self.trouble(Phrase("bots-endless", {"text": _shown(self._unread)}))
        line, newline, rest = self._unread.partition(b"\n")
        if not newline:
            return None
        self._unread = rest
        return line

    def _wait(self, seconds: float) -> None:
        """Wait until something can be sent or read, and do so."""
        stdin, stdout, stderr = self._streams()
        with selectors.DefaultSelector() as ears:
            ears.register(stdout, selectors.EVENT_READ)
            if self._unsent:
                ears.register(stdin, selectors.EVENT_WRITE)
            if self._errors_are_open:
                ears.register(stderr, selectors.EVENT_READ)
            ready = {key.fileobj for key, _ in ears.select(seconds)}
        if stderr in ready:
            self._overhear()
        if stdin in ready:
            self._send()
        if stdout in ready:
            self._read()

    def _send(self) -> None:
        try:
            sent = self._streams()[0].write(self._unsent)
        except BrokenPipeError:
            # It does not listen any more; perhaps it has answered already, or its output ends as well.
            self._unsent = b""
        else:
            self._unsent = self._unsent[sent or 0 :]

    def _read(self) -> None:
        heard = self._streams()[1].read(LONGEST_ANSWER)
        if heard == b"":
            raise self._gone()
        self._unread += heard or b""

    def _overhear(self) -> None:
        heard = self._streams()[2].read(LONGEST_ANSWER)
        self._errors_are_open = heard != b""
        self._errors = (self._errors + (heard or b""))[-LAST_WORDS:]

    def _gone(self) -> BotTrouble:
        """Its output has ended: it crashed, or it closed it and lives on."""
        try:
            code = self._process.wait(_FAREWELL)
        except subprocess.TimeoutExpired:
            return self.trouble(Phrase("bots-closed"))
        self._overhear()
        return self.trouble(Phrase("bots-ended", {"code": str(code)}))

    def _streams(self) -> tuple[Any, Any, Any]:
        return self._process.stdin, self._process.stdout, self._process.stderr


def _shown(said: bytes) -> str:
    return printable(said[:1000].decode(errors="replace"), 60)


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _move_in(line: bytes, program: Program) -> str:
    """The move of an answer such as {"move": "move 12>13"}."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    move = answer.get("move") if isinstance(answer, dict) else None
    if not isinstance(move, str):
        raise program.trouble(Phrase("bots-junk", {"text": _shown(line)}))
    return move


def _understood(settings: str) -> tuple[float, list[str]]:
    """The seconds for a move, and the words of the command."""
    try:
        words = shlex.split(settings)
    except ValueError:
        raise BadTable("bots-bad-command", text=settings) from None
    seconds = SECONDS
    if words and words[0].startswith("timeout="):
        text = words.pop(0).removeprefix("timeout=")
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < float("inf"):
            raise BadTable("bots-bad-timeout", text=text)
    if not words:
        raise BadTable("bots-no-command")
    return seconds, words


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and whatever it started, and leave nothing of it behind."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()
