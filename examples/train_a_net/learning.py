"""How a net learns: with torch where it is installed, on a GPU if there is one, and else with NumPy."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from nets import Net
from small_net import Floats, Lessons, SmallNet
from symmetries import as_mine

ROWS = 256
"""Positions in one step."""


def has_torch() -> bool:
    return find_spec("torch") is not None


def learn(net: Net, lessons: Lessons, passes: int, seed: int, rate: float = 1e-3) -> list[float]:
    """Go through the lessons so many times; the mean loss of each pass."""
    if has_torch():
        learner: _WithTorch | _WithNumPy = _WithTorch(net, rate)
    else:
        assert isinstance(net, SmallNet), "only the small net learns without torch"
        learner = _WithNumPy(net, rate)
    draw = np.random.default_rng(seed)
    losses = []
    for _ in range(passes):
        order = draw.permutation(len(lessons))
        found = []
        for first in range(0, len(order), ROWS):
            some = lessons.some(order[first : first + ROWS])
            found.append(learner.step(Lessons(as_mine(net.game, some.seen, draw), *_rest(some))))
        losses.append(float(np.mean(found)))
    learner.done()
    return losses


def _rest(lessons: Lessons) -> tuple[Any, Floats, Floats]:
    return lessons.mask, lessons.policy, lessons.values


class _WithNumPy:
    def __init__(self, net: SmallNet, rate: float) -> None:
        self._net, self._rate = net, rate

    def step(self, lessons: Lessons) -> float:
        return self._net.learn(lessons, self._rate)

    def done(self) -> None:
        """The net has its weights already."""


class _WithTorch:
    """The same net, loss and optimiser."""

    def __init__(self, net: Net, rate: float) -> None:
        # Not imported at the top: whoever has no torch learns with NumPy.
        self._torch: Any = import_module("torch")
        self._device = "cuda" if self._torch.cuda.is_available() else "cpu"
        self._net = net
        self._weights = {name: self._tensor(weight).requires_grad_() for name, weight in net.weights.items()}
        self._adam = self._torch.optim.Adam(self._weights.values(), lr=rate)

    def step(self, lessons: Lessons) -> float:
        torch, w = self._torch, self._weights
        seen, mask, policy, values = map(
            self._tensor, (lessons.seen, lessons.mask, lessons.policy, lessons.values)
        )
        logits, said = self._net.forward(w, seen, torch)
        logits = logits.masked_fill(~mask, -1e9)
        surprise = -(policy * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
        loss = surprise + ((said - values) ** 2).sum(dim=1).mean()
        self._adam.zero_grad()
        loss.backward()
        self._adam.step()
        return float(loss.detach())

    def done(self) -> None:
        for name, weight in self._weights.items():
            self._net.weights[name] = weight.detach().cpu().numpy().copy()

    def _tensor(self, array: Any) -> Any:
        return self._torch.from_numpy(np.ascontiguousarray(array)).to(self._device)
