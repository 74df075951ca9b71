"""Lessons in writing: what is wrong with one is said, and where; the checks find what no rule bears out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import check_lessons, make_lessons

import pangea
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.lesson_checks import answer_of, beginning, rule_ids, troubles, untaught, word_troubles
from pangea.core.lessons import BadLesson, Lesson, folder_of, lessons_in, read, untaught_in
from pangea.core.scenarios import Scenario

VILLAGE = """
order = 3
teaches = ["C4.1"]

[[steps]]
name = "found"
task = "do"
position = "players 3; clans red blue green; huts 48:RRG 49:GK 51:BYYR 52:B 37:K"
look = ["48"]
tells = ["clans-founded"]
line = ["move 51>52"]
answers = { "move 48>49" = "beside" }
refused = [{ move = "move 48>47", rule = "C3.1" }]

[[steps]]
name = "worth"
task = "count"
count = { points = 2 }
"""
TRIAS = """
[[steps]]
name = "drift"
task = "do"
record = { players = 3, seed = 5, moves = [] }
within = 2
tells = ["trias-move-place"]
"""


@pytest.fixture(scope="module")
def clans() -> Edition:
    return compiled_for(Edition(pangea.game("clans"))).fast_edition


def village(*changes: tuple[str, str]) -> Lesson:
    text = VILLAGE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read("clans", "village", text)


def test_a_lesson_reads_as_it_is_written(clans: Edition) -> None:
    lesson = village()
    found, worth = lesson.steps
    assert (lesson.order, lesson.rules) == (3, ("C4.1", "C3.1"))
    assert (found.task, found.tells, found.answers) == ("do", ("clans-founded",), {"move 48>49": "beside"})
    assert worth.goes_on
    assert lesson.messages == {
        f"learn_clans-village-{part}" for part in ("title", "about", "found", "found-beside", "worth")
    }
    assert "learn_clans-village-found-done" in lesson.possible_messages
    assert troubles(lesson, clans) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("order = 3", "order = ", "this is not TOML"),
        ("order = 3", 'order = "3"', "order is '3'; it should be a whole number"),
        ("tells =", "tell =", "step found: nobody knows “tell”: did you mean “tells”?"),
        ('name = "found"', 'name = "Found it"', "names are small letters"),
        ('name = "found"', 'name = "done"', "can’t be called “done”"),
        ('name = "found"', "", "the step needs a name"),
        ('name = "worth"', 'name = "found"', "two steps are called “found”"),
        ('task = "do"', 'task = "make"', "task is “make”; it is one of do, see, count, choose, game"),
        ('task = "do"', 'task = "see"', "“tells” belongs to task “do”, and this one is “see”"),
        ('tells = ["clans-founded"]', "", "say what counts as done"),
        ("position =", "# position =", "the first step needs a position or a record"),
        ("count = { points = 2 }", "", "say what is counted"),
        ("points = 2", "points = 2, answer = 3", "say answer = the number, or points = the seat"),
        ("points = 2", 'answer = 2, after = "move 1>2"', "after belongs to points"),
        ('rule = "C3.1"', 'rule = ""', "say the move and the rule that forbids it"),
        ('look = ["48"]', "look = [48]", "look is a list of texts"),
        ('look = ["48"]', "within = 9", "a task takes 1 to 4 moves"),
        ('task = "count"', 'task = "choose"', "“count” belongs to task “count”"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old: str, new: str, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        village((old, new))
    assert said in str(refused.value)
    assert str(refused.value).startswith("clans/lessons/village.toml")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("order = 1", "a lesson needs steps"),
        ('steps = ["one"]', "steps is a list of tables"),
        ('[[steps]]\nname = "a"\ntask = "game"\n[[steps]]\nname = "b"\ntask = "game"', "only the last step"),
        (
            '[[steps]]\nname = "a"\ntask = "choose"\nchoices = ["x"]\nright = "y"\nposition = "p"',
            "right is “y”; it is one of choices: x",
        ),
        ('[[steps]]\nname = "a"\ntask = "see"\nposition = "p"\nrecord = {}', "a position or a record"),
    ],
)
def test_a_lesson_that_is_none_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read("clans", "village", text)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rule = "C3.1"', 'rule = "C3.2"', "“move 48>47” is refused by C3.1 and not by C3.2"),
        ('"move 48>47"', '"move 48>49"', "should be refused by C3.1, and it is legal"),
        ('"move 48>47"', '"walk"', "“walk” should be refused by C3.1"),
        ("move 51>52", "move 51>59", "the line goes on with “move 51>59”: Territories 51 and 59"),
        ('tells = ["clans-founded"]', 'do = ["move 48>59"]', "do has “move 48>59”: Territories 48 and 59"),
        ('tells = ["clans-founded"]', "gains = 60", "nothing that can be done here counts as done"),
        ("clans-founded", "clans-fonded", "clans never says “clans-fonded”"),
        ('"move 48>49" =', '"move 49>48" =', "“move 49>48” is answered, but it is what is asked for"),
        ('"move 48>49" =', '"move 48>50" =', "answers has “move 48>50”"),
        ('look = ["48"]', 'look = ["60"]', "“60” is no place"),
        ("position =", "seat = 1\nposition =", "seat 1 is to do something, and it is not its turn"),
        ("position =", "seat = 3\nposition =", "there is no seat 3: 3 play"),
        ("points = 2", "points = 5", "points of seat 5 are counted, and 3 play"),
        ("points = 2", 'points = 2, after = "move 1>2"', "what “move 1>2” gives is counted"),
        ("clans red blue green; ", "", "the position leaves something open"),
        ("huts 48:RRG", "hats 48:RRG", "step found: “hats 48:RRG"),
        ("C4.1", "C44", "it teaches C44"),
    ],
)
def test_what_the_rules_do_not_bear_out_is_found(clans: Edition, old: str, new: str, said: str) -> None:
    found = troubles(village((old, new)), clans)
    assert any(said in trouble for trouble in found), found
    assert all(trouble.startswith("clans/village") for trouble in found)


def test_the_first_lesson_has_six_to_ten_steps_and_ends_with_a_game(clans: Edition) -> None:
    found = troubles(read("clans", "first", VILLAGE), clans)
    assert "it has 2 steps" in found[0]
    assert "ends with a game" in found[1]


def test_every_way_to_do_a_task_is_found(clans: Edition) -> None:
    step = village().steps[0]
    scenario = Scenario(step, beginning(step, clans))
    assert {moves for moves, _ in scenario.solutions()} == {"move 49>48", "move 49>51"}
    assert not scenario.is_done("move 48>49")


def test_a_task_may_take_several_moves() -> None:
    edition = compiled_for(Edition(pangea.game("trias"))).fast_edition
    lesson = read("trias", "drift", TRIAS)
    assert troubles(lesson, edition) == []
    step = lesson.steps[0]
    match = beginning(step, edition)
    one, *_ = match.legal()
    two = read("trias", "drift", TRIAS.replace('tells = ["trias-move-place"]', f'do = ["{one}; {one}"]'))
    assert any("is not up to seat 0" in trouble for trouble in troubles(two, edition))


def test_what_is_counted_is_worked_out(clans: Edition) -> None:
    found = village().steps[0]
    after = village(("points = 2", 'points = 0, after = "move 49>48"')).steps[1]
    assert answer_of(after, beginning(found, clans)) == 7
    assert answer_of(village(("points = 2", "answer = 9")).steps[1], beginning(found, clans)) == 9
    assert answer_of(village().steps[1], beginning(found, clans)) == 0


def test_words_that_are_missing_or_left_over_are_found() -> None:
    one, *others = lessons_in(folder_of("clans"), "clans")
    found = word_troubles("clans", [*others, read("clans", "nowhere", VILLAGE)])
    assert "en/learn_clans.ftl lacks learn_clans-nowhere-found" in found
    assert f"it/learn_clans.ftl: no step says {one.message('title')}" in found


def test_rules_that_nobody_teaches_are_found() -> None:
    rules = rule_ids("clans")
    assert {"C1.1", "C4.5", "C9"} <= set(rules)
    excused = dict.fromkeys(rules, "") | {"C99": ""}
    lessons = [village()]
    assert "no task teaches C4.5" in untaught("clans", lessons, {})
    assert "no task teaches C3.1" not in untaught("clans", lessons, {})
    assert untaught("clans", lessons, excused) == [
        *(f"{rule} is excused, but a task teaches it" for rule in rules if rule in ("C3.1", "C4.1")),
        "C99 is excused, and the rules have none of that number",
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "village.toml").write_text(VILLAGE, encoding="utf-8")
    (lessons / "begin.toml").write_text(VILLAGE.replace("order = 3", "order = 1"), encoding="utf-8")
    (lessons / "untaught.toml").write_text('"C9" = "a list of territories"', encoding="utf-8")
    return tmp_path


def test_lessons_come_in_their_order(folder: Path) -> None:
    assert [lesson.name for lesson in lessons_in(folder, "clans")] == ["begin", "village"]
    assert untaught_in(folder) == {"C9": "a list of territories"}
    assert untaught_in(folder / "lessons") == {}


def test_the_page_gets_the_state_where_a_step_begins(clans: Edition) -> None:
    found, worth = make_lessons.lesson_shown(village(), clans)["steps"]
    assert found["begin"]["players"] == 3
    assert found["begin"]["position"].startswith("players 3; turn 0; villages 0; clans red blue green;")
    assert "begin" not in worth
    assert worth["count"] == {"points": 2}


def test_the_checker_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["check_lessons", "clans", "vilage"])
    assert check_lessons.main() == 1
    assert "clans has no lesson “vilage”" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["check_lessons", "clns"])
    assert check_lessons.main() == 1
    assert "Did you mean" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["check_lessons"])
    assert check_lessons.main() == 2
