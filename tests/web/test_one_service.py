"""The service that all workers of a test run share: started once, and up until the last of them is done."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from pathlib import Path

from tests.patience import PATIENCE

from .one_service import one_for_all


class Pretended:
    """It only says when it was started and ended."""

    def __init__(self, story: list[str]) -> None:
        self.address: str | None = f"http://{len(story)}"
        self._story = story
        story.append("started")

    def stop(self) -> None:
        self._story.append("ended")


def test_it_is_started_once_and_ended_when_nobody_uses_it_any_more(tmp_path: Path) -> None:
    story: list[str] = []
    first, second = ExitStack(), ExitStack()
    address = first.enter_context(one_for_all(tmp_path, lambda: Pretended(story)))
    assert second.enter_context(one_for_all(tmp_path, lambda: Pretended(story))) == address
    leaving = threading.Thread(target=first.close)
    leaving.start()
    third = ExitStack()
    assert third.enter_context(one_for_all(tmp_path, lambda: Pretended(story))) == address, "still up"
    second.close()
    assert story == ["started"], "the third is still there"
    third.close()
    leaving.join(PATIENCE)
    assert story == ["started", "ended"]


def test_whoever_comes_after_the_end_starts_another(tmp_path: Path) -> None:
    story: list[str] = []
    with one_for_all(tmp_path, lambda: Pretended(story)):
        pass
    with one_for_all(tmp_path, lambda: Pretended(story)):
        assert story == ["started", "ended", "started"]
    assert story == ["started", "ended"] * 2
