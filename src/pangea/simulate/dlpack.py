"""Arrays lent to other libraries by DLPack, without a copy, wherever they lie.

NumPy makes the capsule. It is told the address as if it were memory of this machine, and never looks there.
So shapes, strides, types and versions are said as of any of its own arrays, and it lets go of the owner when
the borrower has done with the array, at whatever moment that is. All that is changed is the device.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np

from pangea.core.errors import BadBatch

CPU, CUDA = 1, 2
"""Kinds of devices, as DLPack numbers them."""
LEGACY_STREAM = 1
"""CUDA's default stream, as the array API standard numbers it: 0 could be two of them."""
ANY_STREAM = -1
"""What a borrower says who sees to the order of things itself."""

Device = tuple[int, int]
"""The kind of a device, and which one of its kind."""


class NotLent(BadBatch, BufferError):
    """An array that can't be had by DLPack as it was asked for."""


@dataclass(frozen=True)
class LentMemory:
    """An array somewhere, and who must not go while somebody reads it. `strides` count bytes."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype[Any]
    device: Device
    owner: object

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return {
            "version": 3,
            "data": (self.address, False),
            "shape": self.shape,
            "strides": self.strides,
            "typestr": self.dtype.str,
        }


def capsule_of(lent: LentMemory, max_version: tuple[int, int] | None = None) -> Any:
    """What `__dlpack__` answers: of the version that the borrower knows."""
    capsule: Any = np.asarray(lent).__dlpack__(max_version=max_version)
    tensor = _tensor_in(capsule)
    tensor.device_type, tensor.device_id = lent.device
    return capsule


def is_wanted_here(own: Device, wanted: Device | None, copy: bool | None) -> bool:
    """Does a borrower want the array copied to this machine's memory? What can't be had is refused."""
    if wanted is not None and tuple(wanted) == (CPU, 0) != own:
        if copy is False:
            raise NotLent("simulate-dlpack-no-copy")
        return True
    if wanted is not None and tuple(wanted) != own:
        raise NotLent("simulate-dlpack-device", wanted=str(tuple(wanted)), own=str(own))
    if copy:
        raise NotLent("simulate-dlpack-copy")
    return False


def stream_that_waits(borrower: Any, own: int) -> int | None:
    """The stream of a borrower that has to wait for what was last done on our own; None: there is none."""
    if borrower is None:
        borrower = LEGACY_STREAM
    if not isinstance(borrower, int) or borrower < ANY_STREAM or borrower == 0:
        raise NotLent("simulate-dlpack-stream", given=repr(borrower))
    return None if borrower in (ANY_STREAM, own) else borrower


class _Tensor(ctypes.Structure):
    """A DLTensor, as far as the device."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
    )


class _VersionedTensor(ctypes.Structure):
    """A DLManagedTensorVersioned, as far as the device. One without a version begins with the tensor."""

    _fields_ = (
        ("version", ctypes.c_uint32 * 2),
        ("manager", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    )


_name_of = ctypes.pythonapi.PyCapsule_GetName
_name_of.argtypes, _name_of.restype = [ctypes.py_object], ctypes.c_char_p
_pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_in.argtypes, _pointer_in.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p


def _tensor_in(capsule: Any) -> _Tensor:
    name = _name_of(capsule)
    address = _pointer_in(capsule, name)
    if name == b"dltensor_versioned":
        tensor: _Tensor = _VersionedTensor.from_address(address).tensor
        return tensor
    return _Tensor.from_address(address)
