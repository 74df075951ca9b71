"""What the picture is put together from: grounds, animals, volcanoes, tar pits, dice. All around 0, 0."""

from __future__ import annotations

from pangea.core.atlas import CREAM, GOLD, INK, PAPER, SOFT_INK
from pangea.core.ink import group, num, placed, tag
from pangea.games.genesis.drawing.palette import KINS, LANDS, LAVA, ROCK, TAR
from pangea.games.genesis.moves import WILD

CELL = 70.0
"""The side of a space."""

# The engraver's ground of each terrain: a tile of 24 by 24, drawn in its ink.
_TEXTURES = {
    "forest": "M5 11v-2.200M5 1.500l3 4.300H6.400l2 3H1.600l2-3H2zM17 23v-2.200M17 13.500l3 4.300"
    "h-1.600l2 3h-6.800l2-3H14z",
    "savanna": "M4 9c-.3-2-1-3.600-2.200-4.800M4 9c0-2.500.2-4 .4-6M4 9c.4-1.800 1.200-3 2.600-4"
    "M16 21c-.3-2-1-3.600-2.200-4.800M16 21c0-2.500.2-4 .4-6M16 21c.4-1.800 1.200-3 2.600-4"
    "M12 11.500h3M20 4.500h3",
    "mountain": "M0 11L5.500 3l2 2.500L9.500 3 14 11M5.500 3l.8 4M9.500 3l1.600 4.600M12 23l5.500-8 2"
    " 2.500 2-2.500L24 19.500M17.500 15l.8 4",
    "swamp": "M1 6q2.500-2.200 5 0t5 0M13 18q2.500-2.200 5 0t5 0M17 9V3.500M19 9V1.500M21 9V4.500M5"
    " 21v-5.500M7 21v-7.500M9 21v-4.500"
    "M15 10.500h8M3 22.500h8",
}
# The animals, as a cave painter would do them: one shape each, some forty wide, put on a badge.
_ANIMALS = {
    # A turtle from above.
    "reptiles": "M0-13.500c1.800 0 3.200 1.500 3 3.500 2 .4 3.700 1.300 5 2.600 1.400-1.600 3.300-2.300"
    " 4.700-1.500 1.300.9 1 3-.9 5"
    "C12.600-2.300 13-.500 13 1.500s-.5 3.700-1.300 5.200c1.800 1.800 2.100 3.700.9"
    " 4.600-1.300.8-3.200.1-4.600-1.500-1.300 1.300-3 2.200-5 2.600L0 15.500"
    "-3 12.400c-2-.4-3.700-1.300-5-2.600-1.400 1.600-3.300 2.300-4.600"
    " 1.500-1.200-.9-.9-2.800.9-4.600C-12.500 5.200-13 3.500-13 1.500s.4-3.800 1.200-5.400"
    "c-1.900-2-2.200-4.100-.9-5 1.400-.8 3.300-.1 4.700 1.500 1.300-1.300 3-2.200"
    " 5-2.600-.2-2 1.200-3.500 3-3.500z",
    # A long-necked dinosaur, walking to the left.
    "dinosaurs": "M-15-8.500c-.6-2.300.9-4.300 3.300-4.300 2.800 0 4.200 2 4.400 5 .2 3.400.6 5.200 2.800"
    " 5.300 3.400.2 6.500-1.700 10 .1"
    "C8-.9 9.500 1.700 11.500 4c1.400 1.600 3 2.500 5 3-2.500 1-5 .5-7.200-1.200l.2"
    " 7.200H5.700L5 8c-1.700.8-3.700 1-5.700.8l-.3 4.200h-3.800"
    "l-.6-6.500c-2.400-1.600-3.500-4.200-4-7.700-.3-2.200-.7-4-2-4.700-1.200.5-2.700-.600-3.600-2.600z",
    # A mammoth, facing left.
    "mammals": "M-13 12.500c-1.300-3-1.500-6.500-1-10 .6-4.200 2.400-8 5.700-9.500 1.200-.6 2.600-.6"
    " 3.800 0C-2-9.500 1.500-10.500 5-9.500"
    "c4.500 1.300 7.300 4.800 7.800 9.500.2 2.200.8 3.700 1.700 5-1.200"
    " 0-2.100-.4-2.700-1.100V13H7.500l-.6-4.500c-2.300 1-5 1.200-7.400.6L-1 13h-4.200"
    "l-.5-5.500c-.9-.3-1.700-.8-2.300-1.500.3 2.600-1.200 4.300-3.300 4.100.9-.7 1.300-1.800"
    " 1-3.300-.7-.300-1.200-.8-1.400-1.400-.3 2.400-.2 4.700-.1 7.100z",
    # The print of a hand.
    "humans": "M-5.500 13.500C-8.500 11-10 8-10.500 5"
    "c-.6-2.400-2.600-4.300-3.800-6.200-.6-1.400.9-2.700 2.400-1.900 1.500.9 2.600 2.100"
    " 3.600 3.400"
    "L-9.500-9c-.3-2.100 2.400-2.700 3-.6l1.600 6.700.1-9.700c0-2.100 3-2.200 3.200 0"
    "L-.9-3.100 1-11.600c.5-2.100 3.400-1.500 3.100.6L3-2.300"
    "l3.300-6C7.300-10 9.700-9 9-7 7.500-2.500 7.200 2 6.500 6.500 6 9.500 5 12 3.500 13.500z",
}
_MARKS = {
    # The turtle's shell, the dinosaur's eye and rib, the mammoth's eye and hair, the lines of the hand.
    "reptiles": "M0-6.500L4.500-3v6L0 6.500-4.500 3v-6zM0-6.500v-3M4.500-3l3.500-2M4.500 3L8 5M0 6.500v3"
    "M-4.500 3L-8 5M-4.500-3L-8-5",
    "dinosaurs": "M-12-9.500h.1M0 2.500q3-1.500 5 .5",
    "mammals": "M-8.500-3h.1M-1-4q3 .5 4.500 3M5-5q2.500 1 3.500 3.500",
    "humans": "M-5 4q4-2.500 8 0M-4 8q3-1.500 6 0",
}


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
    lines = tag(
        "path", d=_TEXTURES[land.name], fill="none", stroke=land.ink, stroke_width=1, stroke_linecap="round"
    )
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
                tag("path", d=_ANIMALS[kin.name], fill=CREAM),
                tag("path", d=_MARKS[kin.name], stroke=kin.colour, **marks),
            ],
            transform="scale(.92)",
        ),
    ]
    return group(shapes, id=f"genesis-{kin.name}")


def _volcano() -> str:
    cone = "M-31 27C-20 22-14 4-9-9L9-9C14 4 20 22 31 27z"
    smoke = "M-3-14c-6-1-6-8-1-9-1-5 5-8 9-5 5-1 8 4 5 7"
    hatching = "M-12 4l-7 18M-6-1l-6 25M0 0v26M6-1l7 25M12 4l9 19M-22 18l-3 5M22 18l4 6"
    shapes = [
        tag("ellipse", cx=0, cy=27, rx=31, ry=4, fill=INK, fill_opacity=".18"),
        tag("path", d=cone, fill=ROCK, stroke=INK, stroke_width=2, stroke_linejoin="round"),
        tag(
            "path", d=hatching, fill="none", stroke=INK, stroke_width=1, opacity=".55", stroke_linecap="round"
        ),
        tag(
            "path",
            d="M-7-8c1 8-4 10-4 17 4-3 5-6 6-9 1 6 0 10 3 15 2-6 0-10 3-15 1 4 4 6 5 9 0-7-4-9-2-17z",
            fill=LAVA,
        ),
        tag("ellipse", cx=0, cy=-9, rx=9, ry=3.4, fill=GOLD, stroke=INK, stroke_width=1.6),
        tag("path", d=smoke, fill="none", stroke=SOFT_INK, stroke_width=1.8, stroke_linecap="round"),
    ]
    return group(shapes, id="genesis-volcano")


def _tar_pit() -> str:
    line = {"fill": "none", "stroke_linecap": "round"}
    pool = "M-26 3C-28-10-13-17 2-15 18-18 29-8 26 4 28 15 13 20-2 18-16 20-27 14-26 3z"
    shapes = [
        tag("path", d=pool, fill="#8a7458", stroke=SOFT_INK, stroke_width=1.2, transform="scale(1.18)"),
        tag("path", d=pool, fill=TAR, stroke=INK, stroke_width=1.6),
        tag(
            "path",
            d="M-16-5q8-5 17-3M-4 11q9 2 17-3M10-7q5 1 6 4",
            stroke="#8f8578",
            stroke_width=1.6,
            **line,
        ),
        tag("circle", cx=-9, cy=5, r=4, fill="none", stroke="#b8ad9c", stroke_width=1.4),
        tag("circle", cx=9, cy=2, r=2.6, fill="none", stroke="#b8ad9c", stroke_width=1.4),
        # Somebody did not come out again.
        tag("path", d="M0-6q-4-9 1-15M3-6q2-8 8-12M6-7q5-4 10-5", stroke=CREAM, stroke_width=2.4, **line),
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
