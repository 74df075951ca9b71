"""HMAC-SHA-256 as rules, so that compiled code can draw from a seed by itself: the same bits as Python's own.

Everything is in one row of words of 32 bits: the key, taken in twice as HMAC wants it, the hash, and the
block that is being worked in. Messages are short: each fits into one block.
"""

from __future__ import annotations

import hashlib
from math import floor

import numpy as np
from numpy.typing import NDArray

from pangea.core.kernel import rule

Words = NDArray[np.int64]
"""Room for all of it. Each number is a word of 32 bits, never negative."""

_PRIMES = [number for number in range(2, 312) if all(number % less for less in range(2, number))]
_WORD = 0xFFFFFFFF
_FIRST = np.array([floor(prime ** (1 / 2) * 2**32) & _WORD for prime in _PRIMES[:8]], np.int64)
_ROUNDS = np.array([floor(prime ** (1 / 3) * 2**32) & _WORD for prime in _PRIMES], np.int64)

_HASHED = 8
"""Words of a hash"""
_BLOCK_WORDS, _BLOCK_BYTES = 16, 64
_ROOM_OF_BLOCK = 64
_INNER, _OUTER, HASH, BLOCK = 0, 8, 16, 24
"""Where in the row they begin"""
_INNER_PAD, _OUTER_PAD = 0x36363636, 0x5C5C5C5C
_END_MARK = 0x80


def room_for(key: bytes) -> Words:
    """Room to work in. The key lies where `take_key` finds it."""
    padded = (key if len(key) <= _BLOCK_BYTES else hashlib.sha256(key).digest()).ljust(_BLOCK_BYTES, b"\0")
    words = np.zeros(BLOCK + _ROOM_OF_BLOCK, np.int64)
    words[BLOCK : BLOCK + _BLOCK_WORDS] = np.frombuffer(padded, ">u4")
    return words


@rule
def take_key(words: Words) -> None:
    """Take the key in the block in: once for all messages."""
    for number in range(_BLOCK_WORDS):
        words[BLOCK + number] = int(words[BLOCK + number]) ^ _INNER_PAD
    for number in range(_HASHED):
        words[HASH + number] = _FIRST[number]
    compress(words, HASH, _INNER)
    for number in range(_BLOCK_WORDS):
        words[BLOCK + number] = int(words[BLOCK + number]) ^ _INNER_PAD ^ _OUTER_PAD
    compress(words, HASH, _OUTER)


@rule
def begin_message(words: Words) -> None:
    """An empty block, to `put` a message into."""
    for number in range(_BLOCK_WORDS):
        words[BLOCK + number] = 0


@rule
def put(words: Words, at: int, byte: int) -> int:
    """One byte of a message into the block; where the next one belongs."""
    words[BLOCK + (at >> 2)] = int(words[BLOCK + (at >> 2)]) | (byte << (24 - 8 * (at & 3)))
    return at + 1


@rule
def sign(words: Words, length: int) -> None:
    """The HMAC of the message in the block, into the hash."""
    put(words, length, _END_MARK)
    words[BLOCK + 15] = 8 * (_BLOCK_BYTES + length)
    compress(words, _INNER, HASH)
    begin_message(words)
    for number in range(_HASHED):
        words[BLOCK + number] = words[HASH + number]
    put(words, 4 * _HASHED, _END_MARK)
    words[BLOCK + 15] = 8 * (_BLOCK_BYTES + 4 * _HASHED)
    compress(words, _OUTER, HASH)


@rule
def twice(word: int) -> int:
    """A word beside itself: shifted to the right, its lower half is the word rotated."""
    return word | (word << 32)


@rule
def compress(words: Words, start: int, to: int) -> None:
    """Take the block into the hash at `start`; the new one is written at `to`. The block stays as it is."""
    for number in range(BLOCK + 16, BLOCK + 64):
        early, late = int(words[number - 15]), int(words[number - 2])
        two, other = twice(early), twice(late)
        mixed = ((two >> 7) ^ (two >> 18) ^ (early >> 3)) & _WORD
        stirred = ((other >> 17) ^ (other >> 19) ^ (late >> 10)) & _WORD
        words[number] = (int(words[number - 16]) + mixed + int(words[number - 7]) + stirred) & _WORD
    a, b, c, d = int(words[start]), int(words[start + 1]), int(words[start + 2]), int(words[start + 3])
    e, f, g, h = int(words[start + 4]), int(words[start + 5]), int(words[start + 6]), int(words[start + 7])
    for number in range(64):
        two = twice(e)
        mixed = ((two >> 6) ^ (two >> 11) ^ (two >> 25)) & _WORD
        chosen = g ^ (e & (f ^ g))
        added = h + mixed + chosen + int(_ROUNDS[number]) + int(words[BLOCK + number])
        two = twice(a)
        mixed = ((two >> 2) ^ (two >> 13) ^ (two >> 22)) & _WORD
        most = (a & b) | (c & (a | b))
        h, g, f, e = g, f, e, (d + added) & _WORD
        d, c, b, a = c, b, a, (added + mixed + most) & _WORD
    words[to] = (int(words[start]) + a) & _WORD
    words[to + 1] = (int(words[start + 1]) + b) & _WORD
    words[to + 2] = (int(words[start + 2]) + c) & _WORD
    words[to + 3] = (int(words[start + 3]) + d) & _WORD
    words[to + 4] = (int(words[start + 4]) + e) & _WORD
    words[to + 5] = (int(words[start + 5]) + f) & _WORD
    words[to + 6] = (int(words[start + 6]) + g) & _WORD
    words[to + 7] = (int(words[start + 7]) + h) & _WORD
