"""A match goes on whatever a bot does, and its outcome says what it did."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

import pangea
from pangea import bots
from pangea.arena.matches import Lapse, Outcome, at_the_table, play
from pangea.arena.tournaments import Tournament
from pangea.core.edition import Edition
from pangea.core.words import say

from . import strange_bots


@pytest.fixture(scope="module")
def clans() -> Edition:
    return Tournament("clans", ["greedy", "random"]).edition


def outcome(clans: Edition, *names: str, seed: int = 5) -> Outcome:
    return play(clans, [strange_bots.make(name, seat) for seat, name in enumerate(names)], seed)


def test_a_match_is_the_one_that_the_rules_give(clans: Edition) -> None:
    found = outcome(clans, "random", "greedy", "random")
    match = pangea.start("clans", players=3, seed=5)
    players = [bots.bot(name, seat) for seat, name in enumerate(("random", "greedy", "random"))]
    while not match.is_over:
        view = match.view(match.turn)
        match.play(players[match.turn].choose(view, view.legal()))
    assert found.points == tuple(match.score().points)
    assert found.winners == tuple(match.score().winners)
    assert (found.ending, found.moves) == (match.ending, len(match.moves))
    assert found.lapses == ()


def test_a_program_is_told_the_options_of_its_table(tmp_path: Path) -> None:
    heard, file = tmp_path / "heard.jsonl", tmp_path / "bot.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    if json.loads(line)['type'] == 'turn':\n"
        "        print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)\n"
    )
    spoken = bots.bot(f"program:timeout=60 {shlex.join([sys.executable, str(file)])}", 1)
    with at_the_table(spoken):
        play(Edition(pangea.game("planet")), [spoken, bots.bot("random", 1)], 5, {"rules": "beginners"})
    hello = json.loads(heard.read_text().splitlines()[0])
    assert (hello["type"], hello["options"]) == ("hello", {"rules": "beginners"})


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("crashing", "ZeroDivisionError: all eggs in one basket"),
        ("babbling", "castle [bold]kingside"),
        ("mute", "None"),
        ("vandal", "anything goes"),
    ],
)
def test_a_bot_without_a_legal_answer_loses_its_turn_to_a_random_move(
    clans: Edition, name: str, said: str
) -> None:
    found = outcome(clans, "random", name)
    assert found.ending != "playing"
    (lapse,) = found.lapses
    assert lapse.seat == 1
    assert lapse.turns > 10
    assert said in say(lapse.reason)
    assert found == outcome(clans, "random", name), "and the random moves are the same for the same seed"


def test_lapses_are_told_seat_by_seat(clans: Edition) -> None:
    found = outcome(clans, "mute", "random", "crashing")
    half, all_of_them = found.lapses
    assert (half.seat, all_of_them.seat) == (0, 2)
    assert half.turns < all_of_them.turns <= 2 * half.turns + 2
    deals = found.moves - 3 * all_of_them.turns
    assert all_of_them.move - deals in range(1, 6), "its first turn was the third of the match, or nearly"


def test_a_lapse_is_no_matter_for_the_others(clans: Edition) -> None:
    assert outcome(clans, "random", "random").lapses == ()
    assert isinstance(outcome(clans, "crashing", "random").lapses[0], Lapse)


def test_who_holds_something_open_is_told_of_the_end_and_closed(clans: Edition) -> None:
    program = strange_bots.Program()
    with at_the_table(program, bots.bot("random", 1)):
        play(clans, [program, bots.bot("random", 1)], seed=1)
    assert program.log == ["open", "end 2 1", "closed"]


@pytest.mark.parametrize(
    ("points", "winners", "places"),
    [
        ((10, 20), (1,), [2, 1]),
        ((20, 20), (0, 1), [1, 1]),
        ((20, 20), (0,), [1, 2]),
        ((5, 9, 7, 9), (1, 3), [4, 1, 3, 1]),
        ((5, 9, 5, 9), (3,), [3, 2, 3, 1]),
    ],
)
def test_places_follow_the_winners_and_then_the_points(
    points: tuple[int, ...], winners: tuple[int, ...], places: list[int]
) -> None:
    assert Outcome(points, winners, "over", 50).places == places
