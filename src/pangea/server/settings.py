"""How the service is set up: flags, then the environment (PANGEA_…), then a TOML file, then the defaults."""

from __future__ import annotations

import difflib
import math
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Literal, cast
from urllib.parse import urlsplit

from pangea.core.errors import PangeaError
from pangea.core.words import Phrase
from pangea.server.http.addresses import LOGGED, Proxies
from pangea.server.keyring import Keyring, make_secret, secrets_in

PAGES = Path(__file__).parent.parent / "webui"
"""Where the pages lie once they are built."""
SCHEMES = ("sqlite+aiosqlite", "postgresql+asyncpg")
SHORT = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
"""What people write, and what the store wants to read."""
LOGS = ("plain", "json")
TALK = ("on", "phrases", "off")
SHORTEST_SECRET = 16
MOST_PORT = 65_535
_NAME = re.compile(r"\*|[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?", re.IGNORECASE)


class BadSetting(PangeaError):
    """A setting that can't be: its name, where it was read, and what would be right."""


@dataclass(frozen=True)
class ServerSettings:
    host: str = "127.0.0.1"
    """The address to listen at. 0.0.0.0 is every one this machine has."""
    port: int = 8137
    """0 takes any that is free."""
    database: str = ""
    """Where games are kept. Usually a file in the user's data folder."""
    redis: str = ""
    """What tells other processes that a table moved on. Needed where there is more than one."""
    secret: str = ""
    """What cookies are signed with. Usually made at the first start and stored beside the data."""
    earlier_secrets: str = ""
    """Secrets that cookies were signed with before, with commas between: such cookies remain valid."""
    public: str = ""
    """The address that players know, if a proxy stands in front: https://games.example.org"""
    names: str = ""
    """Other names that the service is known by, with commas between; * is any name."""
    proxies: str = "127.0.0.1"
    """The proxies that are believed when they say who asks, with commas between."""
    pages: str = ""
    """A folder of pages to show, in place of those that come with Pangea."""
    log: str = "plain"
    """How the log is written: plain for people, json for programs."""
    log_addresses: str = "full"
    """How clients' addresses are written to the log: full, short (a network) or none."""
    metrics: str = ""
    """Where figures for Prometheus are shown, a port of their own: 127.0.0.1:9137. Usually nowhere."""
    bot_threads: int = 0
    """How many bots think at a time. Usually half of the cores."""
    pace: float = 1.0
    """How long a bot takes for a move, as a part of the usual second. 0 is at once."""
    bytes_per_day: int = 20_000_000
    """How much is kept for an address and day: records, boards, tables, people. 0 sets no limit."""
    keep_days: int = 365
    """Days after which what nobody has opened is removed. 0 keeps all."""
    tables_per_person: int = 50
    """How many games that are not over a person may have made."""
    bot_tables_per_address: int = 100
    """At how many games from one address a bot may be to move at the same time."""
    talk: str = "on"
    """What people may say at tables: on, phrases (set ones alone) or off."""
    requests_per_second: int = 20
    """How much one person may ask for in the long run; ten times as much at once."""
    requests_per_address: int = 100
    """The same for an address: a whole club may be behind it."""
    sockets_per_address: int = 200
    connections: int = 10_000
    """At most this many connections at once, WebSockets included; fewer where fewer files may be open."""
    connections_per_address: int = 256
    """At most this many of one address, besides its WebSockets. Proxies may have as many as there are."""
    head_seconds: float = 10.0
    """Seconds in which the head of a request must have come."""
    body_seconds: float = 60.0
    """Seconds in which its whole body must have come."""
    body_bytes: int = 1_000_000
    message_bytes: int = 65_536
    """The longest message over a WebSocket."""

    def __post_init__(self) -> None:
        self._check_numbers()
        self._check_words()
        self._check_addresses()

    def _check_numbers(self) -> None:
        for name in ("pace", "head_seconds", "body_seconds"):
            if not math.isfinite(getattr(self, name)):
                raise _wrong_kind(name, getattr(self, name), "float")
        for name, least in _LEAST.items():
            if getattr(self, name) < least:
                raise BadSetting("server-setting-least", name=name, least=str(least))
        if self.port > MOST_PORT:
            raise BadSetting("server-setting-port", port=str(self.port))

    def _check_words(self) -> None:
        _check_secrets(secret for secret in (self.secret, *self._earlier) if secret)
        for name, choices in _CHOICES.items():
            value = getattr(self, name)
            if value not in choices:
                raise BadSetting("server-setting-choice", name=name, value=value, choices=", ".join(choices))
        if self.pages and not Path(self.pages).is_dir():
            raise BadSetting("server-setting-pages", value=self.pages)
        if self.database and self.database_url.partition("://")[0] not in SCHEMES:
            raise BadSetting("server-setting-database", value=self.database.partition("://")[0])

    def _check_addresses(self) -> None:
        if self.public and not self.public.startswith(("http://", "https://")):
            raise BadSetting("server-setting-public", value=self.public)
        for name in self.name_list:
            if not _NAME.fullmatch(name):
                raise BadSetting("server-setting-names", value=name)
        _ = self.metrics_address
        try:
            Proxies(self.proxies)
        except ValueError:
            raise BadSetting("server-setting-proxies", value=self.proxies) from None

    @property
    def name_list(self) -> list[str]:
        return [name.strip().lower() for name in self.names.split(",") if name.strip()]

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """The host and the port that figures are shown at."""
        if not self.metrics:
            return None
        host, _, port = self.metrics.rpartition(":")
        if not host or not port.isdecimal() or int(port) > MOST_PORT:
            raise BadSetting("server-setting-metrics", value=self.metrics)
        return host.removeprefix("[").removesuffix("]"), int(port)

    @property
    def database_url(self) -> str:
        """The database as the store wants to read it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"
        scheme, colon, rest = self.database.partition("://")
        if not colon:  # the name of a file is enough
            return f"sqlite+aiosqlite:///{Path(self.database).resolve()}"
        return f"{SHORT.get(scheme, scheme)}://{rest}"

    @property
    def bots_at_a_time(self) -> int:
        return self.bot_threads or max(1, (os.cpu_count() or 1) // 2)

    @property
    def talk_allowed(self) -> Literal["on", "phrases", "off"]:
        return cast(Literal["on", "phrases", "off"], self.talk)

    @property
    def pages_folder(self) -> Path:
        return Path(self.pages) if self.pages else PAGES

    @property
    def origin(self) -> str:
        """What a browser says its page comes from, if players know the service by another address."""
        return "/".join(self.public.split("/")[:3])

    @property
    def root(self) -> str:
        """Where the pages are among the addresses of a host: usually all of them."""
        return f"{urlsplit(self.public).path.rstrip('/')}/"

    @property
    def keyring(self) -> Keyring:
        """The secrets in the settings and in the secret file; none if there are neither."""
        in_file = secrets_in(self.secret_file)
        _check_secrets(in_file)
        named = [self.secret] if self.secret else []
        # The file comes before earlier secrets: where no secret is set, its first line signs.
        return Keyring([*named, *in_file, *self._earlier])

    def make_secret(self) -> None:
        """Write a new secret to the secret file."""
        make_secret(self.secret_file)

    @property
    def secret_file(self) -> Path:
        """Where secrets are stored that are not set, one on each line; the first signs."""
        return _beside(self.database_url) / "secret"

    @property
    def _earlier(self) -> list[str]:
        return [secret.strip() for secret in self.earlier_secrets.split(",") if secret.strip()]


_LEAST = {
    "port": 0,
    "bot_threads": 0,
    "pace": 0,
    "bytes_per_day": 0,
    "keep_days": 0,
    "tables_per_person": 1,
    "bot_tables_per_address": 1,
    "requests_per_second": 1,
    "requests_per_address": 1,
    "sockets_per_address": 1,
    "connections": 16,
    "connections_per_address": 1,
    "head_seconds": 0.1,
    "body_seconds": 0.1,
    "body_bytes": 1024,
    "message_bytes": 256,
}
_CHOICES = {"log": LOGS, "log_addresses": LOGGED, "talk": TALK}
_KINDS: Mapping[str, Any] = {"str": str, "int": int, "float": float}


def data_folder() -> Path:
    """Where this user's data belongs on this system."""
    import platformdirs

    return Path(os.environ.get("PANGEA_DATA") or platformdirs.user_data_dir("pangea", appauthor=False))


def settled(
    flags: Mapping[str, Any],
    environment: Mapping[str, str] | None = None,
    file: str | None = None,
) -> ServerSettings:
    """The settings, each from the first place that has it: flags (None: not given), environment, file."""
    environment = os.environ if environment is None else environment
    file = file or environment.get("PANGEA_SETTINGS")
    found = _from_file(Path(file)) if file else {}
    for field in fields(ServerSettings):
        variable = f"PANGEA_{field.name.upper()}"
        if variable in environment:
            found[field.name] = _as_kind(str(field.type), environment[variable], variable)
        if flags.get(field.name) is not None:
            found[field.name] = flags[field.name]
    return replace(ServerSettings(), **found)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as source:
            found = tomllib.load(source)
    except OSError as error:
        raise BadSetting("cli-cannot-read", file=str(file), reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("server-setting-toml", file=str(file), reason=str(error)) from error
    kinds = {field.name: str(field.type) for field in fields(ServerSettings)}
    for name, value in found.items():
        if name not in kinds:
            raise BadSetting("server-setting-unknown", file=str(file), name=name, names=_nearest(name, kinds))
        right = isinstance(value, _KINDS[kinds[name]]) or (kinds[name] == "float" and isinstance(value, int))
        if not right or isinstance(value, bool):
            raise _wrong_kind(f"{file}: {name}", value, kinds[name])
    return found


def _nearest(name: str, known: Mapping[str, str]) -> str:
    return ", ".join(difflib.get_close_matches(name, known, 3, 0.5) or known)


def _as_kind(kind: str, text: str, variable: str) -> Any:
    try:
        return _KINDS[kind](text)
    except ValueError:
        raise _wrong_kind(variable, text, kind) from None


def _wrong_kind(name: str, value: object, kind: str) -> BadSetting:
    return BadSetting("server-setting-kind", name=name, value=str(value), kind=Phrase(f"server-kind-{kind}"))


def _beside(database: str) -> Path:
    """Where what belongs to a database is kept: beside its file, or in the user's data folder."""
    scheme, _, place = database.partition(":///")
    if scheme.startswith("sqlite") and place:
        return Path(place).parent
    return data_folder()


def _check_secrets(secrets: Iterable[str]) -> None:
    if any(len(secret) < SHORTEST_SECRET for secret in secrets):
        raise BadSetting("server-setting-secret", least=SHORTEST_SECRET)
