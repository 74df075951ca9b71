"""Bots against bots: matches, tournaments and ratings, on one machine or on many."""

from __future__ import annotations

from pangea.arena.matches import Lapse, Outcome
from pangea.arena.playing import play
from pangea.arena.seeded import SeededPlay
from pangea.arena.tournaments import Fixture, Result, Tournament

__all__ = ["Fixture", "Lapse", "Outcome", "Result", "SeededPlay", "Tournament", "play"]
