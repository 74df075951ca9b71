"""A batch on a GPU is the batch of the processor, byte for byte: compiled for one, and run on a simulator."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from cuda.pathfinder import load_nvidia_dynamic_lib

import pangea
from pangea.core.catalogue import names
from pangea.core.code_cache import NotKept
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.words import languages
from pangea.simulate.dlpack import CUDA
from pangea.simulate.gpu_code import NoGpu, stream_of
from pangea.simulate.on_gpu import REGISTERS, StateWords, works_of
from tests.conformance.test_gpu import taken_on_a_gpu
from tests.patience import LONG_PATIENCE
from tests.processes import run_process

ROOT = Path(__file__).parents[2]


def test_on_a_simulated_gpu_all_games_go_as_on_the_processor() -> None:
    command = [sys.executable, "-m", "tests.simulate.on_simulator", *names()]
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = run_process(command, cwd=ROOT, environment=simulated, patience=LONG_PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_benchmark_runs_from_start_to_end_on_a_simulated_gpu() -> None:
    command = [sys.executable, "-m", "tests.simulate.benchmark_on_simulator"]
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "COLUMNS": "200"}
    done = run_process(command, cwd=ROOT, environment=simulated, patience=LONG_PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    for expected in (
        "clans: 3 steps of 2 games are as on the processor",
        "numpy sees what a step writes",
        "equal",
    ):
        assert expected in done.stdout
    for measured in ("masks and observations", "the same, checked", "restart of 1 in 100", "first step cold"):
        assert measured in done.stdout


def test_a_state_is_cut_into_words_and_put_together_again() -> None:
    for game in pangea.every_game():
        words = StateWords(game.state.dtype)
        bytes_of = np.random.default_rng(1).integers(0, 256, (3, game.state.dtype.itemsize), np.uint8)
        states = bytes_of.reshape(-1).view(game.state.dtype)
        cut = words.of(states)
        assert cut.shape == (words.number, 3)
        assert cut[:, 1].tobytes() == bytes_of[1].tobytes()
        assert words.states(cut).tobytes() == states.tobytes()


def test_kernels_are_kept_and_found_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As far as it goes without a GPU: what is made for one of a kind is there for the next that asks."""
    from numba.cuda import codegen, dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    monkeypatch.setattr(codegen.devices, "get_context", lambda: SimpleNamespace(device=device))
    monkeypatch.setattr(dispatcher._Kernel, "bind", lambda _: None)
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    clans = pangea.game("clans")
    takes = taken_on_a_gpu(clans)["choose"]

    def asked(registers: int) -> tuple[str, int, int]:
        """Where a kernel is kept, how often it was found there, and how often not."""
        works = works_of(Compiled(Edition(clans)), frozenset())
        kernel = works["choose"].kernel(registers).dispatcher
        kernel.compile(takes)
        stats = kernel.stats
        return stats.cache_path, stats.cache_hits.total(), stats.cache_misses.total()

    first, again, other = asked(128), asked(128), asked(64)
    assert Path(first[0]).is_relative_to(tmp_path / "compiled")
    assert first[1:] == (0, 1)
    assert again == (first[0], 1, 0)
    assert other[0] != first[0], "with other options it is other code"


def test_a_kernel_that_cannot_be_kept_is_launched_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The disk is full as numba writes a kernel: it is compiled for this run alone, and that is told."""
    from numba import cuda

    launched: list[tuple[object, ...]] = []

    class Dispatcher:
        def __init__(self, _: object, cache: bool = False, **about: object) -> None:
            self.cache, self.about = cache, about

        def __getitem__(self, configured: tuple[object, ...]) -> Callable[..., None]:
            def launch(*arguments: object) -> None:
                if self.cache:
                    raise OSError("no space left")
                launched.append((*configured, self.about, *arguments))

            return launch

    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    monkeypatch.setattr(cuda, "jit", Dispatcher)
    kernel = works_of(Compiled(Edition(pangea.game("clans"))), frozenset())["choose"].kernel(128)
    with pytest.warns(NotKept, match="no space left"):
        kernel(7, "desk", 300)
    kernel(7, "desk", 300)
    assert launched == [(3, 128, 7, {"max_registers": 128}, "desk", 300)] * 2


def test_a_kernel_that_finds_the_gpu_full_is_not_compiled_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from numba import cuda

    compiled: list[dict[str, object]] = []

    class Dispatcher:
        def __init__(self, _: object, **about: object) -> None:
            compiled.append(about)

        def __getitem__(self, _: tuple[object, ...]) -> Callable[..., None]:
            def launch(*_: object) -> None:
                raise RuntimeError("CUDA_ERROR_OUT_OF_MEMORY: The API call failed ...")

            return launch

    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    monkeypatch.setattr(cuda, "jit", Dispatcher)
    kernel = works_of(Compiled(Edition(pangea.game("clans"))), frozenset())["choose"].kernel(128)
    compiled.clear()
    with pytest.raises(RuntimeError, match="OUT_OF_MEMORY"):
        kernel(7, "desk", 300)
    assert compiled == []


def test_an_array_is_lent_by_dlpack_and_numba_still_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """numba's own array of a GPU, over memory of this machine: nobody looks into it."""
    from numba import cuda
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    from pangea.simulate.gpu_arrays import ToldArray
    from pangea.simulate.gpu_threads import ActionsMade, by_number

    memory = np.zeros((5, 3), np.uint32, order="F")
    gpu_data = SimpleNamespace(
        device_ctypes_pointer=SimpleNamespace(value=memory.ctypes.data),
        context=SimpleNamespace(device=SimpleNamespace(id=1)),
    )
    plain = DeviceNDArray(memory.shape, memory.strides, memory.dtype, gpu_data=gpu_data)
    told = ToldArray.of(plain)
    monkeypatch.setattr(cuda, "gpus", {1: nullcontext()})
    assert told.__dlpack_device__() == (CUDA, 1)
    assert "dltensor_versioned" in repr(told.__dlpack__(max_version=(1, 0)))
    turned = told.T
    assert (turned.shape, turned.strides) == ((3, 5), (20, 4))
    assert turned.is_c_contiguous(), "numba's own would have been copied"
    addresses = {one.__cuda_array_interface__["data"] for one in (plain, told, turned)}
    assert addresses == {(memory.ctypes.data, False)}
    typed = [cuda.jit(by_number).typeof_pyval(ActionsMade(one, False)) for one in (plain, told)]
    assert typed[0] == typed[1], "no kernel is compiled anew"


def test_what_a_gpu_needs_besides_its_driver_comes_with_the_extra() -> None:
    """Found among the packages, not somewhere on the machine of whoever tests it."""
    for library in ("cudart", "nvrtc", "nvvm", "nvJitLink"):
        path = load_nvidia_dynamic_lib(library).abs_path
        assert path is not None
        assert Path(path).is_relative_to(sys.prefix), library


def test_what_is_compiled_is_linked_without_a_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler that the extra brings may be newer than a driver, which then can't read what it writes."""
    from cuda.core import Linker, LinkerOptions, ObjectCode
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    clans = pangea.game("clans")
    kernel = works_of(Compiled(Edition(clans)), frozenset())["choose"].filled()
    ptx, _ = cuda.compile_ptx(kernel, taken_on_a_gpu(clans)["choose"], cc=(9, 0))
    options = LinkerOptions(arch="sm_90", max_register_count=REGISTERS)
    linked = Linker(ObjectCode.from_ptx(ptx.encode()), options=options).link("cubin")
    assert bytes(linked.code).startswith(b"\x7fELF")


def test_streams_of_all_libraries_are_taken() -> None:
    cuda = SimpleNamespace(external_stream=lambda address: ("stream", address))
    of_numba = SimpleNamespace(auto_synchronize=None)
    assert stream_of(cuda, None) == 0
    assert stream_of(cuda, of_numba) is of_numba
    for of_another in (
        77,
        SimpleNamespace(cuda_stream=77),
        SimpleNamespace(ptr=77),
        SimpleNamespace(__cuda_stream__=lambda: (0, 77)),
    ):
        assert stream_of(cuda, of_another) == ("stream", 77)
    for default in (0, SimpleNamespace(cuda_stream=0), SimpleNamespace(__cuda_stream__=lambda: (0, 0))):
        assert stream_of(cuda, default) == 0, "an array must not name 0 as its stream to others"


def test_where_there_is_no_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(NoGpu, match="no GPU"):
        pangea.batch("clans", games=3, players=2, device="cuda")

    def without_its_libraries() -> bool:
        raise RuntimeError('Failure finding "libcudart.so"')

    monkeypatch.setattr(cuda, "is_available", without_its_libraries)
    with pytest.raises(NoGpu, match="no GPU"):
        pangea.batch("clans", games=3, players=2, device="cuda")
    monkeypatch.setitem(sys.modules, "numba.cuda", None)
    monkeypatch.delattr("numba.cuda")
    with pytest.raises(NoGpu, match="numba-cuda is not installed"):
        pangea.batch("clans", games=3, players=2, device="cuda")


def wrong() -> Iterator[tuple[str, Callable[[], object]]]:
    yield "another device", lambda: pangea.batch("clans", games=3, players=2, device="gpu")
    yield "a stream of no GPU", lambda: pangea.batch("clans", games=3, players=2, stream=7)


@pytest.mark.parametrize("attempt", [pytest.param(attempt, id=name) for name, attempt in wrong()])
def test_what_is_wrong_is_said(attempt: Callable[[], object]) -> None:
    with pytest.raises(BadBatch) as caught:
        attempt()
    assert len({caught.value.told(lang) for lang in languages()}) == len(languages())
