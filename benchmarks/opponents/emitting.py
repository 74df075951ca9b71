"""Emit what benchmarks/browser.py times: random games and the search, as a rulebook has them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.make_rulebooks import SECTION, How, about, emitted
from tools.wasm import linked, with_section

import pangea
from pangea.bots.search.growing import grow
from pangea.bots.search.tree import add_node
from pangea.simulate.cpu import play_games

if __name__ == "__main__":
    name, file, told = sys.argv[1:]
    game = pangea.game(name)
    how = How(**json.loads(told))
    functions: dict[str, Callable[..., Any]] = {"grow": grow, "add_node": add_node, "play_games": play_games}
    object_file, calls = emitted(game, functions, how)
    section = json.dumps(about(game, calls, object_file)).encode()
    Path(file).write_bytes(with_section(linked(object_file, list(calls)), SECTION, section))
