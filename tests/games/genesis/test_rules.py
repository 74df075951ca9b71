"""The rules of Genesis, one by one: pieces, set-up, turn, end (G1 to G4), winner (G8), what is hidden (G9).

Tiles are written as in positions: F, S, M, W for the terrain, then r, d, m, h for the species.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import chisquare

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import NATURE, OVER, WATCHER
from pangea.core.edition import Edition
from pangea.core.record import copied, same
from pangea.core.views import View
from pangea.games.genesis.board import SPECIES_NAMES, TERRAIN_NAMES, USUAL, Ground, name_of
from pangea.games.genesis.moves import ROLL_PAIRS
from pangea.games.genesis.state import State

from .positions import (
    EDITION,
    FOREST,
    HUMANS,
    SAVANNA,
    SWAMP,
    WIDE,
    after,
    full_but_for,
    legal,
    refused_by,
    table,
    terrains_of,
    with_tiles,
)

ALL = set(TERRAIN_NAMES)
# Thirteen forests of the reptiles, and with the next line one fewer; both leave plenty of room.
THIRTEEN_FORESTS = "Fr a5 b5 c5 d5 e5 f5 g5 h5 i5 a10 b10 c10 d10"
TWELVE_FORESTS = "Fr a5 b5 c5 d5 e5 f5 g5 h5 i5 a10 b10 c10"


def second(state: State) -> set[str]:
    """What the second tile may be, by the list of legal moves."""
    return terrains_of(legal(state)) - {"stop"}


class TestG1Pieces:
    def test_volcanoes_and_tar_pits_take_no_tile(self) -> None:
        """G1.1"""
        state = table("dice forest wild")
        for space, ground in enumerate(USUAL.ground):
            assert (f"forest {name_of(space)}" in legal(state)) == (ground == Ground.FREE)
        assert refused_by(state, "forest d1") == "G1.1"
        assert refused_by(state, "forest e4") == "G1.1"

    def test_each_species_has_13_tiles_of_each_of_4_terrains(self) -> None:
        """G1.2"""
        assert SPECIES_NAMES == ("reptiles", "dinosaurs", "mammals", "humans")
        for players in (2, 3, 4):
            stock = EDITION.lay_out(players, {}).stock  # type: ignore[attr-defined]
            assert stock[:players].tolist() == [[13] * 4] * players
            assert stock.sum() == 52 * players

    def test_a_tile_has_the_terrain_of_its_colour_and_the_species_of_its_player(self) -> None:
        """G1.2"""
        state = after(table("players 4; turn 3; dice swamp swamp"), "swamp n10")
        assert state.land[SWAMP, 9] == state.kin[HUMANS, 9] == 1 << 13
        assert state.stock[HUMANS].tolist() == [13, 13, 13, 12]

    def test_the_fifteen_rolls_are_as_likely_as_two_dice_with_two_wild_faces_make_them(self) -> None:
        """G1.3"""
        dice = [*TERRAIN_NAMES, "wild", "wild"]
        order = [*TERRAIN_NAMES, "wild"]
        falls = [tuple(sorted((one, other), key=order.index)) for one in dice for other in dice]
        state = EDITION.lay_out(2, {})
        odds = {EDITION.write(state, move): weight for move, weight in EDITION.odds(state).items()}
        assert len(odds) == 15
        assert odds == {f"roll {one} {other}": falls.count((one, other)) for one, other in set(falls)}
        assert (odds["roll wild wild"], odds["roll forest wild"], odds["roll forest savanna"]) == (4, 4, 2)
        assert sum(odds.values()) == 36

    def test_rolls_are_picked_with_their_odds(self) -> None:
        """G1.3"""
        state, random = EDITION.lay_out(3, {}), random_from(11)
        odds = EDITION.odds(state)
        picked = [EDITION.rules.pick(state, random) for _ in range(3600)]
        counts = [picked.count(move) for move in odds]
        assert chisquare(counts, [100 * weight for weight in odds.values()]).pvalue > 0.001


class TestG2SetUp:
    def test_with_two_players_the_spaces_right_of_the_river_are_not_used(self) -> None:
        """G2.1"""
        state = table("players 2; dice wild wild")
        assert len(legal(state)) == 4 * 93
        assert "forest k5" in legal(state)
        assert refused_by(state, "forest l1") == "G2.1"
        assert refused_by(state, "forest l2") == "G1.1", "a volcano is one on either side"

    @pytest.mark.parametrize("players", [3, 4])
    def test_with_three_or_four_the_river_means_nothing(self, players: int) -> None:
        """G2.1: all spaces are used, and tiles on its two banks are connected."""
        state = with_tiles("Fr k1 l1 m1", players=players, dice="wild wild")
        assert len(legal(state)) == 4 * (118 - 3)
        assert EDITION.points(state)[0] == 18

    def test_seat_0_begins_and_turns_go_clockwise(self) -> None:
        """G2.2"""
        match = pangea.Match(EDITION, 3)
        turns = []
        for space in ("a1", "b1", "c1", "a2"):
            match.follow("roll forest forest")
            turns.append(match.turn)
            match.follow(f"swamp {space}")
        assert turns == [0, 1, 2, 0]


class TestG3Turn:
    def test_a_turn_begins_with_a_roll(self) -> None:
        """G3.1"""
        state = table("players 3; turn 2")
        assert EDITION.rules.to_move(state) == NATURE
        assert refused_by(state, "forest a1") == "G3.1"
        assert legal(state) == set()
        rolled = after(state, "roll savanna wild")
        assert EDITION.rules.to_move(rolled) == 2
        assert EDITION.odds(rolled) == {}
        assert refused_by(rolled, "roll savanna wild") == "G3.1"

    def test_two_tiles_one_for_each_die(self) -> None:
        """G3.1"""
        state = after(table("players 3; dice savanna swamp"), "savanna a1")
        assert second(state) == {"swamp"}
        state = after(state, "swamp b1")
        assert (state.turn, EDITION.rules.to_move(state)) == (1, NATURE)

    def test_a_tile_goes_onto_any_free_space_and_no_other(self) -> None:
        """G3.2"""
        state = with_tiles("Fr a1", "Wh n10", players=4, dice="forest forest")
        free = {name_of(space) for space in USUAL.spaces(left=False)} - {"a1", "n10"}
        assert legal(state) == {f"{terrain} {space}" for terrain in ALL for space in free}
        assert refused_by(state, "forest a1") == refused_by(state, "forest n10") == "G3.2"
        two = with_tiles("Fr a1", players=2, dice="forest forest")
        assert refused_by(two, "forest a1") == "G3.2"
        assert refused_by(two, "forest n10") == "G2.1"

    def test_a_wild_face_is_any_terrain(self) -> None:
        """G3.3"""
        assert second(after(table("dice wild wild"), "mountain a1")) == ALL
        assert second(after(table("dice savanna wild"), "mountain a1")) == {"savanna"}

    def test_a_terrain_that_has_run_out_is_any_other(self) -> None:
        """G3.3"""
        state = with_tiles(THIRTEEN_FORESTS, players=3, dice="forest forest")
        assert second(after(state, "swamp a1")) == ALL - {"forest"}
        state = with_tiles(THIRTEEN_FORESTS, players=3, dice="forest savanna")
        assert second(after(state, "swamp a1")) == {"savanna"}
        assert second(after(state, "savanna a1")) == ALL - {"forest"}, "for either die"

    def test_what_has_run_out_is_judged_as_each_tile_is_placed(self) -> None:
        """G3.3: after the last forest tile a second forest die is free."""
        state = after(with_tiles(TWELVE_FORESTS, players=3, dice="forest forest"), "forest a1")
        assert second(state) == ALL - {"forest"}
        state = after(with_tiles(TWELVE_FORESTS, players=3, dice="forest forest"), "swamp a1")
        assert (state.turn, state.second) == (1, 0), (
            "as long as there is a forest, swamp counts for no forest die"
        )

    def test_instead_one_tile_of_any_terrain_that_is_left(self) -> None:
        """G3.4"""
        for terrain in ALL - {"swamp"}:
            state = after(table("players 3; dice swamp swamp"), f"{terrain} a1")
            assert (state.turn, EDITION.rules.to_move(state)) == (1, NATURE)
        state = with_tiles(THIRTEEN_FORESTS, players=3, dice="swamp swamp")
        assert refused_by(state, "forest a1") == "G3.4"
        assert terrains_of(legal(state)) == ALL - {"forest"}

    def test_the_dice_are_used_in_either_order(self) -> None:
        """G3.5"""
        state = table("dice forest swamp")
        assert second(after(state, "forest a1")) == {"swamp"}
        assert second(after(state, "swamp a1")) == {"forest"}

    def test_the_second_tile_is_for_any_die_that_the_first_need_not_have_been_for(self) -> None:
        """G3.5: what it may be is the union over the dice that the first can have counted for."""
        state = table("dice savanna wild")
        assert second(after(state, "savanna a1")) == ALL, "the first was for savanna, or for wild"
        assert second(after(state, "forest a1")) == {"savanna"}, "it can only have been for wild"
        state = after(state, "forest a1")
        assert refused_by(state, "forest b1") == "G3.5"
        assert refused_by(state, "savanna b1") == ""

    def test_the_union_is_kept_on_the_table(self) -> None:
        """G3.5: two ways to the same choice are the same position."""
        one = after(table("dice wild wild"), "forest a1")
        other = after(table("dice forest wild"), "forest a1")
        assert one.second == other.second == 0b1111
        assert after(table("dice forest savanna"), "forest a1").second == 0b0010

    def test_one_may_stop_after_a_first_tile(self) -> None:
        """G3.5"""
        state = table("players 3; dice forest swamp")
        assert "stop" not in legal(state)
        assert refused_by(state, "stop") == "G3.5"
        assert refused_by(table("players 3"), "stop") == "G3.5"
        state = after(state, "swamp a1")
        assert "stop" in legal(state)
        assert refused_by(state, "stop") == ""
        state = after(state, "stop")
        assert (state.turn, state.second, EDITION.rules.to_move(state)) == (1, 0, NATURE)

    def test_whoever_has_no_tiles_is_skipped(self) -> None:
        """G3.6"""
        edition = Edition(pangea.game("genesis"), WIDE)
        state = nearly_out(edition, "players 3; turn 2; dice swamp swamp")
        assert state.stock[0].sum() == 0
        after_turn = after(state, "forest m10", edition=edition)
        assert after_turn.turn == 1
        told = edition.told(state, edition.read(state, "forest m10"), after_turn)
        assert [phrase.message for phrase in told] == [
            "genesis-move-tile",
            "genesis-single",
            "genesis-skipped",
        ]

    def test_whoever_alone_has_tiles_goes_on(self) -> None:
        """G3.6, G4.2"""
        edition = Edition(pangea.game("genesis"), WIDE)
        spaces = iter(name_of(space) for space in edition.board.spaces(left=True))
        tiles = [f"{'FSMW'[number % 4]}r {next(spaces)}" for number in range(52)]
        state = with_tiles(*tiles, edition=edition, players=2, turn=1, dice="swamp swamp")
        assert state.stock[0].sum() == 0
        now = after(state, f"swamp {next(spaces)}", "stop", edition=edition)
        assert (now.turn, now.ending, edition.rules.to_move(now)) == (1, 0, NATURE)

    def test_a_first_tile_that_was_the_last_of_all_ends_the_turn(self) -> None:
        """G3.6"""
        edition = Edition(pangea.game("genesis"), WIDE)
        state = nearly_out(edition, "players 3; turn 0; dice swamp wild", left=1)
        assert state.stock[0].tolist() == [0, 0, 0, 1]
        now = after(state, "swamp m10", edition=edition)
        assert (now.turn, now.ending) == (1, 0)
        told = edition.told(state, edition.read(state, "swamp m10"), now)
        assert "genesis-out-of-tiles" in [phrase.message for phrase in told]


def nearly_out(edition: Edition, clauses: str, left: int = 0) -> State:
    """On the wide board with three players: the reptiles have no tiles, or a few swamps, left."""
    spaces = iter(name_of(space) for space in edition.board.spaces(left=True))
    tiles = [f"{'FSMW'[number % 4]}r {next(spaces)}" for number in range(52 - left)]
    return with_tiles(
        *tiles, edition=edition, **dict(clause.split(maxsplit=1) for clause in clauses.split("; "))
    )


class TestG4End:
    def test_it_ends_when_no_three_free_spaces_are_connected(self) -> None:
        """G4.1"""
        state = full_but_for("a1 a2 a3 n9 n10 c8", dice="forest savanna")
        assert EDITION.rules.to_move(state) == 0
        ended = after(state, "forest a2")
        assert EDITION.rules.to_move(ended) == OVER
        assert EDITION.game.endings[ended.ending] == "no-room"
        assert (
            refused_by(ended, "forest a1")
            == refused_by(ended, "roll wild wild")
            == refused_by(ended, "stop")
            == "G4.1"
        )

    @pytest.mark.parametrize("trio", ["a1 b1 c1", "a1 a2 a3", "a1 b1 b2", "b1 a1 a2", "a2 b2 b1", "a1 a2 b2"])
    def test_three_in_a_line_or_around_a_corner(self, trio: str) -> None:
        """G4.1"""
        assert EDITION.rules.to_move(full_but_for(trio)) == NATURE
        for space in trio.split():
            rest = " ".join(other for other in trio.split() if other != space)
            assert EDITION.rules.to_move(full_but_for(rest)) == OVER

    def test_diagonals_never_count(self) -> None:
        """G4.1"""
        assert EDITION.rules.to_move(full_but_for("a1 b2 c3 d4 c5 b6 k7 l6 m5")) == OVER
        assert EDITION.rules.to_move(full_but_for("a1 b1 c2 d3 e3")) == OVER, "pairs are not enough"

    def test_the_ends_of_two_rows_are_not_connected(self) -> None:
        """G4.1: n1 and a2 follow each other in number, but not on the board."""
        assert EDITION.rules.to_move(full_but_for("m1 n1 a2")) == OVER
        assert EDITION.rules.to_move(full_but_for("c4 c5 c6")) == NATURE
        assert EDITION.rules.to_move(full_but_for("a8 a9 a10")) == NATURE

    def test_it_can_end_between_the_two_tiles_of_a_player(self) -> None:
        """G4.1: at the moment; the second tile is not placed any more."""
        state = full_but_for("a1 b1 c1 e8", dice="forest forest")
        ended = after(state, "forest b1")
        assert EDITION.rules.to_move(ended) == OVER
        assert (ended.second, ended.dice.tolist()) == (0, [-1, -1])
        gone_on = after(state, "forest e8")
        assert EDITION.rules.to_move(gone_on) == 0

    def test_only_spaces_in_play_count(self) -> None:
        """G4.1, G2.1: what is free right of the river does not keep a game of two going."""
        assert EDITION.rules.to_move(full_but_for("a1 b1 c1", players=2)) == NATURE
        ended = full_but_for("a1 b1", players=2)
        assert EDITION.rules.to_move(ended) == OVER
        assert EDITION.rules.to_move(full_but_for("h1 i1", players=2)) == OVER
        assert EDITION.rules.to_move(full_but_for("h1 i1 j1", players=3)) == NATURE

    def test_it_also_ends_when_no_player_has_a_tile_left(self) -> None:
        """G4.2"""
        edition = Edition(pangea.game("genesis"), WIDE)
        spaces = [name_of(space) for space in edition.board.spaces(left=True)]
        tiles = [
            f"{'FSMW'[number // 2 % 4]}{'rd'[number % 2]} {space}"
            for number, space in enumerate(spaces[:103])
        ]
        state = with_tiles(*tiles, edition=edition, players=2, turn=1, dice="wild wild")
        assert state.stock[:2].tolist() == [[0] * 4, [0, 0, 0, 1]]
        ended = after(state, f"swamp {spaces[-1]}", edition=edition)
        assert edition.game.endings[ended.ending] == "no-tiles"
        assert edition.rules.to_move(ended) == OVER
        assert refused_by(ended, f"swamp {spaces[-2]}", edition) == "G4.2"
        written = edition.game.notation.write_position(edition.board, ended)
        assert same(table(written, edition), ended)


class TestG8Winner:
    def test_most_points_win(self) -> None:
        """G8.1"""
        state = with_tiles("Fr a1 b1 c1", "Sd e1 e2 e3 f1")
        assert EDITION.points(state) == [12, 18, 0, 0]
        assert EDITION.winners(state) == [1]

    def test_tied_players_all_win(self) -> None:
        """G8.1"""
        state = with_tiles("Fr a1 b1 c1", "Sd e1 e2 e3")
        assert EDITION.points(state) == [12, 12, 0, 0]
        assert EDITION.winners(state) == [0, 1]
        assert EDITION.winners(table("players 3")) == [0, 1, 2]


class TestG9Hidden:
    def test_nothing_is_hidden(self) -> None:
        """G9.1: every seat, and whoever watches, sees the same; there is nothing to imagine."""
        state = with_tiles("Fr a1 b1", "Wd c5", players=3, turn=1, dice="swamp wild")
        imagined = copied(state)
        EDITION.rules.imagine(imagined, 1, random_from(3))
        assert same(imagined, state)
        views = [View(EDITION, state, seat) for seat in (WATCHER, 0, 1, 2)]
        assert all(same(view.state, state) for view in views)
        for move in (EDITION.read(state, "forest b5"), EDITION.read(state, "stop"), EDITION.sizes.codes - 1):
            assert EDITION.kept_by(state, move) is None

    def test_the_dice_are_the_only_chance(self) -> None:
        """G9.1"""
        state = EDITION.lay_out(2, {})
        assert EDITION.rules.to_move(state) == NATURE
        assert {EDITION.write(state, move).split()[0] for move in EDITION.odds(state)} == {"roll"}
        assert len(EDITION.odds(state)) == len(ROLL_PAIRS)


class TestPicking:
    """`pick` is uniform over what is legal: a first tile, a second with `stop`, few spaces or terrains."""

    POSITIONS = (
        full_but_for("a1 b1 c1 e8 n10", dice="forest savanna"),
        full_but_for("a1 b1 c1 e8 n10", dice="savanna wild", second="savanna swamp"),
        full_but_for("a1 b1 c1 h8", players=2, turn=1, dice="savanna wild", second="mountain"),
        with_tiles(THIRTEEN_FORESTS, players=2, dice="savanna wild"),
    )

    @pytest.mark.parametrize("number", range(len(POSITIONS)))
    def test_every_legal_move_is_equally_likely(self, number: int) -> None:
        state, random = self.POSITIONS[number], random_from(number)
        moves = EDITION.legal(state)
        picked = np.bincount(
            [EDITION.rules.pick(state, random) for _ in range(25 * len(moves))], minlength=600
        )
        assert picked.sum() == picked[moves].sum()
        assert chisquare(picked[moves]).pvalue > 0.001


def test_a_forest_tile_lies_where_it_was_placed() -> None:
    state = after(table("players 3; dice forest wild"), "forest b3")
    assert state.land[FOREST, 2] == state.kin[0, 2] == 0b10
    assert not state.free[2] & 0b10


class TestHurrying:
    """`hurry` lays a tile beside one's own tiles of its terrain, wherever there is room for one."""

    def test_the_dice_fall_as_ever(self) -> None:
        state, one, other = EDITION.lay_out(3, {}), random_from(12), random_from(12)
        rolls = [EDITION.rules.hurry(state, one) for _ in range(50)]
        assert rolls == [EDITION.rules.pick(state, other) for _ in range(50)]

    def test_tiles_join_their_own(self) -> None:
        state = with_tiles("Fr b1 a2 d9", "Fd c2", "Sr g6", players=2, dice="forest savanna")
        state.second = 1 << FOREST | 1 << SAVANNA
        assert hurried(state) == {
            *("forest a1", "forest c1", "forest b2", "forest a3"),
            *("forest d8", "forest e9", "forest d10"),
            *("savanna g5", "savanna f6", "savanna g7"),
        }
        assert not {"forest c9", "savanna h6"} & legal(state), "nothing is laid on volcanoes and tar"

    def test_where_none_can_be_joined_anything_goes(self) -> None:
        """A space right of the river is no room for two players, and neither is one that is taken."""
        state = with_tiles("Fr a1", "Sr b1 a2", players=2, turn=0, dice="forest forest")
        state.second = 1 << FOREST
        assert hurried(state) == legal(state)


def hurried(state: State) -> set[str]:
    """All that may be done in a hurry."""
    random = random_from(3)
    return {EDITION.write(state, EDITION.rules.hurry(state, random)) for _ in range(4000)}
