"""`pangea serve`, as its host starts and stops it; and what deploy/ says."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sys
import tomllib
from configparser import ConfigParser, SectionProxy
from contextlib import AbstractContextManager
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import pytest
import yaml  # type: ignore[import-untyped]

from pangea.server.http.addresses import Proxies
from pangea.server.running import OTHER_FILES
from pangea.server.settings import ServerSettings, settled
from tests.processes import PIPE, Process, finish, patient_with, started

DEPLOY = Path(__file__).parents[3] / "deploy"


def pangea_serve(folder: Path, *words: str) -> AbstractContextManager[Process]:
    program = [sys.executable, "-c", "from pangea.cli import main; main()", "serve", *words]
    environment = {**os.environ, "PANGEA_LANG": "en", "PANGEA_DATA": str(folder)}
    return started(program, environment=environment, stdout=PIPE, stderr=PIPE)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "told to stop"])
def test_it_opens_says_where_and_closes_in_good_order(tmp_path: Path, stop: signal.Signals) -> None:
    with pangea_serve(tmp_path, "--port", "0", "--log", "json") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        with patient_with(program, "says where it is"):
            address = program.stdout.readline().strip().removeprefix("Pangea is open at ")
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
            assert "Ctrl-C" in program.stdout.readline()
        with build_opener(ProxyHandler({})).open(f"{address}/api/games") as answer:
            assert json.load(answer)["games"]
        program.send_signal(stop)
        done = finish(program)
        lines = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
        assert done.returncode == 0
    assert [line["event"] for line in lines] == ["open", "asked", "closed"]
    assert lines[1]["path"] == "/api/games"
    assert lines[1]["status"] == 200
    assert {"secret", "tables.sqlite"} <= {file.name for file in tmp_path.iterdir()}
    assert {file.stat().st_mode & 0o077 for file in tmp_path.iterdir() if file.is_file()} == {0}


def test_wrong_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for words, says in (
            (["--port", port], f"Port {port} is taken by another program"),
            (["--port", "70000"], "There is no port 70000"),
            (["--host", "203.0.113.7", "--port", "0"], "can’t listen on 203.0.113.7"),
            (["--settings", "none.toml"], "none.toml can’t be read"),
            (["--log", "loud"], "can’t be “loud”"),
            (["--port", "0", "--database", str(tmp_path)], "The games can’t be opened"),
            (["--port", "0", "--database", "postgresql://127.0.0.1:1/x"], "The games can’t be opened"),
            (
                ["--port", "0", "--database", "postgresql://a@b/x?target_session=any"],
                "can’t have “target_session”",
            ),
            (["--port", "0", "--database", "sqlite://"], "This address names no file"),
        ):
            with pangea_serve(tmp_path, *words) as program:
                done = finish(program)
            assert done.returncode == 2
            assert says in done.stderr
            assert "Traceback" not in done.stderr
            assert not done.stdout


def test_the_settings_of_deploy_are_the_usual_ones() -> None:
    found = settled({}, {}, str(DEPLOY / "pangea.toml"))
    assert found == ServerSettings(log="json")
    text = (DEPLOY / "pangea.toml").read_text(encoding="utf-8")
    named = set(re.findall(r"^(?:# )?(\w+) = ", text, re.MULTILINE))
    assert named == set(ServerSettings.__dataclass_fields__)
    assert tomllib.loads(text)


def test_compose_runs_what_there_is() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"service", "postgres", "redis", "proxy"}
    environment = {
        name: re.sub(r"\$\{\w+(?::[?-]([^}]*))?\}", r"\1", str(value))
        for name, value in services["service"]["environment"].items()
    }
    chosen = settled({}, environment)
    assert chosen.database_url.startswith("postgresql+asyncpg://")
    assert chosen.redis.startswith("redis://")
    assert chosen.secret
    used = {volume.partition(":")[0] for one in services.values() for volume in one.get("volumes", ())}
    assert {name for name in used if not name.startswith(".")} == set(compose["volumes"])
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert f"EXPOSE {chosen.port}" in dockerfile
    assert services["service"]["expose"] == [str(chosen.port)]
    assert f"port {chosen.port}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_compose_believes_its_proxy_alone_and_limits_everybody() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    believed = Proxies(services["service"]["environment"]["PANGEA_PROXIES"])
    (subnet,) = compose["networks"]["front"]["ipam"]["config"]
    others = [str(address) for address in ip_network(subnet["subnet"]).hosts() if str(address) != proxy]
    assert proxy in believed
    assert ip_address(proxy) in ip_network(subnet["subnet"])
    assert not [address for address in others if address in believed]
    for name in ("postgres", "redis"):  # nobody outside reaches them
        assert services[name]["networks"] == ["back"]
        assert "ports" not in services[name]
    assert compose["networks"]["back"]["internal"]
    for service in services.values():
        assert set(service["deploy"]["resources"]["limits"]) == {"cpus", "memory", "pids"}
        assert "no-new-privileges:true" in service["security_opt"]
    assert services["service"]["ulimits"]["nofile"] >= ServerSettings().connections + OTHER_FILES


def test_the_password_of_compose_is_in_no_address() -> None:
    """Within an address, some characters mean something else."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    services = yaml.safe_load(text)["services"]
    given = [
        name
        for service in services.values()
        for name, value in service.get("environment", {}).items()
        if "POSTGRES_PASSWORD" in str(value)
    ]
    assert sorted(given) == ["PGPASSWORD", "POSTGRES_PASSWORD"]
    assert "POSTGRES_PASSWORD=''" in (DEPLOY / "env.example").read_text(encoding="utf-8")


def unit() -> SectionProxy:
    """What deploy/ tells systemd about the service."""
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "pangea.service")
    assert set(parser.sections()) == {"Unit", "Service", "Install"}
    return parser["Service"]


def test_the_unit_for_systemd_starts_the_service() -> None:
    service = unit()
    assert service["ExecStart"].endswith("pangea serve --settings /etc/pangea.toml")
    assert "PANGEA_DATA=/var/lib/pangea" in service["Environment"]


def test_the_unit_lets_the_service_do_what_it_must_and_no_more() -> None:
    service = unit()
    assert int(service["LimitNOFILE"]) >= ServerSettings().connections + OTHER_FILES
    assert service["MemoryMax"] == "2G"
    assert service["UMask"] == "0077"
    assert service["CapabilityBoundingSet"] == ""
    lines = (DEPLOY / "pangea.service").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("SystemCallFilter=")] == [
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged",
    ]
    # It runs what it has compiled: that must not be forbidden.
    assert "MemoryDenyWriteExecute" not in service
    for word in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert service[word] == "yes"
    assert service["ProtectSystem"] == "strict"
