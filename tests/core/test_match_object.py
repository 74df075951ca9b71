"""A match as an object of Python: copied, kept, shown, begun from a position, played quickly."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import pangea
from pangea.core import quick, records
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.core.record import fingerprint
from pangea.games.clans.state import State
from tests.patience import PATIENCE

GAMES = [game.name for game in pangea.every_game()]
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def fast_of(name: str) -> Edition:
    return compiled_for(Edition(pangea.game(name))).fast_edition


def under_way(name: str, moves: int = 9, seed: int = 5) -> pangea.Match:
    match, dice = start(fast_of(name), 2, seed=seed), random.Random(seed)
    for _ in range(moves):
        match.play(dice.choice(match.codes()))
    return match


def kept(match: pangea.Match) -> pangea.Match:
    found: pangea.Match = pickle.loads(pickle.dumps(match))
    return found


@each_game
@pytest.mark.parametrize("copied", [pangea.Match.copy, copy.copy, copy.deepcopy, kept])
def test_a_copy_goes_its_own_way(name: str, copied: Callable[[pangea.Match], pangea.Match]) -> None:
    match = under_way(name)
    before = match.record()
    other = copied(match)
    assert (other.record(), fingerprint(other.state)) == (before, fingerprint(match.state))
    other.play(other.codes()[0])
    other.undo()
    other.undo()
    assert match.record() == before
    match.play(match.codes()[-1])
    assert other.moves == before["moves"][: len(other.moves)]


def test_a_match_of_a_board_of_ones_own_is_pickled_with_it() -> None:
    content = json.loads(json.dumps(pangea.Edition(pangea.game("clans")).board.content, default=dict))
    match = start(Edition(pangea.game("clans"), content), 2, seed=1)
    assert kept(match).record()["options"]["content"] == match.record()["options"]["content"]


def test_a_match_says_what_it_is() -> None:
    match = pangea.start("clans", players=3, seed=7)
    assert repr(match) == "<Match of clans: 3 players, 63 moves, seat 0 to move>"
    assert repr(match.view(1)) == "<View of clans by seat 1>"
    assert repr(match.view(pangea.WATCHER)) == "<View of clans by somebody who watches>"


@each_game
def test_what_is_printed_or_shown_in_a_notebook_keeps_the_secrets(name: str) -> None:
    match = under_way(name)
    watched = match.view(pangea.WATCHER)
    assert str(match) == watched.text() == str(watched)
    assert match._repr_svg_() == watched.svg() == watched._repr_svg_()
    assert str(match.view(0)) == match.view(0).text()


@each_game
def test_a_match_goes_on_from_a_position(name: str, tmp_path: Path) -> None:
    match = under_way(name)
    text = match.game.notation.write_position(match.edition.board, match.state)
    other = pangea.start(name, position=text, seed=11)
    assert (other.players, other.turn, other.codes()) == (match.players, match.turn, match.codes())
    while not other.is_over:
        other.play(other.codes()[0])
    record = other.record()
    assert record["position"] == text
    file = tmp_path / "from.json"
    file.write_text(records.write(record))
    again = pangea.load(file)
    assert again.record() == record
    assert records.redrawn(records.read(file.read_text())) >= 0


def test_a_record_from_no_position_is_refused() -> None:
    record = {"pangea": 1, "game": "clans", "players": 2, "position": "nowhere", "moves": []}
    with pytest.raises(pangea.BadRecord, match="“nowhere” is not part of a position"):
        records.replayed(records.read(json.dumps(record)))
    with pytest.raises(pangea.BadRecord, match="one of 3 players, not of 2"):
        records.replayed(records.read(json.dumps({**record, "position": "players 3"})))


def test_a_record_has_the_seed_that_its_deals_were_drawn_from() -> None:
    record = pangea.start("clans", players=2, seed=5).record()
    assert (record["seed"], record["shuffle"]) == ("5", "hmac-sha256")
    assert records.redrawn(records.read(json.dumps(record))) == 62
    assert "seed" not in pangea.start("clans", players=2, seed=10**90).record(), "longer than a record's"
    assert records.replayed(records.read(json.dumps(record))).record() == record


def test_a_record_without_a_seed_gets_none() -> None:
    record = dict(pangea.start("clans", players=2, seed=5).record())
    del record["seed"], record["shuffle"]
    match = records.replayed(records.read(json.dumps(record)))
    assert match.record() == record
    match.play(match.legal()[0])
    assert "seed" not in match.record()


def test_what_was_dealt_by_hand_is_not_said_to_be_drawn() -> None:
    dealt = pangea.start("clans", players=2, seed=5)
    match = pangea.Match(dealt.edition, 2, seed=5)
    match.follow(dealt.moves[0])
    match.let_nature_move()
    assert match.moves == dealt.moves
    assert "seed" not in match.record()


@each_game
def test_moves_are_played_by_number_as_by_text(name: str) -> None:
    by_number, by_text, dice = (
        start(fast_of(name), 2, seed=3),
        start(fast_of(name), 2, seed=3),
        random.Random(3),
    )
    for _ in range(20):
        number = dice.randrange(len(by_number.codes()))
        assert len(by_number.codes()) == len(by_text.legal())
        by_text.play(by_text.legal()[number])
        by_number.play(np.int32(by_number.codes()[number]))  # type: ignore[arg-type]
    assert by_number.played == by_text.played
    assert by_number.moves == by_text.moves
    assert fingerprint(by_number.state) == fingerprint(by_text.state)


@each_game
def test_compiled_steps_are_those_of_interpreted_rules(name: str) -> None:
    """The whole game from one seed: what nature does, what is legal, every byte after every move."""
    quickly, slowly = (pangea.start(name, players=2, seed=9, fast=fast) for fast in (True, False))
    assert (quickly.edition.is_compiled, slowly.edition.is_compiled) == (True, False)
    dice = random.Random(9)
    for _ in range(40):
        assert quickly.codes() == slowly.codes()
        assert quickly.legal() == slowly.legal()
        if quickly.is_over:
            break
        code = dice.choice(quickly.codes())
        quickly.play(code)
        slowly.play(code)
        assert fingerprint(quickly.state) == fingerprint(slowly.state)
    assert quickly.record() == slowly.record()
    assert [fingerprint(quickly.position(n)) for n in range(len(quickly.played))] == [
        fingerprint(slowly.position(n)) for n in range(len(slowly.played))
    ]


def test_legal_moves_are_not_remembered_beyond_their_position() -> None:
    match = pangea.start("clans", players=2, seed=1)
    first = match.legal()
    match.state_as(State).turn = 1
    match.play(first[0])
    assert match.legal() != first
    with pytest.raises(pangea.IllegalMove):
        match.play(first[0])


def test_a_match_goes_over_to_compiled_rules_when_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: list[Edition] = []
    monkeypatch.setattr(quick, "quickest", lambda _: ready[0] if ready else None)
    monkeypatch.setattr(quick, "is_hopeless", lambda _: False)
    match, same = (pangea.start("clans", players=2, seed=1, fast=fast) for fast in (None, False))
    for number in range(4):
        if number == 2:
            assert not match.edition.is_compiled
            ready.append(fast_of("clans"))
        code = match.codes()[number]
        match.play(code)
        same.play(code)
    assert match.edition.is_compiled
    assert match.record() == same.record()


def test_a_compiler_in_the_background_fills_the_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is another process: here it is told that nobody waits any more, and leaves."""
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    monkeypatch.setattr(quick, "in_background", True)
    monkeypatch.setattr(quick, "_COMPILERS", {})
    monkeypatch.setattr(quick, "_LOADED", set())
    edition = Edition(pangea.game("clans"))
    assert quick.quickest(edition) is None
    (compiler,) = quick._COMPILERS.values()
    assert compiler is not None
    assert not quick.is_hopeless(edition)
    assert quick.quickest(edition) is None
    assert len(quick._COMPILERS) == 1
    compiler.communicate(timeout=PATIENCE)
    assert compiler.returncode == 1
    assert quick.is_hopeless(edition)


@each_game
def test_a_view_has_features_and_a_mask_for_learners(name: str) -> None:
    match = under_way(name)
    view = match.view(match.turn)
    features = view.features()
    assert features.shape == (match.game.feature_count,)
    assert features.dtype == np.float32
    assert features.any()
    assert np.flatnonzero(view.mask()).tolist() == sorted(match.codes()) == sorted(view.codes())
    assert view.mask().shape == (match.edition.sizes.codes,)
    other = match.view(1 - match.turn)
    assert not other.mask().any()
    assert other.codes() == []


@each_game
def test_the_moves_of_a_game_are_described(name: str) -> None:
    match = under_way(name)
    actions = match.actions()
    assert sorted(code for one in actions for run in one.codes for code in run) == list(
        range(match.edition.sizes.codes)
    )
    forms = dict(zip((one.kind for one in actions), match.game.moves.forms, strict=True))
    for code, text in zip(match.codes() + match.played, match.legal() + match.moves, strict=True):
        (action,) = (one for one in actions if code in one)
        assert forms[action.kind].pattern.fullmatch(text)


def test_a_state_is_typed_by_its_own_game_alone() -> None:
    clans, trias = pangea.game("clans").state, pangea.game("trias").state
    match = pangea.start("clans", players=2, seed=1)
    assert match.state_as(clans) is match.state
    assert match.view(0).state_as(clans).players == 2
    for asked in (match.state_as, match.view(0).state_as):
        with pytest.raises(pangea.BadTable, match="is not the state of clans"):
            asked(trias)


class First:
    """Plays the first legal move."""

    def choose(self, view: pangea.View, legal: list[str]) -> str:
        assert view.seat == view.to_move
        return legal[0]


def test_bots_play_a_whole_game() -> None:
    match = pangea.play("clans", [First(), "random"], seed=4)
    assert match.is_over
    assert match.record() == pangea.play("clans", [First(), "random"], seed=4).record()
    assert match.record() != pangea.play("clans", [First(), "random"], seed=5).record()
    assert len(pangea.play("genesis", ["random"] * 3, seed=1, names=["Ada"]).score().points) == 3


def test_what_bots_are_is_exported() -> None:
    player: pangea.Bot = First()
    assert isinstance(player, First)
    assert pangea.Thought(move="a", visits=1, share=1.0, win_odds=(1.0,), points=(2.0,)).line == ()
    assert set(dir(pangea)) == set(pangea.__all__)
    assert all(hasattr(pangea, name) for name in pangea.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        pangea.nonsense  # noqa: B018
