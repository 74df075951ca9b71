"""Games looked at afterwards: every move judged by what its mover could know, and luck told from skill."""

from __future__ import annotations

from pangea.analysis.foresight import Depth, Outlook
from pangea.analysis.judging import analyse
from pangea.analysis.report import Account, Analysis, Judgement, Luck, Station, TurningPoint, Verdict
from pangea.analysis.telling import explained

__all__ = [
    "Account",
    "Analysis",
    "Depth",
    "Judgement",
    "Luck",
    "Outlook",
    "Station",
    "TurningPoint",
    "Verdict",
    "analyse",
    "explained",
]
