"""WebKit, the engine of phones with iOS: that of GTK, driven by WebDriver, on a screen nobody sees."""

from __future__ import annotations

import json
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from tests.engines.browser import ALL_EYES, HEIGHT, WIDTH, answer_of, asked, click, program
from tests.patience import PATIENCE
from tests.processes import patient_with, started
from tests.server.servers import wait_until

HEARING = Path(__file__).with_name("hearing.js")


class WebKit:
    """What goes wrong before a page has loaded is not heard; it shows in what can't be done there."""

    def __init__(self, driver: str) -> None:
        self._client = httpx.Client(base_url=driver, timeout=PATIENCE)
        wait_until(self._listens, "WebKitWebDriver listens")
        session = self._tell("POST", "/session", capabilities={})["sessionId"]
        self._client.base_url = httpx.URL(f"{driver}/session/{session}")
        self._tell("POST", "/timeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Self]:
        name, port = program("WebKit", "WebKitWebDriver"), _free_port()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home, _display() as display:
            _ask_for_less_motion(Path(home))
            place = {"DISPLAY": display, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
            with (
                started([name, f"--port={port}"], environment={**os.environ, **place}),
                closing(cls(f"http://127.0.0.1:{port}")) as browser,
            ):
                yield browser

    @property
    def errors(self) -> list[str]:
        heard: list[str] = self.evaluate("hearing.heard()")
        return heard

    @property
    def mouse(self) -> Self:
        return self

    def click(self, x: float, y: float) -> None:
        self._tell("POST", "/actions", actions=click(x, y))

    def open(self, address: str) -> None:
        self._tell("POST", "/url", url=address)
        self._open_eyes()

    def reload(self) -> None:
        self._tell("POST", "/refresh")
        self._open_eyes()

    def evaluate(self, expression: str, arg: Any = None, /) -> Any:
        script = (
            "const [given, done] = arguments;"
            f"({asked(expression)})(given).then(done, (error) => done({{ error: String(error) }}));"
        )
        answer = self._tell("POST", "/execute/async", script=script, args=[json.dumps(arg)])
        assert isinstance(answer, str), answer["error"]
        return answer_of(answer)

    def close(self) -> None:
        self._tell("DELETE", "")
        self._client.close()

    def _open_eyes(self) -> None:
        for eyes in (HEARING, *ALL_EYES):
            self._tell("POST", "/execute/sync", script=eyes.read_text(), args=[])

    def _tell(self, method: str, path: str, **what: Any) -> Any:
        answer = self._client.request(method, path, json=what if method == "POST" else None)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def _listens(self) -> bool:
        try:
            return self._client.get("/status").is_success
        except httpx.TransportError:
            return False


def _free_port() -> int:
    """The driver takes none but a port that it is told."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def _ask_for_less_motion(home: Path) -> None:
    settings = home / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")


@contextmanager
def _display() -> Iterator[str]:
    """A display of its own. It says its number when it is there."""
    name = program("WebKit", "Xvfb")
    reading, writing = os.pipe()
    size = f"{WIDTH}x{HEIGHT + 100}x24"
    command = [name, "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
    with os.fdopen(reading) as told, started(command, pass_fds=[writing]) as process:
        os.close(writing)
        with patient_with(process, "says its number"):
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            process.terminate()  # it removes its lock as it ends
            process.wait(PATIENCE)
