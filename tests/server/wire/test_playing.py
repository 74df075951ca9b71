"""Playing over the wire: people, a bot account, pages that are told what happens."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

import pangea
from tests.processes import PIPE, finish, started

from .serving import LiveService, run, serving

JSON = {"content_type": "application/json"}
BOT = Path(__file__).parents[3] / "examples" / "table_bot.py"


def test_what_there_is_to_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            offered = await ada.right("GET", "/api/games")
            assert [game["name"] for game in offered["games"]] == [game.name for game in pangea.every_game()]
            assert offered["version"] == pangea.__version__
            for game in offered["games"]:
                assert game["sections"] > 3
                board = await ada.right("GET", f"/api/games/{game['name']}/board")
                assert set(board) == {"content", "drawing", "names", "scores_at_once"}
            assert (await ada.wrong(404, "GET", "/api/games/chess/board"))["code"] == "unknown-game"

    run(test())


def test_somebody_who_acts_is_a_guest_and_may_take_a_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            ada.http.headers["accept-language"] = "it-CH, en;q=0.5"
            table = await ada.table()
            assert table["seats"][0]["name"].startswith("Ospite ")
            assert ada.http.cookies["pangea"]
            before = await ada.right("GET", "/api/me")
            assert before["name"] == table["seats"][0]["name"]
            assert (await ada.right("PUT", "/api/me", {"name": "  Ada  Lovelace "}))["name"] == "Ada Lovelace"
            assert await ada.right("GET", "/api/me") == {**before, "name": "Ada Lovelace"}
            assert "set-cookie" not in (await ada.ask("GET", "/api/me")).headers

    run(test())


def test_whoever_only_looks_stays_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as eve:
            for path in ("/api/me", "/api/tables", "/api/games", "/"):
                assert "set-cookie" not in (await eve.ask("GET", path)).headers
            assert await eve.right("GET", "/api/me") == {"id": None, "name": "", "is_bot": False}
            assert await kept(service, "people") == 0

    run(test())


def test_behind_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, public="https://games.example.org") as service, service.client() as ada:
            answer = await ada.ask("PUT", "/api/me", {"name": "Ada"})
            cookie = answer.headers["set-cookie"]
            assert ("HttpOnly" in cookie, "SameSite=Lax" in cookie, "; Secure" in cookie) == (
                True,
                True,
                True,
            )
            assert "strict-transport-security" in answer.headers
        async with serving(tmp_path) as service, service.client() as ada:
            answer = await ada.ask("PUT", "/api/me", {"name": "Ada"})
            assert "Secure" not in answer.headers["set-cookie"]  # this is no https

    run(test())


async def kept(service: LiveService, table: str) -> int:
    """How many rows a table of the database has."""
    async with service.inside.store.engine.connect() as connection:
        return int(await connection.scalar(text(f"SELECT count(*) FROM {table}")) or 0)


def test_a_move_comes_to_the_same_on_the_short_way_and_on_the_long_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as nobody:
            table = await ada.table()
            scene = table["scene"]
            path = f"/api/tables/{table['id']}/moves?log_from={scene['moves']}"
            made = {"seat": scene["turn"], "number": table["number"], "move": scene["legal"][0]}
            for who, move in (
                (ada, made),
                (ada, {**made, "move": "move 0>0"}),
                (ada, {**made, "number": 99}),
                (ada, {**made, "seat": "0"}),
                (ada, {**made, "more": 1}),
                (ada, b"{"),
                (nobody, made),
            ):
                # Sent twice it counts once, so that both can be asked. A word too many leads the long way.
                short, long = [await who.ask("POST", way, move, **JSON) for way in (path, f"{path}&hurry=no")]
                assert (short.status_code, short.content) == (long.status_code, long.content)
                assert {**short.headers, "date": ""} == {**long.headers, "date": ""}

    run(test())


def test_two_people_play_and_their_pages_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as bruno:
            await ada.introduce("Ada")
            await bruno.introduce("Bruno")
            made = await ada.table("clans", "me", "open")
            assert made["status"] == "gathering"
            joined = await bruno.right("POST", f"/api/tables/{made['id']}/join", {})
            assert joined["status"] == "playing"
            assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bruno"]
            async with ada.events() as hers, bruno.events() as his:
                await hers.send("watch", table=made["id"], eyes=0)
                await his.send("watch", table=made["id"], eyes=1)
                seen = [(await each.next("table"))["table"] for each in (hers, his)]
                assert [table["scene"]["eyes"] for table in seen] == [0, 1]
                turn = seen[0]["scene"]["turn"]
                mover = (ada, bruno)[turn]
                moved = await mover.move(await mover.look(made, turn))
                for each in (hers, his):
                    event = await each.next(
                        "table", lambda event: event["table"]["number"] == moved["number"]
                    )
                    assert event["table"]["scene"]["log"]["start"] == seen[0]["scene"]["moves"]
                    assert len(event["table"]["scene"]["log"]["lines"]) >= 1
                after = (hers, his)[moved["scene"]["turn"]]
                assert (await after.next("turn"))["your_turn"] is True
                await hers.send("ping")
                await hers.next("pong")

    run(test())


def test_a_page_that_was_away_is_told_what_it_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            table = await ada.table()
            async with ada.events() as page:
                await page.send("watch", table=table["id"], eyes=0)
                known = (await page.next("table"))["table"]
            table = await ada.move(known)
            async with ada.events() as page:
                log = known["scene"]["moves"]
                await page.send("watch", table=table["id"], eyes=0, log=log, number=known["number"])
                told = (await page.next("table"))["table"]
                assert told["number"] == known["number"] + 1
                assert told["scene"]["log"]["start"] == log
                assert len(told["scene"]["log"]["lines"]) == told["scene"]["moves"] - log
            # A move was taken back and another made meanwhile: then the log is told from the beginning.
            known = told
            act = {"seat": 0, "number": table["number"]}
            table = await ada.right("POST", f"/api/tables/{table['id']}/undo", act)
            legal = (await ada.look(table, table["scene"]["turn"]))["scene"]["legal"]
            await ada.move(table, legal[-1])
            async with ada.events() as page:
                log = known["scene"]["moves"]
                await page.send("watch", table=table["id"], eyes=0, log=log, number=known["number"])
                told = (await page.next("table"))["table"]
                lines = known["scene"]["log"]["lines"]
                assert (
                    told["scene"]["log"]["start"] + len(told["scene"]["log"]["lines"])
                    == told["scene"]["moves"]
                )
                assert told["scene"]["log"]["start"] <= log - len(lines)

    run(test())


def test_a_private_table_is_watched_with_the_word_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as stranger:
            table = await ada.table("clans", "me", "screen", private=True)
            await stranger.introduce("Eve")
            path = f"/api/tables/{table['id']}"
            assert (await stranger.ask("GET", path)).status_code in {403, 404}
            seen = await stranger.right("GET", f"{path}?invite={table['invite']}")
            assert seen["scene"]["eyes"] == -1
            async with stranger.events() as page:
                await page.send("watch", table=table["id"])
                assert (await page.next())["type"] == "trouble"
                await page.send("watch", table=table["id"], invite=table["invite"])
                assert (await page.next("table"))["table"]["id"] == table["id"]

    run(test())


def test_a_game_against_a_bot_comes_to_its_end_and_leaves_a_replay(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            table = await ada.table("clans", "me", {"kind": "bot", "level": "hatchling"})
            async with ada.events() as page:
                await page.send("watch", table=table["id"], eyes=0)
                while table["status"] != "over":
                    table = (await page.next("table"))["table"]
                    if table["scene"]["legal"]:
                        await ada.move(table)
            record = await ada.right("GET", f"/api/tables/{table['id']}/record")
            assert record["points"] == table["scene"]["points"]
            replay = await ada.right("GET", f"/api/replays/{table['id']}")
            assert replay["moves"] == len(record["moves"])
            scenes = await ada.right("GET", f"/api/replays/{table['id']}/scenes?eyes=0&start=5&count=3")
            assert [scene["moves"] for scene in scenes["scenes"]] == [5, 6, 7]
            opened = await ada.right("POST", "/api/records", record)
            again = await ada.right("GET", f"/api/replays/{opened['id']}")
            assert again["record"]["moves"] == record["moves"]
            assert (await ada.right("GET", f"/api/replays/{opened['id']}/analysis"))["status"] == "none"

    run(test())


@pytest.mark.parametrize(
    ("game", "players"), [("clans", 2), ("clans", 4), ("genesis", 3), ("planet", 2), ("trias", 5)]
)
def test_a_bot_account_plays_as_a_person_does(tmp_path: Path, game: str, players: int) -> None:
    """The example of the documentation, as a program of its own, against Pangea's bots."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            made = await ada.right("POST", "/api/me/tokens", {"name": "Wanderer"})
            assert [bot["id"] for bot in await ada.right("GET", "/api/me/tokens")] == [made["id"]]
            bots = [{"kind": "bot", "level": "hatchling"}] * (players - 1)
            table = await ada.table(game, *bots, "open")
            command = [sys.executable, BOT, service.address, made["token"], table["id"]]
            with started(command, stdout=PIPE, stderr=PIPE) as program:
                done = await asyncio.to_thread(finish, program)
            assert done.returncode == 0, done.stderr
            over = await ada.look(table)
            assert over["status"] == "over"
            assert over["seats"][-1]["name"] == "Wanderer"
            assert f"points {over['scene']['points']}" in done.stdout
            await ada.right("DELETE", f"/api/me/tokens/{made['id']}")
            await ada.wrong(401, "GET", "/api/me", authorization=f"Bearer {made['token']}")
            assert await ada.right("GET", "/api/me/tokens") == []

    run(test())
