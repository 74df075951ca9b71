"""What an option or a board does to a game: the same games with it and without, and what differs."""

from __future__ import annotations

from pangea.lab.experiments import Experiment, Side
from pangea.lab.findings import Findings
from pangea.lab.running import run

__all__ = ["Experiment", "Findings", "Side", "run"]
