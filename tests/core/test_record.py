"""The record: declared once, packed without gaps, seen by whom it says."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from pangea.core.record import ALL, NOBODY, OWNER, Counts, Record, copied, field, fingerprint, overwrite, same


class Small(Record):
    players: int = field(np.int8, means="how many play", seen_by=ALL)
    far: int = field(np.int64, means="a wide number", seen_by=ALL)
    hand: Counts = field(np.int8, 3, means="hand[seat]", seen_by=OWNER, open_at_end=True)
    deck: Counts = field(np.int16, 5, means="deck[card]")


def test_a_field_is_hidden_unless_it_says_otherwise() -> None:
    assert Small.fields["deck"].seen_by is NOBODY
    assert Small.fields["hand"].seen_by is OWNER
    assert Small.fields["hand"].means == "hand[seat]"


def test_no_byte_of_a_record_is_outside_its_fields() -> None:
    assert Small.dtype.isalignedstruct
    names = Small.dtype.names
    assert names is not None
    assert sum(Small.dtype[name].itemsize for name in names) == Small.dtype.itemsize


def test_copy_equality_and_undo_come_free() -> None:
    one = Small.blank()
    one.far = 1 << 40
    one.deck[2] = 7
    other = copied(one)
    assert same(one, other)
    other.hand[1] = 5
    assert not same(one, other)
    assert one.hand[1] == 0
    overwrite(one, other)
    assert fingerprint(one) == fingerprint(other)


def test_a_record_has_its_fields_and_nothing_else() -> None:
    one = Small.batch(2)[1]
    one.far = 3
    with pytest.raises(AttributeError, match="fur"):
        one.fur = 4  # type: ignore[attr-defined]
    assert (one.far, list(one.deck)) == (3, [0] * 5)


def test_a_record_can_be_pickled() -> None:
    one = Small.blank()
    one.far = 1 << 40
    for other in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
        assert same(one, other)
        assert isinstance(other, Small.scalar)


def test_a_batch_lies_side_by_side() -> None:
    games = Small.batch(4)
    games[2].far = 9
    assert [int(game.far) for game in games] == [0, 0, 9, 0]


def test_a_name_that_numpy_has_already_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.size: NumPy's records have a size"):

        class Bad(Record):
            size: int = field(np.int8, means="taken", seen_by=ALL)
