"""The command line: one command to a file."""

from __future__ import annotations

import os
import sys

INTERRUPTED = 130
WRONG_DATA, WRONG_USE = 1, 2


def main() -> None:
    """Run a command and leave with its exit code: 0 fine, 1 wrong data, 2 wrong use, 130 interrupted."""
    # Heavy parts are loaded by the command that needs them: `pangea --help` answers at once.
    import typer

    from pangea.cli.app import app, commands
    from pangea.cli.language import reader_language, said
    from pangea.cli.usage import complaint
    from pangea.core.errors import BadContent, BadRecord, PangeaError

    try:
        code = app(standalone_mode=False, prog_name="pangea")
        sys.stdout.flush()
    except PangeaError as error:
        print(f"pangea: {error.told(reader_language())}", file=sys.stderr)
        sys.exit(WRONG_DATA if isinstance(error, BadRecord | BadContent) else WRONG_USE)
    except typer.TyperException as error:
        print(f"pangea: {complaint(error, commands)}", file=sys.stderr)
        sys.exit(WRONG_USE)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader has seen enough (`pangea rules clans | head`): nothing may go into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    if code == INTERRUPTED:
        print(f"\n{said('cli-interrupted')}", file=sys.stderr)
    sys.exit(code if isinstance(code, int) else 0)
