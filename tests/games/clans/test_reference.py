"""The fast rules against the slow and obvious ones, move by move."""

from __future__ import annotations

import pytest

from pangea.core.compiled import compiled_for
from pangea.core.match import Match
from pangea.simulate.cpu import Simulation

from .positions import EDITION
from .reference import CLANS, Table

COMPILED = compiled_for(EDITION)
GAMES = 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_list_every_hut_and_every_point_agree(players: int) -> None:
    edition = COMPILED.fast_edition
    for moves in Simulation(COMPILED, players, {}, seed=11).logs(GAMES):
        match, slow = Match(edition, players, {}, 0), Table(players)
        for move in moves:
            text = edition.write(match.state, move)
            assert slow.legal() == set(match.legal())
            match.follow(text)
            slow.play(text)
            compare(match, slow)
        assert slow.ended == match.ending
        assert slow.result() == match.record()["points"]


def compare(match: Match, slow: Table) -> None:
    state = match.state
    for here in range(60):
        expected = [slow.huts[here][clan] if here in slow.huts else 0 for clan in CLANS]
        assert state.huts[here].tolist() == expected  # type: ignore[attr-defined]
    assert state.points.tolist() == [slow.points[clan] for clan in CLANS]  # type: ignore[attr-defined]
    assert state.tokens.tolist() == [slow.tokens[seat] for seat in range(4)]  # type: ignore[attr-defined]
    if not slow.ended and len(slow.clan) == slow.players:
        assert match.turn == slow.turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_huts_are_conserved(players: int) -> None:
    """Sixty huts, less those that strife drove out and those that hostile land took."""
    edition = COMPILED.fast_edition
    for moves in Simulation(COMPILED, players, {}, seed=12).logs(GAMES):
        match = Match(edition, players, {}, 0)
        for move in moves:
            match.follow(edition.write(match.state, move))
        state = match.state
        lost, destroyed = 0, 0
        for number in range(state.villages):  # type: ignore[attr-defined]
            lost += int(state.village_lost[number]).bit_count()  # type: ignore[attr-defined]
            if state.village_value[number] == 0:  # type: ignore[attr-defined]
                destroyed += int(state.village_huts[number])  # type: ignore[attr-defined]
        assert int(state.group.sum()) == 60 - lost - destroyed  # type: ignore[attr-defined]
        assert int(state.tokens.sum()) == state.villages  # type: ignore[attr-defined]
        assert state.huts.sum(axis=1).tolist() == state.group.tolist()  # type: ignore[attr-defined]


def test_a_state_keeps_its_own_books() -> None:
    """The sets and counts that make the rules fast always say what the huts say."""
    edition = COMPILED.fast_edition
    for moves in Simulation(COMPILED, 3, {}, seed=13).logs(GAMES):
        state = edition.lay_out(3, {})
        for move in moves:
            edition.rules.apply(state, move)
            if state.dealt < 60:  # type: ignore[attr-defined]
                continue
            settled = {here for here in range(60) if state.group[here]}  # type: ignore[attr-defined]
            assert state.settled == sum(1 << here for here in settled)  # type: ignore[attr-defined]
            pairs = [number for number, pair in enumerate(edition.board.pairs) if settled.issuperset(pair)]
            sets = [sum(1 << number % 60 for number in pairs if number // 60 == part) for part in range(3)]
            assert state.contacts.tolist() == sets  # type: ignore[attr-defined]
