"""T3  The drift, on positions drawn by hand. Each test names its rules."""

from __future__ import annotations

import pytest

from pangea.games.trias.board import NO_TILE
from pangea.games.trias.state import NO_CARD, Phase

from . import drawn
from .positions import EDITION, after, herds_at, legal, refused_by, swimmers_at, table

HANDS = "hands steppe forest mountain; "


def choosing(position: str) -> str:
    """A drawn position with seat 0, who holds a steppe, before its card."""
    return HANDS + position.replace("phase act", "phase choose")


class TestTheCard:
    def test_the_hand_or_the_top_card(self) -> None:
        """T3.1"""
        state = table(choosing(drawn.PENINSULA))
        assert legal(state) == {"hand", "draw"}
        played = after(state, "hand")
        assert (played.hand[0], played.back[0], played.card) == (NO_CARD, 0, 1)
        assert played.played[0].tolist() == [0, 1, 0, 0]
        drawn_card = after(state, "draw", "card 0 forest")
        assert (drawn_card.hand[0], drawn_card.back[0], drawn_card.card) == (1, 1, 2), "the hand card stays"
        assert drawn_card.played[0].tolist() == [0, 0, 1, 0]

    def test_the_choice_comes_first_and_only_once(self) -> None:
        """T3.1"""
        state = table(choosing(drawn.PENINSULA))
        assert refused_by(state, "lift 2,0") == "T3.1"
        assert refused_by(state, "move 0,0>1,0") == "T3.1"
        assert refused_by(state, "end") == "T3.1"
        assert refused_by(after(state, "hand"), "draw") == "T3.1"
        waiting = after(state, "draw")
        assert refused_by(waiting, "hand") == "T6.1"
        assert refused_by(waiting, "card 1 forest") == "T6.1"

    def test_the_card_tells_the_terrain(self) -> None:
        """T3.2"""
        state = after(table(choosing(drawn.PENINSULA)), "hand")
        assert legal(state) == {"lift 1,-1", "lift 2,0", "lift -1,1"}, "the steppes"
        assert refused_by(state, "lift 1,0") == "T3.2"
        assert refused_by(state, "move 0,0>1,0") == "T3.8", "the drift must be made"
        assert refused_by(state, "end") == "T3.8"

    def test_another_terrain_if_there_is_none_of_the_cards(self) -> None:
        """T3.8"""
        bare = "tiles 0,0:Pa 1,0:M 0,1:F -1,0:F"
        state = after(table(f"{HANDS}phase choose; {bare}"), "hand")
        assert legal(state) == {"lift 1,0", "lift 0,1", "lift -1,0"}
        state = after(table(f"hands mountain ? ?; phase choose; {bare}"), "hand")
        assert legal(state) == {"lift 1,0"}

    def test_another_terrain_if_those_of_the_card_are_out_of_reach(self) -> None:
        """T3.8: a mountain on another continent, or shut in, does not count."""
        state = after(table("hands mountain ? ?; phase choose; tiles 0,0:Pa 1,0:S 0,1:S 5,0:M 6,0:M"), "hand")
        assert legal(state) == {"lift 1,0", "lift 0,1"}

    @pytest.mark.parametrize("moves", [["hand"], ["draw", "card 1 steppe"]])
    def test_if_nothing_can_drift_the_card_is_spent(self, moves: list[str]) -> None:
        """T3.9: the choice is made all the same; without herds the turn then ends by itself."""
        state = after(table(drawn.NO_HERD), *moves)
        assert state.played.sum() == 1
        if moves == ["hand"]:
            assert state.phase == Phase.REFILLING
        else:
            assert (state.phase, state.turn) == (Phase.CHOOSING, 2)

    def test_without_a_drift_the_other_phases_follow(self) -> None:
        """T3.9"""
        state = after(table(f"{HANDS}phase choose; tiles 0,0:Pa"), "hand")
        assert state.phase == Phase.ACTING
        assert legal(state) == {"breed 0,0", "end"}


class TestLifting:
    def test_never_the_south_pole(self) -> None:
        """T3.3"""
        assert refused_by(table("tiles 0,0:Pa 1,0:S 0,1:S"), "lift 0,0") == "T3.3"

    def test_only_at_the_outer_sea(self) -> None:
        """T3.3: the island lies in an inner sea, until the ring around it is opened."""
        state = table(drawn.ISLAND)
        assert refused_by(state, "lift 1,0") == "T3.3"
        assert legal(state) & {"lift 0,1", "lift 1,0", "lift -1,0"} == set()
        opened = after(state, "lift 3,0", "put 4,-1")
        assert opened.coast[0] != 0, "the sea around the island is outer sea now"
        gap = table(drawn.ISLAND.replace("Sab", ""))
        assert {"lift 0,1", "lift 1,0", "lift -1,0"} <= legal(gap)

    def test_a_closed_in_continent_stays(self) -> None:
        """T3.3: the lone steppe within the ring is a continent by itself, and in an inner sea."""
        state = table(drawn.NESTED)
        assert refused_by(state, "lift -4,0") == "T3.3"

    def test_not_from_a_continent_of_one_tile(self) -> None:
        """T3.3"""
        assert refused_by(table("tiles 0,0:P 1,0:S 4,0:Fa"), "lift 4,0") == "T3.3"

    def test_only_where_one_has_a_herd(self) -> None:
        """T3.3"""
        state = table(drawn.TWO_CONTINENTS)
        assert refused_by(state, "lift 4,0") == "T3.3"
        assert "lift 4,0" in legal(table("turn 1; " + drawn.TWO_CONTINENTS))

    def test_a_swimmer_is_on_no_continent(self) -> None:
        """T3.3"""
        state = table("tiles 0,0:Pb 1,0:S 0,1:M; swim -1,0:a")
        assert legal(state, "lift") == set()
        assert refused_by(state, "lift 1,0") == "T3.3"

    def test_only_if_it_can_be_put_down(self) -> None:
        """T3.3, T3.5: the farthest tile of a continent has nowhere to go, unless another lies as far out."""
        assert refused_by(table(drawn.PENINSULA), "lift 3,0") == "T3.5"
        two_ends = table("tiles 0,0:Pa 1,0:S 2,0:F -1,0:S -2,0:M")
        assert {"lift 2,0", "lift -2,0"} <= legal(two_ends)

    def test_herds_stay_in_the_water(self) -> None:
        """T3.4: whoever's they are."""
        state = after(table("tiles 0,0:Pa 1,0:Sabb 2,0:F 0,1:M"), "lift 1,0")
        assert swimmers_at(state, 1, 0) == [1, 2, 0]
        assert state.crowd.sum() == 1
        assert refused_by(state, "end") == "T3.5", "the tile must be put down first"
        assert refused_by(state, "lift 0,1") == "T3.5"


class TestPuttingDown:
    def test_farther_out_and_touching_what_it_left(self) -> None:
        """T3.5"""
        state = after(table(drawn.PENINSULA), "lift 2,0")
        assert legal(state) == {"put 4,0", "put 4,-1", "put 3,-1", "put 2,1", "put 3,1"}
        assert refused_by(state, "put 1,1") == "T3.5", "two steps out, as before"
        assert refused_by(state, "put 2,0") == "T3.5", "where it was"
        assert refused_by(state, "put 1,0") == "T3.5", "there is a tile"
        assert refused_by(state, "put 9,0") == "T3.5", "it touches nothing"
        assert refused_by(table(drawn.PENINSULA), "put 4,0") == "T3.5", "nothing is lifted"
        assert refused_by(table(drawn.PENINSULA), "put 9,0") == "T3.5"

    def test_not_beside_another_continent_alone(self) -> None:
        """T3.5"""
        state = after(table(drawn.TWO_CONTINENTS), "lift 1,0")
        assert refused_by(state, "put 6,0") == "T3.5"

    def test_steps_count_not_the_distance_in_the_air(self) -> None:
        """T3.5: 1,1 is nearer through the air than 2,0, and both are two steps out; 2,1 is three."""
        state = after(table("tiles 0,0:Pa 1,0:S 2,0:F 0,1:M 0,2:S"), "lift 2,0")
        assert refused_by(state, "put 1,1") == "T3.5"
        assert legal(state) == {"put 1,2", "put 0,3", "put -1,3"}

    def test_not_into_an_inner_sea(self) -> None:
        """T3.5: lifting 0,1 leaves the lake closed, so the lake is out of the question."""
        closed = table("tiles 0,0:Pa 1,0:F 2,-1:M 3,-1:S 3,0:S 2,1:M 1,1:S 0,1:F")
        lifted = after(closed, "lift 0,1")
        assert "put 2,0" not in legal(lifted)
        assert refused_by(lifted, "put 2,0") == "T3.5"

    def test_a_lake_that_the_lifting_opens_is_outer_sea(self) -> None:
        """T3.5: without 1,0 the lake 2,0 is open, and the tile may go there."""
        state = table(drawn.LAKE)
        lifted = after(state, "lift 1,0")
        assert "put 2,0" in legal(lifted)
        filled = after(lifted, "put 2,0")
        assert all(filled.wet[tile] == filled.coast[tile] for tile in range(filled.tiles))

    def test_a_tile_may_close_a_sea(self) -> None:
        """T3.5, T1.5: 3,0 closes the bay, which is an inner sea from then on."""
        state = after(table(drawn.BAY), "lift 0,1", "put 3,0")
        inner = [tile for tile in range(state.tiles) if state.wet[tile] & ~state.coast[tile]]
        assert len(inner) == 6

    def test_to_any_of_the_parts_even_without_own_herds(self) -> None:
        """T3.6"""
        lifted = after(table(drawn.HUB), "lift 2,0")
        assert {"put 4,-1", "put 2,2", "put 3,0"} <= legal(lifted)
        parts = {int(lifted.land[number]) for number in range(lifted.tiles)} - {0}
        assert len(parts) == 3

    def test_it_may_join_parts_and_continents(self) -> None:
        """T3.6"""
        joined = after(table(drawn.HUB), "lift 2,0", "put 3,0")
        assert len({int(land) for land in joined.land} - {0}) == 2
        bridged = after(table(drawn.TWO_CONTINENTS), "lift 2,0", "put 3,0")
        assert len({int(land) for land in bridged.land} - {0}) == 2, "the peninsula and the east are one"

    def test_swimmers_stand_on_a_tile_put_there(self) -> None:
        """T3.7: even over its capacity, and those of all players."""
        state = after(table(drawn.LANDING), "lift -1,0", "put -1,-1")
        assert herds_at(state, -1, -1) == [2, 2, 1]
        assert state.swims == 0
        assert int(state.crowd.max()) == 5, "on a mountain, which feeds two"
        assert refused_by(state, "breed -1,-1") in ("T4.6", "T4.1")

    def test_a_lifted_tile_is_in_the_fingers_until_it_is_put_down(self) -> None:
        """T3.5"""
        state = after(table(drawn.PENINSULA), "lift 2,0")
        assert state.lifted != NO_TILE
        assert after(state, "put 4,0").lifted == NO_TILE

    def test_a_drift_may_score_at_once_in_phase_1_and_in_phase_2(self) -> None:
        """T3.10, T4.2"""
        for position, moves in (
            (choosing(drawn.SECOND_VECTOR), ["draw", "card 0 mountain"]),
            (drawn.SECOND_VECTOR, []),
        ):
            state = after(table(position.replace(HANDS, "hands ? ? ? ?; ")), *moves, "lift 2,0", "put 5,0")
            assert state.points[:4].tolist() == [2, 1, 0, 0]

    def test_every_hex_goes_by_one_number(self) -> None:
        """T3.5: of the tiles that a hex touches, the lowest names it; no other number means it."""
        state = after(table(drawn.HUB), "lift 2,0")
        codes = EDITION.legal(state)
        assert len({EDITION.write(state, code) for code in codes}) == len(codes)
        for code in range(630, 840):
            text = EDITION.write(state, code)
            if text in legal(state) and code not in codes:
                assert EDITION.rules.refusal(state, code) != 0
