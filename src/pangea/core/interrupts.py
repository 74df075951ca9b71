"""Keep Ctrl-C from being lost.

Python raises KeyboardInterrupt in whatever the main thread is doing. While a module is imported or numba
compiles, C code in between drops the exception or makes an ImportError of it. Then Ctrl-C has to wait.
"""

from __future__ import annotations

import _thread
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from threading import Thread, current_thread, main_thread
from types import FrameType
from typing import Any

FRAGILE = {"importlib", "numba", "llvmlite"}
"""The packages that lose a KeyboardInterrupt that is raised while they are at work."""
WAIT = 0.02
"""Seconds until a Ctrl-C that had to wait tries again."""


class PatientHandler:
    """A handler of SIGINT for a whole program: raises KeyboardInterrupt where it can't be lost.

    At a second Ctrl-C it calls `insisted` at once, wherever that is.
    """

    def __init__(self, insisted: Callable[[], object]) -> None:
        self._insisted = insisted
        self._is_pressed = False
        self._is_sent_again = False

    def __call__(self, _number: int, frame: FrameType | None) -> None:
        if self._is_sent_again:
            self._is_sent_again = False
            if not _pending.waits:
                return
        elif self._is_pressed:
            self._insisted()
        self._is_pressed = True
        if is_fragile(frame):
            self.send_again()
        else:
            _pending.deliver()

    def send_again(self) -> None:
        """Call this handler again soon, as if by another Ctrl-C."""
        _pending.waits = True
        _thread.start_new_thread(self._send, ())  # needs no lock, which the main thread might hold

    def catch_unraisable(self, unraisable: Any) -> None:
        """For `sys.unraisablehook`: deliver a KeyboardInterrupt that a finalizer or callback has dropped."""
        if isinstance(unraisable.exc_value, KeyboardInterrupt):
            self.send_again()
        else:
            sys.__unraisablehook__(unraisable)

    def _send(self) -> None:
        time.sleep(WAIT)
        if not _pending.waits:
            return  # it was delivered meanwhile
        self._is_sent_again = True
        if hasattr(signal, "pthread_kill"):
            signal.pthread_kill(main_thread().ident or 0, signal.SIGINT)  # ends what it waits for
        else:
            _thread.interrupt_main()


def is_fragile(frame: FrameType | None) -> bool:
    """Return whether a KeyboardInterrupt that is raised in this frame could be lost on its way out."""
    while frame is not None:
        if str(frame.f_globals.get("__name__")).partition(".")[0] in FRAGILE:
            return True
        frame = frame.f_back
    return False


@contextmanager
def undisturbed() -> Iterator[None]:
    """Have Ctrl-C wait for the end of the body, or of numba's present pass. A second one never waits.

    A program with a handler of its own decides by itself: PatientHandler waits too.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is not _USUAL:
        yield
        return

    def wait(*_: object) -> None:
        _pending.deliver_waiting()
        _pending.waits = True

    signal.signal(signal.SIGINT, wait)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, _USUAL)
        _pending.deliver_waiting()


@contextmanager
def heard_while_reading() -> Iterator[None]:
    """Have Ctrl-C end a read even if it comes immediately before the read begins to wait.

    Python calls a handler between two bytecodes, or when a signal interrupts a system call. A SIGINT that
    comes between the last bytecode and the system call would wait for the end of the read: another signal
    follows it, which interrupts the call.
    """
    if not hasattr(signal, "SIGURG") or current_thread() is not main_thread():
        yield
        return
    receiver, sender = os.pipe()
    os.set_blocking(sender, False)
    handler = signal.signal(signal.SIGURG, _do_nothing)
    wakeup = signal.set_wakeup_fd(sender, warn_on_full_buffer=False)
    follower = Thread(target=_follow_interrupts, args=[receiver], name="after Ctrl-C", daemon=True)
    follower.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(wakeup)
        os.close(sender)
        follower.join()
        os.close(receiver)
        signal.signal(signal.SIGURG, handler)


def _do_nothing(*_: object) -> None:
    """Handle a signal whose only use is that it interrupts a system call."""


def _follow_interrupts(receiver: int) -> None:
    """Send SIGURG to the main thread after each SIGINT. The numbers of signals come from this pipe."""
    while number := os.read(receiver, 1):
        if number[0] == signal.SIGINT:
            time.sleep(WAIT)
            signal.pthread_kill(main_thread().ident or 0, signal.SIGURG)


@cache
def deliver_between_passes() -> None:
    """From now on, have a Ctrl-C that waits end a compilation when numba begins its next pass."""
    from numba.core import event

    class Listener(event.Listener):  # type: ignore[misc]
        def on_start(self, event: object) -> None:  # noqa: ARG002
            if current_thread() is main_thread():
                _pending.deliver_waiting()

        def on_end(self, event: object) -> None: ...

    event.register("numba:run_pass", Listener())


class _Pending:
    """A Ctrl-C that waits."""

    def __init__(self) -> None:
        self.waits = False

    def deliver_waiting(self) -> None:
        if self.waits:
            self.deliver()

    def deliver(self) -> None:
        self.waits = False
        raise KeyboardInterrupt


_USUAL = signal.default_int_handler
_pending = _Pending()
