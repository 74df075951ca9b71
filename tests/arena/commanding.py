"""`pangea arena` as a person types it."""

from __future__ import annotations

import json
import os
from typing import Any

from tests.commands import run_command
from tests.patience import PATIENCE
from tests.processes import MOST_WRITTEN, NO_LIMIT, Outcome

# Where everybody is busy, Ray gives its own server too little time.
_PATIENT = {
    "RAY_gcs_server_port_wait_time_s": f"{PATIENCE:.0f}",
    "RAY_gcs_server_request_timeout_seconds": f"{PATIENCE:.0f}",
}
ENVIRONMENT = {**os.environ, "PANGEA_LANG": "en", "COLUMNS": "140", "NO_COLOR": "1", **_PATIENT}


def run(*words: str) -> Outcome:
    # Ray's object store is a file of gigabytes, in memory.
    limit = NO_LIMIT if "ray" in words else MOST_WRITTEN
    return run_command("arena", *words, environment=ENVIRONMENT, most_written=limit)


def right(*words: str) -> Outcome:
    outcome = run(*words)
    assert outcome.returncode == 0, outcome.stderr
    assert "Traceback" not in outcome.stderr
    return outcome


def answer(*words: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(right(*words, "--json").stdout)
    return told
