"""The games as environments that learners know, a file for each standard: the extra `research` brings it."""

from __future__ import annotations

from pangea.core.extras import needed

needed("research")
