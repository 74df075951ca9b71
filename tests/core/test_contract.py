"""What a game declares of itself."""

from __future__ import annotations

from pangea.core.contract import LEGAL, Refusals


def test_refusals_are_numbered_as_they_are_declared() -> None:
    refusals = Refusals()
    first, second = refusals.add("C3.1", "message-one"), refusals.add("C3.2", "message-two")
    assert LEGAL not in (first, second)
    assert first != second
    assert (refusals[first].rule, refusals[first].message) == ("C3.1", "message-one")
    assert (refusals[second].rule, refusals[second].message) == ("C3.2", "message-two")
    assert [refusal.rule for refusal in refusals] == ["", "C3.1", "C3.2"]
