"""Where friends find the service: what it tells whoever wants to invite them."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from pangea.server.http.reach import addresses_in_the_network, reach
from pangea.server.messages.people import Reach
from pangea.server.settings import ServerSettings

from .serving import run, serving

EVERYWHERE = ServerSettings(host="0.0.0.0")


def test_a_service_for_this_machine_alone_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            found = await ada.right("GET", "/api/reach")
            assert (found["public"], found["only_here"], found["nearby"]) == (None, True, [])

    run(test())


def test_the_address_that_the_host_names_wins() -> None:
    public = "https://games.example.org/pangea"
    for host in ("127.0.0.1", "0.0.0.0"):
        settings = ServerSettings(host=host, public=f"{public}/")
        assert reach(settings, "127.0.0.1", "http", 8137) == Reach(public, only_here=False, nearby=[])


def test_whoever_sits_at_the_machine_is_told_its_addresses() -> None:
    found = reach(EVERYWHERE, "::ffff:127.0.0.1", "http", 8137)
    assert not found.only_here
    assert [urlsplit(address).hostname for address in found.nearby] == addresses_in_the_network("0.0.0.0")
    assert not any(address.startswith("http://127.") for address in found.nearby)
    assert all(urlsplit(address).port == 8137 for address in found.nearby)


def test_the_command_for_the_network_has_the_port_and_the_database_of_the_service() -> None:
    settings = ServerSettings(port=9000, database="/srv/club/tables.sqlite")
    command = "pangea serve --host 0.0.0.0 --port 9000 --database /srv/club/tables.sqlite"
    assert reach(settings, "127.0.0.1", "http", 9000).commands == [command]
    assert reach(ServerSettings(), "127.0.0.1", "http", 8137).commands == [
        "pangea serve --host 0.0.0.0",
        "make play NETWORK=yes",
    ]


def test_a_client_elsewhere_gets_no_command_and_a_database_server_appears_in_none() -> None:
    assert reach(ServerSettings(), "198.51.100.7", "http", 8137).commands == []
    settings = ServerSettings(database="postgresql://club:password@db.example.org/pangea")
    assert reach(settings, "127.0.0.1", "http", 8137).commands == []


def test_nobody_else_is_told_how_the_network_looks_from_inside() -> None:
    assert reach(EVERYWHERE, "198.51.100.7", "http", 80) == Reach(None, only_here=False, nearby=[])


def test_a_service_at_one_address_is_found_there() -> None:
    assert addresses_in_the_network("192.0.2.5") == ["192.0.2.5"]
    assert addresses_in_the_network("2001:db8::5") == ["[2001:db8::5]"]
    assert addresses_in_the_network("localhost") == []
