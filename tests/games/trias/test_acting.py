"""T4, T5, T6  Action points, swimmers and crowds, cards and the meteorite. Each test names its rules."""

from __future__ import annotations

import pytest

from pangea.core.contract import NATURE, OVER
from pangea.core.errors import IllegalMove
from pangea.games.trias.board import METEORITE
from pangea.games.trias.state import NO_CARD, Phase

from . import drawn
from .positions import EDITION, after, herds_at, legal, refused_by, swimmers_at, table


class TestT4Actions:
    def test_four_points_in_any_mix_and_order(self) -> None:
        """T4.1"""
        state = table(drawn.PENINSULA)
        assert state.action_points == 4
        state = after(state, "move 0,0>1,0", "breed 1,0", "move 1,0>0,0 spent")
        assert (state.turn, state.action_points) == (0, 1)
        state = after(state, "move 1,0>0,1 spent")
        assert (state.turn, state.phase) == (1, Phase.CHOOSING), "with nothing left to do the turn is over"

    def test_unused_points_are_lost(self) -> None:
        """T4.1"""
        state = after(table("hands ? ? ?; " + drawn.PENINSULA), "breed 0,0", "end")
        assert (state.turn, state.phase, state.action_points) == (1, Phase.CHOOSING, 4)

    def test_a_turn_in_which_only_the_end_is_left_ends_by_itself(self) -> None:
        """T4.1: after the last herd has bred on a lone tile there is nothing to do."""
        state = table("hands ? ? ?; tiles 0,0:P 4,0:Sa 6,0:F")
        assert legal(state) == {"breed 4,0", "end"}
        assert after(state, "breed 4,0").turn == 1

    def test_a_drift_costs_three(self) -> None:
        """T4.2: any terrain, no card; one point is left."""
        state = table(drawn.PENINSULA)
        assert {"lift 0,-1", "lift 1,-1", "lift -1,0"} <= legal(state), "mountain, steppe and forest"
        drifted = after(state, "lift 2,0", "put 4,0")
        assert drifted.action_points == 1
        assert refused_by(drifted, "lift 1,0") == "T4.2"
        moved_twice = after(state, "move 0,0>1,0", "move 1,0>0,0")
        assert refused_by(moved_twice, "lift 2,0") == "T4.2"
        assert "lift 2,0" in legal(after(state, "move 0,0>1,0"))

    def test_a_herd_moves_to_an_adjacent_tile_with_room(self) -> None:
        """T4.3"""
        state = table(drawn.FULL)
        assert legal(state, "move 0,0") == {"move 0,0>-1,1", "move 0,0>0,1"}
        assert refused_by(state, "move 0,0>1,0") == "T4.6"
        assert refused_by(state, "move 0,-1>0,0") == "T4.3", "somebody else's"
        assert refused_by(state, "move 0,0>2,0") == "T4.3", "not adjacent"
        assert refused_by(state, "move 1,0>2,0") == "T4.3", "water"

    def test_a_herd_may_move_several_times(self) -> None:
        """T4.3"""
        state = after(table(drawn.PENINSULA), "move 0,0>1,0", "move 1,0>2,0", "move 2,0>3,0")
        assert herds_at(state, 3, 0) == [1, 0, 0]
        assert state.action_points == 1

    def test_three_swimmers_for_one_point(self) -> None:
        """T4.4: from the same or different hexes, each to a tile of its own."""
        state = table(drawn.SWIMMERS)
        rescued = after(state, "rescue 0,-1>1,-1", "rescue -1,1>-1,0", "rescue 0,-1>0,0")
        assert (rescued.action_points, rescued.rescues) == (3, 0)
        assert herds_at(rescued, 1, -1)[1] == herds_at(rescued, -1, 0)[1] == 1
        fourth = after(rescued, "rescue -1,1>-1,0")
        assert (fourth.action_points, fourth.rescues) == (2, 0), "a new rescue; with nobody left it is over"

    def test_only_own_swimmers_beside_a_tile_with_room(self) -> None:
        """T4.4, T4.6"""
        state = table(drawn.SWIMMERS)
        assert refused_by(state, "rescue 0,1>1,0") == "T4.4", "seat 0 swims there"
        assert refused_by(state, "rescue 1,-1>1,0") == "T4.4", "nobody swims there"
        with pytest.raises(
            IllegalMove, match=r"\(0,1\) into the water .* \(2,0\): they do not lie side by side"
        ) as refused:
            EDITION.read(state, "rescue 0,1>2,0")
        assert refused.value.rule == "T4.4"
        full = table("turn 1; tiles 0,0:Pbbc 1,0:S; swim 0,1:bb")
        assert refused_by(full, "rescue 0,1>0,0") == "T4.6"
        assert "rescue 0,1>1,0" in legal(full)

    def test_another_action_ends_a_rescue(self) -> None:
        """T4.4: what was not used of it is lost."""
        begun = after(table(drawn.SWIMMERS), "rescue 0,-1>1,-1")
        assert (begun.action_points, begun.rescues) == (3, 2)
        between = after(begun, "move 1,-1>0,0")
        assert (between.action_points, between.rescues) == (2, 0)
        assert after(between, "rescue -1,1>-1,0").action_points == 1
        bred = after(begun, "breed 1,-1")
        assert bred.rescues == 0
        drifted = after(begun, "lift -1,0")
        assert drifted.rescues == 0

    def test_an_unfinished_rescue_keeps_the_turn_open(self) -> None:
        """T4.4"""
        state = table("ap 1; " + drawn.SWIMMERS)
        open_still = after(state, "rescue 0,-1>1,-1")
        assert (open_still.action_points, open_still.turn, open_still.rescues) == (0, 1, 2)
        assert legal(open_still, "move") == set()
        assert refused_by(open_still, "move 1,-1>1,0") == "T4.1"
        assert refused_by(open_still, "breed 1,-1") == "T4.1"
        assert "end" in legal(open_still)
        third = after(open_still, "rescue 0,-1>1,-1", "rescue -1,1>-1,0")
        assert third.turn != 1 or third.phase == Phase.REFILLING
        assert after(open_still, "end").phase != Phase.ACTING

    def test_a_rescue_that_cant_go_on_is_over(self) -> None:
        """T4.4: one swimmer, one point: the turn ends."""
        state = table("ap 1; hands ? ? ?; tiles 0,0:Pb 1,0:S; swim 0,1:a")
        assert after(state, "rescue 0,1>0,0").turn == 1

    def test_a_herd_breeds_from_the_reserve_if_there_is_room(self) -> None:
        """T4.5"""
        state = table(drawn.BREEDERS)
        bred = after(state, "breed 1,0")
        assert herds_at(bred, 1, 0) == [3, 0, 0]
        assert bred.reserve[0] == state.reserve[0] - 1
        assert refused_by(table("turn 1; " + drawn.BREEDERS.replace("PaA", "P  ")), "breed -1,1") == "T4.6"

    def test_each_herd_breeds_once_and_a_newborn_not_at_all(self) -> None:
        """T4.5"""
        state = after(table("hands ? ? ?; tiles 0,0:P 1,0:Fa 2,0:S"), "breed 1,0")
        assert refused_by(state, "breed 1,0") == "T4.5"
        assert legal(state, "move") == {"move 1,0>0,0 spent", "move 1,0>2,0 spent"}

    def test_fresh_and_spent_herds_carry_it_along(self) -> None:
        """T4.5: the mover chooses which of them goes."""
        state = table(drawn.BREEDERS)
        assert {"move 0,0>1,0", "move 0,0>1,0 spent"} <= legal(state)
        fresh_gone = after(state, "move 0,0>1,0")
        assert refused_by(fresh_gone, "breed 0,0") == "T4.5"
        spent_gone = after(state, "move 0,0>1,0 spent")
        assert "breed 0,0" in legal(spent_gone)
        assert {"move 1,0>2,0", "move 1,0>2,0 spent", "breed 1,0"} <= legal(spent_gone)
        assert refused_by(state, "move 1,0>2,0 spent") == "T4.5"
        assert refused_by(after(state, "breed 1,0", "breed 1,0"), "move 1,0>2,0") == "T4.5"

    def test_in_the_next_turn_all_are_fresh(self) -> None:
        """T4.5"""
        state = after(table("hands ? ? ?; " + drawn.BREEDERS), "breed 1,0", "end")
        assert state.spent.sum() == 0

    def test_no_breeding_without_a_reserve(self) -> None:
        """T4.5"""
        tiles = " ".join(f"{q},0:Faaaa" for q in range(3, 6)) + " 6,0:Saaa"
        state = table(f"tiles 0,0:P {tiles.replace('6,0:Saaa', '6,0:Faaa')}")
        assert state.reserve[0] == 0
        assert refused_by(state, "breed 6,0") == "T4.5"

    def test_a_full_tile_is_neither_entered_nor_bred_on(self) -> None:
        """T4.6: at its capacity or over it."""
        assert refused_by(table("tiles 0,0:Paaa 1,0:S"), "breed 0,0") == "T4.6"
        crowded = table(drawn.CROWDED)
        assert refused_by(crowded, "breed 0,-1") == "T4.6"
        assert refused_by(table("tiles 0,0:Pa 0,-1:Maabbc"), "move 0,0>0,-1") == "T4.6"
        assert "move 0,-1>0,0" in legal(crowded), "leaving it is fine"


class TestT5SwimmersAndCrowds:
    def test_own_swimmers_go_back_to_the_reserve(self) -> None:
        """T5.1: the others' stay."""
        state = table(drawn.SWIMMERS)
        ended = after(state, "end")
        assert ended.reserve[1] == state.reserve[1] + 4
        assert swimmers_at(ended, 0, -1) == [0, 0, 1]
        assert swimmers_at(ended, 0, 1) == [1, 0, 0]
        assert swimmers_at(ended, -1, 1) == []

    @pytest.mark.parametrize(("seat", "left"), [(0, [0, 2, 1]), (1, [2, 0, 1]), (2, [2, 2, 0])])
    def test_own_herds_leave_a_crowded_tile(self, seat: int, left: list[int]) -> None:
        """T5.2: five on a mountain, three too many: each player's leave in the own phase 3."""
        state = table(f"turn {seat}; " + drawn.CROWDED)
        before = int(state.reserve[seat])
        ended = after(state, "end")
        assert herds_at(ended, 0, -1) == left
        assert ended.reserve[seat] == before + {0: 2, 1: 3, 2: 1}[seat]
        assert herds_at(ended, -1, 1) == ([0, 4, 0] if seat == 1 else [0, 5, 0])

    def test_only_as_many_as_needed(self) -> None:
        """T5.2"""
        ended = after(table("tiles 0,0:Paaaab 1,0:S"), "end")
        assert herds_at(ended, 0, 0) == [2, 1, 0]

    def test_crowds_thin_out_turn_by_turn(self) -> None:
        """T5.2"""
        hands = "hands steppe steppe steppe; "
        state = after(table(hands + drawn.CROWDED), "end")
        assert herds_at(state, 0, -1) == [0, 2, 1]
        second = table("turn 1; tiles 0,0:P 0,-1:Mbbc 1,0:S")
        assert herds_at(after(second, "end"), 0, -1) == [0, 1, 1]


class TestT6CardsAndTheEnd:
    def test_who_played_the_hand_draws_a_new_card(self) -> None:
        """T6.1"""
        state = table("hands - steppe forest; " + drawn.PENINSULA)
        ended = after(state, "end")
        assert EDITION.rules.to_move(ended) == NATURE
        assert refused_by(ended, "end") == "T6.1"
        refilled = after(ended, "card 0 mountain")
        assert (refilled.hand[0], refilled.back[0], refilled.turn) == (0, 1, 1)

    def test_who_played_from_the_deck_keeps_the_hand(self) -> None:
        """T6.1"""
        ended = after(table("hands steppe forest forest; " + drawn.PENINSULA), "end")
        assert (ended.turn, ended.phase, ended.hand[0]) == (1, Phase.CHOOSING, 1)

    LATE = "backs 2 2 2; played 7 13 10 0 0 1 1 0; "

    def test_meteorite_in_phase_4(self) -> None:
        """T6.2: shown; the last round begins to the left, the drawer is last."""
        text = "hands - steppe forest; backs 0 2 2; played 7 13 10 0 0 1 1 0; " + drawn.LAST_ROUND.replace(
            "last 2; turn 1; ", ""
        )
        ended = after(table(text), "end")
        comes = EDITION.read(ended, "card 0 meteorite")
        assert EDITION.odds(ended)[comes] == 1
        state = after(ended, "card 0 meteorite")
        assert (state.turn, state.last_turns, state.action_points, state.phase) == (1, 3, 2, Phase.ACTING)
        assert state.hand[0] == NO_CARD
        assert state.played[1, METEORITE] == 1, "it lies there for all to see"
        state = after(state, "end")
        assert (state.turn, state.last_turns) == (2, 2)
        state = after(state, "end")
        assert (state.turn, state.last_turns) == (0, 1)
        assert EDITION.rules.to_move(after(state, "end")) == OVER

    def test_meteorite_in_phase_1(self) -> None:
        """T6.3: this turn is the first of the last round, and nobody has a second one."""
        text = (
            self.LATE
            + "hands steppe steppe forest; "
            + drawn.LAST_ROUND.replace("last 2; ", "").replace("phase act", "phase choose")
        )
        state = after(table(text), "draw", "card 1 meteorite")
        assert (state.turn, state.last_turns, state.action_points, state.phase) == (1, 3, 2, Phase.ACTING)
        assert state.hand[1] == 1, "the card in hand stays"
        turns = []
        while EDITION.rules.to_move(state) != OVER:
            turns.append(int(state.turn))
            state = after(state, "end")
        assert turns == [1, 2, 0]

    def test_a_last_turn_has_two_points_and_no_drift(self) -> None:
        """T6.4"""
        state = table(drawn.LAST_ROUND)
        assert state.action_points == 2
        assert legal(state, "lift") == set()
        assert refused_by(state, "lift 1,0") == "T6.4"
        assert refused_by(state, "hand") == "T6.4"
        assert refused_by(state, "draw") == "T6.4"
        acted = after(state, "breed 1,0", "breed 0,-1")
        assert (acted.turn, acted.action_points, acted.phase) == (2, 2, Phase.ACTING), "no card, no phase 1"

    def test_phase_3_takes_place_in_the_last_round(self) -> None:
        """T6.4, T5.1"""
        state = after(table("last 1; tiles 0,0:Paaaa 1,0:S; swim 0,1:ab"), "end")
        assert state.phase == Phase.FINISHED
        assert herds_at(state, 0, 0) == [3, 0, 0]
        assert swimmers_at(state, 0, 1) == [0, 1, 0]

    def test_last_turns_of_those_without_herds_end_by_themselves(self) -> None:
        """T6.4, T4.1"""
        state = after(table("last 3; tiles 0,0:Pa 1,0:S"), "end")
        assert state.phase == Phase.FINISHED

    def test_after_the_last_round_it_is_over(self) -> None:
        """T6.5"""
        state = after(table("last 1; turn 2; " + drawn.LAST_ROUND.replace("last 2; turn 1; ", "")), "end")
        assert EDITION.rules.to_move(state) == OVER
        assert EDITION.game.endings[EDITION.rules.ending(state)] == "impact"
        assert legal(state) == set()
        for text in ("end", "hand", "lift 1,0", "card 0 forest", "tile 1,0 forest", "place 0,0"):
            assert refused_by(state, text) == "T6.5"
