"""The colours of Planet on paper and in a terminal, and letters and marks that say the same."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.games.planet.board.content import HABITATS, LETTERS
from pangea.games.planet.state import SEATS

SPACE = "#e9dfc8"


@dataclass(frozen=True)
class Ground:
    """A habitat's wash and ink, the strokes of its texture; for a terminal its letter, ground and ink."""

    name: str
    wash: str
    ink: str
    strokes: str
    letter: str
    terminal: tuple[int, int]


@dataclass(frozen=True)
class SeatMark:
    """A seat's colour, that of the mark on it, the mark as a path around (0, 0), and its sign in text."""

    colour: str
    mark: str
    path: str
    sign: str


GROUNDS = (
    Ground("ocean", "#9cc3d3", "#35677f", "M0 3q2.5-2.6 5 0t5 0M-5 8q2.5-2.6 5 0t5 0t5 0", "O", (74, 16)),
    Ground("forest", "#a9bf86", "#3f5a2c", "M3 5V3M1 3.4L3 .4l2 3zM8 10V8M6 8.4l2-3 2 3z", "F", (107, 16)),
    Ground(
        "desert", "#efd694", "#93702b", "M2 2v.1M7 3.5v.1M4.5 6.5v.1M9 8.5v.1M1 8v.1M6 .6v.1", "D", (222, 16)
    ),
    Ground(
        "mountain", "#c3ab94", "#54402f", "M0 5l3-4 3 4M3 1l1.2 3.4M5 10l3-4 3 4M8 6l1.2 3.4", "M", (138, 16)
    ),
    Ground("glacier", "#f2f5f1", "#6d8e98", "M0 2l4 1.6L6 1M4 3.6l1 3L10 8M5 6.6L1.6 9.4", "G", (255, 16)),
)
SEAT_MARKS = (
    SeatMark("#b3261e", "#fff6e5", "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "●"),
    SeatMark("#1f559f", "#fff6e5", "M0-6L5.6 4.2H-5.6z", "▲"),
    SeatMark("#2f8f5b", "#fff6e5", "M-4.6-4.6H4.6V4.6H-4.6z", "■"),
    SeatMark("#efc02e", "#33261a", "M0-6.4L5 0 0 6.4-5 0z", "◆"),
)
assert tuple(ground.name for ground in GROUNDS) == HABITATS
assert "".join(ground.letter for ground in GROUNDS) == LETTERS
assert len(SEAT_MARKS) == SEATS
