"""The search: it finds what there is, counts rightly, repeats itself, stops when told, and goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from threading import Event
from typing import Any

import numpy as np
import pytest

import pangea
from pangea.bots.search import Player, SearchSettings
from pangea.bots.search.growing import grow
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.settings import settings_from
from pangea.bots.search.tree import (
    NONE,
    Tree,
    add_branch,
    add_node,
    branch_by,
    branch_out,
    has_exactly,
    most_promising,
    most_promising_of_these,
    new_tree,
    stance_of,
)
from pangea.core.chance import random_from
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.contract import NATURE, OVER
from pangea.core.edition import Edition
from pangea.core.errors import BadTable
from pangea.core.match import Match, start
from pangea.core.record import Record, copied
from pangea.core.views import View
from pangea.games.clans.notation import read_position

GAMES = [game.name for game in pangea.every_game()]


@cache
def compiled_game(name: str) -> Compiled:
    return compiled_for(Edition(pangea.game(name)))


@cache
def edition_of(name: str) -> Edition:
    return compiled_game(name).fast_edition


def first_view(name: str, players: int = 2) -> View:
    """What the first player of a game sees."""
    match = start(edition_of(name), players, seed=1)
    return match.view(match.turn)


def random_match(name: str, players: int, seed: int, moves: int) -> Match:
    """A match after so many random decisions."""
    match = start(edition_of(name), players, seed=seed)
    random = random_from(seed)
    for _ in range(moves):
        if match.is_over:
            break
        match.play(match.edition.write(match.state, int(match.edition.rules.pick(match.state, random))))
    return match


# It finds what there is to find


def test_it_wins_in_one_move() -> None:
    """Whoever moves founds the last village: a red one wins the game for red, the other for anybody else."""
    edition = edition_of("clans")
    state = read_position(
        edition.board,
        "players 2; turn 0; villages 11; clans red blue; tokens 5 6; points 10 10 10 10 10;"
        "huts 0:RR 1:R 50:BBGYK 51:B",
    )
    view = View(edition, state, 0)
    for seed in range(10):
        assert Player(seed, "60").choose(view, view.legal()) == "move 0>1"


def best_and_all(edition: Edition, state: Record, seat: int) -> tuple[float, dict[int, float]]:
    """The odds to win if both play perfectly, and those after each move: by looking at every line."""
    mover = int(edition.rules.to_move(state))
    if mover == OVER:
        winners = edition.winners(state)
        return (1 / len(winners) if seat in winners else 0.0), {}
    odds = edition.odds(state) if mover == NATURE else dict.fromkeys(edition.legal(state), 1)
    after: dict[int, float] = {}
    for move in odds:
        then = copied(state)
        edition.rules.apply(then, move)
        after[move] = best_and_all(edition, then, seat)[0]
    if mover == NATURE:
        return sum(after[move] * weight for move, weight in odds.items()) / sum(odds.values()), after
    return (max(after.values()) if mover == seat else min(after.values())), after


def last_rounds() -> list[tuple[Match, float, dict[int, float]]]:
    """The last round of Planet, with nothing hidden: the first player of the round is to move.

    Only such where it matters how both play: not every move is as good as the others. With the odds to win.
    """
    found = []
    edition = edition_of("planet")
    for seed in range(12):
        match = start(edition, 2, {"rules": "beginners"}, seed=seed)
        random = random_from(seed)
        while match.state.round_now < 12:  # type: ignore[attr-defined]
            match.play(edition.write(match.state, int(edition.rules.pick(match.state, random))))
        best, after = best_and_all(edition, match.state, match.turn)
        if len(set(after.values())) > 1:
            found.append((match, best, after))
    return found


def test_at_the_end_of_planet_it_plays_as_well_as_can_be() -> None:
    """Where nothing is hidden, thinking on comes as close to perfect play as one likes."""
    matches = last_rounds()
    assert len(matches) >= 2
    for match, best, after in matches:
        view = match.view(match.turn)
        player = Player(1, "20000,margin=0")
        chosen = player.choose(view, view.legal())
        assert after[match.edition.read(match.state, chosen)] == best
        assert player.thoughts[0].win_odds[view.seat] == pytest.approx(best, abs=0.1)


# It counts rightly


@pytest.mark.parametrize("name", GAMES)
def test_all_visits_and_all_wins_are_accounted_for(name: str) -> None:
    settings = SearchSettings(seconds=None, iterations=2000)
    searcher = Searcher(compiled_game(name), settings)
    view = first_view(name, 3)
    searcher.start(view, believed(view), 1, 0)
    searcher.grow(2000)
    root, branches = searcher.branch_to(searcher.root), searcher.branches()
    assert root.visits == 2000
    assert sum(branch.visits for branch in branches) == 2000 - settings.patience
    assert sum(root.wins) == pytest.approx(2000, rel=1e-4)
    for branch in branches:
        assert sum(branch.wins) == pytest.approx(branch.visits, rel=1e-4)
        below = sum(one.visits for one in searcher.branches(branch.node))
        assert below == 0 or below < branch.visits


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_it_thinks_the_same(name: str) -> None:
    match = random_match(name, 2, 3, 6)
    view = match.view(match.turn)
    compiled, interpreted = (
        Searcher(compiled_game(name), SearchSettings(nodes=2000, patience=2, horizon=3)) for _ in range(2)
    )
    interpreted._grow = Edition(pangea.game(name)).binding().twin(grow)
    for searcher in (compiled, interpreted):
        searcher.start(view, believed(view), 5, 0)
        searcher.grow(10)
    assert compiled.branches() == interpreted.branches()
    assert compiled.tree.used.tolist() == interpreted.tree.used.tolist()


def small_tree() -> Tree:
    return new_tree(nodes=8, seats=2)


def codes(*moves: int) -> Any:
    return np.array(moves, np.int32)


def opened(tree: Tree, *moves: int) -> tuple[int, int]:
    """A node with branches and a stance that thinks the same of all of them."""
    node = add_node(tree)
    stance = stance_of(tree, node, 7)
    assert branch_out(tree, node, codes(*moves), len(moves))
    tree.stances[stance].first = 0
    tree.used[3] = len(moves)
    tree.visits[: len(moves)] = 1
    tree.reward[: len(moves)] = 0.5
    return node, stance


def test_a_branch_that_was_possible_more_often_without_being_chosen_is_owed_more() -> None:
    tree = small_tree()
    node, stance = opened(tree, 4, 5, 6)
    tree.stances[stance].visits = 100
    possible = np.zeros(10, np.bool_)
    tree.missed[:3] = 90, 0, 90
    assert most_promising_of_these(tree, node, stance, codes(4, 5, 6), 3, possible, 0.5) == 1
    # Branch 1 is not possible now: that is counted, and it is not chosen.
    assert most_promising_of_these(tree, node, stance, codes(4, 6), 2, possible, 0.5) != 1
    assert tree.missed[:3].tolist() == [90, 1, 90]
    assert not possible.any()


def test_a_new_branch_starts_with_what_was_expected_and_no_missed_chances_to_make_up() -> None:
    tree = small_tree()
    node, stance = opened(tree, 4, 5)
    tree.stances[stance].visits, tree.stances[stance].reward = 10, 8.0
    tree.child[:2] = 3, 4
    assert add_branch(tree, node, 9, 2.0)
    assert has_exactly(tree, node, codes(4, 5, 9), 3)
    assert branch_by(tree, node, 9) == 2
    assert branch_by(tree, node, 8) == NONE
    first, opinions = int(tree.nodes[node].first), int(tree.stances[stance].first)
    assert tree.child[first : first + 3].tolist() == [3, 4, NONE]
    assert tree.visits[opinions : opinions + 3].tolist() == [1, 1, 2]
    assert tree.reward[opinions : opinions + 3].tolist() == pytest.approx([0.5, 0.5, 1.6])
    assert tree.missed[opinions + 2] == 10


def test_the_best_is_chosen_and_curiosity_looks_at_the_rest() -> None:
    tree = small_tree()
    _, stance = opened(tree, 4, 5, 6)
    tree.stances[stance].visits = 1000
    tree.visits[:3], tree.reward[:3] = (500, 490, 10), (300.0, 245.0, 5.0)
    room = np.zeros(3, np.float32)
    assert most_promising(tree, stance, 3, 0.0, room) == 0
    assert most_promising(tree, stance, 3, 1.0, room) == 2


def test_what_a_seat_keeps_to_itself_is_thought_of_apart() -> None:
    tree = small_tree()
    node = add_node(tree)
    red, blue = stance_of(tree, node, 0), stance_of(tree, node, 1)
    assert red != blue
    assert (stance_of(tree, node, 0), stance_of(tree, node, 1)) == (red, blue)


def test_a_full_tree_is_still_walked() -> None:
    searcher = Searcher(compiled_game("clans"), SearchSettings(nodes=1000))
    view = first_view("clans")
    searcher.start(view, believed(view), 1, 0)
    searcher.grow(20_000)
    assert searcher.branch_to(searcher.root).visits == 20_000
    assert searcher.tree.used[0] <= 1000
    assert searcher.tree.used[3] <= len(searcher.tree.visits)


# It repeats itself, alone or beside others


def test_the_same_view_seed_and_iterations_give_the_same_thoughts() -> None:
    view = first_view("clans", 3)
    one, two = Player(4, "3000"), Player(4, "3000")
    assert one.choose(view, view.legal()) == two.choose(view, view.legal())
    assert one.thoughts == two.thoughts
    assert one.iterations == two.iterations == 3000


def test_players_on_other_threads_change_nothing() -> None:
    view = first_view("planet", 3)

    def thoughts(seed: int) -> Any:
        player = Player(seed, "2000")
        player.choose(view, view.legal())
        return player.thoughts

    alone = [thoughts(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(thoughts, range(4))) == alone


def test_several_threads_think_together() -> None:
    view = first_view("clans")
    player = Player(1, "500,threads=3")
    assert player.choose(view, view.legal()) in view.legal()
    assert player.iterations == 1500
    assert sum(thought.visits for thought in player.thoughts) == 1500 - 3 * SearchSettings.patience


@pytest.mark.parametrize("settings", ["600s", "1000000000", "600s,threads=2"])
def test_it_stops_when_another_thread_says_so(settings: str) -> None:
    view = first_view("clans")
    player = Player(1, settings)
    with ThreadPoolExecutor(1) as pool:
        choice = pool.submit(player.choose, view, view.legal())
        while wait([choice], timeout=0.01).not_done:  # a moment, so that it comes to think at all
            player.stop()
        assert choice.result() in view.legal()


def test_who_says_stop_before_it_begins_is_heard_once() -> None:
    """It still looks at every move, and has its time again for the next choice."""
    view = first_view("genesis")
    player = Player(1, "600")
    player.stop()
    assert player.choose(view, view.legal()) in view.legal()
    least = player.iterations
    assert 0 < least < 600
    player.choose(view, view.legal())
    assert player.iterations == 600
    stopped = Event()
    stopped.set()
    player.choose(view, view.legal(), stopped)
    assert player.iterations == least
    player.choose(view, view.legal())
    assert player.iterations == 600


def test_with_a_single_iteration_it_still_chooses() -> None:
    for name in GAMES:
        view = first_view(name)
        assert Player(1, "1").choose(view, view.legal()) in view.legal()
        assert Player(1, "0s").choose(view, view.legal()) in view.legal()


# It goes on with what it knows


def test_a_tree_is_gone_on_with() -> None:
    match = start(edition_of("clans"), 2, seed=1)
    player = Player(1, "20000,reuse")
    view = match.view(0)
    match.play(player.choose(view, view.legal()))
    expected = player.thoughts[0].line[1]
    match.play(expected)
    view = match.view(0)
    player.choose(view, view.legal())
    searcher = player._searchers[0]
    assert searcher.root != 0
    assert searcher.branch_to(searcher.root).visits > 20_000


def test_a_tree_of_another_match_is_forgotten() -> None:
    edition = edition_of("clans")
    player = Player(1, "500,reuse")
    for seed in (1, 2):
        view = start(edition, 2, seed=seed).view(0)
        player.choose(view, view.legal())
        assert player._searchers[0].root == 0
        assert player._searchers[0].branch_to(0).visits == 500


def test_a_player_with_another_seed_chooses_as_a_new_one() -> None:
    first, second = first_view("clans", 3), first_view("clans", 2)
    practised, fresh = Player(5, "1000,reuse"), Player(3, "1000,reuse")
    practised.choose(second, second.legal())
    practised.choose(first, first.legal())
    practised.reseed(3)
    assert practised.choose(first, first.legal()) == fresh.choose(first, first.legal())
    assert practised.thoughts == fresh.thoughts


def test_without_reuse_what_was_thought_before_does_not_matter() -> None:
    """Only the random numbers of a later choice are others."""
    first, second = first_view("clans", 3), first_view("clans", 2)
    practised, fresh = Player(3, "1000"), Player(3, "1000")
    practised.choose(second, second.legal())
    fresh.choose(first, first.legal())
    assert practised.choose(first, first.legal()) == fresh.choose(first, first.legal())
    assert practised.thoughts == fresh.thoughts


# Its settings


def test_settings_are_read() -> None:
    settings = settings_from("0.5s,threads=2,patience=5,curiosity=0.7,reuse")
    assert settings == SearchSettings(seconds=0.5, threads=2, patience=5, curiosity=0.7, reuse=True)


@pytest.mark.parametrize(
    "text", ["soon", "0", "-3", "-1s", "nans", "threads=0", "patience=0", "margin=2", "wit=1", "nodes=many"]
)
def test_what_is_no_setting_is_refused(text: str) -> None:
    with pytest.raises(BadTable, match="is not a setting of a search"):
        settings_from(text)
