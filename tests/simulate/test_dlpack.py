"""Arrays lent by DLPack, tried in this machine's memory: on a GPU nothing differs but the device named."""

from __future__ import annotations

import ctypes
import gc
import struct
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pangea.core.words import languages
from pangea.simulate.dlpack import (
    CPU,
    CUDA,
    Device,
    LentMemory,
    NotLent,
    capsule_of,
    is_wanted_here,
    stream_that_waits,
)

KINDS = (np.bool_, np.int8, np.int32, np.uint32, np.int64, np.float32)
VERSIONS = (None, (0, 8), (1, 0), (1, 3))


class Owner:
    """Whoever's memory it is."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array


class Lender:
    """An array that is had by DLPack alone. It does not keep its owner: the capsule has to."""

    def __init__(self, owner: Owner, device: Device = (CPU, 0)) -> None:
        self._owner, self._device = weakref.ref(owner), device

    def __dlpack_device__(self) -> Device:
        return self._device

    def __dlpack__(self, *, max_version: tuple[int, int] | None = None, **_: Any) -> Any:
        owner = self._owner()
        assert owner is not None
        array = owner.array
        return capsule_of(
            LentMemory(array.ctypes.data, array.shape, array.strides, array.dtype, self._device, owner),
            max_version,
        )


def arrays(kind: type[np.generic]) -> Iterator[NDArray[Any]]:
    """By rows, by columns, with gaps, backwards, and a single number."""
    numbers = np.arange(24).reshape(4, 6) % 5
    yield numbers.astype(kind)
    yield np.asfortranarray(numbers.astype(kind))
    yield numbers.astype(kind)[1:, ::2]
    yield numbers.astype(kind)[::-1]
    yield numbers.astype(kind)[2:3, 4:5]
    yield numbers.astype(kind)[1]


@pytest.mark.parametrize("kind", KINDS)
def test_a_borrower_sees_the_same_memory(kind: type[np.generic]) -> None:
    for array in arrays(kind):
        owner = Owner(array)
        borrowed = np.from_dlpack(Lender(owner))
        assert (borrowed.dtype, borrowed.shape) == (array.dtype, array.shape)
        assert np.array_equal(borrowed, array)
        array[...] = 1
        assert borrowed.tolist() == array.tolist()
        assert np.shares_memory(borrowed, array)


def test_memory_stays_until_the_borrower_lets_go() -> None:
    owner = Owner(np.arange(6, dtype=np.int32))
    alive = weakref.ref(owner)
    borrowed = np.from_dlpack(Lender(owner))
    part = borrowed[::2]
    del owner, borrowed
    gc.collect()
    assert alive() is not None
    assert part.tolist() == [0, 2, 4]
    del part
    gc.collect()
    assert alive() is None


@pytest.mark.parametrize("version", VERSIONS)
def test_a_capsule_that_nobody_takes_lets_go_too(version: tuple[int, int] | None) -> None:
    owner = Owner(np.zeros((2, 3), np.bool_))
    alive, lender = weakref.ref(owner), Lender(owner)
    capsule = lender.__dlpack__(max_version=version)
    del owner
    gc.collect()
    assert alive() is not None
    del capsule
    gc.collect()
    assert alive() is None


@pytest.mark.parametrize("version", VERSIONS)
def test_a_capsule_says_on_which_gpu_an_array_lies(version: tuple[int, int] | None) -> None:
    """As a library in C reads it, by the layout that DLPack has laid down."""
    array = np.asfortranarray(np.zeros((4, 6), np.bool_))
    owner = Owner(array)
    capsule = Lender(owner, (CUDA, 3)).__dlpack__(max_version=version)
    knows_versions = version is not None and version >= (1, 0)
    name = b"dltensor_versioned" if knows_versions else b"dltensor"
    pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_in.argtypes, pointer_in.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
    address = pointer_in(capsule, name)
    if knows_versions:
        assert struct.unpack("II", ctypes.string_at(address, 8))[0] == 1
        flags = struct.unpack("Q", ctypes.string_at(address + 24, 8))
        assert flags == (0,), "neither read-only nor a copy"
        address += 32
    data, kind, number, dimensions, code, bits, lanes, shape, strides, offset = struct.unpack(
        "PiiiBBHPPQ", ctypes.string_at(address, 48)
    )
    assert (data, kind, number, offset) == (array.ctypes.data, CUDA, 3, 0)
    assert (dimensions, code, bits, lanes) == (2, 6, 8, 1), "a true or false has a code of its own"
    assert struct.unpack("qq", ctypes.string_at(shape, 16)) == (4, 6)
    assert struct.unpack("qq", ctypes.string_at(strides, 16)) == (1, 4), "in numbers, not bytes"


def test_whoever_cannot_take_it_says_so_and_lets_go() -> None:
    """NumPy looks at the device only with the capsule in its hands: what it then says must come through."""
    owner = Owner(np.zeros(3, np.float32))
    alive = weakref.ref(owner)
    with pytest.raises((RuntimeError, BufferError), match="device"):
        np.from_dlpack(Lender(owner, (CUDA, 0)))
    del owner
    gc.collect()
    assert alive() is None


def refused() -> Iterator[tuple[str, Callable[[], object]]]:
    own = (CUDA, 0)
    yield "a copy", lambda: is_wanted_here(own, None, copy=True)
    yield "no copy, but here", lambda: is_wanted_here(own, (CPU, 0), copy=False)
    yield "another GPU", lambda: is_wanted_here(own, (CUDA, 1), copy=None)
    yield "a stream that could be two", lambda: stream_that_waits(0, 1)
    yield "a stream below all", lambda: stream_that_waits(-2, 1)
    yield "no stream", lambda: stream_that_waits("main", 1)


@pytest.mark.parametrize("attempt", [pytest.param(attempt, id=name) for name, attempt in refused()])
def test_what_cannot_be_had_is_refused(attempt: Callable[[], object]) -> None:
    with pytest.raises(BufferError) as caught:
        attempt()
    assert isinstance(caught.value, NotLent)
    assert len({caught.value.told(lang) for lang in languages()}) == len(languages())


def test_an_array_of_a_gpu_is_copied_to_whoever_wants_it_here() -> None:
    own = (CUDA, 0)
    assert [is_wanted_here(own, (CPU, 0), copy) for copy in (None, True)] == [True, True]
    assert [is_wanted_here(own, wanted, copy) for wanted in (None, own) for copy in (None, False)] == [
        False
    ] * 4


def test_a_borrower_waits_on_a_stream_other_than_ours() -> None:
    assert stream_that_waits(None, 1) is None, "nobody named means the default stream"
    assert stream_that_waits(1, 1) is None
    assert stream_that_waits(-1, 77) is None
    assert stream_that_waits(77, 77) is None
    assert stream_that_waits(None, 77) == 1
    assert stream_that_waits(2, 1) == 2
    assert stream_that_waits(78, 77) == 78
