"""What the service needs compiled is compiled by another process, unless it is kept, and never in vain."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
import uvicorn

import pangea
from pangea.core.compiled import Compiled
from pangea.core.contract import NATURE
from pangea.core.edition import Edition
from pangea.core.signatures import Entry
from pangea.server.app import create_app
from pangea.server.compute.compiling import COMMAND, LEFT_ALONE, Closed, CompilerProcesses, carry_out, job_of
from pangea.server.running import Server
from pangea.server.settings import ServerSettings
from tests.patience import PATIENCE
from tests.processes import PIPE, patient_with, run_process, started

EDITION = Edition(pangea.game("genesis"))
TURN = Entry(EDITION.game.rules.to_move)
SETUP = Entry(EDITION.game.rules.setup)
"""Unlike whose turn it is, this depends on the board."""
GREET = "open({file!r}, 'a').write('here\\n')"
"""What a process does that stands in for a compiler, first of all."""


class Told:
    """Somebody who asks for compiled code, and hears what is compiled in this process."""

    def __init__(self) -> None:
        self.here: list[str] = []
        self.compiled = Compiled(EDITION, progress=lambda done, of, name: self.here.append(name))

    def asks(self) -> int:
        (to_move,) = self.compiled.entries(TURN)
        return int(to_move(EDITION.lay_out(2, {})))


def board(river: int) -> Edition:
    return Edition(EDITION.game, {**EDITION.board.content, "river": river})


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path / "cache"))
    yield tmp_path / "cache"
    assert Compiled.elsewhere is None, "a workshop was left open"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "greetings"


def python(file: Path, then: str) -> list[str]:
    return [sys.executable, "-c", f"import sys; {GREET.format(file=str(file))}; {then}"]


def test_another_process_compiles_and_this_one_finds_it_kept() -> None:
    told = Told()
    with CompilerProcesses().open():
        assert told.asks() == NATURE
    assert told.here == []
    assert told.compiled.keeps([TURN])


def test_what_is_kept_starts_no_process(file: Path) -> None:
    Told().asks()
    told = Told()
    with CompilerProcesses(python(file, "")).open():
        assert told.asks() == NATURE
    assert told.here == []
    assert not file.exists()


@pytest.mark.parametrize(
    "then", ["sys.exit('no room')", "sys.exit(0)", "sys.stdin.close(); raise KeyboardInterrupt"]
)
def test_what_fails_elsewhere_is_compiled_here_and_tried_once(file: Path, then: str) -> None:
    told, again = Told(), Told()
    workshop = CompilerProcesses(python(file, then))
    with workshop.open(), ThreadPoolExecutor(2) as threads:
        assert list(threads.map(Told.asks, (told, again))) == [NATURE, NATURE]
    assert file.read_text() == "here\n"
    assert sorted([told.here, again.here]) == [[], ["to_move", ""]], "one compiles, the other finds it kept"


def test_without_a_process_it_is_compiled_here(tmp_path: Path) -> None:
    told = Told()
    with CompilerProcesses([str(tmp_path / "nowhere")]).open():
        assert told.asks() == NATURE
    assert told.here == ["to_move", ""]


def test_who_waits_when_the_service_closes_waits_no_longer(file: Path) -> None:
    workshop = CompilerProcesses(python(file, "sys.stdin.buffer.read()"))
    with workshop.open(), ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(Told().asks)
        while not file.exists():
            time.sleep(0.01)
        workshop.close()
        with pytest.raises(Closed):
            waiting.result()
        with pytest.raises(Closed):
            Told().asks()


def test_a_compiler_ends_with_its_service() -> None:
    """Its standard input is closed, as it is when the process at the other end is killed."""
    verbs = [Entry(verb) for verb in (EDITION.game.rules.to_move, EDITION.game.rules.ending)]
    order = msgspec.json.encode(job_of(Told().compiled, verbs))
    done = run_process(COMMAND, typed=order.decode() + "\n")
    assert (done.returncode, done.stderr) == (LEFT_ALONE, "")


def test_an_order_says_all_that_matters() -> None:
    """Other boards, and code that watches its bounds."""
    other = Compiled(board(8), check_bounds=True)
    order = job_of(other, [SETUP])
    assert not order.is_usual
    carry_out(msgspec.json.decode(msgspec.json.encode(order), type=type(order)))
    assert other.keeps([SETUP])
    assert not Told().compiled.keeps([SETUP])


def test_all_boards_are_one_order(file: Path) -> None:
    boards = [Compiled(board(river), progress=lambda *_: None) for river in (8, 9, 10)]
    assert len({msgspec.json.encode(job_of(compiled, [SETUP])) for compiled in boards}) == 1
    with CompilerProcesses(python(file, "sys.exit('no room')")).open():
        for compiled in boards:
            compiled.entries(SETUP)
    assert file.read_text() == "here\n"


def test_the_usual_boards_never_wait_for_others(file: Path) -> None:
    """The compiler of other boards comes to no end here."""
    then = "is_usual = b'is_usual\":true' in sys.stdin.buffer.readline(); is_usual or sys.stdin.buffer.read()"
    workshop = CompilerProcesses(python(file, then))
    with workshop.open(), ThreadPoolExecutor(2) as threads:
        waiting = threads.submit(Compiled(board(8)).entries, SETUP)
        while not file.exists():
            time.sleep(0.01)
        asked = threads.submit(Told().asks)
        try:
            assert asked.result(PATIENCE) == NATURE
            assert not waiting.done()
        finally:
            workshop.close()
        with pytest.raises(Closed):
            waiting.result()


def test_what_cannot_be_kept_is_not_compiled_in_vain(cache: Path) -> None:
    cache.write_text("no folder")
    with started(COMMAND, stdin=PIPE, stderr=PIPE) as compiler:
        assert compiler.stdin is not None
        assert compiler.stderr is not None
        compiler.stdin.write(msgspec.json.encode(job_of(Told().compiled, [TURN])).decode() + "\n")
        compiler.stdin.flush()
        with patient_with(compiler, "ends"):
            assert "NotKept" in compiler.stderr.read()
        assert compiler.wait(PATIENCE) == 1


def test_a_service_that_has_the_process_to_itself_compiles_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ServerSettings(database=str(tmp_path / "tables.sqlite"))
    opened = []
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_: opened.append(Compiled.elsewhere))
    monkeypatch.setattr(sys, "setswitchinterval", lambda _: None)
    Server(create_app(settings), settings).run()
    (elsewhere,) = opened
    assert elsewhere is not None
    with pytest.raises(Closed):  # it is closed by now
        elsewhere(Told().compiled, [TURN])
