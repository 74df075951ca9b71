"""A pytest plugin: a test fails if it leaves a process, thread, socket, open file or much on disk behind.

What fixtures of a wider scope than a function start is theirs: they end it later.
"""

from __future__ import annotations

import gc
import os
import tempfile
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.processes import wait_for_ends

MOST_LEFT = 100 * 2**20
"""Bytes that a test can leave on disk."""
SERVERS = ("command_server.py", "nursery.py")
"""Programs that live as long as the tests do, and whose children belong to single tests."""
EXEMPT = {
    "process": (
        "command_server.py",  # tests/commands.py starts it with the first command
        "multiprocessing.resource_tracker",  # Python's own, one to a process
        "multiprocessing.forkserver",
    ),
    "thread": ("asyncio_",),  # of an event loop's executor: Playwright's loop lives as long as its browser
    "file": ("/mpl-data/fonts/",),  # matplotlib caches its fonts
}
"""What lives as long as the tests do though no fixture starts it, by parts of its name."""

CONNECTION = "_connection_worker_thread"
"""In the name of a thread that serves a connection to a SQLite database."""

lasting_handles: set[str] = set()
"""What is open for such a process."""


@dataclass(frozen=True)
class Thing:
    """Something that is running or open in this process, or on disk."""

    kind: str
    number: int
    """Of a process, of a thread or of what is open; -1 for what is on disk."""
    target: str = ""
    """What is open, or on disk."""
    name: str = field(default="", compare=False)

    def __str__(self) -> str:
        number = f" {self.number}:" if self.number >= 0 else ""
        return f"{self.kind}{number} {self.name}{self.target}"

    @property
    def is_exempt(self) -> bool:
        return any(part in self.name + self.target for part in EXEMPT.get(self.kind, ()))

    @property
    def is_small(self) -> bool:
        return self.kind == "folder" and size_of(Path(self.target)) <= MOST_LEFT


_own_folders: list[Path] = []
"""The folder for temporary files, while there is one."""
_KNOWN = pytest.StashKey[set[Thing]]()
_FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    what = "add what tests leave behind to this file, instead of failing them"
    parser.addoption("--leftovers", type=Path, metavar="FILE", help=what)


@pytest.fixture(scope="session", autouse=True)
def own_temporary_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A folder for temporary files that no other worker writes to."""
    tmp_path_factory.getbasetemp()  # stays where it is
    with tempfile.TemporaryDirectory(prefix="tests-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("TMPDIR", folder)
        patch.setattr(tempfile, "tempdir", folder)
        _own_folders.append(Path(folder))
        yield
        _own_folders.clear()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    item.config.stash.setdefault(_KNOWN, set()).update(things())
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest) -> Iterator[Any]:
    if fixturedef.scope == "function":
        return (yield)
    before = things()
    try:
        return (yield)
    finally:
        request.config.stash.setdefault(_KNOWN, set()).update(things() - before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    folder = getattr(item, "funcargs", {}).get("tmp_path")
    yield
    known = item.config.stash[_KNOWN]
    # The error of a failed test keeps alive what its functions had open.
    ignored = {"file", "socket"} if item.stash.get(_FAILED, False) else set()
    left = [one for one in leftovers(known) if one.kind not in ignored]
    if folder is not None and size_of(folder) > MOST_LEFT:
        left.append(Thing("folder", -1, f"{folder}: {size_of(folder) / 2**20:.0f} MB"))
    item.config.stash[_KNOWN] = things()
    file = item.config.getoption("--leftovers", None)
    if left and file is not None:
        with file.open("a", encoding="utf-8") as listed:
            listed.write("".join(f"{item.nodeid}: {one}\n" for one in left))
    elif left:
        pytest.fail("it has left behind:\n" + "\n".join(f"  {one}" for one in left), pytrace=False)


def leftovers(known: set[Thing]) -> list[Thing]:
    """Return what is there besides what is known. Wait for what is about to end."""
    if not _new(known):
        return []
    gc.collect()
    limit = time.monotonic() + PATIENCE
    threads = {thread.native_id: thread for thread in threading.enumerate()}
    for one in _new(known):
        seconds = max(0.0, limit - time.monotonic())
        if one.kind == "process":
            wait_for_ends([one.number], seconds)
        elif one.kind == "thread" and one.number in threads:
            threads[one.number].join(seconds)
    del threads
    gc.collect()
    return sorted(_new(known), key=str)


def _new(known: set[Thing]) -> list[Thing]:
    new = {one for one in things() - known if not one.is_exempt and not one.is_small}
    return list(new - _further_connections(new, known))


def _further_connections(new: set[Thing], known: set[Thing]) -> set[Thing]:
    """Return what belongs to further connections to a database that a wider fixture has open.

    The service of such a fixture opens them when requests come at the same time.
    """
    open_files = {one.target for one in known if one.kind == "file"}
    has_connections = any(CONNECTION in one.name for one in known)
    return {
        one
        for one in new
        if (one.kind == "file" and one.target.removesuffix("-wal") in open_files)
        or (one.kind == "thread" and CONNECTION in one.name and has_connections)
    }


def things() -> set[Thing]:
    """What is running and open in this process, its children, and what lies in its temporary folder."""
    return {*_threads(), *_open_files(), *_children(os.getpid()), *_temporary_files()}


def _threads() -> Iterator[Thing]:
    for thread in threading.enumerate():
        yield Thing("thread", thread.native_id or 0, name=thread.name)


def _open_files() -> Iterator[Thing]:
    for handle in set(os.listdir("/proc/self/fd")) - _handles_of_multiprocessing() - lasting_handles:
        with suppress(OSError):  # it was open to list the others
            target = os.readlink(f"/proc/self/fd/{handle}")
            yield Thing("socket" if target.startswith("socket:") else "file", int(handle), target)


def _handles_of_multiprocessing() -> set[str]:
    """The pipes to its resource tracker and fork server, which live as long as this process."""
    tracker: Any = resource_tracker._resource_tracker
    server: Any = forkserver._forkserver
    return {str(tracker._fd), str(server._forkserver_alive_fd)}


def _children(pid: int) -> Iterator[Thing]:
    """The children of a process, and those of each server among them."""
    for task in os.listdir(f"/proc/{pid}/task"):
        with suppress(OSError):  # a thread or a child has ended meanwhile
            for child in map(int, Path(f"/proc/{pid}/task/{task}/children").read_text().split()):
                name = Path(f"/proc/{child}/cmdline").read_text(errors="replace").replace("\0", " ")
                yield Thing(
                    "process", child, name=name.strip() or "(has ended, and nothing has waited for it)"
                )
                if any(server in name for server in SERVERS):
                    yield from _children(child)


def _temporary_files() -> Iterator[Thing]:
    for folder in _own_folders:
        for path in folder.iterdir():
            yield Thing("folder", -1, str(path))


def size_of(path: Path) -> int:
    """The bytes of a file, or of all files in a folder."""
    with suppress(OSError):
        if path.is_symlink() or not path.is_dir():
            return path.lstat().st_size
        return sum(size_of(inner) for inner in path.iterdir())
    return 0
