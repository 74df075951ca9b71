"""A progress bar on the error stream while long work goes on, where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class ProgressSteps:
    """Called with each step that was made. `say` changes what stands before the bar."""

    def __init__(self, step: Callable[[float], None], say: Callable[[str], None]) -> None:
        self._step, self.say = step, say

    def __call__(self, step: float) -> None:
        self._step(step)


@contextmanager
def progress(title: str, total: float | None) -> Iterator[ProgressSteps]:
    """Within this, call what it hands out with each step that was made."""
    if not sys.stderr.isatty():
        yield ProgressSteps(lambda _: None, lambda _: None)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    words = TextColumn("{task.description}", markup=False)
    columns = words, BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield ProgressSteps(
            lambda step: bar.advance(task, step), lambda text: bar.update(task, description=text)
        )
