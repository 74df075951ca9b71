"""Results of the challenge of a day, over the real wire."""

from __future__ import annotations

from pathlib import Path

import pytest

from pangea.server.tables import deals
from tests.arena.challenges import CLANS, record_of_clans

from .serving import run, serving

PATH = f"/api/daily/{CLANS.day.isoformat()}"


def test_a_stranger_who_sends_a_result_becomes_a_guest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "today", lambda: CLANS.day)
    record = record_of_clans()

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ann, service.client() as bob:
            assert (await ann.right("GET", PATH))["results"] == []
            assert (await ann.wrong(422, "POST", PATH, {**record, "seed": "7"}))["code"] == "bad-record"
            sent = await ann.right("POST", PATH, record)
            assert [one["yours"] for one in sent["results"]] == [True]
            assert (await ann.wrong(409, "POST", PATH, record))["code"] == "daily-sent"
            seen = await bob.right("GET", PATH)
            assert [(one["yours"], one["replay"]) for one in seen["results"]] == [(False, None)]
            replay = f"/api/replays/{sent['results'][0]['replay']}"
            assert (await ann.right("GET", replay))["points"] == record["points"]
            assert (await bob.wrong(403, "GET", replay))["code"] == "replay-not-open"
            assert (await bob.wrong(404, "GET", "/api/daily/2026-11-20"))["code"] == "no-such-day"

    run(test())
