"""The puzzles that come with the games: each is played again, by the rules and with the referee."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import pangea
from pangea.core.words import Phrase, Spoken, bundle_of, has_words, languages, say
from pangea.puzzles.checking import PuzzleChecker
from pangea.puzzles.judging import LEAST_MARGIN, LEAST_WORLDS, Bench
from pangea.puzzles.puzzle import BELIEF, BEST, COUNT, HARDEST, WIN, Puzzle, shipped
from pangea.puzzles.solving import TRIES, difficulty_of

GAMES = [game.name for game in pangea.every_game() if shipped(game)]
FEWEST = 60


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    return shipped(pangea.game(game))


def phrases_of(puzzle: Puzzle) -> Iterator[Phrase]:
    """All that is said of a puzzle."""
    yield puzzle.question
    yield from puzzle.why
    for choice in puzzle.choices:
        yield choice.said
    for mistake in puzzle.wrong.values():
        yield from mistake.why


def within(spoken: Spoken) -> Iterator[Phrase]:
    """A phrase, and all that it speaks of."""
    if isinstance(spoken, Phrase):
        yield spoken
        for part in spoken.about.values():
            yield from within(part)
    elif isinstance(spoken, list | tuple):
        for part in spoken:
            yield from within(part)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_played_again(game: str) -> None:
    checker = PuzzleChecker(Bench(game), thoroughly=False)
    wrong = {
        puzzle.id: [say(fault) for fault in faults]
        for puzzle in puzzles_of(game)
        if (faults := checker.faults(puzzle))
    }
    assert not wrong


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_many_sorts(game: str) -> None:
    puzzles = puzzles_of(game)
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    assert len(puzzles) >= FEWEST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert kinds[BEST] + kinds[WIN] > len(puzzles) / 2
    assert kinds[COUNT]
    assert bool(kinds[BELIEF]) == (pangea.game(game).guessing is not None)
    assert {puzzle.players for puzzle in puzzles} == {2, 3, 4}
    assert {puzzle.difficulty for puzzle in puzzles} >= set(range(1, HARDEST))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_measured_is_clear_enough(game: str) -> None:
    for puzzle in puzzles_of(game):
        if puzzle.asks_for_a_move:
            assert puzzle.margin >= puzzle.low >= LEAST_MARGIN, puzzle.id
            assert puzzle.worlds >= LEAST_WORLDS, puzzle.id
            assert set(puzzle.solved) == set(TRIES), puzzle.id
            assert puzzle.difficulty == difficulty_of(puzzle.solved), puzzle.id
            # What is wrong costs as much as the margin at least, but for what is rounded.
            assert all((mistake.cost or 0) >= puzzle.margin - 0.001 for mistake in puzzle.wrong.values())


@pytest.mark.parametrize("game", GAMES)
def test_stronger_levels_solve_more(game: str) -> None:
    asked = [puzzle for puzzle in puzzles_of(game) if puzzle.asks_for_a_move]
    found = [sum(puzzle.solved[level] for puzzle in asked) / len(asked) for level in TRIES]
    assert found == sorted(found)
    assert found[0] < found[-1] / 2


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_every_language(game: str) -> None:
    """A message that is missing, or can't be said of what it speaks of, is a warning: here, an error."""
    for puzzle, lang in itertools.product(puzzles_of(game), languages()):
        for phrase in phrases_of(puzzle):
            assert say(phrase, lang)
            for part in within(phrase):
                assert bundle_of(part.message, lang).has_message(part.message), (puzzle.id, part.message)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_rules(game: str) -> None:
    sections = itertools.takewhile(
        has_words, (f"{game}-rules-{number}-text" for number in itertools.count(1))
    )
    known = set(re.findall(r"\[([A-Z]\d+(?:\.\d+)*)\]", " ".join(say(Phrase(each)) for each in sections)))
    assert {puzzle.rule for puzzle in puzzles_of(game)} <= known
