"""The moves of Clans as numbers. First the players': borders to cross, villages to found; then the deals.

move      0 …              the border that all huts of a territory cross (C3.1)
village   BORDERS …        the territory of the village to found next (C4.4)
hut       … + 60           a hut of a clan on a territory (C2.1)
clan      … + 360          the clan card of a seat (C2.2)
"""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.clans.board import BORDERS, CLANS, TERRITORIES, Border, Clan, Territory

HUT_DEALS = TERRITORIES * CLANS


@rule
def crosses_border(move: int) -> bool:
    return move < BORDERS


@rule
def founds_village(move: int) -> bool:
    return BORDERS <= move < BORDERS + TERRITORIES


@rule
def lays_hut(move: int) -> bool:
    return BORDERS + TERRITORIES <= move < BORDERS + TERRITORIES + HUT_DEALS


@rule
def crossing(border: Border) -> int:
    return border


@rule
def founding(territory: Territory) -> int:
    return BORDERS + territory


@rule
def laying(territory: Territory, clan: Clan) -> int:
    return BORDERS + TERRITORIES + territory * CLANS + clan


@rule
def dealing(seat: int, clan: Clan) -> int:
    return BORDERS + TERRITORIES + HUT_DEALS + seat * CLANS + clan


@rule
def border_in(move: int) -> Border:
    """The border that a move crosses."""
    return move  # type: ignore[return-value]


@rule
def village_in(move: int) -> Territory:
    """The territory of the village that a move founds."""
    return move - BORDERS  # type: ignore[return-value]


@rule
def place_in(move: int) -> Territory:
    """The territory that a hut is laid on."""
    return (move - BORDERS - TERRITORIES) // CLANS  # type: ignore[return-value]


@rule
def clan_in(move: int) -> Clan:
    """The clan of a hut or of a card that is dealt."""
    return (move - BORDERS - TERRITORIES) % CLANS  # type: ignore[return-value]


@rule
def seat_in(move: int) -> int:
    """The seat that a clan card is dealt to."""
    return (move - BORDERS - TERRITORIES - HUT_DEALS) // CLANS
