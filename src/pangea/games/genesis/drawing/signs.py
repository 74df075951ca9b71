"""What the picture is put together from: grounds, animals, volcanoes, tar pits, dice. All around 0, 0."""

from __future__ import annotations

from pangea.core.atlas import CREAM, GOLD, INK, PAPER, SOFT_INK
from pangea.core.ink import group, num, placed, tag
from pangea.games.genesis.drawing.palette import ART, KINS, LANDS, LAVA, ROCK, TAR
from pangea.games.genesis.moves import WILD

CELL = float(ART["cell"])
"""The side of a space."""


def definitions() -> str:
    return "".join(
        [
            *(_land(number) for number in range(len(LANDS))),
            *(_badge(number) for number in range(len(KINS))),
            _volcano(),
            _tar_pit(),
            _unused(),
            _wild(),
        ]
    )


def _land(number: int) -> str:
    """The ground of a tile: its wash, deeper at the edges, and its texture."""
    land, half = LANDS[number], CELL / 2 - 2
    lines = tag("path", d=land.texture, fill="none", stroke=land.ink, stroke_width=1, stroke_linecap="round")
    texture = tag(
        "pattern", lines, id=f"genesis-{land.name}-lines", width=24, height=24, patternUnits="userSpaceOnUse"
    )
    box = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 6.0}
    inner = {"x": -half + 3, "y": -half + 3, "width": 2 * half - 6, "height": 2 * half - 6, "rx": 4.0}
    ground = [
        tag("rect", fill=land.wash, stroke=INK, stroke_width=1.6, **box),
        tag("rect", fill="none", stroke=land.edge, stroke_width=6, stroke_opacity=".5", **inner),
        tag("rect", fill=f"url(#genesis-{land.name}-lines)", fill_opacity=".7", **box),
    ]
    return texture + group(ground, id=f"genesis-{land.name}")


def _badge(number: int) -> str:
    """A species: its animal in cream on a badge of its own colour and shape."""
    kin = KINS[number]
    marks = {"fill": "none", "stroke_width": 1.4, "stroke_linecap": "round", "stroke_linejoin": "round"}
    shapes = [
        tag("path", d=kin.badge, fill=kin.colour, stroke=CREAM, stroke_width=2.4, stroke_linejoin="round"),
        group(
            [
                tag("path", d=kin.shape, fill=CREAM),
                tag("path", d=kin.marks, stroke=kin.colour, **marks),
            ],
            transform="scale(.92)",
        ),
    ]
    return group(shapes, id=f"genesis-{kin.name}")


def _volcano() -> str:
    art = ART["volcano"]
    shapes = [
        tag("ellipse", cx=0, cy=27, rx=31, ry=4, fill=INK, fill_opacity=".18"),
        tag("path", d=art["cone"], fill=ROCK, stroke=INK, stroke_width=2, stroke_linejoin="round"),
        tag(
            "path",
            d=art["hatching"],
            fill="none",
            stroke=INK,
            stroke_width=1,
            opacity=".55",
            stroke_linecap="round",
        ),
        tag(
            "path",
            d=art["lava"],
            fill=LAVA,
        ),
        tag("ellipse", cx=0, cy=-9, rx=9, ry=3.4, fill=GOLD, stroke=INK, stroke_width=1.6),
        tag("path", d=art["smoke"], fill="none", stroke=SOFT_INK, stroke_width=1.8, stroke_linecap="round"),
    ]
    return group(shapes, id="genesis-volcano")


def _tar_pit() -> str:
    art = ART["tar-pit"]
    line = {"fill": "none", "stroke_linecap": "round"}
    shapes = [
        tag(
            "path", d=art["pool"], fill="#8a7458", stroke=SOFT_INK, stroke_width=1.2, transform="scale(1.18)"
        ),
        tag("path", d=art["pool"], fill=TAR, stroke=INK, stroke_width=1.6),
        tag(
            "path",
            d=art["shine"],
            stroke="#8f8578",
            stroke_width=1.6,
            **line,
        ),
        tag("circle", cx=-9, cy=5, r=4, fill="none", stroke="#b8ad9c", stroke_width=1.4),
        tag("circle", cx=9, cy=2, r=2.6, fill="none", stroke="#b8ad9c", stroke_width=1.4),
        # Somebody did not come out again.
        tag("path", d=art["ribs"], stroke=CREAM, stroke_width=2.4, **line),
    ]
    return group(shapes, id="genesis-tar-pit")


def _unused() -> str:
    lines = tag("path", d="M0 8L8 0", stroke=SOFT_INK, stroke_width=1, opacity=".55")
    return tag("pattern", lines, id="genesis-unused", width=8, height=8, patternUnits="userSpaceOnUse")


def _wild() -> str:
    """A face of a die with all four terrains."""
    half = CELL / 2 - 2
    quarters = []
    for number, (x, y) in enumerate(((-half, -half), (0.0, -half), (-half, 0.0), (0.0, 0.0))):
        for fill, opacity in ((LANDS[number].wash, "1"), (f"url(#genesis-{LANDS[number].name}-lines)", ".7")):
            box = {"x": x, "y": y, "width": half, "height": half}
            quarters.append(tag("rect", fill=fill, fill_opacity=opacity, **box))
    frame = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 6.0}
    cross = f"M0 {num(-half)}V{num(half)}M{num(-half)} 0H{num(half)}"
    shapes = [
        *quarters,
        tag("path", d=cross, stroke=INK, stroke_width=1.2),
        tag("rect", fill="none", stroke=INK, stroke_width=1.6, **frame),
    ]
    return group(shapes, id="genesis-wild")


def sign(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """One of the definitions, put somewhere."""
    return placed(f"genesis-{name}", x, y, scale)


def face(number: int, x: float, y: float) -> str:
    """A face of a die; a blank one where it was not rolled."""
    half = CELL / 2 + 3
    box = {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half, "rx": 13.0}
    die = tag("rect", fill=CREAM, stroke=INK, stroke_width=2, **box)
    if number < 0:
        return die + tag("circle", cx=x, cy=y, r=7, fill=PAPER, stroke=SOFT_INK, stroke_width=1.4)
    return die + sign("wild" if number == WILD else LANDS[number].name, x, y, 0.86)
