"""P4: how animals find their planet. Faces are written with the letters of their portions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from pangea.core.contract import OVER
from pangea.core.words import Phrase, languages, say
from pangea.games.planet.rules.life import cards_due

from .positions import EDITION, NOBODY, after, home_of, planet, table, three_best

ROOT = Path(__file__).parents[3]


class TestP4Life:
    def test_animals_are_given_out_from_round_3_on_after_all_have_placed(self) -> None:
        """P4.1"""
        state = table(
            "round 3; turn 0; table 0 1 2 3 4; cards 3:panda 4:fox; planets 0:FDFDO 1:GGGGG | 0:FFDDO 1:GGGGG"
        )
        assert cards_due(state) == 0b1
        first = after(state, "tile 2 face 11 turn 0")
        assert first.owner[0] == NOBODY, "not before all have placed"
        second = after(first, "tile 3 face 11 turn 0")
        assert second.owner[0] == 0, "two forests against one"
        assert second.owner[1] == NOBODY, "the fox comes in round 4"
        early = table("round 2; turn 0; table 2 3; cards 3:panda; planets 0:FDFDO | 0:FFDDO")
        assert after(early, "tile 2 face 11 turn 0").owner[0] == NOBODY

    def test_most_regions(self) -> None:
        """P4.1"""
        assert home_of(table("round 3; table 0 1; cards 3:panda; planets 0:FFFFD | 0:FDFDO")) == 1

    def test_largest_touching_looks_only_at_regions_that_touch(self) -> None:
        """P4.1, ruling: not the largest of all, which must then touch."""
        drawn = "round 5; table 0 1; cards 3:fox; planets 0:FFFFF 1:FFFFF 2:FFFFF 9:GGGGG | 0:FFGDD"
        assert three_best(table(drawn), 0, "forest touching glacier") == (0, 0, 0)
        assert home_of(table(drawn)) == 1

    def test_largest_not_touching_looks_only_at_regions_that_dont(self) -> None:
        """P4.1"""
        drawn = "round 3; table 0 1; cards 3:reindeer; planets 0:GGGGD 11:GOOOO | 0:GGMMM"
        assert three_best(table(drawn), 0, "glacier apart desert") == (1, 0, 0)
        assert home_of(table(drawn)) == 1

    def test_largest_not_touching_need_not_be_the_largest_of_all(self) -> None:
        """P4.1, ruling and tip: a glacier without a desert counts beside a larger one with a desert."""
        drawn = "round 3; table 0 1; cards 3:reindeer; planets 0:GGGGD 11:GGOOO | 0:GMMMM"
        assert three_best(table(drawn), 0, "glacier apart desert") == (2, 0, 0)
        assert home_of(table(drawn)) == 0

    @pytest.mark.parametrize(
        ("name", "liking", "best"),
        [
            ("panda", "forest most", [3, 1]),
            ("fox", "forest touching glacier", [4, 0]),
            ("elephant", "desert touching mountain", [3, 0]),
            ("reindeer", "glacier apart desert", [2, 0]),
        ],
    )
    def test_the_examples_of_the_rules(self, name: str, liking: str, best: list[int]) -> None:
        """P4.1, P1.6  The four animals of the booklet, each with its picture in the rules."""
        told = tomllib.loads((ROOT / "tools" / "examples" / "planet.toml").read_text(encoding="utf-8"))
        state = table(next(each["position"] for each in told["example"] if each["name"] == name))
        assert [three_best(state, seat, liking)[0] for seat in range(2)] == best
        first = next(card for card, laid in enumerate(state.animal.tolist()) if laid >= 0)
        assert home_of(state, first) == 0
        for lang in languages():
            assert re.search(
                rf"\b{best[0]}\b|\b(three|tre|trois|drei)\b", say(Phrase(f"planet-example-{name}"), lang)
            )

    def test_a_bare_face_is_no_habitat(self) -> None:
        """P4.1"""
        assert three_best(planet("0:GGGMM"), 0, "glacier apart desert") == (3, 0, 0)

    def test_who_has_no_such_region_cant_get_the_card(self) -> None:
        """P4.2"""
        assert home_of(table("round 3; table 0 1; cards 3:panda; planets 0:DDDMM | 0:DDDMM")) == NOBODY
        assert home_of(table("round 3; table 0 1; cards 3:panda; planets 0:DDDMM | 0:DDDMF")) == 1
        assert home_of(table("round 12; next over; cards 3:whale; planets 0:OODDD | 0:ODDDD")) == NOBODY

    @pytest.mark.parametrize("planets", ["0:FFDDO | 0:FFDDO", "0:MMDDO | 0:MMDDO"], ids=["tie", "nobody"])
    def test_a_tie_or_nobody_moves_the_card_on_to_the_next_round(self, planets: str) -> None:
        """P4.3"""
        state = table(
            f"""round 3; turn 1; table 5 6 7 8; left 40-44 / 45; cards 3:panda 4:camel;
            planets {planets}"""
        )
        moved = after(state, "tile 5 face 11 turn 0")
        assert moved.owner[0] == NOBODY
        assert moved.round_now == 4
        assert cards_due(moved) == 0b11, "decided together with the cards of round 4"
        assert not moved.suits.any()

    def test_a_card_that_moved_on_is_decided_in_the_next_round(self) -> None:
        """P4.3"""
        state = table(
            """round 4; turn 0; table 12 5 7 8; left 40-44 / 45; cards 3:panda 4:camel;
            planets 0:FFDDO | 0:FFDDO"""
        )
        state = after(state, "tile 12 face 11 turn 0")
        assert state.owner[0] == 0
        assert state.given_in[0] == 4

    def test_before_round_12_second_regions_break_no_tie(self) -> None:
        """P4.3, P4.4"""
        drawn = "cards 3:fox; planets 0:FFGDD 11:FGDDD | 0:FFGDD"
        assert home_of(table(f"round 11; table 0 1; {drawn}")) == NOBODY
        assert home_of(table(f"round 12; table 0 1; {drawn}")) == 0

    def test_in_round_12_the_second_region_breaks_a_tie_then_the_third_no_further(self) -> None:
        """P4.4"""
        third = "0:FFGDD 11:FGDDD 7:DGFDD"
        fourth = f"{third} 4:OGFOO"
        drawn = "round 12; next over; cards 3:fox; planets"
        assert three_best(table(f"{drawn} {third}"), 0, "forest touching glacier") == (2, 1, 1)
        assert home_of(table(f"{drawn} {third} | 0:FFGDD 11:FGDDD")) == 0
        assert home_of(table(f"{drawn} {third} | {third}")) == NOBODY
        assert home_of(table(f"{drawn} {third} | {fourth}")) == NOBODY, "a fourth forest counts nothing"

    def test_whoever_is_behind_drops_out_at_each_step(self) -> None:
        """P4.4"""
        drawn = "players 3; round 12; next over; cards 3:fox; planets"
        both, more = "0:FFGDD 11:FGDDD", "0:FFGDD 11:FGDDD 7:DGFDD"
        assert home_of(table(f"{drawn} {both} | {more} | 0:FFGDD")) == 1
        assert home_of(table(f"{drawn} {both} | 0:FGDDD 11:FGDDD 7:DGFDD | 0:FFGDD")) == 0
        assert home_of(table(f"{drawn} {more} | {more} | {both}")) == NOBODY

    def test_in_round_12_the_other_kind_of_largest_is_treated_alike(self) -> None:
        """P4.4"""
        drawn = "round 12; next over; cards 3:reindeer; planets 0:GGOMM | 0:GGOMM 11:GMMMM"
        assert home_of(table(drawn)) == 1

    def test_in_round_12_a_tie_for_most_regions_goes_to_nobody(self) -> None:
        """P4.4"""
        drawn = "round 12; next over; cards 3:panda; planets 0:FFDDO 11:FDDDD | 0:FDDDD 11:FDDDD"
        assert home_of(table(drawn)) == NOBODY

    def test_after_round_12_an_undecided_card_is_nobodys(self) -> None:
        """P4.4"""
        full = " ".join(f"{face}:MMOOM" for face in range(1, 12))
        state = table(
            f"""round 12; turn 0; table 4 5 6; habitats ocean forest; cards 12:fox;
            planets {full} | {full} 0:MMOOM"""
        )
        over = after(state, "tile 4 face 0 turn 0")
        assert EDITION.rules.to_move(over) == OVER
        assert over.waiting == 0
        assert over.owner[17] == NOBODY
        assert over.given_in[17] == 12

    def test_vector_the_fox_in_round_12(self) -> None:
        """P4.v1: forests of 9 touching a glacier; a second one of 5 touching a glacier wins the fox."""
        nine = "0:FFFFF 1:FFGGF 2:FDDDD 3:DDDDD 4:DDDDD 5:DDDDD 7:DDDDD 9:DDDDD 10:DDDDD"
        second, none = "6:DDGDD 11:FFFFF", "6:DDDDD 11:OOOOO"
        state = table(
            f"""round 12; turn 0; table 30 31 32; habitats ocean glacier; cards 12:fox;
            planets {nine} {second} | {nine} {none} 8:DDDDD"""
        )
        assert three_best(state, 0, "forest touching glacier") == (9, 5, 0)
        assert three_best(state, 1, "forest touching glacier") == (9, 0, 0)
        over = after(state, "tile 30 face 8 turn 0")
        assert over.owner[17] == 0
        lines = [line for line in EDITION.explained(over) if line.rule == "P4.4"]
        assert [line.points for line in lines] == [(2, 0)]
        move = EDITION.read(state, "tile 30 face 8 turn 0")
        told = EDITION.told(state, move, over)
        assert "planet-given-second" in [phrase.message for phrase in told]

    def test_the_marker_goes_to_the_left(self) -> None:
        """P4.5"""
        state = table("players 3; round 4; turn 2; table 4 5 6; left 40-44 / 45")
        assert state.first == 0
        later = after(state, "tile 4 face 0 turn 0")
        assert (later.first, later.turn) == (1, 1)
        wrapped = table("players 3; round 3; turn 1; table 4 5 6; left 40-43 / -")
        assert after(wrapped, "tile 4 face 0 turn 0").first == 0
