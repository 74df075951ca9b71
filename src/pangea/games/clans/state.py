"""The table of one game of Clans."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import SIXTY
from pangea.core.record import ALL, OWNER, Counts, Record, field
from pangea.games.clans.board import CLANS, PAIR_SETS, REGIONS, TERRITORIES, VILLAGES

SEATS = 4
ENDINGS = ("playing", "twelfth", "stuck")
TWELFTH, STUCK = 1, 2
NO_CLAN = -1
"""The clan of a seat that has no card yet, and of one whose card is not known."""
NOWHERE = -1
"""Where a village lies that was founded before a position: a position does not say."""


class State(Record):
    """All that lies on the table, and nothing else.

    Sets of territories are bits of one number, as are sets of clans: territory 12 is bit 12.
    """

    players: int = field(np.uint8, means="how many play", seen_by=ALL)
    turn: int = field(np.uint8, means="the seat whose turn it is", seen_by=ALL, is_seat=True)
    ending: int = field(np.int8, means="how the game ended, if it did", seen_by=ALL, one_of=ENDINGS)
    dealt: int = field(
        np.uint8, means="huts laid out and clan cards dealt so far, in the set-up", seen_by=ALL
    )
    laid: Counts = field(
        np.int8, REGIONS, means="laid[region]: the clans that have their hut there", seen_by=ALL, set_of=CLANS
    )
    clan: Counts = field(
        np.int8, SEATS, means="clan[seat]: the secret card", seen_by=OWNER, open_at_end=True, maybe=True
    )
    huts: Counts = field(np.int8, TERRITORIES, CLANS, means="huts[territory, clan]", seen_by=ALL)
    group: Counts = field(np.int8, TERRITORIES, means="group[territory]: its huts, of all clans", seen_by=ALL)
    settled: int = field(np.int64, means="the territories with huts on them", seen_by=ALL, set_of=TERRITORIES)
    contacts: Counts = field(
        np.int64,
        PAIR_SETS,
        means="pairs of neighbours that both have huts: pair n is bit n % 60 of contacts[n // 60]",
        seen_by=ALL,
        worked_out=True,
        set_of=SIXTY,
    )
    founding: int = field(
        np.int64,
        means="new villages that the mover has yet to found, in turn",
        seen_by=ALL,
        set_of=TERRITORIES,
    )
    villages: int = field(np.uint8, means="villages founded so far", seen_by=ALL)
    points: Counts = field(np.int16, CLANS, means="points[clan]", seen_by=ALL)
    tokens: Counts = field(np.int8, SEATS, means="tokens[seat]: bonus tokens taken", seen_by=ALL)
    # The story of each village, in the order they were founded: what an explained score is made of.
    village_place: Counts = field(
        np.int8,
        VILLAGES,
        means="the territory of each village; none if founded before a position",
        seen_by=ALL,
        maybe=True,
    )
    village_seat: Counts = field(np.int8, VILLAGES, means="who founded it", seen_by=ALL, is_seat=True)
    village_huts: Counts = field(np.int8, VILLAGES, means="its huts, after strife", seen_by=ALL)
    village_value: Counts = field(np.int8, VILLAGES, means="its value in points", seen_by=ALL)
    village_clans: Counts = field(
        np.int8, VILLAGES, means="the clans that lived there, after strife", seen_by=ALL, set_of=CLANS
    )
    village_lost: Counts = field(
        np.int8, VILLAGES, means="the clans that strife drove out of it", seen_by=ALL, set_of=CLANS
    )
