"""Before the game, over the wire: what a stranger finds, and what whoever made the table arranges."""

from __future__ import annotations

from pathlib import Path

from .serving import run, serving


def test_a_table_by_link_is_nowhere_for_strangers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await eve.introduce("Eve")
            table = await ada.table("clans", "me", "open", joining="link", watching="anybody")
            path = f"/api/tables/{table['id']}"
            for query in ("", "?invite=guess"):
                await eve.wrong(404, "GET", path + query)
            for body in ({}, {"seat": 1}, {"invite": "guess"}):
                await eve.wrong(404, "POST", f"{path}/join", body)
            await eve.wrong(404, "POST", f"{path}/fill", {"seat": 1})
            lists = await eve.right("GET", "/api/tables")
            assert lists == {"mine": [], "open": [], "running": []}
            joined = await eve.right("POST", f"{path}/join", {"invite": table["invite"]})
            assert joined["status"] == "playing"

    run(test())


def test_whoever_may_no_longer_watch_is_told_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await eve.introduce("Eve")
            table = await ada.table("clans", "me", "open", joining="anybody", watching="players")
            async with eve.events() as page:
                await page.send("watch", table=table["id"])
                assert (await page.next("table"))["table"]["status"] == "gathering"
                filled = await ada.right(
                    "POST", f"/api/tables/{table['id']}/fill", {"seat": 1, "level": "hatchling"}
                )
                assert filled["status"] == "playing"
                assert (await page.next("trouble"))["trouble"]["code"] == "no-such-table"

    run(test())


def test_settings_are_changed_as_a_whole(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            table = await ada.table("clans", "me", "open", private=True)
            path = f"/api/tables/{table['id']}/settings"
            assert (table["joining"], table["watching"], table["private"]) == ("link", "link", True)
            company = {"joining": "anybody", "watching": "players"}
            wanted = {"options": {}, "clock": {"seconds": 60}, "absence_days": 7, **company}
            changed = await ada.right("POST", path, wanted)
            assert (changed["joining"], changed["watching"]) == ("anybody", "players")
            assert (changed["clock"], changed["absence_days"]) == ({"seconds": 60, "level": "hunter"}, 7)
            await ada.wrong(400, "POST", path, {"watching": "players"})
            await ada.wrong(400, "POST", path, {**wanted, "watching": "friends"})

    run(test())
