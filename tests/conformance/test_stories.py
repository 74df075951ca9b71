"""Every game has a walkthrough, counts, and a played game for each way it can end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pangea.core import records
from pangea.core.compiled import Compiled
from pangea.core.contract import Game
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.views import shown
from pangea.simulate.counts import ways, ways_by_first_move

from .conftest import compiled_of, fast_edition_of
from .stories import counted, played, texts_of, walkthrough


def test_the_walkthrough_is_as_it_was(game: Game) -> None:
    """Written by `python -m tests.conformance.stories NAME`: read the difference before you write it anew."""
    assert walkthrough(game) == (texts_of(game.name) / "walkthrough.txt").read_text(encoding="utf-8")


def test_the_counts_are_right(game: Game) -> None:
    compiled: Compiled = compiled_of(game.name)
    positions = counted(game)
    assert len(positions) >= 5
    for position in positions:
        assert set(position.ways) >= {1, 2, 3}, position.name
        state = game.notation.read_position(compiled.edition.board, position.position)
        for depth, expected in sorted(position.ways.items()):
            found = ways(compiled, state, depth)
            assert found == expected, (position.name, depth, ways_by_first_move(compiled, state, depth))


def test_counts_split_by_first_move_add_up(game: Game) -> None:
    compiled = compiled_of(game.name)
    position = counted(game)[0]
    state = game.notation.read_position(compiled.edition.board, position.position)
    assert sum(ways_by_first_move(compiled, state, 2).values()) == position.ways[2]


def loaded(path: Path) -> Match:
    """A game that is kept. Compiled rules play it, which test_parity.py proves to give the same bytes."""
    return records.replayed(records.read(path.read_text(encoding="utf-8")), by_compiled_rules)


def by_compiled_rules(name: str, content: Mapping[str, Any] | None) -> Edition:
    return fast_edition_of(name) if content is None else records.edition_of(name, content)


def test_there_is_a_played_game_for_each_way_to_end(game: Game) -> None:
    endings = set()
    for path in played(game):
        match = loaded(path)
        assert match.is_over, path.name
        hash_of_today = {"content_hash": match.edition.content_hash}  # where a record names none
        assert match.record() == {**hash_of_today, **json.loads(path.read_text(encoding="utf-8"))}
        endings.add(match.ending)
    assert endings == set(game.endings[1:])


def test_a_played_game_can_be_undone_to_its_first_decision(game: Game) -> None:
    for path in played(game):
        match = loaded(path)
        fresh = records.opened(match.record(), by_compiled_rules)
        dealt = 0
        while fresh.turn < 0:
            fresh.follow(match.moves[dealt])
            dealt += 1
        decisions = sum(
            1
            for number in range(len(match.moves))
            if match.edition.rules.to_move(match.position(number)) >= 0
        )
        for _ in range(decisions):
            match.undo()
        assert match.moves == fresh.moves
        assert match.state.tobytes() == fresh.state.tobytes()  # type: ignore[attr-defined]


def test_every_game_is_written_in_four_languages(game: Game) -> None:
    """Whatever a game says in a walkthrough, it says in every language."""
    match = loaded(played(game)[0])
    for lang in ("en", "it", "fr", "de"):
        for number in range(len(match.moves)):
            assert all(match.told(number, lang))
        assert all(match.score().told(lang))
        assert game.drawing.text(shown(match.edition, match.state), lang, False)
