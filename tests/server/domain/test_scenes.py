"""What is remembered of a scene comes to what is made anew, whoever looked before."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from pangea.core.catalogue import every_game
from pangea.core.contract import WATCHER
from pangea.core.edition import Edition
from pangea.server.messages.scenes import Log
from pangea.server.tables.scenes import log_lines, scene
from pangea.server.tables.table_match import TableMatch

MOVES = 12


@pytest.mark.parametrize("name", [game.name for game in every_game()])
def test_a_scene_is_the_same_whoever_looked_before(name: str) -> None:
    game = next(game for game in every_game() if game.name == name)
    match, dice = TableMatch(Edition(game), 2, {}, seed=7), Random(name)
    match.let_nature_move()
    for _ in range(MOVES):
        start = len(match.moves) // 2
        for eyes in dice.sample([WATCHER, 0, 1], 3):
            anew = replace(
                scene(match, eyes, len(match.moves)), log=Log(start, log_lines(match, eyes, start))
            )
            assert msgspec.json.encode(match.scene(eyes, start)) == msgspec.json.encode(anew)
        if match.is_over:
            break
        match.play(dice.choice(match.view(match.turn).legal()))
    match.cut(len(match.moves) - 1)
    assert msgspec.json.encode(match.scene(0, len(match.moves))) == msgspec.json.encode(
        scene(match, 0, len(match.moves))
    )
