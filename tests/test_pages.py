"""The sources of the pages: their types are those of the wire, their words are in the catalogues."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tools import (
    generated,
    make_game_types,
    make_icons,
    make_lessons,
    make_puzzles,
    make_scenes,
    make_stories,
    make_wire_types,
)

import pangea

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "pangea" / "locales" / "en"
SOURCES = ROOT / "web" / "src"
PUBLIC = ROOT / "web" / "public"

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# t('web-close'), and t(`web-theme-${other}`), which stands for all that begin so.
SAID = re.compile(r"['`\"]([a-z]+-[a-z0-9-]*[a-z0-9])['`\"]")
BEGUN = re.compile(r"`([a-z]+-[a-z0-9-]*)\$\{")


def test_types_are_those_of_the_wire() -> None:
    """Whoever changes the messages makes the types anew: python -m tools.make_wire_types."""
    assert not generated.stale(make_wire_types.files())


def test_scenes_are_those_that_the_service_would_send() -> None:
    """Whoever changes a state, a view or a score makes them anew: python -m tools.make_scenes."""
    assert not generated.stale(make_scenes.files(pangea.every_game()))


def test_types_of_games_are_those_of_their_records() -> None:
    """Whoever changes a state, facts or forms of moves makes them anew: python -m tools.make_game_types."""
    assert not generated.stale(make_game_types.files())


def test_stories_read_as_they_did() -> None:
    """Whoever changes what a game says makes them anew: python -m tools.make_stories."""
    assert not generated.stale(make_stories.files(pangea.every_game()))


def test_lessons_are_those_of_the_games() -> None:
    """Whoever changes a lesson or the fields of a state makes them anew: python -m tools.make_lessons."""
    assert not generated.stale(make_lessons.files())
    there = {path.stem for path in make_lessons.FOLDER.glob("*.json")}
    assert there == {path.stem for path, _ in make_lessons.files()}


def test_the_puzzles_of_the_pages_are_up_to_date() -> None:
    """Whoever changes puzzles or a state makes them anew: python -m tools.make_puzzles."""
    assert not generated.stale(make_puzzles.files(pangea.every_game()))


def test_icons_show_the_drawing() -> None:
    """Whoever changes web/public/icon.svg makes them anew: python -m tools.make_icons."""
    assert list(make_icons.stale()) == []


def test_what_is_installed_leads_to_every_game() -> None:
    manifest = json.loads(text_of(PUBLIC / "manifest.webmanifest"))
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [
        f"./#/new/{game.name}" for game in pangea.every_game()
    ]
    assert all((PUBLIC / icon["src"]).is_file() for icon in manifest["icons"])


def test_every_word_that_the_pages_say_is_there() -> None:
    files = {path.stem for path in LOCALES.glob("*.ftl")}
    there = {message for path in LOCALES.glob("*.ftl") for message in MESSAGE.findall(text_of(path))}
    said = {
        word
        for path in pages()
        for word in re.findall(r"\bt\(\s*'([a-z]+-[\w-]+)'", text_of(path))
        if word.partition("-")[0] in files
    }
    assert said
    assert said <= there


def test_no_word_of_the_pages_is_left_over() -> None:
    texts = "\n".join(text_of(path) for path in pages())
    said, begun = set(SAID.findall(texts)), tuple(BEGUN.findall(texts))
    left = {
        message
        for message in MESSAGE.findall(text_of(LOCALES / "web.ftl"))
        if message not in said and not message.startswith(begun)
    }
    assert not left


def pages() -> list[Path]:
    found = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    return [path for path in found if not path.name.endswith(".test.ts")]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")
