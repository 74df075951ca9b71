"""What holds for every picture and every text of a position, whichever game and board it is."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from pangea.core.edition import Edition
from pangea.core.record import Record
from pangea.core.views import shown

SVG = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
WIDEST = 110
"""Columns of a terminal."""
LARGEST = 400_000
"""Bytes of a picture."""


def assert_whole(edition: Edition, state: Record, lang: str) -> None:
    """A picture that needs nothing from elsewhere, says what it is, and in which language."""
    name = edition.game.name
    picture = edition.game.drawing.svg(shown(edition, state), lang)
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["lang"] == lang
    assert len(picture.encode()) < LARGEST
    assert not [element for element in root.iter() if element.tag in (f"{SVG}script", f"{SVG}image")]
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(one.startswith(f"{name}-") for one in ids), "several pictures may be on one page"
    wanted = set(re.findall(r'href="#([^"]+)"', picture)) | set(re.findall(r"url\(#([^)]+)\)", picture))
    assert wanted <= set(ids)
    title, described = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert described is not None
    assert title.text
    assert described.text
    assert root.get("aria-labelledby") == f"{title.get('id')} {described.get('id')}"


def assert_colour_is_nothing_more(edition: Edition, state: Record, lang: str) -> None:
    draw, seen = edition.game.drawing.text, shown(edition, state)
    plain, coloured = (draw(seen, lang, colour) for colour in (False, True))
    assert "\x1b" not in plain
    bare = COLOUR.sub("", coloured)
    assert [line.rstrip() for line in bare.splitlines()] == [line.rstrip() for line in plain.splitlines()]
    assert max(len(line) for line in plain.splitlines()) <= WIDEST
    # Whatever begins to be coloured in a line ends there: what is printed after it has its usual colour.
    assert all(COLOUR.findall(line)[-1] == "\x1b[0m" for line in coloured.splitlines() if "\x1b" in line)
