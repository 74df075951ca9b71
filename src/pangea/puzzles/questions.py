"""Questions whose answer is not a move: what somebody must hold, and what something counts.

What is hidden is asked where the seat's odds are clearly one-sided, by a few moves that are shown or by the
cards that were seen. MiningFigures come from the rules, and the wrong ones from mistakes that people make.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from types import ModuleType

from pangea.analysis.figures import percent
from pangea.analysis.reasons import story_of
from pangea.core.beliefs import odds_after
from pangea.core.chance import below, random_from
from pangea.core.contract import WATCHER, Game
from pangea.core.counting import Count
from pangea.core.match import Match
from pangea.core.record import copied
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName, Spoken, has_words
from pangea.puzzles.puzzle import BELIEF, COUNT, HARDEST, Choice, Mistake, Puzzle

LIKELY = 0.75
"""What is asked for is at least so likely …"""
UNLIKELY = 0.20
"""… and nothing else is likelier than this."""
WINDOWS = (0, 6, 9, 12, 16, 20)
"""The fewest moves, of these numbers, that tell enough are shown."""
_LOOKED_AT = 8
"""Positions of a game that are looked at for hidden cards, and for something to count."""
_TOLD = 2
"""So many of the moves that tell most are named."""
_ALMOST_SURE = 0.9
_CERTAIN = 0.999
_MANY_THINGS = (3, 5, 7, 10)
"""The things to be looked at that make a count harder by one step each."""


# Whose card is it?


def belief_puzzles(match: Match, number: int, software: str) -> Iterator[Puzzle]:
    """At most one of a match: a card that its moves, or the cards seen, give away."""
    guessing = match.game.guessing
    if guessing is None:
        return
    for moves in _some_positions(match, number):
        for seat in range(match.players):
            for other in range(match.players):
                puzzle = None if seat == other else _belief_puzzle(match, moves, seat, other, software)
                if puzzle is not None:
                    yield puzzle
                    return


def _some_positions(match: Match, number: int) -> list[int]:
    """Decisions of the second half of a match, by chance."""
    end, random = len(match.played), random_from(number, 7)
    decisions = [moves for moves in range(end // 2, end) if match.mover(moves) >= 0]
    chosen = {decisions[below(random, len(decisions))] for _ in range(_LOOKED_AT)}
    return sorted(chosen, reverse=True)


def _belief_puzzle(match: Match, moves: int, seat: int, other: int, software: str) -> Puzzle | None:
    """A question about the card of another seat, with as few moves shown as tell enough."""
    for window in WINDOWS:
        first = moves - window
        if first < 0 or any(match.mover(each) < 0 for each in range(first, moves)):
            return None
        view = known_view(match, first, seat)
        row = odds_after(view, match.moves[first:moves])[other]
        best, second = sorted(row, reverse=True)[:2]
        if best >= LIKELY and second <= UNLIKELY:
            if is_plain(view, match.moves[first:moves], other):
                return None
            return _asked(match, view, range(first, moves), other, row.tolist(), software)
    return None


def is_plain(view: View, moves: Sequence[str], other: int) -> bool:
    """Is a card certain for anybody who watches? Then there is nothing to find out."""
    watcher = View(view.edition, view.state, WATCHER)
    return float(odds_after(watcher, moves)[other].max()) > _CERTAIN


def known_view(match: Match, moves: int, seat: int) -> View:
    """A position of a match as the seat could write it down: without what was played before."""
    edition, notation = match.edition, match.game.notation
    seen = View(edition, match.position(moves), seat)
    text = notation.write_position(edition.board, seen.state)
    return View(edition, notation.read_position(edition.board, text), seat)


def _asked(
    match: Match, view: View, shown: range, other: int, row: list[float], software: str
) -> Puzzle | None:
    game, guessing = match.game, match.game.guessing
    assert guessing is not None
    names = guessing.card.names
    answer = names[row.index(max(row))]
    if not _is_true(match, shown.stop, other, answer):
        return None
    choices = [
        Choice(name, Phrase(f"{guessing.card.prefix}-{name}"))
        for number, name in enumerate(names)
        if not _is_own(view, number)
    ]
    texts = tuple(match.moves[shown.start : shown.stop])
    telling = _most_telling(view, texts, other, names.index(answer))
    message = f"puzzles-ask-belief-{game.name}"
    return Puzzle(
        game=game.name,
        kind=BELIEF,
        players=match.players,
        seat=int(view.seat),
        position=game.notation.write_position(match.edition.board, view.state),
        moves=texts,
        question=Phrase(message if has_words(message) else "puzzles-ask-belief", _asked_about(view, other)),
        choices=tuple(choices),
        answers=(answer,),
        wrong={
            choice.answer: Mistake(None, (_odds_told(choice, row[names.index(choice.answer)]),))
            for choice in choices
            if choice.answer != answer
        },
        why=(*(_odds_told(choice, row[names.index(choice.answer)]) for choice in choices), *telling),
        rule=_hidden_by(game),
        margin=max(row) - sorted(row)[-2],
        low=max(row) - sorted(row)[-2],
        difficulty=_difficulty_of_belief(len(texts), max(row)),
        software=software,
    )


def _asked_about(view: View, other: int) -> dict[str, Spoken]:
    """Whose card is asked for, and what was seen of such cards, where the game says it."""
    about: dict[str, Spoken] = {"seat": SeatName(other)}
    module = counting_of(view.edition.game)
    if module is not None and hasattr(module, "seen_of"):
        about["seen"] = module.seen_of(view.state, other)
    return about


def _is_true(match: Match, moves: int, other: int, answer: str) -> bool:
    """Is it so? The odds may well point elsewhere now and then: that would be no good puzzle."""
    guessing = match.game.guessing
    assert guessing is not None
    return guessing.card.names[match.edition.rules.secret(match.position(moves), other)] == answer


def _is_own(view: View, card: int) -> bool:
    """Does the seat hold the only card of this kind itself? Then nobody would think of it."""
    own = odds_after(view, [])[view.seat]
    return bool(own.any()) and int(own.argmax()) == card


def _odds_told(choice: Choice, odds: float) -> Phrase:
    return Phrase("puzzles-odds", {"card": choice.said, "odds": percent(odds)})


def _most_telling(view: View, texts: Sequence[str], other: int, card: int) -> list[Phrase]:
    """The moves of a seat without which the answer would be least likely, in words."""
    edition = view.edition
    gains: list[tuple[float, int, tuple[Phrase, ...]]] = []
    known, state = float(odds_after(view, [])[other][card]), copied(view.state)
    for number, text in enumerate(texts):
        mover, move = int(edition.rules.to_move(state)), edition.read(state, text)
        odds = float(odds_after(view, texts[: number + 1])[other][card])
        if mover == other and odds > known:
            gains.append((odds - known, number, story_of(edition, state, move, view.seat)))
        known = odds
        edition.rules.apply(state, move)
    most = sorted(sorted(gains, reverse=True)[:_TOLD], key=lambda gain: gain[1])
    told: list[Phrase] = []
    for _, _, story in most:
        told += [Phrase("puzzles-telling", {"story": story[0]}), *story[1:]]
    return told


def _difficulty_of_belief(moves: int, odds: float) -> int:
    """The more moves have to be read, and the less they tell, the harder."""
    return min(HARDEST, 1 + sum(moves > most for most in WINDOWS[2:5]) + (odds < _ALMOST_SURE))


def _hidden_by(game: Game) -> str:
    module = counting_of(game)
    rule: str = getattr(module, "HIDDEN_BY", "")
    return rule


# What does it count?


def counting_of(game: Game) -> ModuleType | None:
    """The game's own questions about its score, if it has any."""
    name = f"{game.state.__module__.rpartition('.')[0]}.counting"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def counts_at(view: View) -> list[Count]:
    """All that can be asked about the score of a position, with enough wrong answers."""
    module = counting_of(view.edition.game)
    if module is None:
        return []
    found: Iterator[Count] = module.counts(view.edition, view.state)
    return [count for count in found if count.is_fair]


def count_puzzles(match: Match, number: int, software: str) -> Iterator[Puzzle]:
    """At most one of a match: of the questions in some positions, one that has much to look at."""
    random = random_from(number, 8)
    asked: list[tuple[View, Count]] = []
    for moves in _some_positions(match, number):
        view = known_view(match, moves, match.mover(moves))
        asked += [(view, count) for count in counts_at(view)]
    if asked:
        asked.sort(key=lambda one: one[1].things)
        # Any from the upper half: not always the same sort of question.
        view, count = asked[len(asked) // 2 + below(random, len(asked) - len(asked) // 2)]
        yield count_puzzle(view, count, software)


def count_puzzle(view: View, count: Count, software: str) -> Puzzle:
    edition = view.edition
    figures = sorted([count.answer, *(figure for figure, _ in count.mistakes)])
    return Puzzle(
        game=edition.game.name,
        kind=COUNT,
        players=int(view.state.players),
        seat=int(view.seat),
        position=edition.game.notation.write_position(edition.board, view.state),
        question=count.question,
        choices=tuple(
            Choice(str(figure), Phrase("puzzles-figure", {"figure": figure})) for figure in figures
        ),
        answers=(str(count.answer),),
        wrong={str(figure): Mistake(None, (mistake,)) for figure, mistake in count.mistakes},
        why=count.why,
        rule=count.rule,
        difficulty=min(HARDEST, 1 + sum(count.things >= many for many in _MANY_THINGS)),
        software=software,
    )
