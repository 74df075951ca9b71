"""The same for all tests, whoever runs them, where, and in which order."""

from __future__ import annotations

import os
from unittest import mock

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

# Whatever language the machine speaks: the tests read what is said in English.
os.environ["PANGEA_LANG"] = "en"

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
