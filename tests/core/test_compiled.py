"""Compiled code is kept, found again, never stale, and done without where nothing can be kept."""

from __future__ import annotations

import fcntl
import linecache
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Event, Thread, current_thread

import pytest

import pangea
from pangea.core import code_cache
from pangea.core.chance import below
from pangea.core.code_cache import CompiledFolder, NotKept
from pangea.core.compiled import Compiled
from pangea.core.contract import OVER, to_move
from pangea.core.edition import Edition
from pangea.core.errors import BadRule
from pangea.core.kernel import rule
from pangea.core.record import Record
from pangea.core.signatures import Entry
from tests.processes import run_process


@rule
def is_over(state: Record) -> bool:
    return to_move(state) == OVER


ASK = Entry(is_over)
EDITION = Edition(pangea.game("clans"))


def ask(told: list[str] | None = None) -> bool:
    def note(done: int, of: int, name: str) -> None:
        if told is not None:
            told.append(name)

    (quick,) = Compiled(EDITION, progress=note).entries(ASK)
    return bool(quick(EDITION.lay_out(2, {})))


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.nbc"))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PANGEA_CACHE", str(tmp_path))
    return tmp_path


def test_compiled_code_is_kept_and_found_again(cache: Path) -> None:
    first: list[str] = []
    assert ask(first) is False
    assert first == ["is_over", ""], "the first time it says what it compiles"
    files = kept(cache)
    assert len(files) == 1
    before = files[0].stat().st_mtime_ns
    again: list[str] = []
    assert ask(again) is False
    assert again == [], "the second time there is nothing to say"
    assert [file.stat().st_mtime_ns for file in kept(cache)] == [before]


def test_what_one_process_compiles_another_waits_for(cache: Path) -> None:
    """Two workers that begin together would otherwise both compile the same, for minutes."""
    with CompiledFolder("some-digest") as folder:
        lock = cache / "compiled" / "some-digest" / "lock"
        with folder.alone(), lock.open("w") as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with lock.open("w") as other:
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.usefixtures("cache")
def test_what_one_thread_has_compiled_another_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one waits for another process to compile it, a second thread needs the same."""
    compiled, orders, is_asked_twice = Compiled(EDITION), list[str](), Event()
    second = Thread(target=compiled.entries, args=(ASK,))
    look = Compiled._missing

    def looked(self: Compiled, entries: Sequence[Entry]) -> list[Entry]:
        missing = look(self, entries)
        if current_thread() is second:
            is_asked_twice.set()
        return missing

    def order(_: Compiled, __: Sequence[Entry]) -> None:
        orders.append(current_thread().name)
        if current_thread() is not second:
            second.start()
            is_asked_twice.wait()

    monkeypatch.setattr(Compiled, "_missing", looked)
    monkeypatch.setattr(Compiled, "elsewhere", order)
    compiled.entries(ASK)
    second.join()
    assert orders == [current_thread().name]


def test_other_boards_are_kept_apart_from_the_usual_one_and_together(cache: Path) -> None:
    content = EDITION.board.content
    for _ in range(3):
        content["terrain"] = content["terrain"][1:] + content["terrain"][:1]
        other = Compiled(Edition(pangea.game("clans"), content))
        other.entries(Entry(EDITION.game.rules.apply))
    assert len(kept(cache)) == 1
    Compiled(EDITION).entries(Entry(EDITION.game.rules.apply))
    assert len(kept(cache)) == 2


@rule
def on_an_island(state: Record) -> int:
    return 1 + int(state.palm_trees)  # type: ignore[attr-defined]


@rule
def by_way_of_another(state: Record) -> int:
    return on_an_island(state)


@rule
def of_two_kinds(state: Record) -> int:
    found = 1
    if to_move(state) == OVER:
        found = (1, 2)  # type: ignore[assignment]
    return found


@rule
def with_one_too_few(state: Record) -> int:
    return sum_of(state)  # type: ignore[call-arg]


@rule
def sum_of(state: Record, more: int) -> int:
    return to_move(state) + more


@rule
def of_nothing(state: Record) -> int:
    return to_move(state) + nothing_of_that_name  # type: ignore[name-defined, no-any-return]  # noqa: F821


@pytest.mark.parametrize(
    ("wrong", "at_fault", "marked", "said"),
    [
        (by_way_of_another, on_an_island, "palm_trees", "asks for the field “palm_trees”"),
        (of_two_kinds, of_two_kinds, "", "The compiler says: Cannot unify"),
        (
            with_one_too_few,
            with_one_too_few,
            "sum_of(state)",
            "The compiler says: Cannot bind 'args=(the state,)",
        ),
        (of_nothing, of_nothing, "nothing_of_that_name", "'nothing_of_that_name' is not defined"),
    ],
)
def test_a_wrong_rule_is_told_as_that(
    cache: Path, wrong: Callable[..., int], at_fault: Callable[..., int], marked: str, said: str
) -> None:
    """With its line, and without a word of what could not be kept: a warning would fail the test."""
    with pytest.raises(BadRule) as caught:
        Compiled(EDITION, progress=lambda *_: None).entries(Entry(wrong))
    text = str(caught.value)
    assert f"The rule “{at_fault.__qualname__}”" in text
    assert said in text
    file, line = re.findall(r"\((\S+\.py), line (\d+)\)", text)[0]
    assert file == __file__
    assert marked in linecache.getline(file, int(line))


def test_old_code_is_swept_away(cache: Path) -> None:
    old = cache / "compiled" / "0123"
    old.mkdir(parents=True)
    (old / "used").touch()
    os.utime(old / "used", (0, 0))
    young = cache / "compiled" / "4567"
    young.mkdir()
    (young / "used").touch()
    ask()
    assert not old.exists()
    assert young.exists()


def shelf_of(cache: Path, name: str, size: int, age: float) -> Path:
    """The code of some other version, last used so many seconds ago."""
    shelf = cache / "compiled" / name
    (shelf / "rules").mkdir(parents=True)
    (shelf / "rules" / "code.nbc").write_bytes(b"-" * size)
    (shelf / "used").touch()
    os.utime(shelf / "used", (time.time() - age, time.time() - age))
    return shelf


def test_what_finds_no_room_is_swept_away_oldest_first(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask()
    monkeypatch.setattr(code_cache, "MOST_BYTES", 1_000_000)
    day = 24 * 3600.0
    used = {name: shelf_of(cache, name, 400_000, age) for name, age in (
        ("c", 1 * day), ("a", 3 * day), ("b", 2 * day), ("d", 4 * day),
    )}  # fmt: skip
    ask()
    assert sorted(name for name, shelf in used.items() if shelf.exists()) == ["b", "c"]
    assert len(kept(cache / "compiled")) == 3, "what is in use stays"


def test_what_is_in_use_stays_however_little_room_there_is(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(code_cache, "MOST_BYTES", 0)
    lately, long_ago = shelf_of(cache, "a", 9, 60.0), shelf_of(cache, "b", 9, 2 * code_cache.IN_USE)
    ask()
    again: list[str] = []
    ask(again)
    assert again == []
    assert (lately.exists(), long_ago.exists()) == (True, False)


def test_a_broken_cache_file_is_no_trouble(cache: Path) -> None:
    ask()
    for file in kept(cache):
        file.write_bytes(b"cut short")
    with pytest.warns(NotKept):
        assert ask() is False


def test_where_no_folder_can_be_made_it_compiles_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    monkeypatch.setenv("PANGEA_CACHE", str(in_the_way))
    with pytest.warns(NotKept, match="could not be kept"):
        assert ask() is False


def test_ctrl_c_is_not_lost_while_a_function_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the midst of its work the compiler would swallow it: it comes when the function is ready."""
    finished = []

    def disturbed(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)
        finished.append(True)

    monkeypatch.setattr(Compiled, "_keep_or_compile", disturbed)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            Compiled(EDITION, progress=lambda *_: None).entries(ASK)
    finally:
        signal.signal(signal.SIGINT, before)
    assert finished


def test_a_full_disk_is_no_trouble(tmp_path: Path) -> None:
    """A limit on the size of files stands in for the full disk: writing fails in the middle of the file."""
    script = (
        "import resource, warnings\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
        "from tests.core.test_compiled import ask\n"
        "with warnings.catch_warnings(record=True) as caught:\n"
        "    warnings.simplefilter('always')\n"
        "    print(ask(), [warning.category.__name__ for warning in caught])\n"
    )
    root = Path(__file__).parent.parent.parent
    environment = {**os.environ, "PANGEA_CACHE": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = run_process([sys.executable, "-c", script], cwd=root, environment=environment, check=True)
    assert done.stdout.strip() == "False ['NotKept']"


@pytest.mark.parametrize(("name", "pasted"), [("clans", True), ("trias", False)])
def test_verbs_that_are_long_are_called_and_all_else_is_pasted(name: str, pasted: bool) -> None:
    compiled = Compiled(Edition(pangea.game(name)))
    for verb in compiled.edition.game.rules.by_name().values():
        assert compiled._binding.twin(verb).targetoptions["forceinline"] is pasted
        assert compiled.twin(verb).targetoptions["forceinline"] is pasted
    assert compiled._binding.twin(below).targetoptions["forceinline"]
    assert compiled.twin(below).targetoptions["forceinline"] is pasted, "on a GPU it is all or nothing"
    plain = Compiled(compiled.edition, inlined=False)
    assert not plain._binding.twin(below).targetoptions["forceinline"]
