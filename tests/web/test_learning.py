"""Lessons in the browser: gone through by mouse, finger and keys, without a network; how one gets there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from pangea.core.lesson_checks import answer_of, beginning
from pangea.core.lessons import BESIDE, FIRST, SEVERAL, Lesson, LessonStep, folder_of, lessons_in
from pangea.core.match import Match
from pangea.core.quick import edition_at_hand
from pangea.core.scenarios import Scenario
from pangea.core.words import Phrase, has_words, say
from pangea.games.genesis.board import SPACES, name_of
from tests.web.hands import Finger, Hand, Option
from tests.web.people import People, Person
from tests.web.test_axe import keeps_nobody_out

GAME = "clans"
KEPT = "() => navigator.serviceWorker.ready.then(() => null)"


def text(message: str, **about: str | int) -> str:
    return say(Phrase(message, about))


@cache
def lessons(game: str = GAME) -> list[Lesson]:
    return lessons_in(folder_of(game), game)


def lesson_called(name: str, game: str = GAME) -> Lesson:
    return next(lesson for lesson in lessons(game) if lesson.name == name)


def solved(lesson: Lesson) -> Iterator[tuple[LessonStep, list[str], Match | None]]:
    """Each step with moves that do it, and where it begins."""
    edition = edition_at_hand(lesson.game, None)
    match: Match | None = None
    for step in lesson.steps:
        if not step.goes_on:
            match = beginning(step, edition)
        moves = []
        begun = match.copy() if match else None
        if step.task == "do":
            assert match is not None
            done, match = next(Scenario(step, match).solutions())
            moves = done.split(SEVERAL)
        for move in step.line:
            assert match is not None
            match.follow(move)
        yield step, moves, begun


class Pupil:
    """Somebody who goes through a lesson of Clans, with a mouse, a finger or keys."""

    def __init__(self, person: Person, hand: Hand, lesson: Lesson) -> None:
        self.person, self.page, self.hand, self.lesson = person, person.page, hand, lesson

    def message(self, *parts: str) -> str:
        return self.lesson.message(*parts)

    @property
    def shown(self) -> Locator:
        return self.page.locator(f"[data-lesson={self.lesson.name}]")

    def stands_at(self, step: LessonStep) -> None:
        expect(self.shown).to_have_attribute("data-step", step.name)
        expect(self.page.get_by_text(text(self.message(step.name)), exact=True).first).to_be_visible()

    def press(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        if isinstance(self.hand, Finger):
            button.tap()
        else:
            button.click()

    def make(self, move: str) -> None:
        """A move on the board: the group, and where it goes."""
        source, target = re.findall(r"\d+", move)
        while not any(option.pressed and speaks_of(option, source) for option in self.hand.options()):
            self.hand.press(self.options_at(source))
        while self.is_asked():
            self.hand.press(self.options_at(target))

    def is_asked(self) -> bool:
        return self.page.locator("[data-phase=open][data-your-turn=true]").count() > 0

    def options_at(self, territory: str) -> list[Option]:
        return [option for option in self.hand.options() if speaks_of(option, territory)]

    def is_answered(self, *parts: str) -> None:
        expect(self.page.locator(".answer")).to_contain_text(text(self.message(*parts)))

    def do(self, step: LessonStep, moves: list[str], begun: Match | None) -> None:
        """What a step asks for."""
        if step.task == "do":
            for move in moves:
                self.make(move)
        elif step.task == "count":
            assert begun is not None
            self.page.get_by_label(text("learn-answer")).fill(str(answer_of(step, begun)))
            self.press(text("learn-check"))
        elif step.task == "choose":
            self.press(text(self.message(step.name, "choice", step.right)))
        if step.task in ("do", "count", "choose"):
            expect(self.shown).to_have_attribute("data-solved", "true")
            done = self.message(step.name, "done")
            if has_words(done):
                self.is_answered(step.name, "done")
                self.person.hears(text(done))


def speaks_of(option: Option, territory: str) -> bool:
    return re.match(rf"\D*{territory}\b", option.label) is not None


def open_lesson(person: Person, lesson: Lesson) -> Page:
    page = person.go(f"/#/learn/{lesson.game}/{lesson.name}")
    expect(page.locator(f"[data-lesson={lesson.name}]")).to_be_visible()
    return page


def go_through(pupil: Pupil, on: str = "learn-next") -> None:
    """All steps of a lesson, up to its game or its end."""
    last = pupil.lesson.steps[-1]
    for step, moves, begun in solved(pupil.lesson):
        pupil.stands_at(step)
        pupil.do(step, moves, begun)
        if step is not last:
            pupil.press(text(on))
        elif step.task != "game":
            pupil.press(text("learn-finish"))


def test_a_first_lesson_by_mouse(alone: People) -> None:
    ada = alone.come()
    pupil = Pupil(ada, ada.hand, lesson_called(FIRST))
    page = open_lesson(ada, pupil.lesson)
    go_through(pupil)
    pupil.press(text("learn-play"))
    # A real game begins, with nobody to set it up.
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert ada.hand.wait_for_turn()
    ada.hand.move()
    page.goto(f"{ada.address}/#/learn/{GAME}")
    expect(page.locator(".first .done")).to_have_text(text("learn-is-done"))


def test_a_first_lesson_by_finger(alone: People) -> None:
    ada = alone.come(phone=True)
    pupil = Pupil(ada, ada.finger, lesson_called(FIRST))
    page = open_lesson(ada, pupil.lesson)
    go_through(pupil)
    expect(page.get_by_role("button", name=text("learn-play"))).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the phone"


class KeyPupil(Pupil):
    def press(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_enabled()
        for _ in range(60):
            if button.evaluate("button => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")


def test_a_first_lesson_by_keys(alone: People) -> None:
    ada = alone.come()
    pupil = KeyPupil(ada, ada.keys, lesson_called(FIRST))
    page = open_lesson(ada, pupil.lesson)
    go_through(pupil)
    expect(page.get_by_role("button", name=text("learn-play"))).to_be_visible()


def test_what_is_wrong_is_answered_and_put_back(alone: People) -> None:
    """On the first step of any lesson that answers a move and shows a forbidden one."""
    lesson = next(
        lesson
        for lesson in lessons()
        if (step := lesson.steps[0]).task == "do" and step.answers and step.refused
    )
    step = lesson.steps[0]
    ada = alone.come()
    pupil = Pupil(ada, ada.hand, lesson)
    page = open_lesson(ada, lesson)
    move, answer = next(iter(step.answers.items()))
    pupil.make(move)
    pupil.is_answered(step.name, answer)
    ada.hears(text(pupil.message(step.name, answer)))
    pupil.press(text("learn-again"))
    expect(page.locator("[data-phase=open]")).to_be_visible()
    # The page asks about a forbidden one: it is refused with its rule, and nothing moves.
    page.get_by_role("button", name=re.compile("^May I?")).first.click()
    expect(page.locator(".answer")).to_contain_text(text("web-see-rule", rule=step.refused[0].rule))
    rule = page.get_by_role("button", name=text("web-see-rule", rule=step.refused[0].rule))
    rule.click()
    expect(page.get_by_role("complementary", name="Rules: Clans")).to_contain_text(step.refused[0].rule)
    page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    expect(page.locator("[data-phase=open]")).to_be_visible()
    pupil.press(text("learn-show"))
    expect(pupil.shown).to_have_attribute("data-solved", "true")


def test_a_lesson_goes_on_where_it_was_left(alone: People) -> None:
    lesson = lesson_called(FIRST)
    ada = alone.come()
    pupil = Pupil(ada, ada.hand, lesson)
    page = open_lesson(ada, lesson)
    pupil.press(text("learn-skip"))
    pupil.stands_at(lesson.steps[1])
    page.reload()
    pupil.stands_at(lesson.steps[1])
    pupil.press(text("learn-back"))
    pupil.stands_at(lesson.steps[0])
    page.goto(f"{ada.address}/#/")
    expect(page.get_by_role("link", name=text("learn-three-minutes-game", game="Clans"))).to_be_visible()


def games_with_lessons() -> list[str]:
    import pangea

    return [game.name for game in pangea.every_game() if lessons(game.name)]


OFFERED = {
    "clans": "[...board.querySelectorAll('[data-choice]')].map(one => one.ariaLabel.match(/\\d+/)[0])",
    "genesis": "[...board.querySelectorAll('[data-space]')].map(one => one.dataset.space)",
    "planet": """[
        ...[...board.querySelectorAll('.tray [data-choice]')].map(one => 'tile ' + one.textContent.trim()),
        ...[...board.querySelectorAll('[data-face]')].map(one => 'face ' + one.dataset.face),
    ]""",
    "trias": "[...board.querySelectorAll('[data-hex]')].map(one => one.dataset.hex)",
}
"""What a board marks as legal, before anything is picked."""

GOLDEN = """board => {
    const probe = board.appendChild(document.createElement('span'));
    const gold = ['--gold', '--trias-pick', '--clans-lit', '--genesis-lit', '--planet-gold'].map(name => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...board.querySelectorAll('svg *')]
        .filter(one => !one.closest('[data-choice], defs'))
        .filter(one => gold.includes(getComputedStyle(one).stroke))
        .filter(one => one.checkVisibility() && parseFloat(getComputedStyle(one).strokeWidth) > 0)
        .map(one => one.outerHTML);
}"""
"""The golden rims on a board that belong to nothing that can be chosen."""


def legal_places(game: str, match: Match) -> set[str]:
    """Where the rules let the seat to move act, as `OFFERED` names places."""
    moves = match.legal()
    if game == "genesis":
        spaces = {move.split()[1] for move in moves if " " in move}
        return {str(space) for space in range(SPACES) if name_of(space) in spaces}
    if game == "planet":
        return {part for move in moves for part in re.findall(r"tile \d+|face \d+", move)}
    # The first place of a move, as in `move 12>13` and `move 1,0>2,0 spent`.
    return {place[0] for move in moves if (place := re.search(r"-?\d+(,-?\d+)?", move))}


def marks_what_is_legal(page: Page, game: str, step: LessonStep, begun: Match) -> None:
    """The rim means “legal”, in every step: what the board offers is what the rules allow, and no more."""
    board = page.locator("main .board").first
    offered = set(board.evaluate(f"board => {OFFERED[game]}"))
    assert offered == legal_places(game, begun), f"{step.name}: the board offers other places than the rules"
    assert board.evaluate(GOLDEN) == [], f"{step.name}: a golden rim around nothing that can be chosen"


@pytest.mark.parametrize("game", games_with_lessons())
def test_every_lesson_can_be_watched_without_a_network(game: str, alone: People) -> None:
    """“Show me” does every task; no board complains, what is marked as legal is legal, every place to look at
    has its ring, and nothing counts what is to be counted."""
    ada = alone.come(service_workers="allow")
    ada.go("/")
    ada.page.evaluate(KEPT)
    ada.context.set_offline(True)
    for lesson in lessons(game):
        pupil = Pupil(ada, ada.hand, lesson)
        page = open_lesson(ada, lesson)
        for step, _, begun in solved(lesson):
            pupil.stands_at(step)
            if step.task == "game":
                break
            if step.task == "do":
                assert begun is not None
                marks_what_is_legal(page, game, step, begun)
            rings = [place for place in step.look if place not in BESIDE and not place.startswith("tile ")]
            expect(page.locator("[data-look]")).to_have_count(len(rings))
            if step.task == "count":
                expect(page.locator("[data-counts]:visible, .sizes:visible")).to_have_count(0)
            if step.task in ("do", "count", "choose"):
                pupil.press(text("learn-show"))
                expect(pupil.shown).to_have_attribute("data-solved", "true")
            pupil.press(text("learn-finish" if step is lesson.steps[-1] else "learn-next"))
        else:
            expect(pupil.shown).to_have_attribute("data-finished", "true")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_lessons_keep_nobody_out(phone: bool, alone: People) -> None:
    ada = alone.come(phone=phone)
    lesson = lesson_called(FIRST)
    page = open_lesson(ada, lesson)
    keeps_nobody_out(ada)
    page.get_by_role("button", name=text("learn-show")).click()
    expect(page.locator(f"[data-lesson={lesson.name}]")).to_have_attribute("data-solved", "true")
    keeps_nobody_out(ada)
    page.goto(f"{ada.address}/#/learn/{GAME}")
    expect(page.get_by_role("heading", name=text("learn-single"))).to_be_visible()
    keeps_nobody_out(ada)


def test_lessons_are_found_from_the_home_page_and_from_a_rule(alone: People) -> None:
    ada = alone.come()
    page = ada.go("/")
    page.get_by_role("link", name=text("learn-three-minutes-game", game="Clans")).click()
    expect(page.locator(f"[data-lesson={FIRST}]")).to_be_visible()
    rule = next(rule for lesson in lessons() if lesson.name != FIRST for rule in lesson.rules)
    page.goto(f"{ada.address}/#/rules/{GAME}#{rule}")
    page.locator(".practise").first.click()
    expect(page.locator("[data-lesson]")).to_be_visible()
    page.get_by_role("link", name=text("learn-to-rules")).first.click()
    expect(page.get_by_role("heading", name="Clans", exact=True)).to_be_visible()


def test_a_first_table_says_that_the_game_can_be_learnt(alone: People) -> None:
    """Quietly; the table is not lost, and whoever says no is not told again."""
    ada = alone.come()
    page = ada.go("/#/new/clans")
    offer = page.get_by_role("complementary", name=text("learn-three-minutes"))
    expect(offer).to_contain_text("Clans")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    table = page.url
    offer.get_by_role("link").click()
    expect(page.locator(f"[data-lesson={FIRST}]")).to_be_visible()
    page.get_by_role("link", name=text("learn-to-table")).click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert page.url == table
    page.goto(f"{ada.address}/#/new/genesis")
    expect(offer).to_contain_text("Genesis")
    offer.get_by_role("button").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("lang", ["de", "it"])
def test_what_can_be_done_takes_one_row_of_a_phone(lang: str, alone: People) -> None:
    ada = alone.come(phone=True, locale=lang)
    page = open_lesson(ada, lesson_called(FIRST))
    page.get_by_role("button", name=say(Phrase("learn-skip"), lang)).click()
    expect(page.locator(f"[data-step={lesson_called(FIRST).steps[1].name}]")).to_be_visible()
    rows = page.locator("main .acts .acts > *").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(rows) == 4
    assert len(set(rows)) == 1


def test_a_link_to_a_lesson_that_is_gone_says_so(alone: People) -> None:
    ada = alone.come()
    page = ada.go(f"/#/learn/{GAME}/gone")
    expect(page.get_by_role("alert")).to_have_text(text("learn-no-lesson", game="Clans"))
    keeps_nobody_out(ada)
    assert page.url.endswith(f"/learn/{GAME}/gone")
    page.get_by_role("link", name=text("learn-all")).last.click()
    expect(page.get_by_role("alert")).to_have_count(0)
