"""The rules of Planet, one by one, on planets drawn as text; those of P4 are in test_life.py.

Letters: O ocean, F forest, D desert, M mountain, G glacier. A face is written with the letters of its
portions, from the one at its first neighbour on. Face 0 lies between 1, 2, 3, 4 and 5; face 1 between 0, 5,
10, 6 and 2; so the first portions of the faces 0 and 1 touch.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import NATURE, OVER
from pangea.core.views import View
from pangea.games.planet.board.content import HABITATS, LETTERS, turned
from pangea.games.planet.board.globe import ACROSS, NEIGHBOURS
from pangea.games.planet.board.tables import USUAL

from .positions import (
    EDITION,
    GLACIER,
    OCEAN,
    after,
    legal,
    planet,
    refused_by,
    table,
    three_best,
)
from .reference import AROUND


def moves_of(players: int, seed: int = 3, **options: str) -> list[str]:
    """The moves of a random game."""
    return list(random_match(players, seed, **options).moves)


def random_match(players: int, seed: int = 3, **options: str) -> Any:
    match = pangea.Match(EDITION, players, options, seed)
    random = random_from(seed)
    while not match.is_over:
        match.follow(EDITION.write(match.state, EDITION.rules.pick(match.state, random)))
    return match


class TestP1Pieces:
    def test_a_planet_has_twelve_bare_faces(self) -> None:
        """P1.1"""
        state: Any = pangea.start("planet", players=3, seed=1).state
        assert [int(faces).bit_count() for faces in state.bare] == [12, 12, 12, 0]
        assert (state.cover == -1).all()

    def test_the_faces_are_those_of_a_dodecahedron(self) -> None:
        """P1.1: five faces around each, three at each corner, clockwise all over."""
        assert [list(row) for row in NEIGHBOURS] == AROUND
        for face, around in enumerate(NEIGHBOURS):
            assert len(set(around)) == 5
            for edge, other in enumerate(around):
                assert face in NEIGHBOURS[other]
                # The next face clockwise comes before this one around the other: three meet at the corner.
                place = NEIGHBOURS[other].index(face)
                assert NEIGHBOURS[other][(place - 1) % 5] == around[(edge + 1) % 5]

    def test_there_are_50_tiles_45_animals_and_5_habitat_cards(self) -> None:
        """P1.2"""
        assert len(USUAL.tiles) == 50
        assert all(len(tile) == 5 and set(tile) <= set(LETTERS) for tile in USUAL.tiles)
        assert len(USUAL.animals) == 45
        assert list(USUAL.steps) == ["ocean", "forest", "desert", "mountain", "glacier"]

    def test_a_portion_has_three_neighbours(self) -> None:
        """P1.3: two inside the tile, one across the edge; none beyond a bare face."""
        assert ACROSS[0].tolist() == [5, 10, 15, 20, 25], "face 0 meets the first portions of faces 1 to 5"
        assert all(ACROSS[divmod(int(there), 5)] == here for here, there in enumerate(ACROSS.ravel()))
        alone = planet("0:FDFDO")
        assert three_best(alone, 0, "forest most") == (2, 0, 0), "apart inside the tile"
        assert three_best(planet("0:FDFDO 1:FFFFF"), 0, "forest touching desert") == (6, 1, 0)

    def test_the_ends_of_a_tile_are_neighbours_too(self) -> None:
        """P1.3: the letters of a tile go round in a circle."""
        assert three_best(planet("0:FDDDF"), 0, "forest touching desert") == (2, 0, 0)

    def test_a_region_is_all_that_hangs_together(self) -> None:
        """P1.4"""
        state = planet("0:FFODD 1:FGGGG 5:FFFFF")
        # The forest of face 5 could only hang by portion 1 of face 1, which is glacier.
        assert three_best(state, 0, "forest most") == (2, 0, 0)
        joined = planet("0:FFODD 1:FFGGG 5:FFFFF")
        assert three_best(joined, 0, "forest most") == (1, 0, 0)
        assert three_best(joined, 0, "forest touching glacier") == (9, 0, 0)

    def test_regions_touch_where_portions_are_neighbours(self) -> None:
        """P1.4"""
        assert three_best(planet("0:FDDDD 1:GDDDD"), 0, "forest touching glacier") == (1, 0, 0)
        assert three_best(planet("0:FDDDD 1:DGDDD"), 0, "forest touching glacier") == (0, 0, 0)

    def test_the_projects_tiles(self) -> None:
        """P1.5: 50 different tiles, two or three habitats each, ocean the most common, glacier the rarest."""
        circles = {min(turned(tile, turn) for turn in range(5)) for tile in USUAL.tiles}
        assert len(circles) == 50
        assert {len(set(tile)) for tile in USUAL.tiles} == {2, 3}
        assert Counter("".join(USUAL.tiles)) == {"O": 61, "F": 57, "D": 42, "M": 49, "G": 41}
        together = [
            tile for tile in USUAL.tiles if sum(tile[i] != tile[i - 1] for i in range(5)) == len(set(tile))
        ]
        assert 10 < len(together) < 40, "equal portions together or apart"

    def test_the_projects_animals(self) -> None:
        """P1.6: of each habitat 1 most, 4 touching, 4 apart; what is known is as it was; names used once."""
        likings = Counter((animal.habitat, animal.kind, animal.other) for animal in USUAL.animals)
        wanted: set[tuple[str, str, str | None]] = {(habitat, "most", None) for habitat in HABITATS}
        wanted |= {
            (habitat, kind, other)
            for habitat in HABITATS
            for kind in ("touching", "apart")
            for other in HABITATS
            if other != habitat
        }
        assert likings == dict.fromkeys(wanted, 1)
        known = {animal.name: (animal.habitat, animal.kind, animal.other) for animal in USUAL.animals}
        assert len(known) == 45
        assert all(name.isalpha() and name.islower() for name in known)
        assert known["panda"] == ("forest", "most", None)
        assert known["elephant"] == ("desert", "touching", "mountain")
        assert known["reindeer"] == ("glacier", "apart", "desert")
        assert known["fox"] == ("forest", "touching", "glacier")
        assert known["turtle"] == ("ocean", "touching", "desert")
        assert known["tiger"] == ("forest", "touching", "desert")
        assert known["jellyfish"] == ("ocean", "apart", "forest")
        assert known["moose"] == ("mountain", "touching", "ocean")
        assert known["whale"] == ("ocean", "most", None)
        assert known["octopus"][:2] == ("ocean", "touching")
        assert {"walrus", "alpaca", "bear"} < set(known)

    def test_the_habitat_cards(self) -> None:
        """P1.7"""
        points = [2, 4, 6, 8, 10]
        assert USUAL.steps == {
            "ocean": tuple(zip([16, 19, 22, 25, 28], points, strict=True)),
            "forest": tuple(zip([15, 18, 21, 24, 27], points, strict=True)),
            "desert": tuple(zip([11, 14, 17, 20, 23], points, strict=True)),
            "mountain": tuple(zip([13, 16, 19, 22, 25], points, strict=True)),
            "glacier": tuple(zip([11, 14, 17, 20, 23], points, strict=True)),
        }
        table_of: Any = USUAL.tables["CARD_POINTS"]
        assert table_of[GLACIER, :15].tolist() == [0] * 11 + [2] * 3 + [4]
        assert table_of[OCEAN, 60] == 10


class TestP2SetUp:
    def test_tiles_come_in_ten_piles_of_five_every_tile_once(self) -> None:
        """P2.1"""
        moves = moves_of(3)
        revealed = [move for move in moves if move.startswith("reveal")]
        assert len(revealed) == len(set(revealed)) == 50
        rounds = "".join(move[0] for move in moves if move[0] in "rt")
        assert rounds == ("r" * 5 + "t" * 3) * 10 + "t" * 6

    def test_every_tile_not_seen_is_equally_likely(self) -> None:
        """P2.1"""
        state = table("round 4; next reveal; table 7 8; left 10-14 / 15-18; new 0-3 9 20-49")
        odds = EDITION.odds(state)
        assert {EDITION.write(state, move) for move in odds} == {
            f"reveal {tile}" for tile in [*range(4), 9, *range(20, 50)]
        }
        assert set(odds.values()) == {1}
        assert refused_by(state, "reveal 7") == "P2.1"

    def test_twenty_animals_lie_open_under_the_rounds(self) -> None:
        """P2.2"""
        animals = [move for move in moves_of(2) if move.startswith("animal")]
        assert [int(move.split()[1]) for move in animals] == [
            3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12,
        ]  # fmt: skip
        assert len({move.split()[2] for move in animals}) == 20
        start = pangea.Match(EDITION, 2)
        assert start.turn == NATURE
        assert list(EDITION.odds(start.state).values()) == [1] * 45
        start.follow("animal 3 fox")
        assert refused_by(start.state, "animal 4 fox") == "P1.6"  # type: ignore[arg-type]
        assert refused_by(start.state, "animal 5 owl") == "P2.2"  # type: ignore[arg-type]
        assert refused_by(start.state, "tile 0 face 0 turn 0") == "P2.2"  # type: ignore[arg-type]

    def test_each_seat_gets_one_habitat_card_then_seat_0_begins(self) -> None:
        """P2.3"""
        state = table("players 4; next habitats; habitats - - - -")
        for left, move in zip((5, 4, 3, 2), ("0 ocean", "1 desert", "2 forest", "3 glacier"), strict=True):
            assert list(EDITION.odds(state).values()) == [1] * left
            state = after(state, f"habitat {move}")
        match = pangea.start("planet", players=4, seed=2)
        assert match.turn == 0
        dealt = table("players 3; next habitats; habitats ocean - -")
        assert refused_by(dealt, "habitat 1 ocean") == "P2.3"
        assert refused_by(dealt, "habitat 2 desert") == "P2.3"
        assert refused_by(dealt, "tile 0 face 0 turn 0") == "P2.3"
        assert refused_by(dealt, "reveal 3") == "P3.1"


class TestP3Continents:
    def test_there_are_twelve_rounds_of_one_tile_each(self) -> None:
        """P3.1"""
        for players in (2, 3, 4):
            assert sum(move.startswith("tile") for move in moves_of(players)) == 12 * players

    def test_an_open_tile_on_a_bare_face_in_five_turns(self) -> None:
        """P3.1"""
        state = table("round 3; turn 1; table 17 4 33; planets 0:OOFFD | 0:GGMMM 7:OOFFD")
        assert legal(state) == {
            f"tile {tile} face {face} turn {turn}"
            for tile in (17, 4, 33)
            for face in range(12)
            if face not in (0, 7)
            for turn in range(5)
        }
        assert refused_by(state, "tile 5 face 1 turn 0") == "P3.1"

    @pytest.mark.parametrize(
        ("turn", "letters"), [(0, "OOFFD"), (1, "DOOFF"), (2, "FDOOF"), (3, "FFDOO"), (4, "OFFDO")]
    )
    def test_turned_by_t_the_letter_j_lies_at_portion_j_plus_t(self, turn: int, letters: str) -> None:
        """P3.1, and the notation"""
        assert USUAL.tiles[20] == "OOFFD"
        state = after(table("table 20 1 2 3 4"), f"tile 20 face 3 turn {turn}")
        assert "".join(LETTERS[habitat] for habitat in state.cover[0, 15:20]) == letters

    def test_seats_place_clockwise_from_the_first_player_on(self) -> None:
        """P3.1, P4.5"""
        match = pangea.start("planet", players=3, seed=9)
        turns = []
        for _ in range(36):
            turns.append(match.turn)
            match.play(match.legal()[0])
        assert turns == [seat for number in range(12) for seat in ((number + step) % 3 for step in range(3))]
        assert match.turn == OVER

    def test_a_tile_that_was_taken_is_gone_and_the_others_close_up(self) -> None:
        """P3.1"""
        state = after(table("players 3; table 5 6 7 8 9"), "tile 7 face 0 turn 0")
        assert state.open_tiles.tolist() == [5, 6, 8, 9, -1]
        assert refused_by(state, "tile 7 face 0 turn 0") == "P3.1"

    def test_tiles_left_over_go_to_round_11_then_to_round_12_then_out(self) -> None:
        """P3.2: in the order they were turned up."""
        state = table("players 3; turn 1; table 40 41 42; round 3; left 30 31 32 33 / -")
        later = after(state, "tile 41 face 0 turn 0")
        assert later.leftover.tolist() == [[30, 31, 32, 33, 40], [42, -1, -1, -1, -1]]
        two = table("turn 0; round 2; table 43 44 40 41; left 30 31 32 / -")
        two = after(two, "tile 44 face 0 turn 0")
        assert two.leftover.tolist() == [[30, 31, 32, 43, 40], [41, -1, -1, -1, -1]]
        full = table("players 3; turn 0; table 40 41 42; round 5; left 30-34 / 35-38")
        full = after(full, "tile 40 face 0 turn 0")
        assert full.leftover.tolist() == [[30, 31, 32, 33, 34], [35, 36, 37, 38, 41]]

    def test_the_last_two_rounds_are_played_with_what_was_left_over(self) -> None:
        """P3.2"""
        state = table("turn 0; round 10; table 40 41 42 43; left 30-34 / 35-39; new -")
        state = after(state, "tile 43 face 0 turn 0")
        assert state.open_tiles.tolist() == [30, 31, 32, 33, 34]
        assert EDITION.rules.to_move(state) == 0
        state = after(state, "tile 30 face 1 turn 0", "tile 32 face 0 turn 1")
        assert state.round_now == 12
        assert state.open_tiles.tolist() == [35, 36, 37, 38, 39], "what is left of round 11 leaves the game"
        assert state.leftover.tolist() == [[-1] * 5] * 2

    def test_a_placed_tile_never_moves(self) -> None:
        """P3.3"""
        state = table("round 3; table 17 4 33; planets 0:OOFFD | 0:GGMMM")
        assert refused_by(state, "tile 17 face 0 turn 2") == "P3.3"
        placed = after(state, "tile 17 face 1 turn 0")
        assert placed.cover[0, :5].tolist() == state.cover[0, :5].tolist()

    def test_all_planets_are_open_to_all(self) -> None:
        """P3.3"""
        match = pangea.start("planet", players=2, seed=4)
        match.play(match.legal()[7])
        seen = [match.view(seat).fields["cover"] for seat in (pangea.WATCHER, 0, 1)]
        assert seen[0] == seen[1] == seen[2]


class TestP5TheEnd:
    def test_the_game_ends_after_round_12_and_habitat_cards_are_shown(self) -> None:
        """P5.1"""
        match = random_match(3)
        assert match.ending == "twelve"
        assert match.view(0).fields["habitat"][:3] == [HABITATS[card] for card in match.state.habitat[:3]]
        assert refused_by(match.state, "tile 0 face 0 turn 0") == "P5.1"
        assert refused_by(match.state, "reveal 0") == "P5.1"

    @pytest.mark.parametrize(("portions", "points"), [(14, 0), (15, 2), (17, 2), (18, 4), (27, 10), (40, 10)])
    def test_habitat_cards_score_by_their_steps(self, portions: int, points: int) -> None:
        """P5.1, P1.7"""
        letters = ("F" * portions).ljust(60, "D")
        faces = " ".join(f"{face}:{letters[face * 5 : face * 5 + 5]}" for face in range(12))
        state = table(f"round 12; next over; habitats forest ocean; planets {faces}")
        assert EDITION.points(state)[0] == points

    def test_animals_of_the_cards_habitat_give_1_point_others_2(self) -> None:
        """P5.2: whether or not the card scored. The example of the rules: 4 + 2 + 6."""
        animals = "cards 3:fox>0 4:panda>0 5:camel>0 6:seal>0 6:wolf>0 7:owl>1"
        forest = "0:FFFFF 1:FFFFF 2:FFFFF 3:FFFDD"
        state = table(f"round 12; next over; habitats forest ocean; {animals}; planets {forest}")
        assert EDITION.points(state)[:2] == [12, 2]
        poor = table(f"round 12; next over; habitats forest ocean; {animals}")
        assert EDITION.points(poor)[:2] == [8, 2]

    def test_most_points_win_then_most_animals_then_all(self) -> None:
        """P5.3"""
        start = "players 3; round 12; next over; habitats forest ocean glacier; cards"
        assert EDITION.winners(table(f"{start} 3:camel>0 4:cobra>1 5:lion>1")) == [1]
        # Two forest animals are worth as much to the forest card as one of another habitat to another card.
        assert EDITION.winners(table(f"{start} 3:fox>0 4:panda>0 5:camel>1")) == [0]
        assert EDITION.winners(table(f"{start} 3:lion>0 4:cobra>1 5:camel>2")) == [0, 1, 2]
        assert EDITION.winners(table(start)) == [0, 1, 2]


class TestP6Variants:
    def test_beginners_have_no_habitat_cards_and_every_animal_gives_1(self) -> None:
        """P6.1"""
        match = random_match(3, rules="beginners")
        assert not any(move.startswith("habitat") for move in match.moves)
        animals = Counter(match.state.owner.tolist())
        assert match.record()["points"] == [animals[seat] for seat in range(3)]
        dealing = table("rules beginners; next reveal")
        assert refused_by(dealing, "habitat 0 ocean") == "P6.1"
        assert {line.rule for line in match.score().lines} <= {"P6.1", "P4.3", "P4.4"}

    def test_surprise_animals_two_for_each_round_one_of_them_face_down(self) -> None:
        """P6.2"""
        moves = moves_of(2, animals="surprise")
        assert [int(move.split()[1]) for move in moves[:10]] == list(range(3, 13))
        assert all(move.startswith("animal") for move in moves[:10])
        assert sum(move.startswith("animal") for move in moves) == 20

    def test_at_the_end_of_round_r_the_hidden_animal_of_round_r_plus_2_is_shown(self) -> None:
        """P6.2: after the animals of the round are given out, before the next tiles are turned up."""
        moves = moves_of(2, animals="surprise")
        placed = 0
        for number, move in enumerate(moves):
            placed += move.startswith("tile")
            if move.startswith("tile") and placed % 2 == 0 and placed // 2 <= 10:
                assert moves[number + 1].startswith(f"animal {placed // 2 + 2} ")
            elif move.startswith("tile") and placed < 24:
                assert not moves[number + 1].startswith("animal")

    def test_a_surprise_is_any_animal_not_seen_yet(self) -> None:
        """P6.2"""
        state = table("animals surprise; round 1; turn 1; table 0 1 2 3; cards 3:fox 4:owl 5:panda")
        state = after(state, "tile 0 face 0 turn 0")
        assert EDITION.rules.to_move(state) == NATURE
        odds = EDITION.odds(state)
        assert len(odds) == 42
        assert set(odds.values()) == {1}
        assert refused_by(state, "animal 4 whale") == "P2.2"
        assert refused_by(state, "animal 3 owl") == "P1.6"
        assert refused_by(state, "tile 1 face 0 turn 0") == "P6.2"
        assert refused_by(state, "reveal 9") == "P3.1"
        shown = after(state, "animal 3 dolphin")
        assert shown.animal[:2].tolist() == [
            USUAL.names["animals"].index(name) for name in ("fox", "dolphin")
        ]
        assert refused_by(shown, "animal 4 lion") == "P2.2"
        assert refused_by(shown, "tile 1 face 0 turn 0") == "P3.1"

    def test_both_variants_go_together(self) -> None:
        """P6.1, P6.2"""
        match = random_match(4, rules="beginners", animals="surprise")
        assert len(match.moves) == 48 + 50 + 20


class TestP7Hidden:
    def test_habitat_cards_are_hidden_from_the_others(self) -> None:
        """P7.1"""
        match = pangea.start("planet", players=3, seed=6)
        assert match.log(1)[20:23] == ["habitat 0 ?", match.moves[21], "habitat 2 ?"]
        assert match.view(1).fields["habitat"][0] is None
        assert match.view(1).fields["habitat"][1] == HABITATS[match.state.habitat[1]]  # type: ignore[attr-defined]

    def test_piles_and_face_down_animals_are_in_no_field_before_they_are_turned_up(self) -> None:
        """P7.1: two games that differ only in what will be drawn later have equal bytes."""
        one, two = (pangea.Match(EDITION, 2, {"animals": "surprise"}, seed) for seed in (1, 2))
        while one.turn == NATURE:
            move = EDITION.write(one.state, min(EDITION.odds(one.state)))
            one.follow(move)
            two.follow(move)
        assert one.state.tobytes() == two.state.tobytes()  # type: ignore[attr-defined]

    def test_what_lies_ready_for_the_last_rounds_is_seen_by_all(self) -> None:
        """P7.1, P3.2"""
        state = after(
            table("players 3; turn 1; table 40 41 42; round 3; left 30 31 32 33 / -"), "tile 41 face 0 turn 0"
        )
        assert View(EDITION, state, -1).fields["leftover"][0] == [30, 31, 32, 33, 40]
