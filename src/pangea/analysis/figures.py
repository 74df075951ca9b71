"""Shares, changes and numbers as phrases: each language writes them its own way."""

from __future__ import annotations

from pangea.core.words import Phrase


def percent(share: float) -> Phrase:
    """Odds, as a whole number of hundredths."""
    return Phrase("analysis-percent", {"percent": round(100 * share)})


def change(share: float) -> Phrase:
    """A change of odds, with its sign."""
    hundredths = round(100 * share)
    message = "analysis-percent-more" if hundredths > 0 else "analysis-percent-less"
    return Phrase(message if hundredths else "analysis-percent", {"percent": abs(hundredths)})


def decimal(number: float) -> Phrase:
    """A number to one decimal, with the sign that the language puts there."""
    whole, tenth = divmod(round(abs(number) * 10), 10)
    message = "analysis-decimal-less" if number <= -0.05 else "analysis-decimal"
    return Phrase(message, {"whole": whole, "tenth": tenth})
