"""A service, a browser, and people who each have a window of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.servers import Nursery, Service
from tests.web.one_service import one_for_all
from tests.web.people import People, chromium
from tests.web.static_host import StaticHost, write_site
from tests.web.warming import warm_up

# Playwright keeps an event loop running in this thread, and other tests run their own: it is gone with these.


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    with Nursery.opened() as nursery:
        yield nursery


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of a service that has warmed up, the same one for all workers."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "web"
    folder.mkdir(exist_ok=True)
    with ExitStack() as stack:

        def start() -> Service:
            nursery = stack.enter_context(Nursery.opened())
            service = Service(nursery, folder, str(folder / "tables.sqlite"))
            service.start()
            assert service.address is not None
            warm_up(service.address)
            return service

        yield stack.enter_context(one_for_all(folder, start))


@pytest.fixture
def own_service(nursery: Nursery, tmp_path: Path) -> Iterator[Service]:
    """One that a test may kill, and at which the same is dealt whatever was played before."""
    service = Service(nursery, tmp_path, str(tmp_path / "tables.sqlite"))
    service.start()
    yield service
    service.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, chromium(playwright.chromium) as browser:
        yield browser


@pytest.fixture
def people(browser: Browser, service: str) -> Iterator[People]:
    """Whoever comes; when the test is over, no page may have complained."""
    with People(browser, service) as people:
        yield people


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a static host with all pages."""
    folder = tmp_path_factory.mktemp("site")
    write_site(folder)
    with StaticHost.opened(folder) as host:
        yield host.address


@pytest.fixture
def alone(browser: Browser, site: str) -> Iterator[People]:
    """People at pages without a service."""
    with People(browser, site) as people:
        yield people


@pytest.fixture
def own_people(browser: Browser, own_service: Service) -> Iterator[People]:
    """The same at a service of the test's own. They leave before it stops."""
    assert own_service.address is not None
    with People(browser, own_service.address) as people:
        yield people
