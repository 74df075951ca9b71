"""Presets: options that belong together have a name, words in every language, and can be played."""

from __future__ import annotations

import pytest

import pangea
from pangea.cli.files import options_from
from pangea.core.contract import Game, Preset
from pangea.core.edition import Edition
from pangea.core.errors import BadTable
from pangea.core.words import Phrase, languages, say

PRESETS = [(game, preset) for game in pangea.every_game() for preset in game.presets]
EACH = pytest.mark.parametrize(("game", "preset"), PRESETS, ids=lambda one: one.name)


@EACH
def test_a_table_can_be_laid_with_a_preset(game: Game, preset: Preset) -> None:
    for players in game.players:
        Edition(game).lay_out(players, preset.options)


@EACH
def test_a_preset_has_a_name_in_every_language(game: Game, preset: Preset) -> None:
    for lang in languages():
        assert say(Phrase(f"{game.name}-preset"), lang)
        assert say(Phrase(f"{game.name}-preset-{preset.name}"), lang)


@EACH
def test_a_preset_is_chosen_by_its_name_and_later_options_count(game: Game, preset: Preset) -> None:
    first = game.options[0]
    assert options_from([preset.name], game) == preset.options
    for value in first.values:
        assert options_from([preset.name, f"{first.name}={value}"], game)[first.name] == value


def test_the_translations_of_trias_differ_in_what_splits_score() -> None:
    """T7.3"""
    trias = pangea.game("trias")
    assert options_from(["italian"], trias) == {"splits": "pole"}
    assert options_from(["french"], trias) == {"splits": "any"}


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (
            "trias",
            "“x” is not an option. Write it as name=value, or name one of these presets: french, italian.",
        ),
        ("clans", "“x” is not an option. Write it as name=value."),
    ],
)
def test_a_name_that_is_no_preset_is_refused(game: str, told: str) -> None:
    with pytest.raises(BadTable) as refused:
        options_from(["x"], pangea.game(game))
    assert refused.value.told("en") == told
