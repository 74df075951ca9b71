"""Contents as a whole: how large they may be, and what they are called."""

from __future__ import annotations

import json
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

import pangea
from pangea.core.content import MOST_BYTES, checked_board, digest_of, without_drawing, written
from pangea.core.edition import Edition
from pangea.games.clans.board import USUAL

CLANS = pangea.game("clans")


def drawn(points: int) -> dict[str, Any]:
    """The usual board of Clans with a drawing that has so many points more on its coast."""
    assert USUAL.drawing is not None
    coast = [*USUAL.drawing["coast"], *[[123.4, 567.8]] * points]
    return {**USUAL.content, "drawing": {**USUAL.drawing, "coast": coast}}


def size(content: dict[str, Any]) -> int:
    return len(json.dumps(content, separators=(",", ":")))


def test_every_board_that_is_shipped_has_room_to_spare() -> None:
    files = list(Path(pangea.__file__).parent.glob("games/*/boards/*.json"))
    assert len(files) >= 3
    for file in files:
        content = json.loads(file.read_text(encoding="utf-8"))
        assert size(content) < 0.6 * MOST_BYTES
        checked_board(pangea.game(file.parts[-3]), content)


def test_a_content_may_be_as_large_as_that_and_no_larger() -> None:
    each = size(drawn(1)) - size(drawn(0))
    most = (MOST_BYTES - size(drawn(0))) // each
    assert Edition(CLANS, drawn(most)).board.drawing is not None
    for refuse in (Edition, checked_board):
        with pytest.raises(pangea.BadContent, match="is 257 kB as JSON, and it may be at most 256 kB"):
            refuse(CLANS, drawn(most + 1))
    with pytest.raises(pangea.BadContent) as caught:
        pangea.start("clans", players=2, content=drawn(100_000))
    told = [caught.value.told(lang) for lang in ("en", "it", "fr", "de")]
    assert len(set(told)) == 4
    assert all(f"{size(drawn(100_000)) // 1000 + 1}"[-3:] in words and "256" in words for words in told)


def test_equal_contents_have_one_name_whatever_holds_them() -> None:
    content = drawn(0)
    turned = MappingProxyType(dict(reversed(content.items())))
    assert written(turned) == written(content)
    assert digest_of("clans", turned) == digest_of("clans", json.loads(json.dumps(content)))
    names = {digest_of("clans", content), digest_of("genesis", content), digest_of("clans", drawn(1))}
    assert [len(name) for name in names] == [64, 64, 64]


def test_a_drawing_is_no_part_of_what_is_played() -> None:
    assert without_drawing(drawn(0)) == USUAL.content
    assert without_drawing(None) is None
