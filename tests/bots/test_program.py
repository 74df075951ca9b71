"""Bots that are programs: they play when they behave, and can't break a match when they don't."""

from __future__ import annotations

import json
import os
import pickle
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import pangea
from pangea import bots
from pangea.bots.asking import BotTrouble, answer_of, printable
from pangea.bots.program import STARTS, Player
from pangea.core.chance import random_from
from pangea.core.words import languages

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENT = "timeout=60"
"""Long enough for any program to start, also where everybody is busy."""
ANSWERS = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        print(json.dumps({"move": message["legal"][-1], "mood": "merry"}), flush=True)
"""

Spec = Callable[..., str]


@pytest.fixture
def spec(tmp_path: Path) -> Spec:
    """The settings for a program of these lines of Python."""

    def written(program: str, timeout: str = PATIENT) -> str:
        file = tmp_path / "bot.py"
        file.write_text("import json, os, sys, time\n" + program)
        return f"{timeout} {shlex.join([sys.executable, str(file)])}"

    return written


def trouble_of(settings: str) -> str:
    """What the program is told to have done at its first move."""
    view = pangea.start("clans", players=2, seed=1).view(0)
    with Player(1, settings) as player, pytest.raises(BotTrouble) as caught:
        player.choose(view, view.legal())
    assert {caught.value.told(lang) for lang in languages()}
    return str(caught.value)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_that_answers_plays(spec: Spec) -> None:
    game = pangea.start("clans", players=2, seed=1)
    with Player(1, spec(ANSWERS)) as player:
        for _ in range(4):
            view = game.view(game.turn)
            move = player.choose(view, view.legal())
            assert move == view.legal()[-1]
            game.play(move)


@pytest.mark.parametrize("command", [["perl", str(EXAMPLES / "joiner.pl")]], ids=["perl"])
def test_the_example_in_another_language_plays_a_whole_game(command: list[str]) -> None:
    assert shutil.which(command[0]), f"the example needs {command[0]}"
    game = pangea.start("clans", players=2, seed=4)
    player = bots.bot(f"program:{PATIENT} {shlex.join(command)}", seed=1)
    assert isinstance(player, Player)
    with player:
        while not game.is_over:
            view = game.view(game.turn)
            groups = view.fields["group"]
            move = player.choose(view, view.legal())
            joined = [groups[int(text.replace(">", " ").split()[-1])] for text in view.legal()]
            assert groups[int(move.replace(">", " ").split()[-1])] == max(joined)
            game.play(move)
        player.end(game.score().points, game.score().winners)


def test_what_a_program_is_told(spec: Spec, tmp_path: Path) -> None:
    """Hello with the table, the turn with what the seat sees, the end; then hello again for the next game."""
    heard = tmp_path / "heard.jsonl"
    keep = f"sys.stdin = (line for line in sys.stdin if open({str(heard)!r}, 'a').write(line))\n"
    content = pangea.game("clans").board(None).content
    with Player(7, spec(keep + ANSWERS)) as player:
        player.options = {"wind": "west"}
        for board in (None, content):
            game = pangea.start("clans", players=3, seed=1, content=board)
            for _ in range(2):
                view = game.view(0)
                player.choose(view, view.legal())
            player.end([3, 2, 1], [0])
    hello, turn, again, end, other, *_ = (json.loads(line) for line in heard.read_text().splitlines())
    assert (hello["type"], hello["pangea"], hello["game"]) == ("hello", 1, "clans")
    assert (hello["seat"], hello["players"], hello["options"]) == (0, 3, {"wind": "west"})
    assert "content" not in hello
    assert 0 <= hello["seed"] < 2**31
    assert turn == again
    assert turn["type"] == "turn"
    assert len(turn["legal"]) == 270
    assert turn["view"]["clan"][1:] == [None, None, None]
    assert turn["log"][-1] == "clan 2 ?"
    assert turn["seconds"] == 60
    assert end == {"type": "end", "points": [3, 2, 1], "winners": [0]}
    assert other["content"] == json.loads(json.dumps(content))


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("print('no such luck', file=sys.stderr)\nsys.exit(3)", "exit code 3). Its last words: no such luck"),
        ("sys.stdin.readline()\nsys.stdin.readline()\n1 / 0", "ZeroDivisionError: division by zero"),
        ("os.kill(os.getpid(), 9)", "exit code -9"),
        ("print('I pass.', flush=True)\nsys.stdin.read()", "not a move in JSON: I pass."),
        ("print('[1, 2]', flush=True)\nsys.stdin.read()", "not a move in JSON: [1, 2]"),
        ("print('{\"move\": 12}', flush=True)\nsys.stdin.read()", "not a move in JSON"),
        ("print('[' * 60_000, flush=True)\nsys.stdin.read()", "not a move in JSON: [[["),
        ("os.write(1, bytes(range(128, 256)) + b'\\n')\nsys.stdin.read()", "not a move in JSON"),
        ('print(\'{"move": "fly 1>2"}\', flush=True)\nsys.stdin.read()', "“fly 1>2” is not a legal move"),
        ("os.write(1, b'x' * 200_000)\nsys.stdin.read()", "too long; it begins with: xxxx"),
        ("os.close(1)\nsys.stdin.read()", "closed its output"),
        ("print('\\x1b[2J', file=sys.stderr)\nsys.exit(1)", "·[2J"),
    ],
    ids=[
        "crash at the start",
        "crash in the middle",
        "killed",
        "junk",
        "no object",
        "no text",
        "deep",
        "not UTF-8",
        "illegal move",
        "huge line",
        "output closed",
        "escape codes",
    ],
)
def test_misbehaviour_is_told(spec: Spec, program: str, said: str) -> None:
    assert said in trouble_of(spec(program))


@pytest.mark.parametrize(
    "program",
    [
        "sys.stdin.read()",
        "os.close(0)\ntime.sleep(600)",
        "os.close(2)\nsys.stdin.read()",
        "while True: print(flush=True)",
        "while True: print('still thinking', file=sys.stderr)",
        "print('{\"move\"', end='', flush=True)\nsys.stdin.read()",
    ],
    ids=["reads on", "input closed", "errors closed", "blank lines", "chatter", "half a line"],
)
def test_silence_has_an_end(spec: Spec, program: str) -> None:
    assert "No answer came within 0.3 s" in trouble_of(spec(program, timeout="timeout=0.3"))


def test_a_program_that_does_not_exist() -> None:
    assert "can’t be started" in trouble_of("./no-such-bot --fast")


def test_one_answer_to_one_question(spec: Spec) -> None:
    view = pangea.start("clans", players=2, seed=1).view(0)
    # In one write: what comes later may as well be the answer to the next question.
    twice = ANSWERS.replace(
        'print(json.dumps({"move": message["legal"][-1], "mood": "merry"}), flush=True)',
        'os.write(1, json.dumps({"move": message["legal"][-1]}).encode() + b"\\nand more\\n")',
    )
    with Player(1, spec(twice)) as player:
        assert player.choose(view, view.legal()) in view.legal()
        with pytest.raises(BotTrouble, match="without being asked: and more"):
            player.choose(view, view.legal())


def test_a_match_goes_on_with_random_moves(spec: Spec) -> None:
    """Three times it is started again; then it is left alone, until the next game."""
    game = pangea.start("clans", players=2, seed=1)
    random, troubles = random_from(5), []
    with Player(1, spec("sys.exit(1)")) as player:
        for _ in range(STARTS + 2):
            view = game.view(game.turn)
            answer = answer_of(player, view, view.legal(), random)
            assert answer.move in view.legal()
            troubles.append(str(answer.trouble))
            game.play(answer.move)
        player.end([0, 0], [0])
        view = game.view(game.turn)
        troubles.append(str(answer_of(player, view, view.legal(), random).trouble))
    assert ["exit code 1" in trouble for trouble in troubles] == [True] * STARTS + [False, False, True]
    assert "not be started again" in troubles[-2]


def test_a_program_recovers_from_a_crash(spec: Spec, tmp_path: Path) -> None:
    """It crashes once, is started again at its next turn, is told hello again, and plays."""
    once = f"if not os.path.exists({str(tmp_path / 'crashed')!r}):\n"
    once += f"    open({str(tmp_path / 'crashed')!r}, 'w')\n    sys.exit(1)\n"
    view = pangea.start("clans", players=2, seed=1).view(0)
    with Player(1, spec(once + ANSWERS)) as player:
        first, second = (answer_of(player, view, view.legal(), random_from(1)) for _ in range(2))
    assert first.trouble is not None
    assert second.trouble is None
    assert second.move == view.legal()[-1]


def test_nothing_is_left_running(spec: Spec, tmp_path: Path) -> None:
    """Neither a program that ends when its input does, nor one that does not, nor one that was forgotten."""
    named = f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
    view = pangea.start("clans", players=2, seed=1).view(0)
    for program in (named + ANSWERS, named + ANSWERS + "time.sleep(600)"):
        player = Player(1, spec(program))
        player.choose(view, view.legal())
        process = int((tmp_path / "pid").read_text())
        assert is_running(process)
        player.close()
        player.close()
        assert not is_running(process)
    player = Player(1, spec(named + ANSWERS))
    player.choose(view, view.legal())
    process = int((tmp_path / "pid").read_text())
    del player
    assert not is_running(process)


def test_python_bots_are_guarded_too() -> None:
    class Clumsy:
        def choose(self, view: pangea.View, legal: list[str]) -> str:
            legal.clear()
            raise ValueError(f"seat {view.seat} dropped them")

    class Dreamer:
        def choose(self, view: pangea.View, legal: list[str]) -> str:
            return f"fly {view.seat}>{len(legal)}"

    view = pangea.start("clans", players=2, seed=1).view(0)
    legal = view.legal()
    for bot, said in (
        (Clumsy(), "ValueError: seat 0 dropped them"),
        (Dreamer(), "“fly 0>270” is not a legal"),
    ):
        answer = answer_of(bot, view, legal, random_from(3))
        assert answer.move in legal
        assert said in str(answer.trouble)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("", "Which program?"),
        ("timeout=2", "Which program?"),
        ("timeout=soon ./bot", "“soon” is not a time"),
        ("timeout=-1 ./bot", "“-1” is not a time"),
        ("timeout=inf ./bot", "“inf” is not a time"),
        ("./bot 'open", "a quotation mark is left open"),
    ],
)
def test_wrong_settings_are_refused(settings: str, said: str) -> None:
    with pytest.raises(pangea.BadTable, match=said.replace("?", r"\?")):
        bots.bot(f"program:{settings}", seed=1)


def test_trouble_travels_between_processes() -> None:
    view = pangea.start("clans", players=2, seed=1).view(0)
    with Player(1, "./no-such-bot") as player, pytest.raises(BotTrouble) as caught:
        player.choose(view, view.legal())
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_what_is_printed_is_short_and_plain() -> None:
    assert printable("a\tb\x1b[31m") == "a·b·[31m"
    assert len(printable("x" * 1000)) == 200


def test_a_program_is_told_hello_for_each_game_of_one_board(spec: Spec, tmp_path: Path) -> None:
    """Games on a board share its edition: the log says that another game has begun."""
    heard = tmp_path / "heard.jsonl"
    keep = f"sys.stdin = (line for line in sys.stdin if open({str(heard)!r}, 'a').write(line))\n"
    with Player(7, spec(keep + ANSWERS)) as player:
        for seed in (1, 2):
            game = pangea.start("clans", players=3, seed=seed)
            for _ in range(2):
                view = game.view(0)
                player.choose(view, view.legal())
    kinds = [json.loads(line)["type"] for line in heard.read_text().splitlines()]
    assert kinds == ["hello", "turn", "turn"] * 2
