"""A whole game between bots, in one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from pangea.bots import Bot, bot
from pangea.core.arguments import fast_in, game_name_in, shown
from pangea.core.errors import BadTable
from pangea.core.match import Match, start
from pangea.core.quick import edition_at_hand
from pangea.core.shuffle import below, blocks

_BOT, _SEEDS = "pangea bot", 1 << 62


def play(
    name: str,
    players: Sequence[Bot | str],
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    position: str | None = None,
    fast: bool | None = None,
) -> Match:
    """A game between bots from its beginning, or from a position, to its end.

    A bot is the name of one, or anything that can choose; each seat has its own. With a seed the deals are
    the same each time, and so is whatever bots known by name do by chance.
    """
    if isinstance(players, str | bytes | Mapping) or not isinstance(players, Sequence):
        raise BadTable("core-bots-list", given=shown(players))
    edition = edition_at_hand(game_name_in(name), content, fast_in(fast))
    match = start(edition, len(players), options, seed, names, position)
    seated = [_seated(one, match.seed, seat) for seat, one in enumerate(players)]
    while not match.is_over:
        view = match.view(match.turn)
        match.play(seated[view.seat].choose(view, view.legal()))
    return match


def _seated(player: object, seed: int, seat: int) -> Bot:
    if isinstance(player, str):
        return bot(player, below(blocks(seed, seat, _BOT), _SEEDS))
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        raise BadTable("core-bot-kind", given=shown(player))
    return cast(Bot, player)
