"""Boards of one's own: checked with clear words, and played like the usual one (C1.4)."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import pytest

import pangea
from pangea.core import records
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.games.clans.board import USUAL, board_from
from pangea.simulate.cpu import Simulation
from tests.conformance.playing import legal_set

Content = dict[str, Any]
DRAWING = dict(USUAL.drawing or {})


def usual() -> Content:
    return copy.deepcopy(USUAL.content)


def ring() -> Content:
    """Another board: sixty territories in a ring, with a few chords."""
    neighbours = [{(here - 1) % 60, (here + 1) % 60} for here in range(60)]
    for here in range(0, 60, 6):
        neighbours[here].add((here + 20) % 60)
        neighbours[(here + 20) % 60].add(here)
    terrain = ["forest", "mountain", "steppe", "plain"] * 15
    region = [here % 12 for here in range(60)]
    return {"terrain": terrain, "region": region, "neighbours": [sorted(others) for others in neighbours]}


def test_the_usual_content_is_sound_and_reads_as_it_is_written() -> None:
    """C1.4, C9"""
    assert board_from(usual()).content == USUAL.content
    assert sorted(usual()) == ["neighbours", "region", "terrain"]
    assert len(USUAL.borders) == 2 * 135


def with_(change: Callable[[Content], object]) -> Content:
    content = usual()
    change(content)
    return content


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (with_(lambda c: c.pop("region")), "“region” is missing"),
        (with_(lambda c: c.update(hills=[])), "“hills” does not belong"),
        (with_(lambda c: c["terrain"].pop()), "“terrain” must list 60 territories, and it lists 59"),
        (with_(lambda c: c.update(region="north")), "“region” must list 60"),
        (with_(lambda c: c["terrain"].__setitem__(7, "swamp")), "Territory 7: there is no terrain “swamp”"),
        (with_(lambda c: c["region"].__setitem__(9, 12)), "Territory 9: “12” is not a region"),
        (with_(lambda c: c["region"].__setitem__(9, True)), "Territory 9: “True” is not a region"),
        (
            with_(lambda c: c["neighbours"].__setitem__(3, "0 2")),
            "Territory 3: its neighbours must be a list",
        ),
        (with_(lambda c: c["neighbours"][3].append(60)), "Territory 3: its neighbours must be a list"),
        (
            with_(lambda c: c["terrain"].__setitem__(0, "plain")),
            "15 territories of “steppe”, not 14",
        ),
        (with_(lambda c: c["region"].__setitem__(0, 1)), "Region 0 must have 5 territories, and it has 4"),
        (with_(lambda c: c["neighbours"][0].append(0)), "Territory 0 can’t be its own neighbour"),
        (with_(lambda c: c["neighbours"][0].append(1)), "Territory 0 names 1 twice"),
        (
            with_(lambda c: c["neighbours"][0].append(40)),
            "Territory 0 names 40 as a neighbour, but 40 does not",
        ),
        (
            with_(lambda c: c.update(neighbours=[sorted({*range(60)} - {here}) for here in range(60)])),
            "1,770 pairs of neighbours. More than 180",
        ),
        (with_(lambda c: c.update(drawing=[])), "drawing’s “drawing” is not as it should be"),
        (with_(lambda c: c.update(drawing={"width": 1, "height": "x"})), "drawing’s “height” is not"),
        (with_(lambda c: c.update(drawing={**DRAWING, "width": 0})), "drawing’s “width” is not"),
        (with_(lambda c: c.update(drawing={**DRAWING, "width": math.nan})), "drawing’s “width” is not"),
        (with_(lambda c: c.update(drawing={**DRAWING, "coast": [[0, 10**300]]})), "drawing’s “coast” is not"),
        (with_(lambda c: c.update(drawing={**DRAWING, "lakes": [[[0, True]]]})), "drawing’s “lakes” is not"),
        (
            with_(lambda c: c.update(drawing={**DRAWING, "whales": []})),
            "“whales” does not belong in the drawing",
        ),
    ],
)
def test_a_check_names_what_is_wrong(content: Content, words: str) -> None:
    """C1.4"""
    with pytest.raises(pangea.BadContent) as caught:
        board_from(content)
    assert words in str(caught.value)
    for lang in ("it", "fr", "de"):
        assert caught.value.told(lang) != str(caught.value)


def test_a_map_in_two_parts_is_refused() -> None:
    """C1.4: one connected map."""
    content = ring()
    halves = [[(here - here % 30) + (here + step) % 30 for step in (1, 29)] for here in range(60)]
    content["neighbours"] = [sorted(set(others)) for others in halves]
    with pytest.raises(pangea.BadContent, match="territory 30 can’t be reached"):
        board_from(content)


def test_another_board_is_played_by_the_same_rules() -> None:
    """C1.4: interpreted and compiled, with its own borders, and kept in its records."""
    edition = Edition(pangea.game("clans"), ring())
    match = pangea.start("clans", players=3, seed=1, content=ring())
    assert match.legal() == [f"move {here}>{there}" for here, there in edition.board.borders]
    while not match.is_over:
        match.play(match.legal()[0])
    record = match.record()
    assert record["options"]["content"] == ring()
    assert records.replayed(records.read(records.write(record))).record() == record
    compiled = Compiled(edition)
    fast = compiled.fast_edition
    for moves in Simulation(compiled, 3, {}, seed=1).logs(5):
        one, two = edition.lay_out(3, {}), fast.lay_out(3, {})
        for move in moves:
            assert edition.legal(one) == fast.legal(two)
            assert legal_set(edition, one) == legal_set(fast, two) == fast.legal(two)
            edition.rules.apply(one, move)
            fast.rules.apply(two, move)
        assert one.tobytes() == two.tobytes()  # type: ignore[attr-defined]


def test_the_usual_rules_are_untouched_by_another_board() -> None:
    before = pangea.start("clans", players=3, seed=1).legal()
    Edition(pangea.game("clans"), ring())
    assert pangea.start("clans", players=3, seed=1).legal() == before
