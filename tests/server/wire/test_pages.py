"""The pages of the browser, and the headers that protect them."""

from __future__ import annotations

import gzip
from html import escape
from pathlib import Path

from pangea.core.words import Phrase, say

from .serving import run, serving

SCRIPT = b"export const answer = 42;\n" * 100


def pages_in(folder: Path) -> Path:
    pages = folder / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Pangea</title>")
    (pages / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (pages / "assets" / "main-D3adB33f.js").write_bytes(SCRIPT)
    (folder / "secret.txt").write_text("nobody may read this")
    return pages


def test_pages(tmp_path: Path) -> None:
    pages = pages_in(tmp_path)

    async def test() -> None:
        async with serving(tmp_path, pages=str(pages)) as service, service.client() as ada:
            page = await ada.ask("GET", "/")
            assert "<title>Pangea" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
            again = await ada.ask("GET", "/", if_none_match=page.headers["etag"])
            assert (again.status_code, again.content) == (304, b"")

            script = await ada.ask("GET", "/assets/main-D3adB33f.js")
            assert script.content == SCRIPT
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            plain = await ada.ask("GET", "/assets/main-D3adB33f.js", accept_encoding="identity")
            assert plain.content == SCRIPT
            assert len(gzip.compress(SCRIPT)) < len(SCRIPT)

            deep = await ada.ask("GET", "/tables/abc")
            assert deep.text == page.text  # the page itself knows what to show there
            assert (await ada.ask("GET", "/favicon.svg")).headers["cache-control"] == "no-cache"
            for path in ("/nothing.js", "/assets/other.css", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
                assert "nobody may read" not in (await ada.ask("GET", path)).text
            await ada.wrong(404, "GET", "/nothing.js")
            await ada.wrong(404, "GET", "/api/nothing")

    run(test())


def test_a_page_that_is_gone_is_not_found(tmp_path: Path) -> None:
    """The pages are built anew under a service that runs: what it has not read yet may have vanished."""
    pages = pages_in(tmp_path)

    async def test() -> None:
        async with serving(tmp_path, pages=str(pages)) as service, service.client() as ada:
            (pages / "assets" / "main-D3adB33f.js").unlink()
            await ada.wrong(404, "GET", "/assets/main-D3adB33f.js")
            assert "<title>Pangea" in (await ada.ask("GET", "/")).text

    run(test())


def test_long_answers_are_packed_for_those_who_can_unpack_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            packed = await ada.ask("GET", "/api/games/clans/board")
            assert packed.headers["content-encoding"] == "gzip"
            plain = await ada.ask("GET", "/api/games/clans/board", accept_encoding="identity")
            assert "content-encoding" not in plain.headers
            assert plain.json() == packed.json()
            short = await ada.ask("GET", "/healthz")
            assert "content-encoding" not in short.headers

    run(test())


def test_without_pages_the_service_says_so(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    async def test() -> None:
        async with serving(tmp_path, pages=str(tmp_path / "empty")) as service, service.client() as ada:
            told = await ada.ask("GET", "/", accept_language="de")
            assert escape(say(Phrase("server-no-pages"), "de")) in told.text

    run(test())


def test_every_answer_is_protected(tmp_path: Path) -> None:
    pages = pages_in(tmp_path)

    async def test() -> None:
        async with serving(tmp_path, pages=str(pages)) as service, service.client() as ada:
            for path in (
                "/",
                "/assets/main-D3adB33f.js",
                "/api/games",
                "/api/nothing",
                "/healthz",
            ):
                headers = (await ada.ask("GET", path)).headers
                policy = headers["content-security-policy"]
                scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
                assert scripts == "script-src 'self'"
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
                assert "server" not in headers
            assert (await ada.ask("GET", "/api/tables")).headers["cache-control"] == "no-store"

    run(test())


def test_the_host_is_told_how_it_goes(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, metrics="127.0.0.1:0") as service, service.client() as ada:
            assert await ada.right("GET", "/healthz") == {"status": "well"}
            await ada.right("GET", "/api/games")
            await ada.wrong(404, "GET", "/api/tables/nowhere")
            async with ada.events() as page:
                await page.send("ping")
                await page.next("pong")
                port = service.app.state.metrics_port
                figures = (await ada.http.get(f"http://127.0.0.1:{port}/metrics")).text
            assert 'pangea_requests_total{method="GET",route="/api/games",status="200"} 1.0' in figures
            assert 'route="/api/tables/{table_id}",status="404"} 1.0' in figures
            assert "pangea_sockets 1.0" in figures
            assert 'pangea_events_total{kind="pong"} 1.0' in figures
            assert 'pangea_refused_total{code="no-such-table"} 1.0' in figures

    run(test())
