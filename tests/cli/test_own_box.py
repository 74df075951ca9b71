"""The path that docs/how-to/own-board.md describes: a box is typed in, checked, and played with."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.core import records
from pangea.core.content import hash_of
from tests.commands import run_command
from tests.server.domain.services import ME, SCREEN, opened, people, played, table_of

Content = dict[str, Any]
PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "own-board.md"
SECTION = PAGE.read_text().partition("## Enter the box that you own")[2].partition("\n## ")[0]
COMMANDS = [
    line for block in re.findall(r"```sh\n(.*?)```", SECTION, re.DOTALL) for line in block.splitlines()
]


def turn_the_board(content: Content) -> None:
    """Put the lowest row on top: whatever the board is, nothing is cut off by that."""
    content["rows"].reverse()


def break_a_row(content: Content) -> None:
    content["rows"][6] = content["rows"][6][1:]


def number_anew(content: Content) -> None:
    """Number the tiles from the other end, name an animal anew, and give a step other points."""
    content["tiles"].reverse()
    content["animals"][3]["name"] = "quokka"
    content["habitats"]["glacier"][-1][1] += 1


def break_a_tile(content: Content) -> None:
    content["tiles"][6] = content["tiles"][6][1:]


def typed(words: str, game: str, folder: Path) -> str:
    """Run a command of the page for a game; return what it prints."""
    _, *rest = shlex.split(words.replace("genesis", game))
    output = None
    if ">" in rest:
        rest, output = rest[: rest.index(">")], folder / rest[-1]
    done = run_command(*rest, cwd=folder, typed="quit\n")
    assert done.returncode == 0, done.stderr
    if output is not None:
        output.write_text(done.stdout)
    return done.stdout


@pytest.mark.parametrize(
    ("game", "edit", "spoil", "says"),
    [
        ("genesis", turn_the_board, break_a_row, "7"),
        ("planet", number_anew, break_a_tile, "6"),
    ],
)
def test_a_box_is_typed_in_checked_and_played_with(
    game: str, edit: Callable[[Content], None], spoil: Callable[[Content], None], says: str, tmp_path: Path
) -> None:
    copy, check, *play = COMMANDS
    assert [command.split()[1] for command in COMMANDS] == [
        *("content", "content", "play", "simulate", "arena", "check"),
    ]
    typed(copy, game, tmp_path)
    box = tmp_path / "box.json"
    content = json.loads(box.read_text())
    edit(content)
    broken = json.loads(json.dumps(content))
    spoil(broken)
    box.write_text(json.dumps(broken))
    refused = run_command(*shlex.split(check.replace("genesis", game))[1:], cwd=tmp_path)
    assert refused.returncode == 1
    assert says in refused.stderr
    box.write_text(json.dumps(content))
    for command in (check, *play):
        typed(command, game, tmp_path)
    record = records.read((tmp_path / "game.jsonl").read_text())
    assert record["options"]["content"] == content
    assert record["content_hash"] == hash_of(content) != hash_of(pangea.game(game).board(None).content)
    assert records.replayed(record).is_over


@pytest.mark.parametrize(("game", "edit"), [("genesis", turn_the_board), ("planet", number_anew)])
def test_a_table_of_the_service_takes_a_box(
    game: str, edit: Callable[[Content], None], tmp_path: Path
) -> None:

    content = json.loads(json.dumps(pangea.game(game).board(None).content))
    edit(content)

    async def play() -> dict[str, Any]:
        async with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, ME, SCREEN, game=game, content=content)
            await played(service, table, ann, 3)
            async with service.tables.referee.holding(table.id) as held:
                assert held.table.match is not None
                return dict(held.table.match.record())

    record = asyncio.run(play())
    assert record["options"]["content"] == content
    assert record["content_hash"] == hash_of(content)
    assert records.replayed(record).record()["moves"] == record["moves"]
