"""Games as tables for learners, in Parquet: written from self-play or from records, and loaded again."""

from __future__ import annotations

from pangea.core.extras import needed

needed("research")

from pangea.datasets.loading import Dataset, load  # noqa: E402  (what it needs is asked for first)
from pangea.datasets.self_play import SelfPlay  # noqa: E402
from pangea.datasets.writing import write  # noqa: E402

__all__ = ["Dataset", "SelfPlay", "load", "write"]
