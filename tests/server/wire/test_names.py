"""Names of people, over the wire: what they may be, and how people of the same name are told apart."""

from __future__ import annotations

from pathlib import Path

from .serving import run, serving


def test_a_name_is_cleaned_like_a_line_of_talk(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            for sent, kept in (
                ("Z" + 35 * "\u0351", "Z" + 4 * "\u0351"),
                ("A\u030angstro\u0308m", "Ångström"),
                ("Ada\u202e\u200b\0 L.", "Ada L."),
                ("A\u200dda", "Ada"),
                ("Анна", "Анна"),
                ("Ελένη", "Ελένη"),
                ("田中さくら Tanaka", "田中さくら Tanaka"),
                ("Łukasz 2", "Łukasz 2"),
                ("Guest", "Guest"),
                ("Guesthouse 7", "Guesthouse 7"),
            ):
                assert (await ada.right("PUT", "/api/me", {"name": sent}))["name"] == kept

    run(test())


def test_names_that_deceive_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            for name, message in (
                ("\u0410da", "server-mixed-name"),  # a Cyrillic letter
                ("Ad\u03b1", "server-mixed-name"),
                ("Guest 123", "server-guest-name"),
                ("guest  9", "server-guest-name"),
                ("GUEST\u00a07", "server-guest-name"),
                ("Guest123", "server-guest-name"),
                ("\uff27uest \uff11\uff12", "server-guest-name"),
                ("Ospite 5", "server-guest-name"),
                ("Invité 5", "server-guest-name"),
                ("Gast 5", "server-guest-name"),
            ):
                for method, path in (("PUT", "/api/me"), ("POST", "/api/me/tokens")):
                    trouble = await ada.wrong(422, method, path, {"name": name})
                    assert (trouble["code"], trouble["words"]["say"]) == ("bad-name", message), name
                seats = [{"kind": "me"}, {"kind": "screen", "name": name}]
                await ada.wrong(422, "POST", "/api/tables", {"game": "clans", "seats": seats})
            assert (await ada.right("GET", "/api/me"))["name"] == "Ada"

    run(test())


def test_a_guest_may_keep_the_name_that_the_service_gave(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            given = (await ada.right("POST", "/api/me/fresh-start"))["name"]
            assert given.startswith("Guest ")
            assert (await ada.right("PUT", "/api/me", {"name": given}))["name"] == given

    run(test())


def test_people_of_one_name_have_the_same_marks_everywhere(tmp_path: Path) -> None:
    """At every table, whatever the order of the seats, in lists and in talk; alone they have none."""

    async def test() -> None:
        async with (
            serving(tmp_path) as service,
            service.client() as ada,
            service.client() as other,
            service.client() as watcher,
        ):
            for one, name in ((ada, "Ada"), (other, "ADA"), (watcher, "Ada")):
                await one.introduce(name)
            first, second = f"Ada ({ada.id[:4]})", f"ADA ({other.id[:4]})"
            for host, guest, names in ((ada, other, [first, second]), (other, ada, [second, first])):
                table = await host.table("clans", "me", "open")
                path = f"/api/tables/{table['id']}"
                assert table["seats"][0]["name"] in {"Ada", "ADA"}, "who is alone needs no mark"
                joined = {"number": table["number"]}
                table = await guest.right("POST", f"{path}/join", joined)
                assert [seat["name"] for seat in table["seats"]] == names
                listed = (await host.right("GET", "/api/tables"))["mine"]
                (found,) = (one for one in listed if one["id"] == table["id"])
                assert [seat["name"] for seat in found["seats"]] == names
                lines = [
                    await one.right("POST", f"{path}/talk", {"phrase": "hello"})
                    for one in (ada, other, watcher)
                ]
                assert [line["name"] for line in lines] == [first, second, f"Ada ({watcher.id[:4]})"]

    run(test())


def test_a_name_that_looks_marked_gets_the_mark_of_its_own_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await ada.introduce("Ada")
            pretended = f"Ada ({ada.id[:4]})"
            await eve.introduce(pretended)
            table = await eve.table()
            assert table["seats"][0]["name"] == f"{pretended} ({eve.id[:4]})"

    run(test())
