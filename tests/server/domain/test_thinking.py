"""Bots think in few threads: none is kept from the others by a compiler, or by somebody who has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any, cast
from unittest import mock

import pytest

import pangea
from pangea.bots.search.player import Player, Stop
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.core.views import View
from pangea.server.compute import rulebook as rules
from pangea.server.compute.checks import OF_A_SOURCE
from pangea.server.compute.compiling import Closed
from pangea.server.compute.fair_queue import Share
from pangea.server.compute.rulebook import NOT_YET, Rulebook
from pangea.server.compute.thinking import Advice, Position, Thinking, position_of
from pangea.server.messages.tables import SeatWanted
from pangea.server.tables import acts
from tests.patience import LONG_PATIENCE, patience_until

from .services import (
    ME,
    SCREEN,
    moved,
    opened,
    people,
    scene_of,
    table_of,
    until,
    watched,
)

HUNTER = SeatWanted("bot", level="hunter")
BOARD = {**pangea.game("genesis").board(None).content, "river": 8}


class Slow:
    """A compiler that takes its time."""

    def __init__(self) -> None:
        self.has_begun, self.may_end = Event(), Event()

    def __call__(self, *about: Any) -> Any:
        self.has_begun.set()
        self.may_end.wait()
        return about


@pytest.mark.parametrize("work", ["_compile", "_compile_search"])
def test_the_compiler_of_boards_stops_no_other_bot(
    work: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot on somebody's board waits to search; one on the usual board, never compiled before, does not."""
    slow, real = Slow(), getattr(rules, work)

    def slow_for_boards(*about: Any) -> Any:
        is_usual = about[1] if work == "_compile" else about[0].result().edition.is_usual
        return real(*about) if is_usual else slow(*about)

    monkeypatch.setattr(rules, work, slow_for_boards)

    async def play() -> None:
        async with patience_until("the test ends", LONG_PATIENCE), opened(tmp_path) as service:
            (ann,) = await people(service, "Ann")
            waits = await table_of(service, ann, HUNTER, ME, content=BOARD)
            await asyncio.to_thread(slow.has_begun.wait)
            table = await table_of(service, ann, HUNTER, ME)
            await until(service, table.id, ann, lambda now: scene_of(now).turn == 1)
            assert scene_of(await acts.look(service.tables, waits.id, ann)).turn == 0

    try:
        asyncio.run(play())
    finally:
        slow.may_end.set()


@pytest.mark.parametrize("content", [None, BOARD], ids=["the usual board", "another board"])
@pytest.mark.parametrize("level", ["hatchling", "gatherer"])
def test_who_does_not_search_plays_before_anything_is_compiled(
    level: str, content: dict[str, Any] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(rules, "_compile", slow)

    async def play() -> None:
        async with patience_until("the test ends", LONG_PATIENCE), opened(tmp_path) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, SeatWanted("bot", level=level), ME, content=content)
            await until(service, table.id, ann, lambda now: scene_of(now).turn == 1)
            assert not slow.may_end.is_set()

    try:
        asyncio.run(play())
    finally:
        slow.may_end.set()


def test_a_thread_plays_by_compiled_rules_as_soon_as_there_are_any() -> None:
    async def think() -> None:
        book = Rulebook()
        for content in (None, BOARD):
            slow = book.for_thread("genesis", content, NOT_YET)
            assert not slow.is_compiled
            assert book.for_thread("genesis", content, NOT_YET) is slow
            found = await book.compiled("genesis", content, for_search=True)
            fast = book.for_thread("genesis", content, found)
            assert fast.is_compiled
            assert book.for_thread("genesis", content, NOT_YET) is fast
            assert fast.board.content == slow.board.content
        book.close()

    asyncio.run(think())


def test_words_are_compiled_when_nobody_waits_for_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the usual board and on any other: what is said stays the same."""
    slow, real = Slow(), rules._compile_search
    monkeypatch.setattr(rules, "_compile_search", lambda found: (slow(), real(found))[1])
    board = dict(pangea.game("clans").board(None).content)

    @patience_until("the words are compiled")
    async def ask() -> None:
        book = Rulebook()
        for_bots = asyncio.create_task(book.compiled("clans", None, for_search=True))
        await asyncio.to_thread(book.for_thread, "clans", None)
        await asyncio.to_thread(slow.has_begun.wait)
        before = [book.edition("clans", content) for content in (None, board)]
        assert [book.edition("clans", content) for content in (None, board)] == before
        assert book._words == {}, "somebody waits for a search"
        slow.may_end.set()
        await for_bots
        for content, interpreted in zip((None, board), before, strict=True):
            assert book.edition("clans", content) is interpreted
            await asyncio.wrap_future(book._words["clans", content is None])
            compiled = book.edition("clans", content)
            assert compiled.speaker.is_compiled
            assert book.edition("clans", content) is compiled
            match = start(interpreted, 2, seed=3)
            assert compiled.speaker.explained(match.state) == interpreted.speaker.explained(match.state)
            assert compiled.speaker.prompt(match.state) == interpreted.speaker.prompt(match.state)
        book.close()

    try:
        asyncio.run(ask())
    finally:
        slow.may_end.set()


def test_however_many_boards_come_little_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[tuple[str, bool]] = []
    monkeypatch.setattr(rules, "_compile", lambda *about: compiled.append(about))
    monkeypatch.setattr(rules, "_compile_search", lambda found: found.result())

    async def ask() -> None:
        book = Rulebook()
        for river in range(40):
            await book.compiled("genesis", {**BOARD, "river": river}, for_search=True)
            await book.compiled("genesis", None, for_search=True)
        book.close()

    asyncio.run(ask())
    assert sorted(compiled) == [("genesis", False), ("genesis", True)], "and nothing was pushed out"


def test_all_boards_of_a_game_share_the_room_of_one_search() -> None:
    """The tree of a search takes 70 MB: a board each would be a way to fill the memory."""
    thinking = Thinking(Rulebook(), 1)

    def mind_on(content: dict[str, Any] | None) -> object:
        match = pangea.start("genesis", players=2, seed=1, content=content)
        return thinking._mind(position_of(match, content, match.turn), "hunter")

    on_boards = {id(mind_on({**BOARD, "river": river})) for river in (8, 10, 11)}
    assert len(on_boards) == 1
    assert id(mind_on(None)) not in on_boards
    thinking.close()


def test_who_gives_up_waiting_for_rules_takes_them_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(rules, "_compile", slow)
    monkeypatch.setattr(rules, "_compile_search", lambda found: found.result())

    async def wait() -> None:
        book = Rulebook()
        busy, gone, waits = [
            asyncio.create_task(book.compiled(game, None, for_search=True))
            for game in ("genesis", "clans", "clans")
        ]
        await asyncio.to_thread(slow.has_begun.wait)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        slow.may_end.set()
        found: list[object] = [await busy, await waits]
        assert found == [("genesis", True), ("clans", True)]
        book.close()

    asyncio.run(wait())


def test_who_waits_for_rules_when_the_service_closes_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(rules, "_compile_search", slow)
    monkeypatch.setattr(rules, "_compile", lambda *about: about)

    async def wait() -> None:
        book = Rulebook()
        busy, waits = [
            asyncio.create_task(book.compiled(game, None, for_search=True)) for game in ("genesis", "clans")
        ]
        await asyncio.to_thread(slow.has_begun.wait)
        book.close()
        with pytest.raises(Closed):
            await waits
        slow.may_end.set()
        (found,) = cast(Any, await busy)
        assert found.result() == ("genesis", True)

    asyncio.run(wait())


class Pensive(Player):
    """Thinks for a minute, unless it is stopped."""

    def __init__(self) -> None:
        super().__init__(0, "60s")
        self.has_begun, self.has_ended, self.was_stopped = Event(), Event(), False

    def choose(self, view: View, legal: list[str], stopped: Stop | None = None) -> str:
        self.has_begun.set()
        chosen = super().choose(view, legal, stopped)
        self.was_stopped = stopped is not None and stopped.is_set()
        self.has_ended.set()
        return chosen


def first_position(game: str) -> Position:
    match = start(Edition(pangea.game(game)), 2, seed=1)
    return position_of(match, None, match.turn)


@pytest.mark.parametrize(
    "end",
    [lambda thinking, asked: asked.cancel(), lambda thinking, asked: thinking.close()],
    ids=["who asked has gone", "the service closes"],
)
def test_a_hint_is_thought_about_no_longer(end: Callable[[Thinking, asyncio.Task[Any]], None]) -> None:
    mind = Pensive()

    async def ask() -> None:
        book = Rulebook()
        thinking = Thinking(book, 1)
        asked = asyncio.create_task(thinking.advise(first_position("clans"), Share("here", "Ann", "t")))
        await asyncio.to_thread(mind.has_begun.wait)
        end(thinking, asked)
        await asyncio.to_thread(mind.has_ended.wait)
        await asyncio.gather(asked, return_exceptions=True)
        thinking.close()
        book.close()

    with mock.patch("pangea.server.compute.thinking.bot", return_value=mind):
        asyncio.run(ask())
    assert mind.was_stopped


def test_what_must_be_suspected_is_shown_as_soon_as_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looked before, and whoever watches, sees it without anybody moving."""
    slow, real = Slow(), rules._compile

    def compile_later(*about: Any) -> Any:
        slow()
        return real(*about)

    monkeypatch.setattr(rules, "_compile", compile_later)

    async def play() -> None:
        async with patience_until("the test ends", LONG_PATIENCE), opened(tmp_path) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, ME, SCREEN, game="clans", belief=True)
            table = await moved(service, table, ann)
            with watched(service, table.id, ann):
                assert scene_of(await acts.look(service.tables, table.id, ann, 0)).suspected == []
                slow.may_end.set()
                # Asked again only when something is told.
                await until(service, table.id, ann, lambda now: scene_of(now).suspected != [])
            assert scene_of(await acts.look(service.tables, table.id, ann, 0)).suspected, (
                "not as it was shown before"
            )

    try:
        asyncio.run(play())
    finally:
        slow.may_end.set()


def test_a_club_behind_one_address_is_given_its_hints_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = Advice([], [], [])
    monkeypatch.setattr(Thinking, "_advise", lambda *_: advice)

    async def ask() -> None:
        book = Rulebook()
        thinking = Thinking(book, 1)
        members = [Share("club", f"member {number}", "t") for number in range(2 * OF_A_SOURCE)]
        position = first_position("clans")
        given = await asyncio.gather(*(thinking.advise(position, share) for share in members))
        assert given == [advice] * len(members)
        thinking.close()
        book.close()

    asyncio.run(ask())
