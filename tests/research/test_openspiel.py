"""The adapter for OpenSpiel, which no extra brings: here it is tried on a stand-in."""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import pangea
from pangea.core.edition import Edition
from pangea.core.errors import BadTable, IllegalMove, PangeaError, UnreadableMove
from pangea.core.record import fingerprint
from tests.research.spiel_stand_in import stand_in

ADAPTER = "pangea.research.openspiel"


@pytest.fixture(scope="module")
def spiel() -> Iterator[Any]:
    """A stand-in for `pyspiel` in which the games are registered."""
    with pytest.MonkeyPatch.context() as patch:
        module = stand_in()
        patch.setitem(sys.modules, "pyspiel", module)
        sys.modules.pop(ADAPTER, None)
        importlib.import_module(ADAPTER)
        yield module
        sys.modules.pop(ADAPTER)


def test_what_to_install_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, ADAPTER, raising=False)
    with pytest.raises(ImportError, match="pip install open_spiel") as caught:
        importlib.import_module(ADAPTER)
    assert isinstance(caught.value, PangeaError)


def test_what_is_not_legal_is_refused_and_changes_nothing(spiel: Any) -> None:
    """Of players, of nature and after the end: OpenSpiel hands on whatever it is given."""
    dice, refused = random.Random(3), set()
    state = spiel.load_game("python_pangea_clans").new_initial_state()
    codes = state.rules.edition.sizes.codes
    while True:
        possible = state._moves.tolist()
        illegal = dice.choice([code for code in range(codes) if code not in possible])
        before = state.states.tobytes(), len(state.history()), str(state)
        with pytest.raises(IllegalMove, match=rf"^{illegal} \(.+\) is not legal here: .+ \[[A-Z]\d"):
            state.apply_action(illegal)
        for none in (-2, codes, 99999, 1 << 40):
            with pytest.raises(UnreadableMove, match=f"^{none} is no action.* 0 to {codes - 1}"):
                state.apply_action(none)
        assert (state.states.tobytes(), len(state.history()), str(state)) == before
        refused.add(min(state.current_player(), 0))
        if state.is_terminal():
            break
        state.apply_action(dice.choice(possible))
    assert refused == {0, spiel.PlayerId.CHANCE, spiel.PlayerId.TERMINAL}


def test_what_can_be_done_is_that_of_the_state_as_it_was_resampled(spiel: Any) -> None:
    """Another seat may have another clan there, and other clans are left to be dealt."""
    dice, others = random.Random(1), 0
    state = spiel.load_game("python_pangea_clans(players=4)").new_initial_state()
    while state.current_player() == spiel.PlayerId.CHANCE:
        twin = state.resample_from_infostate(0, None)
        assert twin._moves.tolist() == sorted(state.rules.edition.odds(twin.states[0]))
        others += twin._moves.tolist() != state._moves.tolist()
        state.apply_action(dice.choice(state._moves.tolist()))
    assert others > 0


def test_a_number_that_is_no_action_has_no_text(spiel: Any) -> None:
    state = spiel.load_game("python_pangea_clans").new_initial_state()
    assert state._action_to_string(0, 0) == "move 0>1"
    with pytest.raises(UnreadableMove, match="99999 is no action"):
        state._action_to_string(0, 99999)


def test_options_are_parameters(spiel: Any) -> None:
    usual = spiel.load_game("python_pangea_planet")
    assert usual.get_parameters() == {"players": 2, "rules": "full", "animals": "open"}
    game = spiel.load_game("python_pangea_planet(animals=surprise,players=3)")
    assert game.get_parameters() == {"players": 3, "rules": "full", "animals": "surprise"}
    for loaded, players, animals in ((usual, 2, "open"), (game, 3, "surprise")):
        wanted = Edition(pangea.game("planet")).lay_out(players, {"animals": animals})
        assert fingerprint(loaded.new_initial_state().states[0]) == fingerprint(wanted)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("trias(splits=nowhere)", "The option “splits” can’t be “nowhere”. It can be: any, pole."),
        ("planet(rules=own,players=3)", "The option “rules” can’t be “own”. It can be: full, beginners."),
        ("clans(players=7)", "clans is for 2 to 4 players, not 7."),
    ],
)
def test_what_a_game_does_not_have_is_refused_with_what_it_has(spiel: Any, wanted: str, told: str) -> None:
    with pytest.raises(BadTable) as caught:
        spiel.load_game(f"python_pangea_{wanted}")
    assert str(caught.value) == told
