"""A page that did something is told how the table stands by the answer, and all other pages by events."""

from __future__ import annotations

from pathlib import Path

import pytest

from .serving import Client, Events, Json, LiveService, run, serving

SHORT, LONG = "log_from={log}&page={page}", "page={page}&log_from={log}"
"""A move in the usual form is answered before the framework; in another order it goes the long way."""


async def watching(line: Events, table: Json, eyes: int, page: str) -> Json:
    """What a page is told that begins to watch."""
    await line.send("watch", table=table["id"], eyes=eyes, page=page)
    return (await line.next("table"))["table"]


async def moved(ada: Client, table: Json, page: str, query: str = SHORT) -> Json:
    """The table after a move of its first seat, made by a page."""
    scene = table["scene"]
    made = {"seat": scene["turn"], "number": table["number"], "move": scene["legal"][0]}
    asked = query.format(log=scene["moves"], page=page)
    return await ada.right("POST", f"/api/tables/{table['id']}/moves?{asked}", made)


async def told(line: Events) -> list[int]:
    """The numbers of the tables that a page was told of, up to now."""
    await line.send("ping")
    numbers = []
    while (event := await line.next())["type"] != "pong":
        numbers += [event["table"]["number"]] if event["type"] == "table" else []
    return numbers


async def two_players(service: LiveService, ada: Client, bob: Client) -> Json:
    await ada.introduce("Ada")
    table = await ada.table("clans", "me", "open")
    await bob.introduce("Bob")
    await bob.right("POST", f"/api/tables/{table['id']}/join", {})
    return await ada.look(table, 0)


@pytest.mark.parametrize("query", [SHORT, LONG], ids=["short", "long"])
def test_whoever_moves_is_answered_and_everybody_else_is_told(tmp_path: Path, query: str) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as bob:
            table = await two_players(service, ada, bob)
            async with ada.events() as hers, ada.events() as tab, bob.events() as his:
                table = await watching(hers, table, 0, "hers")
                await watching(tab, table, 0, "tab")
                await watching(his, table, 1, "his")
                answer = await moved(ada, table, "hers", query)
                number = answer["number"]
                for line in (tab, his):
                    event = await line.next("table", lambda event: event["table"]["number"] == number)
                    assert event["table"]["scene"]["log"]["start"] == table["scene"]["moves"]
                assert await told(hers) == []
                # What comes next begins where the answer ended.
                theirs = await bob.look(table, 1)
                await moved(bob, theirs, "his")
                event = await hers.next("table")
                assert event["table"]["number"] == number + 1
                assert event["table"]["scene"]["log"]["start"] == answer["scene"]["moves"]

    run(play())


def test_a_page_that_names_none_or_another_is_told_by_an_event(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as bob:
            table = await two_players(service, ada, bob)
            async with ada.events() as hers:
                await watching(hers, table, 0, "hers")
                answer = await moved(ada, table, "elsewhere")
                assert (await hers.next("table"))["table"]["number"] == answer["number"]

    run(play())


def test_a_page_that_looks_through_other_eyes_is_told_what_they_see(tmp_path: Path) -> None:
    """Around one screen the answer is what the seat sees that moved."""

    async def play() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.look(await ada.table("clans", "me", "screen"), 0)
            async with ada.events() as hers:
                await watching(hers, table, 1, "hers")
                answer = await moved(ada, table, "hers")
                event = await hers.next("table")
                assert event["table"]["number"] == answer["number"]
                assert (answer["scene"]["eyes"], event["table"]["scene"]["eyes"]) == (0, 1)

    run(play())


def test_a_page_that_missed_its_answer_asks_again_and_is_told_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as bob:
            table = await two_players(service, ada, bob)
            async with ada.events() as hers:
                table = await watching(hers, table, 0, "hers")
                answer = await moved(ada, table, "hers")
                known = {"log": table["scene"]["moves"], "number": table["number"]}
                await hers.send("watch", table=table["id"], eyes=0, page="hers", **known)
                again = (await hers.next("table"))["table"]
                assert again["number"] == answer["number"]
                assert again["scene"]["log"] == answer["scene"]["log"]

    run(play())
