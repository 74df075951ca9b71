"""Ctrl-C comes where it can't be lost, and a second one at once."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from numba.core import event

import pangea
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.interrupts import PatientHandler, is_fragile, undisturbed
from pangea.core.signatures import Entry
from tests.processes import PIPE, patient_with, started


def press() -> None:
    signal.raise_signal(signal.SIGINT)


@contextmanager
def handled_by(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.fixture
def insisted() -> Iterator[list[bool]]:
    """What the handler of a program adds to when Ctrl-C is pressed twice."""
    pressed: list[bool] = []
    with handled_by(PatientHandler(lambda: pressed.append(True))):
        yield pressed


def wait_for_ctrl_c() -> None:
    """It is sent again by another thread, soon."""
    while True:
        signal.pause()


def test_ctrl_c_waits_for_the_end_of_an_import(
    insisted: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "import signal\nsignal.raise_signal(signal.SIGINT)\nwhole = True\n"
    (tmp_path / "interrupted_module.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)

    def import_and_wait() -> None:
        import interrupted_module  # type: ignore[import-not-found]  # noqa: F401

        wait_for_ctrl_c()

    with pytest.raises(KeyboardInterrupt):
        import_and_wait()
    assert sys.modules.pop("interrupted_module").whole
    assert not insisted


def test_elsewhere_ctrl_c_comes_at_once(insisted: list[bool]) -> None:
    with pytest.raises(KeyboardInterrupt):
        press()
    assert not insisted
    with pytest.raises(KeyboardInterrupt):
        press()
    assert insisted == [True]


def test_ctrl_c_that_a_finalizer_drops_comes_again(
    insisted: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Finalized:
        def __del__(self) -> None:
            press()

    handler = signal.getsignal(signal.SIGINT)
    assert isinstance(handler, PatientHandler)
    monkeypatch.setattr(sys, "unraisablehook", handler.catch_unraisable)

    def drop_and_wait() -> None:
        Finalized()
        wait_for_ctrl_c()

    with pytest.raises(KeyboardInterrupt):
        drop_and_wait()
    assert not insisted


def test_only_imports_and_the_compiler_are_fragile() -> None:
    assert not is_fragile(sys._getframe())
    names = {"__name__": "numba.core", "is_fragile": is_fragile, "frame": sys._getframe}
    assert eval("is_fragile(frame())", names)


def test_undisturbed_code_ends_before_ctrl_c_comes_unless_it_comes_twice() -> None:
    done = []
    with handled_by(signal.default_int_handler):
        with pytest.raises(KeyboardInterrupt), undisturbed():  # noqa: PT012
            press()
            done.append("whole")
        with pytest.raises(KeyboardInterrupt), undisturbed():  # noqa: PT012
            press()
            press()
            done.append("never")
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
        with undisturbed():
            done.append("as usual")
    assert done == ["whole", "as usual"]


@pytest.mark.parametrize("patient", [False, True])
def test_ctrl_c_ends_a_compilation_between_two_passes(
    patient: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the first of several hundred passes are dropped."""
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    passes = []

    class Presser(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:
            passes.append(event)
            if len(passes) == 1:
                press()

        def on_end(self, event: object) -> None: ...

    compiled = Compiled(Edition(pangea.game("clans")), progress=lambda *_: None)
    handler = PatientHandler(lambda: None) if patient else signal.default_int_handler
    presser = Presser()
    event.register("numba:run_pass", presser)
    try:
        with handled_by(handler), pytest.raises(KeyboardInterrupt):
            compiled.entries(Entry(compiled.edition.game.rules.ending))
    finally:
        event.unregister("numba:run_pass", presser)
    assert 1 <= len(passes) <= 3
    assert compiled.entries(Entry(compiled.edition.game.rules.ending)), "and the next compilation is whole"


READS = """
import signal, threading, time
from pangea.core.interrupts import PatientHandler, heard_while_reading

signal.signal(signal.SIGINT, PatientHandler(print))

def press():
    # The signal goes to this thread: the system call of the main thread goes on.
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)

try:
    with heard_while_reading():
        threading.Timer(0.05, press).start()
        input()
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_ends_a_read_that_its_signal_does_not_interrupt() -> None:
    with started([sys.executable, "-c", READS], stdin=PIPE, stdout=PIPE) as process:
        assert process.stdout is not None
        with patient_with(process, "is interrupted"):
            assert process.stdout.read() == "interrupted\n"
