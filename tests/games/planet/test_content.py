"""Tiles, animals and habitat cards of one's own: checked in clear words, played like the usual (P1.8)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.cli.content import command
from pangea.core import records
from pangea.core.chance import random_from
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.words import languages, say
from pangea.games.planet.board.tables import USUAL, board_from
from pangea.simulate.cpu import Simulation

Content = dict[str, Any]


def usual() -> Content:
    return copy.deepcopy(USUAL.content)


def other() -> Content:
    """Another content: every habitat has become the next one, and the cards have other steps."""
    ring = dict(zip("OFDMG", "FDMGO", strict=True))
    names = ["ocean", "forest", "desert", "mountain", "glacier"]
    following = dict(zip(names, [*names[1:], names[0]], strict=True))
    content = usual()
    content["tiles"] = ["".join(ring[letter] for letter in tile) for tile in content["tiles"]]
    for animal in content["animals"]:
        animal["name"] = f"{animal['name']}like"
        animal["habitat"] = following[animal["habitat"]]
        if "other" in animal:
            animal["other"] = following[animal["other"]]
    content["habitats"] = {habitat: [[5, 3], [30, 7]] for habitat in names}
    return content


def test_the_usual_content_is_sound_and_reads_as_it_is_written() -> None:
    """P1.8"""
    assert board_from(usual()).content == USUAL.content
    assert list(usual()) == ["tiles", "animals", "habitats"]
    assert board_from(json.loads(json.dumps(usual()))) == USUAL
    fox = next(animal for animal in usual()["animals"] if animal["name"] == "fox")
    assert fox == {"name": "fox", "habitat": "forest", "kind": "touching", "other": "glacier"}
    panda = next(animal for animal in usual()["animals"] if animal["name"] == "panda")
    assert panda == {"name": "panda", "habitat": "forest", "kind": "most"}


def with_(change: Callable[[Content], object]) -> Content:
    content = usual()
    change(content)
    return content


def animal(number: int, **changes: Any) -> Content:
    return with_(lambda content: content["animals"][number].update(changes))


def tile(number: int, text: Any) -> Content:
    return with_(lambda content: content["tiles"].__setitem__(number, text))


def steps(habitat: str, text: Any) -> Content:
    return with_(lambda content: content["habitats"].__setitem__(habitat, text))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ([], "is a JSON object with “tiles”, “animals” and “habitats”"),
        (with_(lambda c: c.pop("tiles")), "“tiles” is missing"),
        (with_(lambda c: c.update(oceans=[])), "“oceans” does not belong"),
        (with_(lambda c: c["tiles"].pop()), "must list 50 tiles, and it lists 49"),
        (with_(lambda c: c.update(tiles="OOFFD")), "must list 50 tiles, and it lists 0"),
        (tile(3, "OOFF"), 'Tile 3: "OOFF" is not a tile'),
        (tile(3, "OOFFX"), "five of these letters: O F D M G"),
        (tile(3, 7), "Tile 3: 7 is not a tile"),
        (with_(lambda c: c["animals"].pop()), "must list 45 animals, and it lists 44"),
        (with_(lambda c: c.update(animals=None)), "must list 45 animals, and it lists 0"),
        (with_(lambda c: c["animals"].__setitem__(5, "owl")), 'Animal 5: "owl" is not an animal'),
        (animal(5, size=3), "Animal 5:"),
        (animal(5, name="red fox"), "A name is one word in small letters"),
        (animal(5, name="Shark"), "A name is one word in small letters"),
        (animal(5, name=None), "Animal 5: null is not a name"),
        (animal(5, name="owl"), "two animals called “owl”"),
        (animal(5, habitat="swamp"), '"swamp" is not a habitat'),
        (animal(5, kind="near"), '"near" is not a kind'),
        (animal(5, border="swamp"), '"swamp" is not a habitat'),
        (animal(5, other="ocean"), "is not the other habitat that is needed here: one of forest, desert"),
        (animal(5, other=None), "null is not the other habitat"),
        (animal(0, other="desert"), "so it has no “other”"),
        (with_(lambda c: c["habitats"].pop("ocean")), "“habitats” must have a list for each of these"),
        (with_(lambda c: c["habitats"].update(swamp=[])), "and nothing else"),
        (steps("ocean", []), "“ocean”: [] is not a list of steps"),
        (steps("ocean", [[5, 1], [6]]), "A step is [portions, points]"),
        (steps("ocean", [[61, 1]]), "portions from 1 to 60"),
        (steps("ocean", [[5, True]]), "is not a list of steps"),
        (steps("ocean", [[5, 1], [9, 1]]), "after the step [5, 1] comes [9, 1]"),
        (steps("ocean", [[5, 1], [5, 2]]), "must rise from step to step"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_what_would_be_right(content: Any, words: str) -> None:
    """P1.8"""
    with pytest.raises(pangea.BadContent) as caught:
        board_from(content)
    assert words in str(caught.value)
    assert all(caught.value.told(lang) for lang in languages())


def warned(content: Content) -> list[str]:
    return [f"[{warning.rule}] {say(warning.phrase)}" for warning in board_from(content).warnings]


@pytest.mark.parametrize(
    ("content", "rule", "words"),
    [
        (tile(3, "OOOOO"), "P1.5", "to show two or three habitats, and this one shows 1"),
        (tile(3, "OFDMM"), "P1.5", "and this one shows 4"),
        (tile(21, "FDOOF"), "P1.5", "Tile 21, FDOOF, is the same as tile 20, only turned"),
        (tile(16, "DGGGG"), "P1.5", "desert 39, mountain 49, glacier 44. Ocean is said to have the most"),
        (animal(5, other="desert"), "P1.6", "“dolphin” likes the same as “jellyfish” (ocean apart desert)"),
        (steps("ocean", [[16, 2], [19, 4]]), "P1.7", "“ocean”: the steps are [[16, 2], [19, 4]]"),
        (
            steps("desert", [[11, 1], [14, 4], [17, 6], [20, 8], [23, 10]]),
            "P1.7",
            "[[11, 2], [14, 4], [17, 6]",
        ),
    ],
)
def test_what_differs_from_reports_of_the_box_is_a_warning(content: Content, rule: str, words: str) -> None:
    """P1.5, P1.6, P1.7, P1.8  The owner of the box knows better, so it can be played."""
    assert any(text.startswith(f"[{rule}]") and words in text for text in warned(content)), warned(content)
    assert all(say(warning.phrase, lang) for warning in board_from(content).warnings for lang in languages())
    assert pangea.start("planet", players=2, seed=1, content=content).legal()


def test_the_usual_content_is_as_the_box_is_reported() -> None:
    """P1.5, P1.6, P1.7"""
    assert warned(usual()) == []


def test_the_check_of_a_file_prints_its_warnings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """P1.7, P1.8"""
    file = tmp_path / "box.json"
    file.write_text(json.dumps(steps("ocean", [[16, 2]])), encoding="utf-8")
    command("planet", check=str(file), lang="en")
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("[P1.7] “ocean”: the steps are [[16, 2]].")
    assert last.endswith("box.json is a valid content file for planet.")


def test_a_content_may_state_the_border_of_an_animals_card() -> None:
    """P5.2  The fox of this box has the border of a glacier: beside the glacier card it gives 1 point."""
    fox = next(number for number, animal in enumerate(USUAL.animals) if animal.name == "fox")
    for content, points in ((usual(), [2, 1]), (animal(fox, border="glacier"), [1, 2])):
        edition = Edition(pangea.game("planet"), content)
        for habitat, expected in zip(("glacier", "forest"), points, strict=True):
            position = f"round 12; next over; habitats {habitat} ocean; cards 3:fox>0"
            state = edition.game.notation.read_position(edition.board, position)
            assert edition.points(state) == [expected, 0]
        assert edition.board.content == content


def test_a_long_mistake_is_cut_short() -> None:
    with pytest.raises(pangea.BadContent) as caught:
        board_from(animal(5, name="x" * 500 + "!"))
    assert len(str(caught.value)) < 200


def test_another_content_is_played_by_the_same_rules() -> None:
    """P1.8: interpreted and compiled, with names nobody has translated, and kept in the record."""
    edition = Edition(pangea.game("planet"), other())
    compiled = Compiled(edition)
    moves = next(iter(Simulation(compiled, 3, {}, seed=4).logs(1)))
    match = pangea.Match(edition, 3)
    for move in moves:
        match.follow(edition.write(match.state, move))
    assert match.is_over
    record = json.loads(records.write(match.record()))
    assert record["options"]["content"] == other()
    again = records.replayed(record)
    assert again.record() == match.record()
    lines = match.score().lines
    assert [sum(line.points[seat] or 0 for line in lines) for seat in range(3)] == record["points"]
    assert any("foxlike" in text or "like," in text for text in match.score().told("it"))


def test_another_content_is_scored_by_its_own_tables() -> None:
    """P1.8: the turned round content gives a turned round game: the same planets, other names."""
    plain, ring = Edition(pangea.game("planet")), Edition(pangea.game("planet"), other())
    one, two = pangea.Match(plain, 2), pangea.Match(ring, 2)
    random = random_from(3)
    following = dict(zip(plain.board.steps, [*list(plain.board.steps)[1:], "ocean"], strict=True))
    while not one.is_over:
        text = plain.write(one.state, plain.rules.pick(one.state, random))
        one.follow(text)
        word, *rest = text.split()
        if word == "animal":
            text += "like"
        if word == "habitat":
            text = f"habitat {rest[0]} {following[rest[1]]}"
        two.follow(text)
    assert one.state.owner.tolist() == two.state.owner.tolist()  # type: ignore[attr-defined]
    assert one.state.suits.tolist() == two.state.suits.tolist()  # type: ignore[attr-defined]
    assert one.state.extent.tolist() == two.state.extent.tolist()  # type: ignore[attr-defined]
