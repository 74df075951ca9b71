"""Firefox, driven by WebDriver BiDi, which it answers itself: there is no driver to install."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.engines.browser import ALL_EYES, HEIGHT, WIDTH, answer_of, asked, click, program
from tests.patience import PATIENCE
from tests.processes import Process, started
from tests.server.servers import wait_until

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    # It would load pages of its own, and ask for news of itself.
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Firefox:
    def __init__(self, socket: ClientConnection) -> None:
        self._errors: list[str] = []
        self._socket = socket
        self._numbers = count(1)
        self._tell("session.new", capabilities={})
        self._tell("session.subscribe", events=["log.entryAdded"])
        for eyes in ALL_EYES:
            self._tell("script.addPreloadScript", functionDeclaration=f"() => {{ {eyes.read_text()} }}")
        [self._tab] = self._tell("browsingContext.getTree")["contexts"]
        self._here = {"context": self._tab["context"]}
        viewport = {"width": WIDTH, "height": HEIGHT}
        self._tell("browsingContext.setViewport", viewport=viewport, **self._here)

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Self]:
        name = program("Firefox", "firefox-esr", "firefox")
        command = [name, "--headless", "--no-remote", "--remote-debugging-port=0"]
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            _write_preferences(Path(profile))
            said = Path(profile, "said.txt")
            with (
                said.open("wb") as output,
                started([*command, "--profile", profile], stdout=output, stderr=output) as process,
                connect(f"{_address(process, said)}/session", max_size=None) as socket,
            ):
                yield cls(socket)

    @property
    def errors(self) -> list[str]:
        return self._errors

    @property
    def mouse(self) -> Self:
        return self

    def click(self, x: float, y: float) -> None:
        self._tell("input.performActions", actions=click(x, y), **self._here)

    def open(self, address: str) -> None:
        self._tell("browsingContext.navigate", url=address, wait="complete", **self._here)

    def reload(self) -> None:
        self._tell("browsingContext.reload", wait="complete", **self._here)

    def evaluate(self, expression: str, arg: Any = None, /) -> Any:
        outcome = self._tell(
            "script.callFunction",
            functionDeclaration=asked(expression),
            arguments=[{"type": "string", "value": json.dumps(arg)}],
            awaitPromise=True,
            target=self._here,
        )
        assert outcome["type"] == "success", outcome["exceptionDetails"]["text"]
        return answer_of(outcome["result"]["value"])

    def _tell(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._hear(message["params"])
            elif message["id"] == number:
                assert message["type"] == "success", f"{method}: {message}"
                return message["result"]

    def _hear(self, entry: dict[str, Any]) -> None:
        if entry.get("level") == "error":
            self._errors.append(str(entry["text"]))


def _write_preferences(profile: Path) -> None:
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")


def _address(process: Process, said: Path) -> str:
    """Where it listens, which it says when it does."""
    found: list[str] = []

    def is_said() -> bool:
        assert process.poll() is None, f"Firefox has ended: {said.read_text()}"
        found.extend(LISTENING.findall(said.read_text()))
        return bool(found)

    wait_until(is_said, "Firefox listens")
    return found[0]
