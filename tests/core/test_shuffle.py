"""Nature's draws at a table: from the whole seed, as the reference says, and by their exact odds."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import pangea
from pangea.core import chance, records
from pangea.core.chance import below as quick_below
from pangea.core.chance import random_from
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.shuffle import HMAC, SHUFFLE, SPLITMIX, below, blocks, seats_by_lot

CLANS = ("red", "blue", "green", "yellow", "black")
SEED = 0xC0FFEE_0123456789_ABCDEF_0123456789
GAMES = [game.name for game in pangea.every_game()]
KEPT = Path(__file__).parent / "kept" / "drawn_by_splitmix.jsonl"
OLD = [records.read(line) for line in KEPT.read_text().splitlines()]


# The reference's page once more, with nothing of ours: HMAC from SHA-256, by its two paddings.


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    padded = (key if len(key) <= 64 else hashlib.sha256(key).digest()).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def drawn(seed: int, number: int, outcomes: dict[str, int]) -> str:
    total, block, x = sum(outcomes.values()), 0, 2**256
    while x >= 2**256 - 2**256 % total:
        message = f"pangea nature {number} {block}".encode()
        x = int.from_bytes(hmac_sha256(str(seed).encode(), message), "big")
        block += 1
    lined_up = [text for text in sorted(outcomes) for _ in range(outcomes[text])]
    return lined_up[x % total]


def set_up_of_clans(seed: int, players: int) -> list[str]:
    """C2.1, C2.2  In each region of five territories a hut of each clan; then a clan for each seat."""
    moves: list[str] = []
    for start in range(0, 60, 5):
        left = set(CLANS)
        for place in range(start, start + 5):
            moves.append(drawn(seed, len(moves), {f"hut {place} {clan}": 1 for clan in left}))
            left.remove(moves[-1].split()[2])
    left = set(CLANS)
    for seat in range(players):
        moves.append(drawn(seed, len(moves), {f"clan {seat} {clan}": 1 for clan in left}))
        left.remove(moves[-1].split()[2])
    return moves


def dice_of_genesis() -> dict[str, int]:
    """G1.3  Two dice: four terrains once each and two wild faces."""
    faces = ("forest", "savanna", "mountain", "swamp", "wild", "wild")
    order = faces[:5]
    falls = (sorted(fall, key=order.index) for fall in itertools.product(faces, faces))
    return Counter(f"roll {one} {other}" for one, other in falls)


@pytest.mark.parametrize("seed", [SEED, 7, -7, 0, 10**200])
def test_a_set_up_of_clans_is_what_a_verifier_without_our_code_draws(seed: int) -> None:
    assert pangea.start("clans", players=4, seed=seed).moves == set_up_of_clans(seed, 4)


def test_a_roll_of_genesis_has_its_weight_and_is_drawn_by_the_number_of_the_move() -> None:
    match = pangea.start("genesis", players=2, seed=SEED)
    random, rolls = random_from(1), 0
    while not match.is_over:
        for number in range(rolls, len(match.moves)):
            if match.mover(number) == pangea.NATURE:
                assert match.moves[number] == drawn(SEED, number, dice_of_genesis())
        rolls, legal = len(match.moves), match.legal()
        match.play(legal[quick_below(random, len(legal))])
    assert rolls > 50


def test_these_draws_never_change() -> None:
    """Known answers: what a seed gives is kept in records, and must be the same for ever."""
    assert next(blocks(7, 0)) == int.from_bytes(hmac_sha256(b"7", b"pangea nature 0 0"), "big")
    assert pangea.start("genesis", players=2, seed=7).moves == ["roll swamp wild"]
    huts = pangea.start("clans", players=2, seed=SEED).moves[:5]
    assert huts == ["hut 0 black", "hut 1 red", "hut 2 blue", "hut 3 green", "hut 4 yellow"]


# The whole seed


@pytest.mark.parametrize("game", ["clans", "planet"])
def test_every_bit_of_a_seed_changes_the_deals(game: str) -> None:
    edition = Edition(pangea.game(game))
    deals = {dealt(edition, SEED ^ flipped) for flipped in (0, *(1 << bit for bit in range(128)))}
    assert len(deals) == 129


def dealt(edition: Edition, seed: int) -> tuple[str, ...]:
    match = Match(edition, 2, seed=seed)
    match.let_nature_move()
    return tuple(match.moves)


def test_the_old_word_of_64_bits_plays_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """If all seeds had the same word, the old way would deal alike for all of them; the new one does not."""
    before = pangea.start("clans", players=3, seed=SEED).moves
    monkeypatch.setattr(chance, "seed_word", lambda _: np.zeros(1, np.uint64))
    assert pangea.start("clans", players=3, seed=SEED).moves == before
    assert pangea.start("clans", players=3, seed=SEED + 1).moves != before
    old = [Match(Edition(pangea.game("clans")), 3, seed=seed, shuffle=SPLITMIX) for seed in (SEED, SEED + 1)]
    for match in old:
        match.let_nature_move()
    assert old[0].moves == old[1].moves


def test_a_seed_that_nobody_names_is_of_128_bits() -> None:
    seeds = [pangea.start("genesis", players=2).seed for _ in range(200)]
    assert max(seeds).bit_length() > 120
    assert len(set(seeds)) == 200


# Exact odds


def test_numbers_that_would_favour_some_are_skipped() -> None:
    limit = 3 << 254  # a quarter of all numbers is not fair
    numbers = [2**256 - 1, limit, limit - 1]
    assert below(iter(numbers), limit) == limit - 1
    assert below(iter([2**256 - 1, 5]), 3) == 5 % 3  # 2**256 is 1 more than a multiple of 3


def test_draws_are_even() -> None:
    for limit in (2, 5, 36):
        counts = np.bincount([below(blocks(3, number), limit) for number in range(10_000)], minlength=limit)
        assert len(counts) == limit
        assert chisquare(counts).pvalue > 0.001


def test_lots_for_seats_are_even_and_have_nothing_to_do_with_the_deals() -> None:
    """C2.3  Whoever begins is drawn from the seed, with a word of its own."""
    for players in (2, 3, 4):
        seats = Counter(seats_by_lot(seed, players)[0] for seed in range(4000))
        assert chisquare([seats[seat] for seat in range(players)]).pvalue > 0.001
    word = hmac_sha256(str(SEED).encode(), b"pangea seat 0 0")
    assert seats_by_lot(SEED, 4) == [int.from_bytes(word, "big") % 4]
    orders = Counter(tuple(seats_by_lot(seed, 3, 3)) for seed in range(3000))
    assert len(orders) == 6
    assert chisquare(list(orders.values())).pvalue > 0.001


def test_rolls_fall_by_their_weights() -> None:
    edition, games = Edition(pangea.game("genesis")), 3600
    rolls = Counter(dealt(edition, seed)[0] for seed in range(games))
    weights = dice_of_genesis()
    expected = [games * weights[roll] / 36 for roll in sorted(weights)]
    assert chisquare([rolls[roll] for roll in sorted(weights)], expected).pvalue > 0.001


# Records, old and new


def record_of(game: str, seed: int, shuffle: str = SHUFFLE) -> dict[str, Any]:
    match = Match(Edition(pangea.game(game)), 2, seed=seed, shuffle=shuffle)
    match.let_nature_move()
    random = random_from(seed)
    for _ in range(12):
        legal = match.legal()
        match.play(legal[quick_below(random, len(legal))])
    return {**match.record(), "seed": str(seed), "shuffle": shuffle}


@pytest.mark.parametrize("record", OLD, ids=lambda record: str(record["game"]))
def test_a_record_from_before_is_drawn_again_in_the_old_way(record: dict[str, Any]) -> None:
    assert "shuffle" not in record
    moves = len(record["moves"])
    assert 0 < records.redrawn(record) < moves
    assert records.redrawn({**record, "shuffle": SPLITMIX}) > 0
    with pytest.raises(pangea.BadRecord, match="but the seed gives"):
        records.redrawn({**record, "shuffle": HMAC})


@pytest.mark.parametrize("game", GAMES)
def test_a_new_record_is_drawn_again_in_the_way_it_names(game: str) -> None:
    record = records.read(records.write(record_of(game, SEED)))
    assert record["shuffle"] == HMAC
    assert records.redrawn(record) > 0
    del record["shuffle"]
    with pytest.raises(pangea.BadRecord, match="but the seed gives"):
        records.redrawn(record)


@pytest.mark.parametrize("shuffle", [SPLITMIX, HMAC])
def test_a_tampered_deal_is_found(shuffle: str) -> None:
    record = record_of("clans", SEED, shuffle)
    record["moves"][:2] = [
        f"hut {place} {record['moves'][1 - place].split()[2]}" for place in (0, 1)
    ]  # the first two huts change places
    with pytest.raises(pangea.BadRecord, match="but the seed gives") as caught:
        records.redrawn(record)
    assert caught.value.move == 1


def test_an_unknown_way_is_refused_by_name() -> None:
    record = {**record_of("clans", 1), "shuffle": "md5"}
    with pytest.raises(pangea.BadRecord, match=r"“md5” is no way .* Known are: splitmix64, hmac-sha256"):
        records.read(records.write(record))
    with pytest.raises(pangea.BadTable, match="“md5” is no way"):
        Match(Edition(pangea.game("clans")), 2, seed=1, shuffle="md5")


@pytest.mark.parametrize("shuffle", [SPLITMIX, HMAC])
@pytest.mark.parametrize("game", ["planet", "genesis"])
def test_after_an_undo_nature_repeats_itself(game: str, shuffle: str) -> None:
    match = Match(Edition(pangea.game(game)), 2, seed=SEED, shuffle=shuffle)
    match.let_nature_move()
    random = random_from(2)
    for _ in range(20):
        legal = match.legal()
        move = legal[quick_below(random, len(legal))]
        match.play(move)
        after = list(match.moves)
        match.undo()
        match.play(move)
        assert match.moves == after
