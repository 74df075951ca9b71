"""A text that is missing is said in English, or by its name: never with a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pangea.core import words
from pangea.core.words import (
    MissingWords,
    Phrase,
    SeatName,
    catalogue_of,
    catalogue_text,
    has_words,
    languages,
    say,
)

ENGLISH = """
marbles-title = Marbles
marbles-move = { $seat } rolls { $count ->
    [one] a marble
   *[other] { $count } marbles
}.

    So it goes on.
marbles-end = It is over.
"""
ITALIAN = """
marbles-end = È finita.
marbles-broken = {
"""


@pytest.fixture(autouse=True)
def marbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game with words in English, one in Italian, and none in other languages."""
    for lang, text in (("en", ENGLISH), ("it", ITALIAN)):
        (tmp_path / "locales" / lang).mkdir(parents=True)
        (tmp_path / "locales" / lang / "marbles.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "games").mkdir()
    monkeypatch.setenv("PANGEA_GAMES", str(tmp_path))
    monkeypatch.setattr(words, "_told_of", set())
    yield
    words.bundle_of.cache_clear()
    words._bundle.cache_clear()


def test_what_a_language_lacks_is_said_in_english() -> None:
    rolls = Phrase("marbles-move", {"seat": SeatName(0), "count": 2})
    assert say(Phrase("marbles-end"), "it") == "È finita."
    for lang in languages():
        assert say(rolls, lang, ["Ada"]).startswith("Ada rolls 2 marbles.")
    assert say(Phrase("marbles-end"), "fr") == "It is over."
    assert has_words("marbles-end")


def test_what_no_language_has_goes_by_its_name() -> None:
    """And whoever writes the game is warned: in the tests of Pangea a warning is an error."""
    phrase = Phrase("marbles-refusal-M3", {"seat": SeatName(1), "why": Phrase("marbles-end"), "count": 3})
    with pytest.warns(MissingWords, match="there is no message marbles-refusal-M3"):
        assert say(phrase, "it", ["Ada", "Bo"]) == "Marbles: refusal M3 (seat Bo, why È finita., count 3)"
    with pytest.warns(MissingWords):
        assert say(Phrase("tops-title"), "de") == "Tops"
    assert say(Phrase("marbles-broken"), "it") == "Marbles: broken", "and there is one warning for each game"
    assert not has_words("tops-title")


def test_a_message_that_wants_more_than_it_is_told_is_said_all_the_same() -> None:
    with pytest.warns(MissingWords, match="can't be said of"):
        assert "rolls" in say(Phrase("marbles-move", {"count": 1}))


def test_pages_are_sent_the_english_words_that_a_language_lacks() -> None:
    text = catalogue_text("marbles", "it")
    assert text.startswith(ITALIAN)
    assert "marbles-title = Marbles" in text
    assert "[one] a marble\n   *[other] { $count } marbles\n}.\n\n    So it goes on." in text
    assert "It is over." not in text
    assert catalogue_text("marbles", "de").strip() == ENGLISH.strip()
    assert catalogue_text("tops", "de") == ""


@pytest.mark.parametrize("lang", languages())
def test_pages_are_sent_whole_catalogues_as_they_are(lang: str) -> None:
    assert catalogue_text("clans", lang) == catalogue_of("clans", lang).read_text(encoding="utf-8")
