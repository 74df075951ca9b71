"""Compiled rules as WebAssembly: numba's own LLVM code, given another target, optimised for that and linked.

It works because rules allocate nothing, raise nothing and never call themselves. Whole numbers stay 64 bits
wide, as WebAssembly has them; only addresses are narrower, and no rule looks at one.

Linking takes a `wasm-ld`: that of the system (Debian's package lld), or the one that the package `ziglang`
brings. Only whoever changes the rules needs it: the files are part of the project.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

TARGET = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""What every browser has been able to do since spring 2023: vectors came to Safari last, with 16.4. With them
a search is up to twice as quick, and exact all the same: roots and quotients of four numbers at once are
rounded one by one."""
FIRST_MEMORY = 1 << 20
STACK = 1 << 17
LINKERS = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1)))


class NoLinker(Exception):
    """Nothing here links WebAssembly."""


class Emitted:
    """Functions of numba that become one module."""

    def __init__(self, features: str = FEATURES) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TARGET)
        self._machine = target.create_target_machine(opt=3, reloc="static", features=features)
        self._module: Any = None
        self.names: list[str] = []

    def add(self, name: str, compiled: Any) -> None:
        """One function, as numba compiled it for this processor and did not optimise it; by its new name."""
        text = str(compiled.library._final_module)
        text = re.sub('target triple = ".*"', f'target triple = "{TARGET}"', text)
        text = re.sub('target datalayout = ".*"', f'target datalayout = "{self._machine.target_data}"', text)
        text = re.sub('"target-(cpu|features)"="[^"]*"', "", text)
        # Roots are an instruction there, and exact.
        text = re.sub(r"@sqrt(f?)\(", lambda root: f"@llvm.sqrt.f{32 if root[1] else 64}(", text)
        module = llvm.parse_assembly(text)
        module.get_function(compiled.fndesc.llvm_func_name).name = name
        self.names.append(name)
        if self._module is None:
            self._module = module
        else:
            self._module.link_in(module)

    def object_file(self, tuning: Mapping[str, Any]) -> bytes:
        """All functions, optimised together: what none of them uses falls away."""
        module = self._module
        for function in module.functions:
            if not function.is_declaration and function.name not in self.names:
                function.linkage = "internal"
        for variable in module.global_variables:
            if not variable.is_declaration:
                variable.linkage = "internal"
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        for name, value in tuning.items():
            setattr(options, name, value)
        builder = llvm.create_pass_builder(self._machine, options)
        builder.getModulePassManager().run(module, builder)
        missing = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
        if missing:
            raise TypeError(f"rules call what no browser has: {', '.join(missing)}")
        return bytes(self._machine.emit_object(module))


def linked(object_file: bytes, exported: list[str]) -> bytes:
    """The module itself. It exports these functions, its memory, and where the memory that it uses ends."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        given.write_bytes(object_file)
        exports = [f"--export={name}" for name in (*exported, "__heap_base")]
        # The stack comes first: what overflows it is an error, and never another's data.
        how = ["--no-entry", "-O2", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        how.append(f"--initial-memory={FIRST_MEMORY}")
        subprocess.run([*_linker(), *how, *exports, str(given), "-o", str(made)], check=True)
        return made.read_bytes()


def _linker() -> list[str]:
    found = next(filter(None, map(shutil.which, LINKERS)), None)
    if found:
        return [found]
    try:
        import ziglang  # type: ignore[import-not-found]  # noqa: F401
    except ImportError:
        raise NoLinker("no wasm-ld here: install Debian's lld, or `ziglang` from PyPI") from None
    return [sys.executable, "-m", "ziglang", "wasm-ld"]


def with_section(module: bytes, name: str, content: bytes) -> bytes:
    """A module with a section of one's own at its end: programs find it by its name, engines pass it over."""
    label = name.encode()
    body = _length(len(label)) + label + content
    return module + b"\0" + _length(len(body)) + body


def section_of(module: bytes, name: str) -> bytes:
    """The content of a section of one's own."""
    at = 8
    while at < len(module):
        kind = module[at]
        size, at = _read_length(module, at + 1)
        end = at + size
        if kind == 0:
            letters, begin = _read_length(module, at)
            if module[begin : begin + letters].decode() == name:
                return module[begin + letters : end]
        at = end
    raise KeyError(name)


def _length(number: int) -> bytes:
    """A whole number as modules write it: seven bits at a time, the lowest first."""
    written = bytearray()
    while number >= 128:
        written.append(number & 127 | 128)
        number >>= 7
    return bytes([*written, number])


def _read_length(module: bytes, at: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        number |= (module[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if module[at - 1] < 128:
            return number, at
