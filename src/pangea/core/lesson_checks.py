"""Do the rules bear a lesson out? Every step is played through: what is asked for can be done, what is shown
as forbidden is forbidden by that rule, and whatever is said has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.errors import BadMove, IllegalMove, PangeaError
from pangea.core.lessons import BESIDE, FIRST, Lesson, LessonStep, words_of
from pangea.core.match import Match
from pangea.core.positions import UNKNOWN_WORD
from pangea.core.record import fingerprint
from pangea.core.scenarios import Scenario
from pangea.core.words import ENGLISH, Phrase, bundle_of, catalogue_of, has_words, languages, say

STEPS_OF_FIRST = range(6, 11)
LONGEST_SAID = 320
"""Letters of a message in any language: what is said stands beside a board, on a phone too."""
MOST_BEGINNINGS = 300
"""Of the ways in which a step can begin, which are those to do what came before, so many are tried."""

_RULE = re.compile(r"\[([A-Z]\d+(?:\.v?\d+)*)\]")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def troubles(lesson: Lesson, edition: Edition) -> list[str]:
    """What is wrong with a lesson, a sentence each, its words left aside."""
    return [f"{lesson.game}/{lesson.name}{found}" for found in _troubles(lesson, edition)]


def _troubles(lesson: Lesson, edition: Edition) -> Iterator[str]:
    if lesson.name == FIRST:
        if len(lesson.steps) not in STEPS_OF_FIRST:
            yield f": it has {len(lesson.steps)} steps; the first lesson of a game has 6 to 10"
        if lesson.steps[-1].task != "game":
            yield ": the first lesson of a game ends with a game: the last step has task “game”"
    known = rule_ids(lesson.game)
    for rule in lesson.rules:
        if rule not in known:
            yield f": it teaches {rule}, and the rules of {lesson.game} have none of that number"
    matches: list[Match] = []
    for step in lesson.steps:
        try:
            begun = matches if step.goes_on else [beginning(step, edition)]
        except (PangeaError, AssertionError) as problem:
            yield f", step {step.name}: {problem}"
            return
        if step.position:
            yield from (f", step {step.name}: no game gets there: {why}" for why in _contradictions(begun[0]))
        run = _Rehearsal(step, begun)
        found = list(run.troubles())
        yield from (f", step {step.name}: {one}" for one in found)
        if found:
            return
        matches = run.endings[:MOST_BEGINNINGS]


def beginning(step: LessonStep, edition: Edition) -> Match:
    """Where a step begins that says so itself."""
    if step.record is None:
        match = Match(edition, seed=0, position=step.position)
        assert UNKNOWN_WORD not in str(match.beginning), (
            f"the position leaves something open: {match.beginning}. Say it, whoever may know it"
        )
        return match
    record = step.record
    match = Match(edition, record.players, record.options, record.seed)
    match.let_nature_move()
    for move in record.moves:
        match.play(move)
    return match


def _contradictions(match: Match) -> Iterable[str]:
    """Return why no game can reach a position, as far as its game can tell."""
    found = getattr(match.game.notation, "contradictions", None)
    return found(match.edition.board, match.state) if found else ()


class _Rehearsal:
    """One step, played through from everywhere it may begin."""

    def __init__(self, step: LessonStep, begun: list[Match]) -> None:
        self.step, self.begun = step, begun
        self.endings: list[Match] = []

    def troubles(self) -> Iterator[str]:
        step = self.step
        for match in self.begun:
            if not 0 <= step.seat < match.players:
                yield f"there is no seat {step.seat}: {match.players} play"
                return
        if self.begun:
            yield from self._places(self.begun[0].edition)
        for match in self.begun:
            found = list(self._from(match))
            if found:
                yield from found
                return
        if step.task != "game":
            self.endings = list({fingerprint(match.state): match for match in self.endings}.values())

    def _places(self, edition: Edition) -> Iterator[str]:
        for place in self.step.look:
            if place not in BESIDE and not is_place(edition, place):
                beside = " or ".join(BESIDE)
                yield f"“{place}” is no place: write it as moves do, or with its name (face 3), or {beside}"

    def _from(self, match: Match) -> Iterator[str]:
        step = self.step
        for refused in step.refused:
            yield from _not_refused(match, refused.move, refused.rule)
        if step.count is not None:
            yield from self._not_counted(match)
        if step.task == "do":
            yield from self._not_done(match)
        elif step.task != "game":
            yield from self._follow(match.copy(), "")

    def _not_counted(self, match: Match) -> Iterator[str]:
        count = self.step.count
        assert count is not None
        if count.points is not None and not 0 <= count.points < match.players:
            yield f"points of seat {count.points} are counted, and {match.players} play"
        elif count.after:
            try:
                match.copy().follow(count.after)
            except BadMove as problem:
                yield f"what “{count.after}” gives is counted: {problem}"

    def _not_done(self, match: Match) -> Iterator[str]:
        step, scenario = self.step, Scenario(self.step, match)
        if match.turn != step.seat:
            yield f"seat {step.seat} is to do something, and it is not its turn but that of {match.turn}"
            return
        wrong = [trouble for moves in step.do for trouble in scenario.illegal(moves, "do")]
        wrong += [trouble for moves in step.answers for trouble in scenario.illegal(moves, "answers")]
        if wrong:
            yield from wrong
            return
        for moves in step.answers:
            if scenario.is_done(moves):
                yield f"“{moves}” is answered, but it is what is asked for"
        yield from _unheard(match.game, step.tells)
        done = list(scenario.solutions())
        if not done:
            yield "nothing that can be done here counts as done"
        for _, after in done:
            found = list(self._follow(after, f"after “{after.moves[-1]}” "))
            if found:
                yield from found
                return

    def _follow(self, match: Match, when: str) -> Iterator[str]:
        for move in self.step.line:
            try:
                match.follow(move)
            except BadMove as problem:
                yield f"{when}the line goes on with “{move}”: {problem}"
                return
        self.endings.append(match)


def _not_refused(match: Match, move: str, rule: str) -> Iterator[str]:
    try:
        match.copy().follow(move)
    except IllegalMove as refused:
        if refused.rule != rule:
            yield f"“{move}” is refused by {refused.rule} and not by {rule}: {refused}"
    except BadMove as problem:
        yield f"“{move}” should be refused by {rule}: {problem}"
    else:
        yield f"“{move}” should be refused by {rule}, and it is legal"


def _unheard(game: Game, tells: Iterable[str]) -> Iterator[str]:
    known = {message.name for message in game.vocabulary.messages}
    for name in tells:
        if name not in known:
            yield f"{game.name} never says “{name}”: see the messages in notation/words.py"


def answer_of(step: LessonStep, match: Match) -> int:
    """The number that a counting task asks for."""
    count = step.count
    assert count is not None
    if count.answer is not None:
        return count.answer
    assert count.points is not None
    now = match.edition.points(match.state)[count.points]
    if not count.after:
        return now
    after = match.copy()
    after.follow(count.after)
    return after.edition.points(after.state)[count.points] - now


def is_place(edition: Edition, text: str) -> bool:
    """Is this a part of a move in writing, or one by its name: “face 3”?"""
    name, _, value = text.rpartition(" ")
    for form in edition.game.moves.forms:
        for called, part in form.parts.items():
            if name not in ("", called):
                continue
            if part.kind == "name" and value in part.names:
                return True
            if part.kind == "label" and value.isdigit() and part.least <= int(value) < part.below:
                return True
            if part.kind == "hex" and re.fullmatch(r"-?\d{1,2},-?\d{1,2}", value):
                q, r = map(int, value.split(","))
                if value in part.names or max(abs(q), abs(r), abs(q + r)) < part.below:
                    return True
    return False


def word_troubles(game: str, lessons: Iterable[Lesson]) -> list[str]:
    """Messages that are missing, left over, too long or not plain, in any language."""
    needed, possible = set[str](), set[str]()
    for lesson in lessons:
        needed |= lesson.messages
        possible |= lesson.possible_messages
    found = []
    for lang in languages():
        path = catalogue_of(words_of(game), lang)
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        there = set(_MESSAGE.findall(text))
        missing, left = sorted(needed - there), sorted(there - needed - possible)
        found += [f"{lang}/{path.name} lacks {name}" for name in missing]
        found += [f"{lang}/{path.name}: no step says {name}" for name in left]
        found += [
            f"{lang}/{path.name}: {name} {what}" for name in sorted(there) for what in _unfit(name, lang)
        ]
    return found


def _unfit(name: str, lang: str) -> Iterator[str]:
    bundle = bundle_of(name, lang)
    pattern = bundle.get_message(name).value if bundle.has_message(name) else None
    if pattern is None:
        yield "can’t be read"
        return
    said, errors = bundle.format_pattern(pattern, {})
    if errors:
        yield "speaks of something; lessons are said as they are written, without $variables"
    elif len(str(said)) > LONGEST_SAID:
        yield f"has {len(str(said))} letters; at most {LONGEST_SAID} can be read at a glance"


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """Every rule that the explained rules of a game name, in their order."""
    found: dict[str, None] = {}
    section = 1
    while has_words(f"{game}-rules-{section}-text"):
        found |= dict.fromkeys(_RULE.findall(say(Phrase(f"{game}-rules-{section}-text"), ENGLISH)))
        section += 1
    return tuple(found)


def untaught(game: str, lessons: Iterable[Lesson], excused: Mapping[str, str]) -> list[str]:
    """The rules that no task teaches and no reason excuses, and reasons that excuse none."""
    taught = {rule for lesson in lessons for rule in lesson.rules}
    known = rule_ids(game)
    found = [f"no task teaches {rule}" for rule in known if rule not in taught and rule not in excused]
    found += [f"{rule} is excused, but a task teaches it" for rule in excused if rule in taught]
    found += [
        f"{rule} is excused, and the rules have none of that number" for rule in excused if rule not in known
    ]
    return found
