"""The pages of the browser, and the headers that protect them."""

from __future__ import annotations

import gzip
import json
from html import escape
from pathlib import Path

from pangea.core.words import Phrase, say
from pangea.server.http.site import site_from
from pangea.server.http.static_data import static_data

from .serving import run, serving

PAGE = """<!doctype html>
<meta name="pangea-version" content="" />
<meta name="pangea-service" content="here" />
<script src="./assets/main-D3adB33f.js"></script>
"""
RULES = b"\0asm" * 1000
SCRIPT = b"export const answer = 42;\n" * 100


def pages_in(folder: Path) -> Path:
    pages = folder / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Pangea</title>")
    (pages / "rulebooks").mkdir()
    (pages / "rulebooks" / "clans.wasm").write_bytes(RULES)
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

            rules = await ada.ask("GET", "/rulebooks/clans.wasm")
            assert rules.content == RULES
            assert rules.headers["content-type"] == "application/wasm", "else browsers compile it late"
            assert rules.headers["content-encoding"] == "gzip"

            deep = await ada.ask("GET", "/tables/abc")
            assert deep.text == page.text  # the page itself knows what to show there
            assert (await ada.ask("GET", "/favicon.svg")).headers["cache-control"] == "no-cache"
            for path in ("/nothing.js", "/assets/other.css", "/..%2fsecret.txt", "/%2e%2e/secret.txt"):
                assert "nobody may read" not in (await ada.ask("GET", path)).text
            await ada.wrong(404, "GET", "/nothing.js")
            await ada.wrong(404, "GET", "/api/nothing")

    run(test())


def test_pages_that_are_built_anew_change_only_with_the_service(tmp_path: Path) -> None:
    """Nobody gets a page of one version and a part of another: what is shown was read at once."""
    pages = pages_in(tmp_path)

    async def test() -> None:
        async with serving(tmp_path, pages=str(pages)) as service, service.client() as ada:
            page = await ada.ask("GET", "/")
            (pages / "assets" / "main-D3adB33f.js").unlink()
            (pages / "index.html").write_text("<!doctype html><title>Another</title>")
            assert (await ada.ask("GET", "/assets/main-D3adB33f.js")).content == SCRIPT
            assert (await ada.ask("GET", "/")).text == page.text

    run(test())


def test_what_never_changes_is_also_there_as_files(tmp_path: Path) -> None:
    """The same bytes, at addresses that any host of files could answer."""
    pages = pages_in(tmp_path)

    async def test() -> None:
        async with serving(tmp_path, pages=str(pages)) as service, service.client() as ada:
            version = site_from(pages, "/").version
            for path, content in static_data():
                file = await ada.ask("GET", f"/{path}")
                answer = await ada.ask("GET", asked_of_the_service(path))
                assert answer.status_code == 200, path
                assert file.content == answer.content == content, path
                assert file.headers["content-type"] == "application/json"
                assert file.headers["cache-control"] == "no-cache"
                lasting = await ada.ask("GET", f"/{path}?v={version}")
                assert "immutable" in lasting.headers["cache-control"]
                older = await ada.ask("GET", f"/{path}?v=0123456789abcdef")
                assert older.headers["cache-control"] == "no-cache"

    run(test())


def asked_of_the_service(path: str) -> str:
    """`data/clans/board.json` is `/api/games/clans/board`."""
    return "/api/games" + path.removeprefix("data").removesuffix(".json").replace("/games", "")


def test_a_page_knows_its_version_and_where_it_lives(tmp_path: Path) -> None:
    pages = pages_in(tmp_path)
    (pages / "index.html").write_text(PAGE)
    (pages / "sw.js").write_text("keep(PRECACHE);")

    versions: set[str] = set()

    async def test(public: str, root: str) -> None:
        async with serving(tmp_path, pages=str(pages), public=public) as service, service.client() as ada:
            host = {"host": "games.example"} if public else {}
            page = (await ada.ask("GET", "/table/abc", **host)).text
            worker = await ada.ask("GET", "/sw.js", **host)
            assert worker.headers["cache-control"] == "no-cache"
            version = json.loads(worker.text.splitlines()[0].removeprefix("const PRECACHE = ")[:-1])[
                "version"
            ]
            assert f'<meta name="pangea-version" content="{version}" />' in page
            assert '<meta name="pangea-service" content="here" />' in page
            assert f'<script src="{root}assets/main-D3adB33f.js">' in page
            versions.add(version)

    run(test("", "/"))
    run(test("https://games.example/pangea", "/pangea/"))
    assert len(versions) == 2, "pages for another address are other pages"


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
                assert scripts == "script-src 'self' 'wasm-unsafe-eval'"
                assert "worker-src 'self' blob:" in policy
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
