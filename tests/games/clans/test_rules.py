"""The rules of Clans, one by one, on positions drawn as text: R red, B blue, G green, Y yellow, K black.

Around territory 0 (steppe) lie 1 (mountain), 2 (plain), 3 (mountain); 48 (forest) touches 45, 47 and 49.
"""

from __future__ import annotations

import pytest

import pangea
from pangea.core.contract import NATURE, OVER
from pangea.games.clans.board import CLAN_NAMES, REGIONS, TERRAINS, TERRITORIES, USUAL
from pangea.games.clans.rules.scoring import EPOCH_OF, EPOCHS, epoch_now, settle_strife, value_of
from pangea.games.clans.state import ENDINGS, STUCK, TWELFTH, State

from .positions import BLACK, BLUE, EDITION, GREEN, RED, YELLOW, after, legal, refused_by, table

FAR = "50:RBG 51:RB"  # a pair of groups in a corner, so that the game goes on


class TestC1Pieces:
    def test_the_board_has_60_territories_of_4_terrains_in_12_regions_of_5(self) -> None:
        """C1.1"""
        assert len(USUAL.terrain) == TERRITORIES == 60
        assert [USUAL.terrain.count(name) for name in TERRAINS] == [15] * 4
        assert [USUAL.region.count(region) for region in range(REGIONS)] == [5] * 12

    def test_there_are_12_huts_of_each_of_5_clans_and_12_tokens(self) -> None:
        """C1.2"""
        match = pangea.start("clans", players=4, seed=3)
        assert match.state.huts.sum(axis=0).tolist() == [12] * 5  # type: ignore[attr-defined]
        assert sum(tokens for tokens, _, _, _ in EPOCHS) == 12
        assert CLAN_NAMES == ("red", "blue", "green", "yellow", "black")

    def test_neighbours_share_a_border_also_across_a_river_but_not_across_a_lake(self) -> None:
        """C1.3"""
        assert 5 in USUAL.neighbours[4], "a river between the regions of 4 and 5"
        assert 22 not in USUAL.neighbours[5], "a lake between 5 and 22"
        full = pangea.start("clans", players=2, seed=1)
        assert "move 4>5" in full.legal()
        with pytest.raises(pangea.IllegalMove, match=r"\[C1.3\]"):
            full.play("move 5>22")


class TestC2SetUp:
    def test_every_region_gets_a_hut_of_each_clan_one_on_each_territory(self) -> None:
        """C2.1"""
        for seed in range(20):
            state = pangea.start("clans", players=2, seed=seed).state
            for region in range(REGIONS):
                home = [here for here in range(TERRITORIES) if USUAL.region[here] == region]
                assert state.huts[home].sum(axis=0).tolist() == [1] * 5  # type: ignore[attr-defined]
                assert state.huts[home].sum(axis=1).tolist() == [1] * 5  # type: ignore[attr-defined]

    def test_each_hut_that_a_region_still_lacks_is_equally_likely(self) -> None:
        """C2.1"""
        match = pangea.Match(EDITION, 2)
        for left in (5, 4, 3, 2, 1):
            odds = EDITION.odds(match.state)
            assert list(odds.values()) == [1] * left
            match.follow(EDITION.write(match.state, max(odds)))

    def test_each_player_gets_one_of_the_five_cards(self) -> None:
        """C2.2"""
        match = pangea.Match(EDITION, 4)
        while len(match.moves) < TERRITORIES:
            match.follow(EDITION.write(match.state, min(EDITION.odds(match.state))))
        for left in (5, 4, 3, 2):
            odds = EDITION.odds(match.state)
            assert list(odds.values()) == [1] * left
            match.follow(EDITION.write(match.state, min(odds)))
        assert match.turn == 0
        assert match.moves[-4:] == ["clan 0 red", "clan 1 blue", "clan 2 green", "clan 3 yellow"]

    def test_seat_0_begins_and_turns_go_clockwise(self) -> None:
        """C2.3"""
        match = pangea.start("clans", players=3, seed=5)
        turns = []
        for _ in range(6):
            turns.append(match.turn)
            match.play(match.legal()[0])
        assert turns == [0, 1, 2, 0, 1, 2]


class TestC3Move:
    def test_all_huts_of_a_territory_move_to_a_neighbour_that_is_not_empty(self) -> None:
        """C3.1"""
        state = table(f"huts 0:RRB 1:G 5:K {FAR}")
        moved = after(state, "move 0>1")
        assert moved.group[0] == 0
        assert moved.huts[1].tolist() == [2, 1, 1, 0, 0]
        assert refused_by(state, "move 0>2") == "C3.1"
        assert refused_by(state, "move 2>0") == "C3.1"
        assert refused_by(state, "move 0>5") == "C1.3"

    def test_the_picture_of_the_move_in_the_booklet(self) -> None:
        """C3.1, C3.2: one group may go to two of its four neighbours; another has seven huts and stays."""
        state = table("players 3; huts 38:RBY 37:RRBGGYK 39:GK 50:B")  # the example of the rules page
        assert USUAL.neighbours[38] == (35, 36, 37, 39)
        assert {move for move in legal(state) if move.startswith("move 38>")} == {"move 38>37", "move 38>39"}
        assert int(state.group[37]) == 7
        assert not {move for move in legal(state) if move.startswith("move 37>")}
        assert refused_by(state, "move 38>35") == "C3.1"
        assert refused_by(state, "move 37>38") == "C3.2"

    def test_a_group_of_seven_cant_move_but_others_may_join_it(self) -> None:
        """C3.2"""
        state = table(f"huts 0:RRRBBBG 1:Y {FAR}")
        assert "move 0>1" not in legal(state)
        assert "move 1>0" in legal(state)
        assert refused_by(state, "move 0>1") == "C3.2"
        six = table(f"huts 0:RRRBBB 1:Y {FAR}")
        assert {"move 0>1", "move 1>0"} <= legal(six)

    def test_of_two_groups_of_seven_or_more_the_smaller_may_join_the_larger(self) -> None:
        """C3.3"""
        state = table(f"huts 0:RRRRRRRR 1:BBBBBBB {FAR}")
        assert "move 1>0" in legal(state)
        assert refused_by(state, "move 0>1") == "C3.3"
        equal = table(f"huts 0:RRRRRRR 1:BBBBBBB {FAR}")
        assert {"move 1>0", "move 0>1"} <= legal(equal)

    def test_a_move_must_be_made(self) -> None:
        """C3.4: there is no passing, so every legal move takes huts somewhere."""
        match = pangea.start("clans", players=2, seed=4)
        while not match.is_over:
            assert all(move.startswith(("move ", "village ")) for move in match.legal())
            match.play(match.legal()[-1])
        assert not match.legal()


class TestC4Villages:
    def test_a_group_becomes_a_village_when_all_its_neighbours_are_empty(self) -> None:
        """C4.1: by being joined, and by being left alone."""
        joined = after(table(f"huts 0:R 1:B {FAR}"), "move 1>0")
        assert (joined.villages, joined.village_place[0]) == (1, 0)
        left = after(table(f"huts 0:R 1:B 5:G 9:Y {FAR}"), "move 1>5")
        assert (left.villages, left.village_place[0]) == (1, 0)

    def test_what_strife_and_destruction_take_away_isolates_nothing_new(self) -> None:
        """C4.1: a destroyed village had no neighbours left, so nobody else is alone because of it."""
        state = after(table(f"huts 1:R 0:B {FAR}"), "move 0>1")  # 1 is a mountain: hostile in epoch 1
        assert state.villages == 1
        assert state.group[1] == 0
        assert EDITION.rules.to_move(state) == 1

    def test_the_mover_takes_a_token_for_each_village(self) -> None:
        """C4.2"""
        state = after(table(f"turn 1; tokens 0 2 0; huts 0:R 1:B {FAR}"), "move 1>0")
        assert state.tokens.tolist() == [0, 3, 0, 0]

    def test_a_village_stays_where_it_is_for_good(self) -> None:
        """C4.3"""
        state = after(table(f"huts 0:R 1:B {FAR}"), "move 1>0")
        assert state.group[0] == 2
        assert legal(state) == {"move 50>51", "move 51>50"}

    def test_of_several_new_villages_the_mover_decides_the_order(self) -> None:
        """C4.4: across the end of epoch 1 it decides which of them is destroyed."""
        # 4 lies between 20 and 3: when it joins 3, both 20 and 3 are alone.
        state = table(f"villages 3; huts 20:R 4:B 3:GG {FAR}")
        moved = after(state, "move 4>3")
        assert EDITION.rules.to_move(moved) == 0, "the same seat chooses"
        assert legal(moved) == {"village 20", "village 3"}
        assert refused_by(moved, "move 50>51") == "C4.4"
        assert refused_by(moved, "village 7") == "C4.4"
        mountain_last = after(moved, "village 20")  # 3 follows by itself, in epoch 2: favourable
        assert mountain_last.points.tolist() == [1, 5, 5, 0, 0]
        mountain_first = after(moved, "village 3")  # in epoch 1: hostile
        assert mountain_first.points.tolist() == [1, 0, 0, 0, 0]
        assert mountain_first.tokens[0] == mountain_last.tokens[0] == 2

    def test_with_fewer_tokens_than_villages_the_mover_decides_which_count(self) -> None:
        """C4.5"""
        state = after(table(f"villages 11; huts 20:R 4:B 3:GG {FAR}"), "move 4>3")
        assert legal(state) == {"village 20", "village 3"}
        over = after(state, "village 20")
        assert EDITION.rules.to_move(over) == OVER
        assert over.ending == TWELFTH
        assert over.points.tolist() == [6, 0, 0, 0, 0], "the other one is ignored"
        assert over.tokens[0] == 1
        assert refused_by(over, "village 3") == "C7.1"

    @pytest.mark.parametrize(("villages", "ending"), [(10, ""), (11, "-last")])
    def test_the_choice_of_the_twelfth_is_called_that(self, villages: int, ending: str) -> None:
        """C4.5: with one token left, what is chosen is not the next village but the last."""
        state = after(table(f"villages {villages}; huts 15:R 3:B 20:G 16:Y {FAR}"), "move 15>16")
        assert EDITION.prompt(state).message == f"clans-prompt-village{ending}"
        chosen, *_ = EDITION.told(state, EDITION.read(state, "village 3"), after(state, "village 3"))
        assert chosen.message == f"clans-move-village{ending}"

    def test_three_villages_and_two_tokens(self) -> None:
        """C4.5: a choice is asked for every token."""
        # 15 touches 3, 4, 16, 17, 20: when it goes to 16, then 3, 16 and 20 are alone.
        state = after(table(f"villages 10; huts 15:R 3:B 20:G 16:Y {FAR}"), "move 15>16")
        assert legal(state) == {"village 3", "village 16", "village 20"}
        one = after(state, "village 20")
        assert legal(one) == {"village 3", "village 16"}
        two = after(one, "village 3")
        assert EDITION.rules.to_move(two) == OVER
        assert two.villages == 12

    def test_three_villages_and_tokens_for_all(self) -> None:
        """C4.4: the last one follows by itself."""
        state = after(
            table(f"villages 4; huts 15:R 3:B 20:G 16:Y {FAR}"), "move 15>16", "village 20", "village 3"
        )
        assert state.villages == 7
        assert EDITION.rules.to_move(state) == 1
        assert refused_by(state, "village 16") == "C4.4"


class TestC5Strife:
    def test_where_all_five_clans_meet_single_huts_go(self) -> None:
        """C5.1"""
        state = after(table(f"villages 4; huts 0:RRBBG 2:YK {FAR}"), "move 2>0")
        assert state.huts[0].tolist() == [2, 2, 0, 0, 0]
        assert state.points.tolist() == [4, 4, 0, 0, 0]
        four = after(table(f"villages 4; huts 0:RRBBG 2:Y {FAR}"), "move 2>0")
        assert four.group[0] == 6, "four clans live in peace"

    def test_vector_of_strife(self) -> None:
        """Vector C5.v1: 4 black, 2 red, 1 green, 1 yellow, 1 blue: green, yellow, blue go; 6 are left."""
        state = table("huts 0:KKKKRRGYB")
        settle_strife(state, 0)  # type: ignore[arg-type]
        assert state.group[0] == 6
        huts = [int(state.huts[0, clan]) for clan in (BLACK, RED, GREEN, YELLOW, BLUE)]
        assert huts == [4, 2, 0, 0, 0]

    def test_five_single_huts_all_go_and_the_village_counts_all_the_same(self) -> None:
        """C5.2"""
        state = after(table(f"villages 3; turn 2; huts 0:RBG 2:YK {FAR}"), "move 2>0")
        assert state.group[0] == 0
        assert state.villages == 4
        assert state.tokens[2] == 1
        assert epoch_now(state) == 1
        assert state.points.tolist() == [0] * 5

    def test_five_single_huts_get_no_bonus_even_as_the_twelfth(self) -> None:
        """C5.2, C7.1"""
        state = after(table(f"villages 11; huts 0:RBG 2:YK {FAR}"), "move 2>0")
        assert state.points.tolist() == [0] * 5
        assert state.ending == TWELFTH


class TestC6EpochsAndValue:
    def test_epochs_last_4_3_2_2_and_1_villages(self) -> None:
        """C6.1"""
        assert [EPOCH_OF.tolist().count(epoch) for epoch in range(5)] == [4, 3, 2, 2, 1]

    @pytest.mark.parametrize(
        ("epoch", "first", "favourable", "hostile", "bonus"),
        [
            (1, 0, ["forest"], ["mountain"], 1),
            (2, 4, ["mountain"], ["plain"], 2),
            (3, 7, ["steppe"], ["forest"], 3),
            (4, 9, ["plain"], ["steppe"], 4),
            (5, 11, list(TERRAINS), [], 5),
        ],
    )
    def test_each_epoch_has_its_favourable_and_hostile_terrain(
        self, epoch: int, first: int, favourable: list[str], hostile: list[str], bonus: int
    ) -> None:
        """C6.2"""
        for terrain in TERRAINS:
            here = USUAL.terrain.index(terrain)
            state = table(f"villages {first}; huts {here}:RRB")
            assert epoch_now(state) == epoch - 1
            expected = 0 if terrain in hostile else 3 + bonus * (terrain in favourable)
            assert value_of(state, here) == expected  # type: ignore[arg-type]

    def test_a_village_on_hostile_terrain_is_destroyed_and_the_token_kept(self) -> None:
        """C6.3"""
        state = after(table(f"huts 1:RRB 0:G {FAR}"), "move 0>1")
        assert state.group[1] == 0
        assert state.points.tolist() == [0] * 5
        assert state.tokens[0] == 1

    def test_every_clan_in_the_village_gets_the_whole_value(self) -> None:
        """C6.4"""
        state = after(table(f"huts 0:RRRR 2:B {FAR}"), "move 2>0")
        assert state.points.tolist() == [5, 5, 0, 0, 0]

    def test_vector_of_a_village_in_the_forest(self) -> None:
        """Vector C6.v1: 3 blue, 1 yellow, 1 red, forest, epoch 1: six each."""
        state = after(table(f"huts 48:BBBY 47:R {FAR}"), "move 47>48")
        assert [int(state.points[clan]) for clan in (BLUE, YELLOW, RED)] == [6, 6, 6]
        assert state.points.sum() == 18

    def test_vector_of_steppe_and_plain(self) -> None:
        """Vector C6.v2: epoch 3, steppe, 4 huts: value 7. Epoch 2, plain: destroyed."""
        assert value_of(table("villages 7; huts 0:RRBB"), 0) == 7  # type: ignore[arg-type]
        state = after(table(f"villages 4; huts 2:RRB 0:B {FAR}"), "move 0>2")
        assert state.group[2] == 0
        assert state.points.tolist() == [0] * 5


class TestC7End:
    def test_the_twelfth_village_ends_the_game_with_a_bonus_of_five_on_any_terrain(self) -> None:
        """C7.1"""
        for target, source in ((0, 2), (1, 0), (2, 0), (48, 47)):
            state = after(table(f"villages 11; huts {target}:R {source}:R {FAR}"), f"move {source}>{target}")
            assert state.points[RED] == 7
            assert ENDINGS[state.ending] == "twelfth"
            assert EDITION.rules.to_move(state) == OVER

    def test_when_nothing_can_move_the_game_ends_at_once(self) -> None:
        """C7.2"""
        state = after(table("villages 5; huts 0:R 1:B 40:G 59:Y"), "move 1>0")
        assert state.ending == STUCK
        assert state.villages == 6
        assert refused_by(state, "move 40>41") == "C7.2"

    def test_of_two_neighbouring_groups_one_can_always_move(self) -> None:
        """C7.2"""
        for mine in range(1, 14):
            for yours in range(1, 14):
                state = table(
                    f"huts 0:{'R' * min(mine, 12)}{'B' * (mine - min(mine, 12))} 1:{'B' * min(yours, 12)}"
                )
                assert legal(state)

    def test_tokens_count_a_point_each_for_the_own_clan_and_most_points_win(self) -> None:
        """C7.3"""
        state = table("villages 12; clans red green black; points 30 50 29 0 33; tokens 2 8 2; huts 0:R")
        assert EDITION.points(state) == [32, 37, 35]
        assert EDITION.winners(state) == [1]

    def test_tokens_count_when_nothing_can_move_too(self) -> None:
        """C7.2, C7.3"""
        state = table("villages 3; players 2; clans red green; points 3 0 1 0 0; tokens 0 3; huts 0:R")
        assert EDITION.rules.to_move(state) == OVER
        assert EDITION.points(state) == [3, 4]

    def test_tied_players_all_win(self) -> None:
        """C7.4"""
        state = table("villages 12; clans red green black; points 30 50 28 0 33; tokens 5 7 2; huts 0:R")
        assert EDITION.winners(state) == [0, 1, 2]


class TestC8Hidden:
    def test_the_clan_cards_are_hidden_until_the_end_and_nothing_else(self) -> None:
        """C8.1"""
        match = pangea.start("clans", players=3, seed=2)
        fields = match.view(1).fields
        assert fields["clan"][0] is None
        assert fields["clan"][1] is not None
        assert fields["points"] == [0] * 5
        assert fields["tokens"] == [0] * 4
        hidden = [name for name, field in State.fields.items() if field.seen_by.value != "all"]
        assert hidden == ["clan"]
        while not match.is_over:
            match.play(match.legal()[0])
        assert None not in match.view(1).fields["clan"][:3]

    def test_set_up_moves_are_natures_alone(self) -> None:
        """C2.1, C2.2: a player can't deal."""
        match = pangea.Match(EDITION, 3)
        assert match.turn == NATURE
        assert match.legal() == []
        with pytest.raises(pangea.IllegalMove, match=r"\[C2.1\]"):
            match.play("move 0>1")
        with pytest.raises(pangea.IllegalMove, match=r"\[C2.2\]"):
            match.play("clan 0 red")
