"""What a batch tells on a GPU: arrays of numba that others take by DLPack too. It needs numba's CUDA."""

from __future__ import annotations

from typing import Any

from numba import cuda
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from pangea.simulate.dlpack import (
    CUDA,
    LEGACY_STREAM,
    Device,
    LentMemory,
    capsule_of,
    is_wanted_here,
    stream_that_waits,
)


class ToldArray(DeviceNDArray):  # type: ignore[misc]
    """An array on the GPU, for PyTorch, JAX, CuPy and whoever else speaks DLPack or the CUDA array interface.

    Whoever takes it sees the same memory, which the next step fills anew.
    """

    @classmethod
    def of(cls, array: Any) -> ToldArray:
        """The same memory, which stays as long as this does."""
        return cls(array.shape, array.strides, array.dtype, stream=array.stream, gpu_data=array.gpu_data)

    @property
    def T(self) -> ToldArray:  # noqa: N802  as numba's own
        return self.transpose()

    def transpose(self, axes: tuple[int, ...] | None = None) -> ToldArray:
        """The same memory too, where numba would copy: columns that lie side by side become rows."""
        order = axes or tuple(reversed(range(self.ndim)))
        shape, strides = (tuple(of[axis] for axis in order) for of in (self.shape, self.strides))
        return type(self)(shape, strides, self.dtype, stream=self.stream, gpu_data=self.gpu_data)

    def __dlpack_device__(self) -> Device:
        return CUDA, int(self.gpu_data.context.device.id)

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: Device | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule for a borrower, whose `stream` waits until what was begun here is done."""
        device = self.__dlpack_device__()
        with cuda.gpus[device[1]]:
            if is_wanted_here(device, dl_device, copy):
                found = self.copy_to_host()
                (self.stream or cuda.default_stream()).synchronize()
                return found.__dlpack__(max_version=max_version)
            waiting = stream_that_waits(stream, int(self.stream) if self.stream else LEGACY_STREAM)
            if waiting is not None:
                done = cuda.event(timing=False)
                done.record(self.stream)
                done.wait(cuda.external_stream(waiting))
        address = self.__cuda_array_interface__["data"][0]
        return capsule_of(
            LentMemory(address, self.shape, self.strides, self.dtype, device, self), max_version
        )
