"""The game against the slow reference: the same moves, the same end, the same points, all along."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pangea
from pangea.core.edition import Edition
from pangea.core.match import Match

from . import reference
from .positions import EDITION, WIDE

BARE = {"rows": ["." * 14] * 10, "river": 13}
EDITIONS = {
    "usual": EDITION,
    "bare": Edition(pangea.game("genesis"), BARE),
    "wide": Edition(pangea.game("genesis"), WIDE),
}


def anything(moves: list[str], turn: int, luck: random.Random) -> str:
    return luck.choice(moves)


def one_terrain_first(moves: list[str], turn: int, luck: random.Random) -> str:
    """Each seat uses up one terrain before the others, so that it runs out."""
    favourites = [move for move in moves if move.startswith(reference.TERRAINS[turn])]
    return luck.choice(favourites or moves)


def greedy_and_modest(moves: list[str], turn: int, luck: random.Random) -> str:
    """Seat 0 places all it can, the others stop as soon as they may; a corner is left free to the last."""
    if turn and "stop" in moves:
        return "stop"
    outside = [move for move in moves if move != "stop" and move.split()[1] not in ("a1", "a2", "b1", "b2")]
    return luck.choice(outside or moves)


PLAYERS = (anything, one_terrain_first, greedy_and_modest)


@pytest.mark.parametrize("board", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("play", PLAYERS, ids=lambda play: play.__name__)
def test_the_same_game(board: str, players: int, play: Any) -> None:
    """G1 to G8: every decision of whole games, on three boards."""
    edition = EDITIONS[board]
    for seed in range(3):
        luck = random.Random(f"{board} {players} {seed}")
        match, slow = Match(edition, players), reference.Table(edition.board.content, players)
        while not match.is_over:
            expected = slow.legal()
            if match.turn >= 0:
                moves = match.legal()
                assert set(moves) == expected
                assert (match.turn, len(moves)) == (slow.turn, len(expected))
                move = play(sorted(moves), match.turn, luck)
            else:
                assert {edition.write(match.state, code) for code in edition.odds(match.state)} == expected
                one, other = sorted(luck.choices(range(5), weights=[1, 1, 1, 1, 2], k=2))
                move = f"roll {reference.FACES[one]} {reference.FACES[other]}"
            match.follow(move)
            slow.play(move)
            assert match.is_over == slow.is_over()
            if luck.random() < 0.2 or match.is_over:
                assert edition.points(match.state) == slow.points()
        points = slow.points()
        assert edition.winners(match.state) == [
            seat for seat in range(players) if points[seat] == max(points)
        ]
        assert match.ending == (
            "no-room" if all(len(p) < 3 for p in reference.pieces(slow.free)) else "no-tiles"
        )


def test_the_reference_games_run_out_of_terrains_of_tiles_and_of_players() -> None:
    """The comparison reaches what random play does not: free dice, skipped seats, the end of all tiles."""
    edition = EDITIONS["wide"]
    luck = random.Random(1)
    match = Match(edition, 2)
    while not match.is_over:
        if match.turn >= 0:
            match.follow(greedy_and_modest(sorted(match.legal()), match.turn, luck))
        else:
            match.follow("roll wild wild")
    assert match.ending == "no-tiles"
    assert match.state.stock.sum() == 0  # type: ignore[attr-defined]
    turns = [int(match.edition.rules.to_move(match.position(number))) for number in range(len(match.moves))]
    decisions = [turn for turn in turns if turn >= 0]
    assert decisions[-20:] == [1] * 20, "seat 0 has no tiles left and is skipped"
