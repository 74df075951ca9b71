"""The schedule is fair: the same seats and the same deals for everybody."""

from __future__ import annotations

from collections import Counter

import pytest

import pangea
from pangea.arena import Fixture, Tournament
from pangea.arena.tournaments import circles, line_ups
from pangea.bots import Bot
from pangea.core.errors import BadTable
from pangea.core.views import View

from . import strange_bots

NAMES = ("random", "greedy", "search:50", "search:60", "search:70")


def schedule(tournament: Tournament) -> list[Fixture]:
    return [tournament.fixture(number) for number in range(tournament.games)]


@pytest.mark.parametrize("players", pangea.game("clans").players)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_bot_is_in_every_seat_equally_often(players: int, count: int) -> None:
    tournament = Tournament("clans", NAMES[:count], players, games=3)
    taken = Counter((bot, seat) for fixture in schedule(tournament) for seat, bot in enumerate(fixture.seats))
    assert {bot for bot, _ in taken} == set(NAMES[:count])
    assert len(set(taken.values())) == 1
    assert len(taken) == count * players


@pytest.mark.parametrize("players", pangea.game("clans").players)
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_with_every_deal_every_line_up_sits_in_every_way(players: int, count: int) -> None:
    tournament = Tournament("clans", NAMES[:count], players, games=60)
    for deal in range(tournament.games // tournament.round):
        for number, line_up in enumerate(tournament.line_ups):
            together = [
                fixture
                for fixture in schedule(tournament)
                if (fixture.deal, fixture.line_up) == (deal, number)
            ]
            assert len(together) == players
            for seat in range(players):
                assert Counter(fixture.seats[seat] for fixture in together) == Counter(line_up)


def test_the_deals_are_the_same_for_everybody_and_different_from_each_other() -> None:
    tournament = Tournament("clans", NAMES[:3], players=2, games=60)
    seeds: dict[int, set[int]] = {}
    for fixture in schedule(tournament):
        seeds.setdefault(fixture.deal, set()).add(fixture.seed)
    assert all(len(found) == 1 for found in seeds.values())
    assert len(set.union(*seeds.values())) == len(seeds) == 10


def test_the_same_deal_is_dealt_in_every_rotation() -> None:
    tournament = Tournament("clans", NAMES[:3], games=3)
    matches = [
        pangea.start("clans", tournament.players, fixture.seed).log(pangea.WATCHER)
        for fixture in schedule(tournament)
    ]
    assert matches[0] == matches[1] == matches[2]


def test_neighbours_change_from_deal_to_deal() -> None:
    tournament = Tournament("clans", NAMES[:3], games=6)
    followers = Counter(
        (bot, fixture.seats[(seat + 1) % 3])
        for fixture in schedule(tournament)
        for seat, bot in enumerate(fixture.seats)
    )
    assert set(followers.values()) == {3}


def test_another_seed_deals_other_games() -> None:
    one, other = (Tournament("clans", NAMES[:2], seed=seed).fixture(0) for seed in (1, 2))
    assert one.seats == other.seats
    assert one.seed != other.seed


def test_who_meets_whom() -> None:
    assert len(line_ups(NAMES, 4)) == 5
    assert line_ups(NAMES[:2], 4) == [
        ("random", "greedy", "greedy", "greedy"),
        ("greedy", "random", "random", "random"),
    ]
    assert line_ups(["greedy", "random", "random"], 3) == [("greedy", "random", "random")]
    assert len(circles(NAMES)) == 24
    assert circles(("greedy", "random", "random")) == [("greedy", "random", "random")]


def test_one_against_copies_named_one_by_one_is_one_line_up() -> None:
    tournament = Tournament("clans", ["greedy", "random", "random", "random"], games=4)
    assert [fixture.seats.index("greedy") for fixture in schedule(tournament)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("bots", "players", "wanted", "games"),
    [(2, 2, 5, 6), (2, 2, 6, 6), (3, 2, 1, 6), (2, 4, 9, 16), (4, 4, 201, 204)],
)
def test_games_are_rounded_up_to_whole_rounds(bots: int, players: int, wanted: int, games: int) -> None:
    assert Tournament("clans", NAMES[:bots], players, wanted).games == games


def test_as_many_sit_at_a_table_as_there_are_bots_if_the_game_allows() -> None:
    assert [Tournament("clans", NAMES[:count]).players for count in (2, 3, 4, 5)] == [2, 3, 4, 4]


@pytest.mark.parametrize(
    ("bots", "players", "said"),
    [
        (["greedy"], 2, "at least two different bots"),
        (["greedy", "greedy"], 2, "at least two different bots"),
        (["greedy", "greedy", "random"], 2, "“greedy” is named several times"),
        (["greedy", "genius"], 2, "There is no bot called “genius”"),
        (["greedy", "search:soon"], 2, "is not a setting of a search"),
        (["greedy", "random"], 7, "clans is for 2 to 4 players, not 7"),
    ],
)
def test_what_makes_no_tournament_is_refused(bots: list[str], players: int, said: str) -> None:
    with pytest.raises(BadTable, match=said):
        Tournament("clans", bots, players)


def test_a_match_depends_on_its_number_alone() -> None:
    tournament = Tournament("clans", ["greedy", "random", "search:20"], players=2)
    assert tournament.play(7) == tournament.play(7)
    again = Tournament("clans", ["greedy", "random", "search:20"], players=2, games=900)
    assert tournament.play(7) == again.play(7)
    assert tournament.play(7) != tournament.play(6)


def test_a_board_of_ones_own_is_played_on() -> None:
    content = dict(pangea.Edition(pangea.game("clans")).board.content)
    content["terrain"] = content["terrain"][1:] + content["terrain"][:1]
    usual, own = (Tournament("clans", ["greedy", "random"], content=board) for board in (None, content))
    assert own.described["options"]["content"] == content
    assert own.edition.board.content["terrain"] == content["terrain"]
    assert usual.described["options"] == {}


def test_preparing_survives_a_bot_that_crashes() -> None:
    """Whoever comes after it is asked for a move all the same."""
    asked = []

    class Attentive:
        def choose(self, view: View, legal: list[str]) -> str:  # noqa: ARG002
            asked.append(legal)
            return legal[0]

    def make(name: str, seed: int) -> Bot:
        return Attentive() if name == "attentive" else strange_bots.make(name, seed)

    for line_up in (["crashing", "attentive"], ["attentive", "crashing"], ["babbling", "attentive"]):
        Tournament("clans", line_up, make=make).prepare()
    assert len(asked) == 3
