"""What a game says: messages that are rules, the stories they write, and how a story is read.

A message of the catalogues is declared once, with the kinds of what it speaks of. Said inside a rule, it
writes its number and its parts into a story, an array of numbers:

    WORDS = Vocabulary("clans")
    FOUNDED = WORDS.message("clans-founded", seat=SEAT, territory=LABEL)
    ...
    FOUNDED(story, state.village_seat[number], state.village_place[number])

So whatever is said is worked out where the rules run: interpreted, compiled, in a browser. Whoever has the
vocabulary reads a story back as phrases, and says them in a language.

A story is a list of numbers. The first says where the next message goes. A message is its number in the
vocabulary and one number for each part; messages that belong to one of its parts follow it. Negative numbers
are marks: they begin a line of a score, and say what it gives to whom, and where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.kernel import rule
from pangea.core.words import Phrase, SeatName, Spoken, has_words

Story = NDArray[np.int32]

ROOM = 8192
"""Every story has room for this many numbers. A longer one breaks off, and can't be read."""


@rule
def begin(story: Story) -> None:
    """An empty story."""
    story[0] = 1


@rule
def place_for(story: Story, numbers: int) -> int:
    """Where the next numbers of a story go; 0 where there is no room for them."""
    at = int(story[0])
    story[0] = at + numbers
    return at if at + numbers <= story.size else 0


# Marks: what stands in a story besides messages.

LINE, GIVES, HIDES, PLACE, ITEM = -1, -2, -3, -4, -5
_LENGTHS = {LINE: 1, GIVES: 2, HIDES: 1, PLACE: 1, ITEM: 1}


@rule
def line(story: Story, rule_id: int) -> None:
    """A line of an explained score begins: the next message is what it says, by this rule."""
    at = place_for(story, 2)
    if at:
        story[at], story[at + 1] = LINE, rule_id


@rule
def gives(story: Story, seat: int, points: int) -> None:
    """The line gives a seat points. Whoever is not named gets none."""
    at = place_for(story, 3)
    if at:
        story[at], story[at + 1], story[at + 2] = GIVES, seat, points


@rule
def hides(story: Story, seat: int) -> None:
    """What the line gives a seat is not known to the reader."""
    at = place_for(story, 2)
    if at:
        story[at], story[at + 1] = HIDES, seat


@rule
def speaks_of(story: Story, place: int) -> None:
    """The line speaks of a place on the board: it is lit there."""
    at = place_for(story, 2)
    if at:
        story[at], story[at + 1] = PLACE, place


@rule
def item(story: Story, number: int) -> None:
    """One of the LABELS of the message before."""
    at = place_for(story, 2)
    if at:
        story[at], story[at + 1] = ITEM, number


# What a message speaks of


@dataclass(frozen=True)
class Part:
    """How a number of a story is read. The browser reads them the same way: web/src/words/stories.ts."""

    kind: str
    prefix: str = ""
    names: tuple[str, ...] = ()
    """For a choice: the names it is made from. For one that the board lists: where. For a hex: which."""
    least: int = 0
    below: int = 0
    """For a part of a move in writing: its number, or a hex's steps from 0,0, is at least this, and less than
    that."""
    shape: str = ""
    """For a name in a move in writing: the pattern of what may be meant as one."""
    unreadable: str = ""
    """For a part of a move in writing: the message that refuses what it can't be."""

    @property
    def described(self) -> dict[str, Any]:
        """For whoever reads it elsewhere."""
        return {"kind": self.kind, "prefix": self.prefix, "names": list(self.names)}


SEAT = Part("seat")
"""Whoever sits there."""
NUMBER = Part("number")
"""A number of things: languages bend the sentence to it."""
LABEL = Part("label")
"""A number that is a name: territory 12. One below 0 is a question mark: there is none, or it isn't known."""
HEX = Part("hex")
"""A hex by its axial coordinates, packed into one number as `hex_number` does."""
PHRASE = Part("phrase")
"""The next message. What is written in its place is how many there are, 1."""
PHRASES = Part("phrases")
"""A list: the next messages. What is written in its place is how many there are."""
LABELS = Part("labels")
"""A list of numbers that are names, one `item` each. What is written in its place is how many there are."""

HEX_ROW = 128


@rule
def hex_number(q: int, r: int) -> int:
    """A hex as one number, as a HEX is written."""
    return q * HEX_ROW + r


def hex_text(number: int) -> str:
    """A hex as people write it.

    >>> hex_text(hex_number(-2, 5))
    '-2,5'
    """
    q = (number + HEX_ROW // 2) // HEX_ROW
    return f"{q},{number - q * HEX_ROW}"


def one_of(prefix: str, names: Sequence[str]) -> Part:
    """A choice by its number; each has a message of its own, prefix and name."""
    return Part("choice", prefix, tuple(names))


def some_of(prefix: str, names: Sequence[str]) -> Part:
    """Several of them, as a set of bits."""
    return Part("choices", prefix, tuple(names))


def named(names: Sequence[str], *, shape: str = "", unreadable: str = "") -> Part:
    """A choice by its number, whose names are the same in every language.

    In a move in writing, what has this shape but isn't a name is refused by the message `unreadable`.
    """
    return Part("name", names=tuple(names), shape=shape, unreadable=unreadable)


def one_of_board(prefix: str, table: str, unreadable: str = "") -> Part:
    """A choice that the board lists: `board.names[table]`. What has no message goes by its name.

    `unreadable`: in a move in writing, the message that refuses what the board doesn't list.
    """
    return Part("board choice", prefix, (table,), unreadable=unreadable)


def label_text(number: int) -> str:
    """A number that is a name, as people write it.

    >>> label_text(12), label_text(-1)
    ('12', '?')
    """
    return str(number) if number >= 0 else "?"


COUNTS = True
"""Said of a message after its name: it tells of something that counts. Points, an award, the end of an epoch:
whoever shows the game announces it, first and until it is read. The others only say what was done."""


@dataclass(frozen=True)
class Message:
    name: str
    parts: Mapping[str, Part]
    counts: bool = False


Say = Callable[..., None]


class Vocabulary:
    """All that one game can say, each message by its number."""

    def __init__(self, game: str, *, has_secrets: bool = True) -> None:
        self.game = game
        self.messages: list[Message] = []
        self.rules: list[str] = []
        if has_secrets:
            self.hidden = self.message(f"{game}-move-hidden", seat=SEAT)
            """What others hear of a move that its keeper alone may know: number 0, as `tell` has it."""

    def message(self, name: str, counts: bool = False, /, **parts: Part) -> Say:
        """A message, as a rule that writes it into a story. `counts`: COUNTS, if it is to be announced."""
        self.messages.append(Message(name, parts, counts))
        return writer(name, str(len(self.messages) - 1), list(parts))

    def variants(self, names: Sequence[str], counts: bool = False, /, **parts: Part) -> Say:
        """Messages that speak of the same: which of them is said is the first number after the story."""
        first = len(self.messages)
        self.messages += [Message(name, parts, counts) for name in names]
        return writer(names[0], f"{first} + which", ["which", *parts], skip=1)

    def refusals(self, refusals: Sequence[Any], /, **parts: Part) -> Say:
        """The messages of a game's refusals, by the number of the refusal. They speak of the same."""
        first = len(self.messages) - 1  # the first refusal, number 0, isn't one
        self.messages += [Message(refusal.message, parts) for refusal in refusals[1:]]
        return writer(f"{self.game}_refused", f"{first} + why", ["why", *parts], skip=1)

    def rule(self, rule_id: str) -> int:
        """A rule that lines of a score are explained by."""
        self.rules.append(rule_id)
        return len(self.rules) - 1

    @cached_property
    def described(self) -> dict[str, Any]:
        """The vocabulary for whoever reads stories elsewhere."""
        kinds: dict[Part, int] = {}
        messages = [
            [each.name, {part: kinds.setdefault(kind, len(kinds)) for part, kind in each.parts.items()}]
            for each in self.messages
        ]
        return {
            "messages": messages,
            "parts": [kind.described for kind in kinds],
            "rules": list(self.rules),
            "counts": [number for number, each in enumerate(self.messages) if each.counts],
        }


def writer(name: str, number: str, parameters: list[str], skip: int = 0) -> Say:
    """The rule that writes a message: written here, because compiled code knows no lists of parameters."""
    word = name.replace("-", "_")
    parts = parameters[skip:]
    source = [
        f"def {word}(story, {', '.join(parameters)}):" if parameters else f"def {word}(story):",
        f"    at = place_for(story, {len(parts) + 1})",
        "    if at:",
        f"        story[at] = {number}",
        *(f"        story[at + {place}] = {part}" for place, part in enumerate(parts, 1)),
    ]
    scope: dict[str, Any] = {"place_for": place_for, "__name__": __name__}
    exec("\n".join(source), scope)  # noqa: S102  names of messages and parts, which are ours
    writer: FunctionType = scope[word]
    return rule(writer)


# Reading


@dataclass(frozen=True)
class ScoreLine:
    """One line of an explained score. `points` by seat; None where it is not known whom they belong to."""

    rule: str
    phrase: Phrase
    points: tuple[int | None, ...]
    place: tuple[int, ...] = ()


class StoryReader:
    """Reads the stories of one game on one board."""

    def __init__(self, vocabulary: Vocabulary, board: Any) -> None:
        self._words, self._board = vocabulary, board
        self._steps = {number: 1 + len(each.parts) for number, each in enumerate(vocabulary.messages)}
        self._steps |= {mark: 1 + length for mark, length in _LENGTHS.items()}
        """How many numbers a message or a mark takes."""

    def phrases(self, numbers: Sequence[int]) -> list[Phrase]:
        phrases = []
        at = 0
        while at < len(numbers):
            phrase, at = self._phrase(numbers, at)
            phrases.append(phrase)
        return phrases

    def lines(self, numbers: Sequence[int], players: int) -> list[ScoreLine]:
        lines = []
        at = 0
        while at < len(numbers):
            line, at = self._line(numbers, at, players)
            lines.append(line)
        return lines

    def points(self, numbers: Sequence[int], players: int) -> list[int | None]:
        """What the lines of a score give each seat together; None where a line hides it."""
        sums: list[int | None] = [0] * players
        at, end, steps = 0, len(numbers), self._steps
        while at < end:
            mark = numbers[at]
            if mark == GIVES:
                seat = numbers[at + 1]
                before = sums[seat]
                sums[seat] = None if before is None else before + numbers[at + 2]
            elif mark == HIDES:
                sums[numbers[at + 1]] = None
            at += steps[mark]
        return sums

    def _line(self, numbers: Sequence[int], at: int, players: int) -> tuple[ScoreLine, int]:
        assert numbers[at] == LINE, "a story of a score begins its lines"
        rule_id = self._words.rules[numbers[at + 1]]
        phrase, at = self._phrase(numbers, at + 2)
        points: list[int | None] = [0] * players
        places = []
        while at < len(numbers) and numbers[at] != LINE:
            mark = numbers[at]
            if mark == GIVES:
                points[numbers[at + 1]] = numbers[at + 2]
            elif mark == HIDES:
                points[numbers[at + 1]] = None
            else:
                places.append(numbers[at + 1])
            at += 1 + _LENGTHS[mark]
        return ScoreLine(rule_id, phrase, tuple(points), tuple(places)), at

    def _phrase(self, numbers: Sequence[int], at: int) -> tuple[Phrase, int]:
        message = self._words.messages[numbers[at]]
        values = numbers[at + 1 : at + 1 + len(message.parts)]
        at += 1 + len(message.parts)
        about: dict[str, Spoken] = {}
        for (name, part), value in zip(message.parts.items(), values, strict=True):
            if part.kind == "phrase":
                about[name], at = self._phrase(numbers, at)
            elif part.kind == "phrases":
                spoken = []
                for _ in range(value):
                    phrase, at = self._phrase(numbers, at)
                    spoken.append(phrase)
                about[name] = spoken
            elif part.kind == "labels":
                about[name] = ", ".join(str(numbers[at + 2 * place + 1]) for place in range(value))
                at += 2 * value
            else:
                about[name] = self._spoken(part, value)
        return Phrase(message.name, about), at

    def _spoken(self, part: Part, value: int) -> Spoken:
        match part.kind:
            case "seat":
                return SeatName(value)
            case "number":
                return value
            case "label":
                return label_text(value)
            case "hex":
                return hex_text(value)
            case "choice":
                return _CHOICES.phrase(part.prefix, part.names[value])
            case "choices":
                members = (name for bit, name in enumerate(part.names) if value >> bit & 1)
                return [_CHOICES.phrase(part.prefix, name) for name in members]
            case "name":
                return part.names[value]
            case "board choice":
                name = self._board.names[part.names[0]][value]
                phrase = _CHOICES.phrase(part.prefix, name)
                return phrase if has_words(phrase.message) else name
        raise TypeError(f"nobody reads a part of the kind {part.kind}")


class _Choices:
    """Each choice as a phrase: the same ones are said again and again."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Phrase] = {}

    def phrase(self, prefix: str, name: str) -> Phrase:
        key = prefix, name
        if key not in self._known:
            self._known[key] = Phrase(f"{prefix}-{name}")
        return self._known[key]


_CHOICES = _Choices()


def written(story: Story) -> list[int]:
    """What stands in a story, as a list of numbers."""
    end = int(story[0])
    if end > story.size:
        raise OverflowError(f"a story of {end} numbers: there is room for {story.size}")
    numbers: list[int] = story[1:end].tolist()
    return numbers


def spoken_of(parts: Mapping[str, Part]) -> Iterator[str]:
    """The messages that a message may say within itself: every choice it offers."""
    for part in parts.values():
        if part.kind in ("choice", "choices"):
            yield from (f"{part.prefix}-{name}" for name in part.names)
