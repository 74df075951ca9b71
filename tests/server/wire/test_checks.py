"""Results and records that are checked while their sender waits, over the real wire."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from pangea.arena import daily
from pangea.server.tables import deals
from tests.arena.challenges import CLANS, record_of_clans

from .serving import LiveService, run, serving

PATH = f"/api/daily/{CLANS.day.isoformat()}"


class Brake:
    """Holds the bots of a check up, as long as the test likes."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.thoughts, self._began, self._go_on = 0, threading.Event(), threading.Event()
        bot_move = daily.bot_move

        def slowly(*about: Any, **more: Any) -> str:
            self.thoughts += 1
            self._began.set()
            self._go_on.wait()
            return bot_move(*about, **more)

        patch.setattr(daily, "bot_move", slowly)
        patch.setattr(deals, "today", lambda: CLANS.day)

    async def began(self) -> None:
        await asyncio.to_thread(self._began.wait)

    def release(self) -> None:
        self._go_on.set()


async def until_stopped(service: LiveService) -> None:
    """Until the service has told the thread that nobody waits for its work."""
    at_work = service.inside.dailies._checks._at_work
    while not any(thinker.stopped.is_set() for thinker in at_work):
        await asyncio.to_thread(lambda: None)  # the service shares this loop


def test_a_check_ends_when_its_sender_closes_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        record = record_of_clans()
        brake = Brake(monkeypatch)
        async with serving(tmp_path) as service, service.client() as ann:
            try:
                async with service.client() as eve:
                    await eve.introduce("Eve")
                    sent = asyncio.create_task(eve.ask("POST", PATH, record))
                    await brake.began()
                    sent.cancel()
                    await asyncio.gather(sent, return_exceptions=True)
                await until_stopped(service)
            finally:
                brake.release()
            assert (await ann.right("GET", PATH))["count"] == 0
            moves = len(record["moves"])
            other = {key: value for key, value in record.items() if key != "seed"}
            assert (await ann.right("POST", "/api/records", other))["id"]
            assert brake.thoughts == 1, f"the bots went on thinking about {moves} moves"

    run(test())


def test_a_second_result_is_refused_with_the_seconds_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        record = record_of_clans()
        brake = Brake(monkeypatch)
        async with serving(tmp_path) as service, service.client() as ann:
            await ann.introduce("Ann")
            first = asyncio.create_task(ann.right("POST", PATH, record))
            try:
                await brake.began()
                answer = await ann.ask("POST", PATH, record)
                assert (answer.status_code, answer.json()["code"]) == (429, "one-check")
                assert int(answer.headers["retry-after"]) >= 1
            finally:
                brake.release()
            assert (await first)["count"] == 1

    run(test())
