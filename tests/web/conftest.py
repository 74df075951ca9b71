"""A service, a browser, and people who each have a window of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.server.servers import Nursery, Service
from tests.web.people import People, chromium
from tests.web.warming import warm_up

# Playwright keeps an event loop running in this thread, and other tests run their own: it is gone with these.


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    with Nursery.opened() as nursery:
        yield nursery


@pytest.fixture(scope="package")
def service(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("service")
    service = Service(nursery, folder, str(folder / "tables.sqlite"))
    service.start()
    assert service.address is not None
    warm_up(service.address)
    yield service
    service.stop()


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
def people(browser: Browser, service: Service, tmp_path: Path) -> Iterator[People]:
    """Whoever comes; when the test is over, no page may have complained."""
    assert service.address is not None
    with People(browser, service.address) as people:
        yield people


@pytest.fixture
def own_people(browser: Browser, own_service: Service) -> Iterator[People]:
    """The same at a service of the test's own. They leave before it stops."""
    assert own_service.address is not None
    with People(browser, own_service.address) as people:
        yield people
