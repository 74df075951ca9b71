"""Going on with a tree: where in it a later view is, if the moves since then lead there."""

from __future__ import annotations

from pangea.bots.search.searcher import Searcher
from pangea.core.chance import random_from
from pangea.core.errors import PangeaError
from pangea.core.record import copied
from pangea.core.views import View


def node_of(
    searcher: Searcher, before: View, log_before: list[str], after: View, log_after: list[str]
) -> int | None:
    """The node that a view has in the tree of an earlier one; None if the tree did not get there.

    Only moves that all may know are followed: what nature did out of sight is not told apart in a tree, and
    what was hidden then and is open now may make the tree's worlds impossible.
    """
    same_game = before.seat == after.seat and before.state.players == after.state.players
    if not same_game or not log_before or log_after[: len(log_before)] != log_before:
        return None
    edition, world = after.edition, copied(before.state)
    # Moves are read in a world that fits the earlier view: its hidden parts only have to be whole.
    edition.rules.imagine(world, before.seat, random_from(0))
    node: int | None = searcher.root
    for text in log_after[len(log_before) :]:
        if node is None or text.endswith("?"):
            return None
        try:
            move = edition.read(world, text)
        except PangeaError:
            return None
        if not edition.is_possible(world, move):
            return None
        edition.rules.apply(world, move)
        node = searcher.node_after(node, move)
    return node
