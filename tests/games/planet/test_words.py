"""The words of Planet: every rule explained in every language, every animal named, every liking said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pangea
from pangea.core.words import Phrase, has_words, languages, say
from pangea.games.planet.board.content import HABITATS, LETTERS
from pangea.games.planet.board.globe import NEIGHBOURS
from pangea.games.planet.board.tables import USUAL, AnimalCard
from pangea.games.planet.drawing.captions import liking

LANGUAGES = pytest.mark.parametrize("lang", languages())
IDS = [
    "P1.1",
    "P1.2",
    "P1.3",
    "P1.4",
    "P1.5",
    "P1.6",
    "P1.7",
    "P1.8",
    "P2.1",
    "P2.2",
    "P2.3",
    "P3.1",
    "P3.2",
    "P3.3",
    "P4.1",
    "P4.2",
    "P4.3",
    "P4.4",
    "P4.v1",
    "P4.5",
    "P5.1",
    "P5.2",
    "P5.3",
    "P6.1",
    "P6.2",
    "P7.1",
]


def explained(lang: str) -> str:
    numbers = [number for number in range(1, 20) if has_words(f"planet-rules-{number}-title")]
    assert numbers == list(range(1, len(numbers) + 1))
    parts = [
        say(Phrase(f"planet-rules-{number}-{part}"), lang) for number in numbers for part in ("title", "text")
    ]
    return "\n".join(parts)


@LANGUAGES
def test_the_rules_explain_every_rule(lang: str) -> None:
    assert set(re.findall(r"\[(P\d\.\w+)\]", explained(lang))) == set(IDS)


def test_the_tests_prove_every_rule() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_[!w]*.py"))
    assert [rule for rule in IDS if rule not in tests] == []


@LANGUAGES
def test_every_animal_has_a_name_of_its_own(lang: str) -> None:
    """P1.6"""
    names = [say(Phrase(f"planet-animal-{animal.name}"), lang) for animal in USUAL.animals]
    assert len(set(names)) == 45
    assert all(name[0].isupper() and name.isalpha() for name in names), "single words"


@LANGUAGES
def test_every_liking_is_a_sentence_of_its_own(lang: str) -> None:
    """P1.6"""
    assert len({say(liking(animal), lang) for animal in USUAL.animals}) == 45


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["the largest forest that touches a glacier", "the most separate oceans"]),
        ("it", ["la foresta più estesa che tocca un ghiacciaio", "il maggior numero di oceani separati"]),
        ("fr", ["la plus grande forêt qui touche un glacier", "le plus grand nombre d’océans séparés"]),
        ("de", ["der größte Wald, der einen Gletscher berührt", "die meisten getrennten Ozeane"]),
    ],
)
def test_likings_read_well(lang: str, sentences: list[str]) -> None:
    fox, whale = AnimalCard("fox", "forest", "touching", "glacier"), AnimalCard("whale", "ocean", "most")
    assert [say(liking(animal), lang) for animal in (fox, whale)] == sentences


@LANGUAGES
def test_the_numbers_in_the_rules_are_those_of_the_content(lang: str) -> None:
    """P1.5, P1.7"""
    text = explained(lang)
    for letter in "OFDMG":
        assert str("".join(USUAL.tiles).count(letter)) in text
    for steps in USUAL.steps.values():
        assert all(str(portions) in text for portions, _ in steps)


@LANGUAGES
def test_the_tip_about_the_reindeer_agrees_with_the_rule(lang: str) -> None:
    """P4.1  A glacier that touches no desert counts beside a larger one that does; the tip names the rule."""
    reindeer = say(Phrase("planet-animal-reindeer"), lang).lower()
    tips = say(Phrase("planet-rules-10-text"), lang).splitlines()
    assert all("[P4.1]" in tip for tip in tips if reindeer in tip.lower())
    assert any(reindeer in tip.lower() for tip in tips)


@LANGUAGES
def test_portions_and_not_tiles_meet_at_a_point(lang: str) -> None:
    """P1.3  Two faces of a dodecahedron that meet in a corner share an edge."""
    assert all(
        len(set(NEIGHBOURS[face]) & set(NEIGHBOURS[other])) == 2
        for face in range(12)
        for other in NEIGHBOURS[face]
    )
    text = say(Phrase("planet-rules-3-text"), lang)
    portions = {
        "en": "Portions that meet only at a point",
        "it": "Le porzioni che si incontrano solo in un punto",
        "fr": "Les portions qui ne se rejoignent qu’en un point",
        "de": "Felder, die sich nur in einem Punkt treffen",
    }
    assert portions[lang] in text


@LANGUAGES
def test_the_first_variant_is_recommended_where_a_game_is_set_up(lang: str) -> None:
    """P6.1  In the rules, at the set-up and in the first lesson, as the booklet does."""
    booklet = {"en": "booklet", "it": "regolamento", "fr": "livret", "de": "Heft"}[lang]
    children = {"en": "children", "it": "bambini", "fr": "enfants", "de": "Kindern"}[lang]
    for message in ("planet-rules-8-text", "planet-option-rules-note", "learn_planet-first-game"):
        text = say(Phrase(message), lang)
        assert booklet in text
        assert children in text
    assert "[P6.1]" in say(Phrase("planet-rules-4-text"), lang)


@LANGUAGES
def test_the_rules_name_the_components_and_the_sources(lang: str) -> None:
    """P1.1, P1.2  Four planets, 50 tiles, 45 animals, 5 habitat cards, 1 marker; designer and illustrator."""
    numbers = re.findall(r"\d+", say(Phrase("planet-rules-2-text"), lang).split("[P1.2]")[0])
    assert numbers == ["4", "50", "45", "5", "1"]
    sources = say(Phrase("planet-rules-11-text"), lang)
    assert all(name in sources for name in ("Urtis Šulinkas", "Sabrina Miramon", "2018"))


@LANGUAGES
def test_tiles_are_told_by_what_they_show(lang: str) -> None:
    """Their letters come from English words; nobody has to know them but who writes records."""
    match = pangea.start("planet", players=2, seed=9)
    match.play(match.legal()[0])
    for word in ("reveal", "tile"):
        number = next(number for number, move in enumerate(match.moves) if move.startswith(word))
        shown = {LETTERS.index(letter) for letter in USUAL.tiles[int(match.moves[number].split()[1])]}
        told, *_ = match.told(number, lang)
        names = [say(Phrase(f"planet-habitat-{habitat}"), lang) for habitat in HABITATS]
        assert [name in told for name in names] == [habitat in shown for habitat in range(len(names))]
        assert re.search(r"\b[OFDMG]{5}\b", told) is None
