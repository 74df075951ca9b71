"""How talk is kept: numbered, bounded, with its table; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from pangea.server.store import Store, backup
from pangea.server.store import talk as talk_store
from pangea.server.store.talk import Line
from tests.server.servers import Place

from .services import ME, OPEN, opened, people, table_of

HELLO = Line(1_000.0, "text", "hello", "players", "ann", "Ann", 0)
BOTH = ("players", "watchers")


async def texts(store: Store, table_id: str, after: int = 0) -> list[str]:
    return [line.text for line in await store.talk.after(table_id, after, BOTH)]


def test_talk_is_kept_with_its_table(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk_store, "MOST_KEPT", 30)
    url = place("talk")

    async def test() -> None:
        async with opened(url) as service:
            [ann] = await people(service, "Ann")
            table, other = [(await table_of(service, ann, ME, OPEN)).id for _ in range(2)]
            store = service.store
            # All speak at once, and everybody gets a number of their own.
            lines = [replace(HELLO, text=str(number)) for number in range(12)]
            numbers = await asyncio.gather(*(store.talk.add(table, line) for line in lines))
            assert sorted(number or 0 for number in numbers) == list(range(1, 13))
            assert sorted(await texts(store, table)) == sorted(line.text for line in lines)
            await store.talk.add(other, replace(HELLO, text="elsewhere", channel="watchers"))
            assert await store.talk.after(other, 0, ["players"]) == []
            # Only the last ones are kept.
            for number in range(12, 40):
                await store.talk.add(table, replace(HELLO, text=str(number)))
            assert await texts(store, table, 12) == [str(number) for number in range(12, 40)]
            assert len(await texts(store, table)) == 30
            # After the line that switches it off comes only the one that switches it on.
            await store.talk.add(table, replace(HELLO, kind="off", text=""))
            assert await store.talk.is_off(table)
            assert await store.talk.add(table, HELLO) is None
            assert await store.talk.add(table, replace(HELLO, kind="on", text="")) == 42
            assert await store.talk.add(table, HELLO) == 43
            assert await store.talk.add("gone", HELLO) is None
            copied = tmp_path / "copy.gz"
            with copied.open("wb") as file:
                await backup.back_up(url, file)
            # It goes with its table, and with no other.
            assert await store.tidying.remove_table(table)
            assert (await texts(store, table), await texts(store, other)) == ([], ["elsewhere"])
            assert await store.talk.add(table, HELLO) is None
        await backup.restore(f"sqlite:///{tmp_path / 'restored.sqlite'}", copied)
        async with Store.open(f"sqlite:///{tmp_path / 'restored.sqlite'}") as store:
            assert (await texts(store, table))[-1] == "hello"

    asyncio.run(test())
