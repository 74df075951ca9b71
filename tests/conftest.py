"""The same for all tests, whoever runs them, where, and in which order."""

from __future__ import annotations

import os
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from pangea.core import quick
from tests import leftovers

# Whatever language the machine speaks: the tests read what is said in English.
os.environ["PANGEA_LANG"] = "en"

# Compiled rules are used where they are kept; nobody compiles behind the back of a test that is not about it.
quick.in_background = False

# Made-up examples are the same each time, and have the time that they need.
settings.register_profile(
    "same every time",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same every time")

# Numbers and words of our sources would come into the examples, and which sources are loaded depends on the
# tests that ran before in the same process.
mock.patch.object(providers, "_get_local_constants", Constants).start()

KINDS = {
    "analysis/test_command.py": "slow",
    "arena/test_cluster.py": "cluster",
    "arena/test_command.py": "slow",
    "bots/test_guided.py": "slow",
    "bots/test_search.py": "slow",
    "cli/test_own_box.py": "slow",
    "conformance/test_bots.py": "slow",
    "conformance/test_gpu.py": "gpu",
    "conformance/test_parity.py": "slow",
    "core/test_tables.py": "slow",
    "datasets/test_command.py": "slow",
    "games/genesis/test_random_games.py": "slow",
    "games/trias/test_reference.py": "slow",
    "lab/test_command.py": "slow",
    "puzzles/test_command.py": "slow",
    "puzzles/test_judging.py": "slow",
    "puzzles/test_shipped.py": "slow",
    "server/crash": "crash",
    "server/domain/test_thinking.py": "slow",
    "simulate/test_on_gpu.py": "gpu",
    "server/wire": "wire",
    "test_example_bots.py": "slow",
    "test_wheel.py": "wheel",
    "web": "web",
}
"""What a test takes beyond a moment, by where it lies; pyproject.toml says what the words mean."""
FIRST = ("crash", "cluster", "wheel", "gpu", "slow", "wire", "web")
"""The kinds in the order in which they run, before all others. Of two workers each has a half and whoever is
done takes from the end of the other's: at the very end only short tests are left, and nobody waits long."""


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    pluginmanager.register(leftovers)  # its option is added as it is registered


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for place, kind in KINDS.items():
        here = Path(__file__).parent / place
        if not here.exists():
            raise pytest.UsageError(f"tests/{place} is not there: tests/conftest.py marks it “{kind}”")
        for item in items:
            if item.path.is_relative_to(here):
                item.add_marker(kind)
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    return next((turn for turn, kind in enumerate(FIRST) if item.get_closest_marker(kind)), len(FIRST))
