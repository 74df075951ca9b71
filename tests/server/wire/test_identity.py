"""A cookie that the service does not recognise is kept; a secret can be changed, and cookies are renewed."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from pangea.server.app import create_app, secrets_for
from pangea.server.http.cookies import A_DAY
from pangea.server.settings import ServerSettings
from pangea.server.store.fingerprint import OtherSecret

from .serving import Client, Json, LiveService, refused, run, serving
from .test_boards import largest

OURS, OTHER = "the secret of the tests", "a secret of another place"


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[Mapping[str, Any]]:
    """What the service logs about cookies."""
    found: list[Mapping[str, Any]] = []
    monkeypatch.setattr(
        "pangea.server.http.cookies.note",
        lambda event, level, **about: found.append({"event": event, **about}),
    )
    return found


def bring(somebody: Client, cookies: Mapping[str, str]) -> None:
    """Let a browser have these cookies of our service, and no others."""
    somebody.http.cookies.clear()
    for name, value in cookies.items():
        somebody.http.cookies.set(name, value, domain="127.0.0.1")


async def writes(somebody: Client, table: Json) -> list[tuple[str, str, Json]]:
    """Return one act of every kind that a visitor without a cookie may try."""
    move = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
    return [
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/me/tokens", {"name": "Robot"}),
        ("POST", "/api/tables", {"game": "clans", "seats": [{"kind": "me"}, {"kind": "screen"}]}),
        ("POST", f"/api/tables/{table['id']}/join", {"number": table["number"]}),
        ("POST", f"/api/tables/{table['id']}/moves", move),
        ("POST", f"/api/tables/{table['id']}/moves?page=x", move),
        ("POST", f"/api/tables/{table['id']}/talk", {"phrase": "hello"}),
        ("POST", "/api/records", {}),
        ("DELETE", "/api/me/tokens/abc", None),
    ]


async def checked_as_stray(ada: Client, table: Json) -> None:
    """A visitor whose cookie is not recognised looks around, and keeps it whatever they try."""
    before = ada.http.cookies["pangea"]
    for path in ("/api/me", "/api/tables", "/api/games", f"/api/tables/{table['id']}"):
        answer = await ada.ask("GET", path)
        assert "set-cookie" not in answer.headers, path
        assert answer.status_code in {200, 401}
    assert (await ada.right("GET", "/api/me"))["id"] is None
    for method, path, body in await writes(ada, table):
        answer = await ada.ask(method, path, body)
        assert refused(answer, 401)["code"] == "stray-cookie", path
        assert "set-cookie" not in answer.headers, path
    async with ada.events() as page:
        await page.send("ping")
        assert (await page.next())["type"] == "pong"
    assert ada.http.cookies["pangea"] == before


def test_a_wrong_secret_destroys_no_identity(tmp_path: Path) -> None:
    """The service is started once with another database and another secret, and then correctly again."""

    async def test() -> None:
        async with serving(tmp_path / "right") as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            cookies = dict(ada.http.cookies)
        async with serving(tmp_path / "wrong", secret=OTHER) as service, service.client() as ada:
            bring(ada, cookies)
            await checked_as_stray(ada, table)
        async with serving(tmp_path / "right") as service, service.client() as ada:
            bring(ada, cookies)
            assert (await ada.right("GET", "/api/me"))["name"] == "Ada"
            assert (await ada.look(table))["yours"] == [0, 1]

    run(test())


def test_a_wrong_database_destroys_no_identity(tmp_path: Path) -> None:
    """The signature holds, but this database does not know the person."""

    async def test() -> None:
        async with serving(tmp_path / "right") as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            cookies = dict(ada.http.cookies)
        async with serving(tmp_path / "wrong") as service, service.client() as ada:
            bring(ada, cookies)
            await checked_as_stray(ada, table)

    run(test())


def test_a_private_table_is_not_called_missing(tmp_path: Path) -> None:
    """Bob has taken a seat there by invitation. As long as his cookie is not recognised he reads why he can't
    see it, and the same for a table that does not exist."""

    async def test() -> None:
        async with (
            serving(tmp_path) as service,
            service.client() as ada,
            service.client() as bob,
            service.client() as eve,
        ):
            await ada.introduce("Ada")
            public = await ada.table()
            private = await ada.table("clans", "me", "open", private=True)
            await bob.introduce("Bob")
            await bob.right("POST", f"/api/tables/{private['id']}/join", {"invite": private["invite"]})
            await bob.look(private)
            bring(bob, {"pangea": bob.http.cookies["pangea"][:-2] + "AA"})
            for kind in ("tables", "replays"):
                for where in (private["id"], "nowhere00000"):
                    await eve.wrong(404, "GET", f"/api/{kind}/{where}")
                    answer = await bob.ask("GET", f"/api/{kind}/{where}")
                    assert refused(answer, 401)["code"] == "stray-cookie", (kind, where)
                    assert "set-cookie" not in answer.headers
            await bob.look(public)
            await bob.right("GET", f"/api/tables/{private['id']}?invite={private['invite']}")

    run(test())


def test_only_a_fresh_start_replaces_a_cookie(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await ada.introduce("Ada")
            before = ada.http.cookies["pangea"]
            await ada.right("POST", "/api/me/fresh-start")
            assert ada.http.cookies["pangea"] == before, "whoever is recognised stays who they are"
            for cookie in (f"{ada.id}.AAAA", before[:-2] + "AA", before.replace(ada.id, "0" * 16), ".", "x"):
                eve.http.cookies.clear()
                headers = {"cookie": f"pangea={cookie}"}
                assert (await eve.ask("GET", "/api/me", **headers)).json()["id"] is None
                await eve.wrong(401, "PUT", "/api/me", {"name": "Eve"}, **headers)
                answer = await eve.ask("POST", "/api/me/fresh-start", **headers)
                assert answer.json()["name"].startswith("Guest ")
                assert "set-cookie" in answer.headers
                assert (await eve.right("GET", "/api/me"))["id"] == answer.json()["id"] != ada.id
            assert (await ada.right("GET", "/api/me"))["name"] == "Ada"

    run(test())


def test_the_refusal_explains_the_situation_in_four_languages(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as eve:
            for lang, words in (
                ("en", ("another secret", "start afresh", "lost in this browser")),
                ("it", ("un altro segreto", "nuovo ospite", "persa in questo browser")),
                ("fr", ("un autre secret", "nouvel invité", "perdue dans ce navigateur")),
                ("de", ("anderen Geheimnis", "neuer Gast", "in diesem Browser verloren")),
            ):
                headers = {"cookie": "pangea=x.1.y", "accept-language": lang}
                said = (await eve.wrong(401, "PUT", "/api/me", {"name": "Eve"}, **headers))["text"]
                assert all(part in said for part in words), said

    run(test())


def test_cookies_that_are_not_recognised_are_counted_and_logged(
    tmp_path: Path, logged: list[Mapping[str, Any]]
) -> None:
    """One line a minute at most, with how many there were and never what they hold."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await ada.introduce("Ada")
            async with service.inside.store.engine.begin() as connection:
                await connection.execute(text("DELETE FROM people"))
            service.app.state.accounts._recent.forget()
            await ada.right("GET", "/api/me")
            for number in (1, 2, 3, 3, 3):
                await eve.ask("GET", "/api/me", cookie=f"pangea=person{number}.1.signature")
            figures = service.app.state.figures.registry
            name = "pangea_stray_cookies_total"
            assert figures.get_sample_value(name, {"why": "another secret"}) == 3
            assert figures.get_sample_value(name, {"why": "unknown person"}) == 1
        assert [(line["another_secret"], line["unknown_person"]) for line in logged] == [(0, 1), (3, 0)]
        assert not any("signature" in str(line) for line in logged)

    run(test())


def test_a_secret_can_be_changed(tmp_path: Path) -> None:
    """Cookies signed with an earlier secret still count, and are signed with the present one on use."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            cookies = dict(ada.http.cookies)
        async with (
            serving(tmp_path, secret=OTHER, earlier_secrets=OURS) as service,
            service.client() as ada,
            service.client() as unused,
        ):
            bring(ada, cookies)
            bring(unused, cookies)
            board = await ada.ask("GET", "/api/games/clans/board")
            assert "set-cookie" not in board.headers or "cache-control" not in board.headers
            assert (await ada.right("GET", "/api/me"))["name"] == "Ada"
            renewed = dict(ada.http.cookies)
            assert renewed != cookies
            assert "set-cookie" not in (await ada.ask("GET", "/api/me")).headers, "once is enough"
            assert (await unused.right("PUT", "/api/me", {"name": "Ada L."}))["name"] == "Ada L."
        async with serving(tmp_path, secret=OTHER) as service, service.client() as ada:
            bring(ada, renewed)
            assert (await ada.right("GET", "/api/me"))["name"] == "Ada L."
            bring(ada, cookies)
            assert (await ada.right("GET", "/api/me"))["id"] is None, "the old secret is no longer listed"

    run(test())


def at_day(service: LiveService, days: float) -> None:
    """Let the service believe that it is so many days later."""
    service.app.state.accounts._seal._clock = lambda: time.time() + days * A_DAY
    service.app.state.accounts._recent.forget()


def test_a_cookie_is_renewed_on_use(tmp_path: Path) -> None:
    """Its year begins again with each day on which it is used, so it outlives any number of years."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            for days in (1, 364, 700, 1_000):
                before = ada.http.cookies["pangea"]
                at_day(service, days)
                answer = await ada.ask("GET", "/api/me")
                assert answer.json()["name"] == "Ada"
                assert "Max-Age=31536000" in answer.headers["set-cookie"]
                assert ada.http.cookies["pangea"] != before
                assert "set-cookie" not in (await ada.ask("GET", "/api/tables")).headers, "once a day"
            at_day(service, 1_001)
            made = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
            answer = await ada.ask("POST", f"/api/tables/{table['id']}/moves", made)
            assert "Max-Age=31536000" in answer.headers["set-cookie"], "on the short way of moves too"

    run(test())


def test_an_answer_that_may_be_stored_carries_no_cookie(tmp_path: Path) -> None:
    """A board never changes, so browsers and proxies store it for all."""

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table(content=largest())
            at_day(service, 1)
            for path in (f"/api/boards/{table['board']}", f"/api/boards/{table['board']}", "/api/me"):
                answer = await ada.ask("GET", path)
                is_stored = "no-store" not in answer.headers["cache-control"]
                assert is_stored is (path != "/api/me")
                assert ("set-cookie" in answer.headers) is not is_stored

    run(test())


async def settled(folder: Path, accepts_new: bool = False, **settings: str) -> list[str]:
    chosen = ServerSettings(database=str(folder / "tables.sqlite"), **settings)  # type: ignore[arg-type]
    return list((await secrets_for(chosen, accepts_new)).secrets)


def test_a_database_is_opened_with_its_own_secret_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
        with pytest.raises(OtherSecret) as caught:
            await settled(tmp_path, secret=OTHER)
        said = caught.value.told("en")
        for part in ("earlier_secrets", "PANGEA_EARLIER_SECRETS", str(tmp_path / "secret"), "--new-secret"):
            assert part in said
        assert OURS not in said
        with pytest.raises(OtherSecret):  # without any secret too, and then none is made
            await settled(tmp_path)
        assert not (tmp_path / "secret").exists()
        assert await settled(tmp_path, secret=OTHER, earlier_secrets=f"yet another old secret, {OURS}")
        assert await settled(tmp_path, secret=OTHER), "from now on it is the database's secret"
        with pytest.raises(OtherSecret):
            await settled(tmp_path, secret=OURS)
        assert await settled(tmp_path, accepts_new=True, secret=OURS) == [OURS]
        assert await settled(tmp_path, secret=OURS) == [OURS]

    run(test())


def test_a_lost_secret_is_made_anew_only_if_the_host_accepts_it(tmp_path: Path) -> None:
    async def test() -> None:
        file = tmp_path / "secret"
        (first,) = await settled(tmp_path)
        assert file.read_text().split() == [first]
        file.write_text(f"{OTHER}\n{first}\n")  # the first line signs, all verify
        assert await settled(tmp_path) == [OTHER, first]
        assert await settled(tmp_path, secret=OURS) == [OURS, OTHER, first]
        file.unlink()
        with pytest.raises(OtherSecret):
            await settled(tmp_path)
        (new,) = await settled(tmp_path, accepts_new=True)
        assert new not in (OTHER, first, OURS)
        assert await settled(tmp_path) == [new]

    run(test())


def test_a_database_with_people_and_without_a_fingerprint_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            async with service.inside.store.engine.begin() as connection:
                await connection.execute(text("DELETE FROM secret"))
            await ada.introduce("Ada")
        with pytest.raises(OtherSecret) as caught:
            await settled(tmp_path, secret=OURS)
        assert "--new-secret" in caught.value.told("en")
        assert await settled(tmp_path, accepts_new=True, secret=OURS)
        assert await settled(tmp_path, secret=OURS)

    run(test())


def test_the_service_does_not_start_with_another_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
        app = create_app(ServerSettings(database=str(tmp_path / "tables.sqlite"), secret=OTHER))
        with pytest.raises(Exception):  # noqa: B017, PT011  whatever the framework wraps it in
            async with app.lifespan():
                raise AssertionError("it has started")
        assert isinstance(app.state.failure, OtherSecret)

    run(test())
