"""The package as it is shipped."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pangea"


def test_the_wheel_has_everything(tmp_path: Path) -> None:
    """Words, boards, the READMEs of the games and py.typed are shipped as well."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, capture_output=True, check=True)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        shipped = {name for name in wheel.namelist() if name.startswith("pangea/")}
    sources = (file for file in SOURCE.rglob("*") if file.is_file() and file.parent.name != "__pycache__")
    assert shipped == {file.relative_to(SOURCE.parent).as_posix() for file in sources}
    assert "pangea/py.typed" in shipped
