"""Earlier positions of a game that goes on: what happened can be shown again, to whoever saw it."""

from __future__ import annotations

from pathlib import Path

from .serving import run, serving

HIDING = "clans"


def test_earlier_positions_are_as_these_eyes_saw_them(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            table = await ann.table(HIDING, {"kind": "me"}, {"kind": "screen"})
            seat, before = table["scene"]["turn"], table["scene"]
            move = {"seat": seat, "number": table["number"], "move": before["legal"][0]}
            await ann.right("POST", f"/api/tables/{table['id']}/moves", move)
            path = f"/api/tables/{table['id']}/scenes?eyes={seat}&start={before['moves']}&count=9"
            found = await ann.right("GET", path)
            assert [scene["moves"] for scene in found["scenes"]] == [before["moves"], before["moves"] + 1]
            first = found["scenes"][0]
            assert first["view"] == before["view"]
            assert first["points"] == before["points"]
            assert first["legal"] == []
            assert first["suspected"] == []

    run(ask())


def test_nobody_looks_back_through_the_eyes_of_another(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as stranger:
            table = await ann.table(HIDING, {"kind": "me"}, {"kind": "bot", "level": "hatchling"})
            mine = table["yours"][0]
            for who, eyes in ((stranger, mine), (ann, 1 - mine)):
                trouble = await who.wrong(403, "GET", f"/api/tables/{table['id']}/scenes?eyes={eyes}")
                assert trouble["code"] == "not-your-eyes"
            trouble = await ann.wrong(422, "GET", f"/api/tables/{table['id']}/scenes?start=999")
            assert trouble["code"] == "no-such-move"
            open_table = await ann.table(HIDING, {"kind": "me"}, {"kind": "open"})
            trouble = await ann.wrong(409, "GET", f"/api/tables/{open_table['id']}/scenes")
            assert trouble["code"] == "not-begun"
            private = await ann.table(HIDING, {"kind": "me"}, {"kind": "screen"}, private=True)
            await stranger.wrong(404, "GET", f"/api/tables/{private['id']}/scenes")

    run(ask())
