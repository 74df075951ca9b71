"""ServerSettings: from flags, the environment and a file, in this order; and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from pangea.server.settings import BadSetting, ServerSettings, settled


def test_flags_count_more_than_the_environment_and_that_more_than_a_file(tmp_path: Path) -> None:
    file = tmp_path / "pangea.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\npace = 2\nlog = "json"\n')
    found = settled({"port": 3, "host": None}, {"PANGEA_PORT": "2", "PANGEA_PACE": "0.5"}, str(file))
    assert (found.host, found.port, found.pace, found.log) == ("10.0.0.1", 3, 0.5, "json")
    assert found.tables_per_person == ServerSettings().tables_per_person


def test_the_file_may_be_named_in_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "pangea.toml"
    file.write_text("port = 99\n")
    assert settled({}, {"PANGEA_SETTINGS": str(file)}).port == 99


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "there is no setting “prot”. The settings are: port"),
        ('port = "many"', "port can’t be “many”: it must be a whole number"),
        ("port = true", "it must be a whole number"),
        ("host = 3", "it must be text"),
        ("port = 70000", "There is no port 70000"),
        ("port = -1", "“port” must be at least 0"),
        ("pace = nan", "pace can’t be “nan”: it must be a number"),
        ("pace = inf", "pace can’t be “inf”: it must be a number"),
        ('secret = "x"', "at least 16 characters"),
        ('earlier_secrets = "the secret of last year, y"', "at least 16 characters"),
        ("port = ", "is not TOML"),
        ('log = "loud"', "can’t be “loud”. It can be: plain, json"),
        ('public = "games.example.org"', "Write it as https://"),
        ('log_addresses = "half"', "It can be: full, short, none"),
        ('proxies = "proxy.example"', "“proxy.example” is not a list of proxies. Write their addresses"),
        ('proxies = "10.0.0.1/8"', "is not a list of proxies"),
        ('names = "https://games.example"', "Write it as games.example.org, without https://"),
        ('names = "games.example:80"', "without a port"),
        ('metrics = "9137"', "Write it as 127.0.0.1:9137"),
        ('metrics = "127.0.0.1:99999"', "is not an address and a port"),
        ("connections = 2", "“connections” must be at least 16"),
        ("head_seconds = 0", "“head_seconds” must be at least 0.1"),
        ("body_seconds = inf", "it must be a number"),
        ('pages = "no/such/folder"', "does not exist"),
        ('database = "mysql://localhost/pangea"', "“mysql” is not a database for Pangea"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_would_be_right(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "pangea.toml"
    file.write_text(text + "\n")
    with pytest.raises(BadSetting) as caught:
        settled({}, {}, str(file))
    assert says in caught.value.told("en")
    for lang in ("it", "fr", "de"):
        assert caught.value.told(lang)


def test_a_variable_that_is_no_number_is_refused_by_its_name() -> None:
    with pytest.raises(BadSetting) as caught:
        settled({}, {"PANGEA_PORT": "http"})
    assert "PANGEA_PORT can’t be “http”" in caught.value.told()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as caught:
        settled({}, {}, str(tmp_path / "none.toml"))
    assert "none.toml can’t be read" in caught.value.told()


@pytest.mark.parametrize(
    ("written", "means"),
    [
        ("postgresql://ada@db/games", "postgresql+asyncpg://ada@db/games"),
        ("postgres://ada@db/games", "postgresql+asyncpg://ada@db/games"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
    ],
)
def test_a_database_is_written_as_people_write_it(written: str, means: str) -> None:
    assert ServerSettings(database=written).database_url == means


def test_the_usual_database_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANGEA_DATA", str(tmp_path))
    assert ServerSettings().database_url == f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"


def test_a_secret_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "games.db"))
    assert not settings.keyring.secrets
    settings.make_secret()
    (first,) = settings.keyring.secrets
    settings.make_secret()
    assert settings.keyring.secrets == [first]
    assert len(first) >= 32
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert [file.name for file in tmp_path.iterdir()] == ["secret"]
    named = ServerSettings(
        secret="mine, and no one else’s",
        earlier_secrets="an earlier secret, and yet another one",
        database="x.db",
    )
    assert named.keyring.secrets == ["mine, and no one else’s", "an earlier secret", "and yet another one"]


def test_the_origin_is_the_beginning_of_the_public_address() -> None:
    assert ServerSettings(public="https://games.example.org/pangea").origin == "https://games.example.org"
    assert ServerSettings().origin == ""
