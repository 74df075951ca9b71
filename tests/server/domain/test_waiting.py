"""Bots that wait for opponents, as the processes tell each other of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pangea.server.hub import Hub, Message
from pangea.server.messages.waiting import WaitingBot
from pangea.server.refusals import Refused
from pangea.server.tables import presence
from pangea.server.tables.throttle import Cancel
from pangea.server.tables.waiting import MOST_HERE, MOST_OF_SOURCE, WaitingBots


class LinkedHub(Hub):
    """Tells another process at once."""

    other: Hub | None = None

    def tell(self, message: Message) -> None:
        super().tell(message)
        if self.other is not None:
            self.other.tell_here(message)


def never(_seconds: float, _act: Callable[[], None]) -> Cancel:
    return lambda: None


def two_processes() -> tuple[WaitingBots, WaitingBots]:
    here, there = LinkedHub(), LinkedHub()
    here.other, there.other = there, here
    return WaitingBots(here, never), WaitingBots(there, never)


def bot(name: str, tables: int = 1) -> WaitingBot:
    return WaitingBot(name.lower(), name, ["clans"], [], tables, "")


def test_who_waits_at_one_process_is_listed_at_the_other() -> None:
    here, there = two_processes()
    here.waits("line 1", bot("Wanderer"), "a")
    assert here.all() == there.all() == [bot("Wanderer")]
    there.waits("line 2", bot("Settler"), "a")
    assert [one.name for one in there.all()] == ["Settler", "Wanderer"]


def test_a_bot_is_listed_once_however_many_connections_it_has() -> None:
    here, _ = two_processes()
    here.waits("line 1", bot("Wanderer"), "a")
    here.waits("line 2", bot("Wanderer", tables=3), "a")
    assert here.all() == [bot("Wanderer", tables=3)]
    here.stops("line 2")
    assert here.all() == [bot("Wanderer")]


def test_a_process_that_says_nothing_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = two_processes()
    now = [1000.0]
    monkeypatch.setattr("pangea.server.tables.waiting.time.monotonic", lambda: now[0])
    here.waits("line 1", bot("Wanderer"), "a")
    for _ in range(4):
        now[0] += presence.SAID_AGAIN
        here.repeat()
        assert there.all() == [bot("Wanderer")]
    now[0] += presence.FORGOTTEN
    assert there.all() == []
    here.repeat()
    assert there.all() == [bot("Wanderer")]


def test_nobody_fills_the_list_alone() -> None:
    here, _ = two_processes()
    for number in range(MOST_OF_SOURCE):
        here.waits(f"line {number}", bot(f"Bot{number}"), "a")
    with pytest.raises(Refused, match="up to 10"):
        here.waits("one more", bot("Another"), "a")
    here.waits("line 0", bot("Bot0", tables=2), "a")
    for number in range(MOST_OF_SOURCE, MOST_HERE):
        here.waits(f"line {number}", bot(f"Bot{number}"), f"source {number}")
    with pytest.raises(Refused):
        here.waits("one more", bot("Another"), "b")
    assert len(here.all()) == MOST_HERE
