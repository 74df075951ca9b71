"""Kernels for a GPU: compiled by numba's CUDA when first launched, and kept like everything compiled."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from types import FunctionType
from typing import Any

from pangea.core.code_cache import CompiledFolder
from pangea.core.compiled import Compiled
from pangea.core.errors import BadBatch, PangeaError

THREADS_IN_A_BLOCK = 128


class NoGpu(PangeaError):
    """There is no GPU here, or no numba-cuda to reach it by."""


def cuda_here() -> Any:
    """numba's CUDA, where there is a GPU to run anything on."""
    try:
        from numba import cuda

        if cuda.is_available():
            return cuda
    except Exception as reason:
        # Where a library of CUDA or the driver is missing, its packages raise errors of many kinds.
        raise NoGpu("core-no-gpu") from reason
    raise NoGpu("core-no-gpu")


def is_out_of_memory(reason: Exception) -> bool:
    """Is a GPU full? numba and NVIDIA's package each have an error of their own for that."""
    return "OUT_OF_MEMORY" in str(reason)


def device_array_of(cuda: Any, given: Any) -> Any:
    """An array that lies on the GPU, of whatever library, as numba's own and without a copy; else None."""
    if getattr(given, "__cuda_ndarray__", False):
        return given
    return cuda.as_cuda_array(given) if hasattr(given, "__cuda_array_interface__") else None


def stream_of(cuda: Any, given: Any) -> Any:
    """The stream of whoever steps the batch: one of numba's, PyTorch's or CuPy's, or its address."""
    if given is None:
        return 0
    if hasattr(given, "auto_synchronize"):
        return given
    if hasattr(given, "__cuda_stream__"):
        address = int(given.__cuda_stream__()[1])
    else:
        address = getattr(given, "cuda_stream", getattr(given, "ptr", given))
    if not isinstance(address, int):
        raise BadBatch("simulate-stream", given=repr(given))
    # That PyTorch's default stream has the address 0 must not be told others: 0 means nothing to them.
    return cuda.external_stream(address) if address else 0


class GpuPattern:
    """A function of `gpu_threads` with what it leaves open: the rule that it runs, the parts that it calls,
    and other names."""

    def __init__(
        self,
        compiled: Compiled,
        function: Callable[..., Any],
        rule: Callable[..., Any] | None = None,
        parts: dict[str, Callable[..., Any]] | None = None,
        names: dict[str, Any] | None = None,
    ) -> None:
        self._compiled, self._function, self._rule = compiled, function, rule
        self._parts, self._names = parts or {}, names or {}

    def filled(self) -> FunctionType:
        """What numba's CUDA compiles."""
        from numba import cuda

        names = dict(self._names)
        if self._rule is not None:
            names["RULE"] = self._compiled.twin(self._rule)
        called = {name: cuda.jit(_filled(part, names), device=True) for name, part in self._parts.items()}
        return _filled(self._function, {**names, **called})

    def kernel(self, registers: int | None = None) -> GpuKernel:
        """The same, to be launched. `registers`: how many a thread may take at most."""
        function = self.filled()
        options = {} if registers is None else {"max_registers": registers}
        made_of = [one for one in (self._rule, self._function, *self._parts.values()) if one is not None]
        with self._compiled.keeping(*made_of, besides=("GPU", self._names, options)) as folder:
            return GpuKernel(function, options, folder)


def _filled(pattern: Callable[..., Any], names: dict[str, Any]) -> FunctionType:
    """They become its global names, not a closure: numba could not tell that it has kept that already."""
    assert isinstance(pattern, FunctionType)
    function = FunctionType(pattern.__code__, {**pattern.__globals__, **names}, pattern.__name__)
    function.__module__, function.__qualname__ = pattern.__module__, pattern.__qualname__
    return function


class GpuKernel:
    """A kernel with a thread for each of so many places."""

    def __init__(self, function: FunctionType, options: dict[str, Any], folder: CompiledFolder) -> None:
        from numba import cuda

        self._function, self._options, self._folder = function, options, folder
        self.dispatcher = cuda.jit(function, cache=folder.is_open, **options)
        self._has_run = False

    def __call__(self, stream: Any, *arguments: Any) -> None:
        """The last of the arguments is how many places there are."""
        if self._has_run or not self._folder.is_open:
            self._launch(stream, arguments)
            return
        try:
            self._launch(stream, arguments)
        except Exception as reason:
            if is_out_of_memory(reason):
                raise
            # As for the processor: what can't be kept, or read again, is compiled all the same.
            from numba import cuda

            self.dispatcher = cuda.jit(self._function, **self._options)
            self._launch(stream, arguments)
            self._folder.give_up(reason)

    def _launch(self, stream: Any, arguments: tuple[Any, ...]) -> None:
        threads = arguments[-1]
        blocks = (threads + THREADS_IN_A_BLOCK - 1) // THREADS_IN_A_BLOCK
        with warnings.catch_warnings():  # that a small batch does not fill a GPU
            warnings.simplefilter("ignore")
            configured = self.dispatcher[blocks, THREADS_IN_A_BLOCK, stream]
        configured(*arguments)
        self._has_run = True
