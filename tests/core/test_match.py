"""A match, as a person plays it."""

from __future__ import annotations

from typing import Any

import pytest

import pangea
from pangea.core.edition import Edition
from pangea.core.record import fingerprint
from pangea.core.views import View
from pangea.core.words import languages, preferred_language


def test_a_refused_move_changes_nothing() -> None:
    match = pangea.start("clans", players=3, seed=7)
    before = fingerprint(match.state), list(match.moves)
    for text in ("move 0>40", "village 3", "nonsense", "hut 0 red"):
        with pytest.raises(pangea.BadMove):
            match.play(text)
    assert (fingerprint(match.state), match.moves) == before


def test_the_same_seed_gives_the_same_deals() -> None:
    one, same, other = (pangea.start("clans", players=3, seed=seed) for seed in (7, 7, 8))
    assert one.moves == same.moves
    assert one.moves != other.moves
    assert pangea.start("clans", players=3).moves != pangea.start("clans", players=3).moves


def test_moves_that_were_checked_are_made_again_without_a_look_at_their_text() -> None:
    played = pangea.start("clans", players=2, seed=1)
    played.play(played.legal()[0])
    restored = pangea.Match(played.edition, 2, seed=1)
    restored.restore(played.played, played.moves)
    assert (restored.moves, fingerprint(restored.state)) == (played.moves, fingerprint(played.state))
    assert "seed" not in restored.record(), "nobody drew these moves from a seed here"
    assert restored.undo() == played.undo()
    assert fingerprint(restored.state) == fingerprint(played.state)


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(pangea.NothingToUndo, match="no player’s move"):
        pangea.start("clans", players=2, seed=1).undo()


def test_names_are_used_in_the_telling() -> None:
    match = pangea.start("clans", players=2, seed=1, names=["Anna", "Bruno"])
    match.play(match.legal()[0])
    assert match.told(62)[0].startswith("Anna moves 1 hut")
    assert match.told(62, "it")[0].startswith("Anna")
    assert "Bruno" in match.told(61, seat=0)[0]


def test_a_log_hides_what_a_seat_may_not_read() -> None:
    match = pangea.start("clans", players=3, seed=1)
    assert match.log(1)[60:] == ["clan 0 ?", match.moves[61], "clan 2 ?"]
    assert match.log(pangea.WATCHER)[60:] == ["clan 0 ?", "clan 1 ?", "clan 2 ?"]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: pangea.start("chess", players=2), "There is no game called “chess”"),
        (lambda: pangea.start("clans", players=5), "clans is for 2 to 4 players, not 5"),
        (lambda: pangea.start("clans", players=2, options={"x": "y"}), "clans has no option “x”"),
    ],
)
def test_what_cant_be_started_is_refused(call: object, words: str) -> None:
    with pytest.raises(pangea.PangeaError) as caught:
        call()  # type: ignore[operator]
    assert words in str(caught.value)
    tellings = {caught.value.told(lang) for lang in languages()}
    assert len(tellings) == len(languages())


def test_the_language_follows_the_environment() -> None:
    assert preferred_language({"PANGEA_LANG": "it", "LANG": "fr_FR.UTF-8"}) == "it"
    assert preferred_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred_language({"LANG": "pt_PT.UTF-8"}) == "en"
    assert preferred_language({"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert preferred_language({}) == "en"
    assert languages()[0] == "en"
    assert set(languages()) == {"en", "it", "fr", "de"}


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    match = pangea.start("clans", players=2, seed=1)
    for seat in (2, 3, 5, pangea.NATURE, pangea.OVER, -4):
        with pytest.raises(pangea.BadTable, match=f"There is no seat {seat}: with 2 players .* from 0 to 1"):
            match.view(seat)
    assert [match.view(seat).seat for seat in (0, 1, pangea.WATCHER)] == [0, 1, pangea.WATCHER]


def test_a_watcher_is_not_on_turn_when_nature_is() -> None:
    edition = Edition(pangea.game("clans"))
    view = View(edition, edition.lay_out(2, {}), pangea.WATCHER)
    assert view.to_move == pangea.NATURE
    assert view.seat != view.to_move
    assert view.legal() == []


@pytest.mark.parametrize("players", ["3", 3.0, True])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(pangea.BadTable, match="must be a whole number") as caught:
        pangea.start("clans", players=players)
    assert repr(players) in str(caught.value)


@pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
def test_a_move_longer_than_any_is_refused_unread(game: str) -> None:
    match = pangea.start(game, players=2, seed=1)
    for text in [match.legal()[0] + "9" * 5000, "9" * 5000]:
        with pytest.raises(pangea.UnreadableMove, match="A move has at most 200 characters"):
            match.play(text)
