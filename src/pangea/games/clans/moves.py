"""The moves of Clans as numbers. First the players': borders to cross, villages to found; then the deals.

move      0 …              the border that all huts of a territory cross (C3.1)
village   BORDERS …        the territory of the village to found next (C4.4)
hut       … + 60           a hut of a clan on a territory (C2.1)
clan      … + 360          the clan card of a seat (C2.2)
"""

from __future__ import annotations

from pangea.core.contract import Seat, Sizes
from pangea.core.kernel import rule
from pangea.games.clans.board import (
    BORDERS,
    CLANS,
    TERRITORIES,
    VILLAGES,
    Board,
    Border,
    Clan,
    Territory,
)
from pangea.games.clans.state import SEATS

# The first code of each kind of move but crossing a border, counted from where the borders end: boards differ
# in nothing else.
VILLAGE = 0
HUT = VILLAGE + TERRITORIES
CARD = HUT + TERRITORIES * CLANS
NO_MORE = CARD + SEATS * CLANS


def sizes(board: Board) -> Sizes:
    borders = len(board.borders)
    # A move empties a territory for good, so moves are fewer than territories; a village is asked once.
    longest = TERRITORIES + SEATS + TERRITORIES + VILLAGES
    return Sizes(codes=borders + NO_MORE, legal=max(borders, TERRITORIES), odds=CLANS, moves=longest)


@rule
def crosses_border(move: int) -> bool:
    return move < BORDERS


@rule
def founds_village(move: int) -> bool:
    return BORDERS + VILLAGE <= move < BORDERS + HUT


@rule
def lays_hut(move: int) -> bool:
    return BORDERS + HUT <= move < BORDERS + CARD


@rule
def deals_card(move: int) -> bool:
    return move >= BORDERS + CARD


@rule
def crossing(border: Border) -> int:
    return border


@rule
def founding(territory: Territory) -> int:
    return BORDERS + VILLAGE + territory


@rule
def laying(territory: Territory, clan: Clan) -> int:
    return BORDERS + HUT + territory * CLANS + clan


@rule
def dealing(seat: int, clan: Clan) -> int:
    return BORDERS + CARD + seat * CLANS + clan


@rule
def border_in(move: int) -> Border:
    """The border that a move crosses."""
    return Border(move)


@rule
def village_in(move: int) -> Territory:
    """The territory of the village that a move founds."""
    return Territory(move - BORDERS - VILLAGE)


@rule
def place_in(move: int) -> Territory:
    """The territory that a hut is laid on."""
    return Territory((move - BORDERS - HUT) // CLANS)


@rule
def clan_in(move: int) -> Clan:
    """The clan of a hut or of a card that is dealt."""
    return Clan((move - BORDERS - HUT) % CLANS)


@rule
def seat_in(move: int) -> Seat:
    """The seat that a clan card is dealt to."""
    return Seat((move - BORDERS - CARD) // CLANS)
