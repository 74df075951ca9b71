"""Who wins by what the rules rank seats by, mostly points: whoever has most, and all who tie with them."""

from __future__ import annotations

from pangea.core.contract import Flags
from pangea.core.kernel import rule


@rule
def compare_seat(seat: int, rank: int, best: int, out: Flags) -> int:
    """Take one more seat into account, in the order of the seats; the best rank so far.

    It wins if nobody before it ranks higher; if it ranks higher than all of them, they do not win.
    """
    if rank > best:
        for earlier in range(seat):
            out[earlier] = False
    out[seat] = rank >= best
    return max(rank, best)
