"""Asking a bot for its move, whatever it does: a match goes on, and whoever runs it learns of the trouble."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path

from pangea.bots import Bot
from pangea.core.chance import Random, below
from pangea.core.errors import PangeaError
from pangea.core.views import View
from pangea.core.words import Phrase, Spoken


class BotTrouble(PangeaError):
    """A bot that crashed, kept silent, or gave no legal move. `heard` is the end of its error stream."""

    def __init__(self, bot: str, reason: Phrase, heard: str = "") -> None:
        about: dict[str, Spoken] = {"bot": bot, "reason": reason}
        if heard:
            super().__init__("bots-trouble-heard", **about, heard=heard)
        else:
            super().__init__("bots-trouble", **about)
        self.bot, self.reason, self.heard = bot, reason, heard
        # An error travels between processes as its arguments.
        self.args = (bot, reason, heard)


@dataclass(frozen=True)
class BotAnswer:
    """A bot's move; or a random one in its place, and what the trouble was."""

    move: str
    trouble: BotTrouble | None = None


def answer_of(bot: Bot, view: View, legal: list[str], random: Random) -> BotAnswer:
    """What a bot plays, whatever it does: a match goes on with a random move if it is in trouble."""
    name = type(bot).__qualname__
    try:
        move = bot.choose(view, list(legal))
    except BotTrouble as trouble:
        return BotAnswer(legal[below(random, len(legal))], trouble)
    except (Exception, SystemExit) as error:  # noqa: BLE001 (somebody else's code: anything may come)
        return BotAnswer(legal[below(random, len(legal))], BotTrouble(name, _crash(error)))
    if move not in legal:
        illegal = Phrase("bots-illegal", {"move": printable(str(move))})
        return BotAnswer(legal[below(random, len(legal))], BotTrouble(name, illegal))
    return BotAnswer(move)


def _crash(error: BaseException) -> Phrase:
    """What a bot raised, and the last line of its own that led there: the first step is our question."""
    about: dict[str, Spoken] = {"error": printable(f"{type(error).__name__}: {error}")}
    steps = traceback.extract_tb(error.__traceback__)[1:]
    own = [step for step in steps if Path(step.filename).parent == Path(steps[0].filename).parent]
    if not own:
        return Phrase("bots-raised", about)
    where = {"file": Path(own[-1].filename).name, "line": str(own[-1].lineno)}
    return Phrase("bots-raised-at", {**about, **where})


def printable(text: str, most: int = 200) -> str:
    """What a program said, fit for a terminal: no control characters, and not too much of it."""
    shown = "".join(letter if letter.isprintable() else "·" for letter in text.strip())
    return shown if len(shown) <= most else shown[: most - 1] + "…"
