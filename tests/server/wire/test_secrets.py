"""What a seat may not know never reaches it: every byte of a game is the same if what is hidden is another.

Random games of every game are played to their end over the real wire, with somebody watching, and every page
open all the time. Whatever a page is sent, pushed or answered, is made again in a world that its eyes can't
tell from the true one: the bytes are equal. Moves are rehearsed in such worlds too, and what they push must
be what the same move pushes in truth, unless the rules show by it that the world was another.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.core.contract import OPEN
from pangea.core.edition import Edition
from pangea.core.errors import IllegalMove
from pangea.core.match import Match
from pangea.core.record import ALL, Record, copied, fingerprint
from pangea.core.speaking import Speaker
from pangea.core.views import View
from pangea.core.words import Phrase
from pangea.server.compute.thinking import Thinking
from pangea.server.http import socket
from pangea.server.tables.scenes import WATCHING

from .onlookers import Answer, Leak, Onlooker, must_be_equal, somebody
from .serving import Json, LiveService, serving
from .worlds import Worlds, look_alike

OFTEN, SELDOM = 0.5, 0.06
"""How likely it is, at each move, that it is rehearsed; that somebody asks for all, or takes a move back."""
MOVES_TRIED = 3
"""Of the moves made so far so many are tried again when somebody asks for all there is."""
NO_LIMIT = 10**6

BOT = {"kind": "bot", "level": "hatchling"}
TABLES: dict[str, list[Json]] = {
    "two-people": [{"kind": "me"}, {"kind": "open"}],
    "and-a-bot": [{"kind": "me"}, BOT, {"kind": "open"}],
}


class Gate:
    """Where a bot waits, once it has looked at the table, until everybody was told how things stand."""

    def __init__(self) -> None:
        self._is_there, self._may_pass = asyncio.Event(), asyncio.Event()

    async def passed(self) -> None:
        self._is_there.set()
        await self._may_pass.wait()
        self._may_pass.clear()

    async def reached(self) -> None:
        await self._is_there.wait()

    def open(self) -> None:
        self._is_there.clear()
        self._may_pass.set()


@dataclass
class Rehearsed:
    """What came of a move in a world that these eyes could not tell from the true one."""

    eyes: Onlooker
    world: Any
    answer: Answer
    pushed: list[bytes]


class Evening:
    """One game, at one table, with all who look on."""

    def __init__(self, service: LiveService, table_id: str, everybody: list[Onlooker], gate: Gate) -> None:
        self._everybody, self._gate = everybody, gate
        self.worlds = Worlds(service, table_id)
        self.rehearsed = 0
        """How many moves were rehearsed in a world that looked the same afterwards."""
        self._dice = random.Random(11)
        self._made: list[str] = []
        self._last: Onlooker | None = None

    @property
    def table(self) -> Json:
        """As everybody may see it."""
        return self._everybody[-1].table

    async def play(self) -> None:
        """To the end."""
        await self._bot_has_looked()
        await self._ask_for_all(self._everybody)
        while self.table["status"] == "playing":
            if self._dice.random() < SELDOM:
                await self._ask_for_all([self._dice.choice(self._everybody)])
            mover = next((eyes for eyes in self._everybody if eyes.is_to_move), None)
            if mover is None:
                await self._let_bot_move()
            elif self._last and self._last.table["undo"] == "now" and self._dice.random() < SELDOM:
                await self._happens(self._last.acts("undo"))
            else:
                await self._move(mover, self._dice.choice(mover.table["scene"]["legal"]))
        await self._ask_for_all(self._everybody)

    async def _move(self, mover: Onlooker, move: str) -> None:
        rehearsed = None
        if self._dice.random() < OFTEN:
            rehearsed = await self._rehearse(self._dice.choice(self._everybody), mover, move)
        self._made.append(move)
        self._last = mover
        made = {"number": mover.table["number"], "move": move}
        answer, pushed = await self._happens(mover.acts("moves", **made))
        async with self.worlds.imagined(mover.seat):  # the same move sent twice counts once
            must_be_equal(await mover.acts("moves", **made), answer, f"the answer to {move}")
        if rehearsed and look_alike(rehearsed.world, await self.worlds.state(), rehearsed.eyes.seat):
            self.rehearsed += 1
            must_be_equal(rehearsed.pushed, pushed[rehearsed.eyes.seat], f"{move}, rehearsed")
            if rehearsed.eyes is mover:
                must_be_equal(rehearsed.answer, answer, f"the answer to {move}, rehearsed")

    async def _rehearse(self, eyes: Onlooker, mover: Onlooker, move: str) -> Rehearsed | None:
        """Make a move in another world; then everybody is back in the true one, where it was not made."""
        known = [each.knows for each in self._everybody]
        async with self.worlds.rehearsal(eyes.seat, move) as world:
            if world is None:
                return None
            answer = await mover.acts("moves", move=move)
            assert answer.status == 200, answer
            pushed = {each.seat: await each.is_told() for each in self._everybody}
        for each, before in zip(self._everybody, known, strict=True):
            await each.looks_again(before)
        return Rehearsed(eyes, world, answer, pushed[eyes.seat])

    async def _let_bot_move(self) -> None:
        self._gate.open()
        await self._happens()

    async def _bot_has_looked(self) -> None:
        """A bot that is to move must not look at a world that is not the true one."""
        turn = self.table["scene"]["turn"]
        if self.table["status"] == "playing" and self.table["seats"][turn]["kind"] == "bot":
            await self._gate.reached()

    async def _happens(
        self, act: Awaitable[Answer] | None = None
    ) -> tuple[Answer | None, dict[int, list[bytes]]]:
        """Something happens at the table; whoever looks on is told the same in another world."""
        known = [each.knows for each in self._everybody]
        answer = None if act is None else await act
        assert answer is None or answer.status == 200, answer
        pushed = {each.seat: await each.is_told() for each in self._everybody}
        await self._bot_has_looked()
        for each, before in zip(self._everybody, known, strict=True):
            async with self.worlds.imagined(each.seat):
                again = await each.looks_again(before)
            must_be_equal(again, pushed[each.seat][0], f"what seat {each.seat} is pushed")
        return answer, pushed

    async def _ask_for_all(self, some: list[Onlooker]) -> None:
        for eyes in some:
            legal = eyes.table["scene"]["legal"]
            tried = self._dice.sample(self._made, min(len(self._made), MOVES_TRIED))
            impossible = [move for move in tried if move not in legal]
            true = await eyes.asks_for_all(impossible)
            async with self.worlds.imagined(eyes.seat):
                again = await eyes.asks_for_all(impossible)
            for one, other in zip(again, true, strict=True):
                must_be_equal(one, other, f"what seat {eyes.seat} is answered")


@pytest.fixture(autouse=True)
def no_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that asks for everything twice is no flood."""
    monkeypatch.setattr(socket, "MESSAGES_AT_ONCE", NO_LIMIT)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    gate, choose = Gate(), Thinking.choose

    async def through_the_gate(self: Thinking, *about: Any) -> str | None:
        await gate.passed()
        return await choose(self, *about)

    monkeypatch.setattr(Thinking, "choose", through_the_gate)
    return gate


async def evening(folder: Path, game: str, seats: list[Json], gate: Gate) -> Evening:
    """A whole game; any leak is raised."""
    limits = {"requests_per_second": NO_LIMIT, "requests_per_address": NO_LIMIT}
    async with AsyncExitStack() as stack:
        service = await stack.enter_async_context(serving(folder, **limits))
        rulebook = service.inside.tables.referee.rulebook
        await asyncio.to_thread(rulebook.for_thread, game, None)  # suspicions are shown by compiled rules
        taken = [seat for seat, wanted in enumerate(seats) if wanted["kind"] != "bot"]
        everybody = [await stack.enter_async_context(somebody(service, seat)) for seat in (*taken, WATCHING)]
        table = await everybody[0].client.table(game, *seats)
        for eyes in everybody[1:-1]:
            await eyes.client.right("POST", f"/api/tables/{table['id']}/join", {"seat": eyes.seat})
        await asyncio.gather(*(eyes.begins_to_watch(table["id"], len(everybody)) for eyes in everybody))
        played = Evening(service, table["id"], everybody, gate)
        await played.play()
        return played


@pytest.mark.parametrize("seats", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
def test_every_byte_is_the_same_if_what_is_hidden_is_another(
    tmp_path: Path, game: str, seats: list[Json], gate: Gate
) -> None:
    async def test() -> None:
        played = await evening(tmp_path, game, seats, gate)
        hides = any(field.seen_by is not ALL for field in pangea.game(game).state.fields.values())
        assert (played.worlds.others > 0) == hides, "nothing was hidden: the test would show nothing"
        assert played.rehearsed > 0

    asyncio.run(test())  # each message is waited for with patience; a whole game may take its time


# A leak would be seen


def everything_is_in_view(patch: pytest.MonkeyPatch) -> None:
    veil = View.__init__

    def without_a_veil(self: View, edition: Edition, state: Record, *about: Any) -> None:
        veil(self, edition, state, *about)
        self.state = copied(state)

    patch.setattr(View, "__init__", without_a_veil)


def everybody_looks_through_the_same_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "view", lambda self, _: View(self.edition, self.state, 0, self.seat_log(0)))


def a_refusal_says_too_much(patch: pytest.MonkeyPatch) -> None:
    refuse = Edition.refuse

    def with_the_state(self: Edition, state: Record, move: int) -> IllegalMove:
        all_of_it = Phrase("core-record-missing", {"key": fingerprint(state).hex()})
        return IllegalMove(refuse(self, state, move).rule, all_of_it)

    patch.setattr(Edition, "refuse", with_the_state)


def the_log_has_what_was_dealt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Speaker, "kept_by", lambda *_: OPEN)


@pytest.mark.parametrize(
    ("game", "leak"),
    [
        ("clans", everything_is_in_view),
        ("clans", everybody_looks_through_the_same_eyes),
        ("clans", a_refusal_says_too_much),
        ("trias", the_log_has_what_was_dealt),
    ],
)
def test_a_leak_is_seen(
    tmp_path: Path,
    game: str,
    leak: Callable[[pytest.MonkeyPatch], None],
    gate: Gate,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(evening(tmp_path, game, TABLES["two-people"], gate))
