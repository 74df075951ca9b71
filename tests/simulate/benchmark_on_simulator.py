"""benchmarks/gpu.py on numba's simulator of a GPU, with as little of everything as it takes."""

from __future__ import annotations

import sys

from benchmarks import gpu

from pangea.simulate.dlpack import CPU
from tests.simulate.simulated_gpu import simulate

if __name__ == "__main__":
    simulate()
    from pangea.simulate import gpu_arrays

    vars(gpu_arrays).update(CUDA=CPU)  # NumPy, which stands for PyTorch, takes nothing else
    vars(gpu).update(
        BORROWERS={"numpy": lambda numpy, array: numpy.from_dlpack(array)},
        COMPARED=2,
        COMPARED_STEPS=3,
        COMPARED_WHOLE=(2, 1),
        WHOLE=(2, 1),
        SPREAD=1,
        FIRST_STEP="print(1.0)",
    )
    sys.argv[1:] = ["--game", "clans", "--sizes", "2,3", "--steps", "1", "--rounds", "1", "--no-pgx"]
    gpu.main()
