"""The pages without a network, on a static host, and from one version to the next."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pangea.core.words import Phrase, languages, say
from pangea.server.settings import PAGES
from tests.server.servers import Service
from tests.server.wire.serving import served
from tests.web.line import Line
from tests.web.people import People, Person, forget_the_cut
from tests.web.static_host import StaticHost, write_site

FOLDER = "some/folder"
KEPT = """() => new Promise((kept) => {
  const workers = navigator.serviceWorker;
  const look = () => workers.controller && kept();
  workers.addEventListener('controllerchange', look);
  look();
})"""
CACHES = "() => caches.keys()"
MARKED = "meta[name=pangea-version]"
READY = "A new version is ready."
A_FEW = 3


def text(message: str, language: str = "en") -> str:
    return say(Phrase(message), language)


def changed_pages(folder: Path) -> Path:
    """Pages of which one part has another name and another content, as after a build."""
    shutil.copytree(PAGES, folder)
    part = next((folder / "assets").glob("Gallery-*.js"))
    other = "Gallery-0ther000.js"
    for file in (folder / "assets").glob("*.js"):
        content = file.read_text(encoding="utf-8")
        file.write_text(content.replace(part.name, other), encoding="utf-8")
    part.rename(part.with_name(other))
    return folder


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    """A static host with the pages in a folder."""
    write_site(tmp_path / "www" / FOLDER)
    with StaticHost.opened(tmp_path / "www") as host:
        yield host


@pytest.fixture
def visitors(browser: Browser, host: StaticHost) -> Iterator[People]:
    with People(browser, f"{host.address}/{FOLDER}") as people:
        yield people


def test_a_service_may_live_below_a_path(browser: Browser, tmp_path: Path) -> None:
    """A proxy takes the path away, and the pages put it before whatever they ask for."""
    with Line.laid(to="", below="/club/games/") as line:
        address = f"{line.address}/club/games"
        with served(tmp_path, public=address) as service, People(browser, address) as people:
            line.to = service
            ada = come_to_stay(people)
            page = ada.page
            page.get_by_role("link", name="Set up a table: Genesis").click()
            page.wait_for_url(f"{address}/new/genesis")
            page.get_by_role("button", name="Start the game").click()
            page.wait_for_url(f"{address}/table/*")
            page.reload()
            expect(page.locator("[data-status=playing]")).to_be_visible()
            page.get_by_role("link", name="Home").click()
            expect(page.get_by_role("region", name="My tables").get_by_role("link")).to_be_visible()
            assert page.url == f"{address}/"


def come_to_stay(people: People) -> Person:
    """Somebody whose browser has kept the pages."""
    person = people.come(service_workers="allow")
    person.go("/")
    person.page.evaluate(KEPT)
    return person


def test_after_the_first_visit_the_pages_need_no_network(own_service: Service, own_people: People) -> None:
    ada = come_to_stay(own_people)
    own_service.kill()
    page = ada.page
    page.reload()
    expect(page.get_by_role("button", name="Play now: Clans")).to_be_visible()
    expect(page.get_by_text(text("web-service-away"))).to_be_visible()
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_text(text("web-service-away", "de"))).to_be_visible()
    page.get_by_role("link", name="Regeln: Clans").click()
    expect(page.get_by_role("heading", name=text("clans-rules-1-title", "de"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=text("clans-rules-1-title", "de"))).to_be_visible()
    expect(page.locator("figure svg").first).to_be_visible()
    ada.go("/gallery/trias?scene=late")
    expect(page.locator("main[data-game=trias] .board svg").first).to_be_visible()
    ada.go("/replay/abcdefgh")
    expect(page.get_by_role("alert")).to_have_text(text("web-trouble-unreachable", "de"))
    forget_the_cut(ada)


def test_a_service_that_is_back_is_found(own_service: Service, own_people: People) -> None:
    ada = come_to_stay(own_people)
    page = ada.page
    ada.context.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_text(text("web-service-away"))).to_be_visible()
    ada.context.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(text("web-service-away"))).to_have_count(0)
    expect(page.get_by_role("region", name="Tables with a free seat")).to_be_visible()
    forget_the_cut(ada)


@pytest.mark.parametrize("language", languages())
def test_a_static_host_is_enough(language: str, visitors: People) -> None:
    ada = visitors.come(locale=language)
    page = ada.go("/")
    expect(page.get_by_text(text("web-service-none", language))).to_be_visible()
    rules = say(Phrase("web-rules-of", {"game": text("clans-title", language)}), language)
    page.get_by_role("link", name=rules).click()
    third = page.get_by_role("heading", name=text("clans-rules-3-title", language))
    expect(third).to_be_visible()
    page.get_by_role("link", name=text("clans-rules-3-title", language)).click()
    expect(third).to_be_in_viewport()
    assert page.url.endswith(f"/{FOLDER}/#/rules/clans#section-3")
    page.reload()
    expect(third).to_be_in_viewport()
    ada.go("/#/gallery/trias?scene=late")
    expect(page.locator("main[data-game=trias] .board svg").first).to_be_visible()
    ada.go("/#/gallery")
    page.get_by_role("link", name=text("web-home", language)).click()
    expect(page.get_by_text(text("web-motto", language))).to_be_visible()


def test_what_needs_a_service_says_so_on_a_static_host(visitors: People) -> None:
    ada = visitors.come()
    page = ada.go("/#/new/trias")
    dialog = page.get_by_role("dialog", name="Trias: a new table")
    expect(dialog.get_by_text(text("web-service-none"))).to_be_visible()
    friend = dialog.get_by_role("combobox", name="Player 2").locator("option[value=open]")
    expect(friend).to_be_disabled()
    ada.go("/#/replay/abcdefgh")
    expect(page.get_by_role("alert")).to_have_text(text("web-service-none"))


def test_the_pages_can_be_installed(visitors: People) -> None:
    """The browser says what is missing; that this window keeps nothing for long is no fault of the pages."""
    ada = come_to_stay(visitors)
    tools = ada.context.new_cdp_session(ada.page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["url"].endswith(f"/{FOLDER}/manifest.webmanifest")
    assert manifest["errors"] == []
    missing = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in missing] == ["in-incognito"]


def test_a_static_host_may_vanish(visitors: People, host: StaticHost) -> None:
    ada = come_to_stay(visitors)
    host.close()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Play now: Clans")).to_be_visible()
    ada.page.get_by_role("link", name="Rules: Genesis").click()
    expect(ada.page.get_by_role("heading", name=text("genesis-rules-1-title"))).to_be_visible()
    ada.errors.clear()


def version_on(page: Page) -> str:
    return str(page.locator(MARKED).get_attribute("content"))


def test_a_new_version_takes_over_on_a_press_and_older_pages_keep_theirs(
    visitors: People, host: StaticHost, tmp_path: Path
) -> None:
    ada = come_to_stay(visitors)
    first, old = ada.page, version_on(ada.page)
    shutil.rmtree(tmp_path / "www" / FOLDER)
    new = write_site(tmp_path / "www" / FOLDER, changed_pages(tmp_path / "changed"))
    second = ada.context.new_page()
    second.goto(first.url)
    assert version_on(second) == old, "a newer version does not push in"
    expect(second.get_by_text(READY)).to_be_visible()
    second.get_by_role("button", name="Use it now").click()
    expect(second.locator(MARKED)).to_have_attribute("content", new)
    # The first page is still of the old version, and finds all parts of it, though no host has them now.
    assert version_on(first) == old
    first.evaluate("location.hash = '#/gallery'")
    expect(first.get_by_role("heading", level=1)).to_be_visible()
    assert version_on(first) == old
    assert [name.rpartition(" ")[2] for name in first.evaluate(CACHES)] == [old, new]
    first.get_by_role("button", name="Use it now").click()
    expect(first.locator(MARKED)).to_have_attribute("content", new)
    expect(first.get_by_role("heading", level=1)).to_be_visible()
    first.wait_for_function(
        f"async () => (await caches.keys()).join() === 'pangea {visitors_root(first)} {new}'"
    )


def test_a_table_outlives_a_new_version(visitors: People, tmp_path: Path) -> None:
    ada = come_to_stay(visitors)
    page, old = ada.page, version_on(ada.page)
    page.get_by_role("button", name="Play now").first.click()
    for _ in range(A_FEW):
        assert ada.hand.wait_for_turn()
        ada.hand.move()
    assert ada.hand.wait_for_turn()
    number = page.locator("[data-number]").get_attribute("data-number")
    shutil.rmtree(tmp_path / "www" / FOLDER)
    new = write_site(tmp_path / "www" / FOLDER, changed_pages(tmp_path / "changed"))
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    expect(page.get_by_text(READY)).to_be_visible()
    assert version_on(page) == old
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator(MARKED)).to_have_attribute("content", new)
    assert ada.hand.wait_for_turn()
    assert page.locator("[data-number]").get_attribute("data-number") == number
    ada.hand.move()
    assert ada.hand.wait_for_turn()


def visitors_root(page: Page) -> str:
    return page.url.partition("#")[0]


def test_a_new_version_takes_over_when_the_pages_are_opened_again(visitors: People, tmp_path: Path) -> None:
    ada = come_to_stay(visitors)
    page, old = ada.page, version_on(ada.page)
    shutil.rmtree(tmp_path / "www" / FOLDER)
    new = write_site(tmp_path / "www" / FOLDER, changed_pages(tmp_path / "changed"))
    page.reload()
    assert version_on(page) == old
    expect(page.get_by_text(READY)).to_be_visible()
    shown: list[str] = []
    page.on("framenavigated", lambda frame: shown.append(frame.url))
    page.reload()
    expect(page.locator(MARKED)).to_have_attribute("content", new)
    expect(page.get_by_role("button", name="Play now: Clans")).to_be_visible()
    expect(page.get_by_text(READY)).to_have_count(0)
    # A worker that is asked again and again is not replaced: one page in between, which waits.
    assert len(shown) == 2


POISON = """async () => {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const list = await (await cache.match(new URL('precached', location.href))).json();
  const part = Object.keys(list).find((path) => path.startsWith('rulebooks/') && path.endsWith('.wasm'));
  await cache.put(new URL(part, location.href), new Response('forged'));
  return part;
}"""
IS_FORGED = """async (part) => Promise.all((await caches.keys()).map(async (name) => {
  const cache = await caches.open(name);
  return (await (await cache.match(new URL(part, location.href))).text()) === 'forged';
}))"""


def test_what_a_script_put_in_place_of_a_part_is_not_taken_over(visitors: People, tmp_path: Path) -> None:
    """Any script of this host can write to the caches; the next version checks what it copies."""
    ada = come_to_stay(visitors)
    folder = tmp_path / "www" / FOLDER
    part = ada.page.evaluate(POISON)
    shutil.rmtree(folder)
    write_site(folder, changed_pages(tmp_path / "changed"))
    assert ada.page.evaluate(UPDATE) == "installed"
    assert ada.page.evaluate(IS_FORGED, part) == [True, False]


UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const ended = new Promise((resolve) => registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming.addEventListener('statechange', () => resolve(coming.state));
  }));
  await registration.update();
  return ended;
}"""


def test_a_version_that_is_not_whole_is_not_taken(visitors: People, tmp_path: Path) -> None:
    """Somebody copies files to the host, and not all are there yet: one is still that of before."""
    ada = come_to_stay(visitors)
    page, old = ada.page, version_on(ada.page)
    folder = tmp_path / "www" / FOLDER
    before = (folder / "index.html").read_bytes()
    shutil.rmtree(folder)
    new = write_site(folder, changed_pages(tmp_path / "changed"))
    after = (folder / "index.html").read_bytes()
    (folder / "index.html").write_bytes(before)
    assert page.evaluate(UPDATE) == "redundant"
    assert [name.rpartition(" ")[2] for name in page.evaluate(CACHES)] == [old]
    (folder / "index.html").write_bytes(after)
    assert page.evaluate(UPDATE) == "installed"
    assert [name.rpartition(" ")[2] for name in page.evaluate(CACHES)] == [old, new]
    ada.errors.clear()  # the browser tells of the sum that was wrong
