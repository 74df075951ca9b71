"""Clear decisions: found where a move stands out, left alone where none does, and the same each time."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

import pangea
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.record import copied
from pangea.core.words import Phrase, SeatName, say
from pangea.puzzles.checking import PuzzleChecker
from pangea.puzzles.judging import LEAST_MARGIN, Bench, come_to_the_same, turns_left
from pangea.puzzles.mining import Miner
from pangea.puzzles.playouts import PairedPlayouts
from pangea.puzzles.puzzle import BELIEF, BEST, COUNT, Mistake, Puzzle, shipped, written
from pangea.puzzles.solving import TRIES, difficulty_of, is_obvious, solved_by_levels
from pangea.puzzles.telling import certain

LAST_VILLAGE = (
    "players 2; turn 0; villages 11; clans red ?; tokens 5 6; points 10 10 10 10 10;"
    "huts 0:RR 1:R 50:BBGYK 51:B"
)
"""Whoever moves founds the last village: on 0 or 1 it wins the game for red, on 50 or 51 for anybody else."""


@cache
def bench() -> Bench:
    return Bench("clans")


@cache
def of_kind(kind: str, game: str = "clans") -> Puzzle:
    """The first puzzle of a kind that comes with a game."""
    return next(puzzle for puzzle in shipped(pangea.game(game)) if puzzle.kind == kind)


def codes(*moves: str) -> list[int]:
    view = bench().view(LAST_VILLAGE, 0)
    return [view.edition.read(view.state, move) for move in moves]


def faults(puzzle: Puzzle, thoroughly: bool = False) -> list[str]:
    return [say(fault) for fault in PuzzleChecker(bench(), thoroughly).faults(puzzle)]


# Playouts


def test_moves_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    view = bench().view(LAST_VILLAGE, 0)
    winning, losing = codes("move 0>1", "move 51>50")
    assert bench().compared(view, [winning], [losing]) == (1.0, 1.0)
    assert bench().compared(view, [losing], [winning]) == (-1.0, 0.0)
    assert bench().quick_lead(view, [winning], [losing]) == 1.0


def test_playouts_depend_on_their_seed_alone() -> None:
    view = bench().view(of_kind(BEST).position, of_kind(BEST).seat)
    world, move = copied(view.state), view.codes()[0]
    view.edition.rules.imagine(world, view.seat, random_from(1))
    one, same, other = (
        PairedPlayouts(compiled_for(bench().edition), 200, seed).won(world, view.seat, move)
        for seed in (1, 1, 2)
    )
    assert one == same != other


# The judges


def test_a_clear_decision_is_judged_the_same_again() -> None:
    puzzle = of_kind(BEST)
    view = bench().view(puzzle.position, puzzle.seat)
    candidates = bench().seems_clear(view)
    decision = bench().decision(view, candidates)
    assert decision is not None
    answers = [view.edition.write(view.state, move) for move in decision.answers]
    assert set(answers) == set(puzzle.answers)
    assert decision.low >= LEAST_MARGIN
    assert set(decision.costs) == set(view.codes()) - set(decision.answers)
    assert min(decision.costs.values()) == pytest.approx(decision.margin)


def test_no_move_stands_out_where_two_win() -> None:
    view = bench().view(LAST_VILLAGE, 0)
    assert bench().decision(view, codes("move 0>1", "move 1>0", "move 50>51")) is None


def test_with_two_choices_there_is_nothing_to_find() -> None:
    position = LAST_VILLAGE.replace(" 50:BBGYK 51:B", "")
    assert bench().seems_clear(bench().view(position, 0)) == []


def test_tiles_placed_in_either_order_come_to_the_same() -> None:
    genesis = Bench("genesis")
    start = genesis.edition.game.notation.write_position(
        genesis.edition.board, genesis.edition.lay_out(2, {})
    )
    view = genesis.view(start.replace("turn 0;", "turn 0; dice forest savanna;"), 0)
    free = sorted({move.split()[1] for move in view.legal()})[:2]
    here, there, elsewhere = (
        genesis.edition.read(view.state, move)
        for move in (f"forest {free[0]}", f"savanna {free[1]}", f"forest {free[1]}")
    )
    assert come_to_the_same(view, here, there)
    assert not come_to_the_same(view, here, elsewhere)


def test_few_turns_are_left_at_the_end() -> None:
    assert turns_left(bench().view(LAST_VILLAGE, 0)) == 0
    opening = pangea.start("clans", players=3, seed=1)
    text = opening.game.notation.write_position(opening.edition.board, opening.view(0).state)
    assert turns_left(bench().view(text, 0)) > 20


# Mining


def test_a_game_is_mined_the_same_again() -> None:
    miner = Miner("clans", (COUNT, BELIEF))
    for number in range(3):
        found, figures = miner.mine(number)
        assert [written(puzzle) for puzzle in miner.mine(number)[0]] == [written(puzzle) for puzzle in found]
        assert figures.games == 1
        assert sum(figures.kept.values()) == len(found) > 0
        assert {puzzle.kind for puzzle in found} <= {COUNT, BELIEF}
    assert {puzzle.players for number in range(3) for puzzle in miner.mine(number)[0]} == {2, 3, 4}


def test_the_puzzle_of_a_decision_says_all() -> None:
    known = of_kind(BEST)
    view = bench().view(known.position, known.seat)
    decision = bench().decision(view, bench().seems_clear(view))
    assert decision is not None
    puzzle = Miner("clans", (BEST,)).puzzle(decision)
    assert puzzle is not None
    assert puzzle.position == known.position
    assert puzzle.question == Phrase("puzzles-ask-best", {"seat": SeatName(known.seat)})
    assert puzzle.line[0] == puzzle.answers[0]
    assert puzzle.difficulty == difficulty_of(puzzle.solved)
    assert any(phrase.message == "analysis-why-odds" for phrase in puzzle.why)
    assert 3 <= len(puzzle.wrong) <= 8
    assert faults(puzzle) == []


# Difficulty


def test_difficulty_goes_from_what_all_find_to_what_none_does() -> None:
    assert difficulty_of(dict.fromkeys(TRIES, 1.0)) == 1
    assert difficulty_of(dict.fromkeys(TRIES, 0.0)) == 5
    assert is_obvious({"hatchling": 0.75})
    assert not is_obvious({"hatchling": 0.7})


def test_a_level_is_asked_as_often_as_it_has_tries() -> None:
    view = bench().view(LAST_VILLAGE, 0)
    solved = solved_by_levels(view, ["move 0>1", "move 1>0"])
    assert solved["elder"] == solved["hunter"] == solved["gatherer"] == 1.0
    assert 0 < solved["hatchling"] < 1


# What is wrong with a puzzle


def test_a_line_ends_where_chance_or_what_is_hidden_begins() -> None:
    view = bench().view(LAST_VILLAGE, 0)
    assert certain(view, ["move 0>1", "move 50>51"]) == ("move 0>1",)
    assert certain(view, ["move 40>41"]) == ()


def test_what_is_wrong_with_a_move_is_said() -> None:
    puzzle = of_kind(BEST)
    rival = next(iter(puzzle.wrong))
    assert faults(puzzle) == []
    assert faults(replace(puzzle, answers=("move 0>59",))) == ["“move 0>59” is not legal there."]
    assert faults(replace(puzzle, players=5 - puzzle.players)) == [
        "The position has another number of players."
    ]
    assert faults(replace(puzzle, seat=(puzzle.seat + 1) % puzzle.players)) == ["It is not this seat’s turn."]
    assert faults(replace(puzzle, wrong={puzzle.answers[0]: Mistake(0.2)})) == [
        "There must be wrong moves, and none of them may be right as well."
    ]
    swapped = replace(puzzle, answers=(rival,), line=(rival,), wrong={puzzle.answers[0]: Mistake(0.2)})
    assert "Played out, the answer is not ahead." in faults(swapped)
    assert faults(swapped, thoroughly=True)[-1] == "The judges no longer find the answer clearly best."
    assert "The line does not begin" in faults(replace(puzzle, line=(rival,)))[0]
    assert "“nonsense” is not part of a position" in faults(replace(puzzle, position="nonsense"))[0]


def test_what_is_wrong_with_an_answer_is_said() -> None:
    belief, count = of_kind(BELIEF), of_kind(COUNT)
    for puzzle, said in ((belief, "The odds don’t point clearly"), (count, "By the rules the figure is")):
        other = next(iter(puzzle.wrong))
        wrong = {answer: Mistake(None) for answer in (*puzzle.answers, *puzzle.wrong) if answer != other}
        assert faults(puzzle) == []
        assert said in faults(replace(puzzle, answers=(other,), wrong=wrong))[0]
        assert "What is offered must be" in faults(replace(puzzle, choices=puzzle.choices[1:]))[0]
    moved = replace(belief, moves=belief.moves[:1])
    assert faults(moved) == ["The odds don’t point clearly to the answer."]
