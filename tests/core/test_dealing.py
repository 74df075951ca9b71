"""Nature's moves without Python: the same bits, the same order, the same moves, and what Python is left."""

from __future__ import annotations

import copy
import hmac
import pickle
import random
from typing import Any

import numpy as np
import pytest

import pangea
from pangea.core import dealing, match, sha256
from pangea.core.dealing import LinedUp
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.core.match import Match, start
from pangea.core.record import fingerprint
from pangea.core.sha256 import HASH, Words
from pangea.core.shuffle import SHUFFLE, SPLITMIX, blocks, key_of

GAMES = [game.name for game in pangea.every_game()]
each_game = pytest.mark.parametrize("name", GAMES)
SEED = 0xC0FFEE_0123456789_ABCDEF_0123456789


def hashed(words: Words) -> bytes:
    return words[HASH : HASH + 8].astype(">u4").tobytes()


# The bits


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 200])
def test_a_message_is_signed_as_python_signs_it(length: int) -> None:
    luck = random.Random(length)
    key, message = luck.randbytes(length), luck.randbytes(luck.randrange(50))
    words = sha256.room_for(key)
    sha256.take_key(words)
    for _ in range(2):  # the key is taken in once
        sha256.begin_message(words)
        at = 0
        for byte in message:
            at = sha256.put(words, at, byte)
        sha256.sign(words, at)
        assert hashed(words) == hmac.digest(key, message, "sha256")
        message = b"another"


@pytest.mark.parametrize("number", [0, 7, 9, 10, 99, 100, 12_345])
def test_the_bits_of_a_move_are_those_that_the_reference_names(number: int) -> None:
    words = sha256.room_for(key_of(SEED))
    sha256.take_key(words)
    dealing.draw(words, number)
    bits = next(blocks(SEED, number))
    assert hashed(words) == bits.to_bytes(32)
    assert [dealing.remainder(words, limit) for limit in (1, 5, 36, 2**31 - 1)] == [
        bits % limit for limit in (1, 5, 36, 2**31 - 1)
    ]


# The moves


def quickly(name: str, seed: int, shuffle: str = SHUFFLE) -> Match:
    """A match for which Python need not draw, since an earlier one was dealt the same."""
    edition = pangea.start(name, players=3, seed=seed, fast=True).edition
    again = Match(edition, 3, seed=seed, shuffle=shuffle)
    again.let_nature_move()
    return again


def to_the_end(played: Match, seed: int = 1) -> Match:
    luck = random.Random(seed)
    while not played.is_over:
        played.play(luck.choice(played.codes()))
    return played


@each_game
def test_once_its_moves_are_known_in_writing_nature_needs_no_python(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_the_end(quickly(name, 3))

    def never(*_: Any) -> int:
        raise AssertionError("drawn by Python")

    monkeypatch.setattr(match, "drawn", never)
    to_the_end(quickly(name, 3))


@pytest.mark.parametrize("seed", [0, -7, SEED, 10**90])
@each_game
def test_nature_does_what_interpreted_rules_let_it_do(name: str, seed: int) -> None:
    quick, slow = quickly(name, seed), start(Edition(pangea.game(name)), 3, seed=seed)
    assert quick.played == slow.played
    assert quick.moves == slow.moves
    assert fingerprint(quick.state) == fingerprint(slow.state)
    assert quick.record() == slow.record()


def test_the_positions_between_natures_moves_are_there_for_whoever_asks() -> None:
    quick, slow = quickly("clans", 5), start(Edition(pangea.game("clans")), 3, seed=5)
    for number in (40, 7, 0, 62, 63):
        assert fingerprint(quick.position(number)) == fingerprint(slow.position(number))
    assert [quick.mover(number) for number in range(63)] == [pangea.NATURE] * 63
    for seat in (0, 1, pangea.WATCHER):
        assert quick.log(seat) == slow.log(seat)


@pytest.mark.parametrize("copied", [Match.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copies_are_dealt_the_same(copied: Any) -> None:
    one = quickly("planet", 8)
    other = copied(one)
    assert to_the_end(other).record() == to_the_end(one).record()
    assert [fingerprint(other.position(n)) for n in (1, 30, 99)] == [
        fingerprint(one.position(n)) for n in (1, 30, 99)
    ]


def test_nature_repeats_itself_after_an_undo() -> None:
    game = to_the_end(quickly("genesis", 2))
    record = game.record()
    last = game.undo()
    game.play(last)
    assert game.record() == record


def test_another_seed_is_another_key() -> None:
    game = quickly("clans", 5)
    game.cut(0)
    game.seed = 6
    game.let_nature_move()
    assert game.moves == quickly("clans", 6).moves


def test_the_first_way_to_draw_stays_as_it_was() -> None:
    slow = Match(Edition(pangea.game("clans")), 3, seed=5, shuffle=SPLITMIX)
    slow.let_nature_move()
    assert quickly("clans", 5, SPLITMIX).moves == slow.moves


# What is left to Python


def outcome(order: dealing.Order) -> int:
    """What interpreted rules say that nature does first in a game of Clans."""
    edition = Edition(pangea.game("clans"))
    words = sha256.room_for(key_of(5))
    sha256.take_key(words)
    room = np.zeros(5, np.int32), np.zeros(5, np.int64), np.zeros(4, np.int32)
    found: int = edition.bound(dealing.outcome)(edition.lay_out(3, {}), 0, words, order, *room)
    return found


def first_huts(parts: int = 0) -> LinedUp:
    """All that nature may do first, in writing; with other parts if they are written otherwise elsewhere."""
    edition = Edition(pangea.game("clans"))
    state = edition.lay_out(3, {})
    codes = list(edition.odds(state))
    rows = (edition.speaker.spelled(state, codes) + parts).tolist()
    lined_up = LinedUp(edition.sizes.codes)
    lined_up.learn(codes, edition.written(state, codes), rows)
    return lined_up


@rule
def all_ones(words: Words, number: int) -> None:
    """The number that is never fair."""
    for word in range(8):
        words[HASH + word] = 0xFFFFFFFF


def test_nobody_draws_among_moves_that_are_not_known_in_writing() -> None:
    assert outcome(LinedUp(650).order) == -1
    assert outcome(first_huts().order) == start(Edition(pangea.game("clans")), 3, seed=5).played[0]


def test_a_move_that_is_written_otherwise_elsewhere_is_not_known() -> None:
    lined_up = first_huts(parts=1)
    assert outcome(lined_up.order) == -1
    code = start(Edition(pangea.game("clans")), 3, seed=5).played[0]
    lined_up.learn([code], ["hut"], [[0, 0, 0, 0]])
    assert outcome(lined_up.order) == -1, "what was learnt first stays"


def test_a_number_that_may_not_be_fair_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "draw", all_ones)
    assert outcome(first_huts().order) == -1
