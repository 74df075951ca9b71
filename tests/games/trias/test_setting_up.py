"""T1, T2, T10  What is in the box, and how it is set up. Each test names its rules."""

from __future__ import annotations

from typing import cast

import pytest

import pangea
from pangea.core.contract import NATURE
from pangea.games.trias.board import (
    CAPACITY,
    CARDS,
    LARGE,
    LAYING_ORDER,
    SMALL,
    TILES_OF_EACH,
    axial,
    steps,
)
from pangea.games.trias.rules.cards import cards_left
from pangea.games.trias.rules.land import continent_of
from pangea.games.trias.state import State

from . import drawn
from .positions import EDITION, after, herds_at, legal, refused_by, table

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def started(players: int, seed: int = 1) -> pangea.Match:
    """A match at the first decision of a player."""
    return pangea.start("trias", players=players, seed=seed)


def state_of(match: pangea.Match) -> State:
    return cast(State, match.state)


class TestT1Pieces:
    @PLAYERS
    def test_there_are_36_terrain_tiles_the_pole_and_2_water_tiles(self, players: int) -> None:
        """T1.1"""
        assert TILES_OF_EACH[LARGE].tolist() == [9, 15, 12, 2]
        state = state_of(started(players))
        laid = [[9, 15, 12][kind] - int(state.unlaid[kind]) for kind in range(3)]
        assert state.tiles == 1 + sum(laid) == 35
        assert [state.terrain[: state.tiles].tolist().count(kind) for kind in range(4)] == [*laid, 1]
        assert state.unlaid[3] == 0

    def test_a_hex_without_a_tile_can_be_named_but_not_used(self) -> None:
        """T1.1"""
        state = table(drawn.PENINSULA)
        assert refused_by(state, "lift 5,5") == "T1.1"
        assert refused_by(state, "breed 5,5") == "T1.1"
        match = started(2)
        small = state_of(match)
        place_20 = EDITION.read(state_of(started(4)), "place 0,0") + 20
        assert EDITION.game.refusals[EDITION.rules.refusal(small, place_20)].rule == "T1.1"

    def test_the_cards_come_in_two_parts(self) -> None:
        """T1.2"""
        assert CARDS[LARGE].tolist() == [[7, 13, 10, 0], [2, 3, 3, 1]]
        state = state_of(started(4))
        assert cards_left(state, 0) == 30 - 4
        assert cards_left(state, 1) == 9

    @PLAYERS
    def test_everybody_has_15_herds_in_reserve(self, players: int) -> None:
        """T1.3"""
        assert state_of(started(players)).reserve.tolist() == [15] * players + [0] * (5 - players)

    @pytest.mark.parametrize(
        ("tile", "room"), [("M", 2), ("S", 3), ("F", 4)], ids=["mountain", "steppe", "forest"]
    )
    def test_a_tile_holds_so_many_herds_of_all_players_together(self, tile: str, room: int) -> None:
        """T1.4, T4.6"""
        almost, full = "bc"[: room - 1] + "b" * (room - 3), "bc"[:room] + "b" * (room - 2)
        assert "move 0,0>1,0" in legal(table(f"tiles 0,0:Pa 1,0:{tile}{almost}"))
        assert refused_by(table(f"tiles 0,0:Pa 1,0:{tile}{full}"), "move 0,0>1,0") == "T4.6"

    def test_the_south_pole_holds_three(self) -> None:
        """T1.4"""
        assert CAPACITY.tolist() == [2, 3, 4, 3]
        assert "move 1,0>0,0" in legal(table("tiles 0,0:Pbb 1,0:Sa"))
        assert refused_by(table("tiles 0,0:Pbbc 1,0:Sa"), "move 1,0>0,0") == "T4.6"

    def test_a_continent_hangs_together_side_by_side(self) -> None:
        """T1.5"""
        state = table(drawn.TWO_CONTINENTS)
        tiles = {axial(state.place[tile]): tile for tile in range(state.tiles)}
        assert continent_of(state, tiles[5, 0]) == 1 << tiles[4, 0] | 1 << tiles[5, 0]  # type: ignore[arg-type]
        assert continent_of(state, tiles[0, 0]) & 1 << tiles[3, -2]  # type: ignore[arg-type]

    def test_enclosed_water_is_an_inner_sea(self) -> None:
        """T1.5"""
        state = table(drawn.LAKE)
        assert all(state.wet[tile] & ~state.coast[tile] for tile in range(1, state.tiles)), (
            "each has a side on the lake"
        )
        bay = table(drawn.BAY)
        assert all(bay.wet[tile] == bay.coast[tile] for tile in range(bay.tiles)), "open, so it is outer sea"

    def test_the_table_ends_31_steps_from_the_pole(self) -> None:
        """T1.6"""
        state = table(drawn.EDGE)
        assert refused_by(state, "lift 31,0") == "T3.5", "there is nothing farther out"
        lifted = after(state, "lift 30,0")
        assert {"put 31,-1", "put 29,2"} <= legal(lifted)
        assert all(steps(*(int(n) for n in put[4:].split(","))) == 31 for put in legal(lifted))
        assert refused_by(lifted, "put 32,0") == "T1.6"
        with pytest.raises(pangea.UnreadableMove):
            EDITION.read(lifted, "put 34,0")


class TestT2SetUp:
    def test_three_rings_around_the_pole_in_order(self) -> None:
        """T2.1"""
        rings = [steps(*axial(place)) for place in LAYING_ORDER]
        assert rings == [1] * 6 + [2] * 12 + [3] * 18
        for ring in (1, 2, 3):
            hexes = [axial(place) for place in LAYING_ORDER if steps(*axial(place)) == ring]
            assert hexes == sorted(hexes)

    def test_two_hexes_of_rings_1_and_2_are_water(self) -> None:
        """T2.1"""
        for seed in range(12):
            match = started(3, seed)
            kinds = [move.split()[2] for move in match.moves[:36]]
            assert kinds[:18].count("water") == 2
            assert "water" not in kinds[18:]
            assert kinds.count("mountain") <= 9
            assert kinds.count("steppe") <= 15
            assert kinds.count("forest") <= 12
            assert len(kinds) - kinds.count("water") == 34, "two tiles stay out of the game"

    def test_the_odds_of_a_tile_are_those_of_a_shuffle(self) -> None:
        """T2.1: the first hex is water in 2 of 18 cases, else a tile of the shuffled 36."""
        odds = EDITION.odds(EDITION.lay_out(3, {}))
        whole = sum(odds.values())
        assert [weight / whole * 9 for weight in odds.values()] == pytest.approx(
            [8 / 4, 8 * 15 / 36, 8 / 3, 1]
        )

    def test_a_tile_is_laid_only_where_and_when_it_comes(self) -> None:
        """T2.1"""
        match = pangea.Match(EDITION, 3)
        assert refused_by(state_of(match), "tile 3,0 forest") == "T2.1"
        assert refused_by(state_of(match), "place 0,0") == "T2.1"
        assert refused_by(state_of(started(3)), "tile -1,0 forest") == "T2.1"

    def test_part_1_lies_on_part_2(self) -> None:
        """T2.2: as long as part 1 lasts, only its cards are drawn."""
        top = table("phase draw; hands steppe forest mountain; played 6 12 9 0 0 0 0 0; tiles 0,0:Pabc 1,0:S")
        assert cards_left(top, 0) == 0
        assert sorted(EDITION.odds(top).values()) == [1, 2, 3, 3]
        one_left = table(
            "phase draw; hands steppe forest mountain; played 6 11 9 0 0 0 0 0; tiles 0,0:Pabc 1,0:S"
        )
        assert [EDITION.write(one_left, move) for move in EDITION.odds(one_left)] == ["card 0 steppe"]

    @PLAYERS
    def test_everybody_draws_a_card(self, players: int) -> None:
        """T2.3"""
        match = started(players)
        assert [move.split()[:2] for move in match.moves[36:]] == [
            ["card", str(seat)] for seat in range(players)
        ]
        assert all(0 <= card <= 2 for card in state_of(match).hand[:players])
        waiting = pangea.Match(EDITION, players)
        for move in match.moves[:36]:
            waiting.follow(move)
        assert refused_by(state_of(waiting), "card 1 forest") == "T2.3", "seat 0 first"
        assert refused_by(state_of(waiting), "hand") == "T2.3"

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_two_herds_twice_counter_clockwise_on_empty_tiles(self, players: int) -> None:
        """T2.4"""
        match = started(players)
        order = []
        for place in sorted(match.legal())[: 2 * players]:
            order.append(match.turn)
            match.play(place)
        once = [0, *range(players - 1, 0, -1)]
        assert order == once + once
        state = state_of(match)
        assert state.crowd.tolist().count(2) == 2 * players
        assert state.reserve[:players].tolist() == [(10 if players == 2 else 15) - 4] * players

    def test_a_taken_tile_is_not_empty_and_the_pole_may_be_chosen(self) -> None:
        """T2.4"""
        match = started(3)
        match.play("place 0,0")
        assert herds_at(state_of(match), 0, 0) == [2, 0, 0]
        assert refused_by(state_of(match), "place 0,0") == "T2.4"
        assert refused_by(state_of(match), "hand") == "T2.4"

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_who_placed_last_begins_and_turns_go_clockwise(self, players: int) -> None:
        """T2.5"""
        match = started(players)
        for place in sorted(match.legal())[: 2 * players]:
            match.play(place)
        assert match.turn == 1
        assert refused_by(state_of(match), "place 0,0") == "T2.4", "that is over now"
        turns: list[int] = []
        while len(turns) < 2 * players:
            if not turns or turns[-1] != match.turn:
                turns.append(match.turn)
            match.play("end" if "end" in match.legal() else match.legal()[0])
        assert turns == [(1 + number) % players for number in range(2 * players)]


class TestT10TwoPlayers:
    def test_19_tiles_in_two_rings_without_water(self) -> None:
        """T10.1"""
        assert TILES_OF_EACH[SMALL].tolist() == [5, 7, 6, 0]
        state = state_of(started(2))
        assert state.tiles == 19
        assert {steps(*axial(state.place[tile])) for tile in range(19)} == {0, 1, 2}
        assert state.unlaid.tolist() == [0, 0, 0, 0]

    def test_fewer_cards(self) -> None:
        """T10.2"""
        assert CARDS[SMALL].tolist() == [[5, 6, 5, 0], [1, 2, 1, 1]]
        state = state_of(started(2))
        assert (cards_left(state, 0), cards_left(state, 1)) == (14, 5)

    def test_10_herds_and_3_action_points(self) -> None:
        """T10.3"""
        match = started(2)
        assert state_of(match).reserve[:2].tolist() == [10, 10]
        for place in sorted(match.legal())[:4]:
            match.play(place)
        assert state_of(match).action_points == 3
        acting = table("players 2; phase act; tiles 0,0:Pa 1,0:Sb; hands - steppe; backs 0 1")
        later = after(acting, "end", "card 0 forest")
        assert (later.turn, later.action_points) == (1, 3)
        assert table("players 2; phase act; last 1; tiles 0,0:Pa 1,0:Sb").action_points == 2

    def test_no_scoring_on_the_way(self) -> None:
        """T10.3"""
        state = after(
            table("players 2; " + drawn.SECOND_VECTOR.removeprefix("players 4; ")), "lift 2,0", "put 5,0"
        )
        assert state.points.tolist() == [0] * 5
        assert state.scorings == 0
        assert EDITION.rules.to_move(state) != NATURE
