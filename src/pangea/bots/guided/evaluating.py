"""What guides a search: a function from what movers see to what they would do and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.bots.guided.growing import Evaluation
from pangea.core.errors import BadBatch

Priors = NDArray[np.float32]
Values = NDArray[np.float32]
Evaluate = Callable[[NDArray[np.float32], NDArray[np.bool_]], tuple[Priors | None, Values | None]]
"""`evaluate(observations, mask)`: a row of `features` and a row of legal moves for each leaf that it is asked
about, which are only lent. A row of priors and a row of values come back; None stands for equal priors, or
for values by playouts. Values are between 0 and 1, as rewards are."""
ROUNDING = 1e-3
"""So far a value may be outside 0 and 1: a net of half precision that is sure of itself."""
NOTHING_SAID = Evaluation(np.zeros((0, 1), np.float32), np.zeros((0, 1), np.float32))


def softmax(logits: NDArray[Any], mask: NDArray[np.bool_]) -> Priors:
    """Priors from the logits of a net: 0 for what is not legal, and each row adds up to 1.

    >>> softmax(np.array([[0.0, 0.0, 5.0]]), np.array([[True, True, False]])).tolist()
    [[0.5, 0.5, 0.0]]
    """
    masked = np.where(mask, np.asarray(logits, np.float32), np.float32(-np.inf))
    raised = np.exp(masked - masked.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


def evaluated(said: object, rows: int, codes: int, players: int) -> Evaluation:
    """What an evaluator answered, looked at before it is used: each mistake is told in a sentence."""
    if not isinstance(said, tuple) or len(said) != 2:
        raise BadBatch("bots-guided-answer", given=type(said).__name__)
    priors, values = said
    return Evaluation(
        NOTHING_SAID.priors if priors is None else _priors(priors, rows, codes),
        NOTHING_SAID.values if values is None else _values(values, rows, players),
    )


def _priors(given: Any, rows: int, codes: int) -> Priors:
    priors = _numbers(given)
    if priors is None or priors.shape != (rows, codes):
        raise BadBatch("bots-guided-priors", shape=_described(given), rows=rows, codes=codes)
    if not (np.isfinite(priors).all() and (priors >= 0).all()):
        raise BadBatch("bots-guided-priors-negative")
    return priors


def _values(given: Any, rows: int, players: int) -> Values:
    values = _numbers(given)
    if values is not None and values.ndim == 1:
        values = values.reshape(-1, 1)
    if values is None or values.ndim != 2 or len(values) != rows or 1 < values.shape[1] < players:
        raise BadBatch("bots-guided-values", shape=_described(given), rows=rows, players=players)
    if values.shape[1] == 0 or not np.isfinite(values).all():
        raise BadBatch("bots-guided-values-finite")
    read = values[:, :players]  # a net for more players says more: that is not used
    least, most = float(read.min(initial=0)), float(read.max(initial=1))
    if least < -ROUNDING or most > 1 + ROUNDING:
        raise BadBatch("bots-guided-values-range", given=f"{least if least < -ROUNDING else most:.4g}")
    return values


def _numbers(given: Any) -> NDArray[np.float32] | None:
    if getattr(given, "requires_grad", False):
        raise BadBatch("bots-guided-gradient")
    try:
        return np.ascontiguousarray(given, np.float32)
    except (
        TypeError,
        ValueError,
        RuntimeError,
    ):  # RuntimeError: PyTorch can't hand it over
        return None


def _described(given: Any) -> str:
    shape = getattr(given, "shape", None)
    return type(given).__name__ if shape is None else f"{type(given).__name__}, {tuple(shape)}"
