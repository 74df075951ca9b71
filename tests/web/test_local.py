"""Tables that live in the page: played without a network, kept by the browser, handed to the service."""

from __future__ import annotations

import contextlib
import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import pangea
from pangea.core import records
from pangea.core.words import Phrase, say
from tests.server.servers import wait_until
from tests.web.hands import Hand
from tests.web.people import People, Person, forget_the_cut, leave_to_a_bot, program
from tests.web.test_analysis import think_little

GAMES = [game.name for game in pangea.every_game()]
A_FEW = 3
KEPT = """() => new Promise((kept) => {
  const workers = navigator.serviceWorker;
  const look = () => workers.controller && kept();
  workers.addEventListener('controllerchange', look);
  look();
})"""
LATE = """
  // The first look at a table reaches the page when it is told to arrive.
  const arrived = new Promise((arrive) => (window.arrive = arrive));
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (kind, hears) {
    listen.call(this, kind, async (event) => {
      if (event.data?.answer?.scene) {
        window.isLate = true;
        await arrived;
      }
      hears(event);
    });
  };
"""
ENTRIES = """async (change) => {
  const db = await new Promise((resolve) => {
    const asked = indexedDB.open('pangea');
    asked.onsuccess = () => resolve(asked.result);
  });
  const store = db.transaction('entries', 'readwrite').objectStore('entries');
  const rows = await new Promise((resolve) => {
    const asked = store.getAll();
    asked.onsuccess = () => resolve(asked.result);
  });
  if (change) {
    const row = rows.findLast(({ entry }) => entry.type === 'moved');
    row.entry.move = 'nonsense';
    await new Promise((resolve) => (store.put(row).onsuccess = resolve));
  }
  db.close();
  return rows;
}"""


def text(message: str, **about: Any) -> str:
    return say(Phrase(message, about), "en")


def choose_seats(page: Page, *others: str, lots: bool = False) -> None:
    """Set up a table in the dialog; others are `bot-LEVEL` or `screen`."""
    dialog = page.get_by_role("dialog")
    dialog.locator("label").filter(has_text=str(len(others) + 1)).first.click()
    for number, other in enumerate(others, 2):
        dialog.get_by_role("combobox", name=f"Player {number}").select_option(other)
    dialog.get_by_role("radio", name="drawn by lot" if lots else "seat 1").check()
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()


def sit_down(person: Person, game: str, *others: str) -> str:
    """A table of this page, on a static host; its id."""
    page = person.go(f"/#/new/{game}")
    choose_seats(page, *(others or ("bot-hatchling",)))
    return page.url.rpartition("/")[2]


def play(person: Person, moves: int) -> None:
    for _ in range(moves):
        assert person.hand.wait_for_turn()
        person.hand.move()
    assert person.hand.wait_for_turn()


def number_on(page: Page) -> int:
    return int(str(page.locator("[data-number]").get_attribute("data-number")))


def saved(page: Page) -> dict[str, Any]:
    """The record that the menu of a table saves."""
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    return records.read(Path(download.value.path()).read_text(encoding="utf-8"))


@pytest.mark.parametrize("by_touch", [False, True], ids=["by-mouse", "by-touch"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(game: str, by_touch: bool, alone: People) -> None:
    ada = alone.come(service_workers="allow", phone=by_touch)
    page = ada.go("/")
    page.evaluate(KEPT)
    ada.context.set_offline(True)
    page.get_by_role("link", name=f"Set up a table: {text(f'{game}-title')}").click()
    choose_seats(page, "bot-hatchling", lots=True)
    assert (ada.finger if by_touch else ada.hand).play_to_the_end() > A_FEW
    page.get_by_role("dialog").get_by_role("button", name="To the board").last.click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    record = saved(page)
    assert record["points"], "the game is over"
    assert records.replayed(record).is_over
    assert records.redrawn(record) == sum(mover < 0 for mover in movers_of(record))
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Move")).to_have_attribute("max", str(len(record["moves"])))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("main .board, main canvas").first).to_be_visible()


def movers_of(record: dict[str, Any]) -> list[int]:
    match = records.opened(record)
    movers = []
    for move in record["moves"]:
        movers.append(match.turn)
        match.follow(move)
    return movers


def test_one_click_asks_nobody_and_makes_no_guest(own_people: People) -> None:
    ada = own_people.come()
    page = ada.go("/")
    expect(page.get_by_role("region", name="Tables with a free seat")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play now: Clans").click()
    play(ada, 1)
    assert [url for url in asked if "/api/" in url] == []
    assert ada.ask("me")["id"] is None


def test_a_reload_loses_no_move(alone: People) -> None:
    ada = alone.come()
    table = sit_down(ada, "trias")
    play(ada, A_FEW)
    before = number_on(ada.page)
    ada.page.reload()
    assert ada.hand.wait_for_turn()
    assert number_on(ada.page) == before
    ada.go("/#/")
    mine = ada.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_contain_text("Your turn")
    expect(mine.get_by_role("link")).to_contain_text("in this browser")
    mine.get_by_role("link").click()
    play(ada, 1)
    assert number_on(ada.page) > before
    assert ada.page.url.endswith(table)


def kill_browser(profile: Path) -> None:
    """End every process of the browser that uses this profile, at once and without a word."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if str(profile).encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


def test_a_browser_that_dies_loses_no_move(browser: Browser, site: str, tmp_path: Path) -> None:
    profile = tmp_path / "profile"

    def open_browser() -> Person:
        context = browser.browser_type.launch_persistent_context(
            profile, executable_path=program(), args=["--no-sandbox"], locale="en-GB"
        )
        return Person(context, site)

    ada = open_browser()
    sit_down(ada, "trias")
    play(ada, A_FEW)
    number, address = number_on(ada.page), ada.page.url
    kill_browser(profile)
    ada = open_browser()
    ada.page.goto(address)
    assert ada.hand.wait_for_turn()
    assert number_on(ada.page) == number
    play(ada, 1)
    ada.context.close()


def test_a_move_is_taken_back(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "genesis")
    play(ada, 1)
    before = saved(ada.page)["moves"]
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    number = number_on(ada.page)
    ada.page.get_by_role("button", name="Take back").click()
    wait_until(lambda: number_on(ada.page) == number + 1, "the move is taken back")
    assert saved(ada.page)["moves"] == before
    play(ada, 1)


def test_two_tabs_show_one_table(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "trias")
    assert ada.hand.wait_for_turn()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    second = Hand(other)
    for hand, seen in ((ada.hand, second), (second, ada.hand)) * 2:
        assert hand.wait_for_turn()
        hand.move()
        assert hand.wait_for_turn()
        wait_until(lambda: hand.table() == seen.table(), "both show the same")  # noqa: B023
    rows = ada.page.evaluate(ENTRIES, False)
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    first = saved(ada.page)
    assert first == saved(other)
    assert records.replayed(first).moves == first["moves"]


AT_ONCE = """async ([script, rulebooks]) => {
  const open = () => {
    const worker = new Worker(script, { type: 'module' });
    const waiting = [];
    worker.onmessage = ({ data }) => waiting[data.number]?.(data);
    worker.postMessage({ rulebooks, runsRules: true, pace: 0 });
    return (call, ...given) => new Promise((answered) => {
      const number = waiting.push(answered) - 1;
      worker.postMessage({ call, with: given, number });
    });
  };
  const [one, other] = [open(), open()];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'screen', name: 'Bob' }];
  const { answer: table } = await one('make', { game: 'genesis', seats });
  await other('look', table.id, null, 0);
  const { scene, number } = table;
  const act = (move) => [table.id, 'moves', { seat: scene.turn, number, move }, 0];
  const answers = await Promise.all([
    one('act', ...act(scene.legal.at(0))), other('act', ...act(scene.legal.at(-1))),
  ]);
  const seen = await Promise.all([one, other].map((tab) => tab('look', table.id, null, 0)));
  return [answers.map(({ refusal }) => refusal?.code ?? 'made'), seen.map(({ answer }) => answer.number)];
}"""


def test_of_two_moves_at_the_same_moment_one_is_too_late(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "trias")
    script = next(worker.url for worker in ada.page.workers if "/worker-" in worker.url)
    codes, numbers = ada.page.evaluate(AT_ONCE, [script, f"{ada.address}/rulebooks/GAME.wasm"])
    assert sorted(codes) == ["made", "stale"]
    assert numbers == [2, 2]


def test_what_happens_while_a_table_is_opened_is_shown(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "trias")
    assert ada.hand.wait_for_turn()
    other = ada.context.new_page()
    other.add_init_script(LATE)
    other.goto(ada.page.url)
    wait_until(lambda: bool(other.evaluate("window.isLate")), "the other tab has looked at the table")
    play(ada, 1)
    other.evaluate("window.arrive()")
    wait_until(lambda: Hand(other).table() == ada.hand.table(), "both show the same")


def test_a_tab_that_is_closed_leaves_the_bots_to_the_other(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "trias")
    assert ada.hand.wait_for_turn()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    assert Hand(other).wait_for_turn()
    ada.hand.move()
    ada.page.close()
    assert Hand(other).wait_for_turn()
    Hand(other).move()
    assert Hand(other).wait_for_turn()


def test_a_tampered_game_is_told_from_the_others(alone: People) -> None:
    ada = alone.come()
    page = ada.page
    sit_down(ada, "clans")
    play(ada, 2)
    damaged = page.url
    rows = page.evaluate(ENTRIES, True)
    sit_down(ada, "trias")
    sound = page.url
    page.goto("about:blank")
    page.goto(damaged)
    expect(page.get_by_role("alert")).to_have_text(text("web-local-damaged"))
    with page.expect_download() as download:
        page.get_by_role("button", name="Save what is there").click()
    rest = records.read(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(records.replayed(rest).moves) >= len(rows[0]["entry"]["nature"])
    page.get_by_role("link", name="Home").first.click()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link").filter(has_text="damaged")).to_have_count(1)
    mine.get_by_role("button", name="Remove the game of Clans").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove this game").click()
    expect(mine.get_by_role("link")).to_have_count(1)
    page.goto(damaged)
    expect(page.get_by_role("alert")).to_have_text(text("web-local-none"))
    page.goto(sound)
    play(ada, 1)


def test_when_there_is_no_room_play_goes_on(alone: People) -> None:
    """The browser's own quota, and nothing that only behaves like it. Browsers look at it now and then."""
    ada = alone.come()
    page = ada.page
    quota = {"origin": ada.address, "quotaSize": 1}
    storage = ada.context.new_cdp_session(page)
    storage.send("Storage.overrideQuotaForOrigin", quota)
    sit_down(ada, "trias")
    play(ada, 2)
    expect(page.get_by_text(text("web-local-not-kept"))).to_be_visible()
    storage.send("Storage.overrideQuotaForOrigin", {"origin": ada.address})
    play(ada, 1)
    expect(page.get_by_text(text("web-local-not-kept"))).to_have_count(0)
    number = number_on(page)
    page.reload()
    assert ada.hand.wait_for_turn()
    assert number_on(page) == number


def test_where_nothing_is_kept_a_game_can_be_played_and_saved(alone: People) -> None:
    ada = alone.come()

    def refuse(route: Route) -> None:
        """A browser that keeps nothing says so when it is asked."""
        body = route.fetch().text()
        route.fulfill(
            body=f"indexedDB.open = () => {{ throw new DOMException('no', 'SecurityError') }};{body}",
            content_type="text/javascript",
        )

    ada.context.route("**/assets/worker-*.js", refuse)
    sit_down(ada, "genesis")
    expect(ada.page.get_by_text(text("web-local-not-kept"))).to_be_visible()
    play(ada, A_FEW)
    record = saved(ada.page)
    assert len(records.replayed(record).moves) >= A_FEW
    ada.page.get_by_role("link", name="Home").click()
    ada.page.get_by_role("region", name="My tables").get_by_role("link").click()
    play(ada, 1)


def test_around_one_screen_behind_a_curtain(alone: People) -> None:
    ada = alone.come()
    page = ada.go("/#/new/clans")
    choose_seats(page, "screen")
    for name in ("Player 1", "Player 2") * 2:
        curtain = page.get_by_role("button", name=f"I am {name}: show me the board")
        expect(curtain).to_be_visible()
        # The board is there as everybody may see it, and nothing else.
        expect(page.locator(".viewport > svg")).to_be_visible()
        expect(page.get_by_role("region", name="Your clan")).to_have_count(0)
        assert ada.hand.options() == []
        curtain.click()
        assert ada.hand.wait_for_turn()
        expect(page.get_by_role("region", name="Your clan")).to_be_visible()
        ada.hand.move()
    # Whoever misclicked has the move back before the next one has looked.
    number = ada.hand.table()["number"]
    page.get_by_role("button", name="Player 2: take the move back").click()
    assert ada.hand.wait_for_turn()
    expect(page.get_by_role("region", name="Your clan")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_text("you", exact=True)).to_have_count(0)
    ada.hand.move()
    assert ada.hand.table()["number"] == number + 2
    expect(page.get_by_role("button", name="I am Player 1: show me the board")).to_be_visible()


def test_a_bot_stands_in_and_the_game_is_played_again(alone: People) -> None:
    ada = alone.come()
    page = ada.page
    table = sit_down(ada, "trias")
    assert ada.hand.wait_for_turn()
    leave_to_a_bot(page)
    expect(page.locator("[data-status=over]")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert page.url.rpartition("/")[2] != table
    play(ada, 1)


def test_a_hint_is_for_a_legal_move(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "clans")
    assert ada.hand.wait_for_turn()
    ada.page.get_by_role("button", name="Hint: what would").click()
    expect(ada.page.get_by_role("region", name="Hint")).to_be_visible()
    ada.page.get_by_role("region", name="Hint").locator("ol button").first.click()
    wait_until(lambda: number_on(ada.page) > 1, "the move is made")


def test_a_bot_that_takes_its_time_can_be_told_to_move(alone: People) -> None:
    ada = alone.come()
    # The slowest bot that there ever was: without a word it would think until tomorrow.
    ada.context.add_init_script("localStorage.setItem('pangea-pace', '100000')")
    sit_down(ada, "trias", "bot-hunter")
    thinking = ada.page.get_by_text("Hunter is thinking")
    expect(thinking.or_(ada.page.locator("[data-your-turn=true]")).first).to_be_visible()
    while not thinking.is_visible():
        ada.hand.move()
        expect(thinking.or_(ada.page.locator("[data-your-turn=true]")).first).to_be_visible()
    now = ada.page.get_by_role("button", name="Move now")
    while thinking.is_visible():
        number = number_on(ada.page)
        now.click()
        wait_until(lambda: number_on(ada.page) > number, "the bot has moved")  # noqa: B023
    assert ada.hand.wait_for_turn()


def test_a_record_is_opened_without_a_service(alone: People, tmp_path: Path) -> None:
    match = pangea.start("clans", 2, seed=7)
    while not match.is_over:
        match.play(match.legal()[0])
    file = tmp_path / "game.json"
    file.write_text(records.write(match.record()), encoding="utf-8")
    ada = alone.come()
    page = ada.go("/")
    page.get_by_label("Drop a file here").set_input_files(file)
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_attribute("max", str(len(match.moves)))
    page.reload()
    expect(slider).to_have_attribute("max", str(len(match.moves)))
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_text(text("web-service-none"))).to_be_visible()
    wrong = {**match.record(), "moves": ["fly", *match.moves]}
    file.write_text(json.dumps(wrong), encoding="utf-8")
    ada.go("/#/")
    page.get_by_label("Drop a file here").set_input_files(file)
    ada.hears("“fly” can’t be played")


def test_a_game_is_handed_to_the_service(people: People) -> None:
    ada, bob = people.come(), people.come()
    page = ada.go("/new/trias")
    choose_seats(page, "bot-hatchling")
    assert ada.hand.wait_for_turn()
    leave_to_a_bot(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Share the replay").click()
    page.wait_for_url("**/replay/r*")
    moves = page.get_by_role("slider", name="Move").get_attribute("max")
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Hatchling")
    bob.page.goto(page.url)
    expect(bob.page.get_by_role("slider", name="Move")).to_have_attribute("max", str(moves))
    # To have it analysed is one press as well: that has begun when its replay is there.
    page.go_back()
    page.route("**/analysis", think_little)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_url("**/replay/r*")
    expect(page.get_by_role("tabpanel").locator("progress, figure").first).to_be_visible()
    forget_the_cut(ada)
