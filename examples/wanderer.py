"""A bot that is a Python object: it leaves the emptiest place first, so that its groups grow slowly."""

from __future__ import annotations

from pangea import View


class Player:
    def __init__(self, seed: int = 0) -> None:
        """Every bot is given a seed for its chance; this one leaves nothing to chance."""

    def choose(self, view: View, legal: list[str]) -> str:
        """One of the legal moves. Clans: the smallest group goes; any other game: whatever comes first."""
        if view.edition.game.name != "clans":
            return legal[0]
        huts = view.fields["group"]
        return min(legal, key=lambda move: huts[int(move.replace(">", " ").split()[1])])
