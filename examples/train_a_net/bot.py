"""The bot that a trained net makes: `./examples/train_a_net/bot.py:Learned:net=net.npz,iterations=600`."""

from __future__ import annotations

from dataclasses import replace

from nets import load
from self_play import PLAYED_OUT

from pangea.bots.guided import GuidedPlayer, GuidedSettings


class Learned(GuidedPlayer):
    """Priors are the net's. Leaves are played out, unless `values` says that the net is to value them too."""

    def __init__(
        self,
        seed: int,
        net: str = "net.npz",
        iterations: int | None = None,
        seconds: float | None = None,
        values: bool = False,
        curiosity: float = PLAYED_OUT.curiosity,
        impulse: float = PLAYED_OUT.impulse,
    ) -> None:
        guide = load(net)
        settings = GuidedSettings(leaves=8) if values else PLAYED_OUT
        super().__init__(
            guide if values else lambda *seen: (guide(*seen)[0], None),
            seed,
            iterations=(iterations or 600) if seconds is None else None,
            seconds=seconds,
            settings=replace(settings, curiosity=curiosity, impulse=impulse),
        )
