"""The book of a game over the wire: whoever has it reads what the service says and shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pangea
from pangea.core.record import NOBODY
from pangea.core.words import catalogue_of

from .serving import run, serving


def test_a_scene_is_read_by_the_book_it_names(tmp_path: Path) -> None:
    async def read() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            scene = (await ann.table())["scene"]
            book = await ann.right("GET", f"/api/games/clans/book?digest={scene['book']}")
            assert book["digest"] == scene["book"]
            assert messages_of(book, scene["prompt"]) == ["clans-prompt-move"]
            dealt = [line for line in scene["log"]["lines"] if line["move"].startswith("clan ")]
            told = [messages_of(book, line["told"]) for line in dealt]
            assert told[0] == ["clans-move-clan"], "one's own card"
            assert told[1:] == [["clans-move-hidden"]] * len(dealt[1:]), "of others, only that they have one"
            assert set(scene["view"]) == set(book["view"])
            assert set(scene["facts"]) == set(book["facts"])

    run(read())


def messages_of(book: dict[str, Any], story: list[int]) -> list[str]:
    """The ids of the messages in a story that has no lists."""
    found, at = [], 0
    while at < len(story):
        name, parts = book["words"]["messages"][story[at]]
        found.append(name)
        at += 1 + len(parts)
    return found


def test_a_book_is_kept_for_ever_by_its_digest(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            plain = await ann.ask("GET", "/api/games/clans/book")
            digest = plain.json()["digest"]
            named = await ann.ask("GET", f"/api/games/clans/book?digest={digest}")
            older = await ann.ask("GET", "/api/games/clans/book?digest=0123456789abcdef")
            assert named.json() == older.json() == plain.json()
            assert named.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert older.headers["cache-control"] == plain.headers["cache-control"] == "max-age=3600"
            assert (await ann.wrong(404, "GET", "/api/games/chess/book"))["code"] == "unknown-game"

    run(fetch())


def test_the_words_of_a_game_come_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            for lang, said in (("it", "it"), ("de", "de"), ("xx", "en")):
                words = await ann.right("GET", f"/api/games/clans/words/{lang}")
                assert words["fluent"] == catalogue_of("clans", said).read_text(encoding="utf-8")
            assert (await ann.wrong(404, "GET", "/api/games/core/words/en"))["code"] == "unknown-game"

    run(fetch())


def test_a_book_says_what_is_shown_and_nothing_of_what_is_not(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with serving(tmp_path) as service, service.client() as ann:
            for game in pangea.every_game():
                book = await ann.right("GET", f"/api/games/{game.name}/book")
                hidden = {
                    name
                    for name, field in game.state.fields.items()
                    if field.worked_out or (field.seen_by is NOBODY and not field.open_at_end)
                }
                assert set(book["view"]) == set(game.state.fields) - hidden
                assert all(field["means"] for field in book["view"].values())
                assert [form["form"] for form in book["moves"]] == [form.text for form in game.moves.forms]

    run(fetch())
