"""The command line: one command to a file."""

from __future__ import annotations

import os
import signal
import sys
from typing import TextIO

from pangea.core.interrupts import PatientHandler

INTERRUPTED = 130
WRONG_DATA, WRONG_USE = 1, 2


def main() -> None:
    """Run a command and leave with its exit code: 0 fine, 1 wrong data, 2 wrong use, 130 interrupted."""
    handler = PatientHandler(_leave_at_once)
    sys.unraisablehook = handler.catch_unraisable
    # Where Ctrl-C is ignored (a shell does so for what it runs in the background) it stays ignored.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, handler)
    try:
        code = _run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        if signal.getsignal(signal.SIGINT) is handler:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # while Python ends, an exception would be shown
    if code == INTERRUPTED:
        _forget_the_interrupt()
        _say_interrupted()
    sys.exit(code)


def _run() -> int:
    """Run the command that was typed. Return its exit code."""
    _open_what_is_closed()
    _say_if_not_installed()
    # Heavy parts are loaded by the command that needs them: `pangea --help` answers at once.
    import typer

    from pangea.cli.app import app, commands
    from pangea.cli.files import NOT_WRITTEN
    from pangea.cli.language import reader_language, said, tell_of_unknown_language
    from pangea.cli.usage import complaint
    from pangea.core.errors import BadContent, BadRecord, PangeaError

    try:
        tell_of_unknown_language()
        code = app(standalone_mode=False, prog_name="pangea")
        sys.stdout.flush()
    except PangeaError as error:
        print(f"pangea: {error.told(reader_language())}", file=sys.stderr)
        return WRONG_DATA if isinstance(error, BadRecord | BadContent) else WRONG_USE
    except typer.TyperException as error:
        print(f"pangea: {complaint(error, commands)}", file=sys.stderr)
        return WRONG_USE
    except typer.Abort:
        return INTERRUPTED
    except (OSError, SystemExit) as error:
        # At a closed pipe, Typer and Rich leave with an exit code of their own: the reason lies behind it.
        reason = error.__context__ if isinstance(error, SystemExit) else error
        if not isinstance(reason, OSError) or reason.errno not in NOT_WRITTEN:
            raise
        _print_no_more(sys.stdout)
        if isinstance(reason, BrokenPipeError):
            # The reader has seen enough (`pangea rules clans | head`), of errors too if they go there.
            _print_no_more(sys.stderr)
            return 0
        print(f"pangea: {said('cli-no-output', reason=os.strerror(reason.errno))}", file=sys.stderr)
        return WRONG_USE
    return code if isinstance(code, int) else 0


def _say_interrupted() -> None:
    from pangea.cli.language import said

    print(f"\n{said('cli-interrupted')}", file=sys.stderr)


def _leave_at_once() -> None:
    """At a second Ctrl-C nothing is waited for: not for the compiler, threads or the end of a library."""
    os._exit(INTERRUPTED)


def _forget_the_interrupt() -> None:
    """
    Python remembers a Ctrl-C that came while code from text ran (the compiler's helpers are such code), even
    when it was caught: `python -m pangea` would end by the signal, not with its exit code. Other text lets it
    forget.
    """
    exec("")  # noqa: S102


def _say_if_not_installed() -> None:
    """The command comes with the library, what it is made with comes with an extra."""
    from pangea.cli.language import reader_language
    from pangea.core.extras import Missing, needed

    try:
        needed("cli")
    except Missing as error:
        print(f"pangea: {error.told(reader_language())}", file=sys.stderr)
        sys.exit(WRONG_USE)


def _open_what_is_closed() -> None:
    """A stream that was closed (`pangea games >&-`) is None in Python: what is said there, nobody hears."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (open to the end)


def _print_no_more(stream: TextIO) -> None:
    """What is still to be written would fail again when Python ends: it goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
