"""Players choose their species (G1.2, G2.2): another one changes what it is called, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

import pangea
from pangea.cli.app import app
from pangea.core import records

CHOSEN = ["humans", "reptiles", "mammals"]


def played(**chosen: Any) -> pangea.Match:
    return pangea.play("genesis", ["random"] * 3, seed=4, **chosen)


def with_species(species: list[str]) -> pangea.Match:
    record = played().record()
    return records.replayed({**record, "species": species})


def test_a_chosen_species_changes_names_and_no_rule() -> None:
    """G1.2"""
    usual, chosen = played(), with_species(CHOSEN)
    assert chosen.moves == usual.moves
    assert chosen.record()["points"] == usual.record()["points"]
    assert usual.told(1) != chosen.told(1)


def test_a_record_has_the_species_that_players_chose() -> None:
    match = pangea.start("genesis", players=3, seed=1, species=CHOSEN)
    record = match.record()
    assert record["species"] == CHOSEN
    assert records.replayed(records.read(records.write(record))).roles == CHOSEN


def test_the_usual_species_are_not_in_the_record() -> None:
    assert "species" not in pangea.start("genesis", players=3, seed=1).record()
    usual = ["reptiles", "dinosaurs", "mammals"]
    assert "species" not in pangea.start("genesis", players=3, seed=1, species=usual).record()


def test_moves_scores_and_the_board_speak_of_the_chosen_species() -> None:
    """G1.2"""
    match = pangea.start("genesis", players=2, seed=1, species=["humans", "mammals"])
    assert "(humans)" in match.told(0)[0]
    text = match.view(0).text("en")
    assert "humans" in text
    assert "reptiles" not in text


def test_letters_of_a_position_keep_standing_for_seats() -> None:
    match = pangea.start("genesis", players=2, seed=1, species=["humans", "mammals"])
    terrain = match.legal()[0].split()[0]
    match.play(f"{terrain} a1")
    written = match.edition.game.notation.write_position(match.edition.board, match.state)
    assert "board " in written
    assert written.split("board ")[1][1] == "r", "seat 0"
    again = pangea.start("genesis", position=written, species=["humans", "mammals"])
    assert again.roles == ["humans", "mammals"]


@pytest.mark.parametrize(
    "species",
    [["humans"], ["humans", "humans"], ["humans", "ants"], ["humans", "reptiles", "mammals"]],
)
def test_species_that_are_not_one_for_each_seat_are_refused(species: list[str]) -> None:
    with pytest.raises(pangea.BadTable, match="a different name for each of the 2 seats"):
        pangea.start("genesis", players=2, species=species)


def test_no_other_game_lets_players_choose_a_species() -> None:
    with pytest.raises(pangea.BadTable, match="don’t choose a species"):
        pangea.start("clans", players=2, species=["humans", "reptiles"])


def test_a_game_in_the_terminal_is_played_with_chosen_species() -> None:
    chosen = [part for name in ("humans", "mammals") for part in ("--species", name)]
    wanted = ["play", "genesis", "--players", "2", "--human", "0", "--seed", "1", "--plain", "--lang", "en"]
    told = CliRunner().invoke(app, [*wanted, *chosen], input="quit\n")
    assert "humans" in told.output
    assert "reptiles" not in told.output
