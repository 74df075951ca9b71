"""The few numbers of Trias that the page prints are those of the rules: room, cards, costs, phases."""

from __future__ import annotations

import json
import re
from pathlib import Path

from pangea.games.trias.board import (
    ACTION_POINTS,
    CAPACITY,
    CARD_NAMES,
    CARDS,
    DRIFT_COSTS,
    LARGE,
    LAST_ACTION_POINTS,
    METEORITE,
    ROW,
    SMALL,
)
from pangea.games.trias.notation.telling import TERRAIN_NAMES
from pangea.games.trias.state import Phase

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "trias"


def declared(file: str, name: str) -> str:
    """What a constant of the page is set to, as it stands there."""
    source = (FOLDER / file).read_text(encoding="utf-8")
    found = re.search(rf"const {name}\b[^=]*= (.*?)(?: as const)?;", source, re.DOTALL)
    assert found is not None, f"{file} has no {name}"
    return found[1]


def listed(name: str) -> object:
    return json.loads(re.sub(r",\s*\]", "]", declared("box.ts", name).replace("'", '"')))


def numbers_by_name(file: str, name: str) -> dict[str, int]:
    return {word: int(number) for word, number in re.findall(r"(\w+): (\d+)", declared(file, name))}


def test_names_and_room() -> None:
    assert listed("TERRAINS") == list(TERRAIN_NAMES)
    assert listed("CARDS") == list(CARD_NAMES)
    assert listed("CAPACITY") == CAPACITY.tolist()
    assert declared("box.ts", "METEORITE") == str(METEORITE)


def test_cards_in_the_box() -> None:
    assert listed("SMALL") == CARDS[SMALL].tolist()
    assert listed("LARGE") == CARDS[LARGE].tolist()


def test_costs_and_action_points() -> None:
    assert numbers_by_name("box.ts", "COST") == {"breed": 1, "drift": DRIFT_COSTS}
    said = (FOLDER / "box.ts").read_text(encoding="utf-8")
    assert f"if (lastRound) return {LAST_ACTION_POINTS};" in said
    assert f"players === 2 ? {ACTION_POINTS[SMALL]} : {ACTION_POINTS[LARGE]};" in said


def test_phases_and_hexes() -> None:
    assert numbers_by_name("reading.ts", "PHASE") == {phase.name.lower(): int(phase) for phase in Phase}
    assert declared("layout.ts", "ROW") == str(ROW)
