"""Logarithm and exponential, the same to the last bit on every machine and in every mode.

Libraries of mathematics round them each their own way, so a search or a belief would think other thoughts in
a browser than on a server. What every machine rounds alike is + - * / and the square root: these two are made
of nothing else. Halving and doubling are exact, so they bring a number near 1 (or near 0), where a short
series is right to about the last bit.
"""

from __future__ import annotations

from pangea.core.kernel import rule

LN_2 = 0.6931471803691238
"""The logarithm of 2, with zeros at its end: 2,000 times this is still exact …"""
LN_2_REST = 1.9082149292705877e-10
"""… and what it lacks."""
ROOT_2 = 1.4142135623730951
INFINITY = float("inf")
NO_NUMBER = float("nan")
FAR = 65536.0
"""Far from 1 a number is brought nearer by sixteen halvings at once."""
MOST = 709.782712893384
"""The exponential of more is infinite …"""
LEAST = -745.1332191019412
"""… and that of less is 0."""


@rule
def log(number: float) -> float:
    """The natural logarithm of a number above 0; of 0, minus infinity."""
    if not 0.0 < number < INFINITY:
        return -INFINITY if number == 0.0 else NO_NUMBER
    near = float(number)
    doublings = 0.0
    while near >= FAR:
        near /= FAR
        doublings += 16.0
    while near * FAR <= 1.0:
        near *= FAR
        doublings -= 16.0
    while near > ROOT_2:
        near *= 0.5
        doublings += 1.0
    while near * ROOT_2 < 1.0:
        near *= 2.0
        doublings -= 1.0
    ratio = (near - 1.0) / (near + 1.0)
    square = ratio * ratio
    return doublings * LN_2 + (doublings * LN_2_REST + ratio * log_series(square))


@rule
def log_series(square: float) -> float:
    """2 + 2/3 x + 2/5 x² + …: the logarithm of (1 + r) / (1 - r) is r times this, where x = r²."""
    # In pairs, and pairs of pairs: a processor works on several at a time.
    fourth = square * square
    low = (2.0 + square * (2.0 / 3.0)) + fourth * (2.0 / 5.0 + square * (2.0 / 7.0))
    middle = (2.0 / 9.0 + square * (2.0 / 11.0)) + fourth * (2.0 / 13.0 + square * (2.0 / 15.0))
    high = (2.0 / 17.0 + square * (2.0 / 19.0)) + fourth * (2.0 / 21.0 + square * (2.0 / 23.0))
    eighth = fourth * fourth
    return low + eighth * (middle + eighth * high)


@rule
def exp(power: float) -> float:
    """e to a power."""
    if not LEAST < power < MOST:
        return INFINITY if power > 0.0 else 0.0
    doublings = int(power / LN_2 + (0.5 if power > 0.0 else -0.5))
    rest = (float(power) - doublings * LN_2) - doublings * LN_2_REST
    grown = 1.0 + rest * exp_series(rest)
    while doublings >= 16:
        grown *= FAR
        doublings -= 16
    while doublings <= -16:
        grown /= FAR
        doublings += 16
    while doublings > 0:
        grown *= 2.0
        doublings -= 1
    while doublings < 0:
        grown *= 0.5
        doublings += 1
    return grown


@rule
def exp_series(rest: float) -> float:
    """1 + x/2! + x²/3! + …: e to the power of x, less 1, is x times this."""
    square = rest * rest
    fourth = square * square
    low = (1.0 + rest / 2.0) + square * (1.0 / 6.0 + rest * (1.0 / 24.0))
    middle = (1.0 / 120.0 + rest * (1.0 / 720.0)) + square * (1.0 / 5040.0 + rest * (1.0 / 40320.0))
    high = (1.0 / 362880.0 + rest * (1.0 / 3628800.0)) + square * (
        1.0 / 39916800.0 + rest * (1.0 / 479001600.0)
    )
    last = 1.0 / 6227020800.0 + rest * (1.0 / 87178291200.0)
    return low + fourth * (middle + fourth * (high + fourth * last))
