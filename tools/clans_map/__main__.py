"""`python -m tools.clans_map` draws the map anew."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import tools.clans_map
from tools.clans_map.content_file import BOARD, as_text, drawing_of
from tools.clans_map.faults import ink_without_faults
from tools.clans_map.layout import layout
from tools.clans_map.preview import as_svg
from tools.clans_map.settle import settle


def main() -> None:
    about, _, _ = (tools.clans_map.__doc__ or "").partition("\n")
    arguments = argparse.ArgumentParser(prog="python -m tools.clans_map", description=about)
    arguments.add_argument("--preview", type=Path, help="also write a plain SVG picture of the map here")
    preview: Path | None = arguments.parse_args().preview

    board: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
    sheet = settle(layout(board["neighbours"], board["region"]))
    inked = ink_without_faults(sheet, board["neighbours"])
    board["drawing"] = drawing_of(sheet, inked)
    BOARD.write_text(as_text(board), encoding="utf-8")
    if preview:
        preview.write_text(as_svg(board), encoding="utf-8")


if __name__ == "__main__":
    main()
