"""numba's simulator of a GPU, made up to what a batch asks of one.

NUMBA_ENABLE_CUDASIM=1 chooses it before numba is imported. It runs kernels as Python, thread by thread; the
rules that they call are compiled for the processor here.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from pangea.core.compiled import Compiled
from pangea.core.signatures import Entry
from pangea.simulate import gpu_code
from pangea.simulate.dlpack import CPU, LentMemory

LITTER = 0xA5


class ByProcessor:
    """What stands for a rule in a simulated kernel: the rule as the processor runs it.

    It takes arrays in C order, so rows with gaps are copied there and back.
    """

    def __init__(self, compiled: Compiled, function: Callable[..., Any]) -> None:
        (self._run,) = compiled.entries(Entry(function))

    def __call__(self, *arguments: Any) -> Any:
        copied: list[tuple[NDArray[Any], NDArray[Any]]] = []

        def taken(given: Any) -> Any:
            if hasattr(given, "_fields"):
                return type(given)(*map(taken, given))
            array = getattr(given, "_item", given)
            array = getattr(array, "_ary", array)
            if isinstance(array, np.ndarray) and not array.flags.c_contiguous:
                copied.append((array, np.ascontiguousarray(array)))
                return copied[-1][1]
            return array

        answer = self._run(*map(taken, arguments))
        for array, copy in copied:
            array[...] = copy
        return answer


def by_processor(compiled: Compiled, function: Callable[..., Any]) -> ByProcessor:
    return ByProcessor(compiled, function)


class Brought:
    """An array of another library, which says where it lies by the CUDA array interface."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype
        self.__cuda_array_interface__ = {**array.__array_interface__, "version": 3}


class Memory:
    """What an array on a GPU has its numbers in."""

    context = SimpleNamespace(device=SimpleNamespace(id=0))

    def __init__(self, of: Any) -> None:
        self.array = of._ary


def device_arrays() -> type:
    """A class of arrays over memory of a GPU, made as numba makes them. Only the simulator has its base."""

    class DeviceArray(cuda.devicearray.FakeCUDAArray):  # type: ignore[misc]
        gpu_data: Any = None

        def __init__(
            self, shape: Any, strides: Any, dtype: Any, stream: Any = 0, gpu_data: Any = None
        ) -> None:
            lent = LentMemory(gpu_data.array.ctypes.data, shape, strides, dtype, (CPU, 0), gpu_data)
            super().__init__(np.asarray(lent), stream)
            self.gpu_data = gpu_data

        @property
        def __cuda_array_interface__(self) -> dict[str, Any]:
            return dict(self._ary.__array_interface__)

    return DeviceArray


def littered(_: object, shape: Any, dtype: Any) -> NDArray[Any]:
    """Memory of a thread's own, as a GPU hands it out: with whatever others have left in it."""
    array = np.empty(shape, dtype)
    array.view(np.uint8)[...] = LITTER
    return array


def simulate() -> None:
    """The simulator has no registers to count, no other library's arrays, and no addresses."""
    jit = cuda.jit
    cuda.jit = lambda function, device=False, **_: jit(function, device=device)
    cuda.as_cuda_array = lambda given: cuda.devicearray.FakeCUDAArray(given.array)
    cuda.event = lambda timing: cuda.simulator.api.Event()
    cuda.devicearray.FakeCUDAArray.gpu_data = property(Memory)
    cuda.devicearray.DeviceNDArray = device_arrays()
    cuda.simulator.kernelapi.FakeCUDALocal.array = littered
    Compiled.twin = by_processor  # type: ignore[method-assign, assignment]
    gpu_code.THREADS_IN_A_BLOCK = 4  # the simulator starts a thread for each of a block


def here(array: Any) -> NDArray[Any]:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()
